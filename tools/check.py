"""`make check`: what an edit is most likely to break.

Lint and types of everything, and the quick tests of what has changed since the main branch. `make test` runs the rest.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parent.parent
MAIN = "origin/main"
ALWAYS = ["tests/test_architecture.py"]
FOUND_NO_TESTS = 5


@dataclass
class Step:
    """A command that must succeed."""

    name: str
    command: list[str]
    folder: Path = ROOT
    fine: tuple[int, ...] = (0,)

    def run(self) -> bool:
        began = time.monotonic()
        done = subprocess.run(
            self.command, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        passed = done.returncode in self.fine
        said = done.stdout.strip().splitlines()
        print(f"{'ok  ' if passed else 'FAIL'} {time.monotonic() - began:5.1f} s  {self.name}", flush=True)
        print(
            "\n".join(said[-1:] if passed and self.name == "pytest" else [] if passed else said), end="\n" * bool(said)
        )
        return passed


def changed_files(root: Path = ROOT) -> list[str]:
    """What differs from where this branch left the main one: committed, not committed, and new."""
    base = _git(root, "merge-base", "HEAD", MAIN) or ["HEAD"]
    return sorted({*_git(root, "diff", "--name-only", base[0]), *_git(root, "ls-files", "-o", "--exclude-standard")})


def _git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


# Rooms whose tests lie in a folder of another name.
ELSEWHERE = {"compiling": "tools", "easy": "outside"}


def belonging_to(path: str) -> list[str]:
    """The tests that look at a file most closely: those named after it, or all of its room."""
    parts = PurePosixPath(path).parts
    name = f"test_{PurePosixPath(path).stem.lstrip('_')}.py"
    if parts[0] == "tests":
        itself = path if parts[-1].startswith("test_") else str(PurePosixPath(path).parent)
        return [itself] if itself != "tests" and (ROOT / itself).exists() else []
    if parts[:3] == ("src", "parlour", "games") and len(parts) > 4:
        suite = f"tests/table/test_check.py::test_the_games_of_the_house_conform[{parts[3]}-1]"
        return [f"tests/games/{parts[3]}", suite]
    if path.endswith(".ftl"):
        return ["tests/test_words.py"]
    if path.endswith(".md"):
        return ["tests/test_docs.py"]
    if parts[:2] == ("src", "parlour") and len(parts) > 3:
        room = ROOT / "tests" / ELSEWHERE.get(parts[2], parts[2])
        tests = sorted(room.rglob(name)) or [room]
        tests += sorted((ROOT / "tests" / "games").rglob("test_rules.py")) if parts[2] == "core" else []
    else:
        tests = [ROOT / "tests" / name, ROOT / "tests" / "tools" / name]
    return [str(test.relative_to(ROOT)) for test in tests if test.exists()]


def steps(changed: list[str]) -> list[Step]:
    """What to run, the longest first."""
    tests = sorted({*ALWAYS, *(test for path in changed for test in belonging_to(path))})
    bin = Path(sys.executable).parent
    found = [
        Step(
            "pytest",
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-n",
                "2",
                "-m",
                "not slow and not long",
                *tests,
            ],
            fine=(0, FOUND_NO_TESTS),
        ),
        Step("mypy", [str(bin / "mypy")]),
        Step("ruff check", [str(bin / "ruff"), "check", "."]),
        Step("ruff format", [str(bin / "ruff"), "format", "--check", "."]),
    ]
    if web := [path.removeprefix("web/") for path in changed if path.startswith("web/") and (ROOT / path).exists()]:
        code = [path for path in web if path.endswith((".ts", ".js", ".svelte"))]
        found += [
            Step("svelte-check", ["npm", "run", "--silent", "check"], ROOT / "web"),
            Step("vitest", ["npm", "run", "--silent", "test"], ROOT / "web"),
            Step("prettier", ["npx", "--no-install", "prettier", "--check", "--ignore-unknown", *web], ROOT / "web"),
        ]
        found += [Step("eslint", ["npx", "--no-install", "eslint", *code], ROOT / "web")] if code else []
    return found


def main() -> None:
    changed = changed_files()
    print(f"{len(changed)} files have changed since {MAIN}.", flush=True)
    with ThreadPoolExecutor(2) as lanes:
        passed = list(lanes.map(Step.run, steps(changed)))
    if not all(passed):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
