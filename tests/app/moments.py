"""Moments of the app to look at: every screen, in every state that draws something of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.hands import Hands
from app.reading import Node, read
from azumaya.app import setup as form
from azumaya.app.model import (
    PERSON,
    Check,
    Damaged,
    Device,
    Found,
    Model,
    Notice,
    OwnMarks,
    Play,
    Player,
    Proof,
    Route,
    Saved,
    Settings,
)
from azumaya.app.view import view
from azumaya.core.game import Objection
from azumaya.core.pick import Pick, pick
from azumaya.core.record import Match
from azumaya.core.shelf import Shelf
from azumaya.core.text import Text
from azumaya.games import SHELF

NOW = 1_700_000_000_000
MINUTE = 60_000
MOYO = SHELF.find("moyo")
# puzzle 5: the game of SM22, in which Dark places last
GAME = [
    "r4c4=6",
    "r4c5=9",
    "r5c5=8",
    "r6c6=7",
    "r5c4=1",
    "r5c6=3",
    "r2c9=7",
    "r9c2=2",
    "r1c8=4",
    "r7c1=3",
    "r9c4=9",
    "r9c9=3",
    "r7c6=8",
    "r5c9=9",
    "r3c8=2",
    "r7c7=9",
    "r1c1=9",
    "r8c8=7",
    "r3c3=8",
    "r1c5=1",
    "r6c1=1",
    "r7c2=1",
    "r1c3=5",
    "r9c7=1",
    "r5c1=5",
    "r7c8=6",
    "r3c1=4",
    "r7c9=5",
    "r3c2=7",
    "r4c9=1",
]
MIO, JUN = Player("Mio"), Player("Jun")
HOST, GUEST = Player("Patient host", "search:0.8s"), Player("Eager guest", "greedy")
CUT = Text("The text of this game was cut off.")


def match(moves: int) -> Match[Any, Any]:
    """That game after so many moves."""
    played = Match.new(MOYO, 2, {"puzzle": "5"}, "00")
    for token in GAME[:moves]:
        played = played.play(token)
    return played


def saved(moves: int = 20, id: str = "abc", players: Sequence[Player] = (MIO, JUN), **more: Any) -> Saved:
    """That game as it is kept."""
    now = match(moves)
    facts = {"played": NOW - 5 * MINUTE, "over": now.turn is None, "turn": now.turn, **more}
    return Saved(id, now.record, tuple(players), **facts)


def table(moves: int = 20, taps: Sequence[str] = (), kept: Saved | None = None, **more: Any) -> Model:
    """The table of that game; `more` is said of the play."""
    now = match(moves)
    entry = kept or saved(moves)
    chosen: Pick[Any] = (pick(MOYO.legal_moves(now.state), taps) if taps else None) or Pick()
    play = Play(entry, now, **{"pick": chosen, **more})
    return house(route=Route("game", entry.id), games={entry.id: entry}, play=play)


def curtain(seating: str = "side", options: Mapping[str, str] | None = None, **more: Any) -> Model:
    """A game with hidden hands between two persons, before the first of them looks; `more` is said of the play."""
    game = Hands()
    dealt = Match.new(game, 2, options or {}, "00").settle()
    entry = Saved("abc", dealt.record, (MIO, JUN), turn=dealt.turn, seating=seating)
    play = Play(entry, dealt, **more)
    return house(shelf=Shelf((game,)), route=Route("game", "abc"), games={"abc": entry}, play=play)


KADO = SHELF.find("kado")
DEALT = "top:Bg4 give:1 top:Sp1 give:2 top:Qo2 give:0"
PLACED = f"{DEALT} guess:Fr pass put:0,0 put:0,0 put:0,0"
NEXT = f"{PLACED} top:Cr4 give:1 top:Fb2 give:0 top:Sp3 give:2 pass pass put:0,1 put:0,1"


def kado(moves: str, taps: Sequence[str] = (), marks: tuple[OwnMarks, ...] = (), **more: Any) -> Model:
    """KADO between a person and two opponents after these moves; `more` is said of the play."""
    now = Match.new(KADO, 3, {}, "00")
    for token in moves.split():
        now = now.play(token)
    entry = Saved("abc", now.record, (HOST, MIO, GUEST), turn=now.turn, marks=marks)
    chosen: Pick[Any] = pick(KADO.legal_moves(now.state), taps) or Pick()
    play = Play(entry, now, **{"pick": chosen, **more})
    return house(route=Route("game", "abc"), games={"abc": entry}, play=play)


def house(**more: Any) -> Model:
    """The app somewhere else."""
    return Model(**{"shelf": SHELF, "now": NOW, **more})


def new_game(game: str = "moyo", /, **fields: str) -> Model:
    """The form for a new game, with these fields filled in."""
    model = form.begin(house(route=Route("new", game)), game)
    assert model.setup is not None
    named = {name.replace("_", "-"): value for name, value in fields.items()}
    filled = replace(model.setup, fields={**model.setup.fields, **named})
    return replace(model, setup=form.checked(SHELF.find(game), filled, None))


def at(model: Model, sheet: str) -> Model:
    """The same table under a sheet."""
    return replace(model, route=replace(model.route, sheet=sheet))


def tree(model: Model) -> Node:
    """The page of a model, read back."""
    return read(view(model).html)


SHOWN = tuple(game for game in SHELF.games if game.table)
APART = Objection("apart", Text("A card must touch another one of your grid."), "R7", ("cell:1,1",))
REFUSED = Objection("repeat", Text("5 stands in row 1 already, on r1c3."), "R4", ("r1c2", "r1c3"))
DAMAGED = Damaged("broken", "{", CUT)
HALF = Damaged("half", "{", CUT, saved(12, "half"), "moyo", ("Mio", "Jun"), NOW - 3 * MINUTE)
CHECKED = Check(
    Found("snapshot", True, "Browser/1.0", "ok", 17_400_000, 2_000_000_000, "serves", False, 91, 91, True),
    tuple(Proof(game.about.id, 90, True) for game in SHOWN),
)
AMISS = Check(
    Found("plain: no picture", writes="blocked", worker="none"),
    tuple(Proof(game.about.id, 0 if at else 90, False) for at, game in enumerate(SHOWN)),
)
MANY = {f"g{n}": saved(4 + n, f"g{n}", played=NOW - (n + 1) * 86_400_000) for n in range(9)}

MOMENTS: dict[str, Callable[[], Model]] = {
    "home": lambda: house(device=Device(cached=True, update=True)),
    "home with games": lambda: house(games={**MANY, "f": saved(30, "f"), "broken": DAMAGED, "half": HALF}),
    "home in a tab of Safari": lambda: house(device=Device(safari="touch"), games=MANY),
    "home on the home screen": lambda: house(device=Device(safari="touch", standalone=True)),
    "lost": lambda: house(route=Route(lost=True), notice=Notice(Text("Deleted."), "undo", "x", Text("Undo"))),
    "new game": new_game,
    "new game, own puzzle": lambda: new_game(option_puzzle="own", option_puzzle_own="123"),
    "new game, two persons": lambda: new_game(seat_1_mind=PERSON),
    "table": table,
    "stone chosen": lambda: table(taps=("stone:5",)),
    "cell chosen": lambda: table(taps=("r1c2",)),
    "ghost": lambda: table(taps=("stone:5", "r1c2")),
    "objection": lambda: table(23, ("stone:5",), objection=REFUSED),
    "note": lambda: table(note=Text("Nothing can be taken back.")),
    "thinking": lambda: table(21, kept=saved(21, players=(MIO, HOST)), thinking=21),
    "looking back": lambda: table(24, shown=11),
    "at the beginning": lambda: table(24, shown=0),
    "over": lambda: table(30),
    "over, looking back": lambda: table(30, shown=29),
    "undone": lambda: table(kept=saved(undone=tuple(GAME[20:23]))),
    "elsewhere": lambda: table(readonly=True),
    "far": lambda: table(21, kept=saved(21, seating="facing")),
    "all around": lambda: table(21, kept=saved(21, seating="around")),
    "curtain": curtain,
    "curtain, pressed once": lambda: curtain(asked=True),
    "curtain, not saved": lambda: replace(curtain(), trouble="full"),
    "beside the curtain": lambda: curtain(aside=True),
    "behind the curtain": lambda: curtain(open_to=0),
    "open hands, face to face": lambda: curtain("facing", {"hands": "open"}),
    "trouble": lambda: replace(table(), trouble="full", notice=Notice(Text("Deleted."))),
    "left hand": lambda: replace(table(), settings=Settings(hand="left", targets="off")),
    "menu": lambda: at(table(), "menu"),
    "log": lambda: at(table(), "log"),
    "score": lambda: at(table(), "score"),
    "leave": lambda: at(table(), "leave"),
    "settings at the table": lambda: at(table(), "settings"),
    "others have moved": lambda: table(24, kept=saved(24, players=(MIO, HOST))),
    "grids, a gift chosen": lambda: kado(DEALT, ("gift:F",), (OwnMarks(1, "turn-1", ("pair:Fr",)),)),
    "grids, a card hovers": lambda: kado(NEXT, ("cell:1,0",)),
    "grids, a place refused": lambda: kado(NEXT, objection=APART, tried="cell:1,1"),
    "rules": lambda: house(route=Route("rules", "moyo", clause="R4")),
    "rules from a game": lambda: replace(table(), route=Route("rules", "moyo")),
    "settings": lambda: house(
        route=Route("settings"), removed=(DAMAGED,), device=Device(update=True, motion="reduced"), people=("Mio", "Jun")
    ),
    "self-check, begun": lambda: house(route=Route("check"), check=Check()),
    "self-check, all well": lambda: house(route=Route("check"), check=CHECKED, device=Device(lasting="yes")),
    "self-check, all amiss": lambda: house(route=Route("check"), check=AMISS, device=Device(lasting="no")),
    "licences": lambda: house(route=Route("licences")),
    "licences, one text": lambda: house(route=Route("licences", "idiomorph")),
    "damaged": lambda: house(route=Route("game", "broken"), games={"broken": DAMAGED}),
    "half damaged": lambda: house(route=Route("game", "half"), games={"half": HALF}),
    "no such game": lambda: house(route=Route("game", "gone")),
}
