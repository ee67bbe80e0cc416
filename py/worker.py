"""From the page's messages to the app and back. The only Python that the browser runs by name."""

from azumaya.app.build import BUILD
from azumaya.app.loop import Loop

LOOP = Loop()

__export__ = ["hello", "step"]


def hello() -> str:
    """Say which build this is: it must be the page's own."""
    return BUILD


def step(message: str) -> str:
    """Answer one message."""
    return LOOP.step(message)
