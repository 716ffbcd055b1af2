"""What the commands of the arena share: their arguments, the progress bar, and what they do at Ctrl-C."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from ..core.edition import read_text
from ..core.facts import read_options
from ..core.problem import BadInput
from ..core.text import Json
from ..games import find
from ..measure.playing import PATIENCE, Setting, check_bots
from ..study.progress import Progress
from .crew import Crew

MOST_GAMES = 10**9
MOST_WORKERS = 256
MOST_PATIENCE = 10**6
INTERRUPTED = 130

BOTS = """\
bots:
  random, greedy          by chance; by one rule of thumb
  easy … expert, master   search with a fixed number of simulations; master thinks on two cores
  search:2000             search with this number of simulations
  search:400ms            search for so long: its games differ from run to run and from machine to machine,
                          all other bots' are the same for the same seed
  net:FILE, net:FILE:2000 search by the weights in a file, which `parlour train` writes; with so many simulations
  module:Class            a class of your own, from a module that Python finds or that lies in the current
                          directory; docs/arena.md has an example

Seats rotate and every deal is played from every seat, so that luck with cards and seats cancels out.
The result is the same for any number of workers, on Ray, and after an interruption: with --out FILE the same
command goes on where it was stopped."""


def add_arguments(parser: argparse.ArgumentParser, games: str, usual: int) -> None:
    """The arguments of the commands that count who wins."""
    add_playing(parser, games, usual)
    parser.add_argument("--edition", type=Path, metavar="FILE", help="play with these components")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep what is finished in this SQLite file")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def add_playing(parser: argparse.ArgumentParser, games: str, usual: int) -> None:
    """The arguments of every command that lets bots play."""
    parser.add_argument("game", help="the game, by its name in `parlour games`")
    parser.add_argument("--players", type=int, help="how many seats (default: the fewest the game takes)")
    parser.add_argument("--games", type=int, default=usual, help=f"{games} (default: %(default)s)")
    parser.add_argument("--bots", metavar="A,B,…", help="the bots, see below (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (default: %(default)s)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    crew = parser.add_mutually_exclusive_group()
    crew.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: %(default)s)")
    crew.add_argument("--ray", metavar="ADDRESS", help="join the Ray cluster there; `auto` starts one on this machine")
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, metavar="SECONDS", help="for a move of your own bot (default: 60)"
    )


def read_setting(arguments: argparse.Namespace) -> Setting:
    """The setting that the arguments describe; `BadInput` if it cannot be played."""
    spec = find(arguments.game)
    players = spec.facts.players[0] if arguments.players is None else arguments.players
    spec.facts.check_players(players)
    options = spec.facts.settle_options(read_options(arguments.option))
    spec.facts.check_options(players, options)
    ranges = {"games": (1, MOST_GAMES), "workers": (1, MOST_WORKERS), "seed": (0, MOST_GAMES)}
    for name, (low, high) in {**ranges, "patience": (0.001, MOST_PATIENCE)}.items():
        if not low <= getattr(arguments, name) <= high:
            value = str(getattr(arguments, name))
            raise BadInput("problem-out-of-range", name=f"--{name}", value=value, low=low, high=high)
    edition = read_text(arguments.edition) if arguments.edition else ""
    if edition:
        spec.editions.read(edition, str(arguments.edition))
    bots = tuple(code.strip() for code in arguments.bots.split(","))
    check_bots(bots, spec)
    return Setting(spec.code, players, options, bots, arguments.seed, edition, arguments.patience)


class Run:
    """The work of a command from its start to its end, or to Ctrl-C."""

    def __init__(self, quiet: bool) -> None:
        self.quiet = quiet
        self.interrupted = False
        self.seconds = 0.0

    def through(self, crew: Crew, steps: Iterable[tuple[int, int]]) -> None:
        """Run the steps. Each says how many games are done, and of how many."""
        start = time.monotonic()
        try:
            with crew, Progress(self.quiet) as progress:
                for done, of in steps:
                    progress.show(done, of)
        except KeyboardInterrupt:
            self.interrupted = True
        self.seconds = time.monotonic() - start

    def figures(self, games: int, played: int, moves: int) -> Json:
        """How long it took, and how fast the games and moves of this run were played."""
        seconds = max(self.seconds, 1e-9)
        return {
            "seconds": self.seconds,
            "games_per_second": played / seconds,
            "moves_per_second": moves / seconds,
            "resumed_games": games - played,
            "interrupted": self.interrupted,
        }

    def end(self, result: Json, readable: str, as_json: bool, out: Path | None) -> int:
        """Print the result, and after Ctrl-C how to continue. Returns the exit status."""
        print(json.dumps(result, indent=1) if as_json else readable)
        if not self.interrupted:
            return 0
        kept = f"They are in {out}: the same command goes on from there." if out else "--out FILE would have kept them."
        sys.stdout.flush()
        print(f"Stopped; finished so far: {result['games']} games. {kept}", file=sys.stderr)
        return INTERRUPTED
