"""Plays a registered game to its end in every room of the house: `python -m tests.outside.everywhere CODE RULES`."""

import io
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from parlour import Table, analyse, decide
from parlour.arena import training
from parlour.arena.crew import Alone
from parlour.cli import main
from parlour.envs import desk, single, vector
from parlour.games import find
from parlour.measure.playing import Setting
from parlour.study import judging
from tests.server import people


def play_with_bots(code: str) -> None:
    """Every level of search, by what it may know."""
    table = Table(code, seed=5)
    levels = ("random", "greedy", "easy")
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, decide(table.knowledge(seat), levels[table.number % 3], seed=1))
    assert Table.replay(table.record()).position() == table.position()
    assert analyse(Table(code, seed=5).knowledge(0), "easy", seed=1)


def play_in_terminal(code: str) -> None:
    sys.stdin = io.StringIO("1\n" * 200)
    assert main(["play", code, "--level", "random"]) == 0


def play_environments(code: str) -> None:
    """One agent after the other, all at once, alone against bots, and many games in one call."""
    module = import_module(f"parlour.envs.{code}_v1")
    one = module.env()
    one.reset(seed=1)
    for _ in one.agent_iter(1000):
        _, _, over, broken, info = one.last()
        one.step(None if over or broken else int(info["action_mask"].argmax()))
    assert not one.agents
    spec = find(code)
    solo = single.SingleEnv(spec.code)
    seen, info = solo.reset(seed=1)
    assert desk.observation_space(spec).contains(seen)
    over = False
    while not over:
        seen, _, over, _, info = solo.step(int(info["action_mask"].argmax()))
    tables = vector.Tables(code, 4, seed=1)
    ended = 0
    for _ in range(400):
        tables.draw()
        tables.step()
        ended += int(tables.over.sum())
    assert ended


def judge(code: str) -> None:
    table = Table(code, seed=2)
    assert judging.judge(judging.known(table, table.waiting[0]), budget=judging.Budget(0.01, 32)).options


def train(code: str) -> None:
    """A round of each stage, with next to no games."""
    training.GAMES.update({training.LOOK: 5, training.SEARCH: 10})
    training.FEWER, training.SIMULATIONS = 1, 4
    made = training.Training(Setting(code, 2, {}, ("net", "greedy"), 1), 8, None)
    assert list(made.work(Alone(), 0, (1, 1))) == [0.5, 1.0]
    assert made.weights().header.looks == "observation"


def play_on_the_server(code: str) -> None:
    """Two people, and then a person with a bot, which thinks in another process."""
    with (
        tempfile.TemporaryDirectory() as folder,
        people.serving(Path(folder) / "games.sqlite3") as address,
        people.visiting(address) as visit,
    ):
        ann, bob = visit(), visit()
        assert code in [game["code"] for game in ann.get("/api/games")]
        assert f"{code}-title" in ann.http.get("/api/text/cs").text
        table = ann.make("me", "open", game=code)
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            people.play_on([a, b])
        alone = ann.make("me", "easy", game=code)
        with ann.at(alone) as a:
            people.play_with_bots(a)


if __name__ == "__main__":
    code, rules = sys.argv[1:]
    assert rules == import_module(code).RULES
    play_with_bots(code)
    judge(code)
    train(code)
    assert main(["sim", code, "--games", "20"]) == 0
    play_in_terminal(code)
    play_environments(code)
    play_on_the_server(code)
    print("played everywhere")
