"""Rule 6: once it is ready the worker fetches nothing, and the page stays free."""

from collections.abc import Callable

from playwright.sync_api import expect

from e2e.wire.conftest import Table


def test_nothing_is_fetched_once_ready(lay: Callable[..., Table]) -> None:
    table = lay("room")
    table.page.wait_for_load_state("networkidle")
    before = len(table.site.asked)
    table["spot-r1c1"].tap()
    table["to-rules"].tap()
    expect(table["where"]).to_have_text("#/rules/moyo")
    table.page.go_back()
    expect(table["where"]).to_have_text("#/")
    asked = set(table.site.asked[before:]) - {"icons/mark.svg"}  # the browser's own wish
    assert not asked


def test_the_main_thread_is_never_held_up(lay: Callable[..., Table]) -> None:
    table = lay("room")
    table.page.evaluate("""() => {
      window.longest = 0;
      const watch = new PerformanceObserver((list) => {
        for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
      });
      watch.observe({ type: "longtask" });
    }""")
    for place in ("r1c1", "r1c2", "r1c3", "r2c1"):
        table[f"spot-{place}"].tap()
        expect(table[f"spot-{place}"]).to_have_attribute("aria-disabled", "true")
    assert table.page.evaluate("longest") < 200  # 50 on a machine that has nothing else to do


def test_what_stays_as_it_is_on_the_page_itself_is_not_written_again(lay: Callable[..., Table]) -> None:
    """Else every slice of an opponent's thinking would style the whole page anew."""
    table = lay("room")
    table.page.evaluate("""() => {
      window.written = [];
      const watch = new MutationObserver((all) => written.push(...all.map(({ attributeName }) => attributeName)));
      watch.observe(document.documentElement, { attributes: true });
    }""")
    table["spot-r1c1"].tap()
    expect(table["spot-r1c1"]).to_have_attribute("aria-disabled", "true")
    table.effects({"do": "after", "ms": 0, "what": "think", "id": "1"})
    table.told("tick")
    assert table.page.evaluate("written") == []
