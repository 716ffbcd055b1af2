"""`parlour arena`: tournaments of bots, with ratings and a crosstable."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import dataclass, replace
from itertools import count, takewhile
from statistics import NormalDist

from ..core.problem import BadInput
from ..core.text import Json
from ..measure.playing import Board, Outcome, Setting
from ..measure.stats import Share
from . import command
from .crew import Crew, hire
from .ratings import crosstable, need_openskill, ratings
from .results import Results
from .seating import Table, deals_for, seatings, tables

PORTIONS = 32
FIRST_LOOK = 40
DOUBT = 0.05

DealKey = tuple[Table, int, int]
"""The table, the seed and the number of a deal."""


def play_deals(task: tuple[Setting, tuple[int, ...]]) -> dict[int, list[Outcome]]:
    """Play some deals at the table of `setting.bots`, each in all its seatings."""
    setting, deals = task
    board = Board(setting)
    return {
        deal: [
            board.play(seated, deal, deal * setting.players + turn)
            for turn, seated in enumerate(seatings(setting.bots, deal))
        ]
        for deal in deals
    }


class Tournament:
    """A tournament: everything played so far, in this run or according to the file, and how more is played."""

    def __init__(self, setting: Setting, results: Results | None = None) -> None:
        self.setting = setting
        self.results = results
        self.played: dict[DealKey, list[Outcome]] = {}
        for table, seed, (deal, _), games in results.parts() if results else ():
            self.played[table, seed, deal] = [Outcome.read(game) for game in games]
        self.before = self.outcomes()

    def play(self, crew: Crew, wanted: Sequence[Table], games: int) -> Iterator[tuple[int, int]]:
        """Play at least this number of games at each table. Yields how many games are done, and of how many.

        Tables take turns, so that an interrupted tournament has about the same number of games at each.
        """
        missing = list(self._missing({table: deals_for(table, games) for table in wanted}))
        left = sum(len(seatings(task.bots, deal)) for task, deals in missing for deal in deals)
        done, of = len(self.outcomes()), len(self.outcomes()) + left
        yield done, of
        for (task, _), deals in crew.work(play_deals, missing):
            self._keep(task.bots, deals)
            done += sum(map(len, deals.values()))
            yield done, of

    def _missing(self, ends: dict[Table, int]) -> Iterator[tuple[Setting, tuple[int, ...]]]:
        """The deals not played yet, in small portions, low numbers first."""
        most = max(ends.values())
        at_once = max(1, most // PORTIONS)
        for first in range(0, most, at_once):
            for table, end in ends.items():
                portion = range(first, min(first + at_once, end))
                absent = tuple(deal for deal in portion if (table, self.setting.seed, deal) not in self.played)
                if absent:
                    yield replace(self.setting, bots=table), absent

    def _keep(self, table: Table, deals: dict[int, list[Outcome]]) -> None:
        if self.results:
            kept = {(deal, deal + 1): [game.json() for game in games] for deal, games in deals.items()}
            self.results.add(table, self.setting.seed, kept)
        for deal, games in deals.items():
            self.played[table, self.setting.seed, deal] = games

    def outcomes(self) -> list[Outcome]:
        """All games, in an order that does not depend on when they were played."""
        return [game for key in sorted(self.played) for game in self.played[key]]

    def deals(self) -> list[list[Outcome]]:
        """All games by deal: those of the same cards at all tables together."""
        found: dict[tuple[int, int], list[Outcome]] = {}
        for table, seed, deal in sorted(self.played):
            found.setdefault((seed, deal), []).extend(self.played[table, seed, deal])
        return [found[key] for key in sorted(found)]

    def bots(self) -> list[str]:
        return sorted({code for table, _, _ in self.played for code in table})

    def duel(self, one: str, other: str, games: int) -> Share:
        """How the first bot does against the second in the first `games` games of their own table."""
        found = [
            outcome
            for table in duel_tables(one, other, self.setting)
            for deal in range(deals_for(table, games))
            for outcome in self.played[table, self.setting.seed, deal]
        ]
        return crosstable([one, other], found)[one, other]


def duel_tables(one: str, other: str, setting: Setting) -> list[Table]:
    return tables([one, other], setting.players, setting.seed)


# --- the ladder ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """A challenge on the ladder and how it went; `clear` if the interval lies on one side of a half."""

    challenger: str
    defender: str
    share: Share
    clear: bool

    @property
    def up(self) -> bool:
        return self.share.mean > 0.5


class Ladder:
    """Bots come one after another, begin at the bottom and climb as long as they beat the next one above."""

    def __init__(self, tournament: Tournament, games: int) -> None:
        self.tournament = tournament
        self.games = games
        self.rungs: list[str] = []
        self.steps: list[Step] = []

    def climb(self, crew: Crew) -> Iterator[tuple[int, int]]:
        """Play everything. Yields how many games are done, and how many there will be at the next look."""
        for challenger in self.tournament.setting.bots:
            rung = 0
            while rung < len(self.rungs):
                yield from self._challenge(crew, challenger, self.rungs[rung])
                if not self.steps[-1].up:
                    break
                rung += 1
            self.rungs.insert(rung, challenger)

    def _challenge(self, crew: Crew, challenger: str, defender: str) -> Iterator[tuple[int, int]]:
        """Look again and again, after twice as many games each time, until it is clear or the games are used up."""
        looks = look_at(self.games)
        strictness = NormalDist().inv_cdf(1 - DOUBT / len(looks) / 2)  # all looks together err no more than one
        duel = duel_tables(challenger, defender, self.tournament.setting)
        for games in looks:
            yield from self.tournament.play(crew, duel, games)
            share = self.tournament.duel(challenger, defender, games)
            low, high = share.within(strictness)
            if clear := low > 0.5 or high < 0.5:
                break
        self.steps.append(Step(challenger, defender, share, clear))


def look_at(games: int) -> list[int]:
    """After how many games to look.

    >>> look_at(200)
    [40, 80, 160, 200]
    """
    doubling = (FIRST_LOOK << times for times in count())
    return [*takewhile(lambda look: look < games, doubling), games]


# --- what is told -------------------------------------------------------------------------------------


def standings(tournament: Tournament) -> list[Json]:
    """Every bot with its rating and what it has won, the best first."""
    bots, outcomes = tournament.bots(), tournament.outcomes()
    rated = ratings(bots, tournament.deals(), tournament.setting.seed) if bots else {}
    found = []
    for code in sorted(bots, key=lambda code: -rated[code].mean):
        seats = [(game, seat) for game in outcomes for seat, sitting in enumerate(game.bots) if sitting == code]
        share = Share(sum(game.shares[seat] for game, seat in seats), len(seats))
        found.append(
            {
                "bot": code,
                "rating": rated[code].mean,
                "rating_interval": rated[code].interval,
                "games": sum(code in game.bots for game in outcomes),
                "seats": len(seats),
                "wins": share.won,
                "share": share.mean,
                "interval": share.interval,
                "mean_score": sum(game.scores[seat] for game, seat in seats) / len(seats),
            }
        )
    return found


def summary(tournament: Tournament, ladder: Ladder | None, run: command.Run, crew: Crew) -> Json:
    """What `--json` prints."""
    setting, outcomes, ranked = tournament.setting, tournament.outcomes(), standings(tournament)
    moves, moves_before = (sum(game.moves for game in games) for games in (outcomes, tournament.before))
    met = crosstable([entry["bot"] for entry in ranked], outcomes)
    return {
        **setting.about(),
        "format": "ladder" if ladder else "round-robin",
        "bots": ranked,
        "crosstable": [
            {
                "bot": one,
                "against": other,
                "games": share.games,
                "wins": share.won,
                "share": share.mean if share.games else None,
                "interval": share.interval,
            }
            for (one, other), share in met.items()
        ],
        **({"ladder": ladder.rungs[::-1], "steps": [_step(step) for step in ladder.steps]} if ladder else {}),
        "games": len(outcomes),
        "moves": moves,
        "draws": sum(max(game.shares) < 1 for game in outcomes),
        "wins_by_seat": [sum(game.shares[seat] for game in outcomes) for seat in range(setting.players)],
        "mean_length": moves / max(1, len(outcomes)),
        **run.figures(len(outcomes), len(outcomes) - len(tournament.before), moves - moves_before),
        "seed": setting.seed,
        "workers": crew.size,
    }


def _step(step: Step) -> Json:
    return {
        "challenger": step.challenger,
        "defender": step.defender,
        "games": step.share.games,
        "share": step.share.mean,
        "interval": step.share.interval,
        "clear": step.clear,
    }


def readable(result: Json) -> str:
    lines = [
        f"{result['game']}, {result['players']} players, {result['format']} of {len(result['bots'])} bots, "
        f"{result['games']} games, seed {result['seed']}, rules {result['rules_version']}, {result['edition']['name']}",
        f"{result['games_per_second']:,.0f} games a second, {result['moves_per_second']:,.0f} moves a second, "
        f"{result['mean_length']:.1f} moves a game, {result['draws']} shared",
    ]
    return "\n".join([*lines, "", *_ranking(result), "", *_crosstable(result), *_ladder(result)])


def _ranking(result: Json) -> list[str]:
    rows = [["", "bot", "rating", "games", "wins", "mean score"]]
    for place, entry in enumerate(result["bots"], 1):
        low, high = entry["rating_interval"]
        rating = f"{entry['rating']:.1f} ({low:.1f} to {high:.1f})"
        share = Share(entry["wins"], entry["seats"])
        rows.append([f"{place}", entry["bot"], rating, f"{entry['games']}", f"{share}", f"{entry['mean_score']:.1f}"])
    return _columns(rows)


def _crosstable(result: Json) -> list[str]:
    bots = [entry["bot"] for entry in result["bots"]]
    cells = {(entry["bot"], entry["against"]): Share(entry["wins"], entry["games"]) for entry in result["crosstable"]}
    rows = [["row against column", *bots]]
    for one in bots:
        shares = [cells.get((one, other)) for other in bots]
        rows.append([one, *(f"{share}" if share and share.games else "–" for share in shares)])
    return _columns(rows)


def _ladder(result: Json) -> list[str]:
    if "ladder" not in result:
        return []
    lines = ["", "Ladder, the best first: " + ", ".join(result["ladder"])]
    for step in result["steps"]:
        low, high = step["interval"]
        verdict = "" if step["clear"] else ", not clear"
        lines.append(
            f"  {step['challenger']} against {step['defender']}: {step['share']:.1%} ({low:.1%} to {high:.1%}) "
            f"of {step['games']:.0f}{verdict}"
        )
    return lines


def _columns(rows: list[list[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


# --- the command --------------------------------------------------------------------------------------

EXPLANATION = """formats:
  round-robin   every table of bots, --games games at each: all pairs for two seats; for more, every way to fill
                the seats as evenly as possible (of too many, a sample in which each bot sits equally often)
  ladder        the bots come in the order listed, begin at the bottom and climb while they beat the next above.
                A challenge is looked at after 40 games, 80, 160 … and ends when the interval leaves out a half
                (made strict enough that all looks together err in 5 %), at the latest after --games a table

figures:
  rating        openskill on a scale where 5.9 points more win 73 % of the games for two; the mean is 25.
                The interval is a bootstrap over deals, 95 %
  wins          share of the seats held that won, with Wilson's 95 % interval
  crosstable    of the games that one of the two won, how many the row's bot won

With --out all results in the file count, and more games, seeds and bots can be added to it later."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = f"{parser.epilog}\n\n{EXPLANATION}\n\n{command.BOTS}"
    command.add_arguments(parser, "games at each table, rounded up to whole deals", 200)
    parser.add_argument(
        "--format", choices=("round-robin", "ladder"), default="round-robin", help="see below (default: %(default)s)"
    )
    parser.set_defaults(bots="random,greedy,easy,medium")


def run(arguments: argparse.Namespace) -> int:
    need_openskill()
    setting = command.read_setting(arguments)
    _check_field(setting.bots)
    with closing(Results(arguments.out, "arena", setting)) if arguments.out else nullcontext() as results:
        tournament = Tournament(setting, results)
        ladder = Ladder(tournament, arguments.games) if arguments.format == "ladder" else None
        crew = hire(arguments.workers, arguments.ray)
        run = command.Run(quiet=arguments.json)
        listed = tables(setting.bots, setting.players, setting.seed)
        run.through(crew, ladder.climb(crew) if ladder else tournament.play(crew, listed, arguments.games))
        result = summary(tournament, ladder, run, crew)
    return run.end(result, readable(result), arguments.json, arguments.out)


def _check_field(bots: Sequence[str]) -> None:
    if len(bots) < 2:
        raise BadInput("problem-too-few-bots")
    for code in bots:
        if bots.count(code) > 1:
            raise BadInput("problem-bot-twice", bot=code)
