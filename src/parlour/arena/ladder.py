"""`parlour ladder`: how far the levels of a game are apart, each against the one below and against *greedy*."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from dataclasses import asdict, replace
from itertools import pairwise

from ..bots import LEVELS
from ..core.text import Json
from ..measure.playing import Setting
from . import command
from .contest import Paired, added, play_deal
from .crew import Crew, hire
from .results import Results

YARDSTICK = "greedy"

Pair = tuple[str, str]


class Ladder:
    """Matches between neighbours, and of everybody against greedy.

    At tables for more than two, one seat has the bot and all others its opponent. Deals that a file of results has are
    not played again.
    """

    def __init__(self, setting: Setting, games: int, results: Results | None = None) -> None:
        self.setting = setting
        self.pairs = pairs_of(setting.bots)
        self.deals = max(1, games // setting.players)
        self.results = results
        self.finished: dict[Pair, dict[int, Paired]] = {pair: {} for pair in self.pairs}
        for bots, seed, (deal, _), part in results.parts() if results else ():
            if seed == setting.seed and bots in self.finished and deal < self.deals:
                self.finished[bots[0], bots[1]][deal] = _read(part)
        self.before = self.games

    @property
    def games(self) -> int:
        """How many games are finished."""
        return self.setting.players * sum(map(len, self.finished.values()))

    @property
    def moves(self) -> int:
        """How many choices have been made in them."""
        return sum(sum(part.moves) for parts in self.finished.values() for part in parts.values())

    def play(self, crew: Crew) -> Iterator[tuple[int, int]]:
        """Play what is missing, deal by deal; after each deal of a match, how many games are done, and of how many."""
        wanted = len(self.pairs) * self.deals * self.setting.players
        yield self.games, wanted
        missing = [
            (replace(self.setting, bots=pair), deal)
            for deal in range(self.deals)
            for pair in self.pairs
            if deal not in self.finished[pair]
        ]
        for (setting, deal), part in crew.work(play_deal, missing):
            if self.results:
                self.results.add(setting.bots, setting.seed, {(deal, deal + 1): asdict(part)})
            self.finished[setting.bots[0], setting.bots[1]][deal] = part
            yield self.games, wanted

    def match(self, pair: Pair) -> Paired | None:
        """What is finished of a match, in the order of the deals."""
        parts = self.finished.get(pair)
        return added([parts[deal] for deal in sorted(parts)]) if parts else None


def pairs_of(bots: Sequence[str]) -> list[Pair]:
    """Who plays whom: each bot the one below it, and greedy.

    >>> pairs_of(["random", "greedy", "easy", "medium"])
    [('greedy', 'random'), ('easy', 'greedy'), ('medium', 'easy'), ('random', 'greedy'), ('medium', 'greedy')]
    """
    neighbours = [(above, below) for below, above in pairwise(bots)]
    measured = [(bot, YARDSTICK) for bot in bots if bot != YARDSTICK]
    return list(dict.fromkeys([*neighbours, *measured]))


def _read(part: Json) -> Paired:
    ours, theirs = part["seconds"]
    mine, others = part["moves"]
    return Paired(tuple(part["deals"]), (ours, theirs), (mine, others))


# --- the command -------------------------------------------------------------------------------------


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        f"{parser.description}\n\n"
        "Each bot plays against the one before it in the list, and against greedy.\n"
        "Every deal is played from every seat. With more than two players one seat has the bot, all others its\n"
        "opponent, and equal strength wins as often as one of so many wins. The 95% intervals come from the deals.\n"
        "Times are those of the processor, for a move with a choice; a bot that uses several cores counts all of them."
    )
    parser.epilog = (
        "examples:\n"
        "  parlour ladder ninjan --games 400 --bots random,greedy,easy,medium,hard,expert --out ninjan.db\n"
        "  parlour ladder ninjan --games 40 --bots expert,master --out ninjan.db\n"
        f"  parlour ladder pandaspin --players 4 --games 200 --json\n\n{command.BOTS}"
    )
    command.add_arguments(parser, "games of each match", 200)
    parser.set_defaults(bots=",".join(LEVELS))


def run(arguments: argparse.Namespace) -> int:
    setting = command.read_setting(arguments)
    with closing(Results(arguments.out, "ladder", setting)) if arguments.out else nullcontext() as results:
        ladder = Ladder(setting, arguments.games, results)
        before = ladder.moves
        crew = hire(arguments.workers, arguments.ray)
        run = command.Run(quiet=arguments.json)
        run.through(crew, ladder.play(crew))
    figures = run.figures(ladder.games, ladder.games - ladder.before, ladder.moves - before)
    result = {**setting.about(), "games": ladder.games, "seed": setting.seed, "rungs": rungs(ladder), **figures}
    return run.end(result, _readable(result), arguments.json, arguments.out)


def rungs(ladder: Ladder) -> list[Json]:
    """Each bot with its two matches and how long it thinks."""
    bots = ladder.setting.bots
    found = []
    for below, bot in zip([None, *bots], bots, strict=False):
        matches = {"below": ladder.match((bot, below or "")), YARDSTICK: ladder.match((bot, YARDSTICK))}
        played = [match for match in matches.values() if match]
        milliseconds = 1000 * added(played).times[0] if played else None
        told = {name: match and _told(match, ladder.setting.players) for name, match in matches.items()}
        found.append({"bot": bot, "milliseconds": milliseconds, **told})
    return found


def _told(match: Paired, players: int) -> Json:
    return {"games": len(match.deals) * players, "share": match.mean, "interval": match.interval}


def _readable(result: Json) -> str:
    """A table in Markdown, as the documents have it."""
    lines = [
        f"{result['game']}, {result['players']} players, seed {result['seed']}, rules {result['rules_version']}, "
        f"{result['edition']['name']}",
        "",
        "| bot | ms for a move | wins against the one above | wins against greedy |",
        "|---|---:|---|---|",
    ]
    for rung in result["rungs"]:
        time = "" if rung["milliseconds"] is None else f"{rung['milliseconds']:.3g}"
        lines.append(f"| {rung['bot']} | {time} | {_share(rung['below'])} | {_share(rung[YARDSTICK])} |")
    return "\n".join(lines)


def _share(match: Json | None) -> str:
    """
    >>> _share({"games": 400, "share": 0.7225, "interval": (0.677, 0.764)})
    '72.2% (67.7–76.4) of 400'
    """
    if not match:
        return ""
    low, high = match["interval"]
    return f"{match['share']:.1%} ({100 * low:.1f}–{100 * high:.1f}) of {match['games']}"
