"""`parlour new-game`: a package that works at once, or a sentence and nothing left behind."""

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.cli import main

from .environments import ROOT, make_environment


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("My Game", "cannot be the name of a game"),
        ("2048", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("match", "cannot be the name of a game"),
        ("../up", "cannot be the name of a game"),
        ("ninjan", "is taken"),
        ("json", "is taken"),
        ("there", "There is already something at"),
    ],
)
def test_a_bad_name_is_refused_and_leaves_nothing(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there").mkdir()
    assert main(["new-game", name, "--dir", str(tmp_path), "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["new-game", "mygame", "--dir", str(tmp_path / "file"), "--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_the_new_game_passes_its_tests_and_is_well_written(tmp_path: Path) -> None:
    assert main(["new-game", "mygame", "--dir", str(tmp_path), "--lang", "en"]) == 0
    made = tmp_path / "mygame"
    assert not [path for path in made.rglob("*") if path.is_file() and "tinygame" in path.read_text().lower()]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-o",
        "pythonpath=src",
        "-p",
        "parlour.pytest_plugin",
    ]
    done = subprocess.run(command, cwd=made, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout
    lint = [
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--config",
        str(ROOT / "pyproject.toml"),
        "--ignore",
        "E501,SIM,C4,I001",
        ".",
    ]
    linted = subprocess.run(lint, cwd=made, capture_output=True, text=True, check=False)
    assert linted.returncode == 0, linted.stdout


@pytest.mark.long
def test_the_new_game_compiles_and_plays_everywhere(tmp_path: Path) -> None:
    assert main(["new-game", "mygame", "--dir", str(tmp_path), "--lang", "en"]) == 0
    environment = make_environment(tmp_path / "environment")
    installed = environment.install(tmp_path / "mygame")
    assert installed.returncode == 0, installed.stderr
    done = environment.run("-m", "tests.outside.everywhere", "mygame", "compiled")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("played everywhere\n")
