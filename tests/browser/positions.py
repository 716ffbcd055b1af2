"""The fullest position of every phase of a game, as the page is told of it, from seeded games."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, get_args

import orjson

from parlour.bots import decide
from parlour.core.problem import Illegal
from parlour.core.rng import Rng
from parlour.games import find
from parlour.server.domain.chairs import Chair
from parlour.server.domain.people import Known
from parlour.server.domain.state import TableState
from parlour.server.room.judging import shown
from parlour.server.wire.views import TableFacts, info
from parlour.study.judging import Budget
from parlour.study.reviewing import as_json, review
from parlour.table import Table, steps

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
MANY_CARDS = 13
HOARDING = {"pandorum": "d"}  # how the moves begin by which a hand grows without a limit
A_GLANCE = Budget(0.02, 16)  # judges badly, and shows everything that a review shows
A_MOVE = 60  # makes a position as much fuller as so many characters of its board's data


class Position(NamedTuple):
    """What the first seat, or a spectator, is told of a position."""

    name: str
    phase: str
    update: Json
    # A whole move that is proposed here, and what was clicked for it.
    proposal: tuple[str, Json] | None = None

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
    hoarded = [_hoarded(code, max(seats))] if code in HOARDING else []
    return [position for _, position in kept.values()] + hoarded


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


def _hoarded(code: str, players: int) -> Position:
    """The first seat has many cards, because it did nothing but draw."""
    state = TableState(code, {}, CHAIRS[:players], bytes(32), datetime(2026, 11, 16, tzinfo=UTC))
    table = state.table

    def is_full() -> bool:
        board = table.view(ME)["board"]
        return table.waiting == (ME,) and len(board["hand"]) >= MANY_CARDS and bool(board["forecast"])

    while not is_full():
        seat = table.waiting[0]
        draws = [move for move in table.moves(seat) if seat == ME and move.startswith(HOARDING[code])]
        table.play(seat, max(draws) if draws else decide(table.imagine(seat, 1), "greedy", seed=table.number))
    view = table.view(ME)
    name = f"{players} players, many cards"
    return Position(name, view["board"]["phase"], _update(state, table, view), _proposal(table, view))


def _proposal(table: Table, view: Json) -> tuple[str, Json] | None:
    """Of the whole moves that lead to a hex, the one with the most in it."""
    found = dict[str, Json]()
    for aim in view["board"]["forecast"]:
        with suppress(Illegal):
            found[aim["hex"]] = table.propose(ME, f">{aim['hex']}")
    fullest = max(found, key=lambda aim: len(orjson.dumps(found[aim])), default=None)
    return None if fullest is None else (fullest, {"type": "proposal", **found[fullest]})


class Finished(NamedTuple):
    """A game that is over, as its review is told of it: the answers by path, and moments to look at."""

    answers: dict[str, Json | list[Json]]
    moments: list[int]


@cache
def finished(code: str) -> Finished:
    """With the most players, reviewed in a hurry: the beginning, the costliest decision, and the end."""
    players = max(find(code).facts.players)
    state = TableState(code, {}, CHAIRS[:players], bytes(32), datetime(2026, 11, 16, tzinfo=UTC))
    for _ in _game(state.table, Rng(1)):
        pass
    record = state.table.record()
    found = review(record, A_GLANCE)
    told = as_json(found) | {"decisions": [shown(one) for one in found.decisions]}
    told = {name: told[name] for name in ("curve", "performances", "moments", "decisions")}
    total = state.table.number + 1
    info_of = info(state, FACTS, ANN)
    replay = {"table": info_of, "seat": ME, "steps": list(steps(record, ME))}
    answers: dict[str, Json | list[Json]] = {
        "": info_of,
        "/replay": replay,
        "/review": {"stage": "whole", "done": total, "total": total, "review": told},
        "/branches": [],
    }
    costliest = max(found.decisions, key=lambda one: one.judgement.cost or 0.0)
    return Finished(answers, [0, costliest.number, state.table.number])


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
