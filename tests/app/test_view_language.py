"""Every sentence on every screen goes through the catalog: in a language of our own no English is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.moments import MOMENTS
from app.reading import Node, read
from azumaya.app import html
from azumaya.app.shipped import SHIPPED
from azumaya.app.view import view

SPOKEN = ("aria-label", "aria-valuetext", "placeholder", "title")
FOREIGN = ("rules", "licences, one text")  # prose in the language it was written in
# What is the same in every language: names (those the app gives are kept as names), cells, clauses, numbers, and the
# letters on ribbons.
NAMES = {word for each in SHIPPED for word in (each.name, each.licence, each.source) if word}
WORKS = "|".join(map(re.escape, sorted(NAMES, key=len, reverse=True)))
SAME = re.compile(
    rf"{WORKS}|Browser/1.0|no picture|Mio|Jun|Player|Eager guest|Patient host|Azumaya|dev|MIT|\br\dc\d\b|\b[RA]\d+\b|^[POGBR]$|\bg?\d[\w.]*\b|https?://\S+"
)


class Circled:
    """A language whose every letter wears a ring: what has none did not come from a catalog."""

    def gettext(self, message: str) -> str:
        return "".join(part if part.startswith("{") else ring(part) for part in re.split(r"(\{\w+\})", message))

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)


def ring(words: str) -> str:
    return re.sub("[A-Za-z]", lambda letter: chr(0x24B6 + ord(letter[0].lower()) - ord("a")), words)


@pytest.fixture(autouse=True)
def circled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    html.html.cache_clear()
    monkeypatch.setattr(html, "catalog", lambda language: Circled())
    yield
    html.html.cache_clear()


def sentences(node: Node) -> Iterator[str]:
    """All that is read or spoken."""
    yield from (node[name] for name in SPOKEN if node.get(name))
    for child in node.children:
        if isinstance(child, str):
            yield child
        elif child.tag not in ("style", "script"):
            yield from sentences(child)


@pytest.mark.parametrize("name", [name for name in MOMENTS if not name.startswith(FOREIGN)])
def test_no_sentence_bypasses_the_catalog(name: str) -> None:
    model = MOMENTS[name]()
    page = view(replace(model, settings=replace(model.settings, language="xx")))
    spoken = [*sentences(read(page.html)), page.title]
    assert [words for words in spoken if re.search("[A-Za-z]", SAME.sub("", words))] == []
