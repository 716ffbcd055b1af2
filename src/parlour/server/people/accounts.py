"""Accounts: a guest with a name that nobody else has, and a password.

A password is hashed with argon2id in a thread, few at a time. After wrong guesses a client must wait longer and longer,
by name and by address. An unknown name takes as long to refuse as a wrong password.
"""

import asyncio
import math
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from ..db.queries import accounts
from ..db.queries.accounts import Account
from ..db.storage import Storage
from ..domain.names import folded, own_name
from ..domain.refusals import Refusal
from ..http.limits import Allowance, Delay
from .guests import Session, visit_of

FIRST_EPOCH = 1  # the epoch of guests without an account is 0
HASHES_AT_ONCE = 2
HASHES_IN_LINE = 30

_hasher = PasswordHasher()
# The hash of no account. Checking against it takes as long as against a real one.
NOBODY = f"$argon2id$v=19$m={_hasher.memory_cost},t={_hasher.time_cost},p={_hasher.parallelism}${'A' * 22}${'A' * 43}"

Done = TypeVar("Done")


class Accounts:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._in_line = 0
        self._by_name = Delay(free=5, longest=60.0)
        self._by_address = Delay(free=30, longest=60.0)
        # Making and deleting accounts, by address; a club has one address for all its members.
        self._changes = Allowance(burst=20, seconds=30.0)

    async def make(self, guest: str, name: str, password: str, address: str) -> tuple[Session, list[str]]:
        """Give the guest a name of their own and a password; their seats and ratings stay theirs.

        Returns the session of this device, since older cookies are not valid for the account, and the guests who
        lose a name to it.
        """
        key = own_name(name)
        if await self._of(guest):
            raise Refusal("problem-has-account")
        self._need_restraint(address)
        named = replace(await self._storage.guest(guest), name=name)
        hashed = await self._in_thread(_hasher.hash, password)
        account = Account(guest, key, hashed, epoch=FIRST_EPOCH, made_at=datetime.now(UTC))
        unnamed = await self._storage.write(lambda db: accounts.add(db, account, named))
        return visit_of(guest, FIRST_EPOCH), unnamed

    async def login(self, name: str, password: str, address: str) -> Session:
        """Check name and password. Returns the session for the device's cookie."""
        key = folded(name)
        account = await self._storage.read(lambda db: accounts.of_name(db, key))
        await self._need_password(account, key, password, address)
        assert account
        return visit_of(account.guest, account.epoch)

    async def change_password(self, guest: str, old: str, new: str, address: str) -> Session:
        """Set the new password and begin a new epoch: only this device gets a cookie that is valid in it."""
        account = await self._need_account(guest)
        await self._need_password(account, account.folded, old, address)
        hashed = await self._in_thread(_hasher.hash, new)
        if not await self._storage.write(lambda db: accounts.change_password(db, account, hashed)):
            raise Refusal("problem-stale")  # another device has changed it meanwhile
        return visit_of(guest, account.epoch + 1)

    async def need_leave(self, guest: str, password: str | None, address: str) -> None:
        """Check the password of a guest with an account before an action that cannot be undone."""
        self._need_restraint(address)
        account = await self._of(guest)
        if account:
            await self._need_password(account, account.folded, password or "", address)

    def _need_restraint(self, address: str) -> None:
        if not self._changes.takes(address):
            raise Refusal("problem-busy")

    async def _of(self, guest: str) -> Account | None:
        return await self._storage.read(lambda db: accounts.of_guest(db, guest))

    async def _need_account(self, guest: str) -> Account:
        account = await self._of(guest)
        if account is None:
            raise Refusal("problem-no-account")
        return account

    async def _need_password(self, account: Account | None, key: str, password: str, address: str) -> None:
        wait = max(self._by_name.left(key), self._by_address.left(address))
        if wait > 0:
            raise Refusal("problem-too-many-attempts", seconds=math.ceil(wait))
        # Counted before the result is known, so that many attempts at once do not get past the limit.
        self._by_name.failed(key)
        self._by_address.failed(address)
        kept = (account and account.password) or NOBODY  # a program has no password
        if not await self._in_thread(_fits, kept, password):
            raise Refusal("problem-wrong-password")
        self._by_name.forget(key)
        self._by_address.forgive(address)

    async def _in_thread(self, work: Callable[..., Done], *about: str) -> Done:
        """Hash in a thread. Hashing takes a core and 64 MiB for a moment, so few run at a time."""
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
