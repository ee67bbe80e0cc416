"""The library: nothing that was saved is lost, neither by deleting nor by restoring."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from app.page import DAWN, GAME, Page
from azumaya.app.backup import export
from azumaya.app.model import Damaged, Notice, Player, Settings
from azumaya.core.text import Text


def played(*takes: int, game: str = "pebbles", **fields: str) -> Page:
    page = Page()
    page.begin(game, **fields)
    for n in takes:
        page.take(n)
    return page


def games(page: Page) -> dict[str, str]:
    return {key: text for key, text in page.storage.items() if key.startswith(GAME)}


class TestDeleting:
    def test_removes_the_game_and_offers_to_bring_it_back(self) -> None:
        page = played(1)
        id, text = page.id, page.text
        page.go("#/")
        page.press("delete", id)
        assert (games(page), page.loop.model.games, page.notice) == ({}, {}, "The game was deleted.")
        page.press("restore-deleted", id)
        assert (games(page), page.notice) == ({GAME + id: text}, "The game is back.")
        page.go(f"#/game/{id}")
        assert page.moves == ("take:1",)

    def test_the_last_deleted_comes_back_first(self) -> None:
        page = Page()
        page.begin()
        first = page.id
        page.begin()
        second = page.id
        page.go("#/")
        page.press("delete", first)
        page.press("delete", second)
        page.press("restore-deleted")
        assert list(page.loop.model.games) == [second]
        page.press("restore-deleted")
        assert set(page.loop.model.games) == {first, second}
        page.press("restore-deleted")
        assert set(games(page)) == {GAME + first, GAME + second}

    def test_a_game_on_the_table_is_left_first(self) -> None:
        page = played(1)
        page.press("delete", page.id)
        assert (page.loop.model.play, page.route, games(page)) == (None, "#/", {})

    def test_a_damaged_game_comes_back_as_it_was(self) -> None:
        page = Page({GAME + "bad": "moon"})
        page.press("delete", "bad")
        page.press("restore-deleted", "bad")
        assert page.storage == {GAME + "bad": "moon"}

    def test_what_is_not_there_cannot_be_deleted(self) -> None:
        page = played(1)
        before = dict(page.storage)
        page.press("delete", "moon")
        assert (page.storage, page.notice) == (before, "")

    def test_a_new_game_takes_nothing_away(self) -> None:
        page = played(1)
        page.begin()
        assert len(games(page)) == 2


class TestCopies:
    def test_a_copy_is_a_game_of_its_own(self) -> None:
        page = played(1)
        first, text = page.id, page.text
        page.go("#/")
        page.press("duplicate", first)
        (copy,) = set(page.loop.model.games) - {first}
        assert page.saved(copy).record == page.saved(first).record
        page.go(f"#/game/{copy}")
        page.take(2)
        assert page.storage[GAME + first] == text
        page.go("#/")
        page.press("delete", copy)
        assert set(page.loop.model.games) == {first}

    def test_not_while_cards_are_hidden(self) -> None:
        page = played(1, game="purses")
        page.press("duplicate", page.id)
        assert (len(games(page)), page.notice) == (1, "A game with hidden cards can be copied when it is over.")

    @pytest.mark.parametrize("id", ["moon", "bad"])
    def test_not_of_what_is_missing_or_damaged(self, id: str) -> None:
        page = Page({GAME + "bad": "moon"})
        page.press("duplicate", id)
        assert list(page.loop.model.games) == ["bad"]


def backup(page: Page) -> str:
    page.press("backup")
    return page.files[-1][1]


class TestABackup:
    def test_brings_everything_to_another_device(self) -> None:
        old = played(1, 2)
        old.begin("purses")
        old.press("setting", "theme=dark")
        old.press("backup")
        name, text = old.files[-1]
        assert name == "azumaya-backup-2023-11-14.json"
        new = Page()
        new.send("file", text=text)
        assert new.storage == old.storage
        assert (new.loop.model.settings, new.loop.model.people) == (Settings(theme="dark"), ("Mio", "Jun"))
        assert new.notice == "2 games were added."

    def test_holds_the_damaged_as_they_are_and_the_sealed_sealed(self) -> None:
        page = played(1, game="purses")
        page = Page({**games(page), GAME + "bad": '{"azumaya":1,"moon"'})
        text = backup(page)
        assert "purse:" not in text
        new = Page()
        for _ in range(2):
            new.send("file", text=text)
            assert games(new) == games(page)

    def test_restored_where_all_is_there_changes_nothing(self) -> None:
        page = played(1)
        text, before = backup(page), dict(page.storage)
        page.go("#/")
        page.send("file", text=text)
        assert (page.storage, page.notice) == (before, "All the games in this file are here already.")

    def test_restored_after_one_has_looked_at_it_brings_no_copy(self) -> None:
        page = Page()
        page.begin(seat_1_mind="level:1")
        page.take(1)
        page.wait()
        text = backup(page)
        page.press("seen")
        page.send("file", text=text)
        assert len(page.loop.model.games) == 1

    def test_from_before_the_winners_were_kept_brings_no_copy(self) -> None:
        page = played(3, 3, 1)
        old = {name: value for name, value in json.loads(page.text).items() if name not in ("winners", "picture")}
        before = Page({GAME + "old": json.dumps(old)})
        page = Page({GAME + "old": json.dumps(old)}, "#/game/old")
        assert page.saved("old").winners == (0,)
        page.send("file", text=backup(before))
        assert list(page.loop.model.games) == ["old"]

    def test_brings_its_settings_also_where_advice_was_put_away(self) -> None:
        old = played(1)
        old.press("setting", "theme=dark")
        new = Page()
        new.press("setting", "advice=off")
        new.send("file", text=backup(old))
        assert new.loop.model.settings == Settings(theme="dark")

    def test_of_a_game_that_went_on_both_are_kept_and_a_second_time_changes_nothing(self) -> None:
        page = played(1)
        first, text, old = page.id, backup(page), page.text
        page.take(2)
        now = page.text
        for _ in range(2):
            page.send("file", text=text)
            beside = {key: kept for key, kept in games(page).items() if key != GAME + first}
            assert (page.storage[GAME + first], list(beside.values())) == (now, [old])
        assert page.moves == ("take:1", "take:2")

    def test_settings_chosen_here_stay(self) -> None:
        old = played(1)
        old.press("setting", "theme=dark")
        new = Page()
        new.press("setting", "hand=left")
        new.send("file", text=backup(old))
        assert new.loop.model.settings == Settings(hand="left")

    @pytest.mark.parametrize("storage", ["full", "blocked"])
    def test_where_it_cannot_be_kept_it_can_still_be_played(self, storage: str) -> None:
        page = played(1)
        new = Page(fails=lambda key: storage)
        new.send("file", text=backup(page))
        assert (new.loop.model.trouble, len(new.loop.model.games), new.storage) == (storage, 1, {})


def resign(text: str, **changes: Any) -> str:
    """The backup with other content, signed like a genuine one."""
    data = {**json.loads(text), **changes}
    data.pop("check")
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return json.dumps({**data, "check": sha256(plain.encode()).hexdigest()})


class TestABadFileIsRefusedWhole:
    def refused(self, text: str) -> str:
        page = played(1)
        before = page.storage.copy(), page.loop.model.games
        page.send("file", text=text)
        assert (page.storage, page.loop.model.games) == before
        assert page.said[-1] == page.notice
        return page.notice

    @pytest.mark.parametrize("text", ["", "moon", "[" * 100_000, "\x00", '{"azumaya-backup":1'])
    def test_what_is_no_json(self, text: str) -> None:
        assert self.refused(text) == "This file cannot be read. It may be cut off, or of another kind."

    @pytest.mark.parametrize("text", ["[]", "3", "null", '"x"'])
    def test_what_is_no_object(self, text: str) -> None:
        assert self.refused(text) == "This file holds no games of Azumaya."

    @pytest.mark.parametrize(
        "text", ["{}", '{"game":"pebbles"}', '{"azumaya":"x"}', '{"azumaya":1}', '{"azumaya":1e999}']
    )
    def test_what_is_of_another_program(self, text: str) -> None:
        assert self.refused(text) == "This file holds no games of Azumaya."

    def test_what_the_page_could_not_read(self) -> None:
        page = Page()
        page.send("file", problem="blocked")
        assert page.notice == "This file cannot be read."
        assert page.loop.model.notice == Notice(Text("This file cannot be read."), failed=True)

    def test_what_was_tampered_with(self) -> None:
        text = backup(played(1, 2))
        assert "changed or damaged" in self.refused(text.replace("take:1", "take:3"))

    def test_what_lost_its_digest(self) -> None:
        text = backup(played(1, 2))
        assert "changed or damaged" in self.refused(text.replace('"check"', '"chuck"'))

    @pytest.mark.parametrize("games", [3, ["x"], {"a": 1}])
    def test_what_holds_no_texts(self, games: Any) -> None:
        assert "changed or damaged" in self.refused(resign(backup(played(1)), games=games))

    def test_what_a_newer_version_made(self) -> None:
        text = resign(backup(played(1)), **{"azumaya-backup": 2})
        assert self.refused(text) == "This file was made by a newer version of Azumaya. Update the app to open it."


class TestOneGameAsAFile:
    def test_comes_back_under_its_own_name(self) -> None:
        page = played(1)
        page.press("export")
        name, text = page.files[-1]
        assert name == f"azumaya-pebbles-{page.id}.json"
        new = Page()
        new.send("file", text=text)
        assert (games(new), new.notice) == (games(page), "1 game was added.")

    def test_of_a_damaged_game_is_its_very_text(self) -> None:
        page = Page({GAME + "bad": '{"azumaya":9}'})
        page.press("export", "bad")
        assert page.files == [("azumaya-damaged-bad.txt", '{"azumaya":9}')]

    def test_a_damaged_text_comes_back_damaged(self) -> None:
        page = Page()
        page.send("file", text='{"azumaya":9}')
        (entry,) = page.loop.model.games.values()
        assert isinstance(entry, Damaged)
        assert list(page.storage.values()) == ['{"azumaya":9}']

    def test_an_id_that_is_no_address_is_given_a_new_one(self) -> None:
        page = played(1)
        text = resign(export(page.loop.model, page.id)["text"], games={"../x y": page.text})
        new = Page()
        new.send("file", text=text)
        (id,) = new.loop.model.games
        new.go(f"#/game/{id}")
        assert new.moves == ("take:1",)

    def test_a_bare_record_is_a_game_of_persons(self) -> None:
        record = played(1, 2).play.saved.record
        page = Page()
        page.send("file", text="\ufeff" + record.dumps() + "\n")
        (saved,) = page.loop.model.games.values()
        assert saved == page.saved(saved.id)
        assert page.saved(saved.id).record == record
        assert page.saved(saved.id).players == (Player("Player 1"), Player("Player 2"))

    def test_choosing_a_file_is_left_to_the_page(self) -> None:
        page = Page()
        page.press("open-file")
        assert page.effects == [{"do": "open"}]

    def test_what_is_not_there_is_not_handed_over(self) -> None:
        page = Page()
        page.press("export")
        page.press("export", "moon")
        assert (page.files, DAWN) == ([], page.loop.model.now // 1000 * 1000)
