"""What the self-check has found, in plain words: for the screen, and as a text to hand over.

Nothing of it tells who plays or what is in a game.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from time import gmtime, strftime

from azumaya.app import check
from azumaya.app.build import BUILD
from azumaya.app.model import Check, Found, Model
from azumaya.app.shipped import version
from azumaya.app.texts import catalog
from azumaya.core.text import Plural, Text

GOOD, KNOW, BAD, OPEN, FACT = "good", "know", "bad", "open", "fact"


@dataclass(frozen=True)
class Row:
    """One thing that was looked at. `state` is good, know (worth knowing), bad, open (not known yet) or a mere fact."""

    label: Text
    value: Text
    state: str = GOOD


@dataclass(frozen=True)
class Part:
    """What belongs together."""

    id: str
    title: Text
    rows: tuple[Row, ...]


def parts(model: Model) -> tuple[Part, ...]:
    """Everything that is looked at, as far as it is known."""
    state = model.check or Check()
    return (
        Part("games-again", Text("The games"), tuple(_games(model, state))),
        Part("kept", Text("What is saved"), tuple(_saved(model, state.found))),
        Part("offline", Text("Without a network"), tuple(_offline(model, state.found))),
        Part("versions", Text("Versions"), tuple(_versions(state.found))),
    )


def verdict(found: Iterable[Part]) -> Row:
    """All of it in one sentence."""
    states = [row.state for part in found for row in part.rows]
    bad, know = states.count(BAD), states.count(KNOW)
    title = Text("Self-check")
    if OPEN in states:
        return Row(title, Text("The check is under way."), OPEN)
    if bad:
        return Row(
            title, Plural("One thing is not as it should be.", "{n} things are not as they should be.", n=bad), BAD
        )
    if know:
        return Row(
            title, Plural("All works. One thing is worth knowing.", "All works. {n} things are worth knowing.", n=know)
        )
    return Row(title, Text("Everything is as it should be."))


def report(model: Model) -> str:
    """The self-check as plain text, in the reader's language."""
    words = catalog(model.settings.language)
    found = parts(model)
    day = strftime("%Y-%m-%d", gmtime(model.now / 1000))
    lines = [Text("Azumaya, self-check of {day}", day=day).render(words), verdict(found).value.render(words)]
    for part in found:
        lines += ["", part.title.render(words)]
        lines += [f"{row.label.render(words)}: {row.value.render(words)}" for row in part.rows]
    return "\n".join(lines) + "\n"


# -- the parts -------------------------------------------------------------------------------------------------------


def _games(model: Model, state: Check) -> Iterable[Row]:
    done = {proof.game: proof for proof in state.proofs}
    for game in check.games(model):
        proof = done.get(game.about.id)
        if proof is None:
            yield Row(game.about.title, Text("A game once played is being played again."), OPEN)
        elif proof.right:
            told = Text("A game of {moves} moves ends as it did when it was played.", moves=proof.moves)
            yield Row(game.about.title, told)
        elif proof.moves:
            told = Text("A game of {moves} moves does not end as it did when it was played.", moves=proof.moves)
            yield Row(game.about.title, told, BAD)
        else:
            yield Row(game.about.title, Text("There is no played game here to compare with."), KNOW)


def _saved(model: Model, found: Found | None) -> Iterable[Row]:
    size = sum(len(text) for text in model.texts.values()) // 1000
    games = Plural("One game, {size} kB.", "{n} games, {size} kB.", n=len(model.games), size=size)
    yield Row(Text("Saved games"), games if model.games else Text("None yet."), FACT)
    if found is None:
        yield Row(Text("Writing"), Text("It is being tried."), OPEN)
        return
    yield Row(Text("Writing"), *_WRITES.get(found.writes, _WRITES["blocked"]))
    yield Row(Text("When room is short"), *_LASTING[model.device.lasting])
    if found.used is None or found.room is None:
        yield Row(Text("Room"), Text("This browser does not tell how much room there is."), KNOW)
    else:
        taken = Text(
            "{used} of {room} are taken, the app itself among them.", used=_size(found.used), room=_size(found.room)
        )
        yield Row(Text("Room"), taken)


def _size(bytes: int) -> Text:
    if bytes >= 1e9:
        return Text("{n} GB", n=f"{bytes / 1e9:.1f}")
    return Text("{n} MB", n=f"{bytes / 1e6:.1f}")


_WRITES: Mapping[str, tuple[Text, str]] = {
    "ok": (Text("A text was written, read back and removed."), GOOD),
    "full": (Text("There is no room left to save anything."), BAD),
    "blocked": (Text("This browser does not let the app save anything."), BAD),
    "missing": (Text("What was written could not be read back."), BAD),
}
_LASTING: Mapping[str, tuple[Text, str]] = {
    "yes": (Text("The browser has promised to keep what is saved."), GOOD),
    "no": (Text("The browser has not promised to keep what is saved. A backup file is the safe way."), KNOW),
    "unknown": (
        Text("This browser does not tell whether it keeps what is saved. A backup file is the safe way."),
        KNOW,
    ),
}


def _offline(model: Model, found: Found | None) -> Iterable[Row]:
    if found is None:
        yield Row(Text("Files"), Text("They are being counted."), OPEN)
        return
    if found.secure:
        yield Row(Text("Connection"), Text("It is secure: the app can be installed and work without a network."))
    else:
        plain = Text("It is not secure (no https): the app can be played, but not installed or kept for offline.")
        yield Row(Text("Connection"), plain, KNOW)
    yield Row(Text("Service worker"), *_WORKERS.get(found.worker, _WORKERS["none"]))
    if found.listed:
        whole = found.kept == found.listed
        count = Text("{kept} of {listed} files are on this device.", kept=found.kept, listed=found.listed)
        yield Row(Text("Files"), count, GOOD if whole else KNOW)
    waits = Text("One waits. It comes when you want it, or when no window of the app is open.")
    yield Row(Text("New version"), waits if found.waiting else Text("None waits."), KNOW if found.waiting else FACT)


_WORKERS: Mapping[str, tuple[Text, str]] = {
    "serves": (Text("It gives this page from this device."), GOOD),
    "beside": (Text("It is ready, and gives the page from this device when it is opened next."), GOOD),
    "installs": (Text("It is still storing the files on this device."), KNOW),
    "none": (Text("There is none yet: it could not store all files on this device."), KNOW),
    "impossible": (Text("This browser offers none here, so a network is needed to open the app."), KNOW),
}


def _versions(found: Found | None) -> Iterable[Row]:
    yield Row(Text("Azumaya"), Text("Build {build}", build=BUILD), FACT)
    yield Row(Text("Python"), Text("{version}", version=platform.python_version()), FACT)
    yield Row(Text("Pyodide"), Text("{version}", version=version("pyodide")), FACT)
    yield Row(Text("PyScript"), Text("{version}", version=version("pyscript")), FACT)
    if found is None:
        return
    if found.start:
        yield Row(Text("Start"), *_start(found.start))
    awake = Text("It can be kept on at the table.") if found.awake else Text("This browser cannot keep it on.")
    yield Row(Text("Screen"), awake, FACT)
    yield Row(Text("Browser"), Text("{name}", name=found.browser), FACT)


def _start(told: str) -> tuple[Text, str]:
    """How Python started, as `data-start` of docs/wire.md tells it: `snapshot`, or `plain: WHY (what was said)`."""
    if told == "snapshot":
        return Text("Python came from the picture of its memory that was made with the app."), FACT
    why, _, said = told.removeprefix("plain").removeprefix(": ").removesuffix(")").partition(" (")
    return _PLAIN.get(why, _PLAIN[""])(said), KNOW


_PLAIN: Mapping[str, Callable[[str], Text]] = {
    "": lambda said: Text("Python was set up from its beginning, which takes longer."),
    "again": lambda said: Text("Python was set up from its beginning, since a quicker start did not answer."),
    "missing": lambda said: Text(
        "Python was set up from its beginning, since the picture of its memory did not come ({said}).", said=said
    ),
    "damaged": lambda said: Text(
        "Python was set up from its beginning, since the picture of its memory was damaged ({said}).", said=said
    ),
    "mixed": lambda said: Text(
        "Python was set up from its beginning, since the picture of its memory is of another version ({said}).",
        said=said,
    ),
    "failed": lambda said: Text(
        "Python was set up from its beginning, since the picture of its memory did not serve here ({said}).", said=said
    ),
}
