"""Programs: accounts that other people's programs play with, by a token instead of a cookie.

A person with an account makes them. A token is shown once; only its hash is stored.
"""

import hashlib
import secrets
from datetime import UTC, datetime

from ..db.queries import programs
from ..db.queries.accounts import Account
from ..db.storage import Storage
from ..domain.names import own_name
from ..domain.people import Guest, Program
from ..domain.refusals import Refusal
from ..http.limits import Allowance
from .accounts import FIRST_EPOCH
from .guests import new_session

MOST = 10  # of one owner
NO_PASSWORD = ""  # no password fits it
PREFIX = "parlour_"  # so that tools which look for secrets in files recognise a token


class Programs:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._changes = Allowance(burst=20, seconds=30.0)  # new programs and tokens, by owner

    async def make(self, owner: Guest, name: str) -> tuple[Program, str, list[str]]:
        """Make a program of that name. Returns it with its token, and the guests who lose a name to it."""
        if not owner.account:
            raise Refusal("problem-no-account")
        self._need_restraint(owner.id)
        named = Guest(new_session().guest, name)
        account = Account(named.id, own_name(name), NO_PASSWORD, FIRST_EPOCH, datetime.now(UTC))
        token = _new_token()
        unnamed = await self._storage.write(lambda db: programs.add(db, owner.id, account, named, _hashed(token), MOST))
        return Program(named.id, name, active=True), token, unnamed

    async def of_owner(self, owner: str) -> list[Program]:
        return await self._storage.read(lambda db: programs.of_owner(db, owner))

    async def need(self, owner: str, program: str) -> Program:
        """That program, which must be the owner's."""
        found = next((own for own in await self.of_owner(owner) if own.id == program), None)
        if found is None:
            raise Refusal("problem-no-such-program")
        return found

    async def of_token(self, token: str) -> str:
        """The guest of the program with that token."""
        found = await self._storage.ask(programs.OF_TOKEN, token=_hashed(token))
        if found is None:
            raise Refusal("problem-token")
        return str(found[0])

    async def new_token(self, owner: str, program: str) -> str:
        """A new token in place of the old one."""
        self._need_restraint(owner)
        token = _new_token()
        await self._storage.write(lambda db: programs.change_token(db, owner, program, _hashed(token)))
        return token

    async def revoke(self, owner: str, program: str) -> None:
        await self._storage.write(lambda db: programs.change_token(db, owner, program, None))

    def _need_restraint(self, owner: str) -> None:
        if not self._changes.takes(owner):
            raise Refusal("problem-busy")


def _new_token() -> str:
    return PREFIX + secrets.token_urlsafe(32)


def _hashed(token: str) -> str:
    """A token is too random to be guessed from a plain hash."""
    return hashlib.sha256(token.encode()).hexdigest()
