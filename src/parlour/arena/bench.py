"""`parlour bench`: how fast the rules, the search and copies are on one core, and how that compares with a peer.

A peer is measured in the same run, in turns with ours, so that a busy machine slows both; the ratio is the claim.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.util import find_spec

from .. import RULES
from ..core.game import Game
from ..core.kind import GameKind
from ..core.play import copies, random_games
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.search import Search
from ..games import kinds

ROUNDS = 5
SECONDS = 0.4


@dataclass
class Figure:
    """One measurement: so many of `unit` a second; with a peer, its figure and the ratio."""

    game: str
    what: str
    unit: str
    ours: float
    peer: str | None = None
    theirs: float | None = None

    @property
    def ratio(self) -> float | None:
        return self.ours / self.theirs if self.theirs else None


Measure = Callable[[], tuple[int, float]]
"""Does some work and returns how much, and how many seconds it took."""


@dataclass
class Task:
    what: str
    unit: str
    ours: Measure
    peer: str | None = None
    theirs: Measure | None = None


def timed(work: Callable[[], int]) -> tuple[int, float]:
    """Repeat the work until it has taken long enough to be measured."""
    done, start = 0, time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        done += work()
    return done, seconds


def best_of(*measures: Measure) -> list[float]:
    """The best rate of each, measured in turns."""
    rates = [0.0] * len(measures)
    for _ in range(ROUNDS):
        for index, measure in enumerate(measures):
            done, seconds = measure()
            rates[index] = max(rates[index], done / seconds)
    return rates


# --- ours ---------------------------------------------------------------------------------------------


def tasks(kind: GameKind) -> list[Task]:
    """What is measured for a game: at its usual number of players, from a fresh deal."""
    players = min(4, kind.players[-1])
    rng = Rng(1)
    game = kind.new(players, {})
    game.deal(rng)
    start, scratch = game.clone(), game.empty()
    search = Search(kind.playout(game.empty()), kind.explore)

    def think() -> int:
        search.start()
        search.run(start, 0, 10_000, rng)
        return 10_000

    def copy() -> int:
        for _ in range(1000):
            scratch.copy_from(start)
        return 1000

    def copy_within() -> int:
        copies(start, scratch, 10_000)
        return 10_000

    return [
        Task("random play", "moves/s", lambda: timed(lambda: random_games(game, 200, rng))),
        Task("random play, driven from Python", "moves/s", lambda: timed(lambda: drive(game, rng))),
        Task(f"search, opening, {players} players", "simulations/s", lambda: timed(think)),
        Task("copy a position, from Python", "copies/s", lambda: timed(copy)),
        Task("copy a position, inside", "copies/s", lambda: timed(copy_within)),
    ]


def drive(game: Game, rng: Rng) -> int:
    """One random game, every move made by a call from Python."""
    game.deal(rng)
    moves = 0
    while not game.over:
        mask = game.waiting()
        seat = (mask & -mask).bit_length() - 1
        legal = game.legal_moves(seat)
        game.apply(seat, legal[rng.below(len(legal))], rng)
        moves += 1
    return moves


# --- the command --------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Measure the speed of every game on one core."
    parser.epilog = (
        "examples:\n"
        "  parlour bench\n"
        "  make bench-peers    (sets up OpenSpiel in an environment of its own and runs parlour bench --peers there)"
    )
    parser.add_argument("--peers", action="store_true", help="measure OpenSpiel in the same run (it must be installed)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(arguments: argparse.Namespace) -> int:
    if arguments.peers and not find_spec("pyspiel"):
        raise BadInput("problem-no-peers")
    figures = [figure for kind in kinds() for figure in measure(kind, arguments.peers)]
    if arguments.json:
        print(json.dumps([{**asdict(figure), "ratio": figure.ratio} for figure in figures], indent=1))
    else:
        print(f"Rules {RULES}, one core, the best of {ROUNDS} runs.\n")
        print(table(figures))
    return 0


def measure(kind: GameKind, with_peers: bool) -> list[Figure]:
    found = []
    listed = tasks(kind)
    if with_peers:
        from .peers import add_peers

        add_peers(kind.peer, listed)
    for task in listed:
        rates = best_of(task.ours, *([task.theirs] if task.theirs else []))
        found.append(Figure(kind.code, task.what, task.unit, rates[0], task.peer, rates[1] if task.theirs else None))
    return found


def table(figures: list[Figure]) -> str:
    """The figures as a Markdown table."""
    lines = ["| game | what | ours | peer | theirs | ratio |", "|---|---|---:|---|---:|---:|"]
    for figure in figures:
        theirs = f"{figure.theirs:,.0f}" if figure.theirs else ""
        ratio = f"{figure.ratio:.1f}×" if figure.ratio else ""
        ours = f"{figure.ours:,.0f} {figure.unit}"
        lines.append(f"| {figure.game} | {figure.what} | {ours} | {figure.peer or ''} | {theirs} | {ratio} |")
    return "\n".join(lines)
