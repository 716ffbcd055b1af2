"""What tests of several rooms share."""

import os
import shutil
import signal
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

from parlour.server.room import review
from parlour.study import Budget

MEMORY = Path("/dev/shm")
ROOM_FOR_TESTS = 4_000_000_000  # bytes


def pytest_configure() -> None:
    """A job in the background ignores Ctrl-C, and so would every program that tests start and interrupt."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if "TMPDIR" not in os.environ and _is_quick(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _is_quick(memory: Path) -> bool:
    """Whether temporary files can be kept in memory, compiled ones too: then no database waits for a disk."""
    if not os.access(memory, os.W_OK) or os.statvfs(memory).f_flag & os.ST_NOEXEC:
        return False
    return shutil.disk_usage(memory).free > ROOM_FOR_TESTS


# No test may fail because the machine is slow.
settings.register_profile("parlour", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("parlour")

# Their tests share something that takes long to make, so one process runs a whole file of them.
TOGETHER = (
    "tests/browser/",
    "tests/test_artefact.py",
    "tests/test_audit.py",
    "tests/server/test_fuzz.py",
    "tests/outside/test_examples.py",
    "tests/study/test_reviewing.py",
)


class ByFile(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out tests one by one, but some files as a whole."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0] if nodeid.startswith(TOGETHER) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    return ByFile(config, log)


# Servers, browsers and databases are processes of their own, and a machine that is busy elsewhere can keep one waiting
# for too long. So their tests have a second try; the summary counts them as rerun.
TRIED_TWICE = ("tests/browser/", "tests/server/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Files that run as a whole come first: at the end, when little is left, no process works at a long one alone.
    items.sort(key=lambda item: not item.nodeid.startswith(TOGETHER))
    for item in items:
        if item.nodeid.startswith(TRIED_TWICE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session", autouse=True)
def hasty_reviews() -> None:
    """Every game that ends in a test is reviewed by itself: at next to no cost."""
    review.BUDGETS.update(quick=Budget(0.0, 4), whole=Budget(0.0, 8))


@pytest.fixture
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal of 80 columns, whatever the tests run in."""
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
