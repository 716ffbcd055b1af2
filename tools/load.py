"""`make load`: how many moves the server takes, and how soon the other player sees them.

Starts the server on a database of its own (SQLite in a temporary folder, PostgreSQL in a temporary cluster; both keep
every move on the disk before anybody hears of it), lets people play at many tables, and afterwards looks into the log:
every accepted move must stand there exactly once, and no other. All of it stays on this machine. In the same run
boardgame.io is measured with the same people: it keeps everything in memory.
"""

import argparse
import contextlib
import multiprocessing
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import load_bots  # noqa: E402
import sqlalchemy as sa  # noqa: E402
from load_client import Plan, Report, work  # noqa: E402
from load_speech import make_parlour_table  # noqa: E402

from parlour.server.db.connections import connect  # noqa: E402
from parlour.server.db.schema import entries  # noqa: E402
from tools import postgres  # noqa: E402

MOVES_A_GAME = 108  # of two players
FLAT_OUT, PACED = 0.0, 2000.0  # moves a second over all tables
MOST_MOVES = 7000  # a second; as many tables are made as that would take
SETUP_SECONDS = 600.0
BUSY = 0.5  # load of the machine before the first measurement, above which others disturb it
SPAWN = multiprocessing.get_context("spawn")

COLUMNS = (
    "server",
    "tables",
    "durability",
    "pace",
    "bots",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "server, µs a move",
    "× boardgame.io",
    "memory a table, kB",
    "moves checked",
)
DURABILITY = {"sqlite": "SQLite, full sync", "postgresql": "PostgreSQL, fsync", "memory": "in memory only"}
BY_HAND = "## What was tried"  # from this heading on the page is written by hand, and kept
ROUNDS = 2
PEER = ROOT / "tools" / "peers" / "boardgameio"

SERVE = """
from parlour.server.http.limits import Limits
from parlour.server.ops.run import serve
limits = Limits(
    messages_a_second=1e5, sockets_at_an_address=100_000, tables_at_an_address=1_000_000, reviews_waiting=0
)
serve(port=0, db={db!r}, workers={workers}, limits=limits)
"""


@dataclass(frozen=True)
class Run:
    """One measurement to be made."""

    database: str  # memory: of boardgame.io
    tables: int
    rate: float
    bots: tuple[str, ...] = ()
    workers: int = 1
    programs: bool = False  # play there instead of people, each with a token

    @property
    def server(self) -> str:
        return "boardgame.io" if self.database == "memory" else "Parlour"

    @property
    def durability(self) -> str:
        return DURABILITY[self.database] + (f", {self.workers} processes" if self.workers > 1 else "")

    def __str__(self) -> str:
        if self.programs:
            return f"{self.database}, {2 * self.tables} programs at {self.tables} tables, {_pace(self.rate)}"
        people = f"{self.tables} tables" + (f" with a {self.bots[0]} bot each" if self.bots else "")
        return f"{self.server}, {self.durability}, {people}, {_pace(self.rate)}"


@dataclass(frozen=True)
class Result:
    run: Run
    moves: int  # in so many seconds
    seconds: float
    latencies: list[float]
    kilobytes_a_table: float
    server_seconds: float  # of processor time
    checked: int  # moves found in the log, once each; boardgame.io keeps none

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, hundredth: int) -> float:
        """Milliseconds within which so many of a hundred moves were seen."""
        return statistics.quantiles(self.latencies, n=100)[hundredth - 1] * 1000

    def row(self, peer: "Result | None") -> str:
        """A line of the table; `peer` is what boardgame.io did with as many tables at the same pace."""
        run = self.run
        bots = f"one {run.bots[0]} a table" if run.bots else "off"
        bots = f"{2 * run.tables} programs" if run.programs else bots
        times = f"{self.percentile(50):.1f} | {self.percentile(99):.1f}"
        ratio = f"{self.rate / peer.rate:.2f}" if peer and not run.rate else ""
        checked = f"{self.checked:,}" if self.checked else ""
        return (
            f"{run.server} | {run.tables} | {run.durability} | {_pace(run.rate)} | {bots} | {self.rate:,.0f} "
            f"| {times} | {1e6 * self.server_seconds / self.moves:.0f} | {ratio} | {self.kilobytes_a_table:.0f} "
            f"| {checked} |"
        )


def _pace(rate: float) -> str:
    return f"{rate:,.0f} a second" if rate else "as fast as accepted"


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("Stopped."))  # so that what was started is stopped, too
    arguments = _arguments()
    runs = [
        Run(database, tables, rate)
        for database in (*(["memory"] if arguments.peer else []), *arguments.db)
        for tables in arguments.tables
        for rate in (FLAT_OUT, PACED)
    ]
    if arguments.bots:
        runs += [Run(database, min(arguments.tables), PACED, ("random",)) for database in arguments.db]
    if "postgresql" in arguments.db:
        runs += [Run("postgresql", min(arguments.tables), FLAT_OUT, workers=many) for many in arguments.processes]
    if arguments.programs:
        runs.append(Run("sqlite", arguments.programs // 2, FLAT_OUT, programs=True))
    busy = os.getloadavg()[0]
    results = []
    for number, run in enumerate(runs, 1):
        print(f"{number} of {len(runs)}: {run}", flush=True)
        measured = measure_programs(run, arguments.seconds) if run.programs else None
        results.append(measured or measure(run, arguments.seconds, arguments.clients))
    turns = in_turn(arguments) if arguments.turns and arguments.peer else []
    rest = at_rest(arguments.rest) if arguments.rest else []
    page = document(results, turns, rest, busy)
    print(page)
    if arguments.markdown:
        arguments.markdown.write_text(page + written_by_hand(arguments.markdown), encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the server under load, on this machine.")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000], help="how many tables are played at")
    parser.add_argument("--db", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite", "postgresql"])
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each measurement takes (default: 15)")
    parser.add_argument("--clients", type=int, default=1, help="how many processes the people live in (default: 1)")
    parser.add_argument("--rest", type=int, default=5000, help="tables a round that nobody sits at; 0: no rounds")
    parser.add_argument(
        "--turns", type=int, default=5, help="how often SQLite and boardgame.io are measured in turn (default: 5)"
    )
    parser.add_argument("--no-peer", dest="peer", action="store_false", help="leave out boardgame.io")
    parser.add_argument("--no-bots", dest="bots", action="store_false", help="leave out the tables with bots")
    parser.add_argument("--programs", type=int, default=100, help="how many play with tokens (default: 100; 0: none)")
    parser.add_argument(
        "--processes",
        type=int,
        nargs="*",
        default=[2, 3],
        help="further runs with so many server processes (default: 2 3)",
    )
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the results here as well")
    return parser.parse_args()


# --- one measurement -------------------------------------------------------------------------------


def measure(run: Run, seconds: float, clients: int) -> Result:
    with database(run.database) as db:
        with serving(run, db) as (server, address):
            before = memory(server, run.workers)
            with people(run, address, seconds, clients) as crowd:
                crowd.connect()
                grown = memory(server, run.workers) - before
                crowd.make_more_tables()
                worked = processor_seconds(server, run.workers)
                reports = crowd.play()
                worked = processor_seconds(server, run.workers) - worked
        return checked(run, db, reports, grown / run.tables, worked)


def measure_programs(run: Run, seconds: float) -> Result:
    """Programs of other people, each with a token and a socket of its own."""
    with database(run.database) as db:
        with serving(run, db) as (server, address):
            tokens = load_bots.tokens(address, 2 * run.tables)
            before, worked = memory(server), processor_seconds(server)
            report = load_bots.play(address, tokens, seconds)
            grown, worked = memory(server) - before, processor_seconds(server) - worked
        tables = {table for table, _, _ in report.accepted}  # those of finished games stay in memory for a while
        return checked(run, db, [report], grown / len(tables), worked)


def in_turn(arguments: argparse.Namespace) -> list[tuple[Result, Result]]:
    """boardgame.io and Parlour with SQLite, one after the other, again and again: one p99 alone is a matter of luck."""
    pairs = []
    for turn in range(1, arguments.turns + 1):
        print(f"Turn {turn} of {arguments.turns}", flush=True)
        runs = [Run(database, min(arguments.tables), PACED) for database in ("memory", "sqlite")]
        peer, ours = (measure(run, arguments.seconds, arguments.clients) for run in runs)
        pairs.append((peer, ours))
    return pairs


def at_rest(tables: int) -> list[float]:
    """Kilobytes by which the server has grown after each round of so many new tables that nobody is connected to."""
    print(f"{ROUNDS} rounds of {tables} tables at rest", flush=True)
    run = Run("sqlite", tables, FLAT_OUT)
    grown = []
    with database(run.database) as db, serving(run, db) as (server, address):
        make_parlour_table(address, ())  # what is loaded with the first table is not counted
        before = memory(server)
        for _ in range(ROUNDS):
            for _ in range(tables):
                make_parlour_table(address, ())
            grown.append(memory(server) - before)
    return grown


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    if kind == "postgresql":
        with postgres.running() as cluster:
            yield cluster.new_database()
    elif kind == "memory":
        yield ""
    else:
        with tempfile.TemporaryDirectory(prefix="parlour-load-") as folder:
            yield f"sqlite:///{folder}/parlour.sqlite3"


@contextlib.contextmanager
def serving(run: Run, db: str) -> Iterator[tuple[int, str]]:
    """Yields the process id and the address of a server."""
    ours = [sys.executable, "-c", SERVE.format(db=db, workers=run.workers)]
    command = ["node", str(PEER / "server.js")] if run.database == "memory" else ours
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout
        said = server.stdout.readline()
        if not said:
            raise SystemExit("The server did not start.")
        yield server.pid, said.partition(" is open at ")[2].strip()
    finally:
        server.terminate()
        server.communicate(timeout=30)


def memory(server: int, workers: int = 1) -> float:
    """Kilobytes that the server has in memory."""
    statuses = [Path(f"/proc/{process}/status").read_text() for process in _serving(server, workers)]
    return sum(float(next(line.split()[1] for line in s.splitlines() if line.startswith("VmRSS"))) for s in statuses)


def processor_seconds(server: int, workers: int = 1) -> float:
    """The processor time that the server has used, in all its threads."""
    stats = [Path(f"/proc/{process}/stat").read_text() for process in _serving(server, workers)]
    return sum(int(ticks) for stat in stats for ticks in stat.rsplit(")", 1)[1].split()[11:13]) / os.sysconf(
        "SC_CLK_TCK"
    )


def _serving(server: int, workers: int) -> list[str]:
    """The processes that serve: the server itself, or those that it watches over."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return children if workers > 1 else [str(server)]


class Crowd:
    """The processes in which people play, and the line to each."""

    def __init__(self, plan: Plan, clients: int) -> None:
        self._lines: list[Connection] = []
        self._counters = [SPAWN.Value("q", 0) for _ in range(clients)]
        self.processes = []
        for counter in self._counters:
            ours, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=work, args=(plan, theirs, counter), daemon=True)
            process.start()
            theirs.close()  # so that the line breaks when the process does
            self._lines.append(ours)
            self.processes.append(process)

    def connect(self) -> None:
        """Until all sit at their tables and are connected."""
        self._until_done("tables")

    def make_more_tables(self) -> None:
        """Until there are tables enough to go on at when games are over."""
        self._go_on()
        self._until_done("tables")

    def play(self) -> list[Report]:
        self._go_on()
        return self._until_done("moves")

    def _go_on(self) -> None:
        for line in self._lines:
            line.send("go on")

    def _until_done(self, counted: str) -> list[Any]:
        return [self._next(line, counted) for line in self._lines]

    def _next(self, line: Connection, counted: str) -> Any:
        began = time.monotonic()
        while not wait([line], timeout=1.0):
            print(f"\r   {sum(counter.value for counter in self._counters):,} {counted} ", end="", flush=True)
            if time.monotonic() - began > SETUP_SECONDS:
                raise SystemExit("The people do not come to an end.")
        print("\r", end="")
        try:
            return line.recv()
        except EOFError:
            raise SystemExit("The people could not go on; what they met is said above.") from None


@contextlib.contextmanager
def people(run: Run, address: str, seconds: float, clients: int) -> Iterator[Crowd]:
    spare = int((run.rate or MOST_MOVES) * seconds / MOVES_A_GAME)
    each = run.tables // clients
    plan = Plan(run.server, address, each, spare // clients, run.bots, MOVES_A_GAME, run.rate / clients, seconds)
    crowd = Crowd(plan, clients)
    try:
        yield crowd
    finally:
        for process in crowd.processes:
            process.terminate()
            process.join()


def checked(run: Run, db: str, reports: list[Report], kilobytes: float, worked: float) -> Result:
    """The result, once it is known that the log holds every accepted move exactly once, and no other."""
    refused = Counter(key for report in reports for key in report.refused)
    unanswered = sum(report.unanswered for report in reports)
    if refused or unanswered:
        raise SystemExit(f"Moves were refused ({dict(refused)}) or not answered ({unanswered}).")
    accepted = Counter(move for report in reports for move in report.accepted)
    if db:
        stored = Counter(_log(db, but_bots=len(run.bots) > 0))
        if stored != accepted:
            lost, other = accepted - stored, stored - accepted
            raise SystemExit(f"{lost.total()} accepted moves are not in the log; {other.total()} others are.")
    seconds = max(report.seconds for report in reports)
    latencies = [latency for report in reports for latency in report.latencies]
    moves = sum(report.moves for report in reports)
    return Result(run, moves, seconds, latencies, kilobytes, worked, accepted.total() if db else 0)


def _log(db: str, but_bots: bool) -> list[tuple[str, int, str]]:
    """Every move of a person: its table, number and notation."""
    moves = sa.select(entries.c.table_id, entries.c.number, entries.c.what).where(entries.c.kind == "move")
    if but_bots:
        moves = moves.where(entries.c.seat < 2)
    engine = connect(db)
    with engine.connect() as connection:
        rows = [(row.table_id, row.number, row.what) for row in connection.execute(moves)]
    engine.dispose()
    return rows


# --- the page --------------------------------------------------------------------------------------


def written_by_hand(page: Path) -> str:
    before = page.read_text(encoding="utf-8") if page.exists() else ""
    return f"\n{before[before.index(BY_HAND) :]}" if BY_HAND in before else ""


def told_in_turn(pairs: list[tuple[Result, Result]]) -> str:
    if not pairs:
        return ""
    peers, ours = zip(*pairs, strict=True)
    times = [", ".join(f"{result.percentile(99):.1f}" for result in results) for results in (peers, ours)]
    return (
        f"\nIn turn, {PACED:,.0f} moves a second, p99 in ms: boardgame.io {times[0]}; Parlour with SQLite {times[1]}.\n"
    )


def document(results: list[Result], turns: list[tuple[Result, Result]], rest: list[float], busy: float) -> str:
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    if busy > BUSY:
        machine += f". The machine had other work to do (load {busy:.1f}), so these figures are provisional"
    peers = {(result.run.tables, result.run.rate): result for result in results if result.run.database == "memory"}
    rows = "\n".join(f"| {result.row(peers.get((result.run.tables, result.run.rate)))}" for result in results)
    rounds = ", then ".join(f"{kilobytes / 1024:.0f} MB" for kilobytes in rest)
    resting = f"\nTables that nobody is connected to: after each round of new ones the server had grown by {rounds}.\n"
    return f"""# The server under load

`make load` measures and writes this page. Two people sit at every table of Ninjan, each with a socket, and choose at
random; server, database and people share one machine, so all of them are in the figures. A move counts once the server
has accepted it, and it does so only after the database has put it on the disk. The time of a move is from sending it to
the moment the *other* player has the update in hand. After each measurement the log is read: every accepted move stands
in it exactly once, and no other. When the measurement begins the games are at different points. Players who finish a
game go on at the next table; that coming and going is part of the load. Finished games are not reviewed. In the
last line programs play, each with a token ([a seat for your program](bots.md)) and an ordinary library for sockets,
whose work is in the figures too.

The yardstick is boardgame.io 0.50.2 in the same run, with the same game (`tools/peers/boardgameio/ninjan.js`), the same
people and the same bare sockets. It keeps everything in memory, and nothing on a disk.

Measured on {date.today():%d %B %Y}: {machine}. A figure in µs is the processor time of the server for one move, all
of its work included; the database is a part of Parlour's process with SQLite, and a process of its own with PostgreSQL.

| {" | ".join(COLUMNS)} |
|---|---:|---|---|---|---:|---:|---:|---:|---:|---:|---:|
{rows}
{told_in_turn(turns)}{resting if rest else ""}"""


if __name__ == "__main__":
    main()
