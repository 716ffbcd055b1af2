"""Compiled and interpreted: never a stale module, never a heavy import."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import parlour

PACKAGE = Path(parlour.__file__).parent
compiled_only = pytest.mark.skipif(not (PACKAGE / "compiled.json").exists(), reason="nothing is compiled here")


def run(code: str, home: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = os.environ | environment | ({"PYTHONPATH": str(home)} if home else {})
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


PLAY = """
import parlour
from parlour.core.rng import Rng
from parlour.core.play import random_games
from parlour.games.ninjan.rules import Ninjan
rng = Rng(5)
game = Ninjan(3, 1, 0, [value for _ in range(3) for value in (*range(-6, 0), *range(1, 11))])
print(parlour.RULES, random_games(game, 3, rng), rng.state)
"""


@compiled_only
def test_pure_on_wish_with_the_same_results() -> None:
    compiled, pure = run(PLAY), run(PLAY, PARLOUR_PURE="1")
    assert compiled.stdout.split()[0] == "compiled"
    assert pure.stdout.split()[0] == "interpreted"
    assert compiled.stdout.split()[1:] == pure.stdout.split()[1:]


@compiled_only
def test_an_edited_source_never_runs_as_a_stale_compiled_module(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "parlour", ignore=shutil.ignore_patterns("page", "__pycache__"))
    assert run(PLAY, tmp_path).stdout.startswith("compiled")
    rules = tmp_path / "parlour" / "games" / "ninjan" / "rules.py"
    rules.write_text(rules.read_text().replace("HAND = 9", "HAND = 8"))
    edited = run(PLAY, tmp_path)
    assert edited.stdout.startswith("interpreted")
    assert "parlour/games/ninjan/rules.py changed" in edited.stderr
    assert edited.stdout.split()[1] == str(3 * 3 * 8 * 2)  # the edit is in force


@compiled_only
def test_a_build_that_did_not_finish_is_not_used(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "parlour", ignore=shutil.ignore_patterns("page", "compiled.json"))
    assert run(PLAY, tmp_path).stdout.startswith("interpreted")


def test_without_compiled_modules_the_same_files_run(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "parlour", ignore=shutil.ignore_patterns("page", "*.so", "compiled.json"))
    assert run(PLAY, tmp_path).stdout.startswith("interpreted")


def test_importing_parlour_loads_nothing_heavy() -> None:
    loaded = json.loads(run("import json, sys, parlour; print(json.dumps(list(sys.modules)))").stdout)
    heavy = {
        "numpy",
        "fastapi",
        "pydantic",
        "sqlalchemy",
        "rich",
        "fluent",
        "asyncio",
        "parlour.games",
        "parlour.table",
    }
    assert not heavy & set(loaded)


def test_core_and_rules_need_only_the_standard_library() -> None:
    code = """
import sys
before = set(sys.modules)
import importlib, pkgutil, parlour.core
for module in pkgutil.iter_modules(parlour.core.__path__):
    if module.name != "zones":  # shapes, as games have them: they need typing_extensions
        importlib.import_module(f"parlour.core.{module.name}")
import parlour.games.ninjan.rules, parlour.games.ninjan.bot
print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)))
"""
    outside = [
        name for name in run(code).stdout.split() if not name.startswith(("parlour", "_cython", "cython_runtime"))
    ]
    assert outside == []
