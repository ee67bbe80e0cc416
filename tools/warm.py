"""What Python has done when its memory is taken: all of the app is imported, and its first page has been drawn once.

tools/snapshot.mjs runs this in the browser's Python. What is imported here need not be compiled when a page opens.
"""

import gc
import random
from functools import _lru_cache_wrapper
from importlib import import_module
from pkgutil import walk_packages

import mistune  # noqa: F401  # the pages of rules import it late

import azumaya.app
import azumaya.games
from azumaya.app.shell import shell_html


def import_all() -> None:
    """Import every module that the app may ever ask for, at once or late."""
    for package in (azumaya.app, azumaya.games):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def forget() -> None:
    """Keep nothing of what was drawn, and no state of the generator that this machine has made."""
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            thing.cache_clear()
    gc.collect()
    random.seed(0)


import_all()
shell_html()
forget()
