"""Whole games, token by token, and how they end."""

from __future__ import annotations

import pytest

from azumaya.core.options import settle_options
from azumaya.core.record import Match, Record
from azumaya.games.kado.moves import DISCARD
from azumaya.games.kado.state import Holding, Variant
from games.kado.play import GAME, game, grid, legal, sheet
from games.playing import Game

TWO = game(
    "top:Fg3 give:1 top:Cg4 give:0 guess:Bp put:0,0 put:0,0",
    "top:Fo5 give:1 top:Cb5 discard top:Qp4 give:0 guess:Qg put:0,-1 put:0,-1",
    "top:Bp5 give:0 top:Fr5 discard top:Bb1 give:1 guess:Bp bonus:Sg5 put:-1,0 put:-1,-1",
    "top:Sp3 give:0 top:Fr2 give:1 guess:Sp put:-2,-1 put:0,-2",
    "top:Sp5 give:0 top:Br1 discard top:Bo4 give:1 guess:Sp bonus:Sg2 put:-2,0 put:-1,-2",
    "top:Cr4 give:1 top:Fp1 give:0 guess:Cp put:-1,-3 put:-1,-2",
    "top:Bb5 give:0 top:Sb1 give:1 guess:Bb bonus:Fb4 put:-1,-3 put:-2,-3",
    "top:Qr3 give:1 top:Sp1 give:0 guess:Fb put:-2,-2 put:-2,-2",
    "top:So4 give:0 top:Bp3 discard top:Bo1 give:1 guess:So bonus:Fg1 put:-2,-1 put:-1,0",
    "top:Cg2 discard top:Bg4 give:1 top:Qb4 give:0 guess:Fb put:0,-3 put:-1,-1",
    "top:Br4 give:1 top:Sr5 give:0 guess:Fp put:0,-3 put:0,-2",
    "top:Qb5 give:0 top:Cp2 give:1 guess:Qo put:-2,0 put:-2,-3",
)

THREE = game(
    "top:Fg3 give:1 top:Qr3 give:2 top:Bg5 give:0 guess:Qr guess:Bg bonus:Fp4 put:0,0 put:0,0 put:0,0",
    "top:Bo4 give:0 top:Sr5 give:2 top:Sg5 give:1 guess:Sg bonus:Cp2 put:-1,0 put:0,-1 put:0,-1",
    "top:Sr2 give:2 top:Sp3 give:0 top:Qo5 give:1 guess:Sr bonus:Co1 put:-1,0 put:1,-1 put:-1,-1",
    "top:Bb1 give:1 top:Qg3 give:0 top:Cr3 give:2 guess:Qp put:1,0 put:0,1 put:0,-2",
    "top:Cp4 give:1 top:Bg2 give:2 top:Sb4 give:0 pass pass put:-2,0 put:-1,1 put:-1,-1",
    "top:Fr5 give:2 top:Fo2 give:1 top:Sb1 give:0 pass guess:Fr bonus:Bo1 put:-1,-2 put:0,-2 put:-1,-2",
    "top:Cr1 give:0 top:Cg4 give:2 top:Bb5 give:1 pass guess:Bg put:1,1 put:0,-2 put:-2,0",
    "top:Qg1 give:1 top:Br1 give:0 top:Cr4 give:2 guess:Qg bonus:Fo5 put:-2,-2 put:0,1 put:-1,-2",
    "top:Bb3 give:1 top:Sg3 give:0 top:Qo2 give:2 guess:Fb pass put:-2,-2 put:0,1 put:-2,-1",
    "top:Co5 give:0 top:Sp5 give:1 top:Fb1 give:2 guess:Co bonus:Fr3 put:-1,0 put:0,-1 put:-2,1",
    "top:Cb5 give:1 top:Co3 give:2 top:Qb4 give:0 guess:Fr guess:Bp put:-1,1 put:-2,-1 put:-1,1",
    "top:Cp5 give:2 top:Fb4 give:1 top:Bp3 give:0 guess:Sg pass put:-1,-1 put:1,-2 put:-2,1",
    seats=3,
    challenge="either",
    columns="sum",
)

FIVE = game(
    "top:Br1 give:1 top:Fp3 give:2 top:Qg4 give:0 top:Sr5 give:3 top:Cr3 give:4",
    "guess:Qg put:0,0 put:0,0 put:0,0 put:0,0 put:0,0",
    "top:Bo1 give:2 top:Qb2 give:1 top:Sb1 give:4 top:So2 give:0 top:Bg5 give:3",
    "pass guess:Qr guess:Qb put:0,-1 put:0,-1 put:0,-1 put:-1,0 put:0,-1",
    "top:Cg2 give:0 top:Fb4 give:2 top:Cg4 give:1 top:Qr3 give:4 top:Qb5 give:3",
    "guess:Fb put:-1,-1 put:-1,0 put:-2,0 put:-1,0 put:1,0",
    "top:Qg3 give:0 top:Qr1 give:3 top:Cr4 give:2 top:Fo5 give:1 top:Br2 give:4",
    "guess:Qp guess:Qr put:-2,0 put:-1,-1 put:-1,1 put:-1,0 put:-2,-1",
    "top:Fp1 give:0 top:Fr2 give:2 top:Qp2 give:3 top:Sp1 give:1 top:Fr5 give:4",
    "guess:Fr put:0,-1 put:1,-1 put:0,-2 put:-2,-2 put:-1,1",
    "top:Fr3 give:0 top:Sg5 give:2 top:Fb2 give:4 top:Qo3 give:3 top:Co3 give:1",
    "guess:Fr put:-1,-1 put:-1,1 put:-2,-3 put:-2,-1 put:-2,1",
    "top:Qg1 give:1 top:Sp5 give:2 top:Cr1 give:4 top:Sg2 give:3 top:Br4 give:0",
    "guess:Qp guess:Sg guess:Bo guess:Cp put:-1,-1 put:0,-2 put:0,-2 put:-2,-1 put:1,0",
    "top:Bo4 give:4 top:Co1 give:0 top:Qo2 give:2 top:Bb3 give:3 top:Qp4 give:1",
    "guess:Qo put:-1,-3 put:-2,-2 put:0,1 put:0,-2 put:0,1",
    "top:Bp3 give:2 top:Sg3 give:4 top:Bg2 give:1 top:Bp5 give:0 top:Cb5 give:3",
    "guess:Cb put:-1,-1 put:0,2 put:-1,-2 put:1,1 put:0,-3",
    "top:Bg4 give:4 top:Sp3 give:3 top:Cb3 give:2 top:Fg3 give:0 top:So4 give:1",
    "guess:Bg put:-2,2 put:1,1 put:1,-1 put:-1,-2 put:-1,-2",
    "top:Fg1 give:4 top:Cp4 give:3 top:Qo5 give:1 top:Fb1 give:2 top:Bb1 give:0",
    "guess:Bb put:1,-2 put:-1,-2 put:-2,0 put:-2,1 put:-1,1",
    "top:Sr2 give:4 top:So1 give:1 top:Cp2 give:3 top:Bb5 give:0 top:Sb4 give:2",
    "guess:So put:1,-2 put:-1,0 put:0,1 put:-1,2 put:0,1",
    seats=5,
    fifth="on",
)


def test_a_duel() -> None:
    state = TWO.state
    assert (state.variant, state.phase, state.turn, state.seat) == (Variant(), "over", 12, 1)
    assert state.holdings == (
        Holding(
            grid=grid("Sb1 Sp1 Sp3 Qb5/Fp1 Bo4 Bb1 Bo1/Qb4 Sr5 Qp4 Cg4", -2, -3),
            discards=("Bp3", "Br1", "Fr5"),
        ),
        Holding(
            grid=grid("Cp2 Qr3 So4 Sp5/Bb5 Cr4 Bg4 Bp5/Br4 Fr2 Fo5 Fg3", -2, -3),
            bonus=("Fb4", "Fg1", "Sg2", "Sg5"),
            discards=("Cb5", "Cg2"),
        ),
    )
    assert len(state.deck) == 65 - 24 - 5 - 4
    assert sheet(state, 0) == [5, 6, 8, 0, 0, 0, 0, 0]
    assert sheet(state, 1) == [9, 14, 10, 0, 4, 0, 0, 8]
    assert ranks(TWO) == [(2, 19), (1, 45)]


def test_a_game_of_three_with_the_published_challenge_and_columns_that_add_up() -> None:
    state = THREE.state
    assert (state.variant, state.phase, state.turn, state.seat) == (Variant(either=True, sums=True), "over", 12, 2)
    assert state.holdings == (
        Holding(grid=grid("Sg3 Qb4 Cr1 Sp5/Sb1 Bp3 Sr2 Sb4/Bb1 Bo4 Qr3 Br1", -2, -2), bonus=("Co1",)),
        Holding(grid=grid("Cr4 Cp4 Co5 Cb5/Fr5 Sr5 Fg3 Bb3/Fb4 Qo5 Qg3 Bb5", -1, -2), bonus=("Bo1", "Fr3")),
        Holding(grid=grid("Qg1 Qo2 Bg2 Cp5/Fo2 Sp3 Sg5 Co3/Cg4 Fb1 Bg5 Cr3", -2, -2), bonus=("Cp2", "Fo5", "Fp4")),
    )
    assert len(state.deck) == 65 - 36 - 6
    assert sheet(state, 0) == [8, 7, 6, 0, 0, 6, 0, 2]
    assert sheet(state, 1) == [18, 8, 8, 0, 0, 0, 13, 4]
    assert sheet(state, 2) == [5, 8, 7, 0, 0, 12, 0, 6]
    assert ranks(THREE) == [(3, 29), (1, 51), (2, 38)]


def test_a_game_of_five_with_counters() -> None:
    state = FIVE.state
    assert (state.variant, state.phase, state.turn, state.seat) == (Variant(counters=True), "over", 12, 1)
    assert state.holdings == (
        Holding(grid=grid("Br4 Cg2 Co3 Bg4/Qr1 So2 Qo5 Bb5/Fr5 Br1 Co1 Bp5", -2, -1), counters=3),
        Holding(grid=grid("Bg2 Fr3 Cg4 Fo5/Qp4 Sb1 Qg4 Sb4/Bb1 Sp1 Qg1 So4", -1, -2), counters=3),
        Holding(grid=grid("Fb1 Sp5 Cr4 Sg5/Fr2 Bo1 Fp3 Bb3/So1 Cb3 Qb5 Bp3", -1, -2), counters=1),
        Holding(grid=grid("Qo3 Qp2 Qg3 Cp4/Qo2 Sp3 Fb4 Cp2/Sg3 Sg2 Bg5 Sr5", -2, -3), counters=2),
        Holding(grid=grid("Bo4 Fb2 Br2 Fg1/Fg3 Cb5 Qr3 Fp1/Cr1 Qb2 Cr3 Sr2", -2, -2), counters=2),
    )
    assert len(state.deck) == 65 - 60
    assert [sheet(state, seat) for seat in range(5)] == [
        [8, 6, 6, 5, 0, 5, 0, 6],
        [8, 8, 5, 0, 0, 4, 0, 6],
        [10, 5, 5, 0, 0, 0, 0, 2],
        [8, 4, 10, 0, 0, 0, 0, 4],
        [6, 5, 4, 0, 5, 3, 0, 4],
    ]
    assert ranks(FIVE) == [(1, 36), (2, 31), (5, 22), (4, 26), (3, 27)]


def ranks(play: Game) -> list[tuple[int, int]]:
    """Rank and total of each seat."""
    return [(standing.rank, standing.total) for standing in GAME.standings(play.state)]


def test_the_whole_game_is_its_tokens() -> None:
    for play in (TWO, THREE, FIVE):
        assert Match.replay(GAME, Record.loads(play.match.record.dumps())) == play.match


@pytest.mark.parametrize(
    ("seats", "fifth", "longest"),
    [(2, "off", 120), (2, "on", 108), (3, "off", 144), (3, "on", 132), (4, "off", 192), (4, "on", 180), (5, "on", 228)],
)
def test_the_longest_game_puts_aside_what_it_can_and_the_last_challenge_is_right(
    seats: int, fifth: str, longest: int
) -> None:
    play = game(seats=seats, fifth=fifth)
    while play.match.turn is not None:
        state = play.state
        moves = GAME.legal_moves(state)
        token = min(legal(state))
        if DISCARD in moves:
            token = "discard"
        elif state.phase == "challenge":
            kept = state.holdings[state.gifter].card
            assert kept is not None
            last = (state.seat + 1) % seats == state.gifter
            token = f"guess:{kept[:2]}" if last else "pass"
        play = play(token)
    options = settle_options(GAME, seats, {"fifth": fifth})
    assert len(play.match.record.moves) == GAME.longest(seats, options) == longest
