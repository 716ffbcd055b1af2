"""The examples, installed as packages of their own, compiled and not, and played to the end in every room."""

from pathlib import Path

import pytest

from parlour import RULES

from .environments import EXAMPLES, GAMES, Environment, copy_example, make_environment, uncompile

MOST_LINES = 350


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return make_environment(tmp_path_factory.mktemp("outside") / "environment")


@pytest.mark.parametrize("name", GAMES)
def test_an_example_is_short(name: str) -> None:
    written = [path.read_text().splitlines() for path in (EXAMPLES / name / "src").rglob("*.py")]
    assert sum(map(len, written)) <= MOST_LINES


@pytest.mark.slow
@pytest.mark.skipif(RULES != "compiled", reason="the rules run interpreted")
@pytest.mark.parametrize("name", ["fourinarow", pytest.param("goofspiel", marks=pytest.mark.long)])
def test_an_example_plays_everywhere(name: str, environment: Environment, tmp_path: Path) -> None:
    package = copy_example(name, tmp_path)
    installed = environment.install(package)
    assert installed.returncode == 0, installed.stderr
    for rules in ("compiled", "interpreted"):
        if rules == "interpreted":
            uncompile(package / "src")
        done = environment.run("-m", "tests.outside.everywhere", name, rules)
        assert done.returncode == 0, done.stderr
        assert done.stdout.endswith("played everywhere\n")
        own = environment.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"))
        assert own.returncode == 0, own.stdout
