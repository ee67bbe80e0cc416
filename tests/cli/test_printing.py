"""What is printed can be written and read everywhere, whatever the standard output can hold."""

from __future__ import annotations

import io
import json
import sys

import pytest

from azumaya.__main__ import main


def printed(monkeypatch: pytest.MonkeyPatch, encoding: str, *arguments: str) -> str:
    """What a standard output of this encoding has been given, as text."""
    written = io.BytesIO()
    output = io.TextIOWrapper(written, encoding=encoding)
    with monkeypatch.context() as there:
        there.setattr(sys, "stdout", output)
        assert main(arguments) == 0
    output.flush()
    return written.getvalue().decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-16"])
def test_an_answer_is_the_same_json_in_every_encoding(monkeypatch: pytest.MonkeyPatch, encoding: str) -> None:
    answer = json.loads(printed(monkeypatch, encoding, "games"))
    assert answer == json.loads(printed(monkeypatch, "utf-8", "games"))


def test_signs_stand_for_themselves_where_they_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Sudoku – Das Kartenspiel" in printed(monkeypatch, "cp1252", "games")
    assert "Sudoku \\u2013 Das Kartenspiel" in printed(monkeypatch, "ascii", "games")


def test_an_answer_may_go_to_a_text_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    memory = io.StringIO()
    monkeypatch.setattr(sys, "stdout", memory)
    assert main(["games"]) == 0
    assert "Sudoku – Das Kartenspiel" in memory.getvalue()
