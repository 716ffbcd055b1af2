"""The built package itself: everything is in it, and it serves."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import parlour
from parlour.games import specs

ROOT = Path(parlour.__file__).parent.parent.parent

pytestmark = pytest.mark.slow


PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
OURS = Path(httpx.__file__).parent.parent  # the packages that Parlour needs, installed for the tests


NEEDED = (
    "attr",
    "attrs",
    "babel",
    "fluent",
    "markdown_it",
    "mdurl",
    "pygments",
    "pytz",
    "rich",
    "typing_extensions.py",
)


class Installed:
    """An environment of its own in which nothing but this package and what it needs is found."""

    def __init__(self, folder: Path, package: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.python = next(
            path for path in (folder / "bin" / "python", folder / "Scripts" / "python.exe") if path.exists()
        )
        packages = next(folder.rglob("site-packages"))
        (packages / "needed.pth").write_text(f"{OURS}\n")
        install = [*PIP, "--python", str(self.python), "install", "--no-deps", "--no-build-isolation", str(package)]
        subprocess.run(install, check=True)
        self.package = packages / "parlour"

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.python), "-m", "parlour", *words]
        return subprocess.run(command, cwd=self.package, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source package of a clean copy of the sources, unpacked.

    The page was built before, and so were the rules: `setup.py` takes a compiled module that was kept only if it was
    made of these very sources.
    """
    folder = tmp_path_factory.mktemp("artefact")
    clean, unpacked = folder / "clean", folder / "unpacked"
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    for name in filter(lambda name: (ROOT / name).exists(), listed.stdout.splitlines()):
        (clean / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, clean / name)
    for built in ("src/parlour/server/page", "build/rules"):
        shutil.copytree(ROOT / built, clean / built)
    subprocess.run([sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(folder)], cwd=clean, check=True)
    unpacked.mkdir()
    subprocess.run(["tar", "-xzf", next(folder.glob("*.tar.gz")), "-C", unpacked], check=True)
    (inside,) = unpacked.iterdir()
    assert not [*inside.rglob("*.so"), *inside.rglob("compiled.json"), *(inside / "build").glob("*")]
    shutil.copytree(ROOT / "build" / "rules", inside / "build" / "rules")
    return inside


@pytest.fixture(scope="module")
def installed(source: Path) -> Installed:
    """The source package, built into a wheel as pip does it, and that wheel in an empty environment."""
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(source.parent), str(source)]
    subprocess.run(command, check=True)
    return Installed(source.parent / "environment", next(source.parent.glob("*.whl")))


def test_the_wheel_holds_rules_words_editions_and_the_page(installed: Installed) -> None:
    package = installed.package
    assert (package / "server" / "page" / "index.html").exists()
    assert len(list((package / "text").glob("??.ftl"))) == len(list((package / "text").glob("lesson.*.ftl"))) == 4
    assert (package / "compiled.json").exists()
    for spec in specs():
        folder = package / "games" / spec.code
        assert all((folder / name).exists() for name in ("edition.toml", "examples.toml", "lesson.toml"))
        assert len(list((folder / "text").glob("??.ftl"))) == len(list((folder / "text").glob("lesson.*.ftl"))) == 4
        assert list(folder.glob("rules.*.so")) or list(folder.glob("rules.*.pyd"))


def test_it_plays(installed: Installed) -> None:
    assert "rules compiled" in installed.run("--version").stdout
    words = ["sim", specs()[0].code, "--games", "20", "--bots", "greedy,random", "--workers", "1", "--json"]
    result = installed.run(*words)
    assert json.loads(result.stdout)["games"] == 20, result.stderr


def test_it_serves(installed: Installed, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    command = [str(installed.python), "-m", "parlour", "serve", "--port", "0", "--db", database]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = server.stdout.readline().split()[-1]
        try:
            with httpx.Client(base_url=address) as browser:
                assert {game["code"] for game in browser.get("/api/games").json()} == {spec.code for spec in specs()}
                assert "<script" in browser.get("/").text
                assert browser.get("/healthz").json() == {"ok": True}
                assert browser.get("/docs/").status_code == 404  # nobody built it for this package
        finally:
            server.terminate()


@pytest.fixture
def alone(installed: Installed) -> Iterator[Installed]:
    """The same with the packages that every part needs, and without those of the extras."""
    packages = installed.package.parent
    (packages / "needed.pth").unlink()
    linked = [packages / path.name for name in NEEDED for path in OURS.glob(name)]
    for link in linked:
        link.symlink_to(OURS / link.name)
    yield installed
    for link in linked:
        link.unlink()
    (packages / "needed.pth").write_text(f"{OURS}\n")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("report ninjan", 'parlour report needs jinja2 and matplotlib. Install with: pip install "parlour[report]".'),
        ("arena ninjan", 'parlour arena needs openskill. Install with: pip install "parlour[arena]".'),
        ("serve", 'Install with: pip install "parlour[server]".'),
        ("sim ninjan --ray auto", '--ray needs ray. Install with: pip install "parlour[ray]".'),
    ],
)
def test_a_part_without_its_packages_names_them(command: str, told: str, alone: Installed) -> None:
    result = alone.run(*command.split())
    assert result.returncode == 2, result.stderr
    assert told in result.stderr


def test_environments_without_their_packages_name_them(alone: Installed) -> None:
    command = [str(alone.python), "-c", "import parlour.envs"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert 'parlour.envs needs numpy. Install with: pip install "parlour[envs]".' in result.stderr
