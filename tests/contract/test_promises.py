"""Promises of a game that are easily forgotten; each failure says what is to be done."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import pytest

from azumaya.core.game import CHANCE, AnyGame
from azumaya.core.rulebook import clauses, folder, rulebook
from azumaya.games import SHELF
from contract.tables import SEATINGS, Seating, random_match

every_game = pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)
every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=str)
drawn = pytest.mark.parametrize("seating", [s for s in SEATINGS if s.game.table is not None], ids=str)


@every_game
def test_what_a_game_cites_of_itself_stands_in_its_rulebook(game: AnyGame) -> None:
    cited = {"about.turn": game.about.turn, "about.end": game.about.end}
    cited |= {f"option {option.id}": option.clause for option in game.about.options}
    known = clauses(rulebook(game))
    missing = {what: clause for what, clause in cited.items() if clause not in known}
    assert missing == {}, "RULES.md needs a heading such as “## R3 · Title” (with a middle dot) for these"


@every_game
def test_a_game_with_a_table_has_a_picture_for_the_shelf(game: AnyGame) -> None:
    assert game.table is None or find_spec(f"{folder(game)}.art"), "art.py with `tile()` is missing"


@every_game
def test_a_game_lives_in_the_folder_of_its_name(game: AnyGame) -> None:
    assert folder(game) == f"azumaya.games.{game.about.id}"


@every_seating
def test_a_game_that_hides_something_says_so(seating: Seating) -> None:
    game, match = seating.game, random_match(seating, 41)
    hides = any(
        game.view(state, seat).state != game.view(state, None).state
        for state in match.states
        for seat in range(seating.seats)
    )
    assert game.about.hidden or not hides, "`view` hides something, so `about.hidden` must be True"


@every_seating
def test_a_move_that_tells_any_seat_something_of_what_is_hidden_reveals_it(seating: Seating) -> None:
    """In another world that the seat holds for possible the move is legal too, and shows the same."""
    game, rng, match = seating.game, Random(7), random_match(seating, 42)
    for ply in range(0, len(match.record.moves), max(1, len(match.record.moves) // 12)):
        state, move, turn = match.states[ply], match.move(ply), game.turn(match.states[ply])
        if turn is None or turn == CHANCE or game.reveals(state, move):
            continue
        for seat in range(seating.seats):
            told = f"“{move}” tells seat {seat} something: `reveals` denies it"
            world = game.determinize(game.view(state, seat), rng)
            assert move in set(game.legal_moves(world)), told
            shown, possible = (game.view(game.apply(one, move), seat).state for one in (state, world))
            assert shown == possible, told


@drawn
def test_a_key_chooses_one_spot(seating: Seating) -> None:
    game, table = seating.game, seating.game.table
    assert table is not None
    for state in random_match(seating, 43).states[::8]:
        seat = game.turn(state)
        if seat is not None and seat != CHANCE:
            keys = [spot.key for spot in table.scene(game.view(state, seat)).spots if spot.key]
            assert sorted(set(keys)) == sorted(keys)


@every_seating
def test_only_the_token_itself_is_read(seating: Seating) -> None:
    match = random_match(seating, 44)
    for ply in range(0, len(match.record.moves), 5):
        token = match.record.moves[ply]
        for other in (f" {token}", f"{token}\n", f"{token} ", f"{token}!", "", "?"):
            with pytest.raises(ValueError):
                match.game.parse(other)
