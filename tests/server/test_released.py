"""The database of every released version, with real data in it, is gone on with.

`tools/keep_database.py` made them, each with the code of its version.
"""

import gzip
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from .people import Browser, play_on, play_with_bots, serving
from .test_migrations import migrated_to

ROOT = Path(__file__).parents[2]
RELEASED = Path(__file__).parent / "released"
VERSIONS = [path.stem for path in sorted(RELEASED.glob("*.json"))]
MORE_MOVES = 8
PASSWORD = "correct horse battery"


def test_every_released_version_is_here() -> None:
    assert re.findall(r"^## (\d\S+)$", (ROOT / "CHANGELOG.md").read_text(), re.M) == VERSIONS[::-1]


class House:
    """A server of today on the database of a version, and the people who have come back with their old cookies."""

    def __init__(self, version: str, address: str) -> None:
        self.told = json.loads((RELEASED / f"{version}.json").read_text())
        self.ann, self.bob = (_with_cookie(address, person["cookie"]) for person in self.told["people"])

    def tables(self, state: str) -> Iterator[Any]:
        return (table for table in self.told["tables"] if table["state"] == state)


def _with_cookie(address: str, cookie: str) -> Browser:
    browser = Browser(address)
    name, value = cookie.split("=", 1)
    browser.http.cookies.set(name, value, domain="127.0.0.1")
    return browser


def old_file(version: str, db: Path) -> Path:
    with closing(sqlite3.connect(db)) as old:
        old.executescript(gzip.decompress((RELEASED / f"{version}.sql.gz").read_bytes()).decode())
    return db


def copied(old: Path, url: str) -> str:
    """The same rows in PostgreSQL, in tables as that version made them."""
    with closing(sqlite3.connect(old)) as source:
        (revision,) = source.execute("SELECT version_num FROM alembic_version").fetchone()
        engine = migrated_to(url, revision)
        tables = sa.MetaData()
        tables.reflect(engine)
        with engine.begin() as db:
            for table in tables.sorted_tables:
                if table.name == "alembic_version":
                    continue
                names = ", ".join(f'"{column.name}"' for column in table.columns)
                for row in source.execute(f"SELECT {names} FROM {table.name}").fetchall():
                    known = [(c, value) for c, value in zip(table.columns, row, strict=True) if value is not None]
                    db.execute(sa.insert(table), {c.name: _as(c.type, value) for c, value in known})
        engine.dispose()
    return url


def _as(kind: sa.types.TypeEngine[Any], value: Any) -> Any:
    """A value of SQLite, which knows neither times nor truth nor JSON."""
    if isinstance(kind, sa.DateTime):
        return datetime.fromisoformat(value).replace(tzinfo=UTC)
    if isinstance(kind, sa.Boolean):
        return bool(value)
    return json.loads(value) if isinstance(kind, sa.JSON) else value


# The first version knew SQLite alone.
KEPT = [(version, kind) for version in VERSIONS for kind in ("sqlite", "postgresql")]
KEPT.remove(("0.1.0", "postgresql"))


@pytest.fixture(params=KEPT, ids=" ".join)
def house(request: pytest.FixtureRequest, db: Path) -> Iterator[House]:
    version, kind = request.param
    old = old_file(version, db)
    url = copied(old, request.getfixturevalue("shared_db")) if kind == "postgresql" else old
    with serving(url) as address:
        house = House(version, address)
        yield house
        house.ann.http.close()
        house.bob.http.close()


def test_a_released_database_is_gone_on_with(house: House) -> None:
    """One test, since starting a server on it is what takes the time."""
    ann, bob = house.ann, house.bob
    _are_known(house)
    for table in house.tables("over"):
        assert ann.get(f"/api/tables/{table['id']}")["commitment"] == table["commitment"]
        record = ann.get(f"/api/tables/{table['id']}/record")
        assert record["result"]["scores"] == table["scores"]
        assert ann.get(f"/api/tables/{table['id']}/replay?seat=0")["steps"][-1]["view"]["over"]
    for table in house.tables("playing"):
        _is_played_on(house, table)
    (waiting,) = house.tables("open")
    assert bob.join(waiting["id"])["state"] == "playing"


def _are_known(house: House) -> None:
    """By cookie, and by password where there were accounts; with their ratings and finished games."""
    me = house.ann.get("/api/me")
    assert (me["id"], me["name"]) == (house.told["people"][0]["id"], "Ann")
    assert house.bob.get("/api/me")["name"] == "Bob"
    over = {game["id"] for game in house.bob.get("/api/me/games?over=true")["games"]}
    assert over == {table["id"] for table in house.tables("over")}
    if me["account"]:
        assert house.ann.post("/api/login", {"name": "Ann", "password": PASSWORD})["id"] == me["id"]
        assert house.ann.get("/api/people/Ann")["strengths"] == house.told["ratings"]


def _is_played_on(house: House, told: Any) -> None:
    """Some moves by everybody, with or without a bot."""
    table = told["id"]
    with house.ann.at(table) as a, house.bob.at(table) as b:
        players = [socket for socket in (a, b) if socket.started["seat"] is not None]
        assert a.started["waiting"] == told["waiting"]
        assert a.number >= told["number"]  # a move that was left half made has been taken back
        if len(players) == 1:
            play_with_bots(players[0], until_number=told["number"] + MORE_MOVES)
        else:
            play_on(players, moves=MORE_MOVES)
        assert players[0].number >= told["number"] + MORE_MOVES
