"""What has been answered is let go: a page may be open for days."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from e2e.wire.conftest import Table

MANY = 40


def promises(page: Page) -> int:
    """How many promises the page still holds once its garbage is collected."""
    session = page.context.new_cdp_session(page)
    prototype = session.send("Runtime.evaluate", {"expression": "Promise.prototype"})["result"]["objectId"]
    held = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    count = {"objectId": held, "functionDeclaration": "function() { return this.length }", "returnByValue": True}
    found = int(session.send("Runtime.callFunctionOn", count)["result"]["value"])
    session.detach()
    return found


def ask(table: Table, times: int) -> None:
    """Tap a spot so many times, each time when the tap before is answered."""
    for _ in range(times):
        before = len(table.log)
        table["spot-r2c1"].tap(force=True)
        table.page.wait_for_function(
            "n => JSON.parse(document.querySelector('#log').textContent).length > n", arg=before
        )


def test_no_answer_is_held_for_good(lay: Callable[..., Table]) -> None:
    table = lay("room")
    ask(table, 3)
    before = promises(table.page)
    ask(table, MANY)
    assert promises(table.page) < before + MANY / 2
