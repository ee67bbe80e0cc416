"""Moves and their tokens."""

from __future__ import annotations

import pytest

from azumaya.core.pick import pick
from azumaya.games.kado.cards import CARDS, PAIRS
from azumaya.games.kado.moves import GUESSES, PUTS, Bonus, Discard, Give, Guess, KadoMove, Pass, Put, Top
from games.kado.play import GAME, dealt, game


@pytest.mark.parametrize(
    ("token", "move", "places"),
    [
        ("top:Bg4", Top("Bg4"), ()),
        ("top:Bg1", Top("Bg1"), ()),
        ("top:?", Top("?"), ()),
        ("give:0", Give(0), ("seat:0",)),
        ("give:4", Give(4), ("seat:4",)),
        ("discard", Discard(), ("do:discard",)),
        ("guess:Bg", Guess("Bg"), ("gift:B", "ribbon:g")),
        ("guess:Sp", Guess("Sp"), ("gift:S", "ribbon:p")),
        ("pass", Pass(), ("do:pass",)),
        ("bonus:Sp1", Bonus("Sp1"), ()),
        ("bonus:?", Bonus("?"), ()),
        ("put:0,0", Put(0, 0), ("cell:0,0",)),
        ("put:1,0", Put(1, 0), ("cell:1,0",)),
        ("put:-2,3", Put(-2, 3), ("cell:-2,3",)),
        ("put:9,-9", Put(9, -9), ("cell:9,-9",)),
    ],
)
def test_a_token_names_a_move(token: str, move: KadoMove, places: tuple[str, ...]) -> None:
    assert GAME.parse(token) == move
    assert str(move) == token
    assert tuple(move.places) == places


@pytest.mark.parametrize(
    "text",
    [
        *["", "top", "top:", "top:bg4", "top:BG4", "top:Bg", "top:Bg0", "top:Bg6", "top:Bg44", "top:gB4", "top:Xg4"],
        *["give", "give:", "give:5", "give:-1", "give:00", "give:01", "give:٢", "give:?", "Give:1", "give:1 ", " pass"],
        *["discard:Bg4", "Discard", "pass:1", "PASS", "guess", "guess:B", "guess:Bg4", "guess:gB", "guess:bg"],
        *["guess:?", "guess:??", "bonus", "bonus:Sp", "bonus:Sp9", "put", "put:", "put:0", "put:0,", "put:0,0,0"],
        *["put:--0,0", "put:-0,0", "put:00,0", "put:+1,0", "put:1, 0", "put:10,0", "put:0.0", "put:r1c1", "put:１,0"],
        "put:" + "9" * 5000 + ",0",
    ],
)
def test_any_other_text_is_unreadable(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        GAME.parse(text)


def test_every_card_that_could_be_printed_and_every_pair_can_be_named() -> None:
    assert len(set(CARDS)) == 125
    assert {str(guess) for guess in GUESSES} == {f"guess:{pair}" for pair in PAIRS}
    assert len(PAIRS) == 25
    assert len(PUTS) == 19 * 19


def test_a_person_points_at_a_gift_and_a_ribbon_in_any_order() -> None:
    legal = GAME.legal_moves(game(dealt("Bg4 Sp1")).state)
    first = pick(legal, ["ribbon:g"])
    assert first is not None
    assert (first.ready, first.targets) == (None, {"gift:S", "gift:Q", "gift:B", "gift:F", "gift:C"})
    second = pick(legal, ["ribbon:g", "gift:B"])
    assert second is not None
    assert (second.ready, second.targets) == (Guess("Bg"), frozenset())
    passing = pick(legal, ["do:pass"])
    assert passing is not None
    assert passing.ready == Pass()
