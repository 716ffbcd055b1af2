"""Golden files: finished games kept for ever, and one of them told in words, so that a rules change shows as text.

`PARLOUR_GOLDEN=write pytest` writes the tellings anew; the records themselves are never rewritten.
"""

import json
import os
from pathlib import Path
from typing import Any

from parlour import Table
from parlour.table import steps
from parlour.words import say


def load(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))  # type: ignore[no-any-return]


def replays(path: Path) -> Table:
    """The record replays to the result it tells, and would be written the same today.

    The first records have no bounds, which follow from the rest. In format 1 every step of a move is an entry of its
    own, and steps without a choice may be left out.
    """
    record = load(path)
    table = Table.replay(record)
    written = table.record(record["seats"])
    if record["parlour"] == 1:
        made = iter(_steps(written["moves"]))
        assert all(step in made for step in _steps(record["moves"])), "not the same moves in the same order"
        record = record | {name: written[name] for name in ("parlour", "rules", "moves")}
    assert written == {"bounds": table.bounds} | record
    assert list(steps(load(path), None))[-1]["view"] == table.view(None), "the steps end where the game did"
    return table


def _steps(moves: list[str]) -> list[str]:
    return [f"{seat}:{step}" for seat, _, move in (entry.partition(":") for entry in moves) for step in move.split()]


def told(record: dict[str, Any]) -> str:
    """A record as a story: every move, every event in words, and the position at the start of every fifth move."""
    names = [seat["name"] for seat in record["seats"]]
    lines = [f"{record['game']}, rules {record['rules']}, {record['players']} players, {record['options']}"]
    for step in steps(record, None):
        move = "" if step["move"] is None else f" {step['move']}"
        lines.append(f"\n#{step['number']}" + (f" {names[step['seat']]}{move}" if step["seat"] is not None else ""))
        lines += [f"  {say(event['text'], 'en', names)}" for event in step["events"] if event["text"]]
        if step["number"] % 5 == 0:
            lines.append(f"  {json.dumps(step['view']['board'], ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def same_as(path: Path, text: str) -> None:
    if os.environ.get("PARLOUR_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
