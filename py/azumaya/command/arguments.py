"""Arguments as somebody types them: what cannot be read is refused in one sentence."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from azumaya.command.position import refused
from azumaya.core.text import Text


class Parser(argparse.ArgumentParser):
    """Raises Refused where argparse would print how a command is used and leave."""

    def error(self, message: str) -> NoReturn:
        """What is wrong with the arguments as a whole."""
        sentence = Text(
            "The command cannot be understood: {why} (see {prog} --help).", why=message.rstrip("."), prog=self.prog
        )
        raise refused(sentence)


class Whole(argparse.Action):
    """Keeps a whole number in plain digits. Raises Refused for any other word."""

    def __call__(self, parser: object, namespace: argparse.Namespace, word: Any, option: str | None = None) -> None:
        """Read the word that follows the option."""
        if not re.fullmatch(r"-?[0-9]{1,9}", word):
            raise refused(
                Text("{option} takes a whole number such as 2, not “{word}”.", option=str(option), word=word[:40])
            )
        setattr(namespace, self.dest, int(word))


class Seconds(argparse.Action):
    """Keeps a time in seconds. Raises Refused for any other word."""

    def __call__(self, parser: object, namespace: argparse.Namespace, word: Any, option: str | None = None) -> None:
        """Read the word that follows the option."""
        if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", word) or not float(word):
            raise refused(
                Text("{option} takes a time in seconds such as 0.5, not “{word}”.", option=str(option), word=word[:40])
            )
        setattr(namespace, self.dest, float(word))


def one_line(sentence: str) -> str:
    """The sentence with what would not print, a new line for one, written as an escape."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in sentence)
