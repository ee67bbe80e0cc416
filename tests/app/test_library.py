"""Saved games as text: read as they were written, at every ply, in every state of damage."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.page import GAME, Page
from app.toy import SHELF, Pebbles
from azumaya.app import saves
from azumaya.app.model import Damaged, Play, Player, Saved
from azumaya.app.table import picture
from azumaya.core.game import AnyGame
from azumaya.core.record import Match, Record
from azumaya.core.shelf import Shelf
from azumaya.games import SHELF as REAL

GOLDEN = Path(__file__).parents[1] / "records" / "saves"


def pebbles(**changes: Any) -> Saved:
    options = {"heap": "7", "weather": "dry", "start": "even"}
    record = Record("pebbles", 1, 2, options, "a5", ("take:1", "pass"))
    return replace(Saved("x", record, (Player("Mio"), Player("Jun", "greedy")), started=1, played=2, turn=0), **changes)


def text(saved: Saved | None = None) -> str:
    return saves.write(saved or pebbles(), SHELF)


def why(text: str) -> str:
    entry = saves.read("x", text, SHELF)
    assert isinstance(entry, Damaged)
    assert (entry.id, entry.text) == ("x", text)
    return str(entry.why)


def good(text: str) -> Saved:
    entry = saves.read("x", text, SHELF)
    assert isinstance(entry, Damaged)
    assert entry.good is not None
    return entry.good


def changed(**changes: Any) -> str:
    return json.dumps({**json.loads(text()), **changes})


def changed_record(**changes: Any) -> str:
    data = json.loads(text())
    return json.dumps({**data, "record": {**data["record"], **changes}})


class TestWritingAndReading:
    @pytest.mark.parametrize(
        "changes",
        [
            {},
            {"undone": ("take:2", "take:1"), "friendly": True, "seating": "facing"},
            {"over": True, "turn": None, "series": ("a", "b")},
            {"players": (Player("<b>"), Player("Ω", "search:0.8s"))},
        ],
    )
    def test_are_inverse(self, changes: dict[str, Any]) -> None:
        saved = pebbles(**changes)
        assert saves.read("x", text(saved), SHELF) == saved

    def test_hidden_cards_are_sealed_until_the_game_is_over(self) -> None:
        page = Page()
        page.begin("purses")
        assert ("sealed" in page.text, "purse:" in page.text, page.play.saved.record.seed in page.text) == (
            True,
            False,
            False,
        )
        for n in (3, 3, 1):
            page.take(n)
        assert ("sealed" in page.text, "purse:" in page.text) == (False, True)

    def test_the_id_is_the_key_it_lies_under(self) -> None:
        assert saves.read("other", text(), SHELF) == pebbles(id="other")


class TestAReloadAtEveryPlyFindsTheSameTable:
    def same(self, page: Page) -> None:
        again = page.reload()
        assert table(again.play) == table(page.play)
        assert again.html == page.html

    @pytest.mark.parametrize("game", ["pebbles", "purses"])
    def test_of_toys(self, game: str) -> None:
        page = Page()
        page.begin(game, option_weather="rain", option_heap="12", friendly="yes")
        self.same(page)
        for deed in (1, 2, 0, 1, 3, 0, 0, 2, 1, 1, 3, 3):
            if deed:
                page.take(deed)
            else:
                page.press("table-only")
                page.press("undo")
            page.press("dismiss")
            self.same(page)
            if page.play.saved.over:
                break

    @pytest.mark.parametrize("game", [game.about.id for game in REAL.games if game.table])
    def test_of_games(self, game: str) -> None:
        page = Page(shelf=REAL)
        page.begin(game)
        rng = random.Random(7)
        for _ in range(8):
            if page.play.match.turn is None:
                break
            move = rng.choice(page.play.match.game.legal_moves(page.play.match.state))
            page.tap(*move.places)
            if page.play.pick.ready is not None:
                page.press("place")
            page.press("let-go")
            self.same(page)


def table(play: Play) -> tuple[Any, ...]:
    return play.saved, play.match.states, play.thinking, play.shown, play.readonly


class TestABadSave:
    @pytest.mark.parametrize("bad", ["", "moon", "\x00", "[" * 99_999, "{" * 99_999])
    def test_that_is_no_json(self, bad: str) -> None:
        assert why(bad) == "The text of this game was cut off or changed, so it cannot be read to its end."

    @pytest.mark.parametrize("bad", ["3", "[]", "null", "{}", '{"azumaya":"1"}', '{"game":"chess"}'])
    def test_that_is_of_another_program(self, bad: str) -> None:
        assert why(bad) == "This is not a game saved by Azumaya."

    @pytest.mark.parametrize("cut", [None, 400, 150])
    def test_still_tells_which_game_it_was_who_played_and_when(self, cut: int | None) -> None:
        """A running game of hidden cards is sealed: what is in sight beside the seal is told all the same."""
        match = Match.new(REAL.find("culdcept"), 2, {}, "1").settle()
        text = saves.write(Saved("x", match.record, (Player("Mio"), Player("Jun")), played=1_700), REAL)
        broken = text.replace('"sealed":"', '"sealed":"!')[:cut]
        entry = saves.read("x", broken, REAL)
        assert isinstance(entry, Damaged)
        assert (entry.game, entry.names, entry.played) == ("culdcept", ("Mio", "Jun"), 1_700 if cut != 150 else 0)
        assert "seal" not in str(entry.why)

    @pytest.mark.parametrize("escape", ["\\q", "\\u12"])
    def test_with_a_name_that_cannot_be_read_shows_it_as_it_is_written(self, escape: str) -> None:
        entry = saves.read("x", text().replace("Mio", f"Mi{escape}"), SHELF)
        assert isinstance(entry, Damaged)
        assert entry.names == (f"Mi{escape}", "Jun")

    def test_that_is_newer(self) -> None:
        newer = "This game was saved by a newer version of Azumaya. Update the app to open it."
        assert [why(changed(azumaya=2)), why(changed_record(format=2))] == [newer, newer]

    def test_that_follows_newer_rules(self) -> None:
        assert why(changed_record(rules=2)) == (
            "This game follows newer rules than this version of Azumaya knows. Update the app to open it."
        )

    def test_of_a_game_that_is_not_on_the_shelf(self) -> None:
        assert why(changed_record(game="moon")) == "There is no game “moon”; there are: pebbles, purses."

    @pytest.mark.parametrize(
        "bad",
        [
            *(
                changed(**{name: None})
                for name in ("players", "undone", "friendly", "started", "played", "over", "series")
            ),
            changed(players=[3, 4]),
            changed(players=[{}, {}]),
            changed(undone=[3]),
            changed(players=[]),
            changed_record(seats=7),
            *(changed_record(**{name: None}) for name in ("game", "rules", "seats", "options", "seed", "moves")),
            changed_record(moves=[3]),
            changed_record(options={"heap": 3}),
            changed_record(seed="\ud800"),
            changed(record=None),
        ],
    )
    def test_with_something_missing_or_strange(self, bad: str) -> None:
        assert why(bad)

    def test_with_an_unknown_opponent_can_be_played_by_persons(self) -> None:
        strange = changed(players=[{"name": "Mio", "mind": "person"}, {"name": "Hal", "mind": "quantum:9"}])
        assert why(strange) == "This version of Azumaya does not know the opponent “quantum:9”."
        assert good(strange).players == (Player("Mio"), Player("Hal"))

    def test_of_a_game_without_a_table(self) -> None:
        bare = Pebbles()
        bare.table = None
        entry = saves.read("x", text(), Shelf((bare,)))
        assert isinstance(entry, Damaged)
        assert str(entry.why) == "This version of Azumaya has no table for this game yet."

    def test_with_names_nobody_has_is_read_with_clean_ones(self) -> None:
        entry = saves.read("x", changed(players=[{"name": "a\u202eb" * 20, "mind": "person"}] * 2), SHELF)
        assert isinstance(entry, Saved)
        assert [player.name for player in entry.players] == ["ab" * 12, "ab" * 11 + " 2"]

    def test_with_a_time_nobody_lives_to_see_is_read_with_another(self) -> None:
        entry = saves.read("x", changed(played=10**30, started=-5), SHELF)
        assert isinstance(entry, Saved)
        assert (entry.played, entry.started) == (saves.LATEST, 0)

    def test_that_was_cut_off_gives_its_moves_up_to_there(self) -> None:
        whole = text()
        cuts = {len(whole) - n: saves.read("x", whole[: len(whole) - n], SHELF) for n in range(1, 21)}
        moves = [entry.good.record.moves for entry in cuts.values() if isinstance(entry, Damaged) and entry.good]
        assert moves == [("take:1", "pass")] * 3 + [("take:1",)] * 7 + [()] * 8

    def test_that_was_sealed_and_cut_off_gives_its_moves_up_to_there(self) -> None:
        page = Page()
        page.begin("purses", option_heap="own", option_heap_own="60")
        for n in (1, 2, 3, 3, 1, 1, 2, 1, 2, 2, 3, 1, 3, 3, 2, 2, 1):
            page.take(n)
        moves = good(page.text[:-24]).record.moves
        assert 2 < len(moves) < len(page.moves)
        assert moves == page.moves[: len(moves)]

    @pytest.mark.parametrize("sealed", ["", "moon", "AAAA", "eNo", "=" * 9, "é"])
    def test_whose_seal_is_broken(self, sealed: str) -> None:
        data = json.loads(text())
        del data["record"], data["undone"]
        assert why(json.dumps({**data, "sealed": sealed}))

    def test_that_unfolds_without_end_is_not_unfolded(self) -> None:
        data = json.loads(text())
        del data["record"], data["undone"]
        assert why(json.dumps({**data, "sealed": saves._seal("[" * 50_000_000)}))

    @pytest.mark.parametrize("game", ["pebbles", "purses"])
    def test_with_half_a_character_is_kept_and_goes_into_a_backup(self, game: str) -> None:
        moves = ("purse:1", "purse:4", "take:1") if game == "purses" else ("take:1",)
        record = replace(pebbles().record, game=game, moves=moves)
        half = text(pebbles(record=record, undone=("\ud800",), players=(Player("Mio"), Player("Jun"))))
        page = Page({GAME + "x": half, GAME + "y": "moon \ud800"}, "#/game/x")
        page.take(1)
        assert (len(page.moves), page.notice) == (len(moves) + 1, "")
        page.press("backup")
        file = page.files[-1][1].encode().decode()
        again = Page()
        again.send("file", text=file)
        assert again.loop.model.texts == page.loop.model.texts

    @given(st.data())
    def test_of_any_kind_is_told_and_never_raises(self, data: st.DataObject) -> None:
        whole = text() if data.draw(st.booleans()) else sealed_text()
        at = data.draw(st.integers(0, len(whole)))
        end = data.draw(st.integers(at, len(whole)))
        entry = saves.read("x", whole[:at] + data.draw(st.text(max_size=4)) + whole[end:], SHELF)
        assert isinstance(entry, Saved | Damaged)
        Page({GAME + "x": whole[:at] + whole[end:]}, "#/game/x")


def sealed_text() -> str:
    return text(pebbles(record=replace(pebbles().record, game="purses", moves=("purse:1", "purse:4", "take:2"))))


class TestABadGameOnTheTable:
    def test_with_an_illegal_move_is_damaged_and_opens_at_its_last_good_one(self) -> None:
        bad = text(pebbles(record=replace(pebbles().record, moves=("take:1", "take:2", "take:9", "take:1"))))
        page = Page({GAME + "x": bad}, "#/game/x")
        entry = page.loop.model.games["x"]
        assert isinstance(entry, Damaged)
        assert str(entry.why) == "Move 3 of this game cannot be played: Nobody takes more than three."
        page.press("open-damaged", "x")
        assert (page.moves, page.play.saved.players) == (("take:1", "take:2"), pebbles().players)
        assert (page.storage[GAME + "x"], page.id != "x") == (bad, True)
        page.take(1)
        page.press("export", "x")
        assert page.files[-1] == ("azumaya-damaged-x.txt", bad)

    def test_with_options_the_game_does_not_have_cannot_be_opened(self) -> None:
        page = Page({GAME + "x": changed_record(options={"heap": "moon"})}, "#/game/x")
        assert isinstance(page.loop.model.games["x"], Damaged)
        page.press("open-damaged", "x")
        assert page.notice == "Nothing of this game can be played."

    def test_that_was_cut_off_and_has_unknown_options_cannot_be_opened(self) -> None:
        page = Page({GAME + "x": text(pebbles(record=replace(pebbles().record, options={"heap": "moon"})))[:-1]})
        page.press("open-damaged", "x")
        assert (page.notice, len(page.storage)) == ("A heap has 1 to 99 pebbles.", 1)

    def test_that_was_cut_off_opens_where_it_can_be_played(self) -> None:
        page = Page({GAME + "x": text()[:-4]})
        page.press("open-damaged", "x")
        assert page.moves == ("take:1",)

    def test_that_was_cut_off_and_has_an_illegal_move_opens_before_it(self) -> None:
        bad = text(pebbles(record=replace(pebbles().record, moves=("take:1", "take:9", "pass"))))
        page = Page({GAME + "x": bad[:-1]})
        page.press("open-damaged", "x")
        assert page.moves == ("take:1",)

    def test_that_stopped_before_chance_goes_on_from_there(self) -> None:
        fresh = pebbles(record=replace(pebbles().record, game="purses", moves=()))
        page = Page({GAME + "x": text(fresh)}, "#/game/x")
        assert [move[:5] for move in page.moves] == ["purse", "purse"]
        assert saves.read("x", page.text, SHELF) == page.play.saved

    def test_leaves_the_good_ones_alone(self) -> None:
        page = Page({GAME + "x": text(), GAME + "y": "moon", "azumaya.v1.people": "moon", "azumaya.v1.settings": "3"})
        assert (page.saved("x"), type(page.loop.model.games["y"])) == (pebbles(), Damaged)
        assert len(page.storage) == 4

    def test_does_so_too_if_nobody_has_thought_of_what_is_wrong_with_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        read = saves.read

        def fail(id: str, text: str, shelf: Shelf) -> Saved | Damaged:
            return read(id, text, shelf) if id == "x" else Page().saved("nowhere")

        monkeypatch.setattr(saves, "read", fail)
        page = Page({GAME + "x": text(), GAME + "y": "moon"})
        assert (page.saved("x"), type(page.loop.model.games["y"])) == (pebbles(), Damaged)
        assert page.notice == ""
        page.press("export", "y")
        assert page.files[-1] == ("azumaya-damaged-y.txt", "moon")


class TestWhatVersion1Wrote:
    @pytest.mark.parametrize("name", ["open", "sealed", "over"])
    def test_can_be_read(self, name: str) -> None:
        kept = (GOLDEN / f"format-1-{name}.json").read_text("utf-8").strip()
        page = Page({GAME + "x": kept}, "#/game/x")
        options = {"heap": "12", "weather": "rain", "start": "head"}
        moves = {
            "open": ("take:1", "take:2", "rain:0", "pass"),
            "sealed": ("purse:1", "purse:3", "take:1", "take:2", "rain:0", "pass"),
            "over": ("take:3", "take:3", "rain:0", "take:3", "take:3"),
        }
        assert page.play.saved == Saved(
            "x",
            Record("purses" if name == "sealed" else "pebbles", 1, 2, options, "00000000000000aa", moves[name]),
            (Player("Mio", "person"), Player("Żofia <&>", "random")),
            undone=("take:2",) if name != "over" else (),
            friendly=True,
            seating="facing",
            started=1_700_000_000_000,
            played=1_700_000_123_456,
            over=name == "over",
            turn=None if name == "over" else 1,
            series=("0123456789ab",),
            points=(1, 1) if name == "over" else (),
            winners=(0, 1) if name == "over" else (),
            made=4 if name == "over" else 3,  # it was not kept then, and is as soon as the game is opened
            picture=".L",
        )

    def test_and_its_backup_too(self) -> None:
        page = Page()
        page.send("file", text=(GOLDEN / "format-1-backup.json").read_text("utf-8"))
        assert sorted(page.loop.model.games) == ["open", "over", "sealed"]
        assert page.loop.model.people == ("Mio",)


def longest(game: AnyGame, rng: random.Random) -> Match[Any, Any]:
    usual = {option.id: option.default for option in game.about.options}
    seats = max(n for n in game.about.seats if game.misfit(n, usual) is None)
    match = Match.new(game, seats, usual, "00000000000000aa")
    while match.turn is not None and len(match.record.moves) < 300:
        match = match.play(str(rng.choice(match.game.legal_moves(match.state))))
    return match


@pytest.mark.parametrize("game", [*REAL.games, *SHELF.games], ids=lambda game: game.about.id)
def test_a_game_of_300_moves_takes_less_than_8_kb(game: AnyGame) -> None:
    match = longest(game, random.Random(1))
    record = match.record
    moves = (record.moves * 300)[:300]
    players = tuple(Player("x" * 22 + str(seat), "search:0.8s") for seat in range(record.seats))
    saved = Saved("x", replace(record, moves=moves), players, series=("0123456789ab",) * 9, picture=picture(match))
    shelf = REAL if game in REAL.games else SHELF
    for over in (False, True):
        assert len(saves.write(replace(saved, over=over), shelf).encode()) < 8_000
