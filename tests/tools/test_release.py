"""A release is tagged only if every place says the same version and nothing is left uncommitted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .small import ROOT

sys.path.insert(0, str(ROOT / "tools"))

import release


def git(root: Path, *words: str) -> str:
    names = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    return subprocess.run(["git", *names, *words], cwd=root, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository whose version 1.2.0 is ready."""
    for name in ("GIT_AUTHOR", "GIT_COMMITTER"):
        monkeypatch.setenv(f"{name}_NAME", "Ann")
        monkeypatch.setenv(f"{name}_EMAIL", "ann@example.org")
    files = {
        "src/parlour/__init__.py": '"""Parlour."""\n\n__version__ = "1.2.0"\n',
        "web/package.json": json.dumps({"version": "1.2.0"}),
        "web/package-lock.json": json.dumps({"version": "1.2.0", "packages": {"": {"version": "1.2.0"}}}),
        "CHANGELOG.md": "# Changelog\n\n## 1.2.0\n\n- More games.\n\n## 1.1.0\n\n- Fewer bugs.\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Call it 1.2.0")
    return tmp_path


def test_it_tags_with_what_the_changelog_says(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    release.main(["--tested"], house)
    assert git(house, "tag") == "v1.2.0\n"
    told = git(house, "tag", "--list", "--format=%(contents)", "v1.2.0")
    assert told.strip() == "Parlour 1.2.0\n\n- More games."
    assert "git push origin v1.2.0" in capsys.readouterr().out


def test_a_dry_run_tags_nothing(house: Path) -> None:
    release.main(["--dry-run"], house)
    assert git(house, "tag") == ""


def refused(house: Path, *argv: str) -> str:
    with pytest.raises(SystemExit) as ended:
        release.main(list(argv), house)
    assert "v1.2.0" not in git(house, "tag") or "already" in str(ended.value)
    return str(ended.value)


def test_it_wants_to_be_told_that_the_checks_were_green(house: Path) -> None:
    assert "--tested" in refused(house)


@pytest.mark.parametrize(
    "name", ["src/parlour/__init__.py", "web/package.json", "web/package-lock.json", "CHANGELOG.md"]
)
def test_a_version_that_disagrees_is_named(house: Path, name: str) -> None:
    (house / name).write_text((house / name).read_text().replace("1.2.0", "1.3.0", 1))
    git(house, "commit", "--quiet", "--all", "--message", "Disagree")
    assert "1.3.0" in refused(house, "--tested")


def test_what_is_not_committed_is_named(house: Path) -> None:
    (house / "new.py").touch()
    assert "new.py" in refused(house, "--tested")


def test_a_version_is_tagged_once(house: Path) -> None:
    release.main(["--tested"], house)
    assert "already" in refused(house, "--tested")


def test_the_page_has_the_version_of_the_house() -> None:
    """The changelog may be ahead of it: it tells of what is not released yet."""
    found = release.disagreements(ROOT, release.version_of(ROOT))
    assert [disagreement for disagreement in found if not disagreement.startswith("CHANGELOG")] == []
