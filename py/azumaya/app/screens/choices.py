"""The options of a game as fields: pictures of the board where they change it, else words."""

from __future__ import annotations

from functools import lru_cache

from azumaya.app.draw.thumb import draw_thumb
from azumaya.app.html import Html, Markup, Value
from azumaya.app.screens.parts import objection
from azumaya.app.screens.start import Start, first_scene
from azumaya.app.setup import OWN
from azumaya.core.areas import Grid
from azumaya.core.game import AnyGame, Option
from azumaya.core.text import Text

SHORT = 5  # letters of a choice that needs no line of its own
FEW = 6  # choices in words that are shown side by side; more are folded into a list


def draw_option(h: Html, start: Start, option: Option) -> Markup:
    """One option as a group of fields."""
    thumbs = _thumbs(start, option)
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


def lettered(h: Html, name: str, value: str, title: Text, note: Text | None, chosen: bool, **more: Value) -> Markup:
    """A choice in words; `more` belongs to its field."""
    return h(
        "label",
        h("input", type="radio", id=f"setup-{name}-{value}", name=name, value=value, checked=chosen, **more),
        h("span", title),
        h("span", note, class_="help") if note else None,
        class_="option",
    )


def segment(h: Html, name: str, value: str, title: Text | int, chosen: bool, **more: Value) -> Markup:
    """A short choice, side by side with the others in one row; `more` belongs to its field."""
    field = h("input", type="radio", id=f"setup-{name}-{value}", name=name, value=value, checked=chosen, **more)
    return h("label", field, h("span", title), class_="segment")


def hidden(h: Html, name: str, value: str) -> Markup:
    """A field that needs no choice."""
    return h("input", type="hidden", id=f"setup-{name}-hidden", name=name, value=value)


def objected(h: Html, start: Start, name: str) -> Markup | None:
    """Why what stands in a field cannot be used, with the rule."""
    said = start.form.objections.get(name)
    if said is None:
        return None
    return objection(h, start.game.about.id, said, name)


def faulty(start: Start, name: str) -> dict[str, Value]:
    """What a field says of itself where something is wrong with what stands in it."""
    if name not in start.form.objections:
        return {}
    return {"aria_invalid": "true", "aria_describedby": f"{name}-objection"}


def _chosen(start: Start, option: Option) -> str:
    return start.field(f"option-{option.id}", option.default)


def _words(h: Html, start: Start, option: Option) -> Markup:
    now = _chosen(start, option)
    name = f"option-{option.id}"
    wrong = faulty(start, name)
    if all(choice.note is None and len(str(choice.title)) <= SHORT for choice in option.choices):
        row = [segment(h, name, choice.value, choice.title, choice.value == now, **wrong) for choice in option.choices]
        return h("div", row, class_="segments")
    drawn = [lettered(h, name, c.value, c.title, c.note, c.value == now, **wrong) for c in option.choices]
    return h("div", drawn, class_="options")


def _list(h: Html, start: Start, option: Option) -> Markup:
    now = _chosen(start, option)
    name = f"option-{option.id}"
    options = [h("option", c.title, value=c.value, selected=c.value == now) for c in option.choices]
    select = h("select", options, id=f"setup-{name}", name=name, aria_label=option.title, **faulty(start, name))
    return h("div", select, h("p", _note(option, now), class_="help"), class_="field")


def _note(option: Option, value: str) -> Text | None:
    return next((choice.note for choice in option.choices if choice.value == value), None)


def _pictures(h: Html, start: Start, option: Option, thumbs: dict[str, Markup]) -> Markup:
    now = _chosen(start, option)
    name = f"option-{option.id}"
    wrong = faulty(start, name)
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
                **wrong,
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


def _thumbs(start: Start, option: Option) -> dict[str, Markup]:
    """A picture for each choice, if the choices look different on the board."""
    drawn: dict[str, Markup] = {}
    for choice in option.choices:
        picture = _thumb(start.game, start.seats, option.id, choice.value)
        if picture is None or picture in drawn.values():
            return {}
        drawn[choice.value] = picture
    return drawn


@lru_cache(maxsize=128)
def _thumb(game: AnyGame, seats: int, option: str, value: str) -> Markup | None:
    """The board before the first move with this choice, all other options as they usually are."""
    options = {other.id: other.default for other in game.about.options} | {option: value}
    scene = first_scene(game, seats, tuple(options.items()))
    boards = scene.boards if scene else ()
    board = next((board for board in boards if isinstance(board, Grid)), None)
    return draw_thumb(board) if board else None


def _free(h: Html, start: Start, option: Option) -> Markup:
    """A value of the player's own."""
    name = f"option-{option.id}"
    own = start.own(option)
    radio = h("input", type="radio", id=f"setup-{name}-{OWN}", name=name, value=OWN, checked=own)
    label = h("label", radio, h("span", option.free), class_="option own")
    area = h(
        "textarea",
        start.field(f"{name}-own", ""),
        id=f"setup-{name}-own-text",
        name=f"{name}-own",
        rows=5,
        cols=18,
        spellcheck="false",
        autocapitalize="off",
        autocomplete="off",
        aria_label=option.free,
        **({"aria_describedby": f"{name}-how"} | faulty(start, f"{name}-own")),
    )
    how = objected(h, start, f"{name}-own") or h("p", option.how, class_="help", id=f"{name}-how")
    return h.join([label, h("div", how, area, class_="field own-text")]) if own else label
