"""`make study`: can the judgements of `parlour.study` be trusted? Measured on bots' games, into docs/study.md.

Bots of the level medium play. At some of their decisions every level is asked for its move, and each of these moves is
judged: so all levels are measured at the same positions. How the games really went on is compared with the chances that
were foretold. What has been measured is kept in a folder, so that the same command goes on where it was stopped.
"""

import argparse
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any

from parlour import Table
from parlour.bots import decide
from parlour.games import find
from parlour.study import NORMAL, Budget, judge
from parlour.study.judging import compare, known
from parlour.study.reviewing import COSTS, curve_point

SETTINGS = ("ninjan 2", "ninjan 4", "pinata 2", "pandaspin 2", "pandaspin 4", "pandorum 2", "pandorum 3")
LEVELS = ("random", "greedy", "easy", "medium", "hard", "expert")
PLAYING = "medium"
DECISIONS_OF_A_GAME = 4
FORECASTS_OF_A_GAME = 3
LONGER = Budget(NORMAL.look, 10 * NORMAL.tries)
AGAIN, LATER = 101, 102  # seeds of the second judgement, and of the long one
SEEDS = 1 << 30
INACCURACY, MISTAKE, BLUNDER = COSTS[1:]
BANDS = 10  # of a reliability diagram
PAGE = Path(__file__).parent.parent / "docs" / "study.md"
PICTURE = PAGE.with_name("study-reliability.svg")

Json = dict[str, Any]


# --- measuring ----------------------------------------------------------------------------------------


def game_over(code: str, players: int, chosen: Random) -> Table:
    """A game that bots have played to its end."""
    table = Table(code, players=players, seed=chosen.randrange(SEEDS))
    while not table.over:
        seat = chosen.choice(table.waiting)
        table.play(seat, decide(table.imagine(seat, table.number), PLAYING, chosen.randrange(SEEDS)))
    return table


def moments(table: Table, count: int, chosen: Random) -> Iterator[tuple[int, str]]:
    """Rewind the table to some of its moves, one after the other: who moved, and what."""
    whole = list(table.log)
    for number in sorted(chosen.sample(range(len(whole)), min(count, len(whole)))):
        table.rewind(whole[:number])
        yield whole[number]


def decisions(code: str, players: int, games: int) -> Iterator[Json]:
    """What the move of each level costs, at decisions of some games."""
    for game in range(games):
        chosen = Random(f"{code} {players} 1 {game}")
        table = game_over(code, players, chosen)
        for seat, _ in moments(table, DECISIONS_OF_A_GAME, chosen):
            if len(table.moves(seat)) == 1 and not table.has_drafts:
                continue
            moves = defaultdict(list)
            for level in LEVELS:
                moves[decide(table.imagine(seat, 1), level, chosen.randrange(SEEDS))].append(level)
            for move, levels in moves.items():
                yield {"levels": levels, **judged(table, seat, move)}


def judged(table: Table, seat: int, move: str) -> Json:
    """By two seeds, and with ten times the tries; costs are scaled to those of two players."""
    knowledge, scale = known(table, seat), table.players / 2
    first = judge(knowledge, move, NORMAL, 1)
    found: Json = {"cost": first.cost * scale, "doubt": first.doubt * scale}
    if found["cost"] >= INACCURACY:
        found["longer"] = compare(knowledge, first.best.move, move, LONGER, LATER) * scale
    if found["cost"] >= MISTAKE:
        found["again"] = judge(knowledge, move, NORMAL, AGAIN).cost * scale
    return found


def forecasts(code: str, players: int, games: int) -> Iterator[Json]:
    """The chances of all seats as they were judged, and the result of the game."""
    for game in range(games):
        chosen = Random(f"{code} {players} 2 {game}")
        table = game_over(code, players, chosen)
        result = curve_point(table, NORMAL, 1)
        for seat, move in moments(table, FORECASTS_OF_A_GAME, chosen):
            judgement = judge(known(table, seat), move, NORMAL, 1)
            chances = judgement.options[judgement.played or 0].chances
            yield {"chances": chances, "point": curve_point(table, NORMAL, 1), "result": result}


def kept(path: Path, measured: Iterable[Json]) -> list[Json]:
    """What has been measured before, or now; an interrupted measurement begins again."""
    if not path.exists():
        unfinished = path.with_suffix(".part")
        with unfinished.open("w", encoding="utf-8") as file:
            for one in measured:
                file.write(json.dumps(one) + "\n")
                file.flush()
        unfinished.rename(path)
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


# --- what came out ------------------------------------------------------------------------------------


def trust_row(setting: str, found: list[Json]) -> str:
    blunders = [one["again"] for one in found if one["cost"] >= BLUNDER]
    agreed = sum(cost >= BLUNDER for cost in blunders)
    seen = sum(cost >= MISTAKE for cost in blunders)
    longer = [one["longer"] for one in found if "longer" in one]
    still = sum(lead > 0 for lead in longer)
    return (
        f"| {setting} | {share(agreed, len(blunders))} | {share(seen, len(blunders))} | {share(still, len(longer))} |"
    )


def share(count: int, of: int) -> str:
    return f"{100 * count / of:.0f}% ({count} of {of})" if of else "none seen"


def costs(found: list[Json], level: str) -> list[float]:
    return [one["cost"] for one in found if level in one["levels"]]


def level_row(setting: str, found: list[Json]) -> str:
    means = (100 * sum(costs(found, level)) / len(costs(found, level)) for level in LEVELS)
    return f"| {setting} | {len(costs(found, 'expert'))} | " + " | ".join(f"{mean:.2f}" for mean in means) + " |"


def accuracy_row(setting: str, found: list[Json]) -> str:
    sharpness = find(setting.split()[0]).study.sharpness
    means = (sum(costs(found, level)) / len(costs(found, level)) for level in LEVELS)
    return (
        f"| {setting} | {sharpness:g} | " + " | ".join(f"{100 * exp(-sharpness * mean):.0f}" for mean in means) + " |"
    )


def bands(found: list[Json]) -> dict[int, tuple[float, float, int]]:
    """For each band of foretold chances: their mean, the share that was really won, and how many."""
    sorted_in = defaultdict(list)
    for one in found:
        for foretold, won in zip(one["chances"], one["result"], strict=True):
            sorted_in[min(int(foretold * BANDS), BANDS - 1)].append((foretold, won))
    return {
        band: (sum(f for f, _ in pairs) / len(pairs), sum(w for _, w in pairs) / len(pairs), len(pairs))
        for band, pairs in sorted(sorted_in.items())
    }


def forecast_row(setting: str, found: list[Json]) -> str:
    told = bands(found)
    cells = (f"{100 * told[band][0]:.0f} → {100 * told[band][1]:.0f}" if band in told else "" for band in range(BANDS))
    total = sum(count for _, _, count in told.values())
    off = sum(abs(foretold - won) * count for foretold, won, count in told.values()) / total
    return f"| {setting} | {len(found)} | " + " | ".join(cells) + f" | {100 * off:.1f} |"


def picture(found: dict[str, list[Json]]) -> str:
    """Reliability diagrams, a panel for each setting: dots on the diagonal are right."""
    wide, panels = 150, []
    for place, (setting, one) in enumerate(found.items()):
        dots = "".join(
            f'<circle cx="{100 * foretold:.0f}" cy="{100 - 100 * won:.0f}" r="{min(2 + count / 20, 6):.1f}"/>'
            for foretold, won, count in bands(one).values()
        )
        panels.append(
            f'<g transform="translate({20 + place % 4 * wide} {24 + place // 4 * wide})">'
            '<rect width="100" height="100" fill="#fff" stroke="#d9d5cb"/>'
            '<line y1="100" x2="100" stroke="#676b72" stroke-dasharray="4 3"/>'
            f'<g fill="#0072b2">{dots}</g><text y="-6" font-size="12" fill="#1f2328">{setting}</text></g>'
        )
    high = 24 + -(-len(found) // 4) * wide
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {4 * wide} {high}" font-family="sans-serif">'
        f'<rect width="{4 * wide}" height="{high}" fill="#faf7f0"/>{"".join(panels)}</svg>\n'
    )


def by_game(found: dict[str, list[Json]]) -> dict[str, list[Json]]:
    """All numbers of players of a game together."""
    together = defaultdict[str, list[Json]](list)
    for setting, one in found.items():
        together[setting.split()[0]] += one
    return dict(together)


def figures(judgements: dict[str, list[Json]], foretold: dict[str, list[Json]]) -> str:
    levels, lines = " | ".join(LEVELS), " ---: |" * len(LEVELS)
    widths = " | ".join(f"{10 * band}–{10 * band + 10}" for band in range(BANDS))

    def table(head: str, line: str, row: Any, found: dict[str, list[Json]]) -> str:
        return "\n".join((head, line, *(row(setting, one) for setting, one in found.items()))) + "\n"

    return (
        "### Do two seeds agree, do ten times the tries?\n\n"
        + table(
            "| game, players | blunders also by another seed | at least mistakes by it | better moves still better |",
            "|---|---:|---:|---:|",
            trust_row,
            judgements | {"all": [one for found in judgements.values() for one in found]},
        )
        + "\n### What the moves of each level cost\n\nIn percentage points of the chance to win, on average.\n\n"
        + table(
            f"| game, players | decisions | {levels} |",
            f"|---|---:|{lines}",
            level_row,
            judgements | by_game(judgements),
        )
        + "\n### Accuracy\n\n"
        + table(f"| game, players | sharpness | {levels} |", f"|---|---:|{lines}", accuracy_row, judgements)
        + "\n### Do foretold chances come true?\n\nForetold → won, in per cent, by the band of the foretold chance; "
        "the last column is how far they are apart on average.\n\n"
        + table(
            f"| game, players | moments | {widths} | apart |",
            "|---|---:|" + " ---: |" * BANDS + " ---: |",
            forecast_row,
            foretold,
        )
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("settings", nargs="*", default=SETTINGS, help="such as 'ninjan 4' (default: all)")
    parser.add_argument("--games", type=int, default=10, help="whose decisions are judged (default: %(default)s)")
    parser.add_argument("--results", type=int, default=80, help="games for the chances (default: %(default)s)")
    parser.add_argument("--keep", type=Path, required=True, metavar="FOLDER", help="where to keep what is measured")
    arguments = parser.parse_args()
    arguments.keep.mkdir(parents=True, exist_ok=True)
    judgements, foretold = {}, {}
    for setting in arguments.settings:
        code, players = setting.split()
        name = setting.replace(" ", "-")
        judgements[setting] = kept(
            arguments.keep / f"decisions-{name}.jsonl", decisions(code, int(players), arguments.games)
        )
        foretold[setting] = kept(
            arguments.keep / f"forecasts-{name}.jsonl", forecasts(code, int(players), arguments.results)
        )
    PICTURE.write_text(picture(foretold), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    marked = "<!-- figures -->\n"
    before, _, after = re.split(f"({marked}.*{marked})", page, flags=re.DOTALL)
    PAGE.write_text(f"{before}{marked}\n{figures(judgements, foretold)}\n{marked}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
