"""The languages of the app. The sentences themselves are English; a catalog in `locale/` gives another language.

Catalogs are compiled gettext files, `locale/de.mo`, made with the ordinary tools (keywords `Text` and `Plural:1,2`).
"""

from __future__ import annotations

import gettext
from functools import cache
from importlib import resources
from io import BytesIO

from azumaya.core.text import ENGLISH, Catalog


@cache
def catalog(language: str) -> Catalog:
    """The catalog of a language, English where there is none."""
    folder = resources.files(__package__) / "locale"
    for name in (language, language.partition("-")[0]):
        file = folder / f"{name}.mo"
        if name.isalnum() and file.is_file():
            return read(file.read_bytes())
    return ENGLISH


def read(compiled: bytes) -> Catalog:
    """The catalog in a compiled gettext file."""
    return gettext.GNUTranslations(BytesIO(compiled))
