"""Two tabs, one game: the second is told, may take over, and then the first is told."""

from collections.abc import Callable

from playwright.sync_api import expect

from e2e.wire.conftest import Table


def test_two_tabs_on_one_game(lay: Callable[..., Table]) -> None:
    first = lay("keeper", "#/game/one")
    expect(first["elsewhere"]).to_have_text("None")
    second = Table(first.page.context.new_page(), first.site).open("#/game/one")
    expect(second["elsewhere"]).to_have_text("one")
    first["save"].tap()
    expect(second["seen"]).to_contain_text('"azumaya.v1.game.one": "1"')
    second["take"].tap()
    expect(second["elsewhere"]).to_have_text("None")
    expect(first["elsewhere"]).to_have_text("one")
    second.page.close()
    expect(first["elsewhere"]).to_have_text("None")
