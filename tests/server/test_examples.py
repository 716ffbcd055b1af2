"""The players in examples/ play whole games, as docs/bots.md says, each by a token of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .people import PATIENCE, Browser, quick_hashes

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = [sys.executable, str(EXAMPLES / "player.py")]
# The flag is for Node 20; newer ones have the socket anyway.
NODE = ["node", "--no-warnings", "--experimental-websocket", str(EXAMPLES / "player.mjs")]

Visit = Callable[[], Browser]


@pytest.fixture
def owner(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Browser:
    quick_hashes(monkeypatch)
    owner = visit()
    owner.post("/api/account", {"name": f"Owner {owner.get('/api/me')['guest']}", "password": "correct horse"})
    return owner


def started(command: list[str], owner: Browser, *words: str) -> subprocess.Popen[str]:
    """The program with a new token."""
    name = f"{command[-1][-4:]} {len(owner.get('/api/programs'))} of {owner.get('/api/me')['name'][-4:]}"
    token = owner.post("/api/programs", {"name": name})["token"]
    environment = os.environ | {"PARLOUR_TOKEN": token}
    return subprocess.Popen([*command, owner.address, *words], env=environment, stdout=subprocess.PIPE, text=True)


def said(program: subprocess.Popen[str]) -> str:
    out, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    return out


@pytest.mark.parametrize("command", [PYTHON, NODE], ids=["python", "node"])
def test_a_player_opens_a_table_and_plays_to_the_end(owner: Browser, command: list[str]) -> None:
    out = said(started(command, owner))
    assert "Scores by seat:" in out
    table = out.split("/t/")[1].split()[0]
    assert owner.get(f"/api/tables/{table}")["state"] == "over"


@pytest.mark.parametrize("game", ["pandaspin", "pandorum", "pinata"])
def test_two_players_meet_at_a_table_and_play_to_the_end(owner: Browser, game: str) -> None:
    """Moves of several steps among them."""
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = owner.post("/api/tables", {"game": game, "seats": seats, "programs": True})["id"]
    link = f"{owner.address}/t/{table}"
    players = [started(command, owner, link) for command in (PYTHON, NODE)]
    outs = [said(player) for player in players]
    assert all("Scores by seat:" in out for out in outs)
    after = owner.get(f"/api/tables/{table}")
    assert after["state"] == "over"
    assert all(seat["program"] for seat in after["seats"])


def test_the_players_are_short() -> None:
    for path in EXAMPLES.glob("player.*"):
        assert len(path.read_text().splitlines()) <= 60, path
