"""The score sheet: what it comes to, and what that is made up of, as if the game ended now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azumaya.app import series
from azumaya.app.draw.face import draw_face
from azumaya.app.html import Html, Markup
from azumaya.app.model import Model, Saved
from azumaya.app.screens.parts import tag
from azumaya.app.screens.table.seen import Seen
from azumaya.core.scene import Tally
from azumaya.core.standing import Standing
from azumaya.core.text import Plural, Text


def draw_sheet(h: Html, seen: Seen) -> Markup:
    """The total of every seat or team, its rank where there are more than two, and what the total is made up of."""
    if seen.over and not seen.play.counted and not seen.looking_back:
        return h("p", Text("The points are being counted."), class_="help")
    standings, won = seen.standings, seen.won
    over = seen.over and not seen.looking_back
    labels = list(dict.fromkeys(label for standing in standings for label, _ in standing.sheet))
    alike = len({(standing.rank, standing.total) for standing in standings}) == 1
    if alike and not over and not labels and (fact := _shared_fact(seen)):
        return _draw_fact(h, seen, fact)
    words, tallies = seen.scene.lines, seen.scene.tallies
    kinds = list(dict.fromkeys(tally.kind for label, tally in tallies.items() if label in map(str, labels)))
    lines = [_line(h, kind, [tallied(standing, tallies, kind) for standing in standings], won) for kind in kinds]
    lines += [
        _line(h, words.get(str(label), label), [_points(standing, label) for standing in standings], won)
        for label in labels
        if str(label) not in tallies
    ]
    total = _line(h, Text("Total"), [standing.total for standing in standings], won)
    rank = _line(h, Text("Rank"), [standing.rank for standing in standings], won) if len(standings) > 2 else None
    return h(
        "table",
        _caption(h, seen, Text("Final score") if over else Text("If the game ended now")),
        h("thead", h("tr", h("td"), _names(h, seen, won)), total, rank),
        h("tbody", lines),
        class_="sheet",
    )


def _caption(h: Html, seen: Seen, words: Text) -> Markup:
    """When, and what is counted."""
    points = seen.scene.points
    return h("caption", words, (" ", h("span", points, class_="help")) if points else None)


def _shared_fact(seen: Seen) -> Text | None:
    """What all seats show of themselves with a number; None if they show different things."""
    facts = {line.fact if line.number is not None else None for line in seen.scene.seats}
    return facts.pop() if len(facts) == 1 else None


def _draw_fact(h: Html, seen: Seen, fact: Text) -> Markup:
    """While nothing has been counted: what each seat shows instead."""
    lost = [False] * len(seen.teams)
    row = _line(h, fact, [team[0].number or 0 for team in seen.teams], lost)
    head = h("thead", h("tr", h("td"), _names(h, seen, lost)))
    return h("table", _caption(h, seen, Text("Nothing has been counted yet.")), head, h("tbody", row), class_="sheet")


def _line(h: Html, label: Text, points: Sequence[int | str], won: Sequence[bool]) -> Markup:
    cells = [h("td", number, data_won=first) for number, first in zip(points, won, strict=True)]
    return h("tr", h("th", label, scope="row"), cells)


def _names(h: Html, seen: Seen, won: Sequence[bool]) -> list[Markup]:
    """The seats and teams, and at the end who won or shared the win."""
    return [
        h(
            "th",
            h("span", draw_face(h, team[0].mark), h("span", seen.title(team)), class_="who"),
            tag(h, seen.honour, tone="moss") if first else None,
            scope="col",
            data_won=first,
        )
        for team, first in zip(seen.teams, won, strict=True)
    ]


def _points(standing: Standing, label: Text) -> int | str:
    return next((points for named, points in standing.sheet if named == label), "–")


def tallied(standing: Standing, tallies: Mapping[str, Tally], kind: Text) -> str:
    """Which of a kind a seat has, in the order of the table: "1, 4, 9"."""
    held = {str(label) for label, _ in standing.sheet}
    return ", ".join(tally.sign for label, tally in tallies.items() if label in held and tally.kind == kind) or "–"


def draw_series(h: Html, model: Model, last: Saved) -> Markup | None:
    """What each player has brought in over the games of a series; nothing where this is the only game."""
    played = len(list(series.games(model, last)))
    if played < 2:
        return None
    points = series.points(model, last)
    caption = Plural("After {n} game of this series", "After {n} games of this series", n=played)
    brought = [h("li", h("span", name), " ", h("b", number)) for name, number in points.items()]
    leads = h("p", series.verdict(points), class_="help")
    return h("div", h("p", caption), h("ul", brought), leads, class_="series", id="series")
