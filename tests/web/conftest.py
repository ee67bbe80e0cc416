"""What the tests of the built site share."""

from pathlib import Path

import pytest

from tools.paths import DIST


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site that `make build` has made."""
    assert (DIST / "index.html").is_file(), "run `make build` first"
    return DIST
