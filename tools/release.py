"""`make release`: tags this version, once everything about it agrees.

The version stands in `src/parlour/__init__.py`; the page and the changelog must say the same. The tree must be clean,
and the checks of this very commit must have been green (`make test` and then `--tested`, or `--test` to run it now).
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def main(argv: list[str] | None = None, root: Path = ROOT) -> None:
    parser = argparse.ArgumentParser(description="Tag this version, once everything about it agrees.")
    parser.add_argument("--dry-run", action="store_true", help="check everything, tag nothing")
    tested = parser.add_mutually_exclusive_group()
    tested.add_argument("--tested", action="store_true", help="`make test` was green for this commit")
    tested.add_argument("--test", action="store_true", help="run `make test` now")
    arguments = parser.parse_args(argv)
    version = version_of(root)
    if problems := [*disagreements(root, version), *in_the_way(root, version)]:
        raise SystemExit("\n".join(problems))
    if arguments.test:
        subprocess.run(["make", "test"], cwd=root, check=True)
    elif not arguments.tested and not arguments.dry_run:
        raise SystemExit("Say --tested if `make test` was green for this commit, or --test to run it now.")
    if arguments.dry_run:
        print(f"v{version} could be tagged.")
        return
    subprocess.run(["git", "tag", "--annotate", f"v{version}", "--message", notes(root, version)], cwd=root, check=True)
    print(f"Tagged v{version}. `git push origin v{version}` publishes it.")


def version_of(root: Path) -> str:
    tree = ast.parse((root / "src" / "parlour" / "__init__.py").read_text())
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise SystemExit("src/parlour/__init__.py has no __version__.")


def disagreements(root: Path, version: str) -> list[str]:
    """Every other place that states a version, and states another one."""
    package = json.loads((root / "web" / "package.json").read_text())["version"]
    lock = json.loads((root / "web" / "package-lock.json").read_text())
    stated = {
        "web/package.json": package,
        "web/package-lock.json": lock["version"],
        "web/package-lock.json, the package itself": lock["packages"][""]["version"],
        "CHANGELOG.md": next(iter(re.findall(r"^## (\S+)", (root / "CHANGELOG.md").read_text(), re.MULTILINE)), "none"),
    }
    return [
        f"{where} says {other}, src/parlour/__init__.py {version}."
        for where, other in stated.items()
        if other != version
    ]


def notes(root: Path, version: str) -> str:
    """What the changelog says about this version."""
    found = re.search(rf"^## {re.escape(version)}\n+(.*?)(?=^## |\Z)", (root / "CHANGELOG.md").read_text(), re.M | re.S)
    return f"Parlour {version}\n\n{found[1].strip() if found else ''}"


def in_the_way(root: Path, version: str) -> list[str]:
    """What the repository has against a tag."""
    problems = []
    if changed := _git(root, "status", "--porcelain"):
        problems.append(f"The tree is not clean:\n{changed}")
    if _git(root, "tag", "--list", f"v{version}"):
        problems.append(f"v{version} is tagged already.")
    return problems


def _git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout.rstrip()


if __name__ == "__main__":
    main()
