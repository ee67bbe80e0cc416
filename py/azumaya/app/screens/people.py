"""Who plays, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from azumaya.core.text import Plural, Text


def together(names: Sequence[str]) -> Text:
    """Everybody at a table: "Mio and Jonas"."""
    match list(names):
        case [one]:
            return Text("{one}", one=one)
        case [one, two]:
            return Text("{one} and {two}", one=one, two=two)
        case [one, two, three]:
            return Text("{one}, {two} and {three}", one=one, two=two, three=three)
        case [one, two, *others]:
            return Plural(
                "{one}, {two} and one more",
                "{one}, {two} and {n} more",
                n=len(others),
                one=one,
                two=two,
            )
    return Text("nobody")
