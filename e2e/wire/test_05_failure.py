"""Rule 5: a worker that fails is replaced, and no message is sent to its heir again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.wire.conftest import Table


@pytest.fixture(scope="module")
def table(lay: Callable[..., Table]) -> Table:
    return lay("fragile", "#/game/k3")


def test_a_worker_that_raises_is_replaced_and_one_game_may_fail_once(table: Table) -> None:
    table["fine"].tap()
    expect(table["pressed"]).to_have_text("1")
    table["die"].tap()
    expect(table["pressed"]).to_have_text("0", timeout=30_000)  # another worker, which was told nothing
    expect(table["failed"]).to_have_text("None")
    assert [message["do"] for message in table.log] == ["start"]
    expect(table.page.locator(".notice")).to_have_count(0)
    table["fine"].tap()
    expect(table["pressed"]).to_have_text("1")


def test_a_worker_that_hangs_is_replaced_and_the_game_is_named(table: Table) -> None:
    table["hang"].tap()
    table["fine"].tap()  # made on the screen of a worker that is gone: dropped
    expect(table["failed"]).to_have_text("k3", timeout=40_000)
    expect(table["pressed"]).to_have_text("0")
    while len(table.page.workers) > 1:  # the browser tells a little later that the first is gone
        table.page.evaluate("new Promise(requestAnimationFrame)")
