"""What a person can learn from: their mistakes in their last games."""

from typing import Any

from ...study.judging import ENGINE
from ..db.queries import reviews
from ..db.storage import Storage

GAMES = 10  # reviewed ones, the last first
MOST = 20

Json = dict[str, Any]


async def mistakes(storage: Storage, guest: str) -> list[Json]:
    """The mistakes and blunders of the guest's last games, or else their inaccuracies, the last game first."""
    rows = await storage.read(lambda db: reviews.of_guest(db, guest, ENGINE, GAMES))
    decisions = [
        {"table": row.table_id, "game": row.game, "decision": one}
        for row in rows
        for one in row.found["decisions"]
        if one["seat"] == row.seat
    ]
    return worst(decisions)[:MOST]


def worst(decisions: list[Json]) -> list[Json]:
    """Mistakes and blunders; if there are none, inaccuracies."""
    serious = [one for one in decisions if one["decision"]["mark"] in ("mistake", "blunder")]
    return serious or [one for one in decisions if one["decision"]["mark"] == "inaccuracy"]
