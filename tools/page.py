"""Builds the browser client (web/) into src/parlour/server/page when its sources are newer."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path


def build(root: Path) -> None:
    web, page = root / "web", root / "src" / "parlour" / "server" / "page"
    if os.environ.get("PARLOUR_NO_PAGE") or not web.exists() or _is_current(web, page):
        return
    npm = shutil.which("npm")
    if not npm:
        raise SystemExit("The page cannot be built without Node: there is no npm on the path.")
    if not _is_installed(web):
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)


def _is_installed(web: Path) -> bool:
    installed = web / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def _is_current(web: Path, page: Path) -> bool:
    index = page / "index.html"
    if not index.exists():
        return False
    sources = [path for folder in ("src", "public", "offline") for path in (web / folder).rglob("*") if path.is_file()]
    sources += [path for path in web.iterdir() if path.is_file()]
    # The page serves these to people who write programs.
    sources += [web.parent / "docs" / name for name in ("bots.md", "protocol.md")]
    sources += (web.parent / "examples").glob("player.*")
    # The page without a connection says its words in all languages.
    sources += (web.parent / "src" / "parlour" / "text").glob("*.ftl")
    return index.stat().st_mtime > max(path.stat().st_mtime for path in sources)


if __name__ == "__main__":
    build(Path(__file__).parent.parent)
