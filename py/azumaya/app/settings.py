"""What a person may choose for this device, kept under `azumaya.v1.settings`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, replace

from azumaya.app.model import Settings
from azumaya.app.seating import SEATINGS
from azumaya.core import outside

KEY = "azumaya.v1.settings"
CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark", "contrast"),
    "hand": ("right", "left"),
    "confirm": ("ghost", "once"),
    "input": ("both", "tap", "drag"),
    "targets": ("on", "off"),
    "pace": ("slow", "normal", "quick"),
    "thinking": ("short", "long"),
    "seating": SEATINGS,
    "awake": ("on", "off"),
    "advice": ("on", "off"),
    "language": ("en",),
}
PAUSE = {"slow": 1600, "normal": 800, "quick": 450}  # ms an opponent takes at least: 0.4 s and the way to the screen
MOST = {"short": 0.9, "long": 2.9}  # seconds an opponent thinks at most: with the way to the screen it takes 1 s, or 3


def read(text: str) -> Settings:
    """The settings in a text; whatever cannot be read or is unknown falls back to what is usual."""
    try:
        data = outside.loads(text)
    except ValueError:
        return Settings()
    settings = Settings()
    for name, value in data.items() if isinstance(data, dict) else ():
        settings = change(settings, name, value)
    return settings


def write(settings: Settings) -> str:
    """The settings as text."""
    return json.dumps(asdict(settings), separators=(",", ":"))


def change(settings: Settings, name: str, value: object) -> Settings:
    """The settings after one choice; a choice that does not exist changes nothing."""
    if value not in CHOICES.get(name, ()):
        return settings
    return replace(settings, **{name: str(value)})
