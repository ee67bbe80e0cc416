"""Moves and their tokens."""

from __future__ import annotations

import pytest

from azumaya.core.pick import pick
from azumaya.core.sudoku import CELLS
from azumaya.games.cardoku.cards import SIGNS
from azumaya.games.cardoku.moves import (
    Deal,
    Domain,
    Draw,
    First,
    Move,
    Object,
    Pass,
    Play,
    Seed,
    Supplier,
    Swap,
)
from games.cardoku.play import GAME


@pytest.mark.parametrize(
    ("token", "move", "places"),
    [
        ("supplier:A", Supplier(0), ()),
        ("supplier:B", Supplier(1), ()),
        ("domain:A=T", Domain(0, "T"), ()),
        ("domain:B=S", Domain(1, "S"), ()),
        ("seed:r1c3=5T", Seed(2, "5T"), ()),
        ("deal:5T", Deal("5T"), ()),
        ("deal:?", Deal("?"), ()),
        ("first:B", First(1), ()),
        ("draw:9M", Draw("9M"), ()),
        ("draw:?", Draw("?"), ()),
        ("5T>r4c1", Play("5T", 27), ("hand:5T", "r4c1")),
        ("r4c1>r9c9", Move(27, 80), ("r4c1", "r9c9")),
        ("r9c9>r4c1", Move(80, 27), ("r9c9", "r4c1")),
        ("r4c1>r4c1", Move(27, 27), ("r4c1", "r4c1")),
        ("r4c1<>r9c9", Swap(27, 80), ("r4c1", "r9c9")),
        ("pass", Pass(), ("do:pass",)),
        ("object:r4c1", Object(27), ("do:object", "r4c1")),
    ],
)
def test_a_token_names_a_move(token: str, move: object, places: tuple[str, ...]) -> None:
    found = GAME.parse(token)
    assert found == move
    assert str(move) == token
    assert tuple(found.places) == places


@pytest.mark.parametrize(
    "text",
    [
        *["", " ", "supplier", "supplier:", "supplier:C", "supplier:a", "supplier:?", "first:0", "domain:A=X"],
        *["domain:A", "domain:C=T", "domain:AT", "domain:A=TT", "seed:r1c3", "seed:r1c3=5X", "seed:r0c3=5T"],
        *["seed:r1c3>5T", "seed:5T=r1c3", "seed:r1c3=r1c4", "seed:r1c3=?", "r1c3=5T", "seed:5T>r1c3"],
        *["deal:", "deal:0T", "deal:10T", "deal:5t", "deal:T5", "deal:5", "draw:??", "draw: 5T", "draw:5T "],
        *[
            "5T>r4c0",
            "5T>r10c1",
            "5T>r4c1 ",
            " 5T>r4c1",
            "5T>R4C1",
            "05T>r4c1",
            "5T<>r4c1",
            "5T>5S",
            "5T=r4c1",
            "r4c1>5T",
        ],
        *["r4c1>", ">r4c1", "r4c1", "r4c1<r9c9", "r9c9<>r4c1", "r4c1<>r4c1", "r4c1><r9c9", "r4c1<>5T", "r4c01>r9c9"],
        *["Pass", "pass ", "do:pass", "object", "object:", "object:r4c1 ", "object:4,1", "object:?", "--0", "?"],
        *["r４c1>r9c9", "5Ｔ>r4c1", "r4c1>r9c9\n", "draw:5T\n", "pass\n", "5T>r4c1" * 1000, "9" * 5000],
    ],
)
def test_any_other_text_is_unreadable(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move of Cardoku"):
        GAME.parse(text)


def test_every_card_on_every_cell_and_every_pair_of_cells_can_be_said() -> None:
    names = [f"r{row}c{column}" for row in range(1, 10) for column in range(1, 10)]
    tokens = [f"{card}>{cell}" for card in SIGNS for cell in names]
    tokens += [f"seed:{cell}={card}" for card in SIGNS for cell in names]
    tokens += [f"{one}>{other}" for one in names for other in names]
    tokens += [f"{names[one]}<>{names[other]}" for one in CELLS for other in range(one + 1, 81)]
    assert len(tokens) == 36 * 81 * 2 + 81 * 81 + 81 * 40
    assert all(str(GAME.parse(token)) == token for token in tokens)


def test_a_person_points_at_a_card_and_a_cell_or_at_two_cells() -> None:
    legal = [GAME.parse(token) for token in ("5T>r4c1", "5T>r4c2", "r1c1>r4c1", "r1c1<>r9c9", "pass")]
    first = pick(legal, ["r4c1"])
    assert first is not None
    assert (first.ready, first.targets) == (None, {"hand:5T", "r1c1"})
    second = pick(legal, ["r1c1"])
    assert second is not None
    assert second.targets == {"r4c1", "r9c9"}
    third = pick(legal, ["r9c9", "r1c1"])
    assert third is not None
    assert str(third.ready) == "r1c1<>r9c9"
