"""Makes a golden record: a game that opponents play, with how it ends, in tests/records/games/.

From then on a test replays it; where it would end otherwise, the game's `about.rules` has to rise.
"""

import argparse
import json
import sys

from azumaya.command.position import options_of
from azumaya.core.dump import to_plain
from azumaya.core.golden import standings
from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.players import arena, mind
from tools.paths import ROOT

FOLDER = ROOT / "tests/records/games"


def main() -> None:
    """Play one game and write it down."""
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--player", default="greedy", help="who sits at every seat")
    parser.add_argument("--seed", default="golden")
    given = parser.parse_args()
    game, options = SHELF.find(given.game), options_of(given.option)
    match = Match.new(game, given.seats or game.about.seats[0], options, given.seed).settle()
    while match.turn is not None:
        match = match.play(str(arena.decide(match, mind(given.player, game))[0])).settle()
    name = "-".join([given.game, str(match.record.seats), *(f"{k}-{v}" for k, v in options.items())])
    file = FOLDER / f"{name}.json"
    if file.exists():
        sys.exit(f"{file.relative_to(ROOT)} is there already; a golden record is never made anew.")
    content = {"record": match.record.to_json(), "standings": standings(match), "state": to_plain(match.state)}
    lines = ",\n ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in content.items())
    file.write_text(f"{{\n {lines}\n}}\n", encoding="utf-8")
    print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
