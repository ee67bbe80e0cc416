"""The look words that are drawn, as `core/spot.py` writes them down. A word that is not among them is an error."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from azumaya.app.art.signs import DOMAINS, GIFTS, SHAPES, SUITS

BOX = 3  # rows and columns of a box, where a grid has boxes

Words = Mapping[str, Collection[str]]  # the values each word may have; a word that only stands there has ""
BARE = ("",)
RIBBONS = {"purple": "P", "orange": "O", "green": "G", "blue": "B", "red": "R"}  # with the letter on each
OWNERS = {"owner": tuple(SHAPES)}
GRID: Words = {"boxes": BARE, "azumaya": BARE, "field": BARE}
GROUND: Words = {"ground": ("light", "dark", "azumaya", "free")}
CELL: Words = {
    **GROUND,
    **OWNERS,
    "given": BARE,
    "yard": BARE,
    "filled": BARE,
    "ledge": ("row", "column", "row column"),
}
STONE: Words = {"set": ("light", "dark", "black", "free"), "turned": BARE}
CARD: Words = {
    **OWNERS,
    "kind": ("number", "domain", "gift", "suit"),
    "face": ("down",),
    "colour": ("blue", "yellow"),
    "domain": tuple(DOMAINS),
    "gift": tuple(GIFTS),
    "ribbon": tuple(RIBBONS),
    "suit": tuple(SUITS),
    "counts": ("1", "11", "12", "13"),
}
SHAPE: Words = OWNERS
SUIT: Words = {"suit": tuple(SUITS)}
PIECE: Words = {**OWNERS, **SUIT, "turn": BARE}
GROUP: Words = {**GROUND, "pile": ("deck", "discard", "penalty")}
HELD: Words = {"flat": BARE}
END: Words = {**OWNERS, "fresh": BARE, "short": BARE}
LINE: Words = {"gift": tuple(GIFTS)}
BESIDE: Words = {"pile": ("bonus", "discard")}


def known(what: str, shown: Iterable[tuple[str, str]], words: Words) -> None:
    """Raises ValueError for a word of a look, or a value of it, that nobody draws."""
    for word, value in shown:
        if word not in words:
            raise ValueError(f"{what} has no look {word!r}: {_listed(words)} (see core/spot.py)")
        if value not in words[word]:
            raise ValueError(f"{what} has no {word} {value!r}: {_listed(words[word])} (see core/spot.py)")


def _listed(words: Collection[str]) -> str:
    return "it may be " + ", ".join(map(repr, words)) if words else "it has none"
