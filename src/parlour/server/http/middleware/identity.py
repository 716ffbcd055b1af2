"""Who sent a request: a guest by a cookie, or a program by a token."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ...domain.refusals import Refusal
from ...people.guests import COOKIE, Guests, Session, new_session
from ...people.programs import Programs
from ...wire.messages import Refused
from ...wire.problems import problem_of
from ..answers import answer

RENEWED_AT = "/api/me"  # every visit begins there, so each visit renews the cookie
ASKED_AT = ("/api/", "/ws/")  # where the guest matters
BEARER = "bearer "
COME_AGAIN = 1012
NO_SUCH_TOKEN = 4401


class Identity:
    """Reads the token or the cookie into `state.guest`, and gives a new guest to a browser that has neither.

    A route that changes `state.session` gives the browser a new cookie. A socket cannot be given one: without a
    cookie its guest stays None, a spectator. A program has no session, and its cookies count for nothing.
    """

    def __init__(self, app: ASGIApp, guests: Guests, programs: Programs) -> None:
        self._app = app
        self._guests = guests
        self._programs = programs

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                send = await self._identify(scope, send)
            except Refusal as refusal:  # an unknown token, or the database cannot be asked
                await _refuse(refusal, scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _identify(self, scope: Scope, send: Send) -> Send:
        state = scope.setdefault("state", {})
        if token := _token(scope):
            state["session"], state["guest"] = None, await self._programs.of_token(token)
            return send
        known = await self._known(scope)
        state["session"] = known or (new_session() if scope["type"] == "http" else None)
        state["guest"] = state["session"] and state["session"].guest
        if scope["type"] == "http":
            return self._with_cookie(scope, None if scope["path"] == RENEWED_AT else known, send)
        return send

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


def _token(scope: Scope) -> str | None:
    said = Headers(scope=scope).get("authorization", "")
    is_token = said.lower().startswith(BEARER) and scope["path"].startswith(ASKED_AT)
    return said[len(BEARER) :].strip() if is_token else None


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        response = answer(refusal)
        if refusal.status == 401:
            response.headers["www-authenticate"] = "Bearer"
        await response(scope, receive, send)
    elif refusal.is_ours:
        await send({"type": "websocket.close", "code": COME_AGAIN})
    else:
        socket = WebSocket(scope, receive, send)
        await socket.accept()
        await socket.send_text(Refused(id=None, problem=problem_of(refusal)).model_dump_json())
        await socket.close(NO_SUCH_TOKEN)
