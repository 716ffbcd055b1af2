"""Who is there: a guest is a random id in a signed cookie, and a name if they gave one."""

import hashlib
import secrets
from dataclasses import replace
from typing import NamedTuple

from itsdangerous import BadSignature, Signer

from ..db.queries import accounts
from ..db.storage import Storage
from ..domain.names import own_name
from ..domain.people import Guest

COOKIE = "parlour_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep a cookie


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
        return await self._storage.read(lambda db: accounts.epoch(db, session.guest)) == session.epoch

    def cookie(self, session: Session, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        value = self._signer.sign(f"{session.guest}.{session.epoch}").decode()
        rest = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{rest}"

    async def get(self, guest: str) -> Guest:
        return await self._storage.guest(guest)

    async def rename(self, guest: Guest, name: str | None, language: str | None) -> Guest:
        """An account's name is nobody else's, so that nobody can pass for somebody else."""
        after = replace(guest, name=name or guest.name, language=language or guest.language)
        key = own_name(name) if name else None
        await self._storage.write(lambda db: accounts.rename(db, after, key))
        return after
