"""The model that searches play: the table, the worlds, the value and the policy. The contract plays it in step."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.kartenspiel.cards import KINDS
from azumaya.games.kartenspiel.fast import KartenspielForward
from azumaya.games.kartenspiel.grid import fits, grid_of
from azumaya.games.kartenspiel.ground import CARD, YELLOW, Ground
from azumaya.games.kartenspiel.position import Position
from azumaya.games.kartenspiel.state import State
from games.kartenspiel.play import GAME, after, position, random_game, reached

MODEL = KartenspielForward()


def worlds(state: State, number: int, seed: int = 1, seat: int | None = None) -> list[Position]:
    view = GAME.view(state, GAME.turn(state) if seat is None else seat)
    return list(islice(MODEL.worlds(GAME, view, Random(seed)), number))


def drawn(one: Position) -> tuple[object, ...]:
    """What a world decides: the hands, the stacks and the pile."""
    return one.hands, one.stacks, sorted(one.pile)


def colours(cards: Sequence[int]) -> list[bool]:
    return sorted(card >= YELLOW for card in cards)


@pytest.mark.parametrize("referee", ["on", "off"])
def test_cards_fit_where_the_grid_says_also_on_a_table_with_wrong_cards(referee: str) -> None:
    table = random_game(2, 5, referee=referee).state.table
    for size in range(1, len(table) + 1):
        ground = Ground.of(table[:size])
        assert [ground.room(CARD[card]) for card in KINDS] == [fits(grid_of(table[:size]), card) for card in KINDS]


def test_a_world_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    for state in random_game(3, 2).states[60::7]:
        seat = GAME.turn(state)
        if seat in (None, CHANCE):
            continue
        real, seen = MODEL.enter(state), worlds(state, 12)
        for world in seen:
            assert (world.hands[seat], world.stacks[seat]) == (real.hands[seat], real.stacks[seat])
            assert list(map(len, world.hands)) == list(map(len, real.hands))
            assert list(map(colours, world.stacks)) == list(map(colours, real.stacks))
            assert (world.points, world.yellows) == (real.points, real.yellows)
            assert sorted(sum([*world.hands, *world.stacks], world.pile)) == sorted(
                sum([*real.hands, *real.stacks], real.pile)
            )
        if len(real.pile) > 4:
            assert len({str(drawn(world)) for world in seen}) > 1


def test_worlds_depend_on_the_view_alone() -> None:
    """Other cards in the other hand give the same worlds: what is unseen is the same."""
    state = reached("Y5 B3@1,0 B4@0,1", "B7").state
    view = GAME.view(state, 0)
    others = [GAME.determinize(view, Random(seed)) for seed in range(3)]
    found = [[drawn(world) for world in worlds(other, 5, seat=0)] for other in [state, *others]]
    assert found[1:] == found[:1] * 3
    assert [drawn(world) for world in worlds(state, 5, seed=2)] != found[0]


def test_with_open_hands_only_the_pile_is_unknown() -> None:
    state = reached("Y5 B3@1,0", "B7", hands="open").state
    assert all(world == MODEL.enter(state) for world in worlds(state, 5))


def test_moves_are_told_by_their_number_or_one_by_one() -> None:
    for state in random_game(2, 3).states[40::9]:
        if GAME.turn(state) in (None, CHANCE):
            continue
        moves = MODEL.moves(MODEL.enter(state))
        assert [moves[at] for at in range(len(moves))] == list(moves)
        assert moves[-1] == list(moves)[-1]


def test_a_playout_places_yellow_cards_first_then_what_has_the_fewest_cells() -> None:
    def policy(state: State) -> set[str]:
        here = MODEL.enter(state)
        moves = MODEL.moves(here)
        return {str(MODEL.real(MODEL.policy(here, moves, Random(seed)))) for seed in range(9)}

    assert policy(position("Y5 B3@1,0", "B4 B6 Y7", "B9")) == {"Y7@2,0"}
    assert policy(position("Y5 B3@1,0 Y7@2,0", "B4 B5", "B9")) == {"B5@2,-1", "B5@2,1"}
    assert policy(position("Y5", "B5 Y7", "B6")) == {"penalty:B5"}
    assert policy(position("Y5", "", "B6", stacks=["B5"])) == {"pass"}


def test_the_seats_share_one_win_between_them() -> None:
    for state in random_game(4, 6).states[40::11]:
        if GAME.turn(state) != CHANCE:
            here = MODEL.enter(state)
            assert sum(MODEL.value(here, seat) for seat in range(4)) == pytest.approx(1)


@pytest.mark.parametrize(("tiebreak", "shares"), [("off", [0.5, 0.5, 0]), ("on", [1, 0, 0])])
def test_at_the_end_the_value_is_the_share_of_first_place(tiebreak: str, shares: list[float]) -> None:
    ended = after(position("Y5", "", "", "", stacks=["B5 B5", "Y1"], tiebreak=tiebreak), "pass", "pass", "pass")
    assert [MODEL.value(MODEL.enter(ended), seat) for seat in range(3)] == shares
