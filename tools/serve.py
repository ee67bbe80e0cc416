"""Serves dist/ on this machine, as any static host would. `make play` ends here."""

import argparse
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.paths import DIST

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on; a machine's own table may be wrong."""

    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012
    protocol_version = "HTTP/1.1"

    def handle(self) -> None:
        """Answer; whoever closes a page while it is loading is no fault."""
        with suppress(ConnectionError):
            super().handle()

    def end_headers(self) -> None:
        """Let the browser keep files but ask each time: a rebuilt site shows at once."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of files that were found."""

    def log_error(self, format: str, *args: object) -> None:
        """Name what was asked for in vain."""
        print(f"{self.path}: {format % args}", flush=True)


def server(folder: Path, port: int, host: str = "127.0.0.1") -> ThreadingHTTPServer:
    """A server for this folder at this port, or at any free one for port 0."""
    handler: Callable[..., Handler] = partial(Handler, directory=str(folder))
    return ThreadingHTTPServer((host, port), handler)


def first_free(folder: Path, port: int, host: str) -> ThreadingHTTPServer:
    """A server at this port or the next free one after it."""
    for candidate in range(port, port + 100):
        try:
            return server(folder, candidate, host)
        except OSError:
            continue
    return server(folder, 0, host)


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(prog="python -m tools.serve", description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="or the next free one")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 to be seen from a tablet")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST)
    args = parser.parse_args()
    with first_free(args.folder, args.port, args.host) as site:
        print(f"Azumaya is at http://{args.host}:{site.server_port}/  (Ctrl+C ends it)", flush=True)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
