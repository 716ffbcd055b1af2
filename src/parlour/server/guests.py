"""Who is there: a guest is a random id in a signed cookie, and a name if they gave one."""

import hashlib
import secrets
import unicodedata
from typing import NamedTuple

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .guard import answer
from .messages import JOINERS, Me, Rename
from .problems import Refusal
from .storage import Storage, StoredGuest
from .tables import accounts, guests

COOKIE = "parlour_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie
RENEWED_AT = "/api/me"  # every visit begins there, so who comes back is remembered for that long again
ASKED_AT = ("/api/", "/ws/")  # where it matters who somebody is
FOLDED_CHARACTERS = 100


class Session(NamedTuple):
    """What a cookie says: who has it, and how often they had changed their password when it was signed."""

    guest: str
    epoch: int = 0


def new_session() -> Session:
    return Session(secrets.token_hex(16))


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._signer = Signer(storage.secret, salt="guest", digest_method=hashlib.sha256)

    def signed(self, cookie: str) -> Session | None:
        """What the cookie says; None when we never signed it."""
        try:
            guest, _, epoch = self._signer.unsign(cookie).decode().partition(".")
        except BadSignature:
            return None
        return Session(guest, int(epoch or 0))  # the first cookies had no epoch

    async def is_valid(self, session: Session) -> bool:
        """Whether nobody has changed the password since the cookie was signed."""
        epoch = sa.select(accounts.c.epoch).where(accounts.c.guest == session.guest)
        return (await self._storage.read(lambda db: db.scalar(epoch)) or 0) == session.epoch

    def cookie(self, session: Session, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        value = self._signer.sign(f"{session.guest}.{session.epoch}").decode()
        rest = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{rest}"

    async def me(self, guest: str) -> Me:
        known = sa.select(guests, accounts.c.guest.label("account"))
        known = known.outerjoin(accounts, accounts.c.guest == guests.c.id).where(guests.c.id == guest)
        row = await self._storage.read(lambda db: db.execute(known).first())
        if row is None:
            return _me(StoredGuest(guest, None, None), account=False)
        return _me(StoredGuest(row.id, row.name, row.language), row.account is not None)

    async def rename(self, guest: Me, wish: Rename) -> Me:
        before = await self._storage.guest(guest.id)
        after = StoredGuest(guest.id, wish.name or before.name, wish.language or before.language)
        key = own_name(wish.name or guest.name)
        if wish.name and await self._is_anothers(key, guest.id):
            raise Refusal("problem-name-taken")
        try:
            await self._storage.keep_guest(after, also=lambda db: _keep_folded(db, guest.id, key))
        except sa.exc.IntegrityError as error:
            raise Refusal("problem-name-taken") from error  # somebody took it in the same moment
        return _me(after, guest.account)

    async def _is_anothers(self, key: str, guest: str) -> bool:
        """An account's name is nobody else's, so that nobody can pass for somebody else."""
        taken = sa.exists().where(accounts.c.folded == key, accounts.c.guest != guest).select()
        return bool(await self._storage.read(lambda db: db.scalar(taken)))


def _keep_folded(db: Connection, guest: str, key: str) -> None:
    db.execute(sa.update(accounts).where(accounts.c.guest == guest).values(folded=key))


def folded(name: str) -> str:
    """A name as it must be unique among accounts: however it is spelled, in capitals or not.

    >>> folded("Straße") == folded("STRASSE"), folded("Ａnn") == folded("ann")
    (True, True)
    """
    visible = "".join(letter for letter in name if letter not in JOINERS and letter != "\0")
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold())


def own_name(name: str) -> str:
    """A name that an account may have, folded: a few letters become very many."""
    key = folded(name)
    if len(key) > FOLDED_CHARACTERS:
        raise Refusal("problem-name")
    return key


def guest_number(guest: str) -> int:
    """By which others tell somebody who gave no name: four digits."""
    return 1000 + int(guest[:8], 16) % 9000


def guest_name(guest: str) -> str:
    """What somebody who gave no name is called where nobody's language is known."""
    return f"Guest {guest_number(guest)}"


def _me(stored: StoredGuest, account: bool) -> Me:
    # A language was checked when it was given, so it is one now.
    return Me.model_validate(
        {
            "id": stored.id,
            "name": stored.name or guest_name(stored.id),
            "guest": None if stored.name else guest_number(stored.id),
            "account": account,
            "language": stored.language,
        }
    )


class Doorkeeper:
    """Reads the cookie into `state.guest`, and gives a new guest to a browser that has none.

    Whoever changes `state.session` gives the browser a new cookie. A socket cannot be given one: who opens one
    without a cookie stays None, a spectator.
    """

    def __init__(self, app: ASGIApp, guests: Guests) -> None:
        self._app = app
        self._guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                known = await self._known(scope)
            except Refusal as refusal:  # the storage cannot say
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
