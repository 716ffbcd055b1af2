"""What MkDocs does beside building the pages, named in mkdocs.yml.

- Links to files that are no pages (`../README.md`) become plain names: the site is read where these files are not.
- Scripts that stand in a page become files, so that the server's content security policy, which allows no others,
  holds for the site too.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Links that lead out of the documents."""
    depth = page.file.src_uri.count("/")
    return re.sub(rf"\[([^\]]+)\]\((?:\.\./){{{depth + 1}}}[^)]*\)", r"\1", markdown)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Scripts in the page."""
    root = "../" * (page.url.count("/")) or "./"

    def moved(script: re.Match[str]) -> str:
        name = f"inline-{hashlib.sha256(script[1].encode()).hexdigest()[:12]}.js"
        folder = Path(config.site_dir) / "assets"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(script[1], encoding="utf-8")
        return f'<script src="{root}assets/{name}"></script>'

    return INLINE.sub(moved, output)
