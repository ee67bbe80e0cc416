"""At the table: taps become moves, and why they do not is said."""

from __future__ import annotations

from app.hands import Hands
from app.page import Page
from app.reading import read
from app.toy import Move
from azumaya.core.game import Objection
from azumaya.core.pick import Pick
from azumaya.core.shelf import Shelf
from azumaya.core.text import Plural, Text
from azumaya.games import SHELF
from azumaya.games.kartenspiel.cards import name
from azumaya.games.kartenspiel.moves import Place


def table(**fields: str) -> Page:
    page = Page()
    page.begin(**fields)
    return page


class TestAMoveIsShownAndThenConfirmed:
    def test_two_taps_show_it_and_place_makes_it(self) -> None:
        page = table()
        page.tap("heap", "n:2")
        assert (page.play.pick.ready, page.moves) == (Move("take", 2), ())
        page.press("place")
        assert (page.moves, page.play.pick) == (("take:2",), Pick())

    def test_a_second_tap_on_its_target_makes_it(self) -> None:
        page = table()
        page.tap("heap", "n:2", "n:2")
        assert page.moves == ("take:2",)

    def test_a_second_tap_on_the_piece_lets_go_of_it(self) -> None:
        page = table()
        page.tap("n:2", "heap", "n:2")
        assert (page.moves, page.play.pick.taps) == ((), ("heap",))

    def test_a_second_tap_on_the_space_confirms_whichever_was_tapped_first(self) -> None:
        for taps in (("heap", "n:2", "heap"), ("n:2", "heap", "heap")):
            page = table()
            page.tap(*taps)
            assert page.moves == ("take:2",)

    def test_the_only_move_there_is_is_made_with_the_first_tap_that_says_it(self) -> None:
        """In KADO the last card of a deal has only one place left, the one before it two."""
        page = Page(shelf=SHELF)
        page.begin("kado", seats="3", seat_2_mind="person")
        page.hold()
        page.tap("seat:1")
        assert len(page.moves) == 1
        page.press("place")
        page.tap("seat:2", "seat:2")
        assert page.moves[1::2] == ("give:1", "give:2")
        page.tap("seat:0")
        assert page.moves[1::2] == ("give:1", "give:2", "give:0")

    def test_what_is_shown_and_let_go_is_said(self) -> None:
        page = table()
        page.tap("n:2", "heap")
        assert page.said[-1].endswith(": not yet made, confirm it or choose again.")
        page.press("let-go")
        assert page.said[-1] == "Let go."

    def test_a_tap_elsewhere_moves_the_ghost(self) -> None:
        page = table()
        page.tap("heap", "n:2", "n:3")
        assert (page.moves, page.play.pick.ready) == ((), Move("take", 3))

    def test_let_go_cancels(self) -> None:
        page = table()
        page.tap("heap", "n:2")
        page.press("let-go")
        page.press("place")
        assert (page.moves, page.play.pick, str(page.play.note)) == ((), Pick(), "Choose a move first.")

    def test_a_drag_shows_it_too(self) -> None:
        page = table()
        page.send("drag", **{"from": "n:3", "to": "heap"})
        assert (page.play.pick.taps, page.moves) == (("n:3", "heap"), ())
        page.tap("heap")
        assert page.moves == ("take:3",)

    def test_at_once_the_second_tap_makes_it(self) -> None:
        page = table()
        page.press("setting", "confirm=once")
        page.tap("heap", "n:2")
        assert page.moves == ("take:2",)

    def test_a_button_with_words_is_its_own_confirmation(self) -> None:
        page = table()
        page.tap("do:pass")
        assert page.moves == ("pass",)


class TestHowAPieceIsBrought:
    def drags(self, page: Page) -> list[str]:
        """The pieces that may be dragged."""
        return [node["data-drag"] for node in read(page.html).every("button") if node.get("data-drag")]

    def touch(self, page: Page, place: str) -> None:
        page.send("tap", place=place, by="hand")

    def test_by_tap_or_by_drag_as_one_likes(self) -> None:
        page = table(option_heap="own", option_heap_own="2")
        assert self.drags(page) == ["n:1", "n:2"]
        self.touch(page, "n:1")
        assert page.play.pick.taps == ("n:1",)

    def test_by_tap_alone_nothing_can_be_dragged(self) -> None:
        page = table()
        page.press("setting", "input=tap")
        assert self.drags(page) == []
        self.touch(page, "n:1")
        assert page.play.pick.taps == ("n:1",)

    def test_by_drag_alone_a_touch_chooses_no_piece_and_says_why(self) -> None:
        page = table()
        page.press("setting", "input=drag")
        self.touch(page, "n:1")
        why = "Drag this piece to its space. In the settings you can let a tap do as well."
        assert (page.play.pick, str(page.play.note), page.said[-1]) == (Pick(), why, why)
        page.send("drag", **{"from": "n:1", "to": "heap"})
        self.touch(page, "heap")
        assert page.moves == ("take:1",)

    def test_by_drag_alone_a_piece_that_a_space_waits_for_may_be_touched(self) -> None:
        page = table()
        page.press("setting", "input=drag")
        self.touch(page, "heap")
        self.touch(page, "n:2")
        assert page.play.pick.ready == Move("take", 2)

    def test_by_drag_alone_the_keyboard_and_words_do_as_ever(self) -> None:
        page = table()
        page.press("setting", "input=drag")
        page.tap("n:1")
        assert page.play.pick.taps == ("n:1",)
        self.touch(page, "do:pass")
        assert page.moves == ("pass",)


class TestAnIllegalTapChangesNothing:
    def test_why_it_is_illegal_is_said_with_its_clause_and_places(self) -> None:
        page = table(option_heap="own", option_heap_own="2")
        page.tap("heap")
        before, text = page.play.pick, page.text
        page.tap("n:3")
        left = Plural("Only {n} is left.", "Only {n} are left.", n=2)
        assert page.play.objection == Objection("few", left, "R2", ("heap", "n:3"))
        assert (page.play.pick, page.moves, page.text) == (before, (), text)
        assert page.effects == [{"do": "announce", "text": "Only 2 are left.", "urgent": True}]

    def test_so_it_is_for_a_drag(self) -> None:
        page = table(option_heap="own", option_heap_own="2")
        page.send("drag", **{"from": "n:3", "to": "heap"})
        assert page.play.objection is not None
        assert (page.play.objection.code, page.moves) == ("few", ())

    def test_who_is_not_on_turn_cannot_drag_either(self) -> None:
        page = table(seat_1_mind="level:1")
        page.take(1)
        page.send("drag", **{"from": "n:1", "to": "heap"})
        assert (page.moves, str(page.play.note)) == (("take:1",), "Curious child is on turn.")

    def test_a_place_no_move_knows_is_answered_too(self) -> None:
        page = table()
        page.tap("moon")
        assert page.play.objection == Objection(
            "nothing", Text("There is nothing to be done there now."), "R1", ("moon",)
        )

    def test_the_next_legal_tap_puts_the_objection_away(self) -> None:
        page = table()
        page.tap("moon", "heap")
        assert (page.play.objection, page.play.pick.taps) == (None, ("heap",))

    def test_so_does_dismiss(self) -> None:
        page = table()
        page.tap("moon")
        page.press("dismiss")
        assert page.play.objection is None

    def test_after_the_end_nothing_can_be_played(self) -> None:
        page = table(option_heap="own", option_heap_own="1")
        page.take(1)
        page.tap("heap")
        assert str(page.play.note) == "The game is over: nothing more can be played."


class TestAfterAMove:
    def test_it_is_in_storage_before_it_is_painted(self) -> None:
        page = table()
        page.take(2)
        kinds = [effect["do"] for effect in page.effects]
        assert (kinds, '"moves":["take:2"]' in page.text) == (["save", "announce"], True)

    def test_chance_follows_and_all_is_told(self) -> None:
        page = table(option_weather="rain")
        page.take(1)
        page.take(1)
        assert page.moves[:2] == ("take:1", "take:1")
        assert page.said[-1] == f"Jun takes 1. The rain takes {page.moves[2][-1]}. Mio is on turn."

    def test_a_whole_game_ends_with_its_verdict(self) -> None:
        page = table()
        for n in (3, 3, 1):
            page.take(n)
        assert page.said[-1] == "Mio takes 1. Mio has most."
        assert (page.play.saved.over, page.play.saved.turn, page.play.match.turn) == (True, None, None)
        assert '"over":true' in page.text

    def test_all_seats_take_their_turns(self) -> None:
        page = table(seats="3", seat_2_mind="person", seat_2_name="Lea", option_heap="12")
        for _ in range(12):
            page.take(1)
        assert [s.total for s in page.play.match.game.standings(page.play.match.state)] == [4, 4, 4]


class TestWhatIsSaidAloudHidesWhatIsHidden:
    def test_between_two_persons_only_what_both_know(self) -> None:
        page = Page()
        page.begin("purses")
        page.take(3)
        assert [line for line in page.said if "purse of" in line.lower()] == []

    def test_a_lone_person_hears_what_that_seat_knows(self) -> None:
        page = Page()
        page.begin("purses", seat_1_mind="level:1")
        from azumaya.app.table import told

        purses = [str(line) for line in told(0, page.play)]
        assert purses == [f"A purse of {page.moves[0][-1]} is dealt."]


class TestWhatIsSaidAloudIsNews:
    """Once a turn: what was played, which card came to one's own hand, and whose turn it is; nothing else."""

    def test_a_card_of_ones_own_is_told_by_its_name_and_one_of_another_hand_is_not(self) -> None:
        page = Page(shelf=SHELF)
        page.begin("kartenspiel", seat_1_mind="level:2")
        fair = page.play.match.game.fair_moves(page.play.match.state)
        page.tap(*next(move.places for move in fair if isinstance(move, Place)))
        page.press("place")
        mine, drawn = page.said[-1], name(page.moves[-1].removeprefix("draw:"))
        assert mine.startswith("Mio places ")
        assert mine.endswith(f" You draw {drawn}.")
        page.wait()
        assert page.moves[-1].startswith("draw:")
        assert page.said[-1].startswith(f"{page.play.saved.players[1].name} ")
        assert page.said[-1].endswith(". Mio is on turn.")
        assert "draw" not in page.said[-1]

    def test_whose_turn_it_is_is_not_said_while_one_stays_on_turn(self) -> None:
        page = Page(shelf=Shelf((Hands(),)))
        page.begin("hands", option_hands="open")
        page.tap(f"hand:{page.play.match.state.hands[0][0]}")
        page.press("place")
        assert page.said[-1] == f"Mio plays {page.moves[-1][5:]}."
        page.say("do:left")
        assert page.said[-1].startswith("Mio lays it at the left. Seat 2 draws ")
        assert page.said[-1].endswith(". Jun is on turn.")


def test_a_real_game_is_played_by_taps_alone() -> None:
    page = Page(shelf=SHELF)
    page.begin("moyo")
    while page.play.match.turn is not None:
        match = page.play.match
        move = min(match.game.legal_moves(match.state), key=str)
        page.tap(*move.places)
        page.press("place")
        assert page.moves[-1] == str(move)
    assert page.play.saved.over
    assert "victory point" in page.said[-1]


def test_cells_are_spoken_as_row_and_column() -> None:
    page = Page(shelf=SHELF)
    page.begin("moyo", option_puzzle="6")
    page.tap("stone:5", "r4c4")
    page.press("place")
    sentences = "Mio places 5 at row 4, column 4. A Moyo stone closes row 6, column 5. Jun is on turn."
    assert page.said[-1] == sentences
