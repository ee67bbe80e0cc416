"""Why a move is good, in a sentence, and where to look for it."""

from __future__ import annotations

import pytest

from azumaya.games.moyo.moves import Stone, parse
from azumaya.games.moyo.state import State
from games.moyo.play import OPENED, VARIANTS, game, hint, random_game
from games.moyo.test_turning import SMALL


def reason(state: State, token: str) -> str:
    return hint(state, token)[1]


def test_one_is_shown_the_empty_spaces_of_an_area_and_not_the_move() -> None:
    look, _, at = hint(game(puzzle=SMALL).state, "r2c2=2")
    assert (look, at) == ("Look at the north-west Shima.", "r1c1 r2c2")
    look, _, at = hint(game(puzzle=SMALL, areas="rows").state, "r1c1=2")
    assert (look, at) == ("Look at row 1.", "r1c1 r1c4 r1c7")
    look, _, at = hint(game(puzzle="6").state, "r4c4=5")
    assert (look, at) == ("Look at the Azumaya.", "r4c4 r4c5 r5c5 r6c5 r6c6")


def test_a_stone_that_ends_the_game() -> None:
    state = game("r1c1=2 r2c5=7", puzzle=SMALL).state
    assert reason(state, "r1c7=6") == "It leaves Dark no stone to place, and that wins the game."


def test_a_stone_after_which_counting_tells_who_wins() -> None:
    """Dark keeps r2c5 alone, and nothing can spoil the 6 at r1c7."""
    assert reason(game(puzzle=SMALL).state, "r1c1=2") == (
        "It wins: Dark has room for 1 more stone at most, and you can place as many as that in any case."
    )


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("r8c4=7", "Otherwise Dark could place a number 7 that takes room for 1 stone from you."),
        ("r9c5=8", "This 8 takes room for 1 stone from the south-east Shima of Dark."),
        ("r7c4=4", "It makes 1 more of your stones safe: nothing that Dark places can bar it."),
        ("r7c6=5", "It bars 5 places where Dark could have put a stone, and 4 of yours."),
        (
            "r7c5=8",
            "It costs you no room but its own: afterwards 22 of your stones still have room, and 22 of Dark.",
        ),
    ],
)
def test_what_a_stone_takes_prevents_secures_bars_or_keeps(token: str, said: str) -> None:
    assert reason(game(OPENED, puzzle="6").state, token) == said


def test_a_black_stone_that_changes_little() -> None:
    assert reason(game(puzzle="1").state, "r6c6=7") == (
        "Afterwards the stones that still have room are 22 of yours and 22 of Dark."
    )


def test_in_horikomi_room_that_is_lost_is_a_moyo_stone() -> None:
    state = game(puzzle=SMALL, variant="horikomi").state
    assert reason(state, "r1c1=2") == "This 2 takes room for 2 stones from the Shima of Dark."
    assert reason(state, "r7c1=2") == ("Otherwise Dark could place a number 2 that takes room for 1 stone from you.")
    assert reason(state, "r1c7=6") == (
        "Afterwards you can still end with as few as 0 Moyo stones, and Dark with as few as 0."
    )


def test_what_is_settled_before_the_first_stone_has_reasons_too() -> None:
    state = game(areas="draft").state
    assert reason(state, "take:N") == "It has room for 6 stones, and no free Shima has room for more."
    assert reason(state, "take:NW") == "It has room for 5 stones, and the other side cannot have it any more."
    state = game(choice="rulebook").state
    assert reason(state, "dark").startswith("At the start Dark has room for 22 stones and Light for 22;")
    assert reason(game("dark", choice="rulebook").state, "yield").startswith("If both have room for as many stones,")
    assert reason(game(choice="rulebook", areas="draft").state, "dark") == (
        "The Shima are still to be shared out, so one colour is as good as the other."
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_move_has_a_reason_and_an_area_that_holds_it(variant: dict[str, str]) -> None:
    match = random_game(2, 4, **variant)
    for state, token in list(zip(match.states, match.record.moves, strict=False))[::3]:
        look, said, at = hint(state, token)
        assert look.startswith("Look at ")
        assert said.endswith(".")
        assert "{" not in look + said
        move = parse(token)
        assert not isinstance(move, Stone) or move.places[1] in at.split()
