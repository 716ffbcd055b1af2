"""Accounts: a guest with a name that nobody else has, and a password.

A password is hashed with argon2id in a thread, few at a time. Who guesses has to wait longer and longer, by name
and by address; and a name that nobody has takes as long to refuse as a wrong password.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TypeVar

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from pydantic import SecretStr
from sqlalchemy import Connection

from .database import insert_missing
from .guests import Session, folded, own_name
from .messages import Login, NewAccount, NewPassword
from .news import tell
from .patience import Allowance, Delay
from .problems import Refusal
from .storage import Storage, put_guest
from .tables import accounts

HASHES_AT_ONCE = 2
HASHES_IN_LINE = 30

_hasher = PasswordHasher()
# Nobody's password: to check against it takes as long as against anybody's.
NOBODY = f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}${'A' * 22}${'A' * 43}"

Done = TypeVar("Done")


@dataclass(frozen=True)
class Account:
    guest: str
    folded: str
    password: str
    epoch: int
    made_at: datetime


class Accounts:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._in_line = 0
        self._by_name = Delay(free=5, longest=60.0)
        self._by_address = Delay(free=30, longest=60.0)
        # Making and deleting, by address; a club has one for everybody.
        self._changes = Allowance(burst=20, seconds=30.0)

    async def make(self, guest: str, wish: NewAccount, address: str) -> None:
        """Give the guest a name of their own and a password; their seats and ratings stay theirs."""
        key = own_name(wish.name)
        if await self._of(guest):
            raise Refusal("problem-has-account")
        self._need_restraint(address)
        named = replace(await self._storage.guest(guest), name=wish.name)
        row = {"guest": guest, "folded": key, "epoch": 0, "made_at": datetime.now(UTC)}
        row["password"] = await self._in_thread(_hasher.hash, wish.password.get_secret_value())

        def write(db: Connection) -> bool:
            if not insert_missing(db, accounts, [row]):
                return False
            put_guest(db, named)
            return True

        if not await self._storage.write(write):
            raise Refusal("problem-name-taken")

    async def login(self, wish: Login, address: str) -> Session:
        """Whose cookie the device gets."""
        key = folded(wish.name)
        account = await self._storage.read(lambda db: _account(db, accounts.c.folded == key))
        await self._need_password(account, key, wish.password, address)
        assert account
        return Session(account.guest, account.epoch)

    async def change_password(self, guest: str, wish: NewPassword, address: str) -> Session:
        """The new password, and the epoch in which only this device's next cookie is signed."""
        account = await self._need_account(guest)
        await self._need_password(account, account.folded, wish.old, address)
        password = await self._in_thread(_hasher.hash, wish.new.get_secret_value())
        own = sa.update(accounts).where(accounts.c.guest == guest, accounts.c.epoch == account.epoch)
        change = own.values(password=password, epoch=account.epoch + 1)

        def write(db: Connection) -> bool:
            tell(db, "out", guest)
            return bool(db.execute(change).rowcount)

        if not await self._storage.write(write):
            raise Refusal("problem-stale")  # another device has changed it meanwhile
        return Session(guest, account.epoch + 1)

    async def need_leave(self, guest: str, password: SecretStr | None, address: str) -> None:
        """Who has an account is let do what cannot be undone only with the password."""
        self._need_restraint(address)
        account = await self._of(guest)
        if account:
            await self._need_password(account, account.folded, password or SecretStr(""), address)

    def _need_restraint(self, address: str) -> None:
        if not self._changes.takes(address):
            raise Refusal("problem-busy")

    async def _of(self, guest: str) -> Account | None:
        return await self._storage.read(lambda db: _account(db, accounts.c.guest == guest))

    async def _need_account(self, guest: str) -> Account:
        account = await self._of(guest)
        if account is None:
            raise Refusal("problem-no-account")
        return account

    async def _need_password(self, account: Account | None, key: str, password: SecretStr, address: str) -> None:
        wait = max(self._by_name.left(key), self._by_address.left(address))
        if wait > 0:
            raise Refusal("problem-too-many-attempts", seconds=math.ceil(wait))
        # Counted before the answer is known: of many attempts at once only a few get one.
        self._by_name.failed(key)
        self._by_address.failed(address)
        kept = account.password if account else NOBODY
        if not await self._in_thread(_fits, kept, password.get_secret_value()):
            raise Refusal("problem-wrong-password")
        self._by_name.forget(key)
        self._by_address.forgive(address)

    async def _in_thread(self, work: Callable[..., Done], *about: str) -> Done:
        """Hashing takes a core and 64 MiB for a moment, so it is done for few at a time."""
        if self._in_line >= HASHES_IN_LINE:
            raise Refusal("problem-busy")
        self._in_line += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(work, *about)
        finally:
            self._in_line -= 1


def _fits(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except VerificationError:
        return False


def _account(db: Connection, which: sa.ColumnElement[bool]) -> Account | None:
    row = db.execute(sa.select(accounts).where(which)).first()
    return Account(row.guest, row.folded, row.password, row.epoch, row.made_at) if row else None
