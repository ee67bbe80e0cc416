"""Makes Python sparing: what only its readers need goes, comments and docstrings, and every line keeps its number.

So a traceback names the right line, and what is compiled under `-OO`, as the site compiles it, is the same.
"""

import ast
import tokenize
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def without_comments(source: str) -> list[bytes]:
    """The lines, each without its comment and the blanks before that."""
    lines = source.split("\n")
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    return [line.encode() for line in lines]  # ast counts columns in bytes


def docstrings(tree: ast.Module) -> Iterator[ast.expr]:
    """Every docstring."""
    for node in ast.walk(tree):
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            statement = node.body[0]
            assert isinstance(statement, ast.Expr)
            yield statement.value


def empty(lines: list[bytes], text: ast.expr) -> None:
    """Leave an empty one in the place of a docstring, unless something else stands on its lines."""
    first, end = text.lineno - 1, text.end_lineno or text.lineno
    before, after = lines[first][: text.col_offset], lines[end - 1][text.end_col_offset :]
    if not before.strip() and not after.strip():
        lines[first:end] = [before + b'""', *[b""] * (end - first - 1)]


def spared(source: str) -> str:
    """The same Python without comments and docstrings."""
    lines = without_comments(source)
    for text in docstrings(ast.parse(b"\n".join(lines))):
        empty(lines, text)
    return b"\n".join(lines).decode()


def spare(folder: Path) -> None:
    """Make all Python below a folder sparing."""
    for path in folder.rglob("*.py"):
        path.write_text(spared(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
