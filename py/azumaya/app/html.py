"""HTML from elements. Whatever is not markup already is escaped; there is no other way into a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from string import Formatter
from typing import TypeAlias

from azumaya.core.text import ENGLISH, Catalog, Plural, Text

Value: TypeAlias = str | int | bool | Text | None
Child: TypeAlias = "Markup | str | int | Text | Iterable[Child] | None"

VOID = frozenset({"br", "img", "input", "meta"})
_NAMES: dict[str, str] = {}  # attribute names as they are written: data_tap -> data-tap


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
        head = "".join([self._attribute(k, v) for k, v in attributes.items() if v is not None and v is not False])
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
        written = _NAMES.get(name)
        if written is None:
            written = _NAMES[name] = name.rstrip("_").replace("_", "-")
        if value is True:
            return f" {written}"
        return f' {written}="{escape(self.words(value))}"'  # type: ignore[arg-type]


def look(attributes: Mapping[str, str]) -> dict[str, Value]:
    """A game's look as data-* attributes; an empty value stands bare."""
    return {f"data-{name}": value or True for name, value in attributes.items()}
