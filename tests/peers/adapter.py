"""The games of the house as games of OpenSpiel, so that the field's own searches can play them.

OpenSpiel counts actions, this house names moves: a number is given to a token when it is first seen, the same one in
every state of the process. What a seat may know is its information state, and other worlds are drawn by `determinize`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel

from azumaya.core.game import CHANCE, AnyGame
from azumaya.core.options import settle_options
from azumaya.core.skill import reward
from azumaya.games import SHELF

SEATS = 2
ACTIONS = 50_000  # more tokens than any of the games has for two


class Box:
    """A state of the rules. OpenSpiel copies a game's state deeply; this one never changes, so it is shared."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Box:
        return self


class Tokens:
    """The moves of a game by number, and the numbers by token."""

    def __init__(self) -> None:
        self.moves: list[Any] = []
        self._numbers: dict[str, int] = {}

    def number(self, move: Any) -> int:
        """The number of a move, a new one where it was never seen."""
        found = self._numbers.setdefault(str(move), len(self.moves))
        if found == len(self.moves):
            self.moves.append(move)
        return found


TOKENS = {game.about.id: Tokens() for game in SHELF.games}


def adapted(game: AnyGame) -> type[Adapted]:
    """The class of a game, registered with OpenSpiel."""
    options = settle_options(game, SEATS, {})
    luck = any(True for _ in game.chance_outcomes(game.start(SEATS, options)))
    kind = pyspiel.GameType(
        short_name=f"python_azumaya_{game.about.id}",
        long_name=f"Azumaya: {game.about.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=getattr(pyspiel.GameType.ChanceMode, "EXPLICIT_STOCHASTIC" if luck else "DETERMINISTIC"),
        information=getattr(
            pyspiel.GameType.Information, "IMPERFECT_INFORMATION" if game.about.hidden else "PERFECT_INFORMATION"
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=SEATS,
        min_num_players=SEATS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=ACTIONS,
        max_chance_outcomes=ACTIONS if luck else 0,
        num_players=SEATS,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=game.longest(SEATS, options),
    )

    def __init__(self: Any, params: Any = None) -> None:
        pyspiel.Game.__init__(self, kind, info, params or {})

    # Pickle finds a class by its name in its module.
    name = f"Adapted_{game.about.id}"
    found = type(name, (Adapted,), {"__init__": __init__, "__module__": __name__, "id": game.about.id})
    globals()[name] = found
    pyspiel.register_game(kind, found)
    return found


class Adapted(pyspiel.Game):  # type: ignore[misc]
    """A game for two with its usual options."""

    id: str

    @property
    def rules(self) -> AnyGame:
        return SHELF.find(self.id)

    def new_initial_state(self) -> State:
        return State(self, self.rules.start(SEATS, settle_options(self.rules, SEATS, {})))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer()


class State(pyspiel.State):  # type: ignore[misc]
    """A state of one of the games, in a box."""

    def __init__(self, game: Any, state: Any) -> None:
        super().__init__(game)
        self.id = game.id
        self.box = Box(state)

    @property
    def rules(self) -> AnyGame:
        return SHELF.find(self.id)

    def current_player(self) -> Any:
        turn = self.rules.turn(self.box.state)
        if turn is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if turn == CHANCE else turn

    def is_terminal(self) -> bool:
        return self.rules.turn(self.box.state) is None

    def _legal_actions(self, player: int) -> list[int]:
        tokens = TOKENS[self.id]
        return sorted(tokens.number(move) for move in self.rules.legal_moves(self.box.state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.rules.chance_outcomes(self.box.state)
        whole = sum(outcomes.values())
        return sorted((TOKENS[self.id].number(move), weight / whole) for move, weight in outcomes.items())

    def _apply_action(self, action: int) -> None:
        self.box = Box(self.rules.apply(self.box.state, TOKENS[self.id].moves[action]))

    def _action_to_string(self, player: int, action: int) -> str:
        moves = TOKENS[self.id].moves
        return str(moves[action]) if action < len(moves) else f"never seen: {action}"

    def returns(self) -> list[float]:
        """Twice the share of first place less one; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * SEATS
        return [2 * reward(self.rules, self.box.state, seat) - 1 for seat in range(SEATS)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.current_player() if player is None else player
        return repr(self.rules.view(self.box.state, seat))

    observation_string = information_state_string

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """Another world that this seat cannot tell from this one."""
        return self.elsewhere(player, Random(sampler()))

    def elsewhere(self, player: int, rng: Random) -> State:
        """Such a world, drawn by this generator."""
        other = self.clone()
        other.box = Box(self.rules.determinize(self.rules.view(self.box.state, player), rng))
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return repr(self.box.state)


class Observer:
    """What a seat may know, as text; there is no tensor."""

    tensor = np.zeros(0, np.float32)
    dict: dict[str, Any] = {}  # noqa: RUF012

    def set_from(self, state: State, player: int) -> None:
        """No tensor to fill."""

    def string_from(self, state: State, player: int) -> str:
        return state.information_state_string(player)


GAMES = {game.about.id: adapted(game) for game in SHELF.games}
