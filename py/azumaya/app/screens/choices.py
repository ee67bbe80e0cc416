"""The options of a game as fields: pictures of the board where they change it, else words."""

from __future__ import annotations

from azumaya.app.draw.thumb import draw_thumb
from azumaya.app.html import Html, Markup
from azumaya.app.screens.start import Start
from azumaya.app.setup import OWN
from azumaya.app.symbols import icon
from azumaya.core.game import Option
from azumaya.core.scene import Grid, Scene
from azumaya.core.text import Text

FEW = 6  # choices in words that are shown side by side; more are folded into a list


def draw_option(h: Html, start: Start, option: Option) -> Markup:
    """One option as a group of fields."""
    thumbs = _thumbs(h, start, option)
    if thumbs:
        fields = _pictures(h, start, option, thumbs)
    elif len(option.choices) > FEW:
        fields = _list(h, start, option)
    else:
        fields = _words(h, start, option)
    return h(
        "fieldset",
        h("legend", option.title),
        fields,
        _free(h, start, option) if option.free else None,
        objected(h, start, f"option-{option.id}"),
    )


def lettered(h: Html, name: str, value: str, title: Text, note: Text | None, chosen: bool) -> Markup:
    """A choice in words."""
    return h(
        "label",
        h("input", type="radio", id=f"setup-{name}-{value}", name=name, value=value, checked=chosen),
        h("span", title),
        h("span", note, class_="help") if note else None,
        class_="option",
    )


def hidden(h: Html, name: str, value: str) -> Markup:
    """A field that needs no choice."""
    return h("input", type="hidden", id=f"setup-{name}-hidden", name=name, value=value)


def objected(h: Html, start: Start, name: str) -> Markup | None:
    """Why what stands in a field cannot be used, with the rule."""
    said = start.form.objections.get(name)
    if said is None:
        return None
    game = start.game.about.id
    rule = (
        h("a", Text("Rule {clause}", clause=said.clause), href=f"#/rules/{game}#{said.clause}", id=f"{name}-clause")
        if said.clause
        else None
    )
    words = h("span", said.text, " ", rule)
    return h("div", icon(h, "stop"), words, class_="toast", data_kind="objection", id=f"{name}-objection")


def _chosen(start: Start, option: Option) -> str:
    return start.field(f"option-{option.id}", option.default)


def _words(h: Html, start: Start, option: Option) -> Markup:
    now = _chosen(start, option)
    name = f"option-{option.id}"
    drawn = [lettered(h, name, c.value, c.title, c.note, c.value == now) for c in option.choices]
    return h("div", drawn, class_="options")


def _list(h: Html, start: Start, option: Option) -> Markup:
    now = _chosen(start, option)
    name = f"option-{option.id}"
    options = [h("option", c.title, value=c.value, selected=c.value == now) for c in option.choices]
    select = h("select", options, id=f"setup-{name}", name=name, aria_label=option.title)
    return h("div", select, h("p", _note(option, now), class_="help"), class_="field")


def _note(option: Option, value: str) -> Text | None:
    return next((choice.note for choice in option.choices if choice.value == value), None)


def _pictures(h: Html, start: Start, option: Option, thumbs: dict[str, Markup]) -> Markup:
    now = _chosen(start, option)
    name = f"option-{option.id}"
    drawn = [
        h(
            "label",
            h(
                "input",
                type="radio",
                id=f"setup-{name}-{choice.value}",
                name=name,
                value=choice.value,
                checked=choice.value == now,
            ),
            thumbs[choice.value],
            h("span", choice.title),
            class_="puzzle",
        )
        for choice in option.choices
    ]
    note = _note(option, now)
    many = len(option.choices) > FEW
    pictures = h("div", drawn, class_="puzzles", data_many=many)
    return h.join([pictures, h("p", note, class_="help choice-note") if note else None])


def _thumbs(h: Html, start: Start, option: Option) -> dict[str, Markup]:
    """A picture for each choice, if the choices look different on the board."""
    boards = {choice.value: _board(start.with_choice(option, choice.value)) for choice in option.choices}
    drawn = {value: draw_thumb(board) for value, board in boards.items() if board}
    return drawn if len(drawn) == len(boards) == len(set(drawn.values())) else {}


def _board(scene: Scene | None) -> Grid | None:
    return next((area for area in scene.areas if isinstance(area, Grid)), None) if scene else None


def _free(h: Html, start: Start, option: Option) -> Markup:
    """A value of the player's own."""
    name = f"option-{option.id}"
    own = start.own(option)
    said = f"{name}-own-objection" if f"{name}-own" in start.form.objections else None
    radio = h("input", type="radio", id=f"setup-{name}-{OWN}", name=name, value=OWN, checked=own)
    label = h("label", radio, h("span", option.free), class_="option own")
    area = h(
        "textarea",
        start.field(f"{name}-own", ""),
        id=f"setup-{name}-own-text",
        name=f"{name}-own",
        rows=9,
        cols=18,
        spellcheck="false",
        autocapitalize="off",
        autocomplete="off",
        aria_label=option.free,
        aria_invalid="true" if said else None,
        aria_describedby=said,
        placeholder=Text("Type or paste it here: digits, and a dot for each empty space."),
    )
    return h.join([label, h("div", area, class_="field own-text") if own else None, objected(h, start, f"{name}-own")])
