"""Where things lie in the repository."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PY = ROOT / "py"
WEB = ROOT / "web"
VENDOR = WEB / "vendor"
DIST = ROOT / "dist"
WORK = ROOT / "build"
NODE_MODULES = ROOT / "node_modules"
