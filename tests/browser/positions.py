"""The fullest position of every phase of a game, as the page is told of it, from seeded games."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, get_args

import orjson

from parlour.bots import decide
from parlour.core.rng import Rng
from parlour.games import find
from parlour.server.domain.chairs import Chair
from parlour.server.domain.people import Known
from parlour.server.domain.state import TableState
from parlour.server.wire.views import TableFacts, info
from parlour.table import Table

Json = dict[str, Any]

ID = "layout"
ME = 0
GUESTS = [letter * 20 for letter in "abcd"]
ANN, BOB, CLARA, DORA = GUESTS
NAMES = {ANN: Known("Александра-Констанция", account=True), CLARA: Known("Maximilian Oberleitner", account=True)}
CHAIRS = [
    Chair("human", guest=ANN),
    Chair("bot", level="medium"),
    Chair("human", guest=CLARA),
    Chair("human", guest=BOB),
    Chair("bot", level="expert"),
]
FACTS = TableFacts(ID, ANN, False, False, False, NAMES, {ANN, BOB, DORA}, [], None, False, "wish", None, None)
GAMES, MOST_GAMES = 3, 60  # looked through for each number of players: more only while a phase is missing
LOGGED = 8  # moves whose events are told; at the end all are, for its story
A_MOVE = 60  # makes a position as much fuller as so many characters of its board's data


class Position(NamedTuple):
    """What the first seat, or a spectator, is told of a position."""

    name: str
    phase: str
    update: Json

    @property
    def is_asked(self) -> bool:
        return bool(self.update["view"]["moves"])


@cache
def positions(code: str) -> list[Position]:
    """With the fewest and the most players: every phase, asked and waiting, the end, and a spectator's view."""
    kept: dict[str, tuple[int, Position]] = {}
    seats = find(code).facts.players
    for seed in range(MOST_GAMES):
        for players in {min(seats), max(seats)}:
            _keep_fullest(kept, code, players, seed)
        if seed >= GAMES and phases(code) <= {position.phase for _, position in kept.values()}:
            break
    return [position for _, position in kept.values()]


def phases(code: str) -> set[str]:
    shapes = import_module(f"parlour.games.{code}.shapes")
    return set(get_args(shapes.Phase.__value__))


def _keep_fullest(kept: dict[str, tuple[int, Position]], code: str, players: int, seed: int) -> None:
    """Look through a game, as the first seat and as a spectator, for positions fuller than those kept."""
    state = TableState(code, {}, CHAIRS[:players], bytes([seed] * 32), datetime(2026, 11, 16, tzinfo=UTC))
    for table in _game(state.table, Rng(seed)):
        for seat in (ME, None):
            view = table.view(seat)
            name = f"{players} players, {_occasion(view)}"
            fullness = len(orjson.dumps(view["board"])) + A_MOVE * len(view["moves"])
            if name not in kept or fullness > kept[name][0]:
                kept[name] = fullness, Position(name, view["board"]["phase"], _update(state, table, view))


def _update(state: TableState, table: Table, view: Json) -> Json:
    seat = view["seat"]
    events = table.events(seat, after=-1 if table.over else table.number - LOGGED)
    told = info(state, FACTS, None if seat is None else ANN)
    return {"type": "update", "table": told, "view": view, "events": events, "anew": True}


def _game(table: Table, rng: Rng) -> Iterator[Table]:
    """A whole game, stopped before each step: mostly good moves, and some of any kind, which lead to rare phases."""
    while not table.over:
        seat = table.waiting[rng.below(len(table.waiting))]
        level = "random" if rng.below(4) == 0 else "greedy"
        for step in decide(table.imagine(seat, rng.below(1000)), level, seed=rng.below(1000)).split():
            yield table
            table.play(seat, step)
    yield table


def _occasion(view: Json) -> str:
    if view["over"]:
        return "end" if view["seat"] is not None else "end, watching"
    if view["seat"] is None:
        return "watching"
    return f"{view['board']['phase']}{'' if view['moves'] else ', waiting'}"
