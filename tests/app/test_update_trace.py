"""What just happened: the moves of others stay in sight until they are put away or one moves oneself."""

from __future__ import annotations

import json

import pytest

from app.hands import Hands
from app.page import GAME, Page
from app.reading import Node, read
from azumaya.core.shelf import Shelf


def table(**fields: str) -> Page:
    page = Page()
    page.begin(**{"option_heap": "40", **fields})
    return page


def alone(**fields: str) -> Page:
    """One person against two opponents."""
    return table(seats="3", seat_1_mind="level:1", seat_2_mind="level:2", **fields)


def lines(page: Page) -> list[str]:
    """The lines of the trace from top to bottom, with their numbers."""
    found = list(read(page.html).every(id="trace"))
    shown = [node for trace in found for node in trace.every("li")]
    return [" ".join(filter(None, (node.get("data-number"), node.text))) for node in shown]


def seals(page: Page) -> dict[str, str]:
    """The cells of the board that wear a seal, with its number."""
    cells: list[Node] = [cell for cell in read(page.html).every(role="gridcell") if cell.get("data-last") is not None]
    return {cell.one("button")["data-tap"]: cell["data-last"] for cell in cells}


def told(page: Page, *plies: int) -> list[str]:
    names = [player.name for player in page.play.saved.players]
    found = []
    for ply in plies:
        mover = page.play.match.game.turn(page.play.match.states[ply])
        word, _, n = page.moves[ply].partition(":")
        who = names[mover or 0]
        found.append({"take": f"{who} takes {n}.", "pass": f"{who} passes.", "rain": f"The rain takes {n}."}[word])
    return found


class TestItTells:
    def test_nothing_before_others_have_moved(self) -> None:
        assert lines(table()) == []

    def test_what_each_opponent_did_in_order_and_numbered(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        assert lines(page) == [f"{number} {line}" for number, line in enumerate(told(page, 1, 2), 1)]

    def test_one_move_without_a_number(self) -> None:
        page = table(seat_1_mind="level:1")
        page.take(1)
        page.wait()
        assert lines(page) == told(page, 1)

    def test_the_first_opponent_while_the_second_thinks(self) -> None:
        page = alone()
        page.take(1)
        page.press("stop-thinking")
        assert (page.play.thinking, lines(page)) == (2, told(page, 1))

    def test_every_person_what_the_others_did(self) -> None:
        page = table(seats="3", seat_2_mind="person", seat_2_name="Lea")
        page.take(1)
        assert lines(page) == ["Mio takes 1."]
        page.take(2)
        assert lines(page) == ["1 Mio takes 1.", "2 Jun takes 2."]
        page.take(3)
        assert lines(page) == ["1 Jun takes 2.", "2 Lea takes 3."]

    def test_what_chance_brings_as_far_as_it_is_seen(self) -> None:
        """A card that somebody else draws is no news; the one that comes to one's own hand is."""
        page = Page(shelf=Shelf((Hands(),)))
        page.begin("hands", seat_1_mind="level:1")
        page.tap(f"hand:{page.play.match.state.hands[0][0]}")
        page.press("place")
        page.say("do:left")
        page.wait()
        (hidden, _), (_, played), (laid, _), (_, drawn) = (token.partition(":")[::2] for token in page.moves[-4:])
        other = page.play.saved.players[1].name
        assert hidden == "draw"
        assert lines(page) == [
            f"1 {other} plays {played}.",
            f"2 {other} lays it at the {laid}.",
            f"3 Seat 1 draws {drawn}.",
        ]

    def test_who_begins_after_an_opponent_what_it_began_with(self) -> None:
        page = table(seat_0_mind="level:1")
        page.wait()
        assert lines(page) == told(page, 0)

    def test_what_chance_brought_to_others_and_not_what_it_brought_to_oneself(self) -> None:
        page = table(seat_1_mind="level:1", option_weather="rain")
        page.take(1)
        page.wait()
        assert lines(page) == [f"{number} {line}" for number, line in enumerate(told(page, 1, 2), 1)]
        mine = table(seat_0_mind="level:1", option_weather="rain")
        mine.wait()
        mine.take(1)  # and the rain that follows
        mine.wait()
        assert lines(mine) == told(mine, 3)

    def test_nothing_of_the_deal_before_the_first_move(self) -> None:
        page = Page()
        page.begin("purses", seat_0_mind="level:1")
        page.wait()
        assert lines(page) == told(page, 2)

    @pytest.mark.parametrize("minds", [("level:1", "level:1"), ("level:2", "level:1")])
    def test_nothing_where_nobody_plays(self, minds: tuple[str, str]) -> None:
        page = table(seat_0_mind=minds[0], seat_1_mind=minds[1])
        page.press("stop-thinking")
        assert (len(page.moves), lines(page)) == (1, [])

    def test_it_is_said_once_and_politely(self) -> None:
        page = alone()
        page.take(1)
        said = len(page.said)
        page.wait()
        first, second = told(page, 1, 2)
        assert page.said[said:] == [first, f"{second} Mio is on turn."]
        page.press("seen")
        page.tap("heap")
        assert len(page.said) == said + 2


class TestTheBoard:
    def test_wears_a_seal_where_each_of_these_moves_lies(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        touched = [number for number, ply in enumerate((1, 2), 1) if page.moves[ply] != "pass"]
        assert seals(page) == ({"heap": str(touched[-1])} if touched else {})
        name = read(page.html).one(id="spot-heap")["aria-label"]
        assert name.endswith(f"number {touched[-1]} of what just happened")

    def test_wears_the_plain_seal_of_the_last_move_once_it_is_put_away(self) -> None:
        page = table(seats="3", seat_2_mind="person", seat_2_name="Lea")
        page.take(1)
        page.take(2)
        page.press("seen")
        assert seals(page) == {"heap": ""}


class TestTheLog:
    def sealed(self, page: Page, prefix: str = "") -> dict[str, str]:
        """The lines of the log that wear a seal, with what it says to the eye and to the ear."""
        found = {}
        for seal in read(page.html).every(class_="seal"):
            line = next(node for node in seal.up() if node.tag == "button")
            if line["id"].startswith(f"{prefix}look-"):
                found[line["id"].removeprefix(f"{prefix}look-")] = f"{seal.one('i').text}|{seal.one('span').text}"
        return found

    @pytest.mark.parametrize("sheet", ["", "/log"])
    def test_marks_the_lines_of_the_trace_with_the_same_numbers(self, sheet: str) -> None:
        page = alone()
        page.take(1)
        page.wait()
        page.go(f"#/game/{page.id}{sheet}")
        assert self.sealed(page, "sheet-" if sheet else "") == {
            "3": "2|Number 2 of what just happened",
            "2": "1|Number 1 of what just happened",
        }

    def test_marks_a_single_one_without_a_number(self) -> None:
        page = table(seat_1_mind="level:1")
        page.take(1)
        page.wait()
        assert self.sealed(page) == {"2": "|Just happened"}

    def test_marks_none_once_the_trace_is_put_away_nor_while_one_looks_back(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        page.press("look", "1")
        assert self.sealed(page) == {}
        page.press("now")
        assert len(self.sealed(page)) == 2
        page.press("seen")
        assert self.sealed(page) == {}

    def test_marks_no_card_that_comes_unseen_to_another_hand(self) -> None:
        page = Page(shelf=Shelf((Hands(),)))
        page.begin("hands", seat_1_mind="level:1")
        page.tap(f"hand:{page.play.match.state.hands[0][0]}")
        page.press("place")
        page.say("do:left")
        page.wait()
        last = len(page.moves)
        assert [token.partition(":")[0] for token in page.moves[-4:-2]] == ["draw", "play"]
        assert list(self.sealed(page)) == [str(last), str(last - 1), str(last - 2)]


class TestItGoes:
    def test_when_it_is_put_away(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        page.press("seen")
        assert lines(page) == []
        assert page.play.match.turn == 0

    def test_by_escape_unless_something_is_chosen(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        assert read(page.html).one(id="press-seen")["data-key"] == "Escape"
        page.tap("n:1")
        trace = read(page.html).one(id="press-seen")
        assert (trace.get("data-key"), read(page.html).one(id="press-let-go")["data-key"]) == (None, "Escape")

    def test_with_ones_next_move_and_what_follows_is_news_again(self) -> None:
        page = alone()
        for _ in range(2):
            page.take(1)
            page.wait()
            page.press("seen")
        page.take(1)
        assert lines(page) == []
        page.wait()
        assert len(lines(page)) == 2

    def test_not_while_one_chooses(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        before = lines(page)
        page.tap("heap", "n:2")
        assert lines(page) == before

    def test_what_comes_after_it_was_put_away_is_news(self) -> None:
        page = alone()
        page.take(1)
        page.press("stop-thinking")
        page.press("seen")
        page.wait()
        assert lines(page) == told(page, 2)

    def test_not_for_the_next_person_when_another_puts_it_away(self) -> None:
        page = table(seats="3", seat_2_mind="person", seat_2_name="Lea")
        page.take(1)
        page.press("seen")
        page.take(2)
        assert lines(page) == ["1 Mio takes 1.", "2 Jun takes 2."]

    def test_with_nothing_there_to_put_away_nothing_is_written(self) -> None:
        page = alone()
        page.press("seen")
        assert page.effects == []


class TestThePast:
    def test_has_no_trace_and_now_has_it_again(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        before = lines(page)
        page.press("look", "1")
        assert lines(page) == []
        page.press("now")
        assert lines(page) == before

    def test_that_is_taken_back_leaves_none(self) -> None:
        page = table(seat_1_mind="level:1", option_weather="dry")
        for _ in range(2):
            page.take(1)
            page.wait()
        page.press("undo")
        assert (page.moves, lines(page)) == (page.moves[:2], [])
        page.press("redo")
        assert lines(page) == told(page, 3)

    def test_at_the_end_is_on_the_board_and_not_in_the_way(self) -> None:
        page = table(seat_1_mind="level:1", option_heap="own", option_heap_own="2")
        page.take(1)
        while page.play.match.turn is not None:
            page.wait()
            if page.play.match.turn == 0:
                page.tap("do:pass")
        assert lines(page) == []

    def test_looked_at_from_another_window_has_none(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        page.send("device", elsewhere=page.id)
        assert lines(page) == []


class TestAReload:
    def test_keeps_what_was_not_put_away_and_says_nothing(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        again = page.reload()
        assert (lines(again), again.said) == (lines(page), [])

    def test_keeps_away_what_was_put_away(self) -> None:
        page = alone()
        page.take(1)
        page.wait()
        page.press("seen")
        assert lines(page.reload()) == []

    @pytest.mark.parametrize(("seen", "shown"), [(None, 2), ("moon", 2), (-3, 2), (True, 2), (10**9, 0)])
    def test_of_a_save_that_tells_nothing_of_it_or_nonsense_opens_all_the_same(self, seen: object, shown: int) -> None:
        page = alone()
        page.take(1)
        page.wait()
        data = json.loads(page.text)
        del data["seen"]
        page.storage[GAME + page.id] = json.dumps(data if seen is None else {**data, "seen": seen})
        assert lines(page.reload()) == lines(page)[:shown]

    def test_of_a_new_game_tells_nothing_of_the_deal(self) -> None:
        page = Page()
        page.begin("purses", seat_0_mind="level:1")
        assert lines(page) == []
        page.press("branch", "2")
        assert lines(page) == []
