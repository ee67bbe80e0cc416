"""How far a person may take back."""

from azumaya.core.record import Match
from azumaya.core.undo import barrier, final, undo_to
from azumaya.games import SHELF

MOYO = SHELF.find("moyo")
CULDCEPT = SHELF.find("culdcept")
OPENING = ("r5c5=7", "r6c6=4", "r4c4=5")


def moyo(*moves: str) -> Match:
    match = Match.new(MOYO, 2, {"puzzle": "6"}, "seed")
    for token in moves:
        match = match.play(token)
    return match


def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    assert undo_to(moyo(), {0, 1}) is None


def test_two_people_take_back_one_move_at_a_time() -> None:
    assert undo_to(moyo(*OPENING), {0, 1}) == 2


def test_a_person_takes_back_the_own_move_and_the_opponents_reply() -> None:
    assert undo_to(moyo(*OPENING[:2]), {0}) == 0
    assert undo_to(moyo(*OPENING), {0}) == 2
    assert undo_to(moyo(*OPENING), {1}) == 1


def test_opponents_alone_take_nothing_back() -> None:
    assert undo_to(moyo(*OPENING), set()) is None


def test_undo_stops_at_chance_unless_the_game_is_friendly() -> None:
    rolled = Match.new(CULDCEPT, 2, {}, "seed").settle().play("roll").settle()
    ply = rolled.record.moves.index("roll")
    assert undo_to(rolled, {0, 1}) is None
    assert undo_to(rolled, {0, 1}, friendly=True) == ply


def test_what_nobody_can_take_back_is_the_last_that_chance_did_or_that_showed_something() -> None:
    rolled = Match.new(CULDCEPT, 2, {}, "seed").settle().play("roll").settle()
    assert str(rolled.move(barrier(rolled) or 0)).startswith("die:")
    assert barrier(moyo(*OPENING)) is None


def test_a_move_that_shows_something_or_that_chance_follows_is_final() -> None:
    begun = Match.new(CULDCEPT, 2, {}, "seed").settle()
    assert final(begun, CULDCEPT.parse("roll"))  # the die falls
    word = next(move for move in CULDCEPT.legal_moves(begun.state) if str(move).startswith("word:"))
    assert final(begun, word)  # a card of the hand is shown
    open_hands = Match.new(CULDCEPT, 2, {"hands": "open"}, "seed").settle()
    assert not final(open_hands, word)
    assert not final(moyo(), MOYO.parse("r5c5=7"))
