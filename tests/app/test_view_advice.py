"""What is said where the browser is Safari: it deletes, and its home screen keeps games of its own."""

from __future__ import annotations

import pytest

from app.moments import house, saved, tree
from app.page import Page
from app.reading import Node, read
from azumaya.app.model import Device, Model, Route, Settings

ONE = {"abc": saved(20)}


def card(model: Model) -> Node | None:
    return next(tree(model).every("section", aria_labelledby="advice-title"), None)


@pytest.mark.parametrize("safari", ["mac", "touch"])
def test_a_tab_of_safari_warns_once_there_is_something_to_lose(safari: str) -> None:
    found = card(house(device=Device(safari=safari), games=ONE))
    assert found is not None
    assert "Safari deletes what a site has saved when you have not opened it for seven days." in found.text
    assert found.one(id="advice-backup")["data-press"] == "backup"
    assert card(house(device=Device(safari=safari))) is None


def test_on_a_tablet_it_tells_how_to_get_to_the_home_screen() -> None:
    found = card(house(device=Device(safari="touch"), games=ONE))
    assert found is not None
    assert [step.text for step in found.one("details").every("li")] == [
        "Tap the share sign in Safari’s bar.",
        "Choose “Add to Home Screen”.",
        "Open Azumaya from there once while you are online.",
        "Open a backup file there: the home screen does not see the games of this tab.",
    ]
    on_a_mac = card(house(device=Device(safari="mac"), games=ONE))
    assert on_a_mac is not None
    assert list(on_a_mac.every("details")) == []


def test_on_the_home_screen_with_no_games_it_asks_for_the_backup() -> None:
    found = card(house(device=Device(safari="touch", standalone=True)))
    assert found is not None
    assert found.one("h2").text == "Played in Safari before?"
    assert found.one(id="advice-import")["data-press"] == "open-file"
    assert card(house(device=Device(safari="touch", standalone=True), games=ONE)) is None


@pytest.mark.parametrize("standalone", [False, True])
def test_other_browsers_are_left_alone(standalone: bool) -> None:
    device = Device(standalone=standalone)
    assert card(house(device=device, games=ONE)) is None
    assert card(house(device=device)) is None


def test_it_is_put_away_for_good() -> None:
    page = Page(device={"safari": "touch", "standalone": True})
    assert 'id="advice-title"' in page.html
    away = read(page.html).one(id="advice-away")
    page.press(away["data-press"], away["data-arg"])
    assert 'id="advice-title"' not in page.html
    assert page.loop.model.settings == Settings(advice="off")
    again = Page(page.storage, device={"safari": "touch", "standalone": True})
    assert 'id="advice-title"' not in again.html


def test_the_settings_say_it_at_any_time() -> None:
    quiet = Settings(advice="off")
    page = tree(house(route=Route("settings"), device=Device(safari="touch"), settings=quiet))
    block = page.one("section", aria_labelledby="device-title")
    assert "Safari deletes" in block.text
    assert len(list(block.one("details").every("li"))) == 4
    safe = tree(house(route=Route("settings"), device=Device(safari="touch", standalone=True)))
    assert "Safari deletes" not in safe.text
