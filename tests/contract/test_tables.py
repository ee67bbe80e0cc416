"""What every drawn table must keep: names for every spot, taps that lead to every legal move, nothing hidden shown.

And it can be drawn: every piece has a look that the house knows, and no sign is missing.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from app.reading import Node, read
from azumaya.app.draw.area import draw_aside, draw_board, draw_held
from azumaya.app.draw.face import draw_face
from azumaya.app.draw.grid import draw_small
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.thumb import draw_thumb
from azumaya.app.html import Html, Markup
from azumaya.app.symbols import SYMBOLS
from azumaya.core.areas import Area, Board, Grid, Held
from azumaya.core.game import CHANCE
from azumaya.core.pick import Pick, pick, tap
from contract.tables import SEATINGS, Seating, random_match

drawn = pytest.mark.parametrize("seating", [s for s in SEATINGS if s.game.table is not None], ids=str)


def draw(area: Area) -> Markup:
    """An area as it is drawn at the table."""
    h, marks = Html(), Marks(listening=True)
    if isinstance(area, Board):
        return draw_board(h, area, marks, None)
    return draw_held(h, area, marks) if isinstance(area, Held) else draw_aside(h, area)


def empty(node: Node) -> bool:
    """Is there nothing in it to be seen?"""
    return not any(isinstance(child, Node) or child.strip() for child in node.children)


def on_turn(seating: Seating, seed: int) -> list[tuple[int, Any]]:
    """Some states of a game at which a seat is on turn, with the seat."""
    states = random_match(seating, seed).states
    chosen = states[:: max(1, len(states) // 10)]
    return [(t, s) for s in chosen if (t := seating.game.turn(s)) is not None and t != CHANCE]


@drawn
def test_every_spot_has_a_spoken_name_and_a_place_of_its_own(seating: Seating) -> None:
    table = seating.game.table
    assert table is not None
    for seat, state in on_turn(seating, 21):
        found = table.scene(seating.game.view(state, seat)).spots
        places = [spot.place for spot in found]
        assert [place for place in places if places.count(place) > 1] == []
        assert [spot.place for spot in found if not str(spot.name).strip()] == []


@drawn
def test_every_legal_move_can_be_tapped_and_is_asked_and_told_in_whole_sentences(seating: Seating) -> None:
    table = seating.game.table
    assert table is not None
    for seat, state in on_turn(seating, 22):
        view = seating.game.view(state, seat)
        shown = {spot.means for spot in table.scene(view).spots}
        legal = seating.game.legal_moves(state)
        for move in legal:
            assert set(move.places) <= shown
            found = pick(legal, move.places)
            assert found is not None
            assert found.ready == move
            assert str(table.ask(view, move))
            told = str(table.tell(view, move, "Mio"))
            assert told[-1] in ".!?", f"“{told}” is no whole sentence"


@drawn
def test_where_no_curtain_hangs_every_move_can_be_tapped_on_the_table_that_all_may_see(seating: Seating) -> None:
    game = seating.game
    assert game.table is not None
    for seat, state in on_turn(seating, 29):
        view, own = game.view(state, None), game.view(state, seat)
        if not game.secret(state, seat) and own.state != view.state:  # else the table is laid for whoever is on turn
            shown = {spot.means for spot in game.table.scene(view).spots}
            for move in game.legal_moves(state):
                assert set(move.places) <= shown


@drawn
def test_tapping_the_places_of_a_move_in_any_order_leads_to_it(seating: Seating) -> None:
    rng = Random(1)
    for _, state in on_turn(seating, 23):
        legal = seating.game.legal_moves(state)
        move = rng.choice(legal)
        places = list(move.places)
        rng.shuffle(places)
        picked: Pick[Any] | None = Pick()
        for place in places:
            assert picked is not None
            picked = tap(legal, picked, place)
        assert picked is not None
        assert picked.ready == move


@drawn
def test_a_scene_shows_the_same_in_every_world_its_seat_cannot_tell_apart(seating: Seating) -> None:
    game, rng = seating.game, Random(4)
    assert game.table is not None
    for seat, state in on_turn(seating, 24):
        view = game.view(state, seat)
        other = game.view(game.determinize(view, rng), seat)
        assert game.table.scene(other) == game.table.scene(view)


@drawn
def test_the_end_is_told_in_a_sentence(seating: Seating) -> None:
    table, last = seating.game.table, random_match(seating, 25).state
    assert table is not None
    names = [f"Guest {seat}" for seat in range(seating.seats)]
    assert str(table.verdict(seating.game.view(last, None), names))[-1] in ".!?"


@drawn
def test_a_scene_is_drawn_whole_with_every_sign_there_is(seating: Seating) -> None:
    table, last = seating.game.table, random_match(seating, 26).state
    assert table is not None
    for seat, state in [*on_turn(seating, 26), (None, last)]:
        scene = table.scene(seating.game.view(state, seat))
        marks = "".join(draw_face(Html(), line.mark) for line in scene.seats)
        page = read("".join(map(draw, scene.areas)) + marks)
        assert {node["href"] for node in page.every("use")} <= {f"#{id}" for id in SYMBOLS}
        buttons = {node["id"]: node for node in page.every("button")}
        shown = [spot for spot in scene.spots if spot.face or spot not in scene.cells]
        assert [spot.place for spot in shown if empty(buttons[f"spot-{spot.place}"])] == []
        assert [area.id for area in scene.areas if empty(page.one(id=f"area-{area.id}"))] == []


@drawn
def test_a_grid_is_as_wide_in_every_row_and_has_its_pictures(seating: Seating) -> None:
    table = seating.game.table
    assert table is not None
    first = table.scene(seating.game.view(seating.new("27").state, None))
    for grid in (area for area in first.areas if isinstance(area, Grid)):
        assert len({len(row) for row in grid.rows}) == 1
        assert draw_thumb(grid)
        assert draw_small(Html(), grid, "9rem")


@drawn
def test_the_lines_of_a_score_sheet_are_told_in_words_not_in_signs(seating: Seating) -> None:
    table, last = seating.game.table, random_match(seating, 28).state
    assert table is not None
    scene = table.scene(seating.game.view(last, None))
    words = {**{label: tally.kind for label, tally in scene.tallies.items()}, **scene.lines}
    for standing in seating.game.standings(last):
        for label, points in standing.sheet:
            assert points == 1 or str(label) not in scene.tallies
            assert not re.fullmatch(r"[A-Za-z]?\d+( .*)?", str(words.get(str(label), label)))
