"""A small game over three classes, each in a module of its own, compiled as the house compiles its rules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parent.parent.parent

SETTINGS = "# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False"

GAME = '''
    """A game."""

    SCRATCH = ("moves",)


    class Game:
        def __init__(self, players: int) -> None:
            self.players = players
            self.moves = [0] * 4

        def waiting(self) -> int:
            """The seats that may act."""
            return 0

        def seat_after(self, seat: int) -> int:
            """The seat on the left."""
            return (seat + 1) % self.players

        def limit(self) -> int:
            return 0

        def copy_from(self, other: "Game") -> None:
            for name, theirs in vars(other).items():
                setattr(self, name, theirs)
'''

HANDS = '''
    """Hands of cards."""

    from .game import Game

    CARDS = 5


    class Hands(Game):
        def __init__(self, players: int) -> None:
            Game.__init__(self, players)
            self.hand = [0] * CARDS

        def size(self) -> int:
            """How many cards there are."""
            count = 0
            for card in range(CARDS):
                count += self.hand[card]
            return count

        def draw(self, card: int) -> None:
            self.hand[card] += 1

        def worth(self, card: int) -> int:
            return card

        def limit(self) -> int:
            return CARDS
'''

RULES = '''
    """The rules."""

    from .hands import CARDS, Hands


    class Rules(Hands):
        def __init__(self, players: int) -> None:
            Hands.__init__(self, players)
            self.doubled = 0

        def waiting(self) -> int:
            return 1 << self.seat_after(0)

        def worth(self, card: int) -> int:
            return 2 * card if self.doubled else card

        def total(self) -> int:
            total = 0
            for card in range(CARDS):
                total += self.hand[card] * self.worth(card)
            return total
'''

SOURCES = {"game": GAME, "hands": HANDS, "rules": RULES}


def write_sources(folder: Path, sources: dict[str, str]) -> Path:
    """Write the sources as modules that are to be compiled; the folder they are in."""
    package = folder / "src" / "parlour"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name, text in sources.items():
        (package / f"{name}.py").write_text(f"{SETTINGS}\n{dedent(text).lstrip()}")
    return package


def write_project(folder: Path) -> Path:
    """The small game with the house's own build."""
    for name in ("setup.py", "tools/page.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    project = '[project]\nname = "parlour"\nversion = "1"\n\n[tool.setuptools.packages.find]\nwhere = ["src"]\n'
    (folder / "pyproject.toml").write_text(project)
    package = write_sources(folder, SOURCES)
    shutil.copytree(ROOT / "src" / "parlour" / "compiling", package / "compiling")
    return folder


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Compile the project's rules, without optimising."""
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    variables = os.environ | {"PARLOUR_CFLAGS": "-O0"} | environment
    return subprocess.run(command, cwd=project, env=variables, capture_output=True, text=True, check=False)


def say(project: Path, code: str) -> list[str]:
    """The lines that a program prints which has the compiled classes."""
    program = f"from parlour.game import Game\nfrom parlour.hands import Hands\nfrom parlour.rules import Rules\n{code}"
    variables = os.environ | {"PYTHONPATH": str(project / "src")}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=project, env=variables, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.stdout.splitlines()
