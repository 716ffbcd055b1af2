"""What every number of an observation means, as tables for docs/environments.md.

`python -m parlour.envs.layout docs/environments.md` writes them anew between their marks.
"""

import sys
from pathlib import Path

from ..core.kind import GameKind
from ..games import kinds


def table(kind: GameKind) -> str:
    """The fields of a game's observation, in Markdown."""
    lines = [
        f"{kind.observation_size} numbers, {kind.move_count} moves.",
        "",
        "| numbers | name | from | to | meaning |",
        "|---|---|---:|---:|---|",
    ]
    for field in kind.observation:
        last = field.start + field.size - 1
        numbers = f"{field.start}–{last}" if field.size > 1 else str(field.start)
        lines.append(f"| {numbers} | {field.name} | {field.low} | {field.high} | {field.meaning} |")
    return "\n".join(lines)


def filled_in(page: str) -> str:
    """The page with every table between its marks as the games declare it now."""
    for kind in kinds():
        begin, end = f"<!-- observation of {kind.code} -->", f"<!-- end of {kind.code} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}\n{table(kind)}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled_in(path.read_text(encoding="utf-8")), encoding="utf-8")
