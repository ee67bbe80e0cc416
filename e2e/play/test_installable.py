"""The browser itself says that the site can be installed, under any path."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType

from e2e.conftest import Watch, ready
from e2e.site import Site


def test_the_browser_finds_nothing_that_keeps_it_from_being_installed(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    built: Path,
    watching: Watch,
    tmp_path: Path,
) -> None:
    # an ordinary profile: in a private window nothing can be installed
    with (
        Site(built, "/some/where/") as site,
        browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args) as context,
    ):
        page = watching.over(context).pages[0]
        page.goto(site.url)
        ready(page)
        devtools = context.new_cdp_session(page)
        told = devtools.send("Page.getAppManifest")
        assert told["url"] == f"{site.url}manifest.webmanifest"
        assert told["errors"] == []
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        assert devtools.send("Page.getAppId")["appId"] == f"http://127.0.0.1:{site.port}/azumaya"
        icons = told["manifest"]["icons"]
        assert all(page.request.get(icon["url"]).ok for icon in icons)
