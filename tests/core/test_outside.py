"""JSON from outside is read, or refused before it can do harm."""

import pytest

from azumaya.core.outside import DEEPEST, LONGEST, loads


def test_what_is_ours_is_read() -> None:
    assert loads('{"moves": ["a", "b"], "names": ["[[[[", "{\\"}"]}') == {"moves": ["a", "b"], "names": ["[[[[", '{"}']}


def test_many_brackets_side_by_side_or_within_words_are_no_nesting() -> None:
    assert loads("[" + ",".join(["[]"] * 1000) + "]") == [[]] * 1000
    assert loads('["' + "[" * 1000 + '"]') == ["[" * 1000]


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)])
def test_deep_nesting_is_refused_unread(text: str) -> None:
    with pytest.raises(ValueError, match="nested too deep"):
        loads(text)


def test_a_number_beyond_all_counting_is_refused() -> None:
    assert loads("9" * LONGEST) == 10**LONGEST - 1
    for digits in ("9" * (LONGEST + 1), "-" + "9" * LONGEST, "1" * 5000):
        with pytest.raises(ValueError, match="a number too long"):
            loads(f'{{"seats": {digits}}}')


@pytest.mark.parametrize("text", ["", "{", '"', "nonsense", '["' + "[" * 100])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        loads(text)
