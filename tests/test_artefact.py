"""The built package itself: everything is in it, and it serves."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

import parlour
from parlour.games import specs

ROOT = Path(parlour.__file__).parent.parent.parent

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a clean copy of the sources, unpacked where only it is found.

    The page was built before, and so were the rules: `setup.py` takes a compiled module that was kept only if it was
    made of these very sources.
    """
    folder = tmp_path_factory.mktemp("artefact")
    source, wheels, site = folder / "source", folder / "wheels", folder / "site"
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    for name in filter(lambda name: (ROOT / name).exists(), listed.stdout.splitlines()):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, source / name)
    for built in ("src/parlour/server/page", "build/rules"):
        shutil.copytree(ROOT / built, source / built)
    build = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(wheels),
        str(source),
    ]
    subprocess.run(build, check=True, env=os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
        wheel.extractall(site)
    return site


def run(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "parlour", *words]
    return subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(site)}, cwd=site, capture_output=True, text=True, check=False
    )


def test_the_wheel_holds_rules_words_editions_and_the_page(site: Path) -> None:
    package = site / "parlour"
    assert (package / "server" / "page" / "index.html").exists()
    assert len(list((package / "text").glob("??.ftl"))) == len(list((package / "text").glob("lesson.*.ftl"))) == 4
    assert (package / "compiled.json").exists()
    for spec in specs():
        folder = package / "games" / spec.code
        assert all((folder / name).exists() for name in ("edition.toml", "examples.toml", "lesson.toml"))
        assert len(list((folder / "text").glob("??.ftl"))) == len(list((folder / "text").glob("lesson.*.ftl"))) == 4
        assert list(folder.glob("rules.*.so")) or list(folder.glob("rules.*.pyd"))


def test_it_plays(site: Path) -> None:
    result = run(site, "sim", specs()[0].code, "--games", "20", "--bots", "greedy,random", "--workers", "1", "--json")
    assert json.loads(result.stdout)["games"] == 20, result.stderr


def test_it_serves(site: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'house.db'}"]
    environment = os.environ | {"PYTHONPATH": str(site)}
    with subprocess.Popen(command, env=environment, cwd=site, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        address = server.stdout.readline().split()[-1]
        try:
            with httpx.Client(base_url=address) as browser:
                assert {game["code"] for game in browser.get("/api/games").json()} == {spec.code for spec in specs()}
                assert "<script" in browser.get("/").text
                assert browser.get("/healthz").json() == {"ok": True}
        finally:
            server.terminate()
