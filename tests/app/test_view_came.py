"""A card that chance has brought to the viewer's hand wears a seal until that side decides again."""

from __future__ import annotations

from app.moments import house
from app.reading import Node, read
from azumaya.app.model import PERSON, Play, Player, Route, Saved
from azumaya.app.view import view
from azumaya.core.pick import pick
from azumaya.core.record import Match
from games.cardoku import play as cardoku
from games.kartenspiel import play as kartenspiel

FIVE, OTHERS = "B1 B4 B6 B7 Y3", "B5 B6 B7 B8 B9"
BEGUN = kartenspiel.game("centre:Y5", kartenspiel.dealt(FIVE, OTHERS))


def table(match: Match[object, object], *minds: str, taps: tuple[str, ...] = (), open_to: int | None = None) -> Node:
    players = tuple(Player(name, mind) for name, mind in zip(("Mio", "Jun", "Lea", "Ben"), minds, strict=False))
    entry = Saved("abc", match.record, players, turn=match.turn)
    chosen = pick(match.game.legal_moves(match.state), taps) if taps else None
    play = Play(entry, match, open_to=open_to, **({"pick": chosen} if chosen else {}))
    return read(view(house(route=Route("game", "abc"), games={"abc": entry}, play=play)).html)


def new(node: Node) -> dict[str, tuple[str, str]]:
    """Of each piece that is new its seal and what is said of it."""
    picks = (pick for pick in node.every(class_="pick") if pick.get("data-new") is not None)
    return {pick["id"].removeprefix("spot-"): (pick["data-new"], pick["aria-label"]) for pick in picks}


def test_what_was_drawn_after_ones_own_move_is_new_until_the_next_one() -> None:
    drawn = BEGUN("B4@1,0", "draw:B2")
    expected = {"hand:B2": ("", "blue 2, new in your hand")}
    assert new(table(drawn.match, PERSON, "level:1")) == expected
    answered = drawn("B8@0,1", "draw:B1")
    assert new(table(answered.match, PERSON, "level:1")) == expected
    moved = answered("B2@1,1")
    assert new(table(moved.match, PERSON, "level:1")) == {}


def test_of_equal_cards_one_is_new() -> None:
    same = BEGUN("B4@1,0", "draw:B4", "B8@0,1", "draw:B1")
    assert list(new(table(same.match, PERSON, "level:1"))) == ["hand:B4"]
    twin = BEGUN("B4@1,0", "draw:B7", "B8@0,1", "draw:B1")
    assert list(new(table(twin.match, PERSON, "level:1"))) == ["hand:B7:2"]


def test_nothing_is_new_of_what_was_dealt_before_the_first_turn() -> None:
    assert new(table(BEGUN.match, PERSON, "level:1")) == {}


def test_no_stack_is_new_when_the_last_phase_begins() -> None:
    last = kartenspiel.random_game(2, 4)
    begins = next(ply for ply, state in enumerate(last.states) if state.phase == "play" and state.last_phase)
    seat = last.states[begins].seat
    minds = (PERSON, "level:1") if seat == 0 else ("level:1", PERSON)
    assert all(place.startswith("hand:") for place in new(table(last.back_to(begins), *minds)))


def test_it_wears_the_number_by_which_it_is_told() -> None:
    turn = cardoku.game(cardoku.opening(), "draw:2E 1T>r9c8 draw:3E 2M>r9c1 draw:4M")
    node = table(turn.match, PERSON, "level:1")
    assert {place: seal for place, (seal, _) in new(node).items()} == {"hand:4M": "2"}
    told = [line.text for line in node.one(id="trace").every("li", data_number="2")]
    assert told == ["You draw the 4 of Mathematics."]


def test_it_is_new_for_the_whole_side_and_for_nobody_else() -> None:
    four = cardoku.game(cardoku.opening(), "draw:2E 1T>r9c8 draw:3E 2M>r9c1 draw:4M", seats=4)
    assert list(new(table(four.match, "level:1", PERSON, "level:1", PERSON))) == []
    node = table(four.match, "level:1", "level:1", PERSON, "level:1")
    assert {place: seal for place, (seal, _) in new(node).items()} == {"hand:4M": "3"}
    assert [line.text for line in node.one(id="trace").every("li", data_number="3")] == [
        "You draw the 4 of Mathematics."
    ]


def test_in_an_open_game_it_is_new_too() -> None:
    begun = kartenspiel.game("centre:Y5", kartenspiel.dealt(FIVE, OTHERS), hands="open")
    assert list(new(table(begun("B4@1,0", "draw:B2").match, PERSON, "level:1"))) == ["hand:B2"]


def test_behind_a_curtain_nothing_is_new() -> None:
    drawn = BEGUN("B4@1,0", "draw:B2", "B8@0,1", "draw:B1").match
    assert new(table(drawn, PERSON, PERSON)) == {}
    assert list(new(table(drawn, PERSON, PERSON, open_to=0))) == ["hand:B2"]


def test_a_chosen_card_that_fits_nowhere_can_only_be_given_up() -> None:
    """The yellow 3 has no place yet."""
    node = table(BEGUN.match, PERSON, "level:1", taps=("hand:Y3",))
    chosen = node.one(id="spot-hand:Y3")
    assert (chosen["aria-pressed"], chosen["data-flat"], node.one(id="press-place").text) == (
        "true",
        "",
        "Give up yellow 3",
    )
