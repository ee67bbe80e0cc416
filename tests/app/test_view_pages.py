"""Rules, settings, damaged games and the notices at the foot."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from app.moments import HALF, MOMENTS, MOYO, SHOWN, at, house, saved, table, tree
from app.reading import read
from azumaya.app.build import BUILD
from azumaya.app.model import Device, Notice, Route, Settings
from azumaya.app.screens.rules import rendered
from azumaya.app.settings import CHOICES
from azumaya.core.game import AnyGame
from azumaya.core.rulebook import clauses, rulebook
from azumaya.core.text import Text
from azumaya.games import SHELF

# -- rules ---------------------------------------------------------------------------------------------------------


def test_every_clause_has_an_anchor_and_stands_in_the_contents() -> None:
    numbered = re.findall(r"^## ([A-Z]\d+) ·", rulebook(MOYO), re.M)
    page = tree(MOMENTS["rules"]())
    assert [n["id"] for n in page.one("article").every("h2") if re.fullmatch(r"[A-Z]\d+", n["id"])] == numbered
    addresses = [a["href"] for a in next(page.every("nav")).every("a")]
    assert [f"#/rules/moyo#{clause}" for clause in numbered] == addresses[: len(numbered)]


def test_the_clause_one_came_for_is_marked() -> None:
    page = tree(MOMENTS["rules"]())
    assert [n["id"] for n in page.every(data_target="")] == ["R4"]
    assert next(page.every("nav")).one(aria_current="true")["href"] == "#/rules/moyo#R4"


def test_a_clause_and_its_title_are_spoken_as_two_words() -> None:
    page = tree(MOMENTS["rules"]())
    assert [page.one(id=id).text for id in ("R4", "toc-R4")] == ["R4 Placing a stone"] * 2


def test_from_a_game_the_rules_lead_back_to_it() -> None:
    page = tree(MOMENTS["rules from a game"]())
    assert page.one(id="to-game")["href"] == "#/game/abc"
    assert page.one(id="back")["href"] == "#/game/abc"
    assert tree(MOMENTS["rules"]()).one(id="back")["href"] == "#/"


@pytest.mark.parametrize("game", SHOWN, ids=lambda game: game.about.id)
def test_every_rulebook_shows_all_the_pictures_of_its_game_with_words_below(game: AnyGame) -> None:
    figures = list(read(rendered(rulebook(game), game)[1]).every("figure"))
    shown = [(figure.one(role="img")["aria-label"], figure.one("figcaption").text != "") for figure in figures]
    assert shown, "RULES.md shows no picture: see picture.py of another game"
    assert shown == [(str(board.name), True) for board in game.pictures().values()]
    assert not any(figure.parent and figure.parent.tag == "p" for figure in figures)


@pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)
def test_the_contents_are_complete_beside_the_text_and_behind_the_button(game: AnyGame) -> None:
    page = tree(house(route=Route("rules", game.about.id)))
    titled = [node["id"] for tag in ("h2", "h3") for node in page.one("article").every(tag)]
    for contents, prefix in zip(page.every("nav"), ("contents", "toc"), strict=True):
        assert sorted(link["id"] for link in contents.every("a")) == sorted(f"{prefix}-{id}" for id in titled)
    assert set(clauses(rulebook(game))) <= set(titled)


@pytest.mark.parametrize("game", SHELF.games, ids=lambda game: game.about.id)
def test_in_a_rulebook_no_dash_stands_before_another_sign(game: AnyGame) -> None:
    assert re.findall(r"\w+ [–—][,;:.].*", rulebook(game)) == []


def test_a_sum_is_not_broken_over_two_lines() -> None:
    text = rendered("Lay 2 + 3 = 5 there.", MOYO)[1]
    assert "2\u00a0+\u00a03\u00a0=\u00a05 there" in text


def test_html_in_a_rulebook_is_shown_as_text() -> None:
    book = '# T\n\n## R1 · A & <b>B</b>\n\n<script>x</script>\n\nA [go](javascript:x) <i onclick="x">'
    headings, text = rendered(book, MOYO)
    assert [(h.clause, h.title, h.id) for h in headings] == [("R1", "A & <b>B</b>", "R1")]
    assert "<script" not in text
    assert "<b>" not in text
    assert "<i " not in text
    assert "javascript:" not in text


def test_rules_of_an_unknown_game_lead_home() -> None:
    assert tree(house(route=Route("rules", "nothing"))).one(class_="shelf")


# -- settings ------------------------------------------------------------------------------------------------------


def test_every_setting_shows_its_choices_and_what_is_chosen() -> None:
    page = tree(house(route=Route("settings"), settings=Settings(theme="dark", pace="quick")))
    form = page.one("form", data_form="settings")
    offered: dict[str, tuple[str, ...]] = {}
    for field in form.every("input"):
        offered[field["name"]] = (*offered.get(field["name"], ()), field["value"])
    assert offered == {name: values for name, values in CHOICES.items() if name not in ("language", "advice")}
    checked = {f["name"]: f["value"] for f in form.every("input") if f.get("checked") is not None}
    assert checked == {
        "confirm": "ghost",
        "input": "both",
        "targets": "on",
        "pace": "quick",
        "thinking": "short",
        "hand": "right",
        "seating": "side",
        "theme": "dark",
        "awake": "on",
    }


def test_the_settings_tell_how_things_stand() -> None:
    facts = tree(house(route=Route("settings"), device=Device(cached=True), games={"a": saved()})).text
    assert "One game is saved on this device." in facts
    assert "Everything is on this device: Azumaya works without a network." in facts
    assert f"Azumaya {BUILD}." in facts
    missing = tree(house(route=Route("settings"), device=Device(storage="missing"))).text
    assert "This browser keeps nothing between visits" in missing


@pytest.mark.parametrize(
    ("device", "told"),
    [
        (Device(), "Azumaya is still being stored on this device for playing without a network."),
        (Device(offline=True), "There is no network, and not everything is on this device yet."),
        (Device(keepable=False), "This browser cannot keep Azumaya on this device here"),
        (Device(keepable=False, offline=True), "This browser cannot keep Azumaya on this device here"),
        (Device(cached=True), "Everything is on this device"),
    ],
)
def test_the_settings_tell_whether_a_network_is_needed(device: Device, told: str) -> None:
    line, *_ = tree(house(route=Route("settings"), device=device)).one("ul", class_="facts").every("li")
    assert told in line.text


def test_the_settings_that_count_at_the_table_can_be_reached_from_it() -> None:
    assert tree(at(table(), "menu")).one(id="menu-settings")["href"] == "#/game/abc/settings"
    sheet = tree(at(table(), "settings")).one(role="dialog")
    offered = {field["name"] for field in sheet.one("form", data_form="settings").every("input")}
    assert offered == set(CHOICES) - {"language", "advice", "seating"}
    assert sheet.one(id="all-settings")["href"] == "#/settings"


def test_the_people_of_the_house_are_listed_each_with_a_way_out() -> None:
    page = tree(house(route=Route("settings"), people=("Mio", "Jun <3")))
    block = page.one("section", aria_labelledby="people-title")
    assert [field["value"] for field in block.every("input")] == ["Mio", "Jun <3"]
    assert [(b["aria-label"], b["data-arg"]) for b in block.every("button", data_press="forget-person")] == [
        ("Forget Mio", "Mio"),
        ("Forget Jun <3", "Jun <3"),
    ]
    empty = tree(house(route=Route("settings"))).one("section", aria_labelledby="people-title")
    assert list(empty.every("input")) == []


def test_a_device_that_wishes_for_less_motion_is_told_what_that_means() -> None:
    words = "This device asks for less motion"
    assert words in tree(house(route=Route("settings"), device=Device(motion="reduced"))).text
    assert words not in tree(house(route=Route("settings"))).text


def test_a_backup_can_be_made_and_restored() -> None:
    page = tree(house(route=Route("settings")))
    assert [b["data-press"] for b in page.every("button") if b.get("data-press")] == ["backup", "open-file"]


# -- damaged games, notices ------------------------------------------------------------------------------------------


def test_a_damaged_game_opens_at_its_last_good_move_and_is_kept() -> None:
    page = tree(MOMENTS["half damaged"]())
    assert "Its first 12 moves can still be played." in page.text
    assert page.one(data_press="open-damaged")["data-arg"] == HALF.id
    assert page.one("main").text.startswith("Sudoku Moyo · Mio and Jun · 3 minutes ago")
    assert "If you have a backup file, restore it" in page.text
    assert [b["data-press"] for b in page.one("main").every("button")] == ["open-file", "export", "delete"]
    assert list(tree(MOMENTS["damaged"]()).every(data_press="open-damaged")) == []


def test_of_a_damaged_game_without_a_move_the_setting_up_is_left() -> None:
    start = replace(HALF, good=saved(0, HALF.id))
    page = tree(house(route=Route("game", HALF.id), games={HALF.id: start}))
    assert "None of its moves can be read, but how it was set up can." in page.text
    assert page.one(data_press="open-damaged")["data-arg"] == HALF.id


def test_what_could_not_be_done_does_not_look_like_good_news() -> None:
    notes = [tree(house(notice=Notice(Text("Note."), failed=failed))).one(class_="toast") for failed in (False, True)]
    assert [note.get("data-kind") for note in notes] == [None, "objection"]


def test_saving_opening_and_handing_over_have_each_a_sign_of_their_own() -> None:
    pages = (house(route=Route("settings")), house(games={"abc": saved(20)}))
    signs = {
        button["data-press"]: button.one("use")["href"]
        for page in map(tree, pages)
        for button in page.every("button")
        if button.get("data-press") in ("backup", "open-file", "export")
    }
    assert signs == {"backup": "#i-save", "open-file": "#i-open", "export": "#i-share"}


def test_a_notice_may_carry_one_press_and_can_be_put_away() -> None:
    note = Notice(Text("The game is deleted."), "restore-deleted", "abc", Text("Undo"))
    for page in (tree(house(notice=note)), tree(replace(table(), notice=note))):
        said = page.one(class_="notes")
        assert said.text.startswith("The game is deleted.")
        assert [(b["data-press"], b.get("data-arg")) for b in said.every("button")] == [
            ("restore-deleted", "abc"),
            ("dismiss", None),
        ]


def test_trouble_with_saving_stays_in_sight_with_the_backup_beside_it() -> None:
    for what in ("full", "blocked", "missing"):
        said = tree(replace(table(), trouble=what)).one(class_="notes").one(data_kind="objection")
        assert said.one("button")["data-press"] == "backup"
