"""Accounts: a guest with a name of their own and a password."""

from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.people import Guest
from ...domain.refusals import Refusal
from ..connections import insert_missing
from ..notices import tell
from ..schema import accounts, voided
from ..schema import guests as known
from . import guests

COOKIE_AGE = timedelta(days=400)
NAMING = 7_275_687  # an advisory lock: if several guests want the same name, one gets it


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


# Whether a cookie is valid: the epoch of its account, and whether it (`visit`) or all of its guest's (`visits`) are
# revoked. One statement, put together once: every request and every socket asks it.
EPOCH_AND_VOID = sa.select(
    sa.select(accounts.c.epoch).where(accounts.c.guest == sa.bindparam("guest")).scalar_subquery().label("epoch"),
    sa.exists().where(voided.c.key.in_([sa.bindparam("visit"), sa.bindparam("visits")])).label("is_void"),
)


def void(db: Connection, key: str, guest: str) -> None:
    """Revoke the cookies of this key."""
    insert_missing(db, voided, [{"key": key, "at": datetime.now(UTC)}])
    tell(db, "out", guest)


def clear_up(db: Connection) -> None:
    """Delete old revocations: no browser keeps a cookie for longer."""
    db.execute(sa.delete(voided).where(voided.c.at < datetime.now(UTC) - COOKIE_AGE))


def add(db: Connection, account: Account, named: Guest) -> list[str]:
    """Make an account. Returns the guests who lose a name that looks the same; they are called by a number again."""
    need_free(db, named)
    if not insert_missing(db, accounts, [asdict(account)]):
        raise Refusal("problem-name-taken")
    guests.put(db, named)
    return _unname(db, named)


def rename(db: Connection, guest: Guest, folded: str | None) -> list[str]:
    """Store what a guest told about themselves; `folded` is the name if it is a new one.

    Returns the guests who lose a name that looks like it, if an account now has it.
    """
    if folded is None:
        guests.put(db, guest)
        return []
    need_free(db, guest)
    guests.put(db, guest)
    own = sa.update(accounts).where(accounts.c.guest == guest.id).values(folded=folded)
    return _unname(db, guest) if db.execute(own).rowcount else []


def need_free(db: Connection, guest: Guest) -> None:
    """Refuse a name that belongs to another account, or looks the same as one that does."""
    if db.dialect.name == "postgresql":
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(NAMING)))
    others = sa.select(known.c.id).join(accounts, accounts.c.guest == known.c.id)
    if db.scalar(others.where(guests.looks_like(guest.name or ""), accounts.c.guest != guest.id)):
        raise Refusal("problem-name-taken")


def _unname(db: Connection, owner: Guest) -> list[str]:
    named = sa.select(known).outerjoin(accounts, accounts.c.guest == known.c.id)
    bearers = named.where(guests.looks_like(owner.name or ""), accounts.c.guest.is_(None))
    found = [Guest(row.id, None, row.language) for row in db.execute(bearers).all() if row.id != owner.id]
    for guest in found:
        guests.put(db, guest)
    return [guest.id for guest in found]


def change_password(db: Connection, account: Account, password: str) -> bool:
    """Begin a new epoch, unless another device has done so meanwhile."""
    own = sa.update(accounts).where(accounts.c.guest == account.guest, accounts.c.epoch == account.epoch)
    tell(db, "out", account.guest)
    return bool(db.execute(own.values(password=password, epoch=account.epoch + 1)).rowcount)
