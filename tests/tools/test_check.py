"""`make check` runs the tests that belong to what has changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from .small import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import check


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/parlour/terminal.py", ["tests/test_terminal.py"]),
        ("src/parlour/_compiled.py", ["tests/test_compiled.py"]),
        ("src/parlour/table/record.py", ["tests/table/test_record.py"]),
        ("src/parlour/table/shuffle.py", ["tests/table"]),  # no tests have its name
        ("src/parlour/text/en.ftl", ["tests/test_words.py"]),
        ("src/parlour/__init__.py", []),
        ("src/parlour/compiling/c_types.py", ["tests/tools/test_c_types.py"]),
        ("setup.py", ["tests/tools/test_setup.py"]),
        ("tests/table/test_record.py", ["tests/table/test_record.py"]),
        ("tests/games/ninjan/lockstep.py", ["tests/games/ninjan"]),
        ("tests/conftest.py", []),
        ("tests/test_that_is_gone.py", []),
        ("docs/arena.md", ["tests/test_docs.py"]),
        ("web/src/main.ts", []),
    ],
)
def test_a_file_has_its_tests(path: str, tests: list[str]) -> None:
    assert check.belonging_to(path) == tests


def test_a_game_is_held_against_its_rules_and_the_contract() -> None:
    tests = check.belonging_to("src/parlour/games/ninjan/bot.py")
    assert "tests/games/ninjan" in tests
    assert all((ROOT / test.partition("::")[0]).exists() for test in tests)


def test_the_core_is_held_against_the_rules_of_all_games() -> None:
    tests = check.belonging_to("src/parlour/core/rng.py")
    assert tests[0] == "tests/core/test_rng.py"
    assert {str(path.relative_to(ROOT)) for path in ROOT.glob("tests/games/*/test_rules.py")} == set(tests[1:])


def test_changes_are_those_of_the_branch_and_of_the_tree(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        names = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
        subprocess.run(["git", *names, *words], cwd=tmp_path, check=True, capture_output=True)

    def write(name: str, text: str) -> None:
        (tmp_path / name).write_text(text)

    git("init", "--quiet")
    for name in ("same", "committed", "edited"):
        write(name, "before")
    git("add", ".")
    git("commit", "--quiet", "--message", "Begin")
    assert check.changed_files(tmp_path) == []
    git("update-ref", "refs/remotes/origin/main", "HEAD")
    write("committed", "after")
    git("commit", "--quiet", "--all", "--message", "Go on")
    write("edited", "after")
    write("new", "new")
    assert check.changed_files(tmp_path) == ["committed", "edited", "new"]


def test_a_step_tells_what_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.Step("fine", [sys.executable, "-c", "print('nothing to tell')"]).run()
    assert not check.Step("broken", [sys.executable, "-c", "raise SystemExit('this is why')"]).run()
    told = capsys.readouterr().out
    assert "ok  " in told
    assert "nothing to tell" not in told
    assert "this is why" in told


def test_the_page_is_checked_when_it_has_changed() -> None:
    names = [step.name for step in check.steps(["web/src/main.ts"])]
    assert {"pytest", "mypy", "svelte-check", "eslint"} <= set(names)
    assert "svelte-check" not in [step.name for step in check.steps(["setup.py"])]
