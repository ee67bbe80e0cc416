"""Before the first stone: colours, the draft, who begins, handicap stones, and the rematch that exchanges them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from azumaya.core.game import Again, Refused
from azumaya.core.record import Match
from azumaya.games.moyo.state import Phase
from games.moyo.play import GAME, OPENED, game, legal, options

DRAFTED = "take:SW take:SE take:E take:W take:N take:NW take:S take:NE"


def seats(match: Match[Any, Any]) -> list[int | None]:
    return [GAME.turn(state) for state in match.states]


def test_by_default_the_first_seat_has_light_and_begins() -> None:
    state = game().state
    assert (state.setup.light, state.setup.first, GAME.turn(state)) == (0, 0, 0)
    assert GAME.turn(game("r4c4=2").state) == 1


@pytest.mark.parametrize(
    ("words", "light", "first"),
    [("light begin", 0, 1), ("light yield", 0, 0), ("dark begin", 1, 1), ("dark yield", 1, 0)],
)
def test_the_older_takes_a_colour_and_the_younger_decides_who_begins(words: str, light: int, first: int) -> None:
    match = game(words, choice="rulebook").match
    assert seats(match) == [0, 1, first]
    assert [legal(state) for state in match.states[:2]] == [{"dark", "light"}, {"begin", "yield"}]
    assert (match.state.setup.light, match.state.setup.first) == (light, first)


def test_with_the_colour_go_the_shima() -> None:
    """Seat 0 takes Dark and begins: it may place in the north after the opening, not in the corner."""
    state = game(f"dark yield {OPENED}", choice="rulebook", puzzle="6").state
    assert GAME.turn(state) == 0
    cells = {token.partition("=")[0] for token in legal(state)}
    assert "r1c5" in cells
    assert "r1c1" not in cells


def test_a_draft_comes_after_the_colours_and_before_the_first_turn_is_given() -> None:
    match = game(f"dark {DRAFTED} begin", choice="rulebook", areas="draft").match
    assert seats(match) == [0, 0, 1, 1, 0, 0, 1, 1, 0, 1, 1]
    assert [state.phase for state in match.states] == [
        Phase.COLOUR,
        *[Phase.DRAFT] * 8,
        Phase.BEGIN,
        Phase.OPENING,
    ]


@pytest.mark.parametrize(
    ("colour", "ground"),
    [("light", "dlllzdldd"), ("dark", "ldddzldll")],
)
def test_the_drafted_shima_take_the_colour_of_their_player(colour: str, ground: str) -> None:
    """The first takes SW, W, N, NE; the second takes SE, E, NW, S."""
    state = game(f"{colour} {DRAFTED}", choice="rulebook", areas="draft").state
    assert state.setup.ground == ground


def test_without_a_choice_of_colours_the_first_drafts_for_light() -> None:
    assert game(DRAFTED, areas="draft").state.setup.ground == "dlllzdldd"


def test_the_last_shima_of_a_draft_is_still_taken_by_a_move() -> None:
    state = game(DRAFTED.rpartition(" ")[0], areas="draft").state
    assert (GAME.turn(state), legal(state)) == (0, {"take:NE"})


def test_handicap_stones_are_placed_by_the_weaker_and_are_no_turns() -> None:
    match = game("r4c4=5 r5c5=7 r6c6=4", puzzle="6", handicap="2", weaker="1").match
    assert seats(match) == [1, 1, 0, 1]
    assert [state.turns for state in match.states] == [0, 0, 0, 1]
    assert [state.phase for state in match.states] == [
        Phase.HANDICAP,
        Phase.HANDICAP,
        Phase.OPENING,
        Phase.OPENING,
    ]


def test_handicap_stones_come_after_the_first_turn_is_given() -> None:
    match = game("light begin r4c4=5", puzzle="6", handicap="1", weaker="0", choice="rulebook").match
    assert seats(match) == [0, 1, 0, 1]


THREE = "r4c5=3 r6c6=5 r5c5=7"  # closes the Azumaya of puzzle 6


def test_handicap_stones_stop_early_when_nothing_fits_in_the_azumaya() -> None:
    """A14: in puzzle 6 the Azumaya can be closed by three; the fourth is forgone and Light takes the first turn."""
    state = game(THREE, puzzle="6", handicap="4", weaker="1").state
    assert state.fits & state.setup.azumaya == 0
    assert (state.phase, GAME.turn(state), state.turns) == (Phase.SHIMA, 0, 0)


def test_a_rematch_exchanges_the_seats_and_keeps_the_puzzle_and_the_division() -> None:
    given = options(puzzle="3", areas="mirrored")
    assert GAME.again(2, given, ["r4c4=2"]) == Again({**given, "weaker": "0"}, (1, 0))


def test_in_a_rematch_what_was_chosen_is_said_again_from_the_same_seats() -> None:
    """Seat 0 is now the other person, who so gets the colour, the Shima and the turn that the first one had."""
    given = options(choice="rulebook", areas="draft", puzzle="6")
    moves = f"dark {DRAFTED} begin r4c4=5 r5c5=7".split()
    again = GAME.again(2, given, moves)
    assert again == Again({**given, "weaker": "0"}, (1, 0), tuple(moves[:10]))
    match = Match.new(GAME, 2, again.options, "again")
    for token in again.moves:
        match = match.play(token)
    first = game(" ".join(moves[:10]), **given).state
    assert match.state == replace(first, setup=replace(first.setup, weaker=0))


def test_in_a_rematch_the_handicap_stays_with_the_weaker_person() -> None:
    """The weaker sat at 1 and sits at 0 now; the stones are placed anew."""
    given = options(handicap="2", weaker="1", puzzle="6")
    again = GAME.again(2, given, ["r4c4=5", "r5c5=7", "r6c6=4"])
    assert (again.options["handicap"], again.options["weaker"], again.order, again.moves) == ("2", "0", (1, 0), ())


def test_a_rematch_of_a_rematch_is_the_first_game_again() -> None:
    given = options(handicap="1", choice="rulebook")
    once = GAME.again(2, given, ["light", "yield", "r4c4=2"])
    assert GAME.again(2, once.options, once.moves) == Again(given, (1, 0), ("light", "yield"))


def test_only_two_can_play() -> None:
    with pytest.raises(Refused, match="it seats: 2"):
        Match.new(GAME, 3, {}, "seed")
