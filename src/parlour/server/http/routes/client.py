"""The browser client, built into the package's folder `page`. It has every path that does not belong to the API."""

from os.path import isfile  # unlike Path.is_file, it returns False for an impossible path
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.responses import HTMLResponse, Response

from ...domain.refusals import Refusal
from .. import packed
from ..depends import TheHouse

PAGE = Path(__file__).parent.parent.parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built assets contain a hash of their content
NOT_BUILT = """<!doctype html><html lang="en"><title>Parlour</title>
<h1>Parlour</h1>
<p>The server is up, but its page is not built yet. Build it with <code>make page</code>.</p></html>
"""


class ClientPath(PathConvertor):
    """In a route, `{path:client}` is every path except those of the API."""

    regex = "(?!api/|ws/).*"


register_url_convertor("client", ClientPath())
router = APIRouter()


@router.get("/{path:client}", include_in_schema=False)
def page(path: str, house: TheHouse, request: Request) -> Response:
    return file(house.page, path, request)


def file(page: Path, path: str, request: Request) -> Response:
    """A built file. Every other path gets the client's page, and the client shows the right view."""
    wanted = page / path
    if isfile(wanted) and wanted.resolve().is_relative_to(page.resolve()):
        hashed = path.startswith("assets/")
        return packed.file(request, wanted, {"cache-control": FOR_EVER if hashed else "no-cache"})
    if path.startswith("assets/"):
        # A script of an older build must not be answered with the page.
        raise Refusal("problem-no-such-page")
    index = page / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})
    return packed.file(request, index, {"cache-control": "no-cache"})
