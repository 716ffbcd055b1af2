"""A full server answers that it is busy, and still answers health checks."""

from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send

from ...domain.refusals import Refusal
from ..answers import answer

ALWAYS = "/healthz"
TRY_LATER = 1013


class Capacity:
    """`app.state.is_full` is set by the code that serves the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] == ALWAYS or not _is_full(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": TRY_LATER})
        else:
            response = answer(Refusal("problem-busy"))
            response.headers["connection"] = "close"
            await response(scope, receive, send)


def _is_full(scope: Scope) -> bool:
    is_full: Callable[[], bool] = scope["app"].state.is_full
    return is_full()
