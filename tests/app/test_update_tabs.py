"""Two windows on one storage: nothing is overwritten unseen, whoever writes last."""

from __future__ import annotations

import pytest

from app.page import GAME, Page
from azumaya.app.model import Settings


class Pair:
    """Two windows that share a storage and hear of each other's writes, at once or when told to."""

    def __init__(self, *takes: int, **fields: str) -> None:
        self.one = Page()
        self.one.begin(option_heap="own", option_heap_own="30", **fields)
        for n in takes:
            self.one.take(n)
        self.two = self.one.reload()
        self.key = GAME + self.one.id

    def share(self) -> None:
        """Deliver every write to the other window until both have heard all."""
        for _ in range(6):
            for here, there in ((self.one, self.two), (self.two, self.one)):
                for effect in [e for e in here.effects if e["do"] in ("save", "erase")]:
                    there.storage = dict(here.storage)
                    here.effects = []
                    there.send("stored", key=effect["key"], text=effect.get("text"))

    def take_in(self, page: Page, n: int) -> None:
        page.take(n)
        self.share()


def test_a_move_in_one_window_appears_in_the_other_which_then_looks_on() -> None:
    pair = Pair(1)
    pair.take_in(pair.one, 2)
    assert (pair.two.moves, pair.two.play.readonly) == (("take:1", "take:2"), True)
    assert pair.two.notice == "This game went on in another window. You see it as it is now."
    assert pair.two.said[-1] == pair.two.notice


def test_who_looks_on_cannot_move_until_it_takes_over() -> None:
    pair = Pair(1)
    pair.take_in(pair.one, 2)
    pair.two.tap("heap")
    assert str(pair.two.play.note) == "Another window plays this game. Take it over to play it here."
    for what in ("undo", "redo", "place"):
        pair.two.press(what)
    assert pair.two.moves == ("take:1", "take:2")
    pair.two.press("take-over")
    assert pair.two.effects[-1] == {"do": "claim", "id": pair.two.id}
    pair.take_in(pair.two, 3)
    assert pair.one.moves == pair.two.moves == ("take:1", "take:2", "take:3")
    assert (pair.one.play.readonly, pair.two.play.readonly) == (True, False)


def test_an_undo_in_one_window_is_one_in_the_other() -> None:
    pair = Pair(1, 2)
    pair.one.press("undo")
    pair.share()
    assert (pair.two.moves, pair.two.play.saved.undone) == (("take:1",), ("take:2",))


def test_stale_content_written_over_newer_is_put_right() -> None:
    pair = Pair(1)
    stale = pair.one.text
    pair.one.take(2)
    now = pair.one.text
    pair.one.storage[pair.key] = stale  # the other window knew no better
    pair.one.send("stored", key=pair.key, text=stale)
    assert (pair.one.storage[pair.key], pair.one.moves) == (now, ("take:1", "take:2"))


def test_two_windows_that_moved_at_once_agree_and_both_ways_are_kept() -> None:
    pair = Pair(1)
    pair.one.take(2)
    pair.two.take(3)
    pair.share()
    assert pair.one.moves == pair.two.moves == ("take:1", "take:3")
    kept = sorted(saved.record.moves for saved in (pair.one.saved(id) for id in pair.one.loop.model.games))
    assert kept == [("take:1", "take:2"), ("take:1", "take:3")]
    assert set(pair.one.loop.model.games) == set(pair.two.loop.model.games)


def test_damage_written_by_another_window_is_put_right() -> None:
    pair = Pair(1)
    now = pair.one.text
    pair.one.storage[pair.key] = "moon"
    pair.one.send("stored", key=pair.key, text="moon")
    assert (pair.one.storage[pair.key], pair.one.moves) == (now, ("take:1",))


@pytest.mark.parametrize("bad", ["take:9", "moon"])
def test_so_are_moves_that_cannot_be_played(bad: str) -> None:
    pair = Pair(1)
    now = pair.one.text
    text = now.replace('["take:1"]', f'["take:1","{bad}"]')
    pair.one.storage[pair.key] = text
    pair.one.send("stored", key=pair.key, text=text)
    assert (pair.one.storage[pair.key], pair.one.moves) == (now, ("take:1",))


def test_a_game_deleted_elsewhere_stays_on_the_table_and_is_kept_again() -> None:
    pair = Pair(1)
    pair.one.press("delete", pair.one.id)
    pair.share()
    assert (pair.two.moves, "deleted in another window" in pair.two.notice) == (("take:1",), True)
    pair.two.take(2)
    assert '"moves":["take:1","take:2"]' in pair.two.text


def test_at_home_the_list_follows() -> None:
    page = Page()
    page.begin()
    key, text, id = GAME + page.id, page.text, page.id
    home = Page()
    home.send("stored", key=key, text=text)
    assert home.saved(id) == page.play.saved
    home.send("stored", key=key, text="moon")
    assert str(home.loop.model.games[id].__class__.__name__) == "Damaged"
    home.send("stored", key=key, text=None)
    assert home.loop.model.games == {}


def test_settings_and_names_follow() -> None:
    one, two = Page(), Page()
    one.press("setting", "theme=dark")
    two.send("stored", key="azumaya.v1.settings", text=one.storage["azumaya.v1.settings"])
    two.send("stored", key="azumaya.v1.people", text='["Ada"]')
    assert (two.loop.model.settings, two.loop.model.people) == (Settings(theme="dark"), ("Ada",))
    assert one.storage.keys() - two.storage.keys() == {"azumaya.v1.settings"}  # two writes nothing


def test_ones_own_words_and_strange_keys_change_nothing() -> None:
    page = Page()
    page.begin()
    model = page.loop.model
    for key, text in ((GAME + page.id, page.text), ("azumaya.v1.look", "{}"), ("azumaya.v1.settings", None)):
        page.send("stored", key=key, text=text)
    assert page.loop.model is model


class TestWhereTheBrowserTellsWhoHoldsAGame:
    def test_the_second_window_looks_on_from_the_beginning(self) -> None:
        pair = Pair(1)
        pair.two.send("device", elsewhere=pair.two.id)
        assert pair.two.play.readonly
        pair.two.go("#/")
        pair.two.go(f"#/game/{pair.one.id}")
        assert pair.two.play.readonly

    def test_and_plays_when_the_first_is_gone(self) -> None:
        pair = Pair(1)
        pair.two.send("device", elsewhere=pair.two.id)
        pair.two.send("device", elsewhere=None)
        pair.two.take(2)
        assert pair.two.moves == ("take:1", "take:2")

    def test_no_opponent_thinks_in_a_window_that_looks_on(self) -> None:
        pair = Pair(1, seat_1_mind="level:1")
        pair.two.send("device", elsewhere=pair.two.id)
        assert pair.two.play.thinking is None
        pair.two.press("take-over")
        assert pair.two.play.thinking == 1

    def test_who_holds_it_goes_on_playing_whatever_is_written(self) -> None:
        pair = Pair(1)
        pair.one.send("device", elsewhere=None)
        pair.two.take(2)
        pair.share()
        assert (pair.one.moves, pair.one.play.readonly) == (("take:1", "take:2"), False)
