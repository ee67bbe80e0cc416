"""Where persons sit at the device, and what turns to them: the whole table, a tray, the curtain, the rack across."""

from __future__ import annotations

import pytest

from app.hands import Hands
from app.moments import HOST, JUN, MIO, saved, table, tree
from app.page import Page
from app.reading import Node, read
from azumaya.app import saves
from azumaya.app.model import Player, Saved
from azumaya.app.seating import edge
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF as REAL

SHELF = Shelf((Hands(),))
ADA, BEN, LEA = Player("Ada"), Player("Ben"), Player("Lea")


def edges(seating: str, *players: Player) -> list[str]:
    kept = saved(0, players=players, seating=seating)
    return [edge(kept, seat) for seat, player in enumerate(players) if player.mind == "person"]


def hands(seats: int, seating: str, **fields: str) -> Page:
    """A game of Hands with the curtain before it, or with open hands."""
    names = ("Mio", "Jun", "Ada", "Ben")
    people = {f"seat-{seat}-mind": "person" for seat in range(seats)}
    named = {f"seat-{seat}-name": names[seat] for seat in range(seats)}
    page = Page(shelf=SHELF)
    page.begin("hands", **{"seats": str(seats), "seating": seating, **people, **named, **fields})
    return page


def play(page: Page) -> None:
    """Play a card of the hand, and lay it."""
    match = page.play.match
    page.tap(f"hand:{match.state.hands[match.turn or 0][0]}")
    page.press("place")
    page.say("do:left")


def frame(page: Page) -> str:
    """The edge that the table, or the curtain, is turned to."""
    return read(page.html).one(class_="turned")["data-toward"]


class TestWhoSitsWhere:
    @pytest.mark.parametrize(
        ("players", "facing", "around"),
        [
            ((MIO,), ["near"], ["near"]),
            ((MIO, JUN), ["near", "far"], ["near", "far"]),
            ((MIO, HOST, JUN), ["near", "far"], ["near", "far"]),
            ((HOST, MIO), ["near"], ["near"]),
            ((MIO, JUN, ADA), ["near", "far", "near"], ["near", "left", "right"]),
            ((MIO, JUN, ADA, BEN), ["near", "far"] * 2, ["near", "left", "far", "right"]),
            (
                (MIO, JUN, ADA, BEN, LEA),
                ["near", "far", "near", "far", "near"],
                ["near", "left", "far", "right", "near"],
            ),
        ],
        ids=lambda value: "-".join(getattr(part, "name", part) for part in value),
    )
    def test_persons_sit_in_the_order_of_their_turns(
        self, players: tuple[Player, ...], facing: list[str], around: list[str]
    ) -> None:
        assert edges("facing", *players) == facing
        assert edges("around", *players) == around
        assert set(edges("side", *players)) == {"near"}

    def test_whoever_has_another_seat_in_the_next_game_stays_on_the_same_chair(self) -> None:
        page = hands(3, "around")
        before = {player.name: edge(page.play.saved, seat) for seat, player in enumerate(page.play.saved.players)}
        while page.play.match.turn is not None:
            page.hold()
            play(page)
        page.press("again")
        names = [player.name for player in page.play.saved.players]
        assert names == ["Jun", "Ada", "Mio"]
        assert {name: edge(page.play.saved, seat) for seat, name in enumerate(names)} == before
        again = page.reload().play.saved
        assert {name: edge(again, seat) for seat, name in enumerate(names)} == before

    @pytest.mark.parametrize("seating", ["side", "facing", "around"])
    def test_the_seating_is_kept(self, seating: str) -> None:
        kept = saved(4, players=(MIO, Player("Jun", chair=5)), seating=seating)
        read_back = saves.read("abc", saves.write(kept, REAL), REAL)
        assert isinstance(read_back, Saved)
        assert (read_back.seating, read_back.players) == (seating, kept.players)

    @pytest.mark.parametrize(("seating", "chair"), [("moon", "null"), ("facing", "-1"), ("facing", '"x"')])
    def test_what_is_none_of_these_is_as_if_nothing_had_been_chosen(self, seating: str, chair: str) -> None:
        text = saves.write(saved(4, players=(MIO, Player("Jun", chair=7)), seating="facing"), REAL)
        changed = text.replace('"seating":"facing"', f'"seating":"{seating}"').replace('"chair":7', f'"chair":{chair}')
        read_back = saves.read("abc", changed, REAL)
        assert isinstance(read_back, Saved)
        assert read_back.seating == ("side" if seating == "moon" else seating)
        assert read_back.players[1].chair is None


class TestAllAround:
    def test_the_table_and_the_curtain_turn_to_whoever_is_on_turn(self) -> None:
        page, seen = hands(4, "around"), []
        for _ in range(4):
            closed = frame(page)
            page.hold()
            seen.append((closed, frame(page)))
            play(page)
        assert seen == [("near", "near"), ("left", "left"), ("far", "far"), ("right", "right")]

    def test_it_stays_as_it_is_while_an_opponent_is_on_turn(self) -> None:
        page = hands(3, "around", **{"seat-2-mind": "level:1"})
        for _ in range(2):
            page.hold()
            play(page)
        assert (page.play.match.turn, frame(page)) == (2, "far")

    def test_side_by_side_nothing_is_turned(self) -> None:
        assert list(read(hands(2, "side").html).every(class_="turned")) == []


class TestFaceToFace:
    def test_the_curtain_turns_to_the_far_player(self) -> None:
        page = hands(2, "facing")
        assert frame(page) == "near"
        page.hold()
        play(page)
        assert frame(page) == "far"

    def test_and_once_it_is_open_the_tray_does(self) -> None:
        page = hands(2, "facing")
        page.hold()
        assert read(page.html).one(class_="app").get("data-facing") is None
        play(page)
        page.hold()
        assert read(page.html).one(class_="app")["data-facing"] == "far"

    def test_what_is_turned_stays_so_while_an_opponent_is_on_turn_and_while_one_looks_back(self) -> None:
        page = hands(3, "facing", **{"seat-2-mind": "level:1", "option-hands": "open"})
        play(page)
        play(page)
        assert (page.play.match.turn, read(page.html).one(class_="app").get("data-facing")) == (2, "far")
        page.wait()
        play(page)
        assert page.play.match.turn == 1
        page.press("look", "4")
        assert read(page.html).one(class_="app").get("data-facing") == "far"

    @pytest.mark.parametrize(
        ("seating", "minds", "order", "upper"),
        [
            ("facing", ("person", "person"), ["1", "0"], "1"),
            ("facing", ("person", "person", "person"), ["1", "0", "2"], "1"),
            ("facing", ("person", "level:1", "person"), ["2", "1", "0"], "2"),
            ("facing", ("person",) * 4, ["1", "3", "0", "2"], "2"),
            ("side", ("person", "person", "person"), ["0", "1", "2"], None),
            ("around", ("person", "person", "person"), ["0", "1", "2"], None),
        ],
    )
    def test_the_grids_of_several_lie_each_before_its_own_player(
        self, seating: str, minds: tuple[str, ...], order: list[str], upper: str | None
    ) -> None:
        page = Page(shelf=REAL)
        fields = {f"seat-{seat}-mind": mind for seat, mind in enumerate(minds)}
        page.begin("kado", seats=str(len(minds)), seating=seating, **fields)
        page.press("table-only")
        table = read(page.html).one(class_="app")
        assert [plot["id"].removeprefix("plot-") for plot in table.every(class_="plot")] == order
        assert table.get("data-upper") == upper

    def opposite(self, page: Page) -> Node | None:
        return next(read(page.html).every(class_="opposite"), None)

    def test_with_open_hands_the_others_rack_lies_across(self) -> None:
        page = hands(2, "facing", **{"option-hands": "open"})
        for turn in (0, 1):
            rack = self.opposite(page)
            assert rack is not None
            assert rack["aria-label"] == f"What lies before {('Jun', 'Mio')[turn]}"
            held = page.play.match.state.hands[1 - turn]
            assert [piece["aria-label"] for piece in rack.every(role="img")] == [f"card {card}" for card in held]
            assert [node.tag for node in rack.every() if node.get("data-tap") or node.get("data-piece")] == []
            play(page)

    def test_with_hidden_hands_it_does_not(self) -> None:
        page = hands(2, "facing")
        page.hold()
        assert self.opposite(page) is None
        play(page)
        page.hold()
        assert self.opposite(page) is None

    def test_nor_where_both_play_from_one_rack(self) -> None:
        assert list(tree(table(20, kept=saved(20, seating="facing"))).every(class_="opposite")) == []

    def test_nor_with_more_than_two(self) -> None:
        assert self.opposite(hands(3, "facing", **{"option-hands": "open"})) is None

    def test_nor_where_each_holds_a_card_of_their_own(self) -> None:
        page = Page(shelf=REAL)
        page.begin("kado", seats="3", seating="facing", seat_0_mind="level:1", seat_2_mind="person")
        page.wait()
        page.hold()
        assert page.play.match.state.phase == "challenge"
        assert page.notice == ""
        assert "Ribbon" in page.html and self.opposite(page) is None


def test_the_left_hand_keeps_its_side_wherever_one_sits() -> None:
    page = hands(2, "around", **{"option-hands": "open"})
    page.press("setting", "hand=left")
    assert read(page.html).one(class_="app")["data-hand"] == "left"
    play(page)
    assert (frame(page), read(page.html).one(class_="app")["data-hand"]) == ("far", "left")
