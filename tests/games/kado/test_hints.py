"""Why a move is good, in a sentence, and where to look for it."""

from __future__ import annotations

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.kado.moves import parse
from games.kado.play import GAME, dealt, game, grid, hint, placing, random_game


def test_one_is_shown_the_free_places_of_a_line_and_not_the_move() -> None:
    look, said, at = hint(placing(grid("Bb5"), "Bg4"), "put:0,1")
    assert look == "Look at the free places of one line of your grid."
    assert at == "cell:0,-1 cell:0,1"
    assert said == "The line counts 9 instead of 5 then, for bear."


@pytest.mark.parametrize(
    ("mine", "card", "token", "said"),
    [
        ("Bb5/Sb1", "Fb2", "put:2,0", "It completes a column of one ribbon, blue, and that counts 5 points."),
        ("Bb5/Sb1", "Sg2", "put:1,1", "The line counts 3 instead of 1 then, for socks."),
        (
            "Bb5 Sg3/.. Bg2",
            "Bb3",
            "put:1,0",
            "The line counts 5 instead of 2 then, for bear, and the column stays blue.",
        ),
        ("Bb5", "Sb1", "put:1,0", "Two cards of the column are blue then, and a third makes it count."),
        ("Bb5", "Sg2", "put:1,0", "It begins a line of its own there, and the lines you have begun keep their room."),
        ("Bb5", "Sg2", "put:0,1", "The line goes on counting 5 there, and your other lines keep their room."),
    ],
)
def test_what_a_card_does_to_its_line_and_its_column(mine: str, card: str, token: str, said: str) -> None:
    assert hint(placing(grid(mine), card), token)[1] == said


def test_whoever_gives_looks_at_all_grids() -> None:
    state = game("top:Bg4").state
    look, _, at = hint(state, "give:0")
    assert (look, at) == ("Look at what the card would do in each grid.", "seat:0 seat:1 do:discard")


def test_a_card_that_can_only_go_to_one_seat() -> None:
    assert hint(game("top:Bg4 discard top:Sp1 give:0 top:Qo3").state, "give:1")[1] == (
        "Only Player 2 has no card yet, so it goes there in any case."
    )
    assert hint(game("top:Bg4 discard top:Sp1 give:1 top:Qo3").state, "give:0")[1] == (
        "Everybody else has a card, so this one is yours."
    )


def test_whoever_challenges_looks_at_gifts_and_ribbons() -> None:
    look, said, at = hint(game(dealt("Bg4 Sp1")).state, "guess:Bg")
    assert look == "Look at what would suit the grid of Player 1."
    assert at.split()[:2] == ["gift:S", "gift:Q"]
    assert len(at.split()) == 10
    assert said.startswith("A failed guess costs nothing")


def test_with_either_a_guess_of_which_one_half_may_be_right_is_told_so_and_not_that_no_such_card_is_left() -> None:
    state = game(dealt("Bg4 Sp1 Qo2"), "guess:So", seats=3, challenge="either").state
    assert hint(state, "guess:Bo")[1].startswith("One of the two is likely right")
    assert hint(state, "guess:So")[1].startswith("No such card is left")


@pytest.mark.parametrize("options", [{}, {"challenge": "either"}], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_move_has_a_reason_and_a_region_that_holds_it(seats: int, options: dict[str, str]) -> None:
    match = random_game(seats, 4, **options)
    steps = [(s, t) for s, t in zip(match.states, match.record.moves, strict=False) if GAME.turn(s) != CHANCE]
    for state, token in steps[::3]:
        look, said, at = hint(state, token)
        assert look.startswith("Look at ")
        assert said.endswith(".")
        assert "{" not in look + said
        assert token == "pass" or set(parse(token).places) <= set(at.split())
