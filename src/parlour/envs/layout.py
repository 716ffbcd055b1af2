"""What every number of an observation means, as tables for docs/environments.md.

`python -m parlour.envs.layout docs/environments.md` rewrites them between their marks.
"""

import sys
from pathlib import Path

from ..core.spec import AnyGame
from ..games import specs


def table(spec: AnyGame) -> str:
    """The fields of a game's observation, in Markdown."""
    lines = [
        f"{spec.learning.size} numbers, {spec.moves.count} moves.",
        "",
        "| numbers | name | from | to | meaning |",
        "|---|---|---:|---:|---|",
    ]
    for field in spec.learning.fields:
        last = field.start + field.size - 1
        numbers = f"{field.start}–{last}" if field.size > 1 else str(field.start)
        lines.append(f"| {numbers} | {field.name} | {field.low} | {field.high} | {field.meaning} |")
    return "\n".join(lines)


def filled_in(page: str) -> str:
    """The page with every table between its marks as the games declare it now."""
    for spec in specs():
        begin, end = f"<!-- observation of {spec.code} -->", f"<!-- end of {spec.code} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}\n{table(spec)}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled_in(path.read_text(encoding="utf-8")), encoding="utf-8")
