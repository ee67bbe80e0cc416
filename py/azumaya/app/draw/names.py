"""Names where there is little room: each is cut at its own end, but for the number that tells equal ones apart."""

from __future__ import annotations

import re

from azumaya.app.html import Html, Markup
from azumaya.core.text import Text

_NUMBERED = re.compile(r"(.*\S)( \d+)")


def draw_name(h: Html, name: str | Text, class_: str) -> Markup:
    """A name; "Eager guest 2" in two parts, of which the first may be cut."""
    words = h.words(name)
    if parts := _NUMBERED.fullmatch(words):
        return h("span", h("span", parts[1]), h("span", parts[2]), class_=class_, dir="auto", data_numbered=True)
    return h("span", words, class_=class_, dir="auto")
