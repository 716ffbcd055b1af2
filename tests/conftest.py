"""What tests of several rooms share."""

import signal

import pytest


def pytest_configure() -> None:
    """A job in the background ignores Ctrl-C, and so would every program that tests start and interrupt."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


@pytest.fixture
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal of 80 columns, whatever the tests run in."""
    for name in ("NO_COLOR", "FORCE_COLOR", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
