"""How a game begins, and what each move does to a state. `make` is given a legal move."""

from __future__ import annotations

from dataclasses import replace

from azumaya.core.game import Options
from azumaya.games.moyo.areas import BLOCKS, DIVISIONS
from azumaya.games.moyo.moves import Begin, Colour, MoyoMove, Stone, Take
from azumaya.games.moyo.puzzles import PUZZLES
from azumaya.games.moyo.state import Setup, State


def opening(options: Options) -> State:
    """The puzzle on the board and all that the options settle (R3)."""
    layout, ground = DIVISIONS[options["areas"]]
    puzzle = PUZZLES.get(options["puzzle"], options["puzzle"])
    settled = 0 if options["choice"] == "fixed" else None
    setup = Setup(
        puzzle=puzzle,
        layout=layout,
        ground=ground,
        horikomi=options["variant"] == "horikomi",
        weaker=int(options["weaker"]),
        light=settled,
        first=settled,
    )
    return State(setup, puzzle, turns=0, handicap=int(options["handicap"]))


def make(state: State, move: MoyoMove) -> State:
    """The state after a legal move."""
    match move:
        case Stone():
            return state.place(move.cell, move.value)
        case Colour():
            setup = replace(state.setup, light=0 if move.word == "light" else 1)
        case Begin():
            setup = replace(state.setup, first=1 if move.word == "begin" else 0)
        case Take():
            area, ground = BLOCKS.names.index(move.area), state.setup.ground
            sign = state.setup.colour(state.drafter)
            setup = replace(state.setup, ground=ground[:area] + sign + ground[area + 1 :])
    return replace(state, setup=setup)
