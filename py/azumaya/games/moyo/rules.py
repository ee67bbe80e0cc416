"""The rules of Sudoku Moyo over the contract. Nothing is hidden, nothing is left to chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from azumaya.core.areas import Board
from azumaya.core.game import About, Again, Game, Objection, Options, Seat
from azumaya.core.standing import Standing
from azumaya.core.text import Text
from azumaya.games.moyo import endgame, faults, moves, notes, soundness, turn
from azumaya.games.moyo.areas import FREE
from azumaya.games.moyo.moves import BEGINS, COLOURS, STONES, TAKES, MoyoMove, Stone
from azumaya.games.moyo.options import OPTIONS
from azumaya.games.moyo.scene import MoyoTable
from azumaya.games.moyo.skill import MoyoSkill
from azumaya.games.moyo.state import PLACING, Phase, State


class Moyo(Game[State, MoyoMove]):
    """Sudoku Moyo for two."""

    about = About(
        id="moyo",
        title=Text("Sudoku Moyo"),
        line=Text("Fill your four islands; leave the other no place to stand."),
        seats=(2,),
        minutes=20,
        rules=1,
        options=OPTIONS,
        turn="R6",
        end="R8",
        hidden=False,
    )
    skill = MoyoSkill()
    table = MoyoTable()

    def pictures(self) -> Mapping[str, Board]:
        """The board as it is laid out before the first stone."""
        state = self.start(2, {option.id: option.default for option in OPTIONS})
        return {"board": self.table.scene(self.view(state, None)).boards[0]}

    def start(self, seats: int, options: Options) -> State:
        """The puzzle on the board and all that the options settle (R3)."""
        return turn.opening(options)

    def turn(self, state: State) -> Seat | None:
        """Colour and draft by the rulebook's order, then stone by stone in turn (R3, R6, R12)."""
        phase = state.phase
        if phase is Phase.OVER:
            return None
        if phase in PLACING:
            return state.seat
        if phase is Phase.DRAFT:
            return state.drafter
        return 0 if phase is Phase.COLOUR else 1

    def candidates(self, state: State) -> Iterable[MoyoMove]:
        """Every word of the phase, or every stone on every cell."""
        match state.phase:
            case Phase.COLOUR:
                return COLOURS
            case Phase.DRAFT:
                return TAKES
            case Phase.BEGIN:
                return BEGINS
            case _:
                return STONES

    def fault(self, state: State, move: MoyoMove) -> Objection | None:
        """Occupied, opening, not your Shima, repeat, in this order (R4, R5, R6, R4)."""
        return faults.fault(state, move)

    def legal_moves(self, state: State) -> Sequence[MoyoMove]:
        """The stones that fit where the seat on turn may place; in set-up the definition."""
        if state.phase not in PLACING:
            return super().legal_moves(state)
        found = []
        open_pairs = state.open
        while open_pairs:
            low = open_pairs & -open_pairs
            found.append(STONES[low.bit_length() - 1])
            open_pairs ^= low
        return found

    def apply(self, state: State, move: MoyoMove) -> State:
        """The position after a legal move."""
        return turn.make(state, move)

    def standings(self, state: State) -> Sequence[Standing]:
        """Victory points of the winner (R9), or the Moyo stones of Horikomi (R11)."""
        return endgame.standings(state)

    def unsound(self, state: State, start: State) -> Text | None:
        """Why an edited state cannot be one of this game."""
        return soundness.unsound(state, start)

    def reckon(self, state: State) -> Iterator[None]:
        """The victory points in steps: on a puzzle of one's own a whole side may be left empty (A7)."""
        return endgame.reckon(state)

    def longest(self, seats: int, options: Options) -> int:
        """A stone for every empty space, eight takings in a draft, two words where colours are chosen."""
        state = self.start(seats, options)
        words = 2 if state.setup.light is None else 0
        return state.grid.count(".") + state.setup.ground.count(FREE) + words

    def parse(self, token: str) -> MoyoMove:
        """The move a token names. Raises ValueError for any other text."""
        return moves.parse(token)

    def notes(self, seats: int, options: Options) -> Iterator[Text | None]:
        """Empty spaces, number of solutions, and the rulebook's advice on puzzles and handicaps (R13, R14)."""
        return notes.notes(self.start(seats, options), options)

    def points(self, options: Options, standing: Standing) -> int:
        """Victory points add up in a series (R9, R10); a game of Horikomi has none and counts as a win (R11)."""
        return super().points(options, standing) if options["variant"] == "horikomi" else standing.total

    def again(self, seats: int, options: Options, moves: Sequence[str]) -> Again:
        """The rematch: the same puzzle with colours and the right to begin exchanged (R10, A8).

        The two persons change chairs and nothing else changes, so whatever was chosen before the first stone (the
        colour, the Shima of a draft, who begins) is simply said again from the same chairs. Handicap stones belong
        to a person, not to a chair: `weaker` follows that person, who places them anew.
        """
        swapped = {**options, "weaker": "1" if options["weaker"] == "0" else "0"}
        agreed = []
        for token in moves:
            if isinstance(self.parse(token), Stone):
                break
            agreed.append(token)
        return Again(swapped, (1, 0), tuple(agreed))
