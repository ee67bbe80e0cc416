"""Whole games, token by token, one for each division and variant, and how they end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.moyo.play import GAME, game, standings

Sheet = list[tuple[str, int]]


@dataclass(frozen=True)
class Told:
    """A game as it was played, its last board, and how it stands."""

    options: dict[str, str]
    tokens: str
    grid: str
    standings: list[tuple[int, int, Sheet]]
    verdict: str


def won(further: int) -> tuple[int, int, Sheet]:
    sheet = [("placed after the last turn", 1), ("further", further)]
    return 1, 1 + further, sheet


LOST: tuple[int, int, Sheet] = (2, 0, [])
STUCK = "{} wins: {} is on turn, and no stone fits any more. That is worth {}."
MIO = STUCK.format("Mio", "Jonas", "{}")
JONAS = STUCK.format("Jonas", "Mio", "{}")

GAMES = {
    "mirrored": Told(
        {"areas": "mirrored", "puzzle": "2"},
        "r5c5=1 r5c4=9 r4c4=7 r5c6=5 r4c3=1 r2c2=2 r9c4=2 r7c2=4 r9c7=9 r3c5=8 r6c3=9 r3c4=1 "
        "r8c4=8 r6c8=7 r2c8=8 r5c8=4 r1c7=6 r3c1=3 r4c1=5 r6c7=8 r8c9=6 r3c2=9 r7c9=7 r2c5=5 "
        "r7c7=2 r2c6=4 r5c2=7 r2c1=6 r9c6=6 r6c9=1 r7c6=9 r7c1=8 r3c9=4",
        "45..9.63262735418939.1875.45.1738.6..7891534..6942.8718465.92.72.58.34.613.276958",
        [won(1), LOST],
        MIO.format("2 victory points"),
    ),
    "corners": Told(
        {"areas": "corners", "puzzle": "1"},
        "r5c5=9 r5c4=2 r6c5=3 r6c6=7 r4c5=5 r5c6=4 r9c2=7 r4c1=8 r2c3=7 r6c7=1 r2c9=3 r1c6=3 "
        "r9c3=6 r1c5=4 r2c8=8 r4c8=3 r3c9=7 r7c4=3 r9c8=4 r7c6=5 r9c7=3 r6c9=8 r1c8=1 r3c6=2 "
        "r8c7=6 r4c2=9 r9c9=2 r2c4=5 r1c2=2",
        ".2.843.191675.9283.59.12.6789..517343.12945.62.46371.8.1.36589...21..675976..8342",
        [won(3), LOST],
        MIO.format("4 victory points"),
    ),
    "edges": Told(
        {"areas": "edges", "puzzle": "5"},
        "r5c5=8 r4c5=9 r5c4=1 r6c6=7 r6c5=6 r5c6=3 r9c4=9 r7c2=8 r1c5=1 r3c1=4 r5c1=5 r2c2=7 "
        "r5c8=2 r9c2=5 r6c1=3 r9c7=1 r5c9=9 r7c3=1 r9c5=2 r3c9=7 r4c9=1 r3c7=2 r3c4=6 r1c9=4",
        "...21.6.46738.951.4..6352.784..927315.6183429392467.58.8174.....645.18.2.579261..",
        [LOST, won(13)],
        JONAS.format("14 victory points"),
    ),
    "half": Told(
        {"areas": "half", "puzzle": "4"},
        "r6c6=1 r6c4=8 r4c6=2 r5c6=9 r4c4=3 r7c6=5 r4c9=1 r7c8=8 r1c2=5 r6c1=4 r3c9=2 r9c3=1 "
        "r6c9=3 r7c7=2 r3c2=7 r8c8=5 r3c1=9 r5c1=8 r6c7=9 r7c9=4 r4c7=5 r9c8=3 r3c4=1 r7c5=1 "
        "r6c8=2 r4c3=6 r3c3=3 r4c2=9 r4c8=4 r7c4=9 r1c7=8 r7c1=6 r3c5=5",
        ".5.63.8191.248.3.697315.4.2.96372541825..976.4..8619236.79152843.4.28657281.47.3.",
        [won(1), LOST],
        MIO.format("2 victory points"),
    ),
    "draft": Told(
        {"areas": "draft", "puzzle": "3"},
        "take:SW take:SE take:E take:W take:N take:NW take:S take:NE r4c5=7 r4c4=4 r5c5=5 "
        "r6c6=8 r6c4=2 r6c5=9 r2c6=9 r5c7=8 r8c1=3 r3c3=9 r4c2=2 r4c8=9 r7c2=7 r8c4=5 r6c2=6 "
        "r6c7=3 r2c7=6 r8c9=2 r3c7=2 r8c6=1 r2c8=8 r9c5=4 r8c2=9 r9c8=3 r1c8=5 r8c5=8 r3c4=8 "
        "r6c8=1 r7c3=6 r5c8=4 r3c8=7 r2c1=7 r6c3=5",
        "2.86.3154754..968.1.98.4273.2.47..959..15684746529831.5763....139.5814628.1742539",
        [won(2), LOST],
        MIO.format("3 victory points"),
    ),
    "rows": Told(
        {"areas": "rows", "puzzle": "6"},
        "r5c7=2 r5c3=5 r5c1=4 r5c8=7 r5c5=8 r5c9=6 r1c1=1 r9c5=5 r6c3=9 r4c7=5 r8c4=2 r9c7=4 "
        "r1c3=4 r7c1=9 r3c2=9 r7c6=4 r3c7=1 r4c5=7 r3c6=6 r4c3=3 r1c9=2 r7c4=8 r6c9=1 r7c3=2 "
        "r3c4=7 r4c1=6 r8c6=7 r7c2=5 r6c6=5 r9c9=8 r8c9=5 r7c7=3 r3c8=4 r7c8=1",
        "1643.98.2..8.4.75329.7.614.613.725844.59812767896.5.319528.43178312679.5..7153468",
        [LOST, won(0)],
        JONAS.format("1 victory point"),
    ),
    "columns": Told(
        {"areas": "columns", "puzzle": "2"},
        "r2c5=4 r3c5=1 r8c5=8 r5c5=5 r2c6=5 r1c7=8 r1c6=6 r3c9=4 r4c1=5 r9c4=2 r3c1=8 r7c9=1 "
        "r4c3=4 r3c2=2 r5c8=7 r7c7=7 r7c6=4 r8c2=9 r6c8=1 r5c4=9 r3c3=3 r5c2=1 r6c3=9 r4c4=1 "
        "r7c8=9 r7c2=8 r9c6=9 r4c7=9 r6c1=3 r4c2=7 r2c1=6 r6c9=5 r1c3=1 r8c4=6",
        "451.968326.73451.9823.175.457413896..1895.37.36942..15.865.47912956834..13.279.58",
        [LOST, won(1)],
        JONAS.format("2 victory points"),
    ),
    "horikomi": Told(
        {"variant": "horikomi", "puzzle": "5"},
        "r6c5=6 r4c5=1 r5c5=5 r5c6=7 r5c4=3 r4c4=9 r1c8=7 r6c1=7 r2c2=7 r3c4=6 r9c7=1 r9c9=5 "
        "r7c9=3 r3c8=2 r5c2=1 r7c2=8 r1c9=4 r3c1=9 r7c8=9 r8c1=3 r8c5=9 r1c3=5 r9c8=4 r3c3=1 "
        "r9c5=2 r5c9=9 r7c1=2 r4c9=6",
        "..52..6746738.951.9.1635.2.84.912736.163574.979246..5828.74..933645918.2..7.26145",
        [
            (1, 10, [("north-west Shima", 3), ("north-east Shima", 3), ("west Shima", 2), ("south Shima", 2)]),
            (1, 10, [("north Shima", 3), ("east Shima", 2), ("south-west Shima", 3), ("south-east Shima", 2)]),
        ],
        "The game is drawn: both have as many Moyo stones in their Shima (10), and their Shima are filled alike.",
    ),
    "handicap": Told(
        {"handicap": "3", "weaker": "0", "puzzle": "6"},
        "r5c5=5 r6c6=4 r4c5=3 r4c4=7 r5c9=2 r8c4=2 r3c6=7 r9c5=8 r6c9=9 r1c1=5 r7c2=4 r5c1=6 "
        "r7c8=2 r1c8=4 r7c1=9 r3c3=4 r5c8=7 r3c7=1 r3c4=5 r6c3=5 r1c5=1 r3c2=9 r4c7=6 r4c3=9 "
        "r9c7=4 r7c6=5 r8c9=5 r5c3=3 r7c3=6 r2c1=1 r2c6=6 r3c9=6 r9c2=5",
        "56.31984.1.8.467532945.71.6.197326846.3951.727856.4.39946..5.2783126.9.5.5718346.",
        [LOST, won(1)],
        JONAS.format("2 victory points"),
    ),
    "by choice": Told(
        {"choice": "rulebook", "areas": "draft", "handicap": "1"},
        "dark take:W take:SW take:S take:NW take:NE take:SE take:E take:N begin r4c5=3 r5c5=9 "
        "r6c6=5 r5c4=4 r5c6=7 r4c4=2 r6c5=8 r8c2=8 r1c7=1 r9c8=3 r2c4=3 r9c3=6 r1c1=4 r7c6=3 "
        "r4c1=6 r9c5=7 r1c5=5 r8c5=4 r2c8=8 r7c3=7 r3c7=4 r6c9=3 r1c2=7 r8c7=6 r1c3=3 r7c9=2 "
        "r1c6=2 r9c9=1 r3c4=7 r6c7=9 r2c9=7 r7c1=5 r3c1=8 r9c2=4 r4c2=9 r9c4=5 r4c3=5 r5c8=2",
        "4738521.916.3.928785971.46.6952317.43.14975262.46859.3517.63892.8214.675946578.31",
        [LOST, won(1)],
        JONAS.format("2 victory points"),
    ),
    "own puzzle": Told(
        {"puzzle": "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"},
        "r5c4=8 r4c5=6 r6c4=1 r6c5=3 r5c5=9 r6c6=4 r5c6=2 r8c2=3 r9c6=5 r1c6=1 r2c3=7 r1c5=8 "
        "r1c2=2 r6c7=2 r9c4=7 r3c4=9 r3c9=7 r8c9=6 r3c8=6 r9c2=6 r5c1=7 r4c7=3 r1c7=9 r7c2=4 "
        "r3c1=8 r2c4=4 r7c6=8 r8c1=9 r6c3=8 r8c8=4 r7c4=6 r9c7=8 r3c7=4 r5c8=5 r4c2=1 r4c9=8 "
        "r1c1=4 r9c8=1 r1c3=5 r4c8=9 r4c1=2 r8c7=5 r6c1=6",
        "425.819....74.3.858.192.46721.5673987.489215.6981342..54.6.8.73932.1.546.6.745819",
        [won(1), LOST],
        MIO.format("2 victory points"),
    ),
}


@pytest.mark.parametrize("told", GAMES.values(), ids=list(GAMES))
def test_a_whole_game_ends_as_it_is_told(told: Told) -> None:
    match = game(told.tokens, **told.options).match
    assert match.turn is None
    assert match.state.grid == told.grid
    assert standings(match.state) == told.standings
    view = GAME.view(match.state, None)
    assert str(GAME.table.verdict(view, ["Mio", "Jonas"])) == told.verdict


@pytest.mark.parametrize("told", GAMES.values(), ids=list(GAMES))
def test_nothing_counts_before_the_end_of_the_core_game(told: Told) -> None:
    if told.options.get("variant") == "horikomi":
        sheets = [standings(state) for state in game(told.tokens, **told.options).match.states]
        dead = [sum(total for _, total, _ in sheet) for sheet in sheets]
        assert dead == sorted(dead)
        assert dead[0] == 0
        return
    for state in game(told.tokens, **told.options).match.states[:-1]:
        assert standings(state) == [(1, 0, []), (1, 0, [])]
