"""The C types that the build reads off the hints, and what the compiled classes look like from Python."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import c_types  # noqa: E402

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


def write(folder: Path, **sources: str) -> Path:
    """Write the sources as compiled modules of a package and generate their C side; where that went."""
    package = folder / "src" / "parlour"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    for name, text in sources.items():
        (package / f"{name}.py").write_text(f"{SETTINGS}\n{dedent(text).lstrip()}")
    c_types.write(folder / "src", folder / "out")
    return folder / "out" / "parlour"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game over three classes, each in a module of its own, compiled without optimising."""
    folder = tmp_path_factory.mktemp("compiled")
    package = write(folder, game=GAME, hands=HANDS, rules=RULES)
    sources = [str(path) for path in sorted(package.glob("[!_]*.py"))]
    command = [sys.executable, "-m", "Cython.Build.Cythonize", "--inplace", "--quiet", "--parallel", "2", *sources]
    subprocess.run(command, cwd=package.parent, check=True, env=os.environ | {"CFLAGS": "-O0 -g0"})
    return package.parent


def say(home: Path, code: str) -> list[str]:
    """The lines that a program printed which has the compiled package."""
    program = f"from parlour.game import Game\nfrom parlour.hands import Hands\nfrom parlour.rules import Rules\n{code}"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=home, env=os.environ | {"PYTHONPATH": str(home)}, capture_output=True, text=True)
    assert not done.stderr
    return done.stdout.splitlines()


def test_python_sees_the_methods_of_every_class(compiled: Path) -> None:
    """Of the class itself, of the one it derives from and of the one above that; of each the overriding one."""
    printed = say(
        compiled,
        """
import sys
rules = Rules(3)
rules.draw(2), rules.draw(4)
print(rules.size(), rules.seat_after(2), rules.waiting(), rules.worth(4), rules.total())
rules.doubled = 1
print(rules.worth(4), Hands.worth(rules, 4), Hands(3).worth(4), Game(3).waiting(), Hands(3).waiting())
print(rules.limit(), Hands(3).limit(), Game(3).limit())
print(Hands.size.__doc__, Hands.size.__name__, Hands.size.__qualname__)
print(sys.modules["parlour.hands"].__file__.endswith(".py"), "Hands_size" in dir(sys.modules["parlour.hands"]))
""",
    )
    assert printed == ["2 0 2 4 6", "8 8 4 0 0", "5 5 0", "How many cards there are. size Hands.size", "False False"]


@pytest.mark.parametrize("stranger", ["None", "3", "Game(3)"])
def test_a_method_refuses_an_object_of_another_class(compiled: Path, stranger: str) -> None:
    code = f"try:\n    Hands.size({stranger})\nexcept TypeError:\n    print('refused')"
    assert say(compiled, code) == ["refused"]


def test_only_methods_that_override_or_are_overridden_are_looked_up(tmp_path: Path) -> None:
    """The others are final, which lets the C compiler call them directly; a class without heirs is final altogether."""
    package = write(tmp_path, game=GAME, hands=HANDS, rules=RULES)
    game, hands, rules = ((package / f"{name}.pxd").read_text() for name in ("game", "hands", "rules"))
    final = "    @cython.final\n    cdef "
    assert f"{final}long long seat_after(self, long long seat) noexcept nogil" in game
    assert f"{final}long long waiting" not in game
    assert f"{final}long long size(self) noexcept nogil" in hands
    assert f"{final}long long worth" not in hands
    assert f"{final}long long limit" not in hands  # it overrides one
    assert "cdef void copy_from(self, Game other) noexcept nogil" in hands
    assert f"{final}void copy_from" not in hands
    assert "@cython.final\ncdef class Rules(Hands):" in rules
    assert "    cpdef long long waiting(self) noexcept nogil" in rules


def test_a_name_used_in_two_modules_means_a_class_of_each(tmp_path: Path) -> None:
    """Another module's class of the same name has heirs; this one has none."""
    other = '''
        """Another."""

        from .game import Game


        class Hands(Game):
            def worth(self, card: int) -> int:
                return 0
    '''
    package = write(tmp_path, game=GAME, hands=HANDS, rules=RULES, other=other)
    assert "@cython.final\ncdef class Hands(Game):" in (package / "other.pxd").read_text()
    assert "@cython.final\ncdef class Hands(Game):" not in (package / "hands.pxd").read_text()
