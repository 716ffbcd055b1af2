"""The build compiles what has changed and nothing else, and leaves nothing stale."""

import hashlib
import json
import shutil
from pathlib import Path

import pytest

from parlour.compiling.building import LESS, REST

from .small import build, say


@pytest.fixture
def project(compiled: Path, tmp_path: Path) -> Path:
    """The compiled project, for a test to change."""
    return shutil.copytree(compiled, tmp_path / "project")


def kept(project: Path) -> dict[str, str]:
    """What is kept of each module, under its fingerprint."""
    return {path.name.partition(".")[0]: path.name for path in (project / "build" / "rules").rglob("*.so")}


def products(project: Path) -> list[str]:
    return sorted(path.name.partition(".")[0] for path in (project / "src").rglob("*.so"))


def manifest(project: Path) -> dict[str, str]:
    hashes: dict[str, str] = json.loads((project / "src" / "parlour" / "compiled.json").read_text())
    return hashes


def edit(project: Path, module: str, was: str, becomes: str) -> None:
    source = project / "src" / "parlour" / f"{module}.py"
    assert was in source.read_text()
    source.write_text(source.read_text().replace(was, becomes))


def changed(project: Path, before: dict[str, str]) -> set[str]:
    after = kept(project)
    assert sorted(after) == products(project)
    return {module for module in after if after[module] != before[module]}


def test_nothing_is_compiled_twice(project: Path) -> None:
    written = {path: path.stat().st_mtime_ns for path in (project / "build" / "rules").rglob("*.so")}
    assert written
    build(project)
    assert {path: path.stat().st_mtime_ns for path in written} == written
    assert products(project) == ["game", "hands", "rules"]


def test_an_edited_module_is_compiled_alone(project: Path) -> None:
    before = kept(project)
    edit(project, "rules", "2 * card if", "3 * card if")
    build(project)
    assert changed(project, before) == {"rules"}
    assert say(project, "rules = Rules(2)\nrules.doubled = 1\nprint(rules.worth(5))") == ["15"]


def test_what_builds_on_a_changed_declaration_is_compiled_too(project: Path) -> None:
    before = kept(project)
    edit(project, "hands", "self.hand = [0] * CARDS", "self.hand = [0] * CARDS\n        self.trump = 3")
    build(project)
    assert changed(project, before) == {"hands", "rules"}
    assert say(project, "print(Rules(2).trump)") == ["3"]


def test_a_module_that_fails_leaves_nothing_compiled(project: Path) -> None:
    """Also not what was compiled of it earlier."""
    edit(project, "rules", "2 * card if", "3 * card if")
    build(project, CC="false")
    assert products(project) == []
    assert not (project / "src" / "parlour" / "compiled.json").exists()
    assert say(project, "rules = Rules(2)\nrules.doubled = 1\nprint(rules.worth(5))") == ["15"]


def test_what_was_compiled_of_a_deleted_source_goes_away(project: Path) -> None:
    (project / "src" / "parlour" / "rules.py").unlink()
    build(project)
    assert products(project) == ["game", "hands"]
    assert list(manifest(project)) == ["parlour/game.py", "parlour/hands.py"]


def test_an_edit_while_it_compiles_counts_as_changed(project: Path) -> None:
    source = project / "src" / "parlour" / "rules.py"
    compiler = project / "compiler"
    compiler.write_text(f'#!/bin/sh\necho "# edited" >> {source}\nexec cc "$@"\n')
    compiler.chmod(0o755)
    build(project, CC=str(compiler))
    now = hashlib.sha256(source.read_bytes()).hexdigest()
    assert source.read_text().endswith("# edited\n")
    assert manifest(project)["parlour/rules.py"] != now


def test_what_is_not_the_rules_is_optimized_less(project: Path) -> None:
    """It is found by a comment that Cython writes."""
    code = [path.read_text() for path in (project / "build" / "rules").rglob("*.c")]
    assert len(code) == 3
    assert all(text.count(LESS + REST) == 1 for text in code)


def test_compiled_objects_are_pickled_with_all_their_attributes(project: Path) -> None:
    program = """
import copy, pickle
rules = Rules(2)
rules.draw(3)
rules.doubled = 1
for again in (pickle.loads(pickle.dumps(rules)), copy.deepcopy(rules)):
    print(type(again).__name__, again.players, list(again.hand), again.doubled, again.total())
"""
    assert say(project, program) == ["Rules 2 [0, 0, 0, 1, 0] 1 6"] * 2
