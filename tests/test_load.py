"""The tool that measures the server under load works, and finds a move that the log has lost."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

from parlour.server.db.connections import connect
from parlour.server.db.schema import entries

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import load  # noqa: E402
import load_client  # noqa: E402
import pytest  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.mark.long
def test_a_small_load_is_measured_and_checked(tmp_path: Path) -> None:
    page = tmp_path / "load.md"
    page.write_text(f"Old figures.\n\n{load.BY_HAND}\n\nMuch.\n")
    choices = ["--tables", "3", "--programs", "4", "--db", "sqlite", "--seconds", "0.3"]
    choices += ["--no-peer", "--rest", "5", "--markdown", str(page)]
    subprocess.run([sys.executable, str(ROOT / "tools" / "load.py"), *choices], check=True, stdout=subprocess.PIPE)
    rows = [line.split("|") for line in page.read_text().splitlines() if line.startswith("| Parlour")]
    assert page.read_text().endswith(f"\n{load.BY_HAND}\n\nMuch.\n")
    assert "Old figures" not in page.read_text()
    assert len(rows) == 4  # as fast as accepted, at a pace, with bots, and with programs
    assert all(float(row[6].replace(",", "")) > 0 for row in rows)


def test_a_move_that_is_lost_or_invented_is_found(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/parlour.sqlite3"
    run = load.Run("sqlite", tables=1, rate=0.0)
    accepted = [("t", 1, "R1"), ("t", 2, "S1")]
    report = load_client.Report(seconds=1.0, moves=2, latencies=[0.1, 0.2], accepted=accepted)
    keep(db, *accepted)
    assert load.checked(run, db, [report], kilobytes=1.0, worked=1.0).checked == 2
    keep(db, ("t", 3, "P1"))
    with pytest.raises(SystemExit, match="0 accepted moves are not in the log; 1 others are"):
        load.checked(run, db, [report], kilobytes=1.0, worked=1.0)
    report.accepted += [("t", 3, "P1"), ("t", 4, "P2")]
    with pytest.raises(SystemExit, match="1 accepted moves are not in the log; 0 others are"):
        load.checked(run, db, [report], kilobytes=1.0, worked=1.0)
    report.refused.append("problem-stale")
    with pytest.raises(SystemExit, match="problem-stale"):
        load.checked(run, db, [report], kilobytes=1.0, worked=1.0)


A_TABLE = """
INSERT OR IGNORE INTO tables (id, game, rules, options, chairs, seed, made_at)
VALUES ('t', 'ninjan', 1, '{}', '[]', '', '2026-01-01 00:00:00')
"""


def keep(db: str, *moves: tuple[str, int, str]) -> None:
    engine = connect(db)
    with engine.begin() as connection:
        connection.execute(sa.text(A_TABLE))
        for table_id, number, what in moves:
            row = {"table_id": table_id, "number": number, "kind": "move", "seat": 0, "what": what}
            connection.execute(sa.insert(entries), row | {"at": datetime.now(UTC)})
    engine.dispose()
