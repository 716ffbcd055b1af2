"""How strong the bots are on altered editions: `python -m tests.bots.on_editions` prints the table of docs/editions.md.

Three random editions of each game, and the standard one beside them. Every deal is played twice, with seats exchanged.
It takes about ten minutes of processor time.
"""

import sys
import time

from parlour.core.edition import Edition
from parlour.games import find, specs
from parlour.measure.playing import Board, Setting
from parlour.measure.stats import Change, paired
from tests.altered import altered

SEEDS = (1, 2, 3)
OPPONENT = "greedy"
DEALS = {"medium": 100, "expert": 8}


def strength(game: str, level: str, edition: Edition, deals: int, seed: int = 9) -> Change:
    """By how much the level wins more than half of its games, each deal counted once."""
    options = find(game).facts.settle_options({})
    setting = Setting(game, 2, options, (level, OPPONENT), seed, edition.text)
    board = Board(setting)
    won = [sum(_won(board, deal, number) for number in range(2)) / 2 for deal in range(deals)]
    return paired([0.5] * deals, won)


def _won(board: Board, deal: int, number: int) -> float:
    """What the level wins of one deal, in seat 0 and then in seat 1."""
    level, opponent = board.setting.bots
    outcome = board.play((level, opponent) if number == 0 else (opponent, level), deal, 2 * deal + number)
    return outcome.shares[number]


def told(found: Change) -> str:
    low, high = (max(0.0, min(1.0, 0.5 + bound)) for bound in found.interval)
    return f"{100 * (0.5 + found.mean):.0f} ({100 * low:.0f}–{100 * high:.0f})"


def main() -> None:
    print("| game | level | standard | altered 1 | altered 2 | altered 3 |\n|---|---|---|---|---|---|")
    for spec in specs():
        editions = [spec.editions.read(), *(altered(spec.code, seed) for seed in SEEDS)]
        for level, deals in DEALS.items():
            cells = [told(strength(spec.code, level, edition, deals)) for edition in editions]
            print(f"| {spec.code} | {level} | {' | '.join(cells)} |", flush=True)
            print(f"{time.process_time():.0f} s of processor time", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
