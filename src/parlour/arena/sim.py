"""`parlour sim`: many games with bots in the seats, the same result on one core or many.

Every deal is played once for each way of seating the bots, so that luck with cards and seats cancels out.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

from ..bots import Bot, bot
from ..core.kind import GameKind, Json, read_options
from ..core.play import first_seat
from ..core.problem import BadInput
from ..core.rng import Rng
from ..games import find
from .stats import Share

PARTS = 64
MOST_GAMES = 10**9
MOST_WORKERS = 256


@dataclass(frozen=True)
class Setting:
    """What is played: `bots` in the order of the seats, round and round if there are fewer than seats."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int

    def seated(self, number: int) -> list[int]:
        """Which bot sits where in game `number`: by index into `bots`, one place further every game."""
        return [(seat + number) % self.players % len(self.bots) for seat in range(self.players)]


@dataclass
class Tally:
    """What came out of some games. Tallies add up, whoever counted them."""

    games: int = 0
    moves: int = 0
    draws: int = 0
    seat_wins: list[float] = field(default_factory=list)
    bot_wins: list[float] = field(default_factory=list)
    bot_games: list[int] = field(default_factory=list)
    bot_score: list[int] = field(default_factory=list)

    @classmethod
    def empty(cls, setting: Setting) -> "Tally":
        seats, bots = setting.players, len(setting.bots)
        return cls(0, 0, 0, [0.0] * seats, [0.0] * bots, [0] * bots, [0] * bots)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.moves += other.moves
        self.draws += other.draws
        for name in ("seat_wins", "bot_wins", "bot_games", "bot_score"):
            both = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [ours + theirs for ours, theirs in both])


def play_part(setting: Setting, first: int, last: int) -> Tally:
    """Play the games numbered from `first` to before `last`."""
    kind = find(setting.game)
    game = kind.new(setting.players, setting.options)
    tally = Tally.empty(setting)
    for number in range(first, last):
        seated = setting.seated(number)
        seats = [_bot(setting.bots[index], setting.game) for index in seated]
        chance = Rng(setting.seed * 2_654_435_761 + number // setting.players)
        game.deal(chance)
        while not game.over:
            seat = first_seat(game.waiting())
            game.apply(seat, seats[seat].choose(game, seat, chance.below(1 << 30)), chance)
            tally.moves += 1
        _count(kind, game, seated, tally)
    return tally


@cache
def _bot(code: str, game: str) -> Bot:
    return bot(code, find(game))


def _count(kind: GameKind, game: Any, seated: list[int], tally: Tally) -> None:
    scores = kind.result(game)["scores"]
    tally.games += 1
    tally.draws += sum(share > 0 for share in game.reward[: len(seated)]) > 1
    for seat, index in enumerate(seated):
        tally.seat_wins[seat] += game.reward[seat]
        tally.bot_wins[index] += game.reward[seat]
        tally.bot_games[index] += 1
        tally.bot_score[index] += scores[seat]


def simulate(setting: Setting, games: int, workers: int) -> Iterator[Tally]:
    """Tallies of parts of the games, as they are finished."""
    bounds = sorted({games * part // PARTS for part in range(PARTS + 1)})
    parts = list(pairwise(bounds))
    if workers == 1:
        for first, last in parts:
            yield play_part(setting, first, last)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[Tally]] = [pool.submit(play_part, setting, *part) for part in parts]
        for done in as_completed(waiting):
            yield done.result()


def summary(setting: Setting, tally: Tally, seconds: float, workers: int) -> Json:
    """What `--json` prints."""
    bots = [
        {
            "bot": code,
            "wins": tally.bot_wins[index],
            "seats": tally.bot_games[index],
            "share": Share(tally.bot_wins[index], tally.bot_games[index]).mean,
            "interval": Share(tally.bot_wins[index], tally.bot_games[index]).interval,
            "mean_score": tally.bot_score[index] / max(1, tally.bot_games[index]),
        }
        for index, code in enumerate(setting.bots)
    ]
    return {
        "game": setting.game,
        "players": setting.players,
        "options": setting.options,
        "bots": bots,
        "games": tally.games,
        "moves": tally.moves,
        "draws": tally.draws,
        "wins_by_seat": tally.seat_wins,
        "mean_length": tally.moves / max(1, tally.games),
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "moves_per_second": tally.moves / seconds,
        "seed": setting.seed,
        "workers": workers,
        "rules": find(setting.game).rules_version,
    }


# --- the command -------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play many games with bots in every seat and count who wins. Seats rotate, deals repeat."
    parser.epilog = (
        "examples:\n"
        "  parlour sim ninjan --players 4 --games 1000 --bots medium,greedy\n"
        "  parlour sim ninjan --players 2 --games 400 --bots search:100ms,hard --json"
    )
    parser.add_argument("game", help="the game, by its name in `parlour games`")
    parser.add_argument("--players", type=int, help="how many seats (default: the fewest the game takes)")
    parser.add_argument("--games", type=int, default=1000, help="how many games (default: %(default)s)")
    parser.add_argument("--bots", default="random", help="bots in the order of the seats, round and round")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (default: %(default)s)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: argparse.Namespace) -> int:
    setting = _setting(arguments)
    start = time.monotonic()
    tally = Tally.empty(setting)
    with _Progress(arguments.games, quiet=arguments.json) as progress:
        for part in simulate(setting, arguments.games, arguments.workers):
            tally.add(part)
            progress.show(tally.games)
    result = summary(setting, tally, time.monotonic() - start, arguments.workers)
    print(json.dumps(result, indent=1) if arguments.json else _readable(result))
    return 0


def _setting(arguments: argparse.Namespace) -> Setting:
    kind = find(arguments.game)
    players = kind.players[0] if arguments.players is None else arguments.players
    kind.check_players(players)
    options = read_options(arguments.option)
    bots = tuple(code.strip() for code in arguments.bots.split(","))
    for code in bots:
        bot(code, kind)
    if len(bots) > players:
        raise BadInput("problem-too-many-bots", bots=len(bots), players=players)
    for name, low, high in (("games", 1, MOST_GAMES), ("workers", 1, MOST_WORKERS), ("seed", 0, MOST_GAMES)):
        if not low <= getattr(arguments, name) <= high:
            value = str(getattr(arguments, name))
            raise BadInput("problem-out-of-range", name=f"--{name}", value=value, low=low, high=high)
    return Setting(kind.code, players, kind.settle_options(options), bots, arguments.seed)


class _Progress:
    """A bar with the time left, on a terminal's standard error."""

    def __init__(self, games: int, quiet: bool) -> None:
        from rich.console import Console
        from rich.progress import Progress

        console = Console(stderr=True)
        self.bar = Progress(console=console, transient=True, disable=quiet or not console.is_terminal)
        self.task = self.bar.add_task("games", total=games)

    def __enter__(self) -> "_Progress":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def show(self, games: int) -> None:
        self.bar.update(self.task, completed=games)


def _readable(result: Json) -> str:
    lines = [
        f"{result['game']}, {result['players']} players, {result['games']} games, seed {result['seed']}, "
        f"rules {result['rules']}",
        f"{result['games_per_second']:,.0f} games a second, {result['moves_per_second']:,.0f} moves a second, "
        f"{result['mean_length']:.1f} moves a game, {result['draws']} shared",
    ]
    for entry in result["bots"]:
        share = Share(entry["wins"], entry["seats"])
        lines.append(f"  {entry['bot']:<14} wins {share}, mean score {entry['mean_score']:.1f}")
    wins = ", ".join(f"{won / result['games']:.1%}" for won in result["wins_by_seat"])
    return "\n".join([*lines, f"  wins by seat: {wins}"])
