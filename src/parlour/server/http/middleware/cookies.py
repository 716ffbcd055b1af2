"""The cookie of every request, which says which guest sent it."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...domain.refusals import Refusal
from ...people.guests import COOKIE, Guests, Session, new_session
from ..answers import answer

RENEWED_AT = "/api/me"  # every visit begins there, so each visit renews the cookie
ASKED_AT = ("/api/", "/ws/")  # where the guest matters


class Cookies:
    """Reads the cookie into `state.guest`, and gives a new guest to a browser that has none.

    A route that changes `state.session` gives the browser a new cookie. A socket cannot be given one: without a
    cookie its guest stays None, a spectator.
    """

    def __init__(self, app: ASGIApp, guests: Guests) -> None:
        self._app = app
        self._guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                known = await self._known(scope)
            except Refusal as refusal:  # the database cannot be asked
                await self._refuse(refusal, scope, receive, send)
                return
            state = scope.setdefault("state", {})
            state["session"] = known or (new_session() if scope["type"] == "http" else None)
            state["guest"] = state["session"] and state["session"].guest
            if scope["type"] == "http":
                send = self._with_cookie(scope, None if scope["path"] == RENEWED_AT else known, send)
        await self._app(scope, receive, send)

    @staticmethod
    async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await answer(refusal)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1012})

    async def _known(self, scope: Scope) -> Session | None:
        session = self._guests.signed(HTTPConnection(scope).cookies.get(COOKIE, ""))
        if session and scope["path"].startswith(ASKED_AT) and not await self._guests.is_valid(session):
            return None
        return session

    def _with_cookie(self, scope: Scope, known: Session | None, send: Send) -> Send:
        async def send_with_cookie(message: Message) -> None:
            session = scope["state"]["session"]
            if message["type"] == "http.response.start" and session != known:
                cookie = self._guests.cookie(session, secure=scope["scheme"] == "https")
                MutableHeaders(scope=message).append("set-cookie", cookie)
            await send(message)

        return send_with_cookie
