"""Boards that games bring along: what lies in the folder `web` of a game's package, served from this server.

The page imports `board.js` from there when it opens (docs/boards.md). Its content security policy runs only scripts of
the server itself, so a board cannot come from anywhere else.
"""

from os.path import isfile
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from ... import games
from ...games.boards import folder
from ..domain.refusals import Refusal

router = APIRouter()


@router.get("/boards/{code}/{path:path}", include_in_schema=False)
def board_file(code: str, path: str) -> Response:
    spec = next((spec for spec in games.specs() if spec.code == code), None)
    wanted = folder(spec) / path if spec else Path()
    if spec and isfile(wanted) and wanted.resolve().is_relative_to(folder(spec).resolve()):
        return FileResponse(wanted, headers={"cache-control": "no-cache"})
    raise Refusal("problem-no-such-page")
