"""Who is there: a guest is a random id in a signed cookie, and a name if they gave one."""

import hashlib
import secrets

from itsdangerous import BadSignature, Signer
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .messages import Me, Rename
from .storage import Storage, StoredGuest

COOKIE = "parlour_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie
RENEWED_AT = "/api/me"  # every visit begins there, so who comes back is remembered for that long again


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._signer = Signer(storage.secret, salt="guest", digest_method=hashlib.sha256)

    def known(self, cookie: str) -> str | None:
        """The guest a cookie was signed for; None when we never signed it."""
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None

    def cookie(self, guest: str, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        value = self._signer.sign(guest).decode()
        rest = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{rest}"

    async def me(self, guest: str) -> Me:
        return _me(await self._storage.guest(guest))

    async def rename(self, guest: str, wish: Rename) -> Me:
        before = await self._storage.guest(guest)
        after = StoredGuest(guest, wish.name or before.name, wish.language or before.language)
        await self._storage.keep_guest(after)
        return _me(after)


def guest_number(guest: str) -> int:
    """By which others tell somebody who gave no name: four digits."""
    return 1000 + int(guest[:8], 16) % 9000


def guest_name(guest: str) -> str:
    """What somebody who gave no name is called where nobody's language is known."""
    return f"Guest {guest_number(guest)}"


def _me(stored: StoredGuest) -> Me:
    # A language was checked when it was given, so it is one now.
    return Me.model_validate(
        {
            "id": stored.id,
            "name": stored.name or guest_name(stored.id),
            "guest": None if stored.name else guest_number(stored.id),
            "language": stored.language,
        }
    )


class Doorkeeper:
    """Reads the cookie into `state.guest`, and gives a new guest to a browser that has none.

    A socket cannot be given a cookie: who opens one without stays None, a spectator.
    """

    def __init__(self, app: ASGIApp, guests: Guests) -> None:
        self._app = app
        self._guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            guest = self._guests.known(HTTPConnection(scope).cookies.get(COOKIE, ""))
            if scope["type"] == "http" and (guest is None or scope["path"] == RENEWED_AT):
                guest = guest or secrets.token_hex(16)
                cookie = self._guests.cookie(guest, secure=scope["scheme"] == "https")
                send = self._with_cookie(send, cookie)
            scope.setdefault("state", {})["guest"] = guest
        await self._app(scope, receive, send)

    @staticmethod
    def _with_cookie(send: Send, cookie: str) -> Send:
        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("set-cookie", cookie)
            await send(message)

        return send_with_cookie
