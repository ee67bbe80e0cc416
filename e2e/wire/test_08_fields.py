"""Rule 8: fields are the page's; Python's text counts where Python has changed it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from e2e.wire.conftest import Table


@pytest.fixture(scope="module")
def laid(lay: Callable[..., Table]) -> Table:
    return lay("room")


@pytest.fixture
def table(laid: Table) -> Iterator[Table]:
    yield laid
    laid["setup-name"].evaluate("field => { field.form.reset(); }")
    laid.press("name", "~")
    expect(laid["setup-name"]).to_have_value("~")
    laid.press("clear")
    expect(laid["setup-name"]).to_have_value("")


def redraw(table: Table) -> None:
    """An answer that changes the screen, but no field."""
    count = len(table.log)
    table.press("again")
    expect(table["log"]).to_contain_text('"again"')
    table.page.wait_for_function("n => JSON.parse(document.querySelector('#log').textContent).length > n", arg=count)


def test_what_is_typed_survives_a_redraw_and_so_does_the_caret(table: Table) -> None:
    table["setup-note"].click()
    table.page.keyboard.type("two words")
    table.page.keyboard.press("ArrowLeft")
    redraw(table)
    expect(table["setup-note"]).to_have_value("two words")
    expect(table["setup-note"]).to_be_focused()
    assert table["setup-note"].evaluate("field => field.selectionStart") == 8


def test_a_pause_in_typing_sends_the_form(table: Table) -> None:
    table["setup-name"].click()
    table.page.keyboard.type("Mio")
    expect(table["log"]).to_contain_text('"Mio"')  # a busy machine may have paused before the last letter
    told = table.told("form")
    assert told["form"] == "setup"
    assert told["changed"] == "name"
    assert told["fields"] == {"name": "Mio", "note": "", "level": "1", "variant": "a"}


def test_an_echo_does_not_take_back_what_was_typed_since(table: Table) -> None:
    table["setup-name"].click()
    table.page.evaluate("""() => {
      const field = document.querySelector("#setup-name");
      const type = (text) => {
        field.value = text;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      };
      type("Mi");
      field.dispatchEvent(new Event("change", { bubbles: true }));  // sent now
      field.value = "Mio";  // and typed on before the answer, too early for an event
    }""")
    expect(table["log"]).to_contain_text('"Mi"')
    expect(table["setup-name"]).to_have_value("Mio")


def test_python_may_correct_what_was_typed(table: Table) -> None:
    table["setup-name"].click()
    table.page.keyboard.type("shout")
    expect(table["setup-name"]).to_have_value("SHOUT")
    expect(table["setup-name"]).to_be_focused()


def test_python_may_set_a_field_and_a_choice(table: Table) -> None:
    table["setup-name"].fill("Jonas")
    expect(table["log"]).to_contain_text("Jonas")
    table.press("name", "Mio")
    expect(table["setup-name"]).to_have_value("Mio")
    table.press("variant", "b")
    expect(table["setup-variant-b"]).to_be_checked()


def test_checks_and_choices_survive(table: Table) -> None:
    table["setup-hint"].check()
    table["setup-tag-x"].check()
    table["setup-tag-y"].check()
    table["setup-variant-b"].check()
    table["setup-level"].select_option("2")
    fields = {"name": "", "note": "", "level": "2", "variant": "b", "hint": "on", "tag": ["x", "y"]}
    expect(table["log"]).to_contain_text('"level": "2"')
    assert table.told("form")["fields"] == fields
    redraw(table)
    for field in ("setup-hint", "setup-tag-x", "setup-tag-y", "setup-variant-b"):
        expect(table[field]).to_be_checked()
    expect(table["setup-level"]).to_have_value("2")


def test_sending_a_form_sends_all_of_it_once(table: Table) -> None:
    table["setup-name"].fill("Mio")
    table["setup-go"].press("Enter")
    told = table.told("submit")
    assert told["fields"]["name"] == "Mio"
    assert len(told["seed"]) == 16
    assert told["now"] > 1_700_000_000_000
    redraw(table)
    assert [message["do"] for message in table.log].count("submit") == 1


def test_enter_in_a_field_sends_nothing_and_leads_to_the_next(table: Table) -> None:
    table["setup-name"].fill("Mio")
    table["setup-name"].press("Enter")
    expect(table["setup-note"]).to_be_focused()
    table["setup-note"].press("Enter")
    expect(table["setup-note"]).to_have_value("\n")
    table["setup-hint"].press("Enter")
    expect(table["setup-hint"]).to_be_focused()
    redraw(table)
    assert "submit" not in [message["do"] for message in table.log]


def test_details_panels_tabs_and_scroll_survive(table: Table) -> None:
    table["more-summary"].click()
    table["grip"].click()
    table["tab-notes"].click()
    expect(table["p-notes"]).to_be_visible()
    table["main"].evaluate("main => { main.style.blockSize = '200px'; main.scrollTop = 90; }")
    redraw(table)
    assert table["more"].evaluate("details => details.open")
    expect(table["panel-body"]).to_have_attribute("data-open", "true")
    expect(table["grip"]).to_have_attribute("aria-expanded", "true")
    expect(table["tab-notes"]).to_have_attribute("aria-selected", "true")
    expect(table["p-log"]).to_be_hidden()
    table["grip"].click()
    expect(table["panel-body"]).to_have_attribute("data-open", "false")


@pytest.mark.only_browser("chromium")
def test_a_composition_is_not_broken(table: Table) -> None:
    table["setup-name"].click()
    session = table.page.context.new_cdp_session(table.page)
    compose = {"selectionStart": 3, "selectionEnd": 3}
    session.send("Input.imeSetComposition", {"text": "かどう", **compose})
    redraw(table)
    expect(table["setup-name"]).to_have_value("かどう")
    session.send("Input.imeSetComposition", {"text": "かどうも", "selectionStart": 4, "selectionEnd": 4})
    redraw(table)
    assert "form" not in [message["do"] for message in table.log]  # nobody's word yet
    session.send("Input.insertText", {"text": "カドウ"})
    expect(table["setup-name"]).to_have_value("カドウ")
    expect(table["log"]).to_contain_text("\\u30ab")
    session.detach()
