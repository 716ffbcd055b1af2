"""Simulations: the same result however the work is shared out, seats rotated, figures that add up."""

import json

import pytest

from parlour.arena.sim import Setting, Tally, simulate
from parlour.arena.stats import Share
from parlour.cli import main
from parlour.games import find


def tally(setting: Setting, games: int, workers: int) -> Tally:
    total = Tally.empty(setting)
    for part in simulate(setting, games, workers):
        total.add(part)
    return total


def test_the_same_result_with_one_worker_or_two() -> None:
    setting = Setting("ninjan", 3, find("ninjan").settle_options({}), ("greedy", "random", "easy"), seed=11)
    assert tally(setting, 90, 1) == tally(setting, 90, 2)


def test_seats_rotate_and_deals_repeat() -> None:
    setting = Setting("ninjan", 4, {}, ("a", "b"), seed=1)
    assert [setting.seated(number) for number in range(3)] == [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1]]
    alone = Setting("ninjan", 3, {}, ("a", "b", "c"), seed=1)
    assert {alone.seated(number).index(0) for number in range(3)} == {0, 1, 2}


def test_json_has_what_scripts_depend_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            ["sim", "ninjan", "--players", "2", "--games", "40", "--bots", "greedy,random", "--workers", "1", "--json"]
        )
        == 0
    )
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == 40
    assert result["moves"] >= 40 * 36
    assert sum(result["wins_by_seat"]) == pytest.approx(40)
    assert sum(entry["wins"] for entry in result["bots"]) == pytest.approx(40)
    assert {"game", "players", "options", "seed", "workers", "rules", "seconds", "draws", "mean_length"} <= set(result)


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
        (["ninjan", "--bots", "search:" + "9" * 5000], "search:999"),
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
