"""A game from outside registers, or is left out with a sentence; nothing else breaks."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from parlour import BadInput
from parlour.core.spec import AnyGame, Levels
from parlour.easy import Act, Game, Kind, Number, Place, Rng, Tells, easy_game
from parlour.games import check_guest

from .environments import EXAMPLES

REGISTRY = "[parlour.games]\n{}\n"


class Rules(Game):
    """One move, and the game is over."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.card = 0
        self.turn = 0

    def deal(self, rng: Rng) -> None:
        self.over = 0

    def waiting(self) -> int:
        return 0 if self.over else 1

    def legal(self, seat: int) -> int:
        self.moves[0] = 0
        return 1

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        self.over = 1

    def finish(self) -> None:
        self.share_reward(1)


PLACE = Place("card", "card", 1)
TURN = Number("turn", seat=True)


def made(places: tuple[Place, ...] = (PLACE,), numbers: tuple[Number, ...] = (TURN,), moves: int = 1) -> AnyGame:
    acts = [Act("play", moves, names=tuple(map(str, range(moves))))]
    kinds = [Kind("A")]
    return easy_game(
        Rules,
        code="mine",
        players=range(2, 3),
        ids=("M-1",),
        pieces=kinds,
        places=places,
        moves=acts,
        tells={1: Tells("dealt")},
        numbers=numbers,
        simulations=Levels(),
    )


def test_a_game_without_anything_hidden_needs_no_redeal() -> None:
    check_guest(made())


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (lambda: made(numbers=()), "“mine”: the attribute turn of the position is declared neither"),
        (lambda: made(places=(Place("card", "kard", 1),)), "“mine”: the position has no attribute kard"),
        (lambda: made(places=(Place("card", "card", 2),)), "the attribute card has less room"),
        (lambda: made(places=(replace(PLACE, seen="none"),)), "The rules of “mine” lack: determinize"),
        (lambda: made(moves=5000), "“mine” is larger than Parlour allows. Numbers of moves: 5,000, at most 4,096"),
    ],
)
def test_what_does_not_fit_is_told_with_the_name_of_the_game(spec: Callable[[], AnyGame], sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        check_guest(spec())
    assert sentence in str(refused.value)


def register(folder: Path, *points: str) -> None:
    """Entry points as an installed package has them: a folder on PYTHONPATH is enough."""
    info = folder / "guests-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1\n")
    (info / "entry_points.txt").write_text(REGISTRY.format("\n".join(points)))


def parlour(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(folder), str(EXAMPLES / "goofspiel" / "src")])
    command = [sys.executable, "-m", "parlour", *arguments]
    return subprocess.run(
        command, env=os.environ | {"PYTHONPATH": paths, "LANG": "en"}, capture_output=True, text=True, check=False
    )


def test_broken_games_are_left_out_and_break_nothing(tmp_path: Path) -> None:
    (tmp_path / "raising.py").write_text("raise RuntimeError('no cards today')\n")
    (tmp_path / "empty.py").write_text("GAME = 7\n")
    register(
        tmp_path,
        "absent = nowhere.game:GAME",
        "raising = raising:GAME",
        "empty = empty:GAME",
        "ninjan = goofspiel.game:GOOFSPIEL",
        "spielgoof = goofspiel.game:GOOFSPIEL",
        "goofspiel = goofspiel.game:GOOFSPIEL",
    )
    done = parlour(tmp_path, "sim", "ninjan", "--games", "4")
    assert done.returncode == 0, done.stderr
    told = done.stderr.splitlines()
    assert "The game raising (raising:GAME) is left out. RuntimeError: no cards today" in done.stderr
    assert "The game absent (nowhere.game:GAME) is left out. ModuleNotFoundError" in done.stderr
    assert "must be a GameSpec, not int" in done.stderr
    assert "There is a game “ninjan” already." in done.stderr
    assert "but its game “goofspiel”" in done.stderr
    assert sum("is left out" in line for line in told) == 5
    assert sum("goofspiel has no words in: ru, cs, uk" in line for line in told) == 1
    listed = parlour(tmp_path, "games").stdout
    assert "Goofspiel" in listed
    assert "Ninjan" in listed
