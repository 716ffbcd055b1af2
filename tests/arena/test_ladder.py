"""The ladder: every level against the one below and against greedy."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.arena.ladder import Ladder, rungs
from parlour.cli import main
from parlour.games import find
from parlour.measure.playing import Setting


def measured(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["ladder", "ninjan", "--workers", "1", "--json", *arguments]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    return result


def shares(result: dict[str, Any]) -> list[Any]:
    return [(rung["bot"], rung["below"], rung["greedy"]) for rung in result["rungs"]]


def test_each_bot_meets_the_one_below_and_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    result = measured(capsys, "--games", "20", "--bots", "random,greedy,search:50")
    worst, thumb, search = result["rungs"]
    assert worst["below"] is None
    assert thumb["greedy"] is None
    assert search["below"] == search["greedy"]  # the one below is greedy
    assert worst["greedy"]["share"] < 0.5 < thumb["below"]["share"]
    assert thumb["below"]["games"] == 20
    assert 0 < thumb["milliseconds"] < search["milliseconds"]


def test_at_a_larger_table_one_seat_has_the_bot(capsys: pytest.CaptureFixture[str]) -> None:
    result = measured(capsys, "--players", "4", "--games", "40", "--bots", "random,greedy")
    assert result["rungs"][1]["below"]["games"] == 40
    assert result["rungs"][1]["below"]["share"] > 0.25
    assert result["rungs"][0]["greedy"]["share"] < 0.25


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = ("--out", str(tmp_path / "ladder.db"))
    few = measured(capsys, "--games", "4", "--bots", "random,greedy", *kept)
    more = measured(capsys, "--games", "8", "--bots", "random,greedy", *kept)
    assert (few["resumed_games"], more["resumed_games"]) == (0, 8)
    assert shares(more) == shares(measured(capsys, "--games", "8", "--bots", "random,greedy"))


def test_a_ladder_that_was_stopped_shows_what_there_is() -> None:
    ladder = Ladder(Setting("ninjan", 2, find("ninjan").facts.settle_options({}), ("greedy", "easy"), seed=1), 4)
    assert [rung["below"] for rung in rungs(ladder)] == [None, None]


def test_people_read_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "ninjan", "--workers", "1", "--games", "2", "--bots", "random,greedy"]) == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith("| greedy | ")
    assert last.endswith(" of 2 |  |")
