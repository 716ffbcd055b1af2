"""The games and ratings of people, as data in the form of the messages."""

from typing import Any

from ..db.queries import history, ratings
from ..db.storage import Storage
from ..domain.names import folded
from ..domain.refusals import Refusal

Json = dict[str, Any]


async def my_games(storage: Storage, reader: str, before: int | None, over: bool | None) -> Json:
    """The reader's tables, the newest first: all of them, only finished ones, or only unfinished ones."""
    return await storage.read(lambda db: history.my_games(db, reader, before, over))


async def profile(storage: Storage, name: str, reader: str, before: int | None) -> Json:
    """The public part of the account of that name."""
    found = await storage.read(lambda db: history.profile(db, folded(name), reader, before))
    if found is None:
        raise Refusal("problem-no-such-person")
    return found


async def standings(storage: Storage, game: str, reader: str) -> list[Json]:
    """The game's leaderboard: accounts and levels of bots, the strongest first."""
    return await storage.read(lambda db: ratings.standings(db, game, reader))
