"""What is encoded once and sent again is always what would be encoded now."""

from datetime import UTC, datetime

import orjson

from parlour.server.domain.chairs import Chair
from parlour.server.domain.entries import (
    Agree,
    ComeBack,
    Entry,
    GetReady,
    GoAway,
    Happening,
    Move,
    Offer,
    PutChair,
    Refuse,
    Rematch,
    Sit,
    Stand,
    TakeBack,
)
from parlour.server.domain.people import Known
from parlour.server.domain.state import TableState
from parlour.server.wire.views import Encoded, TableFacts, info

NOW = datetime(2026, 11, 16, tzinfo=UTC)
ANN, BOB, CLARA = "a" * 20, "b" * 20, "c" * 20
EVENING: list[Happening] = [
    Sit(1, BOB),
    GetReady(1, False),
    Stand(1),
    PutChair(2, Chair("bot", level="easy")),
    PutChair(2, Chair("open")),
    Sit(1, BOB),
    Sit(2, CLARA),
    Move(0, "R2"),
    Offer(0, 1),
    Agree(1),
    Refuse(2),
    GoAway(1, "called"),
    ComeBack(1),
    TakeBack(0, 1),
    Rematch("another table"),
]


def facts(**known: object) -> TableFacts:
    names = {ANN: Known("Ann", account=True)}
    told = TableFacts("table", ANN, False, False, False, names, {ANN}, [], None, False, None, None, None)
    return told._replace(**known)  # type: ignore[arg-type]


def test_everything_that_happens_at_a_table_is_told_at_once() -> None:
    chairs = [Chair("human", guest=ANN), Chair("open"), Chair("open")]
    state, encoded = TableState("ninjan", {}, chairs, bytes(32), NOW), Encoded()
    seen = []
    for number, happening in enumerate(EVENING, 1):
        state.add(Entry(number, NOW, _possible(state, happening)))
        for guest in (ANN, BOB, None):
            assert orjson.loads(orjson.dumps(encoded.info(state, facts(), guest))) == info(state, facts(), guest)
        seen.append(orjson.dumps(info(state, facts(), None)))
    # All but the moves change what is told of the table.
    assert len(set(seen)) > len(EVENING) / 2


def test_what_is_known_of_people_is_told_at_once() -> None:
    state, encoded = TableState("ninjan", {}, [Chair("human", guest=ANN), Chair("open")], bytes(32), NOW), Encoded()
    for told in (facts(), facts(names={}), facts(online=set()), facts(absent=[0]), facts(unrated="wish")):
        assert orjson.loads(orjson.dumps(encoded.info(state, told, ANN))) == info(state, told, ANN)


def _possible(state: TableState, happening: Happening) -> Happening:
    """A move is made with a card that the seat holds."""
    return Move(happening.seat, state.table.moves(happening.seat)[0]) if isinstance(happening, Move) else happening
