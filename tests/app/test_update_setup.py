"""The form for a new game."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.page import DAWN, GAME, Page
from azumaya.app import people
from azumaya.app.model import Player, Setup
from azumaya.core.game import Objection
from azumaya.core.text import Plural, Text


def form(page: Page) -> Setup:
    assert page.loop.model.setup is not None
    return page.loop.model.setup


def type_in(page: Page, changed: str, **fields: str) -> None:
    """Type into the form as it stands; an empty checkbox is not sent."""
    now = {**form(page).fields, **{name.replace("_", "-"): value for name, value in fields.items()}}
    page.send("form", form="setup", fields={k: v for k, v in now.items() if v}, changed=changed, now=DAWN)


def opened(game: str = "pebbles", page: Page | None = None) -> Page:
    page = page or Page()
    page.go(f"#/new/{game}")
    return page


class TestWhatStandsInIt:
    def test_at_first_a_person_and_an_opponent_and_the_defaults(self) -> None:
        assert form(opened()).fields == {
            "seats": "2",
            "friendly": "",
            "seating": "side",
            "option-heap": "7",
            "option-heap-own": "",
            "option-weather": "dry",
            "option-start": "even",
            "seat-0-mind": "person",
            "seat-0-name": "",
            "seat-1-mind": "level:2",
            "seat-1-name": "",
        }

    def test_at_first_persons_sit_as_they_usually_do(self) -> None:
        page = Page()
        page.press("setting", "seating=facing")
        assert form(opened(page=page)).fields["seating"] == "facing"

    def test_later_what_was_played_last(self) -> None:
        page = Page()
        page.begin(
            seats="3", seat_2_mind="level:1", option_heap="own", option_heap_own="20", friendly="yes", seating="facing"
        )
        page = opened(page=page.reload("#/"))
        assert form(page).fields == {
            "seats": "3",
            "friendly": "yes",
            "seating": "facing",
            "option-heap": "own",
            "option-heap-own": "20",
            "option-weather": "dry",
            "option-start": "even",
            "seat-0-mind": "person",
            "seat-0-name": "Mio",
            "seat-1-mind": "person",
            "seat-1-name": "Jun",
            "seat-2-mind": "level:1",
            "seat-2-name": "",
        }

    def test_but_the_default_for_what_cannot_be_chosen_any_more(self) -> None:
        page = Page()
        page.begin()
        text = page.text.replace('"heap":"7"', '"heap":"777"').replace('"weather":"dry"', '"weather":"fog"')
        fields = form(opened(page=Page({GAME + "x": text}))).fields
        assert (fields["option-heap"], fields["option-weather"]) == ("7", "dry")

    def test_in_another_game_the_name_played_with_last(self) -> None:
        page = Page()
        page.begin()
        assert form(opened("purses", page)).fields["seat-0-name"] == "Mio"

    def test_what_was_typed_stays_while_reading_the_rules(self) -> None:
        page = opened()
        type_in(page, "seat-0-name", seat_0_name="Ada")
        page.go("#/rules/pebbles")
        page.go("#/new/pebbles")
        assert form(page).fields["seat-0-name"] == "Ada"

    def test_more_seats_are_taken_by_opponents_until_somebody_sits_down(self) -> None:
        page = opened()
        type_in(page, "seats", seats="3")
        assert form(page).fields["seat-2-mind"] == "level:2"

    def test_an_unknown_game_leads_home(self) -> None:
        page = opened("moon")
        assert (page.loop.model.route.screen, page.loop.model.route.lost, page.route) == ("home", True, "#/")


class TestWhoSatThereLast:
    def test_a_field_that_was_left_empty_is_empty_again(self) -> None:
        page = Page()
        page.begin(seat_0_name="", seat_1_name="")
        assert [player.name for player in page.play.saved.players] == ["Player 1", "Player 2"]
        fields = form(opened(page=page)).fields
        assert (fields["seat-0-name"], fields["seat-1-name"]) == ("", "")

    def test_whoever_gives_no_name_is_called_by_the_seat(self) -> None:
        page = Page()
        page.begin(seat_0_name="", seat_1_name="Player 1")
        assert [player.name for player in page.play.saved.players] == ["Player 1", "Player 2"]

    def test_after_a_rematch_everybody_is_offered_the_seat_that_was_chosen(self) -> None:
        page = Page()
        page.begin(option_heap="12", seating="facing")
        while page.play.match.turn is not None:
            page.take(3)
        page.press("again")
        assert [player.name for player in page.play.saved.players] == ["Jun", "Mio"]
        fields = form(opened(page=page)).fields
        assert (fields["seat-0-name"], fields["seat-1-name"]) == ("Mio", "Jun")
        assert (fields["option-heap"], fields["seating"]) == ("12", "facing")

    def test_of_several_games_the_one_begun_last_counts(self) -> None:
        page = Page()
        page.begin()
        first = page.id
        page.begin(seat_0_name="Ada")
        begun = page.play.saved.started
        later = page.text.replace(f'"started":{begun}', f'"started":{begun + 1}')
        page = Page({**page.storage, GAME + page.id: later})
        page.go(f"#/game/{first}")
        page.take(1)
        assert form(opened(page=page)).fields["seat-0-name"] == "Ada"


OFFERED = {
    "random": "level:1",
    "greedy": "level:2",
    "policy": "level:2",
    "search:0.8s": "level:3",
    "search:500": "level:4",
    "rollouts:2s": "level:4",
    "level:3": "level:3",
}


class TestOpponentsFromBeforeThereWereLevels:
    @pytest.mark.parametrize("spec", OFFERED)
    def test_the_form_offers_their_successors(self, spec: str) -> None:
        assert form(opened(page=against(spec))).fields["seat-1-mind"] == OFFERED[spec]

    @pytest.mark.parametrize("spec", OFFERED)
    def test_a_running_game_keeps_them_and_they_play_on(self, spec: str) -> None:
        page = against(spec)
        page.take(1)
        page.press("stop-thinking")
        assert (page.play.saved.players[1], len(page.moves)) == (Player("Curious child", spec), 2)
        assert f'"mind":"{spec}"' in page.text


def against(spec: str) -> Page:
    """A game that was kept with an opponent of this spec, on the table again."""
    page = Page()
    page.begin(seat_1_mind="level:1")
    page.storage[GAME + page.id] = page.text.replace('"mind":"level:1"', f'"mind":"{spec}"')
    return page.reload()


class TestWhatIsSaidOfIt:
    def test_objections_stand_by_their_field_while_typing(self) -> None:
        page = opened()
        type_in(page, "option-heap-own", option_heap="own", option_heap_own="many")
        objection = Objection("heap", Text("A heap has 1 to 99 pebbles."), "R1")
        assert form(page).objections == {"option-heap-own": objection}
        type_in(page, "option-heap-own", option_heap_own=" 020 ")
        assert form(page).objections == {}

    def test_that_a_value_of_ones_own_is_still_to_be_written_is_no_objection_until_it_is_sent(self) -> None:
        page = opened()
        type_in(page, "option-heap", option_heap="own")
        assert (form(page).objections, form(page).studying) == ({}, False)
        type_in(page, "seat-0-name", seat_0_name="Ada")
        assert form(page).objections == {}
        fields = {name: value for name, value in form(page).fields.items() if value}
        page.send("submit", form="setup", fields=fields, seed="aa", now=DAWN)
        assert (list(form(page).objections), page.loop.model.play) == (["option-heap-own"], None)
        type_in(page, "seat-0-name", seat_0_name="Ben")
        assert list(form(page).objections) == ["option-heap-own"]

    def test_and_once_something_was_written_it_is_one(self) -> None:
        page = opened()
        type_in(page, "option-heap-own", option_heap="own", option_heap_own="many")
        emptied = {**form(page).fields, "option-heap-own": ""}
        page.send("form", form="setup", fields=emptied, changed="option-heap-own", now=DAWN)
        assert list(form(page).objections) == ["option-heap-own"]
        type_in(page, "option-heap", option_heap="7")
        type_in(page, "option-heap", option_heap="own")
        assert form(page).objections == {}

    def test_a_value_that_no_choice_has_stands_by_the_choice(self) -> None:
        page = opened()
        type_in(page, "option-weather", option_weather="fog")
        assert list(form(page).objections) == ["option-weather"]

    def test_nothing_begins_while_something_is_wrong(self) -> None:
        page = Page()
        page.begin(option_heap="own", option_heap_own="0")
        assert (page.storage, page.route, page.loop.model.play) == ({}, "#/new/pebbles", None)
        assert page.said == ["A heap has 1 to 99 pebbles."]

    def test_advice_comes_bit_by_bit(self) -> None:
        page = opened()
        assert (form(page).studying, form(page).notes) == (True, ())
        type_in(page, "option-heap-own", option_heap="own", option_heap_own="99")
        ticks = page.wait()
        lasts = Plural("It lasts {n} move.", "It lasts {n} moves.", n=33)
        assert (form(page).studying, form(page).notes) == (False, (lasts, Text("There are {seats} seats.", seats=2)))
        assert ticks > 5

    def test_advice_stays_while_only_names_change(self) -> None:
        page = opened()
        page.wait()
        type_in(page, "seat-0-name", seat_0_name="Ada")
        assert (len(form(page).notes), form(page).studying, page.due) == (2, False, [])

    def test_advice_on_other_options_is_forgotten(self) -> None:
        page = opened()
        page.wait()
        type_in(page, "option-heap", option_heap="12")
        assert (form(page).notes, form(page).studying) == ((), True)
        page.wait()
        assert str(form(page).notes[0]) == "It lasts 4 moves."

    def test_nobody_studies_for_a_form_that_was_left(self) -> None:
        page = opened()
        page.go("#/")
        assert page.wait() == 1


class TestBeginning:
    def test_the_game_is_kept_and_its_table_takes_the_place_of_the_form(self) -> None:
        page = Page()
        page.begin(seat_1_mind="level:1", seating="facing", friendly="yes")
        saved = page.play.saved
        assert saved.players == (Player("Mio", "person"), Player("Curious child", "level:1"))
        assert (saved.friendly, saved.seating, saved.turn, saved.started) == (True, "facing", 0, saved.played)
        go = {"do": "go", "route": f"#/game/{saved.id}", "replace": True}
        assert [effect["do"] for effect in page.effects] == ["save", "go", "save"]
        assert (page.effects[1], page.loop.model.setup) == (go, None)
        assert page.storage[people.KEY] == '["Mio"]'

    def test_chance_has_made_its_moves(self) -> None:
        page = Page()
        page.begin("purses", seats="3", seat_2_mind="person")
        assert [move[:5] for move in page.moves] == ["purse"] * 3

    def test_every_game_has_a_seed_and_an_id_of_its_own(self) -> None:
        page = Page()
        seen = set()
        for _ in range(3):
            page.begin(seed="00000000000000aa")
            seen.add((page.id, page.play.saved.record.seed))
        assert len({id for id, _ in seen}) == len({seed for _, seed in seen}) == 3
        assert all(id not in seed and seed not in id for id, seed in seen)

    def test_an_opponent_may_begin(self) -> None:
        page = Page()
        page.begin(seat_0_mind="level:1")
        page.wait()
        assert (len(page.moves), page.play.match.turn) == (1, 1)

    def test_a_form_of_another_name_begins_nothing(self) -> None:
        page = opened()
        page.send("submit", form="moon", fields={}, seed="aa", now=DAWN)
        assert page.loop.model.play is None


class TestNames:
    @pytest.mark.parametrize(
        ("typed", "name"),
        [
            ("  Mio \t Kato ", "Mio Kato"),
            ("<b>&\"'", "<b>&\"'"),
            ("evil\u202egnp", "evilgnp"),
            ("a\x00b\x1b[1m", "ab[1m"),
            ("\ud800x", "?x"),
            ("x" * 40, "x" * 24),
            ("", "Player 1"),
            (" \u200b ", "Player 1"),
            ("👩\u200d🌾", "👩\u200d🌾"),
            ("e\u0301", "é"),
        ],
    )
    def test_a_name_is_only_text(self, typed: str, name: str) -> None:
        page = Page()
        page.begin(seat_0_name=typed)
        assert page.play.saved.players[0].name == name
        assert page.reload().play.saved.players[0].name == name

    def test_markup_in_a_name_is_never_markup_on_the_page(self) -> None:
        page = Page()
        page.begin(seat_0_name="<img src=x onerror=a>")
        page.take(1)
        page.go(f"#/game/{page.id}/log")
        assert "<img" not in page.html
        assert "&lt;img" in page.html

    def test_equal_names_are_told_apart(self) -> None:
        named = people.settle(["Mio", "mio", "Mio", "", "Player 4", "x" * 24, "x" * 24])
        assert named == ("Mio", "mio 2", "Mio 3", "Player 4", "Player 4 2", "x" * 24, "x" * 22 + " 2")

    def test_a_person_named_like_an_opponent_is_told_apart_from_it(self) -> None:
        page = Page()
        page.begin(seat_0_name="Curious child", seat_1_mind="level:1")
        assert [player.name for player in page.play.saved.players] == ["Curious child", "Curious child 2"]

    def test_the_last_come_first_and_no_default_is_remembered(self) -> None:
        page = Page()
        page.begin()
        page.begin(seat_0_name="Ada", seat_1_name="")
        assert json.loads(page.storage[people.KEY]) == ["Ada", "Mio", "Jun"]

    @pytest.mark.parametrize("text", ["", "{}", "[1,{},null]", "[" * 5000, '["' + "\\ud800" + '"]'])
    def test_names_that_cannot_be_read_are_none(self, text: str) -> None:
        assert people.read(text) in ((), ("?",))

    @given(st.lists(st.text(max_size=40), max_size=5))
    def test_settled_names_are_clean_distinct_and_stay_as_they_are(self, typed: list[str]) -> None:
        named = people.settle(typed)
        assert len({name.casefold() for name in named}) == len(typed)
        assert all(
            (0 < len(name) <= 24 and name == name.strip() and name.isprintable()) or "\u200d" in name for name in named
        )
        assert people.settle(named) == named


@given(st.dictionaries(st.text(max_size=12), st.text(max_size=30), max_size=6))
def test_whatever_is_sent_the_form_answers(fields: dict[str, str]) -> None:
    page = opened()
    page.send("submit", form="setup", fields=fields, seed="aa", now=DAWN)
    assert page.notice == ""
    assert (page.loop.model.play is not None) == (GAME in "".join(page.storage))
