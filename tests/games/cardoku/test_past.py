"""What passes prove about a hidden hand: counted and drawn exactly as when every order of the draws is gone through."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random

import pytest

from azumaya.core.cards import Cards, laid
from azumaya.games.cardoku.past import Past, readable

Hand = tuple[int, ...]  # numbers of cards


def played(words: tuple[str, ...]) -> list[str]:
    return [word.removeprefix("play:") for word in words if word.startswith("play:")]


def goes_with(order: tuple[int, ...], names: list[str], words: tuple[str, ...]) -> Hand | None:
    """The hand at the end if the cards had come in this order, or None if it would not have gone as it did.

    The first cards are those played, in the order in which they were.
    """
    held = int(words[0].removeprefix("held:"))
    hand, coming, plays = set(order[:held]), list(order[held:]), 0
    for word in words[1:]:
        if word == "draw":
            hand.add(coming.pop(0))
        elif word.startswith("pass:"):
            if any(names[card][0] in word[5:] for card in hand):
                return None
        elif plays not in hand:
            return None
        else:
            hand.remove(plays)
            plays += 1
    return tuple(sorted(hand))


def by_enumeration(words: tuple[str, ...], unseen: Cards) -> dict[Hand, int]:
    """In how many orders of all cards each hand is left."""
    names = [*played(words), *unseen]
    orders = (goes_with(order, names, words) for order in permutations(range(len(names))))
    return Counter(hand for hand in orders if hand is not None)


def size(words: tuple[str, ...]) -> int:
    return int(words[0].removeprefix("held:")) + words.count("draw") - len(played(words))


CASES = {
    "one pass": ("held:2 pass:1", "1S 1T 2S 3S 4S"),
    "a pass and draws": ("held:2 pass:1 draw draw", "1S 1T 2S 3S 4S"),
    "two passes": ("held:2 pass:12 draw pass:1 draw", "1S 2S 3S 4S 5S 6S"),
    "narrowing passes": ("held:3 pass:123 draw pass:12 draw pass:1 draw", "1S 2S 3S 4S 5S 6S 7S 8S"),
    "widening passes": ("held:2 pass:1 draw pass:12 draw pass:123", "1S 2S 3S 4S 5S 6S 7S 8S"),
    "a play that could only have been drawn since": ("held:2 pass:1 draw play:1T", "1S 2S 3S 4S"),
    "a play that may have come at any time": ("held:2 pass:1 draw play:2T draw", "1S 2S 3S 4S 5S"),
    "plays after passes": ("held:2 pass:12 draw play:3T draw pass:1 draw play:2T draw", "1S 2S 3S 4S"),
    "a late play of a value that fitted early": ("held:1 pass:1 draw draw pass:2 draw play:1T play:2T", "1S 2S 3S 4S"),
    "plays that compete for slots": ("held:2 pass:1 draw draw play:1T play:2T play:1S draw", "3S 4S 1M"),
    "equal cards": ("held:2 pass:5 draw play:5S draw", "5S 5T 6S 6S 7T"),
    "equal cards and several passes": ("held:2 pass:56 draw play:5S draw pass:6 draw", "5S 6S 6S 7T 7T 5S"),
    "nothing left to guess": ("held:1 pass:123", "1S 2S 3S 4S"),
}


@pytest.mark.parametrize(("words", "unseen"), CASES.values(), ids=CASES)
def test_each_hand_weighs_as_many_orders_as_lead_to_it(words: str, unseen: str) -> None:
    """The hand's own ways are counted by leaving nothing else unseen."""
    past, cards = tuple(words.split()), laid(unseen.split())
    expected = by_enumeration(past, cards)
    offset, number = len(played(past)), size(past)
    ways = {}
    for hand in combinations(range(len(cards)), number):
        if found := Past(past, tuple(cards[card] for card in hand)).ways():
            ways[tuple(card + offset for card in hand)] = found
    scale = sum(expected.values()) // Past(past, cards).ways()
    assert expected
    assert {hand: number * scale for hand, number in ways.items()} == expected


@pytest.mark.parametrize(("words", "unseen"), CASES.values(), ids=CASES)
def test_hands_are_drawn_as_often_as_they_weigh(words: str, unseen: str) -> None:
    past, cards, rng = tuple(words.split()), laid(unseen.split()), Random(3)
    offset = len(played(past))
    expected: Counter[Cards] = Counter()
    for hand, number in by_enumeration(past, cards).items():
        expected[laid(cards[card - offset] for card in hand)] += number
    total, times = sum(expected.values()), 4000
    drawn = Counter(Past(past, cards).draw(rng) for _ in range(times))
    hands: Counter[Cards] = Counter()
    for (hand, bag), number in drawn.items():
        assert laid(hand + bag) == cards
        hands[hand] += number
    assert set(hands) <= set(expected)
    for hand, number in expected.items():
        share = number / total
        assert abs(hands[hand] - times * share) <= 5 * (times * share * (1 - share)) ** 0.5


def random_past(rng: Random) -> tuple[tuple[str, ...], Cards]:
    """A short past that may be impossible, over seven cards at most."""
    pool = [f"{value}{letter}" for value in "1234" for letter in "ST"]
    rng.shuffle(pool)
    words, held, left = [f"held:{rng.randint(1, 3)}"], 0, 7
    held = int(words[0][5:])
    left -= held
    words.append("pass:" + "".join(sorted(rng.sample("1234", rng.randint(1, 3)))))
    for _ in range(rng.randint(2, 9)):
        kind = rng.choice(["draw", "draw", "pass", "play"])
        if kind == "draw" and left:
            words.append("draw")
            held, left = held + 1, left - 1
        elif kind == "play" and held:
            words.append(f"play:{pool.pop()}")
            held -= 1
        elif kind == "pass":
            words.append("pass:" + "".join(sorted(rng.sample("1234", rng.randint(1, 3)))))
    return tuple(words), laid(pool[: held + left])


@pytest.mark.parametrize("seed", range(40))
def test_any_past_is_counted_as_by_enumeration(seed: int) -> None:
    words, unseen = random_past(Random(seed))
    past = Past(words, unseen)
    expected = sum(by_enumeration(words, unseen).values())
    rest = len(unseen) - size(words)
    orders_of_the_rest = 1
    for number in range(2, rest + 1):
        orders_of_the_rest *= number
    assert past.ways() * orders_of_the_rest == expected
    assert past.possible() == bool(expected)


@pytest.mark.parametrize(
    ("words", "hidden", "fine"),
    [
        ("held:9 pass:13", 9, True),
        ("held:9 pass:13 draw play:5T draw pass:2", 10, True),
        ("held:0", 0, True),
        ("", 0, False),
        ("held:9 pass:13", 8, False),
        ("held:09", 9, False),
        ("held:100", 100, False),
        ("held:9 pass:", 9, False),
        ("held:9 pass:0", 9, False),
        ("held:9 draw:5T", 10, False),
        ("held:9 play:5X", 8, False),
        ("pass:1 held:9", 9, False),
    ],
)
def test_the_words_of_a_past_are_read_exactly(words: str, hidden: int, fine: bool) -> None:
    assert readable(tuple(words.split()), hidden) == fine
