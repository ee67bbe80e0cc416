"""Rule 10: two live regions outside the app, and nothing inside it carries a live role."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.wire.conftest import Table


@pytest.fixture(scope="module")
def table(lay: Callable[..., Table]) -> Table:
    return lay("room")


def test_what_is_announced_stands_in_its_region(table: Table) -> None:
    table.effects({"do": "announce", "text": "Jonas placed 8", "urgent": False})
    expect(table["polite"]).to_have_text("Jonas placed 8")
    table.effects({"do": "announce", "text": "8 is in this row already", "urgent": True})
    expect(table["urgent"]).to_have_text("8 is in this row already")


def test_the_same_sentence_twice_is_said_twice(table: Table) -> None:
    table.page.evaluate("""() => {
      window.said = [];
      const watch = new MutationObserver(() => said.push(document.querySelector("#polite").textContent));
      watch.observe(document.querySelector("#polite"), { childList: true, characterData: true, subtree: true });
    }""")
    for _ in range(2):
        table.effects({"do": "announce", "text": "pass", "urgent": False})
        table.page.wait_for_function("document.querySelector('#polite').textContent === 'pass'")
        table.page.wait_for_function("count => said.length >= count", arg=1)
    table.page.wait_for_function("said.filter((words) => words === 'pass').length === 2")


def test_the_regions_are_outside_and_the_app_has_none(table: Table) -> None:
    for region, role in {"polite": "status", "urgent": "alert"}.items():
        expect(table[region]).to_have_attribute("role", role)
    assert table.page.locator("#app [aria-live], #app [role=status], #app [role=alert]").count() == 0
    assert table.page.locator("#app #polite, #app #urgent").count() == 0
