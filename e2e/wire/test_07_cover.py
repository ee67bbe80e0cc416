"""Rule 7: what is secret is covered at once, without Python, and only a fresh answer lifts that."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.away import HIDE, SHOW
from e2e.wire.conftest import Table


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    return lay("secret")


@pytest.fixture
def table(laid: Table) -> Table:
    if laid["lift"].is_visible():
        laid["lift"].tap()
    expect(laid["hand"]).to_be_visible()
    return laid


def test_a_hidden_page_shows_nothing_and_comes_back_with_a_curtain(table: Table) -> None:
    table.page.evaluate(HIDE)
    assert not table["hand"].is_visible()  # at once: no waiting here
    assert table.page.locator("#cover").is_visible()
    table.page.evaluate(SHOW)
    expect(table.page.get_by_role("heading", name="Pass the tablet to Jonas")).to_be_visible()
    assert table.told("device")["back"] is True
    assert table["hand"].count() == 0


@pytest.mark.parametrize("event", ["blur", "pagehide", "beforeprint"])
def test_other_ways_of_leaving(table: Table, event: str) -> None:
    table.page.evaluate("event => { dispatchEvent(new Event(event)); }", event)
    assert not table["hand"].is_visible()
    table.page.locator("#cover").tap()
    expect(table["lift"]).to_be_visible()


def test_freeze(table: Table) -> None:
    table.page.evaluate("() => { document.dispatchEvent(new Event('freeze')); }")
    assert not table["hand"].is_visible()
    table.page.evaluate("() => { document.dispatchEvent(new Event('resume')); }")
    expect(table["lift"]).to_be_visible()


def test_paper_shows_nothing_secret_either(table: Table) -> None:
    table.page.emulate_media(media="print")
    assert not table["hand"].is_visible()
    table.page.emulate_media(media="screen")
    assert table["hand"].is_visible()


def test_the_cover_stays_while_nobody_is_here(table: Table) -> None:
    table.page.evaluate(HIDE)
    table.page.evaluate("() => { dispatchEvent(new Event('focus')); }")
    assert table.page.locator("#cover").is_visible()
    table.page.evaluate(SHOW)
    expect(table["lift"]).to_be_visible()


def test_what_is_not_secret_is_not_covered(table: Table) -> None:
    table["curtain"].tap()
    expect(table["lift"]).to_be_visible()
    table.page.evaluate("() => { dispatchEvent(new Event('blur')); }")
    assert table["lift"].is_visible()


def test_a_worker_that_died_meanwhile_is_replaced_under_the_cover(table: Table) -> None:
    table.page.evaluate(HIDE)
    for worker in table.page.workers:
        worker.evaluate("() => { self.close(); }")
    table.page.evaluate(SHOW)
    assert table.page.locator("#cover").is_visible()
    expect(table.page.locator("#cover")).to_be_hidden(timeout=40_000)
    assert [message["do"] for message in table.log] == ["start"]
