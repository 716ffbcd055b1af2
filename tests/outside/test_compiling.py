"""Compiling a game from outside: what is generated for it, and what an author is told if it does not compile."""

import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import parlour
from parlour import RULES
from parlour.compiling import c_types
from parlour.compiling.errors import likely_cause

from .environments import EXAMPLES

HOUSE = Path(parlour.__file__).parent.parent
SETTINGS = (EXAMPLES / "goofspiel/src/goofspiel/rules.py").read_text().splitlines()[0]

pytestmark = pytest.mark.skipif(RULES != "compiled", reason="the rules run interpreted")


def write_module(folder: Path, text: str) -> Path:
    """A package of this module alone, to be compiled against the house."""
    package = folder / "src" / "mine"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    module = package / "rules.py"
    module.write_text(f'{SETTINGS}\n"""Mine."""\n{dedent(text)}')
    shutil.copy(EXAMPLES / "goofspiel" / "setup.py", folder / "setup.py")
    (folder / "pyproject.toml").write_text('[project]\nname = "mine"\nversion = "1"\n')
    return module


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_what_is_imported_from_one_place_is_found_where_it_is_defined(tmp_path: Path) -> None:
    copies = c_types.write(EXAMPLES / "goofspiel" / "src", tmp_path, "goofspiel", HOUSE)
    assert list(copies) == ["goofspiel.rules"]
    declared = (tmp_path / "goofspiel" / "rules.pxd").read_text()
    assert "from parlour.core.game cimport Game" in declared
    assert "from parlour.core.rng cimport Rng" in declared
    assert "cpdef long long number_at(self, long long field, long long place) noexcept nogil" in declared
    written = copies["goofspiel.rules"].path.read_text().splitlines()
    source = copies["goofspiel.rules"].source.read_text().splitlines()
    place = next(number for number, line in enumerate(written) if "def award" in line)
    assert source[copies["goofspiel.rules"].lines[place] - 1].strip() == written[place].strip()


def test_the_house_is_declared_as_it_was_compiled(tmp_path: Path) -> None:
    """A game outside must not change what is final in the house, else C would call the wrong methods."""
    c_types.write(HOUSE, tmp_path / "house")
    c_types.write(EXAMPLES / "goofspiel" / "src", tmp_path / "outside", "goofspiel", HOUSE)
    for path in (tmp_path / "house" / "parlour").rglob("*.pxd"):
        assert (tmp_path / "outside" / path.relative_to(tmp_path / "house")).read_text() == path.read_text()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            """
            from parlour.easy import Game

            class Mine(Game):
                def note(self, kind: int, a: int, b: int, c: int, d: int) -> None:
                    self.over = 1
            """,
            "cannot replace this method of Game",
        ),
        (
            """
            from parlour.easy import Random

            class Mine(Random):
                def trust(self) -> float:
                    return 1.0
            """,
            "Random is final",
        ),
        (
            """
            from parlour.easy import Game

            class Mine(Game):
                def __init__(self, players: int) -> None:
                    super().__init__(players)
                    self.hand = [1, 2, 3]
            """,
            "an array begins with zeros",
        ),
    ],
)
def test_what_cannot_be_compiled_is_refused_with_its_line(tmp_path: Path, text: str, complaint: str) -> None:
    module = write_module(tmp_path, text)
    with pytest.raises(c_types.Refused, match=complaint) as refused:
        c_types.write(tmp_path / "src", tmp_path / "out", "mine", HOUSE)
    assert str(refused.value).startswith(f"{module}:")


@pytest.mark.slow
def test_a_complaint_of_the_compiler_names_the_line_of_the_authors_file(tmp_path: Path) -> None:
    """The trap: an element of a sheet that is changed in place."""
    module = write_module(
        tmp_path,
        """
        from parlour.easy import Game, Observer, Sheet


        class Seen(Observer):
            def __init__(self, game: Game, sheet: Sheet) -> None:
                super().__init__(game, sheet)

            def observe(self, seat: int) -> None:
                for place in range(4):
                    self.sheet.number[place] += 1
                found = [place for place in range(4)]
        """,
    )
    done = build(tmp_path)
    assert done.returncode != 0
    lines = module.read_text().splitlines()
    trap = 1 + next(number for number, line in enumerate(lines) if "found =" in line)
    assert f"{module}:{trap}: found = [place for place in range(4)]" in done.stderr
    assert "Likely cause: a list" in done.stderr


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("sheet.number[i] += 1", "sheet.number[i] = sheet.number[i] + 1"),
        ("for card in cards:", "loops over `range"),
        ("hand = sorted(self.hand)", "is a Python object"),
        ("raise ValueError", "cannot raise"),
        ("x = self.unknown", "all hints of this method are native"),
    ],
)
def test_likely_causes(line: str, cause: str) -> None:
    assert cause in likely_cause("Operation not allowed without gil", line)
