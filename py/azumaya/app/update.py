"""The app's one way forward: a model and a message give the next model and what the page is to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from azumaya.app import (
    backup,
    check,
    curtain,
    effects,
    findings,
    hint,
    home,
    house,
    lasting,
    library,
    marking,
    opening,
    past,
    people,
    play,
    review,
    route,
    setting,
    settings,
    setup,
    tabs,
    trace,
    trouble,
)
from azumaya.app.effects import Step
from azumaya.app.messages import (
    Counted,
    Drag,
    File,
    Form,
    Go,
    Hinted,
    Message,
    Press,
    Proved,
    Reviewed,
    Start,
    Stored,
    Studied,
    Submit,
    Surroundings,
    Tap,
    Thought,
    Trouble,
)
from azumaya.app.model import Model, Notice, Play
from azumaya.core.text import Text


def update(model: Model, message: Message) -> Step:
    """The next model and the effects, saves first. The very same model if the message changes nothing."""
    before = model
    model = trouble.heard(model, message)
    over = trouble.over(before, model)
    model, done = _dispatch(model, message)
    done = over + done + lasting.wish(before, message, model)
    model, done = trouble.asked(model, message, done)
    # what is to be saved must be known to be kept before everything is loaded anew
    if model.updating and not model.written and not setting.busy(model):
        model, more = setting.update_now(model)
        done = done + more
    return model, done


def _dispatch(model: Model, message: Message) -> Step:
    match message:
        case Start():
            return _start(model, message)
        case Go():
            return opening.go(model, route.parse(message.route))
        case Press():
            return _press(model, message)
        case Form() | Submit():
            return _form(model, message)
        case File():
            return home.open_file(model, message)
        case Trouble():
            return trouble.met(model, message)
        case Stored():
            return tabs.stored(model, message)
        case Surroundings():
            return _surroundings(model, message)
        case Studied() if model.setup:
            return setup.studied(model, model.setup, message), []
        case Proved() if model.check:
            return check.proved(model, model.check, message), []
        case Tap() | Drag() if model.play and not curtain.hangs(model.play):
            return _at_table(model, model.play, message)
        case Thought() | Hinted() | Counted() | Reviewed() if model.play:
            return _at_table(model, model.play, message)
    return model, []


def _at_table(model: Model, table: Play, message: Tap | Drag | Thought | Hinted | Counted | Reviewed) -> Step:
    match message:
        case Tap():
            return play.tapped(model, table, message)
        case Drag():
            return play.dragged(model, table, message)
        case Thought():
            return play.thought(model, table, message)
        case Hinted():
            return hint.found(model, table, message)
        case Counted():
            return play.counted(model, table, message)
        case Reviewed():
            return review.found(model, table, message)


def _start(model: Model, message: Start) -> Step:
    """Everything that is saved, at the address of the page; home if the game there stopped the app twice."""
    stored = message.saved
    model = replace(
        library.read_all(model, stored),
        people=people.read(stored.get(people.KEY, "")),
        settings=settings.read(stored.get(settings.KEY, "")),
        device=setting.read_device(message.device, model.device),
        seed=message.seed,
        failed=message.failed,
    )
    if model.device.storage == "missing":
        model = replace(model, trouble="blocked")
    look = effects.look(model.settings)
    if message.failed:
        note = Text("The app stopped twice with this game open. It is kept; hand it over as a file to be safe.")
        export = Text("Export it as a file")
        model, done = opening.home(model, notice=Notice(note, "export", message.failed, export))
    else:
        model, done = opening.go(model, route.parse(message.route))
    return model, [look, *done]


def _form(model: Model, message: Form | Submit) -> Step:
    if message.form == "settings":
        return setting.form(model, message.fields)
    if message.form == "people" and isinstance(message, Submit):
        return house.renamed(model, message.fields)
    if message.form == "replay" and model.play and not curtain.hangs(model.play):
        return past.slide(model, model.play, message.fields.get("move", ""))
    if message.form != "setup" or model.setup is None or model.route.screen != "new":
        return model, []
    if isinstance(message, Form):
        return setup.changed(model, model.setup, message), []
    return setup.submitted(model, model.setup, message)


def _press(model: Model, message: Press) -> Step:
    if message.what in _AT_CURTAIN:
        return _AT_CURTAIN[message.what](model, model.play, message.arg) if model.play else (model, [])
    if message.what in _AT_TABLE:
        if model.play is None or curtain.hangs(model.play):
            return model, []
        return _AT_TABLE[message.what](model, model.play, message.arg)
    if message.what in _ANYWHERE:
        return _ANYWHERE[message.what](model, message.arg)
    return model, []


def _surroundings(model: Model, message: Surroundings) -> Step:
    model, done = setting.surroundings(model, message.device)
    if message.device.get("back") is not True:
        return model, done
    model, more = curtain.back(model)
    return model, done + more


def _dismiss(model: Model, arg: str) -> Step:
    if model.play:
        model = replace(model, play=replace(model.play, objection=None, note=None))
    return replace(model, notice=None), []


def _sheet(model: Model, table: Play, arg: str) -> Step:
    if not arg:
        return model, [effects.back()]
    target = route.parse(f"#/game/{table.saved.id}/{arg}")
    if target.lost:
        return model, []
    return replace(model, route=target), [effects.go(route.to_text(target))]


_AT_CURTAIN: dict[str, Callable[[Model, Play, str], Step]] = {
    "open-curtain": curtain.open_up,
    "table-only": lambda model, table, arg: curtain.look_aside(model, table),
    "to-curtain": lambda model, table, arg: curtain.draw(model, table),
}
_AT_TABLE: dict[str, Callable[[Model, Play, str], Step]] = {
    "place": lambda model, table, arg: play.place(model, table),
    "let-go": lambda model, table, arg: play.let_go(model, table),
    "undo": lambda model, table, arg: past.undo(model, table),
    "redo": lambda model, table, arg: past.redo(model, table),
    "hint": lambda model, table, arg: hint.asked(model, table),
    "review": lambda model, table, arg: review.asked(model, table),
    "look": past.look,
    "now": lambda model, table, arg: past.now(model, table),
    "again": lambda model, table, arg: past.again(model, table),
    "branch": past.branch,
    "take-over": lambda model, table, arg: tabs.take_over(model, table),
    "sheet": _sheet,
    "mark": marking.mark,
    "seen": lambda model, table, arg: trace.put_away(model, table),
}
_ANYWHERE: dict[str, Callable[[Model, str], Step]] = {
    "delete": home.delete,
    "restore-deleted": home.restore_deleted,
    "duplicate": home.duplicate,
    "open-damaged": opening.mend,
    "export": home.export,
    "backup": lambda model, arg: (model, [backup.everything(model)]),
    "open-file": lambda model, arg: (model, [effects.open_file()]),
    "setting": setting.press,
    "forget-person": house.forget,
    "remember-person": house.remember,
    "dismiss": _dismiss,
    "update-now": lambda model, arg: setting.update_now(model),
    "keep-lasting": lasting.insist,
    "check-again": lambda model, arg: check.begin(model),
    "copy-check": lambda model, arg: (model, [effects.copy(findings.report(model))]),
    "fetch-anew": lambda model, arg: (model, [effects.reset()]),
}
