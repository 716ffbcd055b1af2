"""What the browser's page makes of events, asked of its own code (`web/fold.js`)."""

import json
import subprocess
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from parlour.table import steps

from .golden import load

WEB = Path(__file__).parents[1] / "web"
Json = dict[str, Any]


class Page:
    def __enter__(self) -> Self:
        pipe = subprocess.PIPE
        self._node = subprocess.Popen(["node", "fold.js"], cwd=WEB, stdin=pipe, stdout=pipe, encoding="utf-8")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._node.communicate()

    def board_after(self, view: Json, events: list[Json]) -> Json:
        """The view's board as the page shows it once it has shown these events."""
        assert self._node.stdin
        assert self._node.stdout
        print(json.dumps({"game": view["game"], "view": view, "events": events}), file=self._node.stdin, flush=True)
        board: Json = json.loads(self._node.stdout.readline())
        return board


def drifts(page: Page, record: Path, left: Callable[[Json], set[str]]) -> Iterator[str]:
    """Where a board that the page has advanced by the events of a move is not the one that the server then sends.

    `left` tells which fields of such a board the page leaves to the server's view.
    """
    game = load(record)
    for seat in (None, *range(game["players"])):
        for before, after in pairwise(steps(game, seat)):
            advanced, board = page.board_after(before["view"], after["events"]), after["view"]["board"]
            for field in board.keys() - left(board):
                if advanced[field] != board[field]:
                    happened = ", ".join(event["type"] for event in after["events"])
                    where = f"move {after['number']} ({happened}) seen by seat {seat}"
                    yield f"{where}: {field} is {advanced[field]}, not {board[field]}"
