"""The steps of a turn."""

from __future__ import annotations

from azumaya.app.html import Html, Markup
from azumaya.core.areas import Step, Steps


def draw_steps(h: Html, steps: Steps) -> Markup:
    """The steps in their order; the one the turn has come to is the current one."""
    return h(
        "ol", [_step(h, step) for step in steps.steps], class_="steps", id=f"area-{steps.id}", aria_label=steps.name
    )


def _step(h: Html, step: Step) -> Markup:
    note = h("small", step.note) if step.note else None
    current = "step" if step.state == "now" else None
    return h("li", h("span", step.label), note, data_state=step.state, aria_current=current)
