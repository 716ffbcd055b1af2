"""The documentation at /docs: the site that `make docs` builds into the package's folder `site`."""

from os.path import isfile  # unlike Path.is_file, it returns False for an impossible path
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

SITE = Path(__file__).parent.parent.parent / "site"
# Its scripts are files of ours. Icons in its style sheet are data, and tables align their columns with styles.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
NOT_INSTALLED = """<!doctype html><html lang="en"><title>Parlour</title>
<h1>Parlour</h1>
<p>The documentation is not installed on this server. <code>make docs</code> builds it.</p></html>
"""
NOT_FOUND = """<!doctype html><html lang="en"><title>Parlour</title>
<h1>Parlour</h1>
<p>The documentation has no such page. <a href="/docs/">It begins here.</a></p></html>
"""

router = APIRouter()


@router.get("/api/docs")
def is_installed() -> bool:
    """Whether the server has the documentation."""
    return isfile(SITE / "index.html")


@router.get("/docs", include_in_schema=False)
def entrance() -> Response:
    return RedirectResponse("/docs/")


@router.get("/docs/{path:path}", include_in_schema=False)
def page(path: str) -> Response:
    """A file of the site; a folder has its page in `index.html`."""
    if not is_installed():
        return HTMLResponse(NOT_INSTALLED, 404)
    wanted = SITE / path / "index.html" if path.endswith("/") or not path else SITE / path
    if isfile(wanted) and wanted.resolve().is_relative_to(SITE.resolve()):
        return FileResponse(wanted, headers={"content-security-policy": POLICY, "cache-control": "no-cache"})
    if isfile(SITE / path / "index.html"):
        return RedirectResponse(f"/docs/{path}/")
    return HTMLResponse(NOT_FOUND, 404)
