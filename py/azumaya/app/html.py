"""HTML from elements. Whatever is not markup already is escaped; there is no other way into a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from string import Formatter
from typing import TypeAlias

from azumaya.app.texts import catalog
from azumaya.core.text import ENGLISH, Catalog, Named, Plural, Text

Value: TypeAlias = str | int | bool | Text | None
Child: TypeAlias = "Markup | str | int | Text | Iterable[Child] | None"

VOID = frozenset({"br", "img", "input", "meta"})


class Markup(str):
    """Text that is HTML already. Made by `Html`, and by hand only for drawings that hold no foreign word."""

    __slots__ = ()


class Html:
    """Builds elements in one language: `h("p", "Hello", class_="say")`."""

    __slots__ = ("catalog",)

    def __init__(self, catalog: Catalog = ENGLISH) -> None:
        self.catalog = catalog

    def __call__(self, tag: str, /, *children: Child, **attributes: Value) -> Markup:
        """One element. Attributes: `class_` is class, `data_tap` is data-tap; True stands bare, None and False not."""
        head = "".join([self._attribute(name, value) for name, value in attributes.items()])
        if tag in VOID:
            return Markup(f"<{tag}{head}>")
        return Markup(f"<{tag}{head}>{self.join(children)}</{tag}>")

    def join(self, children: Iterable[Child]) -> Markup:
        """Several things, one after the other."""
        return Markup("".join([self.text(child) for child in children]))

    def text(self, child: Child) -> Markup:
        """Markup as it is, everything else escaped; None is nothing."""
        if isinstance(child, Markup):
            return child
        if child is None:
            return Markup()
        if isinstance(child, str | int | Text):
            return Markup(escape(self.words(child)))
        return self.join(child)

    def words(self, value: str | int | Text) -> str:
        """A text in the reader's language, not escaped: for titles and attributes."""
        return value.render(self.catalog) if isinstance(value, Text) else str(value)

    def rich(self, sentence: Text, /, **marked: Markup) -> Markup:
        """A sentence, some of whose blanks are filled with markup: `rich(Text("{who} plays"), who=h("b", name))`."""
        blanks = dict(sentence.values)
        if isinstance(sentence, Plural):
            pattern = self.catalog.ngettext(sentence.id, sentence.many, sentence.n)
        else:
            pattern = self.catalog.gettext(sentence.id)
        parts: list[Child] = []
        for words, blank, _, _ in Formatter().parse(pattern):
            parts.append(words)
            if blank is not None:
                parts.append(marked[blank] if blank in marked else blanks[blank])
        return self.join(parts)

    def _attribute(self, name: str, value: Value) -> str:
        if isinstance(value, Text):
            value = value.render(self.catalog)
        return _attribute(name, value)


@lru_cache(maxsize=16)
def html(language: str, names: tuple[str, ...] = ()) -> Html:
    """The builder of a language, one for all pages, so that what it built can be kept by those who ask twice.

    At a table it knows the names of those who sit there, by seat.
    """
    return Html(Named(catalog(language), names))


@lru_cache(maxsize=8192, typed=True)
def _attribute(name: str, value: str | int | bool | None) -> str:
    """An attribute as it is written. Most of a page is the same as in the page before."""
    if value is None or value is False:
        return ""
    written = name.rstrip("_").replace("_", "-")
    return f" {written}" if value is True else f' {written}="{escape(str(value))}"'


def look(attributes: Mapping[str, str]) -> dict[str, Value]:
    """A game's look as data-* attributes; an empty value stands bare."""
    return {f"data_{name}": value or True for name, value in attributes.items()}
