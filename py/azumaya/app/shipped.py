"""Whose work comes with the app, under which licence. The texts of the licences lie in `licences/`.

A test compares this list with the files of the built site: a file that is nobody's is not shipped.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources

from azumaya.core.text import Text


@dataclass(frozen=True)
class Work:
    """One work: what it is for, where its sources are, and which files of the site are its own, as patterns."""

    id: str
    name: str
    version: str
    licence: str
    what: Text
    source: str
    files: tuple[str, ...]
    text: str = ""  # the licence's text where it is not called as the work is

    def read(self) -> str:
        """The text of its licence."""
        folder = resources.files("azumaya.app") / "licences"
        return (folder / f"{self.text or self.id}.txt").read_text("utf-8")


SHIPPED = (
    Work(
        "azumaya",
        "Azumaya",
        "0.1.0",
        "MIT",
        Text("This app: its rules, its pictures, its page."),
        "",
        ("*", "icons/*", "rules/*.html", "style/*.css"),
    ),
    Work(
        "cpython",
        "Python",
        "3.14",
        "PSF-2.0",
        Text("The language that the games are written in, with its library."),
        "github.com/python/cpython",
        ("vendor/pyodide/python_stdlib.zip",),
    ),
    Work(
        "pyodide",
        "Pyodide",
        "314.0.2",
        "MPL-2.0",
        Text("Python for the browser."),
        "github.com/pyodide/pyodide",
        ("vendor/pyodide/pyodide*.mjs", "vendor/pyodide/pyodide-lock.json"),
        "mpl-2.0",
    ),
    Work(
        "pyodide-libraries",
        "Emscripten, musl, SQLite, zlib",
        "",
        "MIT, BSD, Zlib, PSF-2.0, MPL-2.0",
        Text("These and other libraries, compiled into one file with Pyodide and Python."),
        "github.com/pyodide/pyodide",
        ("vendor/pyodide/pyodide.asm.wasm",),
    ),
    Work(
        "pyscript",
        "PyScript",
        "0.7.31",
        "Apache-2.0",
        Text("Starts Python beside the page and carries messages to it."),
        "github.com/pyscript/pyscript",
        ("vendor/pyscript/LICENSE", "vendor/pyscript/core.js", "vendor/pyscript/[!ct]*.js"),
    ),
    Work(
        "pyscript-libraries",
        "polyscript, coincident, toml-j0.4",
        "",
        "Apache-2.0, MIT, ISC",
        Text("These and other small libraries, in the scripts of PyScript."),
        "github.com/pyscript/polyscript",
        ("vendor/pyscript/core-*.js", "vendor/pyscript/toml-*.js"),
    ),
    Work(
        "idiomorph",
        "idiomorph",
        "0.8.0",
        "0BSD",
        Text("Changes the page without redrawing all of it."),
        "github.com/bigskysoftware/idiomorph",
        ("vendor/idiomorph*",),
    ),
    Work(
        "mistune",
        "mistune",
        "3.4.0",
        "BSD-3-Clause",
        Text("Sets the rules as pages."),
        "github.com/lepture/mistune",
        ("vendor/pyodide/mistune-*.whl",),
    ),
    Work(
        "shippori-mincho",
        "Shippori Mincho",
        "",
        "OFL-1.1",
        Text("The typeface of titles and numbers."),
        "github.com/fontdasu/ShipporiMincho",
        ("style/fonts/shippori-mincho-*", "style/fonts/OFL-shippori-mincho.txt"),
    ),
    Work(
        "zen-kaku-gothic-new",
        "Zen Kaku Gothic New",
        "",
        "OFL-1.1",
        Text("The typeface of all else."),
        "github.com/googlefonts/zen-kakugothic",
        ("style/fonts/zen-kaku-gothic-new-*", "style/fonts/OFL-zen-kaku-gothic-new.txt"),
    ),
)


def work(id: str) -> Work | None:
    """The work with this id."""
    return next((each for each in SHIPPED if each.id == id), None)


def version(id: str) -> str:
    """The version of a work that is shipped."""
    return next(each.version for each in SHIPPED if each.id == id)
