"""Everything that is stored about a guest: to export, or to delete."""

from typing import Any, Protocol

from ..db.queries import accounts, privacy, programs
from ..db.storage import Storage
from ..domain.refusals import Refusal
from .guests import void_key


class Tables(Protocol):
    async def leave(self, table_id: str, guest: str) -> None: ...

    def forget(self, guest: str) -> None: ...


async def export(storage: Storage, guest: str) -> dict[str, Any]:
    return await storage.read(lambda db: privacy.export(db, guest))


async def forget(storage: Storage, tables: Tables, guest: str) -> None:
    """Leave all tables that are not over, then delete everything, and the guest's programs in the same way.

    All cookies and tokens become invalid.
    """
    for program in await storage.read(lambda db: programs.of_owner(db, guest)):
        await forget(storage, tables, program.id)
    for table_id in await storage.read(lambda db: privacy.unfinished(db, guest)):
        try:
            await tables.leave(table_id, guest)
        except Refusal as refusal:
            if refusal.is_ours:
                raise  # after any other refusal the guest need not leave the table any more

    def write(db: Any) -> None:
        privacy.forget(db, guest)
        accounts.void(db, void_key(guest), guest)

    await storage.write(write)
    tables.forget(guest)
