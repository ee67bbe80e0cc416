"""Moves and their tokens."""

from __future__ import annotations

import pytest

from azumaya.core.pick import pick
from azumaya.games.kartenspiel.moves import (
    Centre,
    Deal,
    Draw,
    KartenspielMove,
    Object,
    Pass,
    Penalty,
    Place,
    Replay,
)
from games.kartenspiel.play import GAME, position


@pytest.mark.parametrize(
    ("token", "move", "places"),
    [
        ("centre:Y5", Centre("Y5"), ()),
        ("centre:B5", Centre("B5"), ()),
        ("deal:B3", Deal("B3"), ()),
        ("deal:?", Deal("?"), ()),
        ("draw:Y9", Draw("Y9"), ()),
        ("draw:?", Draw("?"), ()),
        ("B3@1,0", Place("B3", 1, 0), ("hand:B3", "1,0")),
        ("Y7@-2,10", Place("Y7", -2, 10), ("hand:Y7", "-2,10")),
        ("B1@40,0", Place("B1", 40, 0), ("hand:B1", "40,0")),
        ("B1@-999,999", Place("B1", -999, 999), ("hand:B1", "-999,999")),
        ("stack:B3@1,0", Replay("B3", 1, 0), ("stack:B3", "1,0")),
        ("penalty:B3", Penalty("B3"), ("hand:B3", "do:penalty")),
        ("penalty:B?", Penalty("B?"), ("hand:B?", "do:penalty")),
        ("penalty:Y?", Penalty("Y?"), ("hand:Y?", "do:penalty")),
        ("pass", Pass(), ("do:pass",)),
        ("object", Object(), ("do:object",)),
    ],
)
def test_a_token_names_a_move(token: str, move: KartenspielMove, places: tuple[str, ...]) -> None:
    assert GAME.parse(token) == move
    assert str(move) == token
    assert tuple(move.places) == places


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "B3", "B3@", "B3@1", "B3@1,", "B3@,0", "B3@1,0,0", "B3@1, 0", " B3@1,0", "B3@1,0\n", "B3 @1,0"],
        *[
            "b3@1,0",
            "B0@1,0",
            "B10@1,0",
            "G3@1,0",
            "?3@1,0",
            "B?@1,0",
            "?@1,0",
            "stack:B?@1,0",
            "stack:B3",
            "Stack:B3@1,0",
        ],
        *["B3@01,0", "B3@-0,0", "B3@--1,0", "B3@+1,0", "B3@1.0,0", "B3@1000,0", "B3@0,-1000", "B3@1e1,0", "B3@١,0"],
        *[
            "B٣@1,0",
            "B3@" + "1" * 5000 + ",0",
            "centre:?",
            "centre:Y0",
            "centre",
            "deal:",
            "deal:B?",
            "deal:??",
            "draw:B",
        ],
        *[
            "draw:b3",
            "penalty:",
            "penalty:?",
            "penalty:B",
            "penalty:B3@1,0",
            "penalty:Y10",
            "Pass",
            "pass ",
            "object:B3",
        ],
    ],
)
def test_any_other_text_is_unreadable(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        GAME.parse(text)


def test_a_person_points_at_a_card_and_then_at_a_cell_or_at_the_stack() -> None:
    legal = GAME.legal_moves(position("Y5", "B3 B5", "B6"))
    first = pick(legal, ["hand:B3"])
    assert first is not None
    assert (first.ready, first.targets) == (None, {"0,-1", "-1,0", "1,0", "0,1", "do:penalty"})
    second = pick(legal, ["1,0", "hand:B3"])
    assert second is not None
    assert (second.ready, second.targets) == (Place("B3", 1, 0), frozenset())
    given = pick(legal, ["hand:B5", "do:penalty"])
    assert given is not None
    assert given.ready == Penalty("B5")


def test_equal_cards_in_a_hand_are_one_move() -> None:
    tokens = [str(move) for move in GAME.legal_moves(position("Y5", "B3 B3 B3", "B6"))]
    assert tokens == ["B3@0,-1", "B3@-1,0", "B3@1,0", "B3@0,1", "penalty:B3"]


def test_near_the_table_every_cell_can_be_meant_with_every_card_of_the_hand_and_the_stack() -> None:
    state = position("Y5 B3@1,0", "B1 Y2", "B6", stacks=["B4 B4"], stuck=["B8"], referee="off")
    meant = {str(move) for move in GAME.candidates(state)}
    cells = [f"{x},{y}" for x in range(-2, 4) for y in range(-2, 3)]
    placed = {f"{card}@{cell}" for card in ("B1", "Y2", "stack:B4", "stack:B8") for cell in cells}
    assert meant == placed | {"penalty:B1", "penalty:Y2", "pass", "object"}
