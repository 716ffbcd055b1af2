"""A PostgreSQL for tests and measurements: a cluster in a temporary folder, with its socket in the same folder."""

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OWNER = "postgres"  # PostgreSQL refuses to run as root; this user comes with the package


def programs() -> Path:
    """The folder with `initdb` and `pg_ctl`, which Debian keeps off the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    found = shutil.which("initdb")
    assert folders or found, "PostgreSQL is not installed: apt-get install postgresql"
    return folders[-1] if folders else Path(found or "").resolve().parent


class Cluster:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._numbers = itertools.count()
        self._run("initdb", "--auth=trust", f"--username={OWNER}", "--no-sync", "-D", str(self._data))

    def _run(self, program: str, *arguments: str) -> None:
        as_owner = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
        command = [*as_owner, str(programs() / program), *arguments]
        # What a server started here says must not go to a pipe: it would stay open as long as the server runs.
        with (self._folder / "log").open("ab") as log:
            subprocess.run(command, check=True, cwd=self._folder, stdout=log, stderr=log)

    def start(self) -> None:
        settings = f"-c listen_addresses= -c unix_socket_directories={self._folder} -c fsync=on"
        self._run(
            "pg_ctl", "start", "--wait", "-D", str(self._data), "-o", settings, "-l", str(self._folder / "server")
        )

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", "-D", str(self._data), "-m", mode)

    @contextmanager
    def away(self, mode: str = "fast") -> Iterator[None]:
        """Stopped for a while."""
        self.stop(mode)
        try:
            yield
        finally:
            self.start()

    def copy(self, source: str, target: str) -> None:
        """As docs/operating.md says: pg_dump while it is in use, and pg_restore into one that is empty."""
        dump = self._folder / f"dump-{next(self._numbers)}"
        self._run("pg_dump", "--format=custom", f"--file={dump}", source)
        self._run("pg_restore", "--exit-on-error", "--single-transaction", f"--dbname={target}", str(dump))

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"parlour_{next(self._numbers)}"
        self._run("createdb", "-h", str(self._folder), "-U", OWNER, name)
        return f"postgresql://{OWNER}@/{name}?host={self._folder}"


@contextmanager
def running() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, OWNER, OWNER)
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder)
