"""Beside the table: the pile, the penalty stacks as far as each seat may see them, and what is unseen."""

from __future__ import annotations

from random import Random

from azumaya.core.areas import Listing, Supply
from azumaya.core.game import Seat
from azumaya.core.scene import Scene
from azumaya.core.spot import Face
from azumaya.games.kartenspiel.state import State
from games.kartenspiel.play import GAME, dealt, game, position, random_game

FIVE, OTHERS, THIRD = "B1 B2 B3 B4 B6", "B5 B6 B7 B8 B9", "B1 B2 B3 B4 B7"


def scene(state: State, seat: Seat | None = 0) -> Scene:
    return GAME.table.scene(GAME.view(state, seat))


def card(sign: str) -> Face:
    """B3 open, B? face down."""
    look = {"kind": "number", "colour": {"B": "blue", "Y": "yellow"}[sign[0]]}
    return Face("card", "", {**look, "face": "down"}) if sign[1] == "?" else Face("card", sign[1], look)


def heaps(state: State, seat: Seat | None) -> list[tuple[str, tuple[Face, ...], int | None]]:
    (supply,) = (area for area in scene(state, seat).areas if isinstance(area, Supply))
    return [(str(group.name), group.faces, group.number) for group in supply.groups]


def test_of_a_stack_others_see_the_colours_and_its_owner_the_digits() -> None:
    state = position("Y5", FIVE, OTHERS, THIRD, stacks=["B2 Y3", "B4"], pile="B1 B9")
    pile = ("2 cards left to draw", (Face("card", look={"kind": "number", "face": "down"}),), 2)
    seen = heaps(state, 0)
    assert seen[0] == pile
    assert seen[1] == ("Player 1: blue 2 and yellow 3, 3 penalty points", (card("B2"), card("Y3")), 3)
    assert seen[2] == ("Player 2: a blue card, 1 penalty point", (card("B?"),), 1)
    assert heaps(state, 1)[1] == (
        "Player 1: a blue card and a yellow card, 3 penalty points",
        (card("B?"), card("Y?")),
        3,
    )
    assert heaps(state, 1)[2] == ("Player 2: blue 4, 1 penalty point", (card("B4"),), 1)


def test_a_card_that_was_objected_to_lies_open_for_all() -> None:
    state = position("Y5", "B6", "B7", "", stacks=["B2"], stuck=["B9"], referee="off")
    assert heaps(state, 1)[0] == ("Player 1: a blue card and blue 9, 2 penalty points", (card("B?"), card("B9")), 2)


def test_an_empty_stack_says_so_and_where_nothing_is_left_to_draw_there_is_no_pile() -> None:
    state = position("Y5", "B6", "B7", "B8")
    assert heaps(state, 0)[0] == ("Player 1: no penalty card", (), 0)


def unseen(state: State, seat: Seat | None) -> dict[str, list[int]]:
    """The numbers of a colour that are unseen, from 1 to 9."""
    (listing,) = (area for area in scene(state, seat).areas if isinstance(area, Listing))
    assert [str(head) for head in listing.heads] == ["Number", *"123456789"]
    return {str(name): [int(str(number)) for number in numbers] for name, *numbers in listing.rows}


def test_what_is_unseen_is_counted_for_the_viewer() -> None:
    state = game("centre:Y5", dealt("B1 B3 B3 Y2 Y9", "B5 B6 B7 B8 B9")).state
    assert unseen(state, 0) == {"Blue": [4, 5, 3, 5, 5, 5, 5, 5, 5], "Yellow": [1, 0, 1, 1, 0, 1, 1, 1, 0]}
    assert unseen(state, None) == {"Blue": [5] * 9, "Yellow": [1, 1, 1, 1, 0, 1, 1, 1, 1]}


def test_what_is_unseen_is_the_same_in_every_world_the_viewer_cannot_tell_apart() -> None:
    rng = Random(2)
    for state in random_game(3, 8).states[16:-1:7]:
        view = GAME.view(state, 1)
        assert unseen(GAME.determinize(view, rng), 1) == unseen(state, 1)


def test_with_open_hands_only_the_pile_is_unseen() -> None:
    state = game("centre:Y5", dealt("B1 B3 B3 Y2 Y9", "B5 B6 B7 B8 B9"), hands="open").state
    assert sum(map(sum, unseen(state, 0).values())) == len(state.pile)
