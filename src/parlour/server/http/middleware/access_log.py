"""Counts and logs every request and socket, and answers with a problem when the code behind it fails."""

import logging
import secrets
import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...domain.refusals import Refusal
from ...ops import metrics
from ...ops.logs import request_id
from ..answers import answer

log = logging.getLogger(__name__)

UNKNOWN = "(none)"  # the label for a path without a route


class AccessLog:
    """Gives each request an id. Every log line of the request carries it, and the answer too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        token = request_id.set(secrets.token_hex(6))
        try:
            await (self._request if scope["type"] == "http" else self._socket)(scope, receive, send)
        finally:
            request_id.reset(token)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = str(request_id.get())
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        except Exception:
            metrics.faults.inc()
            log.exception("%s %s failed", scope["method"], _route(scope))
            if status:
                raise  # half an answer is sent: only closing the connection shows that it is incomplete
            await answer(Refusal("problem-server"))(scope, receive, send_with_id)
        metrics.requests.labels(scope["method"], _route(scope), str(status)).inc()
        _say(scope["method"], scope, status, began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        metrics.sockets.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            metrics.sockets.dec()
            _say("SOCKET", scope, None, began)


def _route(scope: Scope) -> str:
    route = scope.get("route")
    return str(getattr(route, "path", UNKNOWN))


def _say(method: str, scope: Scope, status: int | None, began: float) -> None:
    if log.isEnabledFor(logging.INFO):
        spent = round((time.perf_counter() - began) * 1000, 1)
        fields = {"method": method, "route": _route(scope), "status": status, "milliseconds": spent}
        log.info("%s %s %s, %s ms", method, fields["route"], status or "closed", spent, extra=fields)
