"""The browser client, as it was built into the package's folder `page`. It has every path but the interface's."""

from os.path import isfile  # unlike Path.is_file it says no to a path that no file can have
from pathlib import Path

from fastapi import APIRouter
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.responses import FileResponse, HTMLResponse, Response

from ...domain.refusals import Refusal
from ..depends import TheHouse

PAGE = Path(__file__).parent.parent.parent / "page"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built assets carry a hash of what is in them
NOT_BUILT = """<!doctype html><html lang="en"><title>Parlour</title>
<h1>Parlour</h1>
<p>The server is up, but its page is not built yet. Build it with <code>make page</code>.</p></html>
"""


class ClientPath(PathConvertor):
    """In a route, `{path:client}` is every path but those of the interface."""

    regex = "(?!api/|ws/).*"


register_url_convertor("client", ClientPath())
router = APIRouter()


@router.get("/{path:client}", include_in_schema=False)
def page(path: str, house: TheHouse) -> Response:
    return file(house.page, path)


def file(page: Path, path: str) -> Response:
    """A built file; every other path is a place inside the client, which finds its way by itself."""
    wanted = page / path
    if isfile(wanted) and wanted.resolve().is_relative_to(page.resolve()):
        hashed = path.startswith("assets/")
        return FileResponse(wanted, headers={"cache-control": FOR_EVER if hashed else "no-cache"})
    if path.startswith("assets/"):
        # The whole page in place of a script of an older build would only confuse the browser.
        raise Refusal("problem-no-such-page")
    index = page / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})
    return FileResponse(index, headers={"cache-control": "no-cache"})
