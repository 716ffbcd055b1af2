"""What every request passes before the house looks at it: where it comes from, and how big it is."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import Refusal

BODY_BYTES = 8192
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def answer(refusal: Refusal) -> JSONResponse:
    return JSONResponse(refusal.problem.model_dump(), status_code=refusal.status)


class AnswerHeaders:
    """Says to the browser that our pages run only our own scripts and are nobody's frame."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                # An answer of the interface depends on who asks, and when.
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class HeadAsGet:
    """Answers HEAD like GET, but for the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_without_body(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        if scope["type"] == "http" and scope["method"] == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, send_without_body)
        else:
            await self._app(scope, receive, send)


class SameOrigin:
    """Refuses what another site's page makes a browser send: changes over HTTP, and every socket."""

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
    # Browsers always send an origin with these requests; programs that are no browser need not.
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all, such as "http://["
        return False


class SmallBodies:
    """Reads a body before the house does, and refuses one longer than any message of the protocol."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in SAFE_METHODS:
            await self._app(scope, receive, send)
        elif (body := await _body(receive)) is None:
            await answer(Refusal("problem-too-long"))(scope, receive, send)
        else:
            await self._app(scope, _once_more(body, receive), send)


def _once_more(body: bytes, receive: Receive) -> Receive:
    """Receives a body that has been read already, then what comes after it."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return unread.pop() if unread else await receive()

    return receive_again


async def _body(receive: Receive) -> bytes | None:
    """The whole body, or None when it is too long."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > BODY_BYTES:
            return None
        if not message.get("more_body", False):
            return bytes(body)
