"""PyScript and Pyodide belong together: which two were tried with each other."""

import json
import sys

from tools.paths import NODE_MODULES

PAIR = {"@pyscript/core": "0.7.31", "pyodide": "314.0.2"}


def installed_version(package: str) -> str:
    """The version of an npm package in node_modules."""
    text = (NODE_MODULES / package / "package.json").read_text(encoding="utf-8")
    return str(json.loads(text)["version"])


def check_pair() -> None:
    """Stop if what npm has laid here is another pair."""
    found = {package: installed_version(package) for package in PAIR}
    if found != PAIR:
        sys.exit(f"PyScript and Pyodide do not belong together: found {found}, tried {PAIR}")
