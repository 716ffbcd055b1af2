"""The log as it is stored. An entry has a kind, perhaps a seat, and `what`, which depends on the kind:

    move     the whole move in notation, its steps separated by spaces; in logs of 0.4.0 one step of it
    undo     how many of the last moves are taken back; `own`: only the seat's last one, made in secret
    offer    how many moves the seat would like to take back; `agree` and `refuse` answer it
    sit      the guest who takes the open seat; nothing once they have deleted their data
    stand    nothing: the seat is open again
    seat     the chair, as the maker of the table wants it: open, with a bot, or with somebody on their device; JSON
    ready    nothing: the person in the seat is ready to begin; `unready` is the opposite
    away     why a stand-in takes the seat: its person `left`, had no `time` left, or the others `called` for one
    back     nothing: the person takes the seat back
    help     nothing: from now on the tutor helps the person in the seat
    rematch  the table at which the same people play once more

`spent` is how many milliseconds the seat's clock ran before a move, or before its person went away.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from ...domain.chairs import Chair
from ...domain.entries import (
    Agree,
    ComeBack,
    Entry,
    GetReady,
    GoAway,
    Happening,
    Help,
    Move,
    Offer,
    PutChair,
    Refuse,
    Rematch,
    Sit,
    Stand,
    TakeBack,
    TakeBackOwn,
    WhyAway,
)
from ..connections import utc
from ..schema import entries

WHYS: dict[str, WhyAway] = {"left": "left", "time": "time", "called": "called"}


class Stored(NamedTuple):
    """The columns that say what happened."""

    kind: str
    seat: int | None = None
    what: str = ""
    spent: int | None = None


def row(table_id: str, entry: Entry) -> dict[str, Any]:
    """The row of an entry."""
    kind, seat, what, spent = stored(entry.happening)
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": kind,
        "seat": seat,
        "what": what,
        "spent": spent,
        "at": entry.at,
    }


def stored(happening: Happening) -> Stored:
    match happening:
        case Move():  # nearly all entries are moves, and taking them apart in the pattern takes longer
            return Stored("move", happening.seat, happening.move, happening.spent)
        case TakeBack(seat, moves):
            return Stored("undo", seat, str(moves))
        case TakeBackOwn(seat):
            return Stored("undo", seat, "own")
        case Offer(seat, moves):
            return Stored("offer", seat, str(moves))
        case Agree(seat):
            return Stored("agree", seat)
        case Refuse(seat):
            return Stored("refuse", seat)
        case Sit(seat, guest):
            return Stored("sit", seat, guest or "")
        case Stand(seat):
            return Stored("stand", seat)
        case PutChair(seat, chair):
            return Stored("seat", seat, json.dumps(asdict(chair), ensure_ascii=False))
        case GetReady(seat, ready):
            return Stored("ready" if ready else "unready", seat)
        case GoAway(seat, why, spent):
            return Stored("away", seat, why, spent)
        case ComeBack(seat):
            return Stored("back", seat)
        case Help(seat):
            return Stored("help", seat)
        case Rematch(table_id):
            return Stored("rematch", None, table_id)


def parsed(kind: str, seat: int | None, what: str = "", spent: int | None = None) -> Happening:
    """The happening that a row stores; `ValueError` if the row makes no sense."""
    if kind == "rematch":
        return Rematch(what)
    if seat is None:
        raise ValueError(f"an entry {kind!r} needs a seat")
    match kind:
        case "move":
            return Move(seat, what, spent)
        case "undo":
            return TakeBackOwn(seat) if what == "own" else TakeBack(seat, int(what))
        case "offer":
            return Offer(seat, int(what))
        case "agree":
            return Agree(seat)
        case "refuse":
            return Refuse(seat)
        case "sit":
            return Sit(seat, what or None)
        case "stand":
            return Stand(seat)
        case "seat":
            return PutChair(seat, Chair(**json.loads(what)))
        case "ready" | "unready":
            return GetReady(seat, kind == "ready")
        case "away":
            return GoAway(seat, WHYS[what], spent)
        case "back":
            return ComeBack(seat)
        case "help":
            return Help(seat)
    raise ValueError(f"nobody knows what an entry {kind!r} means")


def read(db: Connection, table_id: str, after: int) -> list[Entry]:
    """The entries of the log after that number."""
    c = entries.c
    log = sa.select(c.number, c.at, c.kind, c.seat, c.what, c.spent)
    rows = db.execute(log.where(c.table_id == table_id, c.number > after).order_by(c.number))
    return [Entry(number, utc(at), parsed(*what)) for number, at, *what in rows]


def last_number(db: Connection, table_id: str) -> int | None:
    number: int | None = db.scalar(sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table_id))
    return number


def sitters(log: Iterable[Entry]) -> list[str]:
    """The guests who sat down in these entries."""
    sat = [entry.happening for entry in log if isinstance(entry.happening, Sit)]
    return [happening.guest for happening in sat if happening.guest]
