"""What is the same for everybody is compressed once, and not for everyone who asks."""

import gzip
from functools import lru_cache
from mimetypes import guess_type
from os import stat_result
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

SMALLEST = 500  # bytes; below, compressing saves nothing, which the middleware thinks as well
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
MOST_FILES = 200


def text(request: Request, content: str) -> Response:
    """A long text, of which there are only a few."""
    if not accepts(request):
        return Response(content, media_type="text/plain")
    return _answer(_packed_text(content), "text/plain", {})


def file(request: Request, path: Path, headers: dict[str, str]) -> Response:
    """A file that is there."""
    about = path.stat()
    kind = guess_type(path.name)[0] or ""
    if not accepts(request) or about.st_size < SMALLEST or not kind.startswith(TEXTS):
        return FileResponse(path, headers=headers, stat_result=about)
    return _answer(_packed_file(path, _version(about)), kind, headers)


def accepts(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _answer(packed: bytes, kind: str, headers: dict[str, str]) -> Response:
    about = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(packed, media_type=kind, headers=headers | about)


@lru_cache(maxsize=8)
def _packed_text(content: str) -> bytes:
    return gzip.compress(content.encode())


def _version(about: stat_result) -> tuple[int, int]:
    return about.st_mtime_ns, about.st_size


@lru_cache(maxsize=MOST_FILES)
def _packed_file(path: Path, version: tuple[int, int]) -> bytes:
    """A file that changes has another version."""
    return gzip.compress(path.read_bytes())
