"""`parlour bench`: how fast rules, environments, search and copies are on one core, and how that compares with peers.

A peer is measured in the same run, in turns with ours, so that a busy machine slows both. The ratio is what counts.
"""

import argparse
import json
import math
import os
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid

from .. import RULES
from ..bots.learned import search_with
from ..core.game import Game
from ..core.net import judgements
from ..core.play import copies, first_seat, random_games
from ..core.problem import BadInput
from ..core.rng import Rng
from ..core.search import Search
from ..core.sides import beside
from ..core.spec import AnyGame
from ..games import find, specs
from ..measure.playing import Setting
from ..study import judge
from ..study.progress import Progress
from ..table import Table
from .sim import play_part
from .training import HIDDEN_UNITS, Training

ROUNDS = 5
SECONDS = 0.4
TABLES = 512  # games that one call steps
ENVIRONMENTS = ("gymnasium", "numpy", "pettingzoo")
PEERS = (*ENVIRONMENTS, "pygame", "pyspiel", "rlcard")

# What is measured; peers.py has the counterparts.
CORE = "random play"
FROM_PYTHON = "random play, driven from Python"
PETTINGZOO = "PettingZoo environment"
GYMNASIUM = "Gymnasium environment"
VECTORISED = f"vectorised, {TABLES} games a call"
SEARCH = "search, opening"
JUDGE = "judgements by a net"
JUDGED_SEARCH = "search by a net"
REVIEWING = "decision judged for a review"
SIMULATED = "simulation, greedy against random"
COPY = "copy a position, from Python"
COPY_WITHIN = "copy a position, inside"

EXPLAINED = {
    CORE: "whole games of random legal moves, dealt and played inside the compiled part",
    FROM_PYTHON: "the same with a call from Python for the legal moves, and one for each move",
    PETTINGZOO: "`env()` as users make it, driven by `agent_iter`, `last` and `step` with random legal actions; "
    "RLCard's `env.step` likewise makes one player's move and shows what the next one sees. Most of rps_v2's time goes "
    "into the two wrappers of its `env()`; ours has none. Ours draws actions quickly, not uniformly, from the mask",
    GYMNASIUM: "`reset` and `step` with random legal actions; the opponents play at random inside the step",
    VECTORISED: "`Tables.draw` and `Tables.step`, every seat driven from outside: for each observation a random legal "
    "action is carried out, and the observation and a mask are written into NumPy arrays",
    SEARCH: "simulations from a fresh deal; of OpenSpiel, IS-MCTS on euchre, the quickest of the games it can search",
    JUDGE: "a look at a fresh deal, each seat's chance to win, the legal moves and their weights, inside",
    JUDGED_SEARCH: f"simulations from a fresh deal by a net of {HIDDEN_UNITS} hidden units that has learnt nothing",
    REVIEWING: "`parlour.study.judge` of the first decision, all options compared (docs/study.md)",
    SIMULATED: "what `parlour sim` plays on one core: whole games between two bots, dealt, played and counted inside",
    COPY: "a position copied into another; of OpenSpiel, `clone`",
    COPY_WITHIN: "the same in a compiled loop",
}


@dataclass
class Figure:
    """One measurement: how many `unit` per second; with a peer, its figure and the ratio."""

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
    """Something to measure, and by name the peers that do the same work."""

    what: str
    unit: str
    ours: Measure
    peers: dict[str, Measure] = field(default_factory=dict)


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


def tasks(spec: AnyGame) -> list[Task]:
    """What is measured for a game: at its usual number of players, from a fresh deal."""
    players = min(4, spec.facts.players[-1])
    rng = Rng(1)
    game = spec.new(players, {})
    game.deal(rng)
    start, scratch = game.clone(), game.empty()
    search = beside(game, Search)(spec.bots.playout(game.empty()), spec.bots.explore)

    def think() -> int:
        search.start()
        search.run(start, 0, 2_000, rng)
        return 2_000

    def copy() -> int:
        for _ in range(1000):
            scratch.copy_from(start)
        return 1000

    def copy_within() -> int:
        beside(game, copies)(start, scratch, 10_000)
        return 10_000

    return [
        Task(CORE, "moves/s", lambda: timed(lambda: beside(game, random_games)(game, 200, rng))),
        Task(FROM_PYTHON, "moves/s", lambda: timed(lambda: drive(game, rng))),
        *environment_tasks(spec, players),
        Task(SEARCH, "simulations/s", lambda: timed(think)),
        *net_tasks(spec, start),
        Task(REVIEWING, "judgements/s", lambda: timed(lambda: judge_opening(spec, players))),
        Task(SIMULATED, "moves/s", lambda: timed(lambda: simulate_part(spec, players))),
        Task(COPY, "copies/s", lambda: timed(copy)),
        Task(COPY_WITHIN, "copies/s", lambda: timed(copy_within)),
    ]


def net_tasks(spec: AnyGame, start: Game) -> list[Task]:
    """A net, where the game has features for one."""
    if spec.bots.judging is None:
        return []
    setting = Setting(spec.code, start.players, spec.facts.settle_options({}), (), seed=1)
    weights = Training(setting, HIDDEN_UNITS, None).weights()
    search, looks, net = search_with(weights, spec, start), spec.bots.judging.features(start), weights.net(spec.rules)
    seat, rng = first_seat(start.waiting()), Rng(1)

    def judge() -> int:
        beside(start, judgements)(net, looks, seat, 10_000)
        return 10_000

    def think() -> int:
        search.start()
        search.run(start, seat, 2_000, rng)
        return 2_000

    return [
        Task(JUDGE, "judgements/s", lambda: timed(judge)),
        Task(JUDGED_SEARCH, "simulations/s", lambda: timed(think)),
    ]


def environment_tasks(spec: AnyGame, players: int) -> list[Task]:
    """The environments, where the packages they need are installed."""
    if not all(map(find_spec, ENVIRONMENTS)):
        return []
    from .steps import drive_gymnasium, drive_pettingzoo, drive_tables

    return [
        Task(PETTINGZOO, "steps/s", partial(timed, drive_pettingzoo(spec, players))),
        Task(GYMNASIUM, "steps/s", partial(timed, drive_gymnasium(spec, players))),
        Task(VECTORISED, "observations/s", partial(timed, drive_tables(spec, players, TABLES))),
    ]


def simulate_part(spec: AnyGame, players: int) -> int:
    setting = Setting(spec.code, players, spec.facts.settle_options({}), ("greedy", "random"), seed=1)
    return play_part((setting, (0, 500))).moves


def judge_opening(spec: AnyGame, players: int) -> int:
    table = Table(spec.code, players, seed=1)
    judge(table.imagine(table.waiting[0], 1))
    return 1


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
        "  parlour bench ninjan pinata\n"
        "  parlour bench ninjan --markdown speed.md\n"
        "  make bench-peers    (sets the peers up in an environment of their own, runs parlour bench --peers there\n"
        "                       and writes docs/benchmarks.md)"
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="measure only these games (default: all)")
    parser.add_argument(
        "--peers", action="store_true", help="measure OpenSpiel, PettingZoo and RLCard in the same run (if installed)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write them into this Markdown page too")


def run(arguments: argparse.Namespace) -> int:
    missing = [name for name in PEERS if not find_spec(name)]
    if arguments.peers and missing:
        raise BadInput("problem-no-peers", missing=missing)
    chosen = [find(code) for code in dict.fromkeys(arguments.games)] or specs()
    listed = [(spec, task) for spec in chosen for task in tasks_of(spec, arguments.peers)]
    figures: list[Figure] = []
    with Progress(arguments.json) as progress:
        for done, (spec, task) in enumerate(listed):
            progress.show(done, len(listed), f"{spec.code}: {task.what}")
            figures += measure(spec, task)
    if arguments.markdown:
        arguments.markdown.write_text(page(figures), encoding="utf-8")
    if arguments.json:
        print(json.dumps([{**asdict(figure), "ratio": figure.ratio} for figure in figures], indent=1))
    else:
        Console().print(readable(figures))
    return 0


def tasks_of(spec: AnyGame, with_peers: bool) -> list[Task]:
    """What is measured for a game, with the peers if they are wanted."""
    listed = tasks(spec)
    if with_peers:
        from .peers import add_peers

        add_peers(spec.facts.peer, listed)
    return listed


def measure(spec: AnyGame, task: Task) -> list[Figure]:
    """One figure, or one for each peer."""
    ours, *theirs = best_of(task.ours, *task.peers.values())
    alone = Figure(spec.code, task.what, task.unit, ours)
    return [replace(alone, peer=peer, theirs=rate) for peer, rate in zip(task.peers, theirs, strict=True)] or [alone]


def readable(figures: list[Figure]) -> Grid:
    """The figures for a terminal: the games below each other, large numbers short."""
    compared = any(figure.peer for figure in figures)
    grid = Grid(box=SIMPLE_HEAD, title=f"Rules {RULES}, one core, the best of {ROUNDS} runs", title_justify="left")
    for heading, justify in (("game", "left"), ("what", "left"), ("a second", "right"), ("", "left")):
        grid.add_column(heading, justify=justify, no_wrap=heading != "what")  # type: ignore[arg-type]
    if compared:
        grid.add_column("beside")
        grid.add_column("ratio", justify="right", no_wrap=True)
    before = ""
    for figure in figures:
        if before and figure.game != before:
            grid.add_section()
        unit = figure.unit.removesuffix("/s")
        row = ["" if figure.game == before else figure.game, figure.what, shortened(figure.ours), unit]
        beside = [figure.peer or "", f"{figure.ratio:.1f}×" if figure.ratio else ""] if compared else []
        grid.add_row(*row, *beside)
        before = figure.game
    return grid


def shortened(rate: float) -> str:
    """A rate with three digits that count.

    >>> shortened(26_699_162), shortened(42_671), shortened(347.2), shortened(4.56)
    ('26.7 million', '42,700', '347', '4.56')
    """
    if rate >= 999_500:
        return f"{rate / 1e6:.3g} million"
    return f"{round(rate, 2 - int(math.log10(rate))):,.0f}" if rate >= 100 else f"{rate:.3g}"


def table(figures: list[Figure]) -> str:
    """The figures as a Markdown table."""
    lines = ["| game | what | ours | peer | theirs | ratio |", "|---|---|---:|---|---:|---:|"]
    for figure in figures:
        theirs = rounded(figure.theirs) if figure.theirs else ""
        ratio = f"{figure.ratio:.1f}×" if figure.ratio else ""
        ours = f"{rounded(figure.ours)} {figure.unit}"
        lines.append(f"| {figure.game} | {figure.what} | {ours} | {figure.peer or ''} | {theirs} | {ratio} |")
    return "\n".join(lines)


def rounded(rate: float) -> str:
    """A rate with a decimal only where it is small."""
    return f"{rate:,.0f}" if rate >= 100 or rate == int(rate) else f"{rate:.1f}"


def page(figures: list[Figure]) -> str:
    """The text of docs/benchmarks.md: date, machine, figures, and what each figure is."""
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    meanings = "\n".join(f"- *{what}*: {meaning}." for what, meaning in EXPLAINED.items())
    return (
        "# How fast it is\n\n"
        "Written by `make bench-peers`, which measures ours and theirs in the same run, in turns, on one core;\n"
        f"each figure is the best of {ROUNDS}. The ratio is what counts: figures depend on the machine.\n\n"
        f"Measured on {date.today():%d %B %Y}: {machine}, rules {RULES}.\n\n"
        f"{table(figures)}\n\n{meanings}\n"
    )
