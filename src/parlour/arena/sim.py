"""`parlour sim`: many games with bots in the seats, the same result on one core or many.

Every deal is played once for each way of seating the bots, so that luck with cards and seats cancels out.
"""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import asdict, dataclass, field

from ..core.play import Series
from ..core.problem import BadInput
from ..core.text import Json
from ..measure.playing import Board, Outcome, Setting, Span
from ..measure.stats import Share
from . import command
from .crew import Crew, hire
from .results import Results

FEWEST = 4
PARTS = 32


@dataclass
class Tally:
    """The results of some games. Tallies can be added; in the same order the sum is the same to the last digit."""

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

    @classmethod
    def of(cls, setting: Setting, series: Series) -> "Tally":
        """What a series counted."""
        seats, bots = setting.players, len(setting.bots)
        return cls(
            series.games,
            series.moves,
            series.draws,
            list(series.seat_wins[:seats]),
            list(series.bot_wins[:bots]),
            list(series.bot_games[:bots]),
            list(series.bot_score[:bots]),
        )

    def count(self, outcome: Outcome, seated: list[int]) -> None:
        self.games += 1
        self.moves += outcome.moves
        self.draws += sum(share > 0 for share in outcome.shares) > 1
        for seat, index in enumerate(seated):
            self.seat_wins[seat] += outcome.shares[seat]
            self.bot_wins[index] += outcome.shares[seat]
            self.bot_games[index] += 1
            self.bot_score[index] += outcome.scores[seat]

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.moves += other.moves
        self.draws += other.draws
        for name in ("seat_wins", "bot_wins", "bot_games", "bot_score"):
            both = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [ours + theirs for ours, theirs in both])


def parts(games: int) -> Iterator[Span]:
    """The games cut into parts that grow, so that few games make small parts and many games not too many.

    The cuts do not depend on how many games follow, so a run with more games can use the parts that are there.

    >>> list(parts(10))
    [(0, 4), (4, 8), (8, 10)]
    """
    first = 0
    while first < games:
        last = first + max(FEWEST, first // PARTS)
        yield first, min(last, games)
        first = last


def play_part(task: tuple[Setting, Span]) -> Tally:
    """Play the games of a part."""
    setting, (first, last) = task
    board = Board(setting)
    if series := board.play_series(first, last):
        return Tally.of(setting, series)
    tally = Tally.empty(setting)
    for number in range(first, last):
        seated = setting.seated(number)
        bots = [setting.bots[index] for index in seated]
        tally.count(board.play(bots, number // setting.turns, number), seated)
    return tally


class Simulation:
    """Some games of a setting. Games that a file of results already has are not played again."""

    def __init__(self, setting: Setting, games: int, results: Results | None = None) -> None:
        self.setting = setting
        self.games = games
        self.results = results
        self.parts = list(parts(games))
        self.finished: dict[Span, Tally] = {}
        for bots, seed, span, part in results.parts() if results else ():
            if (bots, seed) == (setting.bots, setting.seed):
                self.finished[span] = Tally(**part)
        self.before = self.total()

    def play(self, crew: Crew) -> Iterator[tuple[int, int]]:
        """Play what is missing; after each part, how many games are done, and of how many."""
        done = self.before.games
        yield done, self.games
        missing = [(self.setting, span) for span in self.parts if span not in self.finished]
        for (_, span), tally in crew.work(play_part, missing):
            if self.results:
                self.results.add(self.setting.bots, self.setting.seed, {span: asdict(tally)})
            self.finished[span] = tally
            done += tally.games
            yield done, self.games

    def total(self) -> Tally:
        """All that is finished, added up in the order of the games."""
        total = Tally.empty(self.setting)
        for span in self.parts:
            if span in self.finished:
                total.add(self.finished[span])
        return total


def simulate(setting: Setting, games: int, workers: int = 1) -> Tally:
    """Play this number of games and count. The result is the same for any number of workers.

    Args:
        setting: what is played, and by which bots.
        games: how many games.
        workers: how many processes play them.

    Returns:
        Wins by seat and by bot, scores, moves.

    Raises:
        BadInput: for an unknown game or bot, or if a bot of your own fails.

    >>> from parlour.measure.playing import Setting
    >>> tally = simulate(Setting("ninjan", 2, {"deals": "1"}, ("greedy", "random"), seed=1), 100)
    >>> tally.games, tally.bot_wins[0] > tally.bot_wins[1]
    (100, True)
    """
    simulation = Simulation(setting, games)
    with hire(workers, None) as crew:
        for _ in simulation.play(crew):
            pass
    return simulation.total()


def summary(simulation: Simulation, run: command.Run, crew: Crew) -> Json:
    """What `--json` prints."""
    setting, before, tally = simulation.setting, simulation.before, simulation.total()
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
    seats, scores = _by_bot(setting, tally.bot_games), _by_bot(setting, tally.bot_score)
    return {
        **setting.about(),
        "bots": bots,
        "games": tally.games,
        "moves": tally.moves,
        "draws": tally.draws,
        "wins_by_seat": tally.seat_wins,
        "wins_by_bot": _by_bot(setting, tally.bot_wins),
        "mean_score_by_bot": {code: scores[code] / max(1, seats[code]) for code in seats},
        "mean_length": tally.moves / max(1, tally.games),
        **run.figures(tally.games, tally.games - before.games, tally.moves - before.moves),
        "seed": setting.seed,
        "workers": crew.size,
        "rules": setting.spec.facts.rules_version,
    }


def _by_bot(setting: Setting, counted: Sequence[float]) -> dict[str, float]:
    """Counts by the bots' names; a bot that is listed twice counts together."""
    summed: dict[str, float] = {}
    for code, count in zip(setting.bots, counted, strict=True):
        summed[code] = summed.get(code, 0) + count
    return summed


# --- the command -------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Play many games with bots in every seat and count who wins."
    parser.epilog = (
        "examples:\n"
        "  parlour sim ninjan --players 4 --games 1000 --bots medium,greedy\n"
        "  parlour sim ninjan --players 2 --games 400 --bots search:100ms,hard --json\n"
        "  parlour sim ninjan --games 100000 --bots hard,expert --out strong.db\n\n"
        f"{command.BOTS}\n\n"
        "Bots sit in the order in which they are listed, round and round. docs/arena.md says what the figures mean."
    )
    command.add_arguments(parser, "how many games", 1000)
    parser.set_defaults(bots="random")


def run(arguments: argparse.Namespace) -> int:
    setting = command.read_setting(arguments)
    if len(setting.bots) > setting.players:
        raise BadInput("problem-too-many-bots", bots=len(setting.bots), players=setting.players)
    with closing(Results(arguments.out, "sim", setting)) if arguments.out else nullcontext() as results:
        simulation = Simulation(setting, arguments.games, results)
        crew = hire(arguments.workers, arguments.ray)
        run = command.Run(quiet=arguments.json)
        run.through(crew, simulation.play(crew))
        result = summary(simulation, run, crew)
    return run.end(result, _readable(result), arguments.json, arguments.out)


def _readable(result: Json) -> str:
    games = max(1, result["games"])
    lines = [
        f"{result['game']}, {result['players']} players, {result['games']} games, seed {result['seed']}, "
        f"rules {result['rules_version']}, {result['edition']['name']}",
        f"{result['games_per_second']:,.0f} games a second, {result['moves_per_second']:,.0f} moves a second, "
        f"{result['mean_length']:.1f} moves a game, {result['draws']} shared",
    ]
    for entry in result["bots"]:
        share = Share(entry["wins"], entry["seats"])
        lines.append(f"  {entry['bot']:<14} wins {share}, mean score {entry['mean_score']:.1f}")
    wins = ", ".join(f"{won / games:.1%}" for won in result["wins_by_seat"])
    return "\n".join([*lines, f"  wins by seat: {wins}"])
