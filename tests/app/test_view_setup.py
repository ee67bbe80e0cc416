"""The form for a new game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.moments import house, new_game, saved, tree
from app.reading import Node
from azumaya.app.model import PERSON
from azumaya.core.game import AnyGame
from azumaya.core.text import Text
from azumaya.games import SHELF


def fields(page: Node) -> set[str]:
    form = page.one("form", data_form="setup")
    return {node["name"] for node in form.every() if node.get("name")}


def chosen(page: Node, name: str) -> list[str]:
    return [node["value"] for node in page.every("input", name=name) if node.get("checked") is not None]


def test_the_form_has_a_field_for_everything_a_game_needs() -> None:
    assert fields(tree(new_game(seat_1_mind=PERSON, option_handicap="1"))) == {
        "seats",
        "seat-0-name",
        "seat-0-mind",
        "seat-1-name",
        "seat-1-mind",
        "option-puzzle",
        "option-areas",
        "option-variant",
        "option-handicap",
        "option-weaker",
        "option-choice",
        "friendly",
        "seating",
    }


@pytest.mark.parametrize(("stones", "asked"), [("0", False), ("1", True), ("4", True)])
def test_who_places_handicap_stones_is_asked_only_where_there_are_some(stones: str, asked: bool) -> None:
    page = tree(new_game(option_handicap=stones, option_weaker="0"))
    assert ("option-weaker" in fields(page)) == asked
    assert ("Handicap stones are placed by" in page.one(class_="tray").text) == asked


def test_only_a_person_has_a_name_to_give() -> None:
    page = tree(new_game(seat_0_name="Mio", seat_1_mind="level:2"))
    assert page.one(id="setup-seat-0-name")["value"] == "Mio"
    assert list(page.every(id="setup-seat-1-name")) == []
    line = "Places the stone that leaves it the most room right now, and thinks no further."
    assert page.one(class_="help mind-line").text == line


@pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)
def test_a_person_and_the_four_levels_of_the_game_can_be_asked_to_play(game: AnyGame) -> None:
    select = tree(new_game(game.about.id)).one("select", id="setup-seat-1-mind")
    assert [(o["value"], o.text) for o in select.every("option")] == [
        (PERSON, "A person here"),
        ("level:1", "Curious child"),
        ("level:2", "Eager guest"),
        ("level:3", "Patient host"),
        ("level:4", "Old gardener"),
    ]


@pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)
@pytest.mark.parametrize("n", range(4))
def test_of_an_opponent_it_is_said_how_its_level_plays_this_game(game: AnyGame, n: int) -> None:
    page = tree(new_game(game.about.id, seat_1_mind=f"level:{n + 1}"))
    assert page.one(class_="help mind-line").text == str(game.skill.levels[n].line)


def test_names_used_before_are_offered() -> None:
    page = tree(replace(new_game(), people=("Mio", "<Jun>")))
    assert [o["value"] for o in page.one("datalist").every("option")] == ["Mio", "<Jun>"]


def test_what_is_chosen_is_marked_and_told_beside_the_start() -> None:
    page = tree(new_game(option_puzzle="3", seat_0_name="Mio", seat_1_mind="level:2"))
    assert chosen(page, "option-puzzle") == ["3"]
    assert page.one(class_="tray").one("p").text == "Mio against Eager guestPuzzle 3"
    assert page.one(id="setup-start")["form"] == "setup"


@pytest.mark.parametrize(
    ("game", "fields", "told"),
    [
        ("kartenspiel", {}, "Everything as usual"),
        ("kartenspiel", {"option_referee": "off"}, "Referee: Is away"),
        (
            "kartenspiel",
            {"option_penalties": "kept", "option_referee": "off"},
            "Penalty cards at the end: Are never placed · Referee: Is away",
        ),
        (
            "moyo",
            {"option_puzzle": "2", "option_areas": "draft", "option_variant": "horikomi", "option_handicap": "1"},
            "Puzzle 2 · Division of the Shima: Draft · Game: Horikomi · 1 more change",
        ),
        ("moyo", {"option_puzzle": "own", "option_puzzle_own": "." * 81}, "Your own puzzle"),
    ],
)
def test_what_is_chosen_otherwise_than_usual_is_told_with_what_it_is_a_choice_of(
    game: str, fields: dict[str, str], told: str
) -> None:
    page = tree(new_game(game, **fields))
    assert page.one(class_="tray").one("p").text == f"Player 1 against Eager guest{told}"


def test_the_number_of_seats_is_chosen_in_one_row_and_spoken_in_full() -> None:
    row = tree(new_game("kartenspiel", seats="3")).one(class_="segments")
    assert [(choice.text, choice.one("input")["aria-label"]) for choice in row.every("label")] == [
        (str(n), f"{n} players") for n in (2, 3, 4, 5)
    ]
    assert chosen(row, "seats") == ["3"]


def test_short_choices_stand_in_one_row_too() -> None:
    row = tree(new_game("moyo")).one(class_="segments")
    assert [choice.text for choice in row.every("label")] == ["None", "One", "Two", "Three", "Four"]


def test_choices_that_change_the_board_are_shown_as_pictures() -> None:
    page = tree(new_game())
    pictured = {node.one("input")["name"] for node in page.every("label", class_="puzzle")}
    assert pictured == {"option-puzzle", "option-areas"}


def test_the_board_lies_there_as_it_will_be() -> None:
    page = tree(new_game(option_puzzle="5"))
    stones = list(page.one(role="img").every(class_="stone"))
    assert len(stones) == 32


@pytest.mark.parametrize("game", ["cardoku", "kartenspiel", "kado"])
def test_where_nothing_lies_on_the_board_yet_the_game_shows_its_picture(game: str) -> None:
    preview = tree(new_game(game)).one(class_="preview")
    assert len(list(preview.one(class_="cover").every("svg", class_="art"))) == 1
    assert list(preview.every(class_="board")) == []
    assert preview.one(class_="preview-line").text == str(SHELF.find(game).about.line)


def test_while_the_puzzle_cannot_be_read_no_other_board_stands_in_for_it() -> None:
    assert list(tree(new_game()).one(class_="preview").every(class_="cover")) == []
    half = tree(new_game(option_puzzle="own", option_puzzle_own="12"))
    assert len(list(half.one(class_="preview").every(class_="cover"))) == 1


def test_a_puzzle_of_ones_own_is_written_into_the_form() -> None:
    page = tree(new_game(option_puzzle="own", option_puzzle_own="12<3"))
    assert page.one("textarea", name="option-puzzle-own").text == "12<3"
    assert chosen(page, "option-puzzle") == ["own"]
    assert list(tree(new_game()).every("textarea")) == []


def test_how_a_puzzle_of_ones_own_is_written_is_said_at_its_field_before_anything_is_wrong() -> None:
    page = tree(new_game(option_puzzle="own"))
    area = page.one("textarea")
    assert area.get("aria-invalid") is None
    assert page.one(id=area["aria-describedby"]).text == (
        "Type or paste 81 spaces in reading order: a digit for each stone, a dot or a zero for each empty space."
    )
    assert page.one(class_="tray").one("p").text == "Player 1 against Eager guestYour own puzzle"


def test_a_value_that_cannot_be_used_says_why_at_its_field() -> None:
    page = tree(new_game(option_puzzle="own", option_puzzle_own="123"))
    area = page.one("textarea")
    assert area["aria-invalid"] == "true"
    said = page.one(id=area["aria-describedby"])
    assert said.text.startswith("This is not a Sudoku")
    assert said.one("a")["href"] == "#/rules/moyo#R13"
    assert page.one(class_="tray").one("p").text.startswith("Not yet: something above needs another look.")


@pytest.mark.parametrize("option", ["puzzle", "areas", "variant", "handicap"])
def test_every_kind_of_field_says_that_it_has_an_objection(option: str) -> None:
    name = f"option-{option}"
    page = tree(new_game(**{f"option_{option}": "unheard of"}))
    fields = [node for node in page.every(name=name) if node["value"] != "own"]
    assert fields
    assert {(node["aria-invalid"], node["aria-describedby"]) for node in fields} == {("true", f"{name}-objection")}
    assert page.one(id=f"{name}-objection").text


@pytest.mark.parametrize(
    ("game", "fields", "field"),
    [
        ("cardoku", {"option_decks": "3", "option_rescore": "on"}, "option-rescore"),
        ("kado", {"seats": "5"}, "seats"),
    ],
)
def test_options_that_do_not_go_together_say_so_at_the_one_to_change(
    game: str, fields: dict[str, str], field: str
) -> None:
    page = tree(new_game(game, **fields))
    assert [node["id"] for node in page.every(data_kind="objection")] == [f"{field}-objection"]
    group = next(group for group in page.every("fieldset") if list(group.every(id=f"{field}-objection")))
    assert {node["name"] for node in group.every("input")} >= {field}
    assert page.one(class_="tray").one("p").text.startswith("Not yet: something above needs another look.")


def test_advice_stands_beside_the_board() -> None:
    model = new_game()
    assert model.setup is not None
    notes = (Text("There is one solution."),)
    page = tree(replace(model, setup=replace(model.setup, notes=notes, studying=True)))
    assert [n.text for n in page.one(class_="preview").every("li")] == [
        "There is one solution.",
        "Still looking at these options …",
    ]


@pytest.mark.parametrize(
    ("game", "people", "facing", "around"),
    [
        (
            "kado",
            3,
            "Numbers and buttons turn to the far side, where every second person sits: Jun.",
            "The whole table turns to whoever is on turn.",
        ),
        (
            "kartenspiel",
            5,
            "Numbers and buttons turn to the far side, where every second person sits: Jun, Ben.",
            "The whole table turns to whoever is on turn. It has four edges, so some share one: Mio + Lea.",
        ),
    ],
)
def test_the_seating_says_who_shares_an_edge(game: str, people: int, facing: str, around: str) -> None:
    names = ("Mio", "Jun", "Ada", "Ben", "Lea")[:people]
    seats = {f"seat_{n}_name": name for n, name in enumerate(names)} | {f"seat_{n}_mind": PERSON for n in range(people)}
    page = tree(new_game(game, seats=str(people), **seats))
    ways = [one for one in page.every("label", class_="option") if list(one.every(name="seating"))]
    notes = {one.one("input")["value"]: one.one(class_="help").text for one in ways}
    assert (notes["facing"], notes["around"]) == (facing, around)


def test_the_seating_is_asked_where_two_persons_share_the_table() -> None:
    assert chosen(tree(new_game(seat_1_mind=PERSON)), "seating") == ["side"]
    assert list(tree(new_game(seat_1_mind="level:2")).every(name="seating")) == []


def test_the_form_is_only_there_for_a_game_that_is() -> None:
    assert list(tree(house(games={"abc": saved()})).every("form")) == []
