"""The small server of `make play`."""

import socket
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tools.serve import first_free, server

pytestmark = pytest.mark.native


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    for name in ("a.wasm", "b.mjs", "c.whl", "index.html"):
        (tmp_path / name).write_text("x")
    with server(tmp_path, 0) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield site.server_port
        site.shutdown()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/a.wasm", "application/wasm"),
        ("/b.mjs", "text/javascript"),
        ("/c.whl", "application/zip"),
        ("/", "text/html"),
    ],
)
def test_files_come_with_the_type_that_browsers_insist_on(port: int, path: str, kind: str) -> None:
    connection = HTTPConnection("127.0.0.1", port)
    connection.request("GET", path)
    answer = connection.getresponse()
    assert answer.status == 200
    assert answer.getheader("Content-Type") == kind
    assert answer.getheader("Cache-Control") == "no-cache"
    assert answer.read() == b"x"
    connection.close()


def test_a_taken_port_gives_the_next_free_one(tmp_path: Path) -> None:
    with server(tmp_path, 0) as taken, first_free(tmp_path, taken.server_port, "127.0.0.1") as other:
        assert other.server_port != taken.server_port


def test_whoever_closes_a_page_while_it_is_loading_is_no_fault(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "large").write_bytes(bytes(20_000_000))
    with server(tmp_path, 0) as site:  # waits at its end for all that it still does
        threading.Thread(target=site.serve_forever, daemon=True).start()
        site.daemon_threads = False
        with socket.create_connection(("127.0.0.1", site.server_port)) as visitor:
            visitor.sendall(b"GET /large HTTP/1.1\r\nHost: here\r\n\r\n")
            visitor.recv(1000)
        site.shutdown()
    assert capfd.readouterr() == ("", "")
