"""A database of the first version, with what people had played by then, is gone on with."""

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from parlour.server.db.connections import MIGRATIONS, connect
from parlour.server.db.schema import metadata
from parlour.server.db.storage import Storage
from parlour.server.domain.people import Guest
from parlour.server.domain.refusals import Refusal
from parlour.server.people.guests import Guests
from parlour.table import Table

from .people import Browser, play_on, serving

# As the first version made it on SQLite; with PostgreSQL the types have other names.
FIRST = """
CREATE TABLE house (key VARCHAR(40) NOT NULL, value VARCHAR(200) NOT NULL, PRIMARY KEY (key));
CREATE TABLE guests (id VARCHAR(40) NOT NULL, name VARCHAR(24), language VARCHAR(8), PRIMARY KEY (id));
CREATE TABLE tables (
    id VARCHAR(40) NOT NULL, game VARCHAR(40) NOT NULL, rules INTEGER NOT NULL, options JSON NOT NULL,
    chairs JSON NOT NULL, seed BLOB NOT NULL, made_at DATETIME NOT NULL, over BOOLEAN NOT NULL,
    rematch_of VARCHAR(40), PRIMARY KEY (id), UNIQUE (rematch_of), FOREIGN KEY(rematch_of) REFERENCES tables (id)
);
CREATE TABLE moves (
    table_id VARCHAR(40) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, move VARCHAR(80) NOT NULL,
    at DATETIME NOT NULL, PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO house VALUES ('schema', '1');
"""
SECOND = """
ALTER TABLE tables ADD COLUMN made_by VARCHAR(40);
CREATE INDEX ix_tables_made_by ON tables (made_by);
UPDATE house SET value = '2' WHERE key = 'schema';
"""
TYPES = {"BLOB": "BYTEA", "DATETIME": "TIMESTAMP WITH TIME ZONE"}
THEN = "2026-11-15 12:00:00.000000"


def old_database(url: str, schema: str) -> sa.Engine:
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as db:
        for statement in (FIRST + (SECOND if schema == "2" else "")).split(";\n"):
            if db.dialect.name == "postgresql":
                for sqlite, postgresql in TYPES.items():
                    statement = statement.replace(sqlite, postgresql)
            if statement.strip():
                db.execute(sa.text(statement))
    return engine


def keep(
    engine: sa.Engine, name: str, table: Table, chairs: list[dict[str, str | None]], rematch_of: str | None
) -> None:
    """A table with its moves, as the first version wrote it."""
    row = {
        "id": name,
        "game": table.spec.code,
        "rules": table.spec.facts.rules_version,
        "options": json.dumps(table.options),
        "chairs": json.dumps(chairs),
        "seed": table.seed,
        "at": THEN,
        "over": table.over,
        "rematch_of": rematch_of,
    }
    with engine.begin() as db:
        columns = "id, game, rules, options, chairs, seed, made_at, over, rematch_of"
        db.execute(
            sa.text(
                f"INSERT INTO tables ({columns}) "
                "VALUES (:id, :game, :rules, :options, :chairs, :seed, :at, :over, :rematch_of)"
            ),
            row,
        )
        for number, (seat, move) in enumerate(table.log, 1):
            db.execute(
                sa.text("INSERT INTO moves VALUES (:table, :number, :seat, :move, :at)"),
                {"table": name, "number": number, "seat": seat, "move": move, "at": THEN},
            )


def person(guest: str) -> dict[str, str | None]:
    return {"kind": "human", "guest": guest, "level": None}


def play(table: Table, moves: int) -> Table:
    while moves and not table.over:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
        moves -= 1
    return table


@pytest.mark.parametrize("schema", ["1", "2"])
def test_a_game_of_the_first_version_is_played_on(any_db: str, schema: str, tmp_path: Path) -> None:
    running = play(Table("ninjan", players=2), 7)
    finished = play(Table("ninjan", players=2), 10_000)
    with serving(tmp_path / "elsewhere.sqlite3") as address:
        ann, bob = Browser(address), Browser(address)
        people = [person(browser.get("/api/me")["id"]) for browser in (ann, bob)]
        with sa.create_engine(f"sqlite:///{tmp_path}/elsewhere.sqlite3").connect() as db:
            secret = db.scalar(sa.text("SELECT value FROM house WHERE key = 'secret'"))
    engine = old_database(any_db, schema)
    with engine.begin() as db:
        db.execute(sa.text("INSERT INTO house VALUES ('secret', :secret)"), {"secret": secret})
        db.execute(sa.text("INSERT INTO guests VALUES (:id, 'Anička', 'cs')"), {"id": people[0]["guest"]})
    keep(engine, "finished", finished, people, rematch_of=None)
    keep(engine, "running", running, people, rematch_of="finished")
    keep(
        engine, "waiting", Table("ninjan", players=2), [people[0], {"kind": "open", "guest": None, "level": None}], None
    )
    engine.dispose()

    with serving(any_db) as address:
        for browser in (ann, bob):
            browser.address = address
            browser.http.base_url = address
        assert ann.get("/api/me")["name"] == "Anička"
        with ann.at("running") as a, bob.at("running") as b:
            assert a.number == 7
            assert [(socket.started | {"undo": None}) for socket in (a, b)] == [
                running.view(seat) | {"undo": None} for seat in (0, 1)
            ]
            assert a.events == running.events(0)
            play_on([a, b])
            assert a.table["state"] == "over"
        assert ann.get("/api/tables/finished")["rematch"] == "running"
        assert ann.post("/api/tables/finished/rematch")["id"] == "running"
        assert ann.get("/api/tables/finished/record")["moves"] == finished.record()["moves"]
        assert bob.get("/api/tables/waiting")["state"] == "open"
        assert bob.join("waiting")["state"] == "playing"
        ann.http.close()
        bob.http.close()


def test_what_can_be_asked_for_is_derived_from_what_was_there(any_db: str) -> None:
    engine = old_database(any_db, "1")
    keep(engine, "over", play(Table("ninjan", players=2), 10_000), [person("ann"), person("bob")], rematch_of=None)
    bot: dict[str, str | None] = {"kind": "bot", "guest": None, "level": "easy"}
    keep(engine, "playing", Table("ninjan", players=2), [person("ann"), bot], rematch_of="over")
    engine.dispose()
    for _ in range(2):  # the second time there is nothing to do
        engine = connect(any_db)
        with engine.connect() as db:
            rows = db.execute(sa.text("SELECT id, state FROM tables ORDER BY id"))
            assert [tuple(row) for row in rows] == [("over", "over"), ("playing", "playing")]
            rows = db.execute(sa.text("SELECT table_id, seat, guest, level FROM seats ORDER BY table_id, seat"))
            assert [tuple(row) for row in rows] == [
                ("over", 0, "ann", None),
                ("over", 1, "bob", None),
                ("playing", 0, "ann", None),
                ("playing", 1, None, "easy"),
            ]
            last = db.execute(sa.text("SELECT * FROM entries WHERE table_id = 'over' ORDER BY number DESC")).first()
            assert last
            assert (last.kind, last.what) == ("rematch", "playing")
        engine.dispose()


@pytest.mark.parametrize("schema", ["none", "1"])
def test_the_migrations_lead_to_the_tables_of_today(any_db: str, schema: str) -> None:
    if schema != "none":
        old_database(any_db, schema).dispose()
    engine = connect(any_db)
    with engine.connect() as db:
        assert compare_metadata(MigrationContext.configure(db, opts={"compare_type": True}), metadata) == []
    engine.dispose()


def test_an_upgrade_that_fails_changes_nothing(db: Path) -> None:
    engine = old_database(f"sqlite:///{db}", "1")
    with engine.begin() as connection:
        # A table that the first version never wrote: its chairs cannot be read.
        connection.execute(
            sa.text("INSERT INTO tables VALUES ('odd', 'ninjan', 1, '{}', 'nobody', x'00', :at, 0, NULL)"), {"at": THEN}
        )
    before = list(engine.raw_connection().iterdump())
    with pytest.raises(json.JSONDecodeError):
        connect(f"sqlite:///{db}")
    assert list(engine.raw_connection().iterdump()) == before
    engine.dispose()


# --- a database of 0.4.0 -----------------------------------------------------------------------------


def migrated_to(url: str, revision: str) -> sa.Engine:
    """An empty database as the version with this revision made it."""
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as db:
        config.attributes["connection"] = db
        command.upgrade(config, revision)
    return engine


def keep_stepwise(db: sa.Connection, table: Table, guests: list[str]) -> None:
    """A running game, as 0.4.0 kept it: an entry for every step of a move."""
    made = {"id": "old", "game": table.spec.facts.code, "rules": 1, "seed": table.seed, "at": THEN, "no": False}
    made |= {"options": json.dumps(table.options), "chairs": json.dumps([person(guest) for guest in guests])}
    columns = "id, game, rules, options, chairs, seed, made_at, made_by, state, listed"
    values = ":id, :game, :rules, :options, :chairs, :seed, :at, NULL, 'playing', :no"
    db.execute(sa.text(f"INSERT INTO tables ({columns}) VALUES ({values})"), made)
    for seat, guest in enumerate(guests):
        row = {"seat": seat, "guest": guest}
        db.execute(sa.text("INSERT INTO seats VALUES ('old', :seat, 'human', :guest, NULL)"), row)
    steps = [(seat, step) for seat, move in table.log for step in move.split()]
    for number, (seat, step) in enumerate(steps, 1):
        row = {"number": number, "seat": seat, "what": step, "at": THEN}
        insert = "INSERT INTO entries (table_id, number, kind, seat, what, spent, at)"
        db.execute(sa.text(f"{insert} VALUES ('old', :number, 'move', :seat, :what, NULL, :at)"), row)


@pytest.mark.parametrize("game", ["pandaspin", "pandorum"])
def test_a_database_of_0_4_0_is_gone_on_with(any_db: str, game: str) -> None:
    ann, bob = "a" * 32, "b" * 32
    table = Table(game, players=2, seed=7)
    while table.number < 6 or table.draft or " " not in table.log[-1].move:
        (seat,) = table.waiting
        table.play(seat, table.moves(seat)[0])
    engine = migrated_to(any_db, "0005")
    with engine.begin() as db:
        db.execute(sa.text("INSERT INTO guests VALUES (:id, 'Ann', 'en')"), {"id": ann})
        account = "INSERT INTO accounts VALUES (:id, 'ann', 'no hash', 0, :at)"
        db.execute(sa.text(account), {"id": ann, "at": THEN})
        keep_stepwise(db, table, [ann, bob])
    engine.dispose()

    async def look() -> None:
        saved = await storage.saved("old")
        assert saved
        state = saved.replayed()
        assert state.table.log == table.log
        assert [chair.guest for chair in state.chairs] == [ann, bob]
        with pytest.raises(Refusal, match="problem-name-taken"):
            await Guests(storage).rename(Guest(bob), "Аnn", None)  # with a Cyrillic А

    storage = Storage(any_db)
    storage.start()
    try:
        asyncio.run(look())
    finally:
        storage.close()
