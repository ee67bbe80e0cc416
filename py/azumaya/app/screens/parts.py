"""The parts that screens are made of: buttons, links, the bar, the foot with its notices."""

from __future__ import annotations

from dataclasses import dataclass

from azumaya.app import trouble
from azumaya.app.html import Child, Html, Markup, Value
from azumaya.app.model import Model
from azumaya.app.symbols import icon, use
from azumaya.core.game import Objection
from azumaya.core.text import Text


@dataclass(frozen=True)
class Drawn:
    """A drawn screen: what is on it, its title, and where the focus goes if it is lost.

    `personal`: it is seen through somebody's eyes, so no picture of it is kept; `secret`: others who sit here must not
    see it, so it is covered when it is left.
    """

    body: Markup
    title: Text
    focus: str
    personal: bool = False
    secret: bool = False


def press(
    h: Html,
    what: str,
    label: Text,
    *,
    arg: str | None = None,
    kind: str | None = None,
    sign: str | None = None,
    id: str | None = None,
    off: bool = False,
    asked: bool = False,
    **more: Value,
) -> Markup:
    """A button that says `press`. Where it is `off` it says nothing, but can still be reached and read.

    Unless it is `asked` why it is off: then it says `press` all the same.
    """
    bare = kind == "icon"
    return h(
        "button",
        icon(h, sign) if sign else None,
        None if bare else label,
        type="button",
        class_="btn",
        id=id or f"press-{what}",
        data_kind=kind,
        aria_label=label if bare else None,
        aria_disabled="true" if off else None,
        data_press=None if off and not asked else what,
        data_arg=None if off and not asked else arg,
        **more,
    )


def link(
    h: Html,
    href: str,
    label: Text,
    *,
    id: str,
    kind: str | None = None,
    sign: str | None = None,
    **more: Value,
) -> Markup:
    """A link that looks like a button."""
    bare = kind == "icon"
    named: dict[str, Value] = {"aria_label": label} if bare else {}
    return h(
        "a",
        icon(h, sign) if sign else None,
        None if bare else label,
        class_="btn",
        id=id,
        data_kind=kind,
        href=href,
        **{**named, **more},
    )


def back_link(h: Html, href: str, label: Text) -> Markup:
    """The way back, at the start of the bar."""
    return link(h, href, label, id="back", kind="icon", sign="back", data_back=True)


def tag(h: Html, *words: Child, sign: str | None = None, tone: str | None = None) -> Markup:
    """A small fact."""
    return h("span", icon(h, sign) if sign else None, words, class_="tag", data_tone=tone)


def bar(h: Html, start: Markup, title: Text, *tools: Markup | None) -> Markup:
    """The bar of a page."""
    return h("header", start, h("h1", title), h("div", tools, class_="tools"), class_="bar")


def brand(h: Html) -> Markup:
    """The name of the house, which leads home."""
    return h("a", use(h, "mark", None), "Azumaya", class_="brand", id="brand", href="#/")


def say(h: Html, *words: Child, sign: str | None = None) -> Markup:
    """The line that says what is to be done now."""
    return h("p", icon(h, sign) if sign else None, h("span", words), class_="say")


def objection(h: Html, game: str, said: Objection, name: str) -> Markup:
    """Why not: the sentence, and a link to the rule it rests on. `name` is the beginning of the ids."""
    href = f"#/rules/{game}#{said.clause}"
    rule = h("a", Text("Rule {clause}", clause=said.clause), href=href, id=f"{name}-clause") if said.clause else None
    words = h("span", said.text, " ", rule)
    return h("div", icon(h, "stop"), words, class_="toast", data_kind="objection", id=f"{name}-objection")


def foot(h: Html, model: Model, name: Text, *children: Markup | None) -> Markup | None:
    """The foot of a page: what the app has to say, then what to do next. None if there is neither."""
    said = notices(h, model)
    if not said and not any(children):
        return None
    return h("section", said, children, class_="tray", aria_label=name)


def notices(h: Html, model: Model) -> Markup | None:
    """The sentences that belong to no single screen: trouble with saving, then the latest notice."""
    drawn = []
    if sentence := trouble.SENTENCES.get(model.trouble):
        keep = press(h, "backup", Text("Save a backup file"), sign="save", id="trouble-backup")
        drawn.append(_toast(h, sentence, "stop", "objection", keep))
    if model.notice:
        note = model.notice
        act = (
            press(h, note.press, note.label, arg=note.arg or None, id="notice-press")
            if note.press and note.label
            else None
        )
        away = press(h, "dismiss", Text("Put this notice away"), kind="icon", sign="close", id="notice-dismiss")
        kind = "objection" if note.failed else None
        drawn.append(_toast(h, note.text, "stop" if note.failed else "info", kind, act, away))
    return h("div", drawn, class_="notes") if drawn else None


def _toast(h: Html, sentence: Text, sign: str, kind: str | None, *actions: Markup | None) -> Markup:
    act = h("span", actions[0], class_="act") if actions and actions[0] else None
    away = h("span", actions[1:], class_="away") if len(actions) > 1 else None
    return h("div", icon(h, sign), h("span", sentence), act, away, class_="toast", data_kind=kind)
