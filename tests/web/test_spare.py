"""What is spared of Python is for its readers alone: it runs as before, line for line."""

from collections.abc import Iterator
from pathlib import Path
from types import CodeType

import pytest

from tools.paths import PY
from tools.spare import spare, spared

SOURCES = sorted((PY / "azumaya").rglob("*.py"))
TOLD = ("co_code", "co_names", "co_varnames", "co_freevars", "co_cellvars", "co_flags", "co_exceptiontable")


def compiled(source: str) -> CodeType:
    """As the site compiles it."""
    return compile(source, "module.py", "exec", dont_inherit=True, optimize=2)


def instructions(code: CodeType) -> Iterator[object]:
    """All that a piece of code does, in which line, with all that is in it."""
    yield code.co_qualname
    yield [getattr(code, name) for name in TOLD]
    yield list(code.co_lines())
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from instructions(constant)
        else:
            yield type(constant), constant


def test_there_are_sources() -> None:
    assert len(SOURCES) > 100


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PY).as_posix())
def test_what_is_spared_compiles_to_the_same(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    less = spared(source)
    assert list(instructions(compiled(less))) == list(instructions(compiled(source)))
    assert less.count("\n") == source.count("\n")


READERS = '''"""What it is.

In more words.
"""

SIGN = "# no comment"  # but this is
ÜBER = "日本"  # in bytes it is longer


def f():
    # on a line of its own
    """Nothing but words."""


class C:
    """Words
    in two lines."""  # said

    def g(self):
        r"""More words."""
        return """no
docstring # either"""
'''
REST = '''""




SIGN = "# no comment"
ÜBER = "日本"


def f():

    ""


class C:
    ""


    def g(self):
        ""
        return """no
docstring # either"""
'''


def test_comments_and_docstrings_go_and_lines_stay() -> None:
    assert spared(READERS) == REST


def test_a_docstring_that_shares_its_lines_stays() -> None:
    source = 'def f(): "words"\nclass C:\n    """more\n    words"""; x = 1\n'
    assert spared(source) == source


def test_a_comparison_finds_another_line_and_another_constant() -> None:
    here = list(instructions(compiled("def f():\n    return 1\n")))
    assert list(instructions(compiled("\ndef f():\n    return 1\n"))) != here
    assert list(instructions(compiled("def f():\n    return True\n"))) != here


def test_all_python_of_a_folder_is_spared_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    for name in ("a.py", "in/b.py", "c.md"):
        (tmp_path / name).write_text("# c\nx = 1\n")
    spare(tmp_path)
    assert [(tmp_path / name).read_text() for name in ("a.py", "in/b.py")] == ["\nx = 1\n"] * 2
    assert (tmp_path / "c.md").read_text() == "# c\nx = 1\n"
