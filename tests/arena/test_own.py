"""Somebody's own bot in the arena: it plays, it sees only what its seat may know, and what it does wrong is told."""

import json
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.core.game import Game
from parlour.core.problem import BadInput
from parlour.core.rng import Rng
from parlour.core.text import Json
from parlour.games import find
from parlour.measure.own import OwnSeat
from parlour.measure.playing import Board, Setting

from .conftest import OwnBot

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def test_the_bot_of_the_documentation_plays(own_bot: OwnBot, capsys: pytest.CaptureFixture[str]) -> None:
    """As it stands there; it beats chance clearly in a tournament."""
    source = PAGE.read_text(encoding="utf-8").split("```python\n# mybots.py\n")[1].split("```")[0]
    code = own_bot("pass")
    Path(code.split(":")[0] + ".py").write_text(source.replace("class Dreamer", "class Own"))
    command = ["arena", "ninjan", "--bots", f"random,{code}", "--games", "12", "--workers", "1", "--json"]
    assert main(command) == 0
    best = json.loads(capsys.readouterr().out)["bots"][0]
    assert best["bot"] == code
    assert best["share"] > 0.7


def test_a_bot_plays_in_worker_processes_too(own_bot: OwnBot, capsys: pytest.CaptureFixture[str]) -> None:
    code = own_bot("return game.legal_moves(seat)[rng.below(len(game.legal_moves(seat)))]")
    found = []
    for workers in ("1", "2"):
        assert main(["sim", "ninjan", "--bots", f"{code},greedy", "--games", "8", "--workers", workers, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out)["bots"])
    assert found[0] == found[1]


def test_every_seat_of_every_game_gets_a_new_bot(own_bot: OwnBot) -> None:
    memory = "self.moves = getattr(self, 'moves', 0) + 1; assert self.moves < 40; return game.legal_moves(seat)[0]"
    code = own_bot(memory)
    board = Board(Setting("ninjan", 2, {}, (code, code), seed=1))
    for number in range(4):
        assert board.play([code, code], number, number).moves > 0


def test_it_sees_what_its_seat_may_know_and_nothing_else(own_bot: OwnBot) -> None:
    """Two positions that look the same to the seat give the same knowledge; and it is not the truth."""
    code = own_bot("self.seen = self.spec.positions.write(game); return game.legal_moves(seat)[0]")
    spec = find("ninjan")
    truth = spec.new(3, {})
    truth.deal(Rng(1))
    twin = truth.clone()
    twin.determinize(0, Rng(2))
    assert spec.positions.write(truth) != spec.positions.write(twin)

    def seen(game: Game, chance: int) -> Json:
        own = OwnSeat(code, spec, game, 0, patience=60)
        own.take_turn(0, Rng(chance))
        found: Json = own.player.seen  # type: ignore[attr-defined]
        return found

    assert seen(truth, 3) == seen(twin, 3)
    assert seen(truth, 3) != seen(truth, 4)
    assert seen(truth, 3)["hands"][0] == spec.positions.write(truth)["hands"][0]
    assert seen(truth, 3) != spec.positions.write(truth)


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        ("return 999", "999"),
        ("return None", "None"),
        ("return {}['gone']", "KeyError: 'gone'"),
        ("raise SystemExit", "SystemExit"),
        ("import time; time.sleep(600)", "0.2 seconds"),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_a_bot_does_wrong_is_told_with_its_place(
    choose: str, said: str, workers: str, own_bot: OwnBot, capsys: pytest.CaptureFixture[str]
) -> None:
    code = own_bot(choose)
    command = ["sim", "ninjan", "--bots", f"random,{code}", "--games", "2", "--seed", "5", "--patience", "0.2"]
    assert main([*command, "--workers", workers]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    for word in (code, said, "seat 1", "game 0", "seed 5"):
        assert word in err


@pytest.mark.parametrize(
    "source",
    [
        "from parlour.bots import Bot\nclass Own(Bot):\n    def choose(self, game, seat, seed): return 0",
        "class Own:\n    def __init__(self, spec): pass\n    def choose(self, game, seat, seed): return 0",
        "from parlour.bots import Player\nclass Own(Player):\n    def choose(self, game, seat, seed): return 0",
    ],
)
def test_a_bot_of_an_older_version_is_told_what_to_change(
    source: str, own_bot: OwnBot, capsys: pytest.CaptureFixture[str]
) -> None:
    code = own_bot("pass")
    Path(code.split(":")[0] + ".py").write_text(source)
    assert main(["sim", "ninjan", "--bots", f"random,{code}", "--games", "2"]) == 2
    assert "parlour.bots.Player" in capsys.readouterr().err


def test_a_bot_that_catches_everything_is_stopped_all_the_same(own_bot: OwnBot) -> None:
    code = own_bot(f"while True:\n{' ' * 12}try: sum(range(10**6))\n{' ' * 12}except Exception: pass")
    with pytest.raises(BadInput, match=r"0\.2 seconds"):
        Board(Setting("ninjan", 2, {}, (code,), seed=1, patience=0.2)).play([code, code], 0, 0)
