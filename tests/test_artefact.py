"""The built package itself: everything is in it, and it serves."""

import json
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import httpx
import pytest

import parlour
from parlour.games import specs

ROOT = Path(parlour.__file__).parent.parent.parent

pytestmark = pytest.mark.slow


PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
OURS = Path(httpx.__file__).parent.parent  # the packages that Parlour needs, installed for the tests


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
    with tarfile.open(next(folder.glob("*.tar.gz"))) as packed:
        packed.extractall(unpacked, filter="data")
    (inside,) = unpacked.iterdir()
    assert not [*inside.rglob("*.so"), *inside.rglob("compiled.json"), *(inside / "build").glob("*")]
    shutil.copytree(ROOT / "build" / "rules", inside / "build" / "rules")
    return inside


@pytest.fixture(scope="module")
def wheel(source: Path) -> Path:
    command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", str(source.parent), str(source)]
    subprocess.run(command, check=True)
    return next(source.parent.glob("*.whl"))


@pytest.fixture(scope="module")
def from_source(source: Path) -> Installed:
    return Installed(source.parent / "from-source", source)


@pytest.fixture(scope="module")
def from_wheel(wheel: Path) -> Installed:
    return Installed(wheel.parent / "from-wheel", wheel)


def test_the_wheel_holds_rules_words_editions_and_the_page(from_wheel: Installed) -> None:
    package = from_wheel.package
    assert (package / "server" / "page" / "index.html").exists()
    assert len(list((package / "text").glob("??.ftl"))) == len(list((package / "text").glob("lesson.*.ftl"))) == 4
    assert (package / "compiled.json").exists()
    for spec in specs():
        folder = package / "games" / spec.code
        assert all((folder / name).exists() for name in ("edition.toml", "examples.toml", "lesson.toml"))
        assert len(list((folder / "text").glob("??.ftl"))) == len(list((folder / "text").glob("lesson.*.ftl"))) == 4
        assert list(folder.glob("rules.*.so")) or list(folder.glob("rules.*.pyd"))


@pytest.mark.parametrize("kind", ["from_source", "from_wheel"])
def test_it_plays(kind: str, request: pytest.FixtureRequest) -> None:
    installed: Installed = request.getfixturevalue(kind)
    assert "rules compiled" in installed.run("--version").stdout
    words = ["sim", specs()[0].code, "--games", "20", "--bots", "greedy,random", "--workers", "1", "--json"]
    result = installed.run(*words)
    assert json.loads(result.stdout)["games"] == 20, result.stderr


def test_it_serves(from_wheel: Installed, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    command = [str(from_wheel.python), "-m", "parlour", "serve", "--port", "0", "--db", database]
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


def test_without_its_packages_a_part_names_them(from_source: Installed) -> None:
    """Nothing else is installed there, once what the tests have is taken away."""
    (from_source.package.parent / "needed.pth").unlink()
    needed = (
        "rich",
        "babel",
        "fluent",
        "typing_extensions.py",
        "attrs",
        "attr",
        "pytz",
        "markdown_it",
        "mdurl",
        "pygments",
    )
    for name in needed:
        if (OURS / name).exists():
            (from_source.package.parent / name).symlink_to(OURS / name)
    for words, told in (
        (
            ["report", "ninjan"],
            'parlour report needs jinja2 and matplotlib. Install with: pip install "parlour[report]".',
        ),
        (["arena", "ninjan"], 'parlour arena needs openskill. Install with: pip install "parlour[arena]".'),
        (["serve"], 'Install with: pip install "parlour[server]".'),
        (["sim", "ninjan", "--ray", "auto"], '--ray needs ray. Install with: pip install "parlour[ray]".'),
    ):
        result = from_source.run(*words)
        assert result.returncode == 2, result.stderr
        assert told in result.stderr
    environments = subprocess.run(
        [str(from_source.python), "-c", "import parlour.envs"], capture_output=True, text=True, check=False
    )
    assert 'parlour.envs needs numpy. Install with: pip install "parlour[envs]".' in environments.stderr
