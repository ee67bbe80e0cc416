"""What a hint says of a move: it leads to what is on the table, speaks in whole sentences, and knows only the view."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random
from typing import Any

import pytest

from azumaya.core.game import CHANCE, Seat
from azumaya.core.skill import Why
from azumaya.core.text import Text
from contract.tables import SEATINGS, Seating, random_match

DECISIONS = 6  # of a game
drawn = pytest.mark.parametrize("seating", [s for s in SEATINGS if s.game.table is not None], ids=str)


@cache
def decisions(seating: Seating) -> list[tuple[Any, Seat]]:
    """States of a random game in which a seat has a choice, spread over it."""
    match = random_match(seating, 23)
    game = match.game
    found = [(state, seat) for state in match.states if (seat := game.turn(state)) not in (None, CHANCE)]
    choices = [(state, seat) for state, seat in found if seat is not None and len(game.fair_moves(state)) > 1]
    return choices[:: max(1, len(choices) // DECISIONS)]


@lru_cache(maxsize=1024)
def whys(seating: Seating, state: Any, seat: Seat) -> list[Why]:
    """What speaks for three of the moves there are."""
    game, view = seating.game, seating.game.view(state, seat)
    moves = sorted(game.fair_moves(view.state), key=str)
    told = [game.skill.why(game, view, move) for move in Random(3).sample(moves, min(3, len(moves)))]
    return [why for why in told if why is not None]


@drawn
def test_every_move_of_every_game_has_a_reason_in_whole_sentences(seating: Seating) -> None:
    for state, seat in decisions(seating):
        told = whys(seating, state, seat)
        asked = min(3, len(seating.game.fair_moves(state)))
        assert len(told) == asked, "`skill.why` says nothing of a move: what speaks for it is told in hints.py"
        for why in told:
            for sentence in (why.look, why.reason):
                assert isinstance(sentence, Text)
                text = str(sentence)
                assert (text[0] == text[0].upper(), text[-1], "{" in text) == (True, ".", False), text


@drawn
def test_where_it_leads_lies_on_the_table(seating: Seating) -> None:
    table = seating.game.table
    assert table is not None
    for state, seat in decisions(seating):
        scene = table.scene(seating.game.view(state, seat))
        there = {place for spot in scene.spots for place in (spot.place, spot.means)}
        for why in whys(seating, state, seat):
            assert why.at
            assert set(why.at) <= there


@drawn
def test_it_is_the_same_whatever_the_hidden_cards_are(seating: Seating) -> None:
    game = seating.game
    for state, seat in decisions(seating):
        other = game.determinize(game.view(state, seat), Random(5))
        assert whys(seating, other, seat) == whys(seating, state, seat)
