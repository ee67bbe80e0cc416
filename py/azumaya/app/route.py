"""Addresses: `#/`, `#/new/GAME`, `#/game/ID`, `#/game/ID/SHEET`, `#/rules/GAME#CLAUSE`, `#/settings`, `#/check`,
`#/licences`, `#/licences/WORK`."""

from __future__ import annotations

import re

from azumaya.app.model import Route

SHEETS = ("log", "score", "menu", "settings", "leave")
HOME = Route()
LOST = Route(lost=True)
_NAME = re.compile(r"[0-9A-Za-z-]{1,40}")


def parse(address: str) -> Route:
    """The route an address names; home, marked as lost, for an address that names nothing."""
    path, _, clause = address.removeprefix("#").partition("#")
    match [part for part in path.split("/") if part]:
        case []:
            return HOME
        case ["settings" | "check" | "licences" as screen]:
            return Route(screen)
        case ["licences", work] if _NAME.fullmatch(work):
            return Route("licences", work)
        case ["new", game] if _NAME.fullmatch(game):
            return Route("new", game)
        case ["game", id] if _NAME.fullmatch(id):
            return Route("game", id)
        case ["game", id, sheet] if _NAME.fullmatch(id) and sheet in SHEETS:
            return Route("game", id, sheet)
        case ["rules", game] if _NAME.fullmatch(game):
            return Route("rules", game, clause=clause if _NAME.fullmatch(clause) else "")
    return LOST


def to_text(route: Route) -> str:
    """The address of a route."""
    if route.screen == "home":
        return "#/"
    parts = ["#", route.screen, *filter(None, (route.id, route.sheet))]
    return "/".join(parts) + (f"#{route.clause}" if route.clause else "")


def game(id: str) -> Route:
    """The table of that game."""
    return Route("game", id)
