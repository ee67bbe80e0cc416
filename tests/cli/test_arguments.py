"""Arguments that cannot be read are refused with exit code 2 and one sentence on one line."""

from __future__ import annotations

import pytest

from azumaya.__main__ import main

SHOW = ("show", "--game", "moyo")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence on standard error, which is the only thing that is printed."""
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.endswith(".\n")
    assert said.err[:-1].isprintable()
    return said.err[:-1]


@pytest.mark.parametrize("word", ["two", "６", "2.0", "1_0", " 2", "", "9" * 5000])
@pytest.mark.parametrize("option", ["--seats", "--seat"])
def test_a_number_is_written_in_plain_digits(capsys: pytest.CaptureFixture[str], option: str, word: str) -> None:
    assert refused(capsys, *SHOW, option, word) == (f"{option} takes a whole number such as 2, not “{word[:40]}”.")


def test_the_number_of_games_is_written_in_plain_digits(capsys: pytest.CaptureFixture[str]) -> None:
    sentence = refused(capsys, "play", "--game", "moyo", "--players", "random,random", "--games", "many")
    assert sentence == "--games takes a whole number such as 2, not “many”."


@pytest.mark.parametrize("word", ["nan", "inf", "-1", "0", "0.0", "1e9", "１", "soon"])
def test_a_time_is_a_number_of_seconds(capsys: pytest.CaptureFixture[str], word: str) -> None:
    sentence = refused(capsys, "bench", "--game", "moyo", "--seconds", word)
    assert sentence == f"--seconds takes a time in seconds such as 0.5, not “{word}”."


@pytest.mark.parametrize(
    ("arguments", "named", "command"),
    [
        ((), "command", "azumaya"),
        (("dance",), "dance", "azumaya"),
        (("why", "--game", "moyo"), "token", "azumaya why"),
        (("play", "--game", "moyo"), "--players", "azumaya play"),
        (("show", "--game"), "--game", "azumaya show"),
        ((*SHOW, "--colour", "red"), "--colour", "azumaya"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else value,
)
def test_arguments_that_lack_something_or_are_unknown_are_named_and_help_is_offered(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str, command: str
) -> None:
    sentence = refused(capsys, *arguments)
    assert sentence.startswith("The command cannot be understood: ")
    assert named in sentence
    assert sentence.endswith(f" (see {command} --help).")


@pytest.mark.parametrize(
    ("word", "shown"),
    [("r4\nc4", "r4\\nc4"), ("\x1b[31mr4c4", "\\x1b[31mr4c4"), ("r4\u2028c4", "r4\\u2028c4"), ("\udcff", "\\udcff")],
)
def test_what_would_break_the_line_is_shown_as_an_escape(
    capsys: pytest.CaptureFixture[str], word: str, shown: str
) -> None:
    assert refused(capsys, "why", "--game", "moyo", word) == f"“{shown}” is not a move of Sudoku Moyo."
    assert shown in refused(capsys, "show", "--game", word)
    assert shown in refused(capsys, "show", word)
