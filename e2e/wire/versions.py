"""Versions of the built site that can be told apart in all their parts, and a visitor who has a game saved there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, expect

from e2e.conftest import Watch, open_page, ready
from e2e.site import DIST, Site
from e2e.wire.conftest import Table, stand_in

GAME = '{"azumaya": 1, "kept": "whatever becomes of the files"}'
MARKED = ("launch.js", "head.js", "picture.js", "boot.js")  # classic scripts and modules, early and late
STYLE = "style/all.css"

# What the parts of the page say of themselves: the page, its style, every marked script, and Python.
PARTS = """() => ({
  page: document.querySelector("meta[name=build]").content,
  style: getComputedStyle(document.documentElement).getPropertyValue("--version"),
  scripts: globalThis.versions,
  python: document.documentElement.dataset.ready,
})"""
# No version waits any more, and the one that is there is at work.
SETTLED = """async () => {
  const [registration] = await navigator.serviceWorker.getRegistrations();
  return registration.waiting === null && registration.active?.state === "activated";
}"""
# How many files of which version lie on the device, in order.
KEPT = """async () => {
  const kept = {};
  for (const name of await caches.keys()) {
    kept[name.split(" ").at(-2)] = (await (await caches.open(name)).keys()).length;
  }
  return kept;
}"""
# Look for another version, and wait until it has come or has failed to.
LOOK_FOR_ANOTHER = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const worker = registration.installing;
  if (!worker) return;
  await new Promise((go) => {
    const look = () => worker.state !== "installing" && go();
    worker.addEventListener("statechange", look);
    look();
  });
}"""


def publish(site: Site, version: str) -> Site:
    """Put this version on the host, in all its parts."""
    site.deploy(version)
    scripts = {name: (DIST / name).read_text().replace(f'"{site.built}"', f'"{version}"') for name in MARKED}
    said = f'\n(globalThis.versions ??= []).push("{version}");\n'
    style = (DIST / STYLE).read_text() + f'\n:root {{ --version: "{version}"; }}\n'
    site.exchange({**{name: text + said for name, text in scripts.items()}, STYLE: style})
    return site


def published(site: Site) -> Site:
    """A host with a stand-in for Python, at its first version."""
    return publish(stand_in(site, "room"), "first")


class Visitor:
    """A browser of its own, in which a game is saved."""

    def __init__(self, browser: Browser, watching: Watch, site: Site, settings: dict[str, Any]) -> None:
        page = open_page(browser, watching, **settings)
        self.context, self.site = page.context, site
        self.table = Table(page, site)

    def arrive(self, kept: bool = True) -> Table:
        """The first visit, until everything lies on the device if it is `kept`."""
        self.table.open()
        self.table.page.evaluate("(game) => localStorage.setItem('azumaya.v1.game.k3', game)", GAME)
        if kept:
            told(self.table, "cached")
        return self.table

    def another(self) -> Table:
        """One more tab."""
        return Table(self.context.new_page(), self.site)

    def leave(self) -> None:
        """Close every tab but one elsewhere on the host, until the browser has let go of the site."""
        self.table = self.another()
        for page in self.context.pages[:-1]:
            page.close()
        self.table.page.goto(self.site.url.removesuffix(self.site.below))
        self.table.page.wait_for_function(SETTLED)


def told(table: Table, news: str) -> None:
    """Wait until Python was told this of its surroundings."""
    expect(table["log"]).to_contain_text(f'"{news}": true', timeout=60_000)


def is_whole(table: Table, version: str) -> None:
    """All that runs is of this version, and the saved game is there."""
    ready(table.page)
    parts = table.page.evaluate(PARTS)
    whole = {"page": version, "style": f'"{version}"', "scripts": [version] * len(MARKED), "python": version}
    assert parts == whole, parts
    assert table.page.evaluate("localStorage.getItem('azumaya.v1.game.k3')") == GAME


def reload(table: Table) -> Table:
    """The page once more."""
    table.page.reload()
    ready(table.page)
    return table


def kept(table: Table) -> Any:
    """How many files of which version lie on the device."""
    return table.page.evaluate(KEPT)


def all_of(site: Site, version: str) -> dict[str, int]:
    """What `kept` tells when this version alone lies there, whole."""
    return {version: site.read("sw.js").count('"sha256"')}
