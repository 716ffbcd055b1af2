"""`make study`: can the judgements of `parlour.study` be trusted? Measured on bots' games, into docs/study.md.

Bots of the level medium play. At some of their decisions every level is asked for its move, and each of these moves is
judged. So all levels are measured at the same positions, and how the game really went on is known too.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from parlour import Table
from parlour.bots import decide
from parlour.study import NORMAL, Budget, judge
from parlour.study.judging import compare, known
from parlour.study.reviewing import COSTS, curve_point

LEVELS = ("random", "greedy", "easy", "medium", "hard", "expert")
PLAYING = "medium"
EACH_GAME = 4  # decisions looked at
LONGER = Budget(NORMAL.look, 10 * NORMAL.tries)
AGAIN = 101  # the other seed


@dataclass(frozen=True)
class Judged:
    """A move of some levels at a decision: what it cost by two seeds, whether the better move still was with ten times the tries."""

    move: str
    levels: tuple[str, ...]
    best: str
    cost: float
    doubt: float
    chances: tuple[float, ...]
    best_chances: tuple[float, ...]
    cost_again: float | None
    longer: float | None


@dataclass(frozen=True)
class Sample:
    """One decision: how the game really ended, the point of the curve, and what each level's move was worth."""

    players: int
    seat: int
    result: tuple[float, ...]
    point: tuple[float, ...]
    judged: tuple[Judged, ...]


def samples(code: str, players: int, games: int, seed: int) -> Iterator[Sample]:
    for game in range(games):
        chosen = Random(f"{code} {players} {seed} {game}")
        table = Table(code, players=players, seed=chosen.randrange(1 << 30))
        while not table.over:
            seat = chosen.choice(table.waiting)
            table.play(seat, decide(table.imagine(seat, table.number), PLAYING, chosen.randrange(1 << 30)))
        result = curve_point(table, NORMAL, seed)
        whole = list(table.log)
        for number in sorted(chosen.sample(range(len(whole)), min(EACH_GAME, len(whole)))):
            table.rewind(whole[:number])
            found = sampled(table, whole[number][0], result, chosen)
            if found:
                yield found


def sampled(table: Table, seat: int, result: tuple[float, ...], chosen: Random) -> Sample | None:
    if len(table.moves(seat)) == 1 and not table.has_drafts:
        return None
    knowledge, moves = table.imagine(seat, 1), dict[str, list[str]]()
    for level in LEVELS:
        moves.setdefault(decide(knowledge, level, chosen.randrange(1 << 30)), []).append(level)
    judged = tuple(judged_move(table, seat, move, levels) for move, levels in moves.items())
    return Sample(table.players, seat, result, curve_point(table, NORMAL, 1), judged)


def judged_move(table: Table, seat: int, move: str, levels: list[str]) -> Judged:
    knowledge = known(table, seat)
    first = judge(knowledge, move, NORMAL, 1)
    scale = 2 / table.players
    again = judge(knowledge, move, NORMAL, AGAIN).cost if first.cost >= COSTS[2] * scale else None
    longer = None
    if first.cost >= COSTS[1] * scale:
        longer = compare(knowledge, first.best.move, move, LONGER, AGAIN + 1)
    return Judged(
        move, tuple(levels), first.best.move, first.cost, first.doubt, first.options[first.played or 0].chances,
        first.best.chances, again, longer,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    arguments = parser.parse_args()
    with arguments.keep.open("a") as file:
        for one in samples(arguments.game, arguments.players, arguments.games, arguments.seed):
            file.write(json.dumps(asdict(one)) + "\n")
            file.flush()


main()
