"""Guests: a guest is a random id in a signed cookie, and a name if they chose one."""

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
    """What a cookie says: the guest, the epoch of their password when it was signed, and which visit it belongs to."""

    guest: str
    epoch: int = 0
    visit: str = ""  # the first cookies had no visit


def new_session() -> Session:
    return visit_of(secrets.token_hex(16))


def visit_of(guest: str, epoch: int = 0) -> Session:
    """A session that no other device has."""
    return Session(guest, epoch, secrets.token_urlsafe(9))


def void_key(guest: str, visit: str | None = None) -> str:
    """The key under which a visit, or all visits of a guest, are revoked. The guest cannot be read from it."""
    return hashlib.sha256(f"{guest} {visit}".encode()).hexdigest()


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._signer = Signer(storage.secret, salt="guest", digest_method=hashlib.sha256)

    def signed(self, cookie: str) -> Session | None:
        """What the cookie says; None if its signature is not ours."""
        try:
            guest, epoch, visit, *_ = [*self._signer.unsign(cookie).decode().split("."), "", ""]
        except BadSignature:
            return None
        return Session(guest, int(epoch or 0), visit)  # the first cookies had no epoch

    async def is_valid(self, session: Session) -> bool:
        """Whether the session is valid: no logout, deletion or change of password since the cookie was signed."""
        guest, visit, visits = session.guest, void_key(session.guest, session.visit), void_key(session.guest)
        epoch, is_void = await self._storage.ask(accounts.EPOCH_AND_VOID, guest=guest, visit=visit, visits=visits)
        return (epoch or 0) == session.epoch and not is_void

    async def log_out(self, session: Session) -> None:
        """Revoke the cookie of this session."""
        key = void_key(session.guest, session.visit)
        await self._storage.write(lambda db: accounts.void(db, key, session.guest))

    def cookie(self, session: Session, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        value = self._signer.sign(".".join(map(str, session))).decode()
        rest = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{rest}"

    async def get(self, guest: str) -> Guest:
        return await self._storage.guest(guest)

    async def rename(self, guest: Guest, name: str | None, language: str | None) -> tuple[Guest, list[str]]:
        """Change the guest. Returns them as they are now, and the guests who lose a name to them.

        Nobody else may have an account's name, so that nobody can impersonate its owner.
        """
        after = replace(guest, name=name or guest.name, language=language or guest.language)
        key = own_name(name) if name else None
        return after, await self._storage.write(lambda db: accounts.rename(db, after, key))
