"""Sentences are whole, translated late, and their blanks are filled in the reader's language."""

import pytest

from azumaya.core.text import ENGLISH, Named, Plural, SeatName, Text, listed


class Shouting:
    """A catalog that shows whether a sentence went through it."""

    def gettext(self, message: str) -> str:
        return message.upper().replace("{WHO}", "{who}").replace("{WHAT}", "{what}")

    def ngettext(self, one: str, many: str, n: int) -> str:
        return "EIN STEIN" if n == 1 else "{n} STEINE"


def test_a_text_reads_as_its_english_sentence_with_the_blanks_filled() -> None:
    assert str(Text("{who} rolls {n}.", who="Mio", n=4)) == "Mio rolls 4."


def test_a_sentence_without_blanks_may_hold_braces() -> None:
    assert str(Text("A set is written {1, 2}.")) == "A set is written {1, 2}."


def test_a_value_is_never_read_as_a_sentence() -> None:
    assert str(Text("{who} rolls.", who="{who} {0}")) == "{who} {0} rolls."


def test_texts_in_blanks_are_translated_too() -> None:
    text = Text("{who} takes {what}.", who="Mio", what=Text("the corner"))
    assert text.render(Shouting()) == "Mio TAKES THE CORNER."


@pytest.mark.parametrize(("n", "english", "shouted"), [(1, "1 stone", "EIN STEIN"), (3, "3 stones", "3 STEINE")])
def test_a_plural_takes_the_form_of_its_number(n: int, english: str, shouted: str) -> None:
    text = Plural("{n} stone", "{n} stones", n=n)
    assert (str(text), text.render(Shouting())) == (english, shouted)


def test_texts_are_equal_by_value_and_do_not_change() -> None:
    text = Text("{who} rolls.", who="Mio")
    assert text == Text("{who} rolls.", who="Mio")
    assert hash(text) == hash(Text("{who} rolls.", who="Mio"))
    assert text != Text("{who} rolls.", who="Ada")
    assert Plural("{n} card", "{n} cards", n=1) != Text("{n} card", n=1)
    with pytest.raises(AttributeError):
        text.id = "other"  # type: ignore[misc]


def test_who_sits_at_a_seat_is_said_by_name_where_the_names_are_known() -> None:
    told = Text("{who} gives {to} a card.", who="Mio", to=SeatName(1))
    assert str(told) == "Mio gives Player 2 a card."
    assert told.render(Named(ENGLISH, ("Mio", "Jonas"))) == "Mio gives Jonas a card."
    assert told.render(Named(ENGLISH, ("Mio",))) == "Mio gives Player 2 a card."
    assert SeatName(1) == SeatName(1) != SeatName(2)


def test_the_names_of_a_table_leave_the_language_as_it_is() -> None:
    words = Named(Shouting(), ("Mio",))
    assert Text("{who} rolls", who=SeatName(0)).render(words) == "Mio ROLLS"
    assert Plural("{n} stone", "{n} stones", n=3).render(words) == "3 STEINE"


@pytest.mark.parametrize(
    ("words", "told"), [("row 4", "row 4"), ("row 4;box 2", "row 4 and box 2"), ("a;b;c;d", "a, b, c and d")]
)
def test_words_are_listed_in_a_row(words: str, told: str) -> None:
    assert str(listed([Text(word) for word in words.split(";")])) == told


def test_no_words_cannot_be_listed() -> None:
    with pytest.raises(ValueError, match="not enough values"):
        listed([])
