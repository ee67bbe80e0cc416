"""A table of cards for two sides: teams, a card on its way from cell to cell, a hand of many cards, words beside."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.moments import house
from app.reading import Node, read
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.rack import draw_rack
from azumaya.app.html import Html
from azumaya.app.model import Play, Player, Route, Saved
from azumaya.app.view import view
from azumaya.core.areas import Rack
from azumaya.core.pick import pick
from azumaya.core.record import Match
from azumaya.core.spot import Face, Spot
from azumaya.core.text import Text
from azumaya.games.cardoku.state import OVER, Point, State
from games.cardoku.play import BLOCKED, GAME, game, opening, position

NAMES = ("Mio", "Jun", "Lea", "Ben", "Aki", "Kim")


def table(seats: int = 2, taps: tuple[str, ...] = (), state: State | None = None, **options: str) -> Node:
    """Cardoku as the person on turn sees it, with these taps; `state` is put in the place of the real one."""
    played = game(opening(), "draw:2E", seats=seats, **options).match
    match: Match[object, object] = replace(played, states=(*played.states[:-1], state)) if state else played
    entry = Saved("abc", match.record, tuple(map(Player, NAMES[:seats])), turn=match.turn)
    chosen = pick(GAME.legal_moves(match.state), taps) if taps else None
    play = Play(entry, match, open_to=match.turn, **({"pick": chosen} if chosen else {}))
    return read(view(house(route=Route("game", "abc"), games={"abc": entry}, play=play)).html)


# -- seats -------------------------------------------------------------------------------------------------------


def seats(node: Node) -> list[Node]:
    return list(node.one(class_="seats").every(class_="seat"))


def test_two_players_sit_side_by_side_with_the_sizes_of_hand_and_pile() -> None:
    one, other = seats(table())
    assert [one.one(class_=word).text for word in ("seat-name", "seat-note")] == ["Mio", "11in hand,20to draw,Side A"]
    assert [one.get("aria-current"), other.get("aria-current")] == ["true", None]
    assert [count.one("use")["href"] for count in one.every(class_="fact")] == ["#i-hand", "#i-deck"]
    assert list(one.every(class_="team")) == []


def test_a_team_is_told_once_with_its_members_and_who_of_them_is_on_turn() -> None:
    node = table(seats=6)
    one, other = seats(node)
    assert node.one(class_="seats").get("data-many") is None
    assert [list(side.every(class_="seat-name")) for side in (one, other)] == [[], []]
    assert [side.one(class_="seat-note").text for side in (one, other)] == [
        "11in hand,20to draw,Side A",
        "10in hand,22to draw,Side B",
    ]
    members = [
        [(li.text, li.get("aria-current")) for li in side.one(class_="team").every("li")] for side in (one, other)
    ]
    assert members == [
        [("Mio, On turn", "true"), ("Lea", None), ("Aki", None)],
        [("Jun", None), ("Ben", None), ("Kim", None)],
    ]


def test_a_single_player_against_a_team_is_told_by_name() -> None:
    one, other = seats(table(seats=3))
    assert [li.text for li in one.one(class_="team").every("li")] == ["Mio, On turn", "Lea"]
    assert [other.one(class_=word).text for word in ("seat-name", "seat-note")] == [
        "Jun",
        "10in hand,22to draw,Side B",
    ]


def test_a_team_has_one_column_of_the_score_sheet() -> None:
    over = replace(position("", "", ""), seats=5, phase=OVER, scored=(Point("R4", 0, 0), Point("B2", 0, 0)))
    sheet = table(seats=5, state=over).one(id="result").one("table")
    head = [[cell.text for cell in (*row.every("th"), *row.every("td"))] for row in sheet.one("thead").every("tr")]
    rows = [[cell.text for cell in (*row.every("th"), *row.every("td"))] for row in sheet.one("tbody").every("tr")]
    assert head == [["Side AWon", "Side B", ""], ["Total", "2", "0"]]
    assert rows == [["Rows", "4", "–"], ["Boxes", "2", "–"]]


# -- cards on their way ------------------------------------------------------------------------------------------

MOVING = position("R1=5........; R2=....7....", "6T 6S")


def cell(node: Node, place: str) -> tuple[list[str], str, str]:
    """Of a cell its marks, its card and what is said of it."""
    button = node.one(id=f"spot-{place}")
    parent = button.parent
    assert parent is not None
    marks = [word for word in ("chosen", "ghost", "open") if parent.get(f"data-{word}") is not None]
    return marks, button.text, button["aria-label"].partition(": ")[2]


def test_a_card_that_is_lifted_lights_where_it_may_go_and_what_it_may_change_places_with() -> None:
    node = table(taps=("r1c1",), state=MOVING)
    assert cell(node, "r1c1") == (["chosen"], "5", "5 of Science, chosen")
    assert cell(node, "r9c9") == (["open"], "", "empty, 5 may go here")
    assert cell(node, "r2c5") == (["open"], "7", "7 of Science, 5 may go here")
    assert node.one(id="spot-hand:6T").get("aria-disabled") is None


def test_a_move_shows_its_card_where_it_goes_and_not_where_it_comes_from() -> None:
    node = table(taps=("r1c1", "r9c9"), state=MOVING)
    assert cell(node, "r1c1") == (["chosen"], "", "5 of Science, about to be left")
    assert cell(node, "r9c9") == (["ghost"], "5", "empty, your 5 waits here, not placed yet")
    assert node.one(id="press-place").text == "Move 5 to r9c9"


def test_a_swap_shows_each_card_in_the_place_of_the_other() -> None:
    node = table(taps=("r1c1", "r2c5"), state=MOVING)
    assert cell(node, "r1c1") == (["ghost"], "7", "5 of Science, your 7 waits here, not placed yet")
    assert cell(node, "r2c5") == (["ghost"], "5", "7 of Science, your 5 waits here, not placed yet")


def test_the_only_play_there_is_has_its_button_too() -> None:
    """The nine fives but one: the last fits on one cell alone."""
    rows = "; ".join(BLOCKED.split("; ")[:-1])
    only = position(rows, "5M", pile="6S")
    assert [str(move) for move in GAME.legal_moves(only)] == ["5M>r9c9"]
    node = table(state=only)
    assert node.one(id="press-place").text == "Choose a card or a space"
    assert node.one(id="spot-do:pass").get("aria-disabled") == "true"


def test_where_passing_is_all_there_is_the_word_is_the_move() -> None:
    node = table(state=position(BLOCKED, "5M", pile="6S"))
    assert list(node.every(id="press-place")) == []
    assert node.one(id="spot-do:pass").get("aria-disabled") is None


def test_the_button_asks_for_what_there_is_to_choose_from() -> None:
    assert table(state=MOVING).one(id="press-place").text == "Choose a card or a space"
    assert table(state=MOVING, taps=("hand:6T",)).one(id="press-place").text == "Choose a space"
    empty = position("R1=5........; R2=....7....", "", "9M")
    assert table(state=empty).one(id="press-place").text == "Choose a space"


def test_a_word_that_waits_for_a_card_says_what_it_is_for() -> None:
    wrong = game(opening(first="B"), "draw:3E 1M>r1c9 draw:2E", referee="off").state
    node = table(taps=("do:object",), state=wrong)
    assert node.one(class_="say").text == "Object: choose the card that is wrong."


# -- the hand ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "many", "columns"),
    [
        (1, None, "--few:1;--n:1;--lie:1"),
        (11, None, "--few:6;--n:11;--lie:6"),
        (12, None, "--few:6;--n:12;--lie:6"),
        (13, "", "--few:7;--n:13;--lie:6"),
        (15, "", "--few:7;--n:8;--lie:6"),
        (20, "", "--few:7;--n:10;--lie:6"),
    ],
)
def test_a_hand_of_many_cards_lies_low_and_in_lines_of_one_length(count: int, many: str | None, columns: str) -> None:
    face = Face("card", "5", {"kind": "domain", "domain": "leaf"})
    rack = Rack("hand", Text("Hand"), tuple(Spot(f"hand:{n}", Text("card"), face) for n in range(count)))
    node = read(draw_rack(Html(), rack, Marks(listening=True))).one(class_="rack")
    assert (node.get("data-many"), node["style"]) == (many, columns)
