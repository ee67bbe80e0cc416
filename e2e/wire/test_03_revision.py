"""Rule 3: a message made on another revision is dropped; two taps are one."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.wire.conftest import Table


@pytest.fixture(scope="module")
def table(lay: Callable[..., Table]) -> Table:
    return lay("room")


def test_a_double_tap_is_one_tap(table: Table) -> None:
    table.page.evaluate("() => { const s = document.querySelector('#spot-r1c1'); s.click(); s.click(); }")
    expect(table["spot-r1c1"]).to_have_attribute("aria-disabled", "true")
    table["spot-r1c2"].tap()
    expect(table["spot-r1c2"]).to_have_attribute("aria-disabled", "true")
    assert [m["place"] for m in table.log if m["do"] == "tap"] == ["r1c1", "r1c2"]


def test_taps_on_what_is_drawn_count(table: Table) -> None:
    before = len(table.log)
    for place in ("r2c1", "r2c2", "r2c3"):
        table[f"spot-{place}"].tap()
        expect(table[f"spot-{place}"]).to_have_attribute("aria-disabled", "true")
    assert len(table.log) == before + 3


def test_an_occupied_spot_can_be_asked_too(table: Table) -> None:
    before = len(table.log)
    table["spot-r2c1"].tap(force=True)
    table.page.wait_for_function("n => JSON.parse(document.querySelector('#log').textContent).length > n", arg=before)
    assert table.log[-1] == {"do": "tap", "place": "r2c1", "by": "hand"}


def test_a_tap_by_hand_is_told_from_one_by_keyboard(table: Table) -> None:
    table["spot-r1c3"].press("Enter")
    expect(table["log"]).to_contain_text('"place": "r1c3"')
    assert table.told("tap") == {"do": "tap", "place": "r1c3"}


def test_a_tap_beside_advice_that_is_just_arriving_counts(table: Table) -> None:
    """What is worked out for a form redraws the page; whoever taps in that moment means what is on it."""
    table.page.evaluate(
        """() => {
          const app = document.querySelector("#app");
          const once = new MutationObserver(() => {
            if (!document.querySelector("#log").textContent.includes('"effects"')) return;
            once.disconnect();
            setTimeout(() => document.querySelector("#spot-r3c3").click(), 2);
          });
          once.observe(app, { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )
    table.press("effects", '[{"do": "after", "ms": 0, "what": "study", "id": "advice"}]')
    expect(table["spot-r3c3"]).to_have_attribute("aria-disabled", "true")
    assert {"tick", "tap"} <= {message["do"] for message in table.log}
