"""Environments of their own for games from outside: everything the house has, and the game installed beside it."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples"
GAMES = ("goofspiel", "fourinarow")
MANIFEST = "compiled.json"


@dataclass
class Environment:
    """A virtual environment that sees the packages of the tests' own."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"

    def run(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these arguments; the game's own folder and the tests can be imported."""
        variables = {name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR_", "PYTEST_"))}
        variables |= {"PYTHONPATH": str(ROOT), "LANG": "en", **settings}
        command = [str(self.python), *arguments]
        return subprocess.run(command, env=variables, cwd=self.folder, capture_output=True, text=True, check=False)

    def install(self, package: Path) -> subprocess.CompletedProcess[str]:
        """Install a package as its author would, without a network."""
        options = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
        return self.run("-m", "pip", "install", *options, "--editable", str(package), PARLOUR_CFLAGS="-O0")


def make_environment(folder: Path) -> Environment:
    made = [sys.executable, "-m", "venv", "--without-pip", "--system-site-packages", str(folder)]
    subprocess.run(made, check=True, capture_output=True)
    environment = Environment(folder)
    (site,) = folder.glob("lib/python*/site-packages")
    ours = sysconfig.get_paths()["purelib"]
    (site / "house.pth").write_text(f"import site; site.addsitedir({ours!r})\n")
    return environment


def copy_example(name: str, folder: Path) -> Path:
    """An example, as it lies in the repository, at another place."""
    unwanted = shutil.ignore_patterns("build", "*.so", MANIFEST, "*.egg-info", "__pycache__")
    return Path(shutil.copytree(EXAMPLES / name, folder / name, ignore=unwanted))


@contextmanager
def uncompiled(package: Path) -> Iterator[None]:
    """With nothing compiled, for a while."""
    aside = {path: path.with_name(f"{path.name}.aside") for path in [*package.rglob("*.so"), *package.rglob(MANIFEST)]}
    for path, away in aside.items():
        path.rename(away)
    try:
        yield
    finally:
        for path, away in aside.items():
            away.rename(path)
