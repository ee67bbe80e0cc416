"""The table of all opponents: every level against the one below and against the baselines, until it is decided.

python -m tools.arena [GAME ...]; it takes hours for all five. Seats are exchanged from game to game.
"""

import argparse
import os
from collections.abc import Iterator

from azumaya.command.pairing import Pairing, until_decided
from azumaya.games import SHELF
from azumaya.players import arena

MOST = 400  # games of one pair at most
LOWEST = "level:1"
HIGHEST = "level:4"
# Where a level has to reach more than one half against the one below: in Moyo that reads two stones ahead, in KADO it
# plays by the rules of thumb alone. KADO's second never challenges.
BELOW = {("moyo", 4): 0.90, ("kado", 4): 0.52}
SILENT = {"kado": ("level:2", 0.55)}
# What level 4 has to reach against the greedy baseline, with the lower end of the interval.
GREEDY = {"moyo": 0.95, "cardoku": 0.90, "kartenspiel": 0.80, "culdcept": 0.70}


def pairs(game: str) -> Iterator[tuple[str, str, float]]:
    """Who plays whom, and the bar above which the first one's share has to lie."""
    for level in (2, 3, 4):
        yield f"level:{level}", f"level:{level - 1}", BELOW.get((game, level), 0.5)
    yield "greedy", LOWEST, 0.8
    if game in GREEDY:
        yield HIGHEST, "greedy", GREEDY[game]
    if game in SILENT:
        yield HIGHEST, *SILENT[game]
    yield HIGHEST, "policy", 0.5
    yield HIGHEST, "random", 0.95


def main() -> None:
    """Print the table, a row as soon as it is decided."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.about.id for game in SHELF.games])
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--most", type=int, default=MOST, help="games of one pair at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    print("| game | player | against | share | 95% | bar | games | ms a move |\n" + "| --- " * 8 + "|")
    for game in given.games:
        for one, other, bar in pairs(game):
            played = until_decided(Pairing(game, (one, other), {}, given.seed), bar, given.most, given.processes)
            first = arena.summary(game, (one, other), played)["players"][0]
            row = "| {game} | {one} | {other} | {share:.3f} | {low:.3f}-{high:.3f} | {bar} | {n} | {ms:.1f} |"
            print(row.format(game=game, one=one, other=other, bar=bar, n=len(played), **first), flush=True)


if __name__ == "__main__":
    main()
