"""What the tests of the arena share."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

OwnBot = Callable[[str], str]

FRAME = """
from parlour.bots import Player

class Own(Player):
    def choose(self, game, seat, rng):
        {}
"""


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnBot]:
    """Write a bot that chooses so into the current directory, a new one; what to call it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    written: list[str] = []

    def write(choose: str) -> str:
        module = f"own{len(written)}_of_{tmp_path.name}"
        Path(f"{module}.py").write_text(FRAME.format(choose))
        written.append(module)
        return f"{module}:Own"

    yield write
    for module in written:
        sys.modules.pop(module, None)
