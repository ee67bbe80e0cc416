"""Rule 2: the worker's module is glue, and imports nothing of PyScript's package."""

import ast

from tools.paths import ROOT


def test_worker_imports_our_app_alone() -> None:
    tree = ast.parse((ROOT / "py/worker.py").read_text())
    modules = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert modules == ["azumaya.app.build", "azumaya.app.loop"]
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Import)]


def test_worker_exports_hello_and_step() -> None:
    tree = ast.parse((ROOT / "py/worker.py").read_text())
    functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert functions == {"hello", "step"}
