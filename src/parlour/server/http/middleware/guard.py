"""Refuses requests from other sites and requests that are too big, before a route sees them."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...domain.refusals import Refusal
from ..answers import answer

BODY_BYTES = 8192
EDITION_BYTES = 131_072  # a set of components is longer than any message
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class SameOrigin:
    """Refuses requests that another site's page makes a browser send: changes over HTTP, and every socket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guarded = scope["type"] == "websocket" or scope.get("method", "GET") not in SAFE_METHODS
        if scope["type"] == "lifespan" or not guarded or _same_origin(Headers(scope=scope)):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await answer(Refusal("problem-other-site"))(scope, receive, send)


def _same_origin(headers: Headers) -> bool:
    # Browsers always send an origin with these requests; other programs need not.
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not a valid address, such as "http://["
        return False


class SmallBodies:
    """Reads the body before the route does, and refuses a body longer than any message of the protocol."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            await self._app(scope, receive, send)
        elif (body := await _body(receive, _longest(scope["path"]))) is None:
            await answer(Refusal("problem-too-long"))(scope, receive, send)
        else:
            await self._app(scope, _once_more(body, receive), send)


def _once_more(body: bytes, receive: Receive) -> Receive:
    """Passes on a body that has been read already, then what comes after it."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return unread.pop() if unread else await receive()

    return receive_again


def _longest(path: str) -> int:
    return EDITION_BYTES if "editions" in path.split("/")[2:5] else BODY_BYTES


async def _body(receive: Receive, longest: int) -> bytes | None:
    """The whole body, or None if it is too long."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > longest:
            return None
        if not message.get("more_body", False):
            return bytes(body)
