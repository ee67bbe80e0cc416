"""The curtain between persons: when it hangs, what it tells, how it opens, and what it lets through."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.hands import Hands, Move, State
from app.page import Page
from app.reading import Node, read
from azumaya.app import curtain
from azumaya.app.eyes import eyes
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF

PERSONS = ("Mio", "Jun", "Ada", "Ben")


class Partners(Hands):
    """Here partners play one after the other, and a card is laid as soon as it is played."""

    def apply(self, state: State, move: Move) -> State:
        after = super().apply(state, move)
        if move.word != "play":
            return after
        return replace(super().apply(after, Move("right")), next={0: 2, 2: 1, 1: 3, 3: 0}[state.next])


def table(*minds: str, game: Hands | None = None, **fields: str) -> Page:
    """A game of Hands; for each seat the name of a person, or the spec of an opponent."""
    page = Page(shelf=Shelf((game or Hands(),)))
    minds = minds or PERSONS[:2]
    seats: dict[str, str] = {"seats": str(len(minds))}
    for seat, who in enumerate(minds):
        seats[f"seat-{seat}-mind"] = "person" if who in PERSONS else who
        seats[f"seat-{seat}-name"] = who if who in PERSONS else ""
    page.begin("hands", **seats, **fields)
    return page


def tree(page: Page) -> Node:
    return read(page.html)


def hangs(page: Page) -> bool:
    drawn = [node for node in tree(page).every("main") if node.get("id") == "curtain"]
    assert bool(drawn) is curtain.hangs(page.play)
    return bool(drawn)


def named(page: Page) -> str:
    return tree(page).one("h1").text


def hand(page: Page) -> list[str]:
    """The cards that can be played on the page."""
    return [node["data-tap"] for node in tree(page).every(class_="pick") if node.get("data-tap")]


def held(page: Page) -> list[str]:
    """The cards that the seat on turn holds."""
    match = page.play.match
    return [f"hand:{card}" for card in match.state.hands[match.turn or 0]]


def play(page: Page, card: int = 0) -> None:
    """Play a card of the hand, and lay it."""
    page.tap(held(page)[card])
    page.press("place")
    page.say("do:left")


class TestItHangs:
    def test_before_the_first_hand_is_drawn(self) -> None:
        page = table()
        assert (hangs(page), named(page), hand(page)) == (True, "Pass the tablet to Mio", [])

    def test_when_the_side_on_turn_has_changed(self) -> None:
        page = table()
        page.hold()
        play(page)
        assert (hangs(page), named(page)) == (True, "Pass the tablet to Jun")

    def test_again_after_a_reload(self) -> None:
        page = table()
        page.hold()
        assert hangs(page.reload())

    def test_again_for_somebody_who_comes_back_from_home(self) -> None:
        page = table()
        page.hold()
        page.go("#/")
        page.go(f"#/game/{page.saved(next(iter(page.loop.model.games))).id}")
        assert hangs(page)

    def test_in_the_next_game_of_a_series(self) -> None:
        page = table()
        while page.play.match.turn is not None:
            page.hold()
            play(page)
        page.press("again")
        assert hangs(page)

    def test_where_one_other_person_sits_among_opponents(self) -> None:
        page = table("level:1", "Mio", "Jun")
        page.wait()
        assert (hangs(page), named(page)) == (True, "Pass the tablet to Mio")


class TestItNeverHangs:
    def test_for_one_person_alone(self) -> None:
        page = table("Mio", "level:1")
        assert (hangs(page), hand(page)) == (False, held(page))

    def test_among_opponents(self) -> None:
        assert not hangs(table("level:1", "level:1"))

    def test_with_open_hands(self) -> None:
        page = table(option_hands="open")
        assert (hangs(page), hand(page)) == (False, held(page))
        play(page)
        assert (hangs(page), hand(page)) == (False, held(page))

    def test_between_two_persons_of_one_side(self) -> None:
        page = table("Mio", "level:1", "Jun", "level:1")
        assert (hangs(page), hand(page)) == (False, held(page))
        play(page)
        page.wait()
        assert (page.play.match.turn, hangs(page), hand(page)) == (2, False, held(page))

    def test_where_the_one_on_turn_needs_no_secret(self) -> None:
        page = table()
        page.hold()
        page.tap(held(page)[0])
        page.press("place")
        assert (hangs(page), hand(page), eyes(page.play)) == (False, [], None)
        assert [node["data-tap"] for node in tree(page).every(class_="choice")] == ["do:left", "do:right"]

    def test_over_a_game_that_is_over(self) -> None:
        page = table()
        while page.play.match.turn is not None:
            page.hold()
            play(page)
        assert (hangs(page), hangs(page.reload())) == (False, False)

    def test_over_a_game_that_another_window_plays(self) -> None:
        page = table()
        page.hold()
        page.send("device", elsewhere=page.id)
        assert (hangs(page), hand(page)) == (False, [])
        page.press("take-over")
        assert hangs(page)


class TestItOpens:
    def test_when_its_button_was_held(self) -> None:
        page = table()
        page.hold()
        assert (hangs(page), hand(page)) == (False, held(page))

    def test_by_two_presses_of_those_who_cannot_hold(self) -> None:
        page = table()
        button = tree(page).one(id="press-open-curtain")
        assert (button.text, button["data-press"], button.get("data-hold")) == ("Hold to look, Mio", "open-curtain", "")
        page.press("open-curtain")
        assert (hangs(page), tree(page).one(id="press-open-curtain").text) == (True, "Press once more, Mio")
        assert page.said[-1] == "Press once more to look, Mio."
        page.press("open-curtain")
        assert (hangs(page), hand(page)) == (False, held(page))

    def test_but_not_by_a_double_click(self) -> None:
        page = table()
        made_on = page.rev
        page.press("open-curtain")
        page.rev = made_on
        page.press("open-curtain")
        assert hangs(page)

    @pytest.mark.parametrize("between", ["table-only", "back"])
    def test_a_first_press_is_forgotten_when_something_else_came_between(self, between: str) -> None:
        page = table()
        page.press("open-curtain")
        if between == "back":
            page.send("device", back=True)
        else:
            page.press("table-only")
            page.press("to-curtain")
        page.press("open-curtain")
        assert hangs(page)

    def test_and_stays_open_as_long_as_the_side_on_turn_must_look(self) -> None:
        page = table()
        page.hold()
        card = held(page)[0]
        page.tap(card)
        page.press("look", "1")
        page.press("now")
        page.go(f"#/game/{page.id}/log")
        page.go(f"#/game/{page.id}")
        page.go("#/rules/hands")
        page.go(f"#/game/{page.id}")
        assert (hangs(page), hand(page)) == (False, held(page))

    def test_and_it_stays_open_for_a_partner_whose_turn_comes_at_once(self) -> None:
        page = table("Mio", "Jun", "Ada", "Ben", game=Partners())
        page.hold()
        page.tap(held(page)[0])
        page.press("place")
        assert (page.play.match.turn, hangs(page), hand(page)) == (2, False, held(page))
        page.tap(held(page)[0])
        page.press("place")
        assert (hangs(page), named(page)) == (True, "Pass the tablet to Jun")


class TestItFallsAgain:
    def test_when_the_page_was_covered_or_away(self) -> None:
        page = table()
        page.hold()
        page.tap(held(page)[0])
        page.send("device", back=True)
        assert (hangs(page), named(page), page.play.pick.taps) == (True, "Pass the tablet to Mio", ())
        assert page.said[-1] == "Pass the tablet to Mio."

    def test_while_somebody_looks_back_through_it(self) -> None:
        page = table()
        page.hold()
        page.press("look", "3")
        page.send("device", back=True)
        assert (hangs(page), page.play.shown) == (True, None)

    def test_while_somebody_reads_the_rules(self) -> None:
        page = table()
        page.hold()
        page.go("#/rules/hands")
        page.send("device", back=True)
        page.go(f"#/game/{page.id}")
        assert hangs(page)

    def test_for_the_same_person_when_everybody_has_looked_meanwhile(self) -> None:
        """The place of a card is chosen before all eyes, and the hand may come again in the same turn."""
        page = table("Mio", "Jun", friendly="yes")
        page.hold()
        page.tap(held(page)[0])
        page.press("place")
        assert not hangs(page)
        page.press("undo")
        assert (hangs(page), named(page)) == (True, "Pass the tablet to Mio")

    def test_when_a_move_is_taken_back_to_another_person(self) -> None:
        page = table("Mio", "Jun", friendly="yes")
        page.hold()
        play(page)
        page.hold()
        page.press("undo")
        assert (hangs(page), page.play.match.turn) == (False, 0)  # the card is to be laid again, for all to see
        page.press("undo")
        assert (hangs(page), named(page)) == (True, "Pass the tablet to Mio")

    def test_but_a_person_alone_comes_back_to_the_same_hand(self) -> None:
        page = table("Mio", "level:1")
        before = page.html
        page.send("device", back=True)
        assert page.html == before


class TestWhileItHangs:
    @pytest.mark.parametrize(
        "message",
        [
            {"do": "tap", "place": "do:left"},
            {"do": "drag", "from": "hand:11", "to": "row:0"},
            *({"do": "press", "what": what} for what in ("place", "let-go", "undo", "redo", "now", "branch", "again")),
            {"do": "press", "what": "look", "arg": "2"},
            {"do": "press", "what": "sheet", "arg": "log"},
            {"do": "press", "what": "to-curtain-not", "arg": ""},
            {"do": "form", "form": "replay", "fields": {"move": "2"}, "changed": "move"},
        ],
        ids=str,
    )
    def test_nothing_that_belongs_to_the_table_is_heard(self, message: dict[str, Any]) -> None:
        page = table(friendly="yes")
        page.hold()
        play(page)
        before, said = (page.html, page.moves, page.route), list(page.said)
        page.send(**message)
        assert ((page.html, page.moves, page.route), page.said) == (before, said)

    @pytest.mark.parametrize("sheet", ["menu", "log", "score"])
    def test_no_sheet_lies_before_it(self, sheet: str) -> None:
        page = table()
        before = page.html
        page.go(f"#/game/{page.id}/{sheet}")
        assert page.html == before

    def test_it_is_no_secret_itself(self) -> None:
        page = table()
        told = page.send("press", what="open-curtain")
        assert (told["secret"], told["picture"], told["title"]) == (False, "html", "Pass the tablet to Mio – Hands")
        assert list(tree(page).every(data_secret="")) == []
        told = page.hold()
        assert (told["secret"], told["picture"], told["title"]) == (True, None, "Mio to play – Hands")
        assert len(list(tree(page).every(data_secret=""))) == 1

    def test_the_focus_goes_to_its_button(self) -> None:
        page = table()
        page.hold()
        page.tap(held(page)[0])
        page.press("place")
        page.tap("do:left")
        assert page.press("place")["focus"] == "press-open-curtain"

    def test_the_table_can_be_looked_at_as_everybody_may_see_it(self) -> None:
        page = table()
        page.hold()
        play(page)
        told = page.press("table-only")
        assert (hangs(page), hand(page), told["secret"], told["focus"]) == (False, [], False, "press-to-curtain")
        assert tree(page).one(class_="tray").one(class_="say").text == "Jun is on turn. You see what everybody may see."
        page.tap("row:0")
        assert str(page.play.note) == "Jun is on turn, behind the curtain."
        page.press("look", "4")
        assert (hangs(page), hand(page), page.play.shown) == (False, [], 4)
        page.press("now")
        page.press("to-curtain")
        assert (hangs(page), named(page)) == (True, "Pass the tablet to Jun")

    def test_that_is_over_too_when_the_page_was_away(self) -> None:
        page = table()
        page.press("table-only")
        page.send("device", back=True)
        assert hangs(page)

    def test_a_move_can_be_taken_back_there_before_the_next_one_looks(self) -> None:
        page = table(option_hands="hidden", friendly="yes")
        page.hold()
        play(page)
        page.press("table-only")
        page.press("undo")
        assert (page.play.match.turn, page.play.aside) == (0, False)

    def test_the_move_that_is_kept_is_told_unless_it_is_not_kept(self) -> None:
        page = table()
        assert tree(page).one(class_="below").one(class_="tag").text == "Saved"
        page.hold()
        play(page)
        assert tree(page).one(class_="below").one(class_="tag").text == f"Saved, move {page.play.saved.made}"
        page.send("trouble", what="full", key=f"azumaya.v1.game.{page.id}")
        assert tree(page).one(class_="below").one(class_="tag").text == "Not saved yet"


class TestItTells:
    def news(self, page: Page) -> list[str]:
        return [line.text for line in tree(page).one(id="curtain-news").every("li")]

    def test_what_has_happened_since_the_side_moved_in_public_words(self) -> None:
        page = table("Mio", "Jun", "Ada")
        page.hold()
        cards = [int(held(page)[0][5:])]
        play(page)
        page.hold()
        cards.append(int(held(page)[0][5:]))
        play(page)
        page.hold()
        cards.append(int(held(page)[0][5:]))
        play(page)
        assert self.news(page) == [
            f"Jun plays {cards[1]}.",
            "Jun lays it at the left.",
            f"Ada plays {cards[2]}.",
            "Ada lays it at the left.",
        ]

    def test_the_same_after_a_reload_and_after_it_has_fallen_again(self) -> None:
        page = table()
        page.hold()
        play(page)
        before = self.news(page)
        assert len(before) == 2
        assert self.news(page.reload()) == before
        page.hold()
        page.send("device", back=True)
        assert self.news(page) == before

    def test_of_what_was_dealt_only_what_everybody_saw(self) -> None:
        """A card that comes to somebody's hand is no news; who begins is."""
        assert list(tree(table()).every(id="curtain-news")) == []
        page = Page(shelf=SHELF)
        page.begin("cardoku")
        assert self.news(page) == [f"{'Mio' if page.play.match.turn == 0 else 'Jun'} begins."]

    def test_all_who_listen_hear_the_same(self) -> None:
        page = table()
        page.hold()
        card = held(page)[0]
        page.tap(card)
        page.press("place")
        page.say("do:left")
        assert page.said[-1] == "Mio lays it at the left. Pass the tablet to Jun."
