"""The C types that the build reads off the hints, and what the compiled classes look like from Python."""

import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from parlour.compiling import c_types

from . import small
from .small import GAME, HANDS, RULES, SOURCES, say


def generated(folder: Path, **sources: str) -> dict[str, str]:
    """The generated files of these sources, by name."""
    small.write_sources(folder, sources)
    c_types.write(folder / "src", folder / "out")
    return {path.name: path.read_text() for path in (folder / "out" / "parlour").iterdir()}


def declared(folder: Path, text: str) -> list[str]:
    """The lines that declare a module of this text, beside the small game."""
    return generated(folder, **SOURCES, module=f'"""A module."""\n\n{dedent(text)}')["module.pxd"].splitlines()


# --- attributes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "declaration"),
    [
        ("self.turn = 0", "long long turn"),
        ("self.turn = -1", "long long turn"),
        ("self.turn = SIZE", "long long turn"),
        ("self.share = 0.0", "double share"),
        ("self.share = -SHARE", "double share"),
        ("self.hand = [0] * SIZE", "long long hand[6]"),
        ("self.hand = [0] * (SIZE * SIZE + 1)", "long long hand[37]"),
        ("self.reward = [0.0] * SIZE", "double reward[6]"),
        ("self.hands = Hands(3)", "Hands hands"),
        ("self.hands = hands", "Hands hands"),
        ("self.count = count", "long long count"),
        ("self.weight = weight", "double weight"),
        ("self.told = told", "bint told"),
        ("self.anything = anything", "object anything"),
        ("self.lent = lent", "short[::1] lent"),
        ("self.marks: Int8s = [0] * SIZE", "signed char marks[6]"),
        ("self.marks: Int16s = lent", "short[::1] marks"),
        ("self.marks: Int64s = lent", "long long[::1] marks"),
        ("self.marks: Float64s = lent", "double[::1] marks"),
        ("self.texts: list[str] = []", "object texts"),
    ],
)
def test_an_attribute_has_the_type_of_what_it_is_set_to(tmp_path: Path, line: str, declaration: str) -> None:
    text = f"""
        from .hands import Hands

        SIZE = 6
        SHARE = 0.5


        class Thing:
            def __init__(
                self, hands: Hands, count: int, weight: float, told: bool, anything: str, lent: Int16s
            ) -> None:
                {line}
    """
    assert f"    cdef public {declaration}" in declared(tmp_path, text)


def test_what_is_set_outside_of_init_is_no_attribute(tmp_path: Path) -> None:
    text = """
        class Thing:
            def __init__(self) -> None:
                self.turn = 0

            def more(self) -> None:
                self.extra = 1
    """
    assert not any("extra" in line for line in declared(tmp_path, text))


# --- constants ----------------------------------------------------------------------------------------

CONSTANTS = """
    from .hands import CARDS

    SIZE = CARDS * 2
    LARGE = 1 << 40
    SHARE = 0.5
    STEPS = (1, -1, SIZE)
    NAMES = ("rock", "paper")
    small = 3
"""


def test_numbers_in_capitals_are_constants_of_c(tmp_path: Path) -> None:
    lines = declared(tmp_path, CONSTANTS)
    assert '    const long long SIZE "10LL"' in lines
    assert f'    const long long LARGE "{1 << 40}LL"' in lines
    assert "cdef double SHARE" in lines
    assert "cdef long long STEPS[3]" in lines
    assert not any("NAMES" in line or "small" in line for line in lines)


def test_python_sees_the_constants_as_well(tmp_path: Path) -> None:
    source = generated(tmp_path, **SOURCES, module=f'"""A module."""\n{dedent(CONSTANTS)}')["module.py"]
    shown = [line for line in source.splitlines() if line.startswith("globals()")]
    assert shown == [f"globals()['{name}'] = {name}" for name in ("SIZE", "LARGE", "SHARE", "STEPS")]
    assert "SIZE = CARDS" not in source  # it is declared, and cannot be assigned
    assert "STEPS = (1, -1, SIZE)" in source


def test_a_modules_own_constant_counts_before_one_of_the_same_name_elsewhere(tmp_path: Path) -> None:
    """What it imports from has a constant CARDS too, which it does not import."""
    text = """
        from .hands import Hands

        CARDS = 2


        class Thing:
            def __init__(self) -> None:
                self.cards = [0] * CARDS
    """
    assert "    cdef public long long cards[2]" in declared(tmp_path, text)


# --- imports ------------------------------------------------------------------------------------------


def test_what_has_a_c_side_is_imported_by_c_and_the_rest_by_python(tmp_path: Path) -> None:
    other = '''
        """Another module."""

        COUNT = 3
        NAMES = ("rock", "paper")


        class Thing:
            def __init__(self) -> None:
                self.turn = 0


        def native(count: int) -> int:
            return count


        def written(count: int) -> str:
            return str(count)
    '''
    module = '''
        """A module."""

        import math
        from collections.abc import Callable

        from .other import (
            COUNT,
            NAMES,
            Thing,
            native,
            written,
        )
    '''
    files = generated(tmp_path, other=other, module=module)
    assert "from parlour.other cimport COUNT, Thing, native" in files["module.pxd"]
    assert "cimport libc.math as math" in files["module.pxd"]
    assert "from parlour.other import NAMES, written" in files["module.py"]
    assert "from collections.abc import Callable" in files["module.py"]
    assert "from .other" not in files["module.py"]


def test_modules_come_after_those_they_build_on(tmp_path: Path) -> None:
    small.write_sources(tmp_path, {"a": RULES.replace(".hands", ".z"), "z": HANDS, "game": GAME})
    assert [name.rpartition(".")[2] for name in c_types.read_modules(tmp_path / "src")] == ["game", "z", "a"]


def test_only_sources_that_say_so_are_compiled(tmp_path: Path) -> None:
    package = small.write_sources(tmp_path, SOURCES)
    (package / "plain.py").write_text("TURN = 1\n# cython: language_level=3\n")
    assert [path.stem for path in c_types.compiled_sources(package)] == ["game", "hands", "rules"]


# --- signatures ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "signature"),
    [
        ("def go(self) -> None:", "cpdef void go(self) noexcept nogil"),
        ("def go(self, seat: int, share: float) -> bool:", "cpdef bint go(self, long long seat, double share)"),
        ("def go(self, hands: Hands) -> int:", "cpdef long long go(self, Hands hands) noexcept nogil"),
        ("def go(self, hands: 'Hands') -> int:", "cpdef long long go(self, Hands hands) noexcept nogil"),
        ("def go(self, lent: Int8s) -> float:", "cpdef double go(self, signed char[::1] lent) noexcept nogil"),
    ],
)
def test_native_hints_make_a_native_method(tmp_path: Path, head: str, signature: str) -> None:
    lines = declared(tmp_path, f"from .hands import Hands\n\n\nclass Thing:\n    {head}\n        ...\n")
    assert any(line.strip().startswith(signature) and line.endswith(" noexcept nogil") for line in lines)


@pytest.mark.parametrize(
    "head",
    [
        "def go(self) -> list[int]:",
        "def go(self) -> Hands:",
        "def go(self, name: str) -> int:",
        "def go(self, seat) -> int:",
        "def go(self, seat: int):",
        "@property\n    def go(self) -> int:",
        "def __len__(self) -> int:",
    ],
)
def test_a_method_that_objects_pass_through_stays_pythons(tmp_path: Path, head: str) -> None:
    lines = declared(tmp_path, f"from .hands import Hands\n\n\nclass Thing:\n    {head}\n        ...\n")
    assert not any("go(" in line or "len" in line for line in lines)


@pytest.mark.parametrize(
    "head",
    [
        "def go(self, seat: int = 0) -> int:",
        "def go(self, *seats: int) -> int:",
        "def go(self, **seats: int) -> int:",
        "def go(self, *, seat: int) -> int:",
        "def go(self, seat: int, /) -> int:",
    ],
)
def test_arguments_that_c_does_not_have_are_refused(tmp_path: Path, head: str) -> None:
    """Otherwise the hints would promise a native method and the compiler complain about something else."""
    with pytest.raises(c_types.Refused, match=r"module\.py:\d+: def go.*plain arguments"):
        declared(tmp_path, f"class Thing:\n    {head}\n        return 0\n")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("self.hand = [1] * 4", "zeros"),
        ("self.hand = [0, 0]", "zeros"),
        ("self.hand = [0] * players", "players"),
    ],
)
def test_an_array_that_c_cannot_make_is_refused(tmp_path: Path, line: str, why: str) -> None:
    with pytest.raises(c_types.Refused, match=why):
        declared(tmp_path, f"class Thing:\n    def __init__(self, players: int) -> None:\n        {line}\n")


def test_an_array_that_is_made_anew_later_is_refused(tmp_path: Path) -> None:
    """Python would empty it; C has nothing to put in its place."""
    text = """
        class Thing:
            def __init__(self) -> None:
                self.hand = [0] * 3

            def clear(self) -> None:
                self.hand = [0] * 3
    """
    with pytest.raises(c_types.Refused, match="elsewhere"):
        declared(tmp_path, text)


def test_a_name_that_is_imported_under_another_is_refused(tmp_path: Path) -> None:
    with pytest.raises(c_types.Refused, match="Hands as Fists"):
        declared(tmp_path, "from .hands import Hands as Fists\n")


def test_what_is_not_native_does_not_compile(compiled: Path, tmp_path: Path) -> None:
    """The proof that compiled rules are fast: a native method holds nothing that Python must do."""
    project = shutil.copytree(compiled, tmp_path / "project")
    rules = project / "src" / "parlour" / "rules.py"
    rules.write_text(rules.read_text().replace("total = 0\n", "total = len([self.doubled])\n"))
    done = small.build(project)
    assert done.returncode != 0
    assert "without gil" in done.stderr


# --- copies -------------------------------------------------------------------------------------------


def test_a_copy_takes_every_attribute_but_the_working_space(compiled: Path) -> None:
    printed = say(
        compiled,
        """
one, other = Rules(3), Rules(4)
one.hand, one.doubled, one.moves = [1, 2, 3, 4, 5], 1, [9, 9, 9, 9]
other.copy_from(one)
print(other.players, other.hand, other.doubled, other.moves)
one.hand = [0, 0, 0, 0, 0]
print(other.hand)
""",
    )
    assert printed == ["3 [1, 2, 3, 4, 5] 1 [0, 0, 0, 0]", "[1, 2, 3, 4, 5]"]


def test_a_position_can_be_pickled(compiled: Path) -> None:
    """Other libraries store positions so."""
    code = """
import pickle
rules = Rules(3)
rules.hand, rules.doubled = [1, 2, 3, 4, 5], 1
again = pickle.loads(pickle.dumps(rules))
print(type(again).__name__, again.players, again.hand, again.doubled)
"""
    assert say(compiled, code) == ["Rules 3 [1, 2, 3, 4, 5] 1"]


def test_arrays_of_small_numbers_are_copied_in_their_size(tmp_path: Path) -> None:
    text = """
        from .game import Game


        class Thing(Game):
            def __init__(self) -> None:
                self.marks: Int8s = [0] * 10
    """
    source = generated(tmp_path, **SOURCES, module=f'"""A module."""\n{dedent(text)}')["module.py"]
    assert "memcpy(self.marks, cython.cast(Thing, other).marks, cython.sizeof(self.marks))" in source


def test_a_class_that_is_no_game_has_no_copy(tmp_path: Path) -> None:
    lines = declared(tmp_path, "class Thing:\n    def __init__(self) -> None:\n        self.turn = 0\n")
    assert not any("copy_from" in line for line in lines)


# --- classes ------------------------------------------------------------------------------------------


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


def test_other_threads_go_on_during_a_long_method(tmp_path: Path) -> None:
    text = """
        class Walk:
            def __init__(self) -> None:
                self.steps = 0

            def run(self, steps: int) -> None:
                self.steps += steps

            def step(self) -> None:
                self.steps += 1


        class Hike(Walk):
            def __init__(self) -> None:
                super().__init__()
    """
    source = generated(tmp_path, **SOURCES, module=f'"""A module."""\n\n{dedent(text)}')["module.py"]
    assert source.count("with cython.nogil:\n        mine.run(steps)") == source.count("cython.nogil") == 1
    assert "@cython.locals(steps=cython.longlong, mine=Walk)\ndef Walk_run(self, steps):" in source


def test_only_methods_that_override_or_are_overridden_are_looked_up(tmp_path: Path) -> None:
    """The others are final, which lets the C compiler call them directly; a class without heirs is final altogether."""
    files = generated(tmp_path, **SOURCES)
    game, hands, rules = (files[f"{name}.pxd"] for name in SOURCES)
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
    files = generated(tmp_path, **SOURCES, other=other)
    assert "@cython.final\ncdef class Hands(Game):" in files["other.pxd"]
    assert "@cython.final\ncdef class Hands(Game):" not in files["hands.pxd"]
