"""Lays the pinned PyScript, Pyodide and idiomorph into web/vendor/, as npm and PyPI gave them.

The wheels that Pyodide installs in the browser come from PyPI, checked by requirements/site.txt.
Pyodide's own lock names other builds of them, so a lock with their true hashes is written.
What has come of it must be what is pinned in tools/vendor.sha256; `--pin` writes that file anew.
"""

import json
import re
import shutil
import sys
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import InfoSpec
from pyodide_lock.utils import add_wheels_to_spec

from tools import pins
from tools.pair import PAIR, check_pair
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


def write_lock(wheels: list[Path]) -> None:
    """Write a pyodide-lock.json that names these wheels alone, with their hashes."""
    text = (NODE_MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8")
    # pyodide-lock still asks for a version that Pyodide's own lock no longer has.
    info = InfoSpec(version=PAIR["pyodide"], **json.loads(text)["info"])
    lock = add_wheels_to_spec(PyodideLockSpec(info=info, packages={}), wheels)
    lock.to_json(VENDOR / "pyodide/pyodide-lock.json", indent=1)


def main() -> None:
    """Fill web/vendor/ anew, and check or pin what lies there."""
    check_pair()
    shutil.rmtree(VENDOR, ignore_errors=True)
    lay_packages()
    write_lock(fetch_wheels(ROOT / "requirements/site.txt", VENDOR / "pyodide"))
    if "--pin" in sys.argv:
        pins.write(pins.PINS, VENDOR)
    pins.check()


if __name__ == "__main__":
    main()
