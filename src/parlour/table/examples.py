"""Worked examples: a few moves from a position, written as data and played with the real rules.

Each example of a game's `examples.toml` has a name, the rule that it shows, a position, and moves as `0:P7`; those that
are shown together stand together. Everybody looks on as a spectator. An example that the rules do not allow is refused.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources

from ..core.text import Json
from ..games import find
from .table import Table

SEED = bytes(32)  # the same chance each time


@dataclass(frozen=True)
class Example:
    """One example. `steps` are like those of a replay, the position first."""

    name: str
    rule: str
    steps: list[Json]


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game, the one that explains most first; none if it brings no file of them.

    >>> [example.name for example in examples("ninjan")]
    ['round']
    """
    file = resources.files(find(game).home) / "examples.toml"
    content = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"examples": []}
    return tuple(_played(game, written) for written in content["examples"])


def _played(game: str, written: Json) -> Example:
    table = Table.from_position({"game": game} | written["position"], seed=SEED)
    steps = [_step(table, before=0)]
    for together in written["moves"]:
        before = table.number
        for play in together:
            seat, _, move = play.partition(":")
            table.play(int(seat), move)
        steps.append(_step(table, before))
    return Example(written["name"], written["rule"], steps)


def _step(table: Table, before: int) -> Json:
    seat, move = table.log[-1] if table.log else (None, None)
    events = table.events(None, after=before)
    return {"number": table.number, "seat": seat, "move": move, "events": events, "view": table.view(None)}
