"""Simulations: the same result however the work is shared out, seats rotated, figures that add up."""

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.arena.crew import Alone, Crew
from parlour.arena.results import Results
from parlour.arena.sim import Simulation, Tally, parts, simulate
from parlour.cli import main
from parlour.games import find, specs
from parlour.measure.playing import Board, Setting
from parlour.measure.stats import Share

PARLOUR = [sys.executable, "-m", "parlour"]
SETTING = Setting("ninjan", 3, find("ninjan").facts.settle_options({}), ("greedy", "random", "search:20"), seed=11)
ABOUT_THE_RUN = ("seconds", "games_per_second", "moves_per_second", "workers", "resumed_games", "interrupted")


class Interrupted(Crew):
    """Works backwards, and is interrupted after so many tasks."""

    size = 1

    def __init__(self, after: int) -> None:
        self.after = after

    def work(self, job: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        for task in tasks[: -self.after - 1 : -1]:
            yield task, job(task)
        raise KeyboardInterrupt

    def close(self, drop: bool) -> None:
        assert drop


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of a sim, without what differs from run to run."""
    assert main(["sim", *arguments, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    return {name: value for name, value in result.items() if name not in ABOUT_THE_RUN}


# --- the same result ------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", [2, 3])
def test_the_same_result_with_any_number_of_workers(workers: int) -> None:
    assert simulate(SETTING, 90) == simulate(SETTING, 90, workers)


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random",), ("random", "greedy", "greedy")])
@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_the_compiled_loop_plays_the_games_of_the_loop_in_python(code: str, bots: tuple[str, ...]) -> None:
    spec = find(code)
    players = max(count for count in spec.facts.players if count >= len(bots[: spec.facts.players[-1]]))
    setting = Setting(code, players, spec.facts.settle_options({}), bots[:players], seed=23)
    inside, outside = Board(setting), Board(setting)
    for number in range(12):
        seated = [setting.bots[index] for index in setting.seated(number)]
        looked_at = list[int]()
        slow = outside.play(seated, number // setting.turns, number, lambda: looked_at.append(0))  # noqa: B023
        counted = Tally.empty(setting)
        counted.count(slow, setting.seated(number))
        assert len(looked_at) == slow.moves + 1
        assert inside.play(seated, number // setting.turns, number) == slow
        series = inside.play_series(number, number + 1)
        assert series is not None
        assert Tally.of(setting, series) == counted


@pytest.mark.parametrize("workers", [1, 2])
def test_the_compiled_loop_counts_as_the_loop_in_python(workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three players share wins in thirds, so that the order of adding shows in the last digit."""
    setting = replace(SETTING, bots=("greedy", "random"))
    fast = simulate(setting, 300, workers)
    monkeypatch.setattr(Board, "play_series", lambda *_: None)
    monkeypatch.setattr(Board, "_company", lambda *_: None)
    assert simulate(setting, 300) == fast


def test_only_simple_bots_of_the_house_play_inside() -> None:
    assert Board(replace(SETTING, bots=("greedy",))).play_series(0, 2) is not None
    assert Board(SETTING).play_series(0, 2) is None
    assert Board(replace(SETTING, bots=("tests.arena.test_own:First", "random"))).play_series(0, 2) is None


@pytest.mark.long
def test_the_same_result_on_ray(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["ninjan", "--players", "3", "--games", "30", "--bots", "greedy,random"]
    command = [*PARLOUR, "sim", *arguments, "--ray", "auto", "--json"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    far = {name: value for name, value in json.loads(ran.stdout).items() if name not in ABOUT_THE_RUN}
    assert far == played(capsys, *arguments, "--workers", "1")


def test_the_same_result_after_an_interruption(tmp_path: Path) -> None:
    file = tmp_path / "results.db"
    with closing(Results(file, "sim", SETTING)) as results:
        stopped = Simulation(SETTING, 90, results)
        crew = Interrupted(after=7)
        with pytest.raises(KeyboardInterrupt), crew:
            list(stopped.play(crew))
        assert 0 < stopped.total().games < 90
    with closing(Results(file, "sim", SETTING)) as results:
        resumed = Simulation(SETTING, 90, results)
        assert resumed.before == stopped.total()
        list(resumed.play(Alone()))
    assert resumed.total() == simulate(SETTING, 90)


def test_more_games_later_play_only_the_missing_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def sim(games: int, *more: str) -> dict[str, Any]:
        command = ["sim", "ninjan", "--games", str(games), "--bots", "greedy,random", "--workers", "1", "--json", *more]
        assert main(command) == 0
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        return found

    file = str(tmp_path / "results.db")
    sim(64, "--out", file)
    longer, at_once = sim(128, "--out", file), sim(128)
    assert longer["resumed_games"] == 64
    assert longer["wins_by_bot"] == at_once["wins_by_bot"]
    assert sim(128, "--out", file, "--seed", "2")["resumed_games"] == 0


def test_parts_do_not_depend_on_how_many_follow() -> None:
    for games in (1, 3, 129, 10_000):
        cut = list(parts(games))
        assert [first for first, _ in cut] == [0, *(last for _, last in cut[:-1])]
        assert cut[-1][1] == games
        assert cut[:-1] == list(parts(10**6))[: len(cut) - 1]
    assert len(list(parts(10**9))) < 700


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_and_tells_what_is_finished(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "results.db"
    command = [*PARLOUR, "sim", "ninjan", "--games", "1000000000", "--workers", workers, "--out", str(file), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0) as sim:
        while sim.poll() is None and games_in(file) < 20:
            time.sleep(0.05)
        os.killpg(sim.pid, signal.SIGINT)
        out, err = sim.communicate()
    assert sim.returncode == 130, err
    result = json.loads(out)
    assert result["interrupted"]
    # A part may have been kept in the very moment of Ctrl-C; whatever is told has been kept.
    assert 20 <= result["games"] <= games_in(file)
    assert "the same command goes on" in err
    assert "Traceback" not in err


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_the_workers_end_with_their_parent(end: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "results.db"
    command = [*PARLOUR, "sim", "ninjan", "--games", "1000000000", "--workers", "2", "--out", str(file)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as sim:
        while sim.poll() is None and games_in(file) < 20:
            time.sleep(0.05)
        children = Path(f"/proc/{sim.pid}/task/{sim.pid}/children").read_text().split()
        assert len(children) >= 2
        sim.send_signal(end)
    while any(map(is_running, children)):
        time.sleep(0.05)


def is_running(process: str) -> bool:
    """A process that has ended and nobody has asked about is a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def games_in(file: Path) -> int:
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            return int(db.execute("SELECT COALESCE(SUM(last - first), 0) FROM parts").fetchone()[0])
    except sqlite3.OperationalError:
        return 0


# --- seats, deals, chance -------------------------------------------------------------------------------


def test_seats_rotate_and_deals_repeat() -> None:
    setting = Setting("ninjan", 4, {}, ("a", "b"), seed=1)
    assert [setting.seated(number) for number in range(3)] == [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]]
    assert setting.turns == 2
    alone = Setting("ninjan", 3, {}, ("a", "b", "c"), seed=1)
    assert {alone.seated(number).index(0) for number in range(3)} == {0, 1, 2}
    assert alone.turns == 3


def test_no_game_is_played_twice() -> None:
    """Where turning the table changes nothing the deal must not come again: it would count as a second game."""
    for bots in (("greedy",), ("greedy", "random")):
        setting = Setting("ninjan", 4, {}, bots, seed=1)
        games = [(number // setting.turns, tuple(setting.seated(number))) for number in range(24)]
        assert len(set(games)) == 24


def test_the_deal_decides_the_cards_and_the_number_what_bots_draw() -> None:
    board = Board(Setting("ninjan", 2, {}, ("random", "random"), seed=1))
    first = board.play(["random", "random"], deal=0, number=0)
    assert board.play(["random", "random"], deal=0, number=0) == first
    others = [board.play(["random", "random"], deal=0, number=number) for number in range(1, 5)]
    assert any(other.scores != first.scores for other in others)
    greedy = [board.play(["greedy", "greedy"], deal, number=0) for deal in range(5)]
    assert len({outcome.scores for outcome in greedy}) > 1


# --- the command ----------------------------------------------------------------------------------------


def test_json_has_what_scripts_depend_on(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sim", "ninjan", "--games", "40", "--bots", "greedy,random", "--workers", "1", "--json"]
    assert main(command) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 40
    assert result["moves"] >= 40 * 36
    assert sum(result["wins_by_seat"]) == pytest.approx(40)
    assert sum(entry["wins"] for entry in result["bots"]) == pytest.approx(40)
    assert result["wins_by_bot"] == {entry["bot"]: entry["wins"] for entry in result["bots"]}
    assert result["mean_score_by_bot"] == {entry["bot"]: entry["mean_score"] for entry in result["bots"]}
    edition = find("ninjan").editions.read()
    assert result["edition"] == {"name": edition.name, "digest": edition.digest}
    assert {"game", "players", "options", "seed", "workers", "rules_version", "draws", "mean_length"} <= set(result)
    assert {"seconds", "games_per_second", "moves_per_second"} <= set(result)


def test_an_edition_is_played_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = find("ninjan").editions.read()
    file = tmp_path / "mine.toml"
    file.write_text(house.text.replace(f'"{house.name}"', '"Mine"', 1))
    result = played(capsys, "ninjan", "--games", "4", "--workers", "1", "--edition", str(file))
    assert result["edition"]["name"] == "Mine"
    assert result["edition"]["digest"] != house.digest


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "chess"),
        (["ninjan", "--players", "6"], "6"),
        (["ninjan", "--bots", "wizard"], "wizard"),
        (["ninjan", "--bots", "random,random,random"], "3 bots"),
        (["ninjan", "--games", "0"], "--games"),
        (["ninjan", "--workers", "0"], "--workers"),
        (["ninjan", "--option", "deals=9"], "9"),
        (["ninjan", "--option", "deals"], "deals"),
        (["ninjan", "--seed", "9" * 30], "--seed"),
        (["ninjan", "--workers", "100000"], "--workers"),
        (["ninjan", "--patience", "0"], "--patience"),
        (["ninjan", "--patience", "nan"], "--patience"),
        (["ninjan", "--bots", "search:" + "9" * 5000], "search:999"),
        (["ninjan", "--bots", "no_such_module:Bot"], "no_such_module"),
        (["ninjan", "--bots", "json:Bot"], "json:Bot"),
        (["ninjan", "--bots", "json:loads"], "choose"),
        (["ninjan", "--edition", "/no/such/file"], "/no/such/file"),
        (["ninjan", "--out", "/no/such/folder/results.db"], "results.db"),
        (["ninjan", "--out", __file__], "test_sim.py"),
        (["ninjan", "--ray", "nonsense"], "nonsense"),
        (["ninjan", "--ray", "127.0.0.1:1"], "127.0.0.1:1"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *arguments]) == 2
    shown = capsys.readouterr()
    assert named in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out


def test_shares_have_honest_intervals() -> None:
    low, high = Share(50, 100).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Share(100, 100).interval[1] == 1.0
    assert Share(50, 100).within(3.0)[0] < low
