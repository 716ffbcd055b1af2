"""The accounts that programs play with: their owners and the hashes of their tokens."""

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.people import Guest, Program
from ...domain.refusals import Refusal
from ..notices import tell
from ..schema import accounts as every_account
from ..schema import guests, programs
from . import accounts
from .accounts import Account

# The guest of the program with that token.
OF_TOKEN = sa.select(programs.c.guest).where(programs.c.token == sa.bindparam("token"))


def add(db: Connection, owner: str, account: Account, named: Guest, token: str, most: int) -> list[str]:
    """Make an account for a program. Returns the guests who lose a name to it."""
    if len(of_owner(db, owner)) >= most:
        raise Refusal("problem-too-many-programs")
    unnamed = accounts.add(db, account, named)
    db.execute(sa.insert(programs), {"guest": account.guest, "owner": owner, "token": token})
    return unnamed


def of_owner(db: Connection, owner: str) -> list[Program]:
    """The owner's programs, the oldest first."""
    own = sa.select(guests.c.id, guests.c.name, programs.c.token).join(programs, programs.c.guest == guests.c.id)
    own = own.join(every_account, every_account.c.guest == guests.c.id).where(programs.c.owner == owner)
    rows = db.execute(own.order_by(every_account.c.made_at, guests.c.id))
    return [Program(row.id, row.name, row.token is not None) for row in rows]


def change_token(db: Connection, owner: str, program: str, token: str | None) -> None:
    """Replace the token, or revoke it. The old one is void at once, in all processes."""
    own = sa.update(programs).where(programs.c.owner == owner, programs.c.guest == program)
    if not db.execute(own.values(token=token)).rowcount:
        raise Refusal("problem-no-such-program")
    tell(db, "out", program)
