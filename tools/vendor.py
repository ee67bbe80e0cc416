"""Lays the pinned PyScript, Pyodide and idiomorph into web/vendor/, as npm and PyPI gave them.

The wheels that our Python asks for come from PyPI, checked by requirements/site.txt.
What has come of it must be what is pinned in tools/vendor.sha256; `--pin` writes that file anew.
"""

import json
import re
import shutil
import sys
from pathlib import Path

from tools import pins
from tools.pair import check_pair
from tools.paths import NODE_MODULES, ROOT, VENDOR
from tools.wheels import fetch_wheels

# All that core.js loads when it starts and when it reads a configuration. The chunks left out
# are its editor and terminal, which we do not have.
PYSCRIPT = re.compile(
    r"(core|deprecations-manager|donkey|error|py-editor|py-game|py-terminal|pyodide_graph|toml)"
    r"(-[\w-]{8})?\.js"
)
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


def lay(source: Path, target: Path) -> None:
    """Copy one file, without the pointer to a source map that is not shipped."""
    target.parent.mkdir(parents=True, exist_ok=True)
    content = source.read_bytes()
    if source.suffix in (".js", ".mjs"):
        content = re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", content)
    target.write_bytes(content)


def lay_packages() -> None:
    """Copy what is needed of the npm packages."""
    for source in sorted((NODE_MODULES / "@pyscript/core/dist").iterdir()):
        if PYSCRIPT.fullmatch(source.name):
            lay(source, VENDOR / "pyscript" / source.name)
    for name in PYODIDE:
        lay(NODE_MODULES / "pyodide" / name, VENDOR / "pyodide" / name)
    idiomorph = NODE_MODULES / "idiomorph/dist"
    lay(idiomorph / "idiomorph.esm.js", VENDOR / "idiomorph.esm.js")
    lay(NODE_MODULES / "@pyscript/core/LICENSE", VENDOR / "pyscript/LICENSE")
    lay(NODE_MODULES / "idiomorph/LICENSE", VENDOR / "idiomorph.LICENSE")
    # Declarations for the type checker; they are not part of the site.
    lay(idiomorph / "idiomorph.d.ts", VENDOR / "idiomorph.esm.d.ts")
    lay(NODE_MODULES / "pyodide/pyodide.d.ts", VENDOR / "pyodide/pyodide.d.mts")
    lay(ROOT / "tools/types/core.d.ts", VENDOR / "pyscript/core.d.ts")
    lay(ROOT / "tools/types/pyodide.asm.d.mts", VENDOR / "pyodide/pyodide.asm.d.mts")


def write_lock() -> None:
    """Write Pyodide's own lock without its packages: none of them is part of the site, and Pyodide asks for a lock."""
    lock = json.loads((NODE_MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    text = json.dumps({**lock, "packages": {}}, indent=1)
    (VENDOR / "pyodide/pyodide-lock.json").write_text(f"{text}\n", encoding="utf-8", newline="\n")


def main() -> None:
    """Fill web/vendor/ anew, and check or pin what lies there."""
    check_pair()
    shutil.rmtree(VENDOR, ignore_errors=True)
    lay_packages()
    fetch_wheels(ROOT / "requirements/site.txt", VENDOR / "pyodide")
    write_lock()
    if "--pin" in sys.argv:
        pins.write(pins.PINS, VENDOR)
    pins.check()


if __name__ == "__main__":
    main()
