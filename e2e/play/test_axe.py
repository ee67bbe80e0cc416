"""Every screen is clean by axe (WCAG 2.2 A and AA, and target size) in three themes, and never scrolls sideways."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from azumaya.app.model import Player
from azumaya.core.record import Match
from azumaya.games import SHELF
from e2e.boxes import box
from e2e.table import SAVED, SIZE, Table, moyo, whole_game

THEMES = ("light", "dark", "contrast")
SIZES = ((1180, 820), (820, 1180), (390, 844), (1440, 900), (380, 820), (320, 640), (667, 375))
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
# A theme is a matter of style: what rests on the content alone is the same in all of them.
RULES_OF_STYLE = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block", "target-size"]},
    "resultTypes": ["violations"],
}
TOKENS = whole_game(5, {"puzzle": "6"})


def home(table: Table) -> None:
    table.go("#/")
    expect(table.page.locator(".shelf")).to_be_visible()


def setup(table: Table) -> None:
    table.go("#/new/moyo")
    expect(table.page.locator("[data-form=setup]")).to_be_visible()
    table.fill("option-puzzle", "own")
    table["setup-option-puzzle-own-text"].fill("55")
    expect(table["setup-option-puzzle-own-text"]).to_have_attribute("aria-invalid", "true")


def ghost(table: Table) -> None:
    table.new(option_puzzle="6").play(*TOKENS[:4])
    table.is_shown()
    table.choose(*table.match.game.parse(TOKENS[4]).places)
    expect(table.page.locator("[data-ghost]")).to_be_visible()


def objection(table: Table) -> None:
    table.new(option_puzzle="6")
    table.tap("r1c1")
    expect(table.page.locator("[data-kind=objection]")).to_be_visible()


def words(table: Table) -> None:
    table.new(option_areas="draft", option_choice="rulebook")
    expect(table.spot("do:light")).to_be_visible()


def over(table: Table) -> None:
    table.sit_down(moyo(TOKENS, {"puzzle": "6"}), Player("Mio"), Player("Jonas"))
    expect(table.page.locator("[data-press=again]")).to_be_visible()


def log(table: Table) -> None:
    table.page.get_by_role("tab", name="Log").tap()


def score(table: Table) -> None:
    table.page.get_by_role("tab", name="Score").tap()


def looking_back(table: Table) -> None:
    table.go(f"#/game/{table.id}")
    table["tab-log"].tap()  # the slider stands below the log
    table.page.get_by_role("button", name="One move back").first.tap()
    expect(table.page.locator("[data-press=now]").first).to_be_visible()


def thinking(table: Table) -> None:
    table.new(option_puzzle="1", seat_0_mind="level:3", seat_1_mind="level:3")
    expect(table.page.locator("[data-press=stop-thinking]")).to_be_visible()


def log_sheet(table: Table) -> None:
    table.go(f"#/game/{table.id}/log")
    expect(table.page.locator("[aria-modal]")).to_be_visible()


def score_sheet(table: Table) -> None:
    table.go(f"#/game/{table.id}/score")
    expect(table.page.locator("[aria-modal] .sheet")).to_be_visible()


def settings_sheet(table: Table) -> None:
    table.go(f"#/game/{table.id}/settings")
    expect(table.page.locator("[aria-modal] form")).to_be_visible()


def others_moved(table: Table) -> None:
    table.new(option_puzzle="6", seat_1_mind="level:1").play(TOKENS[0])
    expect(table.page.locator(".trace")).to_be_visible()


def damaged(table: Table) -> None:
    table.write(f"{SAVED}cut", '{"azumaya":1,"players":')
    table.go("#/game/cut")
    expect(table.page.locator("[data-press=export]").first).to_be_visible()


def menu(table: Table) -> None:
    table.go(f"#/game/{table.id}/menu")
    expect(table.page.locator("[aria-modal] a").first).to_be_visible()


def rules(table: Table) -> None:
    table.go("#/rules/moyo")
    expect(table.page.locator("h1")).to_contain_text("Moyo")


def settings(table: Table) -> None:
    table.go("#/settings")
    expect(table.page.locator("[data-form=settings], [data-press=setting]").first).to_be_visible()


def self_check(table: Table) -> None:
    table.go("#/check")
    expect(table.page.locator(".findings [data-state=good]").first).to_be_visible()


def licences(table: Table) -> None:
    table.go("#/licences")
    expect(table["licence-pyodide"]).to_be_visible()


def licence(table: Table) -> None:
    table["licence-pyodide"].tap()
    expect(table.page.locator(".licence")).to_contain_text("Mozilla Public License")


def curtain(table: Table) -> None:
    table.new("culdcept", seat_0_name="Mio", seat_1_name="Jonas")
    expect(table.curtain).to_be_visible()


def table_only(table: Table) -> None:
    table.press("table-only")
    expect(table.page.locator("[data-press=to-curtain]")).to_be_visible()


def across(table: Table) -> None:
    table.new(option_puzzle="6", seating="facing").play(TOKENS[0])
    expect(table.page.locator("[data-facing=far]")).to_be_visible()


def all_around(table: Table) -> None:
    table.new(option_puzzle="6", seating="around").play(TOKENS[0])
    expect(table.page.locator("[data-toward=far]")).to_be_visible()


def cardoku(table: Table) -> None:
    table.sit_down(played("cardoku", 110), Player("Mio"), Player("Jonas", "greedy"))
    table.choose(*next(m.places for m in table.match.game.fair_moves(table.match.state) if len(m.places) > 1))
    expect(table.page.locator("[data-ghost]").first).to_be_visible()


def cardoku_tab(table: Table, name: str) -> None:
    table.page.get_by_role("tab", name=name).tap()


def cardoku_teams(table: Table) -> None:
    table.sit_down(played("cardoku", 100, 6, referee="off"), *(Player(f"Guest {n}") for n in range(6)))
    table.hold()
    expect(table.spot("do:object")).to_be_visible()


def played(game: str, moves: int, seats: int = 2, **options: str) -> Match[Any, Any]:
    """A game played for so many moves or more, until the first seat is on turn."""
    rules, rng = SHELF.find(game), random.Random(17)
    match = Match.new(rules, seats, options, "17").settle()
    while match.turn is not None and (len(match.record.moves) < moves or match.turn):
        match = match.play(str(rules.skill.rollout(rules, match.state, rules.fair_moves(match.state), rng))).settle()
    return match


def field(table: Table) -> None:
    guests = (Player("Guest", "greedy"), Player("Aki", "greedy"))
    table.sit_down(played("kartenspiel", 60, 3, referee="off"), Player("Mio"), *guests)
    table.tap(table.match.game.fair_moves(table.match.state)[0].places[0])
    expect(table.page.locator(".pan [data-open]").first).to_be_visible()


def hand_and_stack(table: Table) -> None:
    table.sit_down(played("kartenspiel", 103), Player("Mio"), Player("Guest", "greedy"))
    expect(table["area-stack"]).to_be_visible()
    table["ground-field-in"].tap()
    expect(table["ground-field-fit"]).not_to_have_attribute("aria-disabled", "true")


def gifts(table: Table, moves: int, seats: int = 4, **options: str) -> Table:
    guests = (Player(name, "greedy") for name in ("Jonas", "Aki", "Lea", "Ben")[: seats - 1])
    return table.sit_down(played("kado", moves, seats, **options), Player("Mio"), *guests)


def challenge(table: Table) -> None:
    gifts(table, 100)
    table["mark-pair:Bg"].tap()
    expect(table["mark-pair:Bg"]).to_have_attribute("aria-pressed", "true")
    table.choose("gift:F", "ribbon:g")
    expect(table["press-place"]).to_contain_text("Guess flowers, green")


def placing(table: Table) -> None:
    gifts(table, 103)
    table.page.locator(".plot .cell[data-open] .spot").first.tap()
    expect(table.page.locator("[data-ghost]")).to_be_visible()


def giving(table: Table) -> None:
    gifts(table, 122)
    expect(table["area-give"]).to_be_visible()
    table.page.get_by_role("tab", name="Deck").tap()


def five_grids(table: Table) -> None:
    gifts(table, 1000, 5, fifth="on")
    expect(table["press-again"]).to_be_visible()


SCREENS: dict[str, Callable[[Table], None]] = {
    "home": home,
    "setup": setup,
    "words": words,
    "objection": objection,
    "ghost": ghost,
    "log": log,
    "score": score,
    "looking back": looking_back,
    "log sheet": log_sheet,
    "menu": menu,
    "over": over,
    "score sheet": score_sheet,
    "settings sheet": settings_sheet,
    "others moved": others_moved,
    "home with games": home,
    "rules": rules,
    "settings": settings,
    "self-check": self_check,
    "licences": licences,
    "licence": licence,
    "curtain": curtain,
    "table only": table_only,
    "across": across,
    "all around": all_around,
    "cardoku": cardoku,
    "cardoku, cards": lambda table: cardoku_tab(table, "Cards"),
    "cardoku, turn": lambda table: cardoku_tab(table, "Turn"),
    "cardoku, teams": cardoku_teams,
    "field": field,
    "hand and stack": hand_and_stack,
    "challenge": challenge,
    "placing": placing,
    "giving": giving,
    "five grids": five_grids,
    "thinking": thinking,
    "damaged": damaged,
}


def in_theme(page: Page, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_clean_in_three_themes_and_fits_its_width(table: Table, screen: str) -> None:
    SCREENS[screen](table)
    faults = []
    for theme in THEMES:
        in_theme(table.page, theme)
        faults += [
            f"{theme}: {violation['id']}: {node['target']}: {node['failureSummary']}"
            for violation in violations(table.page, RULES if theme == THEMES[0] else RULES_OF_STYLE)
            for node in violation["nodes"]
        ]
    for width, height in SIZES:
        table.resize(width, height)
        if (scrolled := table.page.evaluate("document.documentElement.scrollWidth")) > width:
            faults.append(f"{width} x {height}: {scrolled} px wide")
    table.resize(**SIZE)
    assert not faults, "\n".join(faults)


def violations(page: Page, rules: dict[str, Any]) -> list[dict[str, Any]]:
    """What axe finds; it comes into the page once."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return list(page.evaluate("rules => axe.run(rules).then(({ violations }) => violations)", rules))


@pytest.mark.parametrize(
    ("width", "height", "least"), [(1180, 820, 44), (820, 1180, 44), (390, 844, 36), (380, 820, 34)]
)
def test_a_cell_is_large_enough_for_a_finger(table: Table, width: int, height: int, least: int) -> None:
    table.new(option_puzzle="6")
    table.resize(width, height)
    cell = box(table["spot-r5c5"])
    table.resize(**SIZE)
    assert min(cell["width"], cell["height"]) >= least
