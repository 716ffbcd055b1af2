"""Accounts: a guest with a name of their own and a password."""

from dataclasses import asdict, dataclass
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.people import Guest
from ...domain.refusals import Refusal
from ..connections import insert_missing
from ..notices import tell
from ..schema import accounts
from . import guests


@dataclass(frozen=True)
class Account:
    guest: str
    folded: str
    password: str
    epoch: int
    made_at: datetime


def of_guest(db: Connection, guest: str) -> Account | None:
    return _one(db, accounts.c.guest == guest)


def of_name(db: Connection, folded: str) -> Account | None:
    return _one(db, accounts.c.folded == folded)


def _one(db: Connection, which: sa.ColumnElement[bool]) -> Account | None:
    row = db.execute(sa.select(accounts).where(which)).first()
    return Account(row.guest, row.folded, row.password, row.epoch, row.made_at) if row else None


def epoch(db: Connection, guest: str) -> int:
    """How often the guest has changed their password."""
    return db.scalar(sa.select(accounts.c.epoch).where(accounts.c.guest == guest)) or 0


def add(db: Connection, account: Account, named: Guest) -> None:
    if not insert_missing(db, accounts, [asdict(account)]):
        raise Refusal("problem-name-taken")
    guests.put(db, named)


def rename(db: Connection, guest: Guest, folded: str | None) -> None:
    """Keep what a guest says about themselves; `folded` is the name if it is a new one, and must be nobody else's."""
    guests.put(db, guest)
    if folded is None:
        return
    if db.scalar(sa.exists().where(accounts.c.folded == folded, accounts.c.guest != guest.id).select()):
        raise Refusal("problem-name-taken")
    try:
        db.execute(sa.update(accounts).where(accounts.c.guest == guest.id).values(folded=folded))
    except sa.exc.IntegrityError as error:
        raise Refusal("problem-name-taken") from error  # somebody took it in the same moment


def change_password(db: Connection, account: Account, password: str) -> bool:
    """Begin a new epoch; not if another device has done so meanwhile."""
    own = sa.update(accounts).where(accounts.c.guest == account.guest, accounts.c.epoch == account.epoch)
    tell(db, "out", account.guest)
    return bool(db.execute(own.values(password=password, epoch=account.epoch + 1)).rowcount)
