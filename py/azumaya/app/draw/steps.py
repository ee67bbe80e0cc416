"""The steps of a turn: those behind it, the one it has come to, those to come, and those that this game never has."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.app.symbols import icon
from azumaya.core.areas import Step, Steps
from azumaya.core.text import Text

# what each state is called for the ear, and its sign where it has one
STATES = {
    "done": (Text("done"), "check"),
    "now": (Text("now"), "right"),
    "next": (Text("to come"), None),
    "off": (Text("not in this game"), "minus"),
}


def draw_steps(h: Html, steps: Steps) -> Markup:
    """The steps in their order; the one the turn has come to is the current one."""
    drawn = [_step(h, step) for step in steps.steps]
    return h("ol", drawn, class_="steps", id=f"area-{steps.id}", aria_label=steps.name)


def _step(h: Html, step: Step) -> Markup:
    if step.state not in STATES:
        raise ValueError(f"no step is {step.state!r}: it may be {', '.join(STATES)} (see core/areas.py)")
    state, sign = STATES[step.state]
    return h(
        "li",
        h("span", icon(h, sign) if sign else None, class_="step-mark", aria_hidden="true"),
        h("span", step.label, h("span", ": ", state, class_="spoken")),
        h("small", step.note) if step.note else None,
        data_state=step.state,
        aria_current="step" if step.state == "now" else None,
    )
