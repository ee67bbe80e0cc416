"""Sentences that are rendered late, in the reader's language.

A `Text` is a whole English sentence with named blanks, never glued from words. The sentence itself is the
gettext message id, so catalogs are made with the ordinary tools (keywords `Text` and `Plural:1,2`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Catalog(Protocol):
    """What gettext's translation objects offer."""

    def gettext(self, message: str, /) -> str:
        """The sentence in the catalog's language."""
        ...

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        """The form for n of a sentence that counts, in the catalog's language."""
        ...


class English:
    """The catalog of the source language: every sentence stands for itself."""

    def gettext(self, message: str, /) -> str:
        """The sentence itself."""
        return message

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        """The first form for one, the second for all else."""
        return one if n == 1 else many


ENGLISH = English()


class Named:
    """A catalog at a table: it also knows the names of those who sit there, by seat."""

    def __init__(self, catalog: Catalog, names: Sequence[str]) -> None:
        self.catalog = catalog
        self.names = tuple(names)

    def gettext(self, message: str, /) -> str:
        """The sentence in the catalog's language."""
        return self.catalog.gettext(message)

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        """The form for n of a sentence that counts, in the catalog's language."""
        return self.catalog.ngettext(one, many, n)


class Text:
    """A sentence: `Text("{who} rolls {n}.", who="Mio", n=4)`. Blanks may hold other texts. Equal by value."""

    __slots__ = ("id", "values")

    id: str
    values: tuple[tuple[str, str | int | Text], ...]

    def __init__(self, id: str, /, **values: str | int | Text) -> None:
        object.__setattr__(self, "id", id)
        object.__setattr__(self, "values", tuple(sorted(values.items())))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Text does not change")

    def render(self, catalog: Catalog = ENGLISH) -> str:
        """The sentence in the catalog's language, its blanks filled."""
        return self._fill(catalog.gettext(self.id), catalog)

    def _fill(self, sentence: str, catalog: Catalog) -> str:
        if not self.values:
            return sentence
        blanks = {k: v.render(catalog) if isinstance(v, Text) else v for k, v in self.values}
        return sentence.format_map(blanks)

    def __str__(self) -> str:
        return self.render()

    def __repr__(self) -> str:
        return f"Text({str(self)!r})"

    def _key(self) -> tuple[object, ...]:
        return (self.id, self.values)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._key() == self._key()

    def __hash__(self) -> int:
        return hash(self._key())


class Plural(Text):
    """A sentence that counts: `Plural("{n} stone", "{n} stones", n=3)`."""

    __slots__ = ("many", "n")

    many: str
    n: int

    def __init__(self, one: str, many: str, /, n: int, **values: str | int | Text) -> None:
        super().__init__(one, n=n, **values)
        object.__setattr__(self, "many", many)
        object.__setattr__(self, "n", n)

    def render(self, catalog: Catalog = ENGLISH) -> str:
        """The sentence in the catalog's language and the plural form of `n`."""
        return self._fill(catalog.ngettext(self.id, self.many, self.n), catalog)

    def _key(self) -> tuple[object, ...]:
        return (self.id, self.many, self.values)


class SeatName(Text):
    """Whoever sits at a seat: by name where the catalog is `Named`, else by number.

    For what a game says of others: `Text("{who} gives {to} a card.", who=who, to=SeatName(2))`.
    """

    __slots__ = ("seat",)

    seat: int

    def __init__(self, seat: int) -> None:
        super().__init__("{seat}", seat=seat)
        object.__setattr__(self, "seat", seat)

    def render(self, catalog: Catalog = ENGLISH) -> str:
        """The name, or "Player 3"."""
        if isinstance(catalog, Named) and self.seat < len(catalog.names):
            return catalog.names[self.seat]
        return Text("Player {n}", n=self.seat + 1).render(catalog)


def listed(words: Sequence[Text]) -> Text:
    """Several words in a row, at least one: "row 4, column 1 and box 2". Translators say how words are joined."""
    *some, last = words
    if not some:
        return last
    told = some[0]
    for word in some[1:]:
        told = Text("{some}, {one}", some=told, one=word)
    return Text("{some} and {one}", some=told, one=last)
