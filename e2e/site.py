"""The built site on 127.0.0.1, whole or with some of its files exchanged."""

import hashlib
import json
import os
import re
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType
from urllib.parse import urlsplit

from tools.paths import ROOT
from tools.serve import TYPES

DIST = Path(os.environ.get("E2E_DIST", ROOT / "dist"))
LISTING = re.compile(r"const PRECACHE = (\[.*?\]);")
BUILD = re.compile(r'<meta name="build" content="([^"]*)"')


def build_of(page: str) -> str:
    """Which build a page is of."""
    found = BUILD.search(page)
    assert found
    return found[1]


class Handler(SimpleHTTPRequestHandler):
    """Files of the folder, but what the site exchanges; one connection a request, so that off is off."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    exchanged: dict[str, bytes]
    asked: list[str]
    cut: set[str]
    below: str
    caching: str

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if not path.startswith(self.below):
            self.send_error(404)
            return
        name = path.removeprefix(self.below) or "index.html"
        self.asked.append(name)
        if name in self.cut:
            self.server.shutdown()
            self.server.server_close()
        elif name in self.exchanged:
            self._give(name, self.exchanged[name])
        else:
            self.path = f"/{name}"
            super().do_GET()

    def _give(self, name: str, content: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", self.caching)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Tests say what matters."""


class Site:
    """A static host for the built site, under a sub-path if one is given; `caching` is what it tells browsers."""

    def __init__(self, folder: Path, below: str = "/", caching: str = "no-cache") -> None:
        self.folder, self.below, self.caching = folder, below, caching
        self.exchanged: dict[str, bytes] = {}
        self.asked: list[str] = []
        self.cut: set[str] = set()  # whoever asks for one of these finds the network gone in the middle
        self.port = 0
        self.server: ThreadingHTTPServer | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{self.below}"

    def start(self) -> None:
        """On the same port as before, if there was one."""
        told = ("exchanged", "asked", "cut", "below", "caching")
        members = {name: getattr(self, name) for name in told}
        handler = partial(type("Exchanging", (Handler,), members), directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
        self.server = None

    def read(self, name: str) -> str:
        content = self.exchanged.get(name) or (self.folder / name).read_bytes()
        return content.decode()

    @property
    def build(self) -> str:
        return build_of(self.read("index.html"))

    @property
    def built(self) -> str:
        """What it is in the folder."""
        return build_of((self.folder / "index.html").read_text())

    def exchange(self, files: dict[str, str]) -> None:
        """Serve these instead, and let the service worker's list tell so."""
        self.exchanged.update({name: text.encode() for name, text in files.items()})
        text = self.read("sw.js")
        found = LISTING.search(text)
        assert found, "sw.js has no list"
        listed = json.loads(found[1])
        for entry in listed:
            if entry["url"] in self.exchanged:
                entry["sha256"] = hashlib.sha256(self.exchanged[entry["url"]]).hexdigest()
        self.exchanged["sw.js"] = text.replace(found[1], json.dumps(listed)).encode()

    def deploy(self, build: str) -> None:
        """The same site as another build, whatever is in it."""
        old = self.build
        page = self.read("index.html").replace(f'content="{old}"', f'content="{build}"')
        self.exchanged["sw.js"] = self.read("sw.js").replace(f'BUILD = "{old}"', f'BUILD = "{build}"').encode()
        worker = self.read("worker.py").replace(f'BUILD = "{old}"', f'BUILD = "{build}"')
        script = (self.folder / "boot.js").read_text().replace(f'"{self.built}"', f'"{build}"')
        self.exchange({"index.html": page, "worker.py": worker, "boot.js": script})

    def __enter__(self) -> "Site":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
