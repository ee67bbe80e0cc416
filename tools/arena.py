"""The tables of all opponents: every level against the one below and against the baselines, until it is decided.

python -m tools.arena [GAME ...]; it takes hours for all of them. Seats are exchanged from game to game. A second table
tells what share of first places each level has where three or more sit down, in teams and in other variants.
"""

import argparse
import os
from collections.abc import Iterator

from azumaya.command.pairing import Pairing, results, until_decided
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

# Who sits down where all is not as usual: the options, and the levels, that are to come out in this order.
HORIKOMI, THREE_DECKS = {"variant": "horikomi"}, {"decks": "3"}
SITTINGS: dict[str, tuple[tuple[dict[str, str], str], ...]] = {
    "moyo": ((HORIKOMI, "43"), (HORIKOMI, "32"), (HORIKOMI, "21")),
    "cardoku": (({}, "4343"), ({}, "3232"), ({}, "2121"), (THREE_DECKS, "43"), (THREE_DECKS, "32")),
    "kartenspiel": (({}, "432"), ({}, "321"), ({}, "4321"), ({}, "43211")),
    "kado": (({}, "432"), ({}, "321"), ({}, "4321"), ({"challenge": "either"}, "4321")),
    "culdcept": (({}, "432"), ({}, "321")),
}
SEATED = 60  # games of one sitting


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


def duels(game: str, seed: str, most: int, processes: int) -> Iterator[str]:
    """A row for each pair, as soon as it is decided."""
    for one, other, bar in pairs(game):
        played = until_decided(Pairing(game, (one, other), {}, seed), bar, most, processes)
        first = arena.summary(game, (one, other), played)["players"][0]
        row = "| {game} | {one} | {other} | {share:.3f} | {low:.3f}-{high:.3f} | {bar} | {n} | {ms:.1f} |"
        yield row.format(game=game, one=one, other=other, bar=bar, n=len(played), **first)


def sittings(game: str, seed: str, games: int, processes: int) -> Iterator[str]:
    """A row for each sitting: the levels, and the mean share of first places of each."""
    for options, levels in SITTINGS.get(game, ()):
        specs = tuple(f"level:{level}" for level in levels)
        played = list(results(Pairing(game, specs, options, seed), games, processes))
        players = arena.summary(game, specs, played)["players"]
        told = ", ".join("{share:.3f} ({low:.3f}-{high:.3f})".format(**player) for player in players)
        how = ", ".join(f"{option}={value}" for option, value in options.items()) or "as usual"
        yield f"| {game} | {how} | {', '.join(levels)} | {told} | {len(played)} |"


def main() -> None:
    """Print the tables, a row as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.about.id for game in SHELF.games])
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--most", type=int, default=MOST, help="games of one pair at most")
    parser.add_argument("--seated", type=int, default=SEATED, help="games of one sitting of the second table")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    print("| game | player | against | share | 95% | bar | games | ms a move |\n" + "| --- " * 8 + "|", flush=True)
    for game in given.games:
        for row in duels(game, given.seed, given.most, given.processes):
            print(row, flush=True)
    print("\n| game | options | levels | share of first places, 95% | games |\n" + "| --- " * 5 + "|", flush=True)
    for game in given.games:
        for row in sittings(game, given.seed, given.seated, given.processes):
            print(row, flush=True)


if __name__ == "__main__":
    main()
