"""What each receiver may see of a table, as data in the form of `messages`. Everything that is sent passes here."""

from collections.abc import Collection, Mapping
from dataclasses import asdict
from datetime import datetime
from typing import Any, NamedTuple

import orjson

from ...table import Table
from ..domain.branches import Branch
from ..domain.chairs import Chair
from ..domain.people import Guest, Known, guest_name, guest_number
from ..domain.ratings import RatingChanges, WhyUnrated
from ..domain.state import TableState
from .messages import Me

Json = dict[str, Any]


class ClockReading(NamedTuple):
    """How many milliseconds each seat had left at that time, None for bots; those of `running` run on."""

    left: list[int | None]
    running: list[int]
    at: datetime

    def as_data(self) -> Json:
        return {"left": self.left, "running": self.running, "at": self.at.isoformat(timespec="milliseconds")}


class TableFacts(NamedTuple):
    """What is known of a table besides its state."""

    id: str
    made_by: str | None
    listed: bool
    programs: bool
    tutor: bool
    names: Mapping[str, Known]  # of the guests who chose one
    online: Collection[str]
    absent: Collection[int]  # seats whose people have been away long enough for a stand-in to be called
    clocks: ClockReading | None
    is_rematch: bool
    unrated: WhyUnrated | None
    ratings: RatingChanges | None  # how the finished game changed them, by seat
    branch: Branch | None  # where it leaves the game that it is a branch of


class Common(NamedTuple):
    """The part of a message that is the same for all receivers, so that it is computed once."""

    facts: TableFacts
    view: Json | None


def common(state: TableState, facts: TableFacts) -> Common:
    return Common(facts, None if state.stage == "open" else state.table.open_view())


class Encoded:
    """A table as it was last encoded for each receiver. Most moves change nothing of it."""

    def __init__(self) -> None:
        self._facts: TableFacts | None = None  # the same ones say the same of the same people: no second look
        self._basis: object = None
        self._infos: dict[str | None, orjson.Fragment] = {}

    def info(self, state: TableState, facts: TableFacts, guest: str | None) -> orjson.Fragment:
        if facts is not self._facts:
            self._look_at(state, facts)
        if guest not in self._infos:
            self._infos[guest] = orjson.Fragment(orjson.dumps(info(state, facts, guest)))
        return self._infos[guest]

    def _look_at(self, state: TableState, facts: TableFacts) -> None:
        self._facts, basis = facts, (facts, state.preparations)
        if basis != self._basis:
            self._basis, self._infos = basis, {}


def _common_info(state: TableState, facts: TableFacts) -> Json:
    offer = state.offer
    return {
        "id": facts.id,
        "game": state.table.spec.code,
        "options": state.table.options,
        "seats": [_seat(state, facts, seat, chair) for seat, chair in enumerate(state.chairs)],
        "state": state.stage,
        "commitment": state.table.commitment,
        "rematch": state.rematch,
        "listed": facts.listed,
        "programs": facts.programs,
        "tutor": facts.tutor,
        "yours": False,
        "host": facts.made_by and _person(facts.made_by, facts.names),
        "is_rematch": facts.is_rematch,
        "branch": facts.branch and _branch(facts.branch),
        "edition": _edition(state.table),
        "unrated": None if facts.ratings else facts.unrated,
        "ratings": facts.ratings and [change and change._asdict() for change in facts.ratings],
        "clock": state.clock and asdict(state.clock),
        "clocks": facts.clocks and facts.clocks.as_data(),
        "undo": offer and {"number": offer.number, "seat": offer.seat, "moves": offer.moves, "needed": state.needed},
    }


def _edition(table: Table) -> Json | None:
    edition = table.edition
    if table.spec.editions.is_standard(edition):
        return None
    return {"name": edition.name, "digest": edition.digest, "titles": dict(edition.titles)}


def _branch(branch: Branch) -> Json:
    return {"of": branch.of, "at": branch.at, "redealt": branch.redealt}


def _seat(state: TableState, facts: TableFacts, seat: int, chair: Chair) -> Json:
    left_by = state.left_by.get(seat)
    called = {"name": chair.called, "guest": None, "account": False, "program": False, "shared": True}
    return {
        **_person(chair.guest, facts.names),
        **(called if chair.called else {}),
        "kind": chair.kind,
        "level": chair.level,
        "asked": chair.asked,
        "left_by": left_by and _person(left_by, facts.names),
        "online": chair.guest is not None and chair.guest in facts.online,
        "ready": chair.kind != "open" and state.ready[seat],
        "stand_in": state.stand_ins[seat],
        "absent": seat in facts.absent,
    }


def _person(guest: str | None, names: Mapping[str, Known]) -> Json:
    """A person in the form of `Player`."""
    known = names.get(guest or "")
    return {
        "kind": "human",
        "level": None,
        "asked": False,
        "you": False,
        "name": name_of(guest, names),
        "guest": guest_number(guest) if guest and known is None else None,
        "account": known is not None and known.account,
        "program": known is not None and known.program,
        "shared": False,
    }


def name_of(guest: str | None, names: Mapping[str, Known]) -> str | None:
    if guest is None:
        return None
    return names[guest].name if guest in names else guest_name(guest)


def info(state: TableState, facts: TableFacts, guest: str | None) -> Json:
    """A table as this receiver sees it, in the form of `TableInfo`."""
    found = _common_info(state, facts)
    if guest is None:
        return found
    seats = [seat | {"you": chair.guest == guest} for seat, chair in zip(found["seats"], state.chairs, strict=True)]
    return found | {"seats": seats, "yours": guest == facts.made_by}


def update(
    state: TableState, common: Common, encoded: Encoded, guest: str | None, seat: int | None, after: int
) -> Json:
    """What this receiver, who sees with the eyes of that seat, may know: the game, and what happened after `after`."""
    table = encoded.info(state, common.facts, guest)
    told: Json = {"type": "update", "table": table, "view": None, "events": [], "anew": False, "device": None}
    if state.stage != "open":
        # After an undo some earlier events no longer stand: all events are sent again.
        told["anew"] = after < state.undone
        told["view"] = state.view(seat, common.view)
        told["events"] = state.events(seat, -1 if told["anew"] else after)
        if guest and state.shares(guest):
            told["device"] = _device(state, common, guest, seat)
    return told


def _device(state: TableState, common: Common, guest: str, seat: int | None) -> Json:
    """In the form of `Device`. It is told to everybody on the device and says nothing about their cards."""
    since = None if seat is None else state.last_made(seat)
    return {"hidden": state.stage == "playing" and state.has_secrets(guest, common.view), "since": since}


def accepted(request: str, number: int) -> Json:
    return {"type": "accepted", "id": request, "number": number}


def people(table: orjson.Fragment) -> Json:
    return {"type": "people", "table": table}


def notice(key: str | None) -> Json:
    """A notice about the server for everybody at the table; without a key, the notice is withdrawn."""
    return {"type": "notice", "text": key and {"key": key, "args": {}}}


def me(guest: Guest) -> Me:
    # A language was checked when it was stored.
    return Me.model_validate(
        {
            "id": guest.id,
            "name": guest.name or guest_name(guest.id),
            "guest": None if guest.name else guest_number(guest.id),
            "account": guest.account,
            "program": guest.program,
            "language": guest.language,
        }
    )
