"""The database's file: whose it is, who may read it, and what is said when it cannot be used."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from parlour.cli import main, make_parser
from parlour.server.db.connections import connect
from parlour.server.db.copies import copy_sqlite
from parlour.server.db.files import StorageError
from parlour.server.db.storage import Storage

from .people import Process

SERVE = "from parlour.server.ops.run import serve; serve(port=0, db={db!r}, bot_workers=1)"


def test_one_file_has_one_server(db: Path) -> None:
    command = SERVE.format(db=f"sqlite:///{db}")
    with Process("-c", command) as first:
        second = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, timeout=60)
        assert (second.returncode, second.stdout) == (2, "")
        assert second.stderr == f"Another server has {db} open: stop it, or name another --db.\n"
        first.kill()
    with Process("-c", command) as third:
        assert third.said.startswith("Parlour is open")


def test_only_its_owner_can_read_it(db: Path, tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{db}")
    copy_sqlite(f"sqlite:///{db}", tmp_path / "copy.sqlite3")
    files = [*db.parent.glob(f"{db.name}*"), tmp_path / "copy.sqlite3"]
    assert len(files) > 2
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
    storage.close()


@pytest.fixture
def anothers(tmp_path: Path) -> Path:
    path = tmp_path / "notes.sqlite3"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE notes (text)")
        other.commit()
    return path


def test_another_programs_database_is_refused_untouched(anothers: Path) -> None:
    before = anothers.read_bytes()
    with pytest.raises(StorageError, match="another program's"):
        connect(f"sqlite:///{anothers}")
    assert anothers.read_bytes() == before
    assert [path.name for path in anothers.parent.glob("notes*")] == ["notes.sqlite3"]


def test_another_programs_tables_in_postgresql_are_left_alone(shared_db: str) -> None:
    engine = sa.create_engine(shared_db.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as db:
        db.execute(sa.text("CREATE TABLE notes (text TEXT)"))
    with pytest.raises(StorageError, match="another program's"):
        connect(shared_db)
    with engine.begin() as db:
        assert sa.inspect(db).get_table_names() == ["notes"]
        db.execute(sa.text("DROP TABLE notes"))
    engine.dispose()


def test_what_is_no_database_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StorageError, match=r"is no database\.$"):
        connect(f"sqlite:///{path}")
    assert path.read_text() == "Dear diary, " * 100


def test_a_damaged_database_is_found_and_says_how_to_restore_it(db: Path) -> None:
    connect(f"sqlite:///{db}").dispose()
    with closing(sqlite3.connect(db)) as house:
        (pages,) = house.execute("PRAGMA page_count").fetchone()
        (size,) = house.execute("PRAGMA page_size").fetchone()
    bytes_ = bytearray(db.read_bytes())
    for page in range(1, pages):
        bytes_[page * size : page * size + 64] = b"\xff" * 64
    db.write_bytes(bytes_)
    with pytest.raises(StorageError, match=r"is damaged .*put a backup in its place"):
        connect(f"sqlite:///{db}")


@pytest.mark.parametrize(
    "arguments", [["--host", ""], ["--host", " "], ["--proxies", "junk"], ["--proxies", "127.0.0.1,10.0.0.1/8"]]
)
def test_an_address_that_is_none_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["serve", *arguments])
    assert refused.value.code == 2
    assert "argument --" in capsys.readouterr().err


@pytest.mark.parametrize("proxies", ["*", "127.0.0.1,::1", "10.0.0.0/8, fd00::/8"])
def test_proxies_are_addresses_or_networks(proxies: str) -> None:
    arguments = ["serve", "--proxies", proxies]
    assert make_parser(arguments).parse_args(arguments).proxies == proxies
