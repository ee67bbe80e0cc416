"""The command line: show, why, play, bench, pace, games. For tests, bug reports and engineers."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from azumaya.command.arguments import Parser, Seconds, Whole, one_line
from azumaya.command.describe import describe, dump
from azumaya.command.pairing import Pairing, results
from azumaya.command.position import expect_seed, options_of, position_of, refused
from azumaya.core.dump import to_plain
from azumaya.core.game import AnyGame, Refused, why_not
from azumaya.core.options import settle_options
from azumaya.core.text import Text
from azumaya.games import SHELF
from azumaya.players import arena, bench
from azumaya.players.minds import SPECS, mind
from azumaya.players.pace import pace


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Answers the exit code: 0, or 2 with one sentence on standard error."""
    try:
        arguments = parser().parse_args(argv)
        arguments.run(arguments)
    except Refused as refusal:
        print(one_line(str(refusal)), file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(prog="azumaya", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="command")
    position = _position_arguments()
    show = commands.add_parser("show", parents=[position], help="a position as one JSON object")
    show.add_argument("--seat", action=Whole, help="only what this seat may know")
    show.add_argument("--dump", action="store_true", help="the full state, to be edited and given to --state")
    show.set_defaults(run=run_show)
    why = commands.add_parser("why", parents=[position], help="is this move legal, and why not")
    why.add_argument("token")
    why.set_defaults(run=run_why)
    play = commands.add_parser("play", help="let opponents play each other")
    play.add_argument("--game", required=True)
    play.add_argument(
        "--players",
        required=True,
        help="level:1 to level:4, random, greedy, policy, search:STEPS, search:0.2s, rollouts:STEPS; with commas",
    )
    play.add_argument("--option", action="append", default=[], metavar="K=V")
    play.add_argument("--games", action=Whole, default=1)
    play.add_argument("--processes", action=Whole, default=1, help="how many games are played side by side")
    play.add_argument("--seed", default="0")
    play.add_argument("--json", action="store_true")
    play.set_defaults(run=run_play)
    _add_measures(commands)
    games = commands.add_parser("games", help="ids, seats, options and values")
    games.set_defaults(run=run_games)
    return top


def _add_measures(commands: Any) -> None:
    """The commands that measure how fast all is here."""
    speed = commands.add_parser("bench", help="playouts, moves and search steps a second")
    speed.add_argument("--game")
    speed.add_argument("--seconds", action=Seconds, default=1.0, help="how long each figure is measured")
    speed.add_argument("--json", action="store_true")
    speed.set_defaults(run=run_bench)
    pacing = commands.add_parser("pace", help="how long the opponents take for a move, and for a step of it")
    pacing.add_argument("--game")
    pacing.add_argument("--players", default=",".join(SPECS), help="with commas")
    pacing.add_argument("--moves", action=Whole, default=12, help="decisions of each that are measured")
    pacing.add_argument("--json", action="store_true")
    pacing.set_defaults(run=run_pace)


def _position_arguments() -> Parser:
    position = Parser(add_help=False)
    position.add_argument("record", nargs="?", type=Path, help="a record as JSON, where not --game or --state")
    position.add_argument("--game")
    position.add_argument("--seats", action=Whole)
    position.add_argument("--option", action="append", default=[], metavar="K=V")
    position.add_argument("--seed", default="0")
    position.add_argument("--moves", default="", help="tokens with blanks between, chance's among them")
    position.add_argument("--settle", action="store_true", help="draw chance from the seed where --moves has none")
    position.add_argument("--state", type=Path, help="a state as JSON, as show --dump prints it")
    return position


def run_show(arguments: argparse.Namespace) -> None:
    """Print the position as that seat may know it, or all of it."""
    match = position_of(arguments)
    seat = arguments.seat
    if seat is not None and not 0 <= seat < match.record.seats:
        raise refused(Text("There is no seat {seat}; seats count from 0.", seat=seat))
    if arguments.dump and seat is not None:
        raise refused(Text("--dump prints everything, so it does not go with --seat."))
    _print(dump(match) if arguments.dump else describe(match, seat))


def run_why(arguments: argparse.Namespace) -> None:
    """Print whether a move is legal, and if not why."""
    match = position_of(arguments)
    try:
        move = match.game.parse(arguments.token)
    except ValueError:
        match.play(arguments.token)  # says in its own words that the token cannot be read
        raise
    objection = why_not(match.game, match.state, move)
    answer: dict[str, Any] = {"legal": objection is None, "code": None, "text": None, "clause": None, "at": []}
    if objection is not None:
        answer.update(code=objection.code, text=str(objection.text), clause=objection.clause, at=list(objection.at))
    _print(answer)


def run_play(arguments: argparse.Namespace) -> None:
    """Let opponents play and print how they came out, by player; seats rotate from game to game."""
    expect_seed(arguments.seed)
    if arguments.games < 1:
        raise refused(Text("--games must be at least 1."))
    if arguments.processes < 1:
        raise refused(Text("--processes must be at least 1."))
    specs, options = tuple(arguments.players.split(",")), options_of(arguments.option)
    game = SHELF.find(arguments.game)
    for spec in specs:
        mind(spec, game)  # raises Refused for one there is not, before any process is begun
    settle_options(game, len(specs), options)
    pairing = Pairing(game.about.id, specs, options, arguments.seed)
    answer = arena.summary(game.about.id, specs, list(results(pairing, arguments.games, arguments.processes)))
    if arguments.json:
        _print(answer)
        return
    print("{game}: {games} games, {draws} with a shared first place, {moves:.1f} moves a game".format(**answer))
    for player in answer["players"]:
        print(
            "{spec}: wins {wins}, share {share:.3f} [{low:.3f}, {high:.3f}], mean total {total:.2f},"
            " {ms:.2f} ms a move".format(**player)
        )


def run_bench(arguments: argparse.Namespace) -> None:
    """Print how fast the rules and the search are."""
    games = [SHELF.find(arguments.game)] if arguments.game else list(SHELF.games)
    speeds = {game.about.id: to_plain(bench.measure(game, arguments.seconds)) for game in games}
    if arguments.json:
        _print(speeds)
        return
    for id, speed in speeds.items():
        rules = "{}: {playouts:.0f} random games/s, {moves:.0f} moves/s".format(id, **speed)
        print(rules + "; {model:.0f} moves/s by the model, {steps:.0f} search steps/s".format(**speed))


def run_pace(arguments: argparse.Namespace) -> None:
    """Print how long opponents take."""
    for game in [SHELF.find(arguments.game)] if arguments.game else SHELF.games:
        for spec in arguments.players.split(","):
            taken = to_plain(pace(game, spec, arguments.moves))
            if arguments.json:
                print(json.dumps({"game": game.about.id, "player": spec, **taken}))
                continue
            line = (
                "{}, {}: {median:.1f} ms a move, the slowest of {decisions} {slowest:.1f}, the longest step {step:.1f}"
            )
            print(line.format(game.about.id, spec, **taken), flush=True)


def run_games(arguments: argparse.Namespace) -> None:
    """Print every game with its seats, options, values and defaults."""
    _print([_about(game) for game in SHELF.games])


def _about(game: AnyGame) -> dict[str, Any]:
    about = game.about
    options = {
        option.id: {
            "title": str(option.title),
            "values": [choice.value for choice in option.choices],
            "default": option.default,
            **({"free": str(option.free)} if option.free else {}),
        }
        for option in about.options
    }
    return {
        "id": about.id,
        "title": str(about.title),
        "seats": list(about.seats),
        "rules": about.rules,
        "options": options,
    }


def _print(data: object) -> None:
    """As JSON, with signs escaped only where the output could not write them."""
    text = json.dumps(data, ensure_ascii=False, indent=1)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(data, indent=1)
    print(text)


if __name__ == "__main__":
    sys.exit(main())
