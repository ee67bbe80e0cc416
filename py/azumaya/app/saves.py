"""One saved game as text, and back. A layout once shipped stays readable (`FORMAT` counts them).

A running game with hidden cards is sealed, so that nobody reads a hand by accident. What is kept last in the text
are the moves: of a text that was cut off, everything before them and the first of them can still be read.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from azumaya.app import people
from azumaya.app.draw.thumb import is_sketch
from azumaya.app.model import PERSON, Damaged, Entry, OwnMarks, Player, Saved
from azumaya.app.seating import SEATINGS
from azumaya.core import outside
from azumaya.core.game import Objection, Refused
from azumaya.core.record import Record
from azumaya.core.shelf import Shelf
from azumaya.core.text import Text
from azumaya.players.minds import knows

FORMAT = 1
MOST = 1_000_000  # bytes a sealed text may unfold to
LATEST = 32_503_680_000_000  # ms; the year 3000, so that every time can be shown
UNREADABLE = Text("This saved game is damaged: a part of it is missing or cannot be read.")
_CUT = Text("The text of this game was cut off or changed, so it cannot be read to its end.")


def write(saved: Saved, shelf: Shelf) -> str:
    """The text of a saved game, sealed while cards are hidden in it."""
    head = {
        "azumaya": FORMAT,
        "game": saved.record.game,  # in sight also where the record is sealed
        "players": [_player(player) for player in saved.players],
        "friendly": saved.friendly,
        "seating": saved.seating,
        "started": saved.started,
        "played": saved.played,
        "over": saved.over,
        "turn": saved.turn,
        "series": list(saved.series),
        "points": list(saved.points),
        "winners": list(saved.winners),
        "picture": saved.picture,
        "seen": saved.seen,
        "hints": list(saved.hints),
        "made": saved.made,
    }
    marks = [{"seat": m.seat, "topic": m.topic, "places": list(m.places)} for m in saved.marks]
    body = {"undone": list(saved.undone), "marks": marks, "record": saved.record.to_json()}
    if shelf.find(saved.record.game).about.hidden and not saved.over:
        return outside.dumps({**head, "sealed": _seal(outside.dumps(body))})
    return outside.dumps({**head, **body})


def read(id: str, text: str, shelf: Shelf) -> Entry:
    """The saved game in a text, or what can be said of it if it cannot be opened. Moves are not replayed here."""
    try:
        data, whole = _loads(text)
        _expect_format(data)
        if "sealed" in data:
            body, unsealed = _unseal(_field(data, "sealed", str))
            data, whole = {**data, **body}, whole and unsealed
        saved = _saved(id, data, shelf)
    except Refused as refused:
        return legible(Damaged(id, text, refused.objection.text))
    strangers = [player.mind for player in saved.players if not _known(player.mind)]
    if not whole:
        return legible(Damaged(id, text, _CUT, saved))
    if strangers:
        why = Text("This version of Azumaya does not know the opponent “{mind}”.", mind=strangers[0][:40])
        players = tuple(p if _known(p.mind) else replace(p, mind=PERSON) for p in saved.players)
        return legible(Damaged(id, text, why, replace(saved, players=players)))
    return saved


_GAME, _NAME = re.compile(r'"game":\s*"(\w+)"'), re.compile(r'"name":\s*("(?:[^"\\]|\\.)*")')
_PLAYED = re.compile(r'"played":\s*(\d{1,15})')


def legible(entry: Damaged) -> Damaged:
    """A damaged game with what can be made out in its text: which game, who plays, when last."""
    found, played = _GAME.search(entry.text), _PLAYED.search(entry.text)
    names = [_unquoted(quoted) for quoted in _NAME.findall(entry.text)[: people.SEATS]]
    when = min(int(played[1]), LATEST) if played else 0
    game = entry.good.record.game if entry.good else found[1] if found else ""
    return replace(entry, game=game, names=tuple(people.settle(names)), played=when)


def _unquoted(quoted: str) -> str:
    """The word in a JSON string; as it is written where a part of it means nothing."""
    try:
        return str(json.loads(quoted, strict=False))
    except ValueError:
        return quoted.strip('"')


def _saved(id: str, data: Mapping[str, Any], shelf: Shelf) -> Saved:
    record = Record.from_json(data.get("record"))
    game = shelf.find(record.game)
    if game.table is None:
        raise refusal(Text("This version of Azumaya has no table for this game yet."))
    if record.rules > game.about.rules:
        raise refusal(
            Text("This game follows newer rules than this version of Azumaya knows. Update the app to open it.")
        )
    if record.seats not in game.about.seats or len(_field(data, "players", list)) != record.seats:
        raise refusal(Text("This saved game is damaged: it is not clear who plays."))
    turn = data.get("turn")
    return Saved(
        id,
        record,
        _players(data["players"]),
        _words(data, "undone"),
        _field(data, "friendly", bool),
        data["seating"] if data.get("seating") in SEATINGS else SEATINGS[0],
        _time(data, "started"),
        _time(data, "played"),
        _field(data, "over", bool),
        turn if isinstance(turn, int) else None,
        _words(data, "series"),
        _points(data),
        _winners(data, record.seats),
        _picture(data),
        _count(data, "seen"),
        _marks(data, record.seats),
        _hints(data, record.seats),
        data["made"] if type(data.get("made")) is int else None,
    )


def _points(data: Mapping[str, Any]) -> tuple[int, ...]:
    """The points of a finished game; none in saves from before there were any."""
    points = data.get("points", [])
    if not isinstance(points, list) or not all(isinstance(n, int) for n in points):
        raise refusal(UNREADABLE)
    return tuple(points)


def _winners(data: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """The seats that came first; none in saves from before they were kept."""
    winners = data.get("winners", [])
    return tuple(seat for seat in range(seats) if isinstance(winners, list) and seat in winners)


def _picture(data: Mapping[str, Any]) -> str:
    """The sketch of the board; none in saves from before it was kept."""
    picture = data.get("picture", "")
    return picture if isinstance(picture, str) and is_sketch(picture) else ""


def _count(data: Mapping[str, Any], name: str) -> int:
    """A number of moves; none in saves from before it was kept."""
    return max(0, data[name]) if type(data.get(name)) is int else 0


def _hints(data: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """How many hints each seat has had; none in saves from before they were counted."""
    match data.get("hints"):
        case list() as hints if len(hints) == seats and all(type(n) is int and n >= 0 for n in hints):
            return tuple(hints)
    return ()


def _marks(data: Mapping[str, Any], seats: int) -> tuple[OwnMarks, ...]:
    """The players' own marks; none in saves from before there were any, and none that cannot be read."""
    marks = data.get("marks", [])
    found = [_own_marks(item, seats) for item in marks] if isinstance(marks, list) else []
    return tuple(one for one in found if one)


def _own_marks(item: object, seats: int) -> OwnMarks | None:
    match item:
        case {"seat": int(seat), "topic": str(topic), "places": list(places)} if 0 <= seat < seats:
            return OwnMarks(seat, topic, tuple(place for place in places if isinstance(place, str)))
    return None


def _players(data: list[Any]) -> tuple[Player, ...]:
    if not all(isinstance(item, dict) for item in data):
        raise refusal(Text("This saved game is damaged: it is not clear who plays."))
    names = people.settle([_field(item, "name", str) for item in data])
    return tuple(Player(name, _field(item, "mind", str), _chair(item)) for name, item in zip(names, data, strict=True))


def _player(player: Player) -> dict[str, Any]:
    chair = {} if player.chair is None else {"chair": player.chair}
    return {"name": player.name, "mind": player.mind, **chair}


def _chair(item: Mapping[str, Any]) -> int | None:
    chair = item.get("chair")
    return chair if type(chair) is int and 0 <= chair < people.SEATS else None


def _known(spec: str) -> bool:
    return spec == PERSON or knows(spec)


def refusal(sentence: Text) -> Refused:
    """A Refused for something saved that cannot be used."""
    return Refused(Objection("saved", sentence, ""))


def _time(data: Mapping[str, Any], name: str) -> int:
    return min(max(int(_field(data, name, int)), 0), LATEST)


def _field(data: Mapping[str, Any], name: str, kind: type) -> Any:
    if not isinstance(data.get(name), kind):
        raise refusal(UNREADABLE)
    return data[name]


def _words(data: Mapping[str, Any], name: str) -> tuple[str, ...]:
    words = _field(data, name, list)
    if not all(isinstance(word, str) for word in words):
        raise refusal(UNREADABLE)
    return tuple(words)


def _expect_format(data: Mapping[str, Any]) -> None:
    number = data.get("azumaya")
    if not isinstance(number, int):
        raise refusal(Text("This is not a game saved by Azumaya."))
    if number > FORMAT:
        raise refusal(Text("This game was saved by a newer version of Azumaya. Update the app to open it."))


def _loads(text: str) -> tuple[dict[str, Any], bool]:
    """The object in a text and whether it is whole; of a text that was cut off, up to the last whole move."""
    for attempt in (text, *_mended(text)):
        try:
            data = outside.loads(attempt)
        except ValueError:
            continue
        if not isinstance(data, dict):
            raise refusal(Text("This is not a game saved by Azumaya."))
        return data, attempt is text
    raise Refused(Objection("saved", _CUT, ""))


def _mended(text: str) -> Iterator[str]:
    """The text closed in every way that could make a game of it again, the one that keeps most first."""
    if '"sealed":"' in text:
        yield text.rstrip('"}') + '"}'
    if '"moves":[' in text:
        start = text.rindex('"moves":[') + len('"moves":[')
        yield from (text + "}", text + "}}", text + "]}}")
        yield text[: max(text.rfind('",') + 1, start)] + "]}}"


def _seal(text: str) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def _unseal(sealed: str) -> tuple[dict[str, Any], bool]:
    """What was sealed, and whether it is whole."""
    unfolding = zlib.decompressobj()
    try:
        folded = base64.urlsafe_b64decode(sealed[: len(sealed) - (len(sealed) % 4 == 1)] + "==")
        text = unfolding.decompress(folded, MOST).decode("utf-8", "replace")
    except (ValueError, zlib.error):
        raise refusal(Text("This saved game is damaged: its moves cannot be read.")) from None
    body, whole = _loads(text)
    return body, whole and unfolding.eof
