"""How moves are told: with what they do to the table (R5, R7)."""

from __future__ import annotations

import re

import pytest

from azumaya.games.moyo.state import Phase, State
from games.moyo.play import GAME, OPENED, game, random_game
from games.moyo.test_worked_cases import SM22

TABLE = GAME.table


def told(before: str, token: str, **given: str) -> str:
    """What is said of a move after these moves."""
    return str(TABLE.tell(GAME.view(game(before, **given).state, None), GAME.parse(token), "Mio"))


def first(tokens: str, n: int) -> str:
    return " ".join(tokens.split()[:n])


@pytest.mark.parametrize(
    ("before", "token", "given", "said"),
    [
        ("r5c5=7", "r6c6=4", {"puzzle": "6"}, "Mio places 4 at r6c6."),
        (
            "r5c5=7 r6c6=4",
            "r4c4=5",
            {"puzzle": "6"},
            "Mio places 5 at r4c4. A Moyo stone closes r6c5.",
        ),
        (
            first(SM22, 4),
            "r5c4=1",
            {"puzzle": "5"},
            "Mio places 1 at r5c4. Moyo stones close r3c4 and r6c5.",
        ),
        (
            "",
            "r5c5=7",
            {"puzzle": "6"},
            "Mio places 7 at r5c5. Turned over: 8 in the Azumaya and 7 in the east.",
        ),
        (
            first(SM22, 14),
            "r3c8=2",
            {"puzzle": "5"},
            "Mio places 2 at r3c8. A Moyo stone closes r5c8. "
            "Turned over: 2 in the north-west, 8 in the north-east and 2 in the east.",
        ),
        (
            "r5c5=7 r6c6=4 r4c4=5",
            "r4c5=3",
            {"puzzle": "6"},
            "Mio places 3 at r4c5. Nothing fits in the Azumaya any more.",
        ),
        (
            "r5c5=7 r6c6=4 r4c4=5",
            "r4c5=3",
            {"puzzle": "6", "handicap": "4"},
            "Mio places 3 at r4c5 as a handicap stone. Nothing fits in the Azumaya any more.",
        ),
        (OPENED, "r1c1=1", {"puzzle": "6"}, "Mio places 1 at r1c1."),
    ],
)
def test_a_stone_is_told_with_what_it_closes_and_turns_over(
    before: str, token: str, given: dict[str, str], said: str
) -> None:
    assert told(before, token, **given) == said


@pytest.mark.parametrize("areas", ["mixed", "rows", "columns"])
def test_all_that_changes_on_the_table_is_told_and_nothing_else(areas: str) -> None:
    """Over a whole game: the Moyo stones on the board, the stones turned over beside it, the end of the opening."""
    match = random_game(2, 5, puzzle="2", areas=areas)
    for ply, (before, after) in enumerate(zip(match.states, match.states[1:], strict=False)):
        said = str(TABLE.tell(GAME.view(before, None), match.move(ply), "Mio"))
        _, *news = said.removesuffix(".").split(". ")
        closed = {cell for part in news if "Moyo stone" in part for cell in re.findall(r"r\dc\d", part)}
        assert closed == discs(after) - discs(before), said
        over = " ".join(part for part in news if part.startswith("Turned over"))
        assert len(re.findall(r"(?<!row )(?<!column )\d", over)) == turned(after) - turned(before), said
        ended = "Nothing fits in the Azumaya any more" in news
        assert ended == (before.phase is Phase.OPENING and after.phase is not Phase.OPENING)


def discs(state: State) -> set[str]:
    (grid,) = TABLE.scene(GAME.view(state, None)).boards
    return {spot.place for row in grid.rows for spot in row if spot.face and spot.face.kind == "disc"}


def turned(state: State) -> int:
    (supply,) = TABLE.scene(GAME.view(state, None)).asides
    return sum("turned" in face.look for group in supply.groups for face in group.faces)
