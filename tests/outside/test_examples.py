"""The examples, installed as packages of their own, compiled and not, and played to the end in every room."""

from pathlib import Path

import pytest

from parlour import RULES

from .environments import EXAMPLES, GAMES, Environment, copy_example, make_environment, uncompiled

MOST_LINES = 350


compiled_only = pytest.mark.skipif(RULES != "compiled", reason="the rules run interpreted")


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return make_environment(tmp_path_factory.mktemp("outside") / "environment")


@pytest.fixture(scope="module", params=["fourinarow", pytest.param("goofspiel", marks=pytest.mark.long)])
def package(request: pytest.FixtureRequest, environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An example, installed and compiled."""
    package = copy_example(request.param, tmp_path_factory.mktemp("package"))
    installed = environment.install(package)
    assert installed.returncode == 0, installed.stderr
    return package


@pytest.mark.parametrize("name", GAMES)
def test_an_example_is_short(name: str) -> None:
    written = [path.read_text().splitlines() for path in (EXAMPLES / name / "src").rglob("*.py")]
    assert sum(map(len, written)) <= MOST_LINES


def play_everywhere(package: Path, environment: Environment, rules: str) -> None:
    done = environment.run("-m", "tests.outside.everywhere", package.name, rules)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("played everywhere\n")


def run_its_own_tests(package: Path, environment: Environment) -> None:
    own = environment.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"))
    assert own.returncode == 0, own.stdout


@pytest.mark.slow
@compiled_only
def test_a_compiled_example_plays_everywhere(package: Path, environment: Environment) -> None:
    play_everywhere(package, environment, "compiled")
    run_its_own_tests(package, environment)


@pytest.mark.slow
@compiled_only
def test_a_game_whose_source_changed_after_it_was_compiled_runs_interpreted(
    package: Path, environment: Environment
) -> None:
    name = package.name
    program = f"import {name}, {name}.rules as rules; print({name}.RULES, rules.__file__)"
    assert environment.run("-c", program).stdout.startswith("compiled ")
    rules = package / "src" / name / "rules.py"
    written = rules.read_text()
    rules.write_text(written + "\n# changed\n")
    edited = environment.run("-c", program)
    assert edited.stdout.startswith("interpreted ")
    assert edited.stdout.rstrip().endswith("rules.py")
    assert f"{name}/rules.py changed since then" in edited.stderr
    rules.write_text(written)
    manifest = package / "src" / name / "compiled.json"
    compiled = manifest.read_text()
    manifest.write_text(compiled.replace('"parlour/compiled.json": "', '"parlour/compiled.json": "0'))
    assert "compiled for another Parlour" in environment.run("-c", program).stderr
    manifest.write_text(compiled)


@pytest.mark.long
@compiled_only
def test_an_interpreted_example_plays_everywhere(package: Path, environment: Environment) -> None:
    with uncompiled(package / "src"):
        play_everywhere(package, environment, "interpreted")


@pytest.mark.long
@compiled_only
def test_the_tests_of_an_interpreted_example_pass(package: Path, environment: Environment) -> None:
    with uncompiled(package / "src"):
        run_its_own_tests(package, environment)
