"""The shape of the house: imports point one way, and no room names a game but the game's own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.games import specs

PACKAGE = Path(parlour.__file__).parent
WEB = PACKAGE.parent.parent / "web" / "src"

# What each room may import from. Words and problems are for everybody; entrances are the topmost rooms.
BELOW = {
    "words": set(),
    "_compiled": set(),
    "compiling": {""},
    "core": {"words", "_compiled"},
    "easy": {"core", "compiling", "_compiled"},
    "games": {"core", "words"},
    "table": {"core", "games", "_compiled", "words"},
    "bots": {"core", "games", "table"},
    "measure": {"core", "games", "table", "bots"},
    "study": {"core", "games", "table", "bots", "words", ""},
    "envs": {"core", "games", "table", "bots", "words"},
    "arena": {"core", "games", "table", "bots", "measure", "study", "envs", "words", ""},
    "server": {"core", "games", "table", "bots", "measure", "study", "words", ""},
}


def modules() -> Iterator[Path]:
    return (path for path in sorted(PACKAGE.rglob("*.py")) if "page" not in path.relative_to(PACKAGE).parts)


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imported_rooms(path: Path) -> Iterator[str]:
    package = ["parlour", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("parlour") for alias in node.names), "imports inside are relative"
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            full = ".".join([*base, *([node.module] if node.module else [])])
            targets = [full] if full != "parlour" else [f"parlour.{alias.name}" for alias in node.names]
            for target in targets:
                if target.startswith("parlour."):
                    room = target.split(".")[1]
                    yield room if (PACKAGE / room).is_dir() or (PACKAGE / f"{room}.py").exists() else ""


@pytest.mark.parametrize("path", list(modules()), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    room = room_of(path)
    if room in BELOW:
        assert set(imported_rooms(path)) <= BELOW[room] | {room}


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_a_game_imports_no_other_game(code: str) -> None:
    others = {spec.code for spec in specs()} - {code}
    for path in (PACKAGE / "games" / code).glob("*.py"):
        assert not [other for other in others if other in path.read_text()], path


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_no_room_outside_names_a_game(code: str) -> None:
    """Examples in docstrings and help texts may; code may not."""
    python = [path for path in modules() if f"games/{code}" not in str(path)]
    named = [path for path in python if any(code in word for word in _code_words(path))]
    page = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and f"games/{code}" not in str(path)]
    named += [
        path for path in page if path.name != "protocol.ts" and ".test." not in path.name and code in path.read_text()
    ]
    assert named == []


def _code_words(path: Path) -> Iterator[str]:
    """Names and imports, and strings that are exactly a word; not sentences."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.replace("-", "").isalnum():
            yield node.value


# --- the files of a game ------------------------------------------------------------------------------

COMMON = {
    "__init__.py",
    "bot.py",
    "edition.py",
    "edition.toml",
    "events.py",
    "examples.toml",
    "game.py",
    "moves.py",
    "observer.py",
    "positions.py",
    "refusals.py",
    "rules.py",
    "shapes.py",
    "sketch.py",
    "sources.py",
    "tally.py",
    "text",
    "views.py",
}
# What nets look at, and what they have learnt, a guided first game, whole moves proposed: a game may be without.
OPTIONAL = {"features.py", "weights", "lesson.toml", "proposals.py"}
# What a game has of its own, beside the modules that its rules are split into.
OWN = {"cards.py", "planet.py", "readings.py", "survey.py"}
# What people see does not depend on what a bot thinks of it.
SHOWN = {"moves", "views", "events", "refusals", "positions", "edition", "sketch"}


def is_compiled(path: Path) -> bool:
    return path.suffix == ".py" and path.read_text().startswith("# cython:")


def imported_here(path: Path) -> set[str]:
    """The modules of its own package that a module imports."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.ImportFrom)]
    named = {node.module for node in nodes if node.level == 1 and node.module}
    return named | {alias.name for node in nodes if node.level == 1 and not node.module for alias in node.names}


def built_of(path: Path) -> set[Path]:
    """The compiled modules of its own package that a module is built of, through others too."""
    below = {path.with_name(f"{name}.py") for name in imported_here(path)}
    compiled = {one for one in below if is_compiled(one)}
    return compiled.union(*map(built_of, compiled))


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_every_game_has_the_same_files(code: str) -> None:
    folder = PACKAGE / "games" / code
    found = {path.name for path in folder.iterdir() if path.suffix in (".py", ".toml", "")} - {"__pycache__"}
    steps = {path.name for path in built_of(folder / "rules.py")}
    assert COMMON - found == set()
    assert found - COMMON - OPTIONAL - OWN - steps == set()


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_what_people_see_asks_no_bot(code: str) -> None:
    for name in SHOWN:
        assert "bot" not in imported_here(PACKAGE / "games" / code / f"{name}.py"), name


def test_no_module_of_a_game_keeps_what_it_was_asked_last() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        assert not [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Global)], path


# --- inside the server -----------------------------------------------------------------------------

SERVER = PACKAGE / "server"
# What each package of the server may import from the others.
SERVER_BELOW = {
    "domain": set(),
    "db": {"domain"},
    "wire": {"domain"},
    "room": {"domain", "wire"},
    "people": {"domain", "db"},
    "http": {"domain", "wire", "room", "people"},
    "ops": {"domain", "db", "room", "http"},
}
# For everybody, since they stand on nothing but the domain.
LEAVES = {"http/limits.py", "ops/metrics.py", "ops/logs.py"}
# Where the house is put together.
JOINTS = {"http/house.py": {"db"}}
# Each of these libraries has one home.
HOMES = {
    "pydantic": {"wire"},
    "sqlalchemy": {"db"},
    "alembic": {"db"},
    "sqlite3": {"db"},
    "psycopg": {"db"},
    "fastapi": {"http", "ops"},
    "starlette": {"http"},
    "uvicorn": {"ops"},
}


def server_modules() -> list[Path]:
    return [path for path in modules() if path.is_relative_to(SERVER) and path.parent != SERVER]


def imported_by_server(path: Path) -> Iterator[tuple[str, str]]:
    """The packages of the server that a module imports from, each with the file."""
    package = path.relative_to(SERVER).parent.parts
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(package) + 1:
            base = package[: len(package) - node.level + 1] + tuple((node.module or "").split("."))
            for name in node.names:
                whole = SERVER.joinpath(*filter(None, base), name.name).with_suffix(".py")
                found = whole if whole.exists() else SERVER.joinpath(*filter(None, base)).with_suffix(".py")
                file = found.relative_to(SERVER)
                yield file.parts[0], str(file)


@pytest.mark.parametrize("path", server_modules(), ids=lambda path: str(path.relative_to(SERVER)))
def test_the_server_is_layered(path: Path) -> None:
    name = str(path.relative_to(SERVER))
    package = name.split("/")[0]
    allowed = ({"domain"} if name in LEAVES else SERVER_BELOW[package] | {package}) | JOINTS.get(name, set())
    assert [file for below, file in imported_by_server(path) if below not in allowed and file not in LEAVES] == []


@pytest.mark.parametrize("path", server_modules(), ids=lambda path: str(path.relative_to(SERVER)))
def test_each_library_of_the_server_has_one_home(path: Path) -> None:
    package = path.relative_to(SERVER).parts[0]
    imports = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module for node in imports if isinstance(node, ast.ImportFrom) and node.module and not node.level]
    strangers = [name for name in names if package not in HOMES.get(name.split(".")[0], {package})]
    assert strangers == []


def test_tools_do_not_need_the_tests() -> None:
    tools = PACKAGE.parent.parent / "tools"
    assert [path.name for path in tools.glob("*.py") if "from tests" in path.read_text()] == []
