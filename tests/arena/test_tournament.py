"""Tournaments: everybody is treated alike, figures add up, and a file of results can be gone on with."""

import json
import random
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.arena.crew import Alone
from parlour.arena.results import Results
from parlour.arena.seating import SAMPLED, circles, deals_for, seatings, tables
from parlour.arena.tournament import Ladder, Tournament
from parlour.cli import main
from parlour.measure.playing import Setting

from .conftest import OwnBot
from .test_sim import ABOUT_THE_RUN, Interrupted

FIELD = ("greedy", "random", "search:20")
SETTING = Setting("ninjan", 2, {"deals": "1", "tiebreak": "throw"}, FIELD, seed=7)


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON of a tournament, without what differs from run to run."""
    assert main(["arena", *arguments, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    return {name: value for name, value in result.items() if name not in ABOUT_THE_RUN}


# --- who meets whom -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 7, 13])
def test_every_bot_sits_equally_often(players: int, bots: int) -> None:
    field = [f"bot{number}" for number in range(bots)]
    listed = tables(field, players, seed=1)
    assert len(set(listed)) == len(listed)
    seats = Counter(code for table in listed for code in table)
    assert len({seats[code] for code in field}) == 1
    for table in listed:
        assert len(table) == players
        assert max(Counter(table).values()) - min(Counter(table).get(code, 0) for code in field) <= 1


def test_too_many_tables_are_sampled_evenly() -> None:
    field = [f"bot{number}" for number in range(30)]
    listed = tables(field, 4, seed=1)
    assert SAMPLED <= len(listed) == len(set(listed)) < SAMPLED + 30
    assert set(Counter(code for table in listed for code in table).values()) == {len(listed) * 4 // 30}
    assert tables(field, 4, seed=1) == listed != tables(field, 4, seed=2)


@pytest.mark.parametrize("table", ["ab", "abc", "aab", "aabb", "abcd", "abcde"])
def test_in_a_deal_everybody_sits_everywhere_equally_often(table: str) -> None:
    for deal in range(len(circles(tuple(table)))):
        games = seatings(tuple(table), deal)
        assert len(set(games)) == len(games)
        for seat in range(len(table)):
            sat = Counter(game[seat] for game in games)
            assert {code: sat[code] * len(table) for code in sat} == {
                code: table.count(code) * len(games) for code in table
            }


def test_over_the_deals_everybody_follows_everybody() -> None:
    following = Counter(
        (game[seat], game[(seat + 1) % 4])
        for deal in range(6)
        for game in seatings(("a", "b", "c", "d"), deal)
        for seat in range(4)
    )
    assert len(set(following.values())) == 1
    assert len(following) == 12


@pytest.mark.parametrize(("table", "games", "deals"), [("ab", 101, 51), ("aabb", 6, 2), ("abcde", 1, 1)])
def test_games_are_rounded_up_to_whole_deals(table: str, games: int, deals: int) -> None:
    assert deals_for(tuple(table), games) == deals


# --- figures --------------------------------------------------------------------------------------------


def test_figures_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    result = arena(capsys, "ninjan", "--bots", "random,greedy,search:20", "--games", "20", "--workers", "1")
    assert result["games"] == 60
    assert sum(entry["wins"] for entry in result["bots"]) == pytest.approx(60)
    assert sum(result["wins_by_seat"]) == pytest.approx(60)
    assert [entry["rating"] for entry in result["bots"]] == sorted(
        (entry["rating"] for entry in result["bots"]), reverse=True
    )
    cells = {(cell["bot"], cell["against"]): cell for cell in result["crosstable"]}
    assert len(cells) == 6
    for (one, other), cell in cells.items():
        assert cell["games"] == 20
        assert cell["share"] + cells[other, one]["share"] == pytest.approx(1)
    for entry in result["bots"]:
        won = sum(cell["wins"] for (one, _), cell in cells.items() if one == entry["bot"])
        assert won == pytest.approx(entry["wins"])
        assert entry["games"] == 40


def test_at_a_table_of_four_too(capsys: pytest.CaptureFixture[str]) -> None:
    result = arena(
        capsys, "ninjan", "--players", "4", "--bots", "greedy,random,search:20", "--games", "24", "--workers", "1"
    )
    assert result["games"] == 3 * 24
    assert result["bots"][0]["bot"] == "greedy"
    assert sum(entry["seats"] for entry in result["bots"]) == 4 * result["games"]
    assert {entry["seats"] for entry in result["bots"]} == {96}


def test_the_ratings_tell_strong_from_weak(capsys: pytest.CaptureFixture[str]) -> None:
    result = arena(capsys, "ninjan", "--bots", "random,greedy", "--games", "60", "--workers", "1")
    strong, weak = result["bots"]
    assert (strong["bot"], weak["bot"]) == ("greedy", "random")
    assert strong["rating_interval"][0] > weak["rating_interval"][1]


def test_it_is_readable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ninjan", "--bots", "random,greedy", "--games", "20", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert out.index("1  greedy") < out.index("2  random") < out.index("row against column")


# --- the file -------------------------------------------------------------------------------------------


def test_the_same_result_after_an_interruption(tmp_path: Path) -> None:
    file, pairs = tmp_path / "results.db", tables(FIELD, 2, SETTING.seed)
    crew = Interrupted(after=5)
    with closing(Results(file, "arena", SETTING)) as results:
        stopped = Tournament(SETTING, results)
        with pytest.raises(KeyboardInterrupt), crew:
            list(stopped.play(crew, pairs, 20))
    with closing(Results(file, "arena", SETTING)) as results:
        resumed = Tournament(SETTING, results)
        assert resumed.before == stopped.outcomes()
        assert 0 < len(resumed.before) < 60
        list(resumed.play(Alone(), pairs, 20))
    at_once = Tournament(SETTING)
    list(at_once.play(Alone(), pairs, 20))
    assert resumed.deals() == at_once.deals()


def test_games_and_bots_are_added_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = ["--out", str(tmp_path / "results.db"), "--workers", "1"]
    arena(capsys, "ninjan", "--bots", "random,greedy", "--games", "10", *file)
    arena(capsys, "ninjan", "--bots", "random,greedy", "--games", "20", *file)
    result = arena(capsys, "ninjan", "--bots", "search:9,greedy", "--games", "10", *file)
    assert result["games"] == 30
    assert {entry["bot"]: entry["games"] for entry in result["bots"]} == {"random": 20, "greedy": 30, "search:9": 10}
    unmet = [cell for cell in result["crosstable"] if {cell["bot"], cell["against"]} == {"random", "search:9"}]
    assert [cell["share"] for cell in unmet] == [None, None]


@pytest.mark.parametrize(
    "other",
    [
        ["pinata", "--bots", "random,greedy"],
        ["ninjan", "--bots", "random,greedy", "--players", "3"],
        ["ninjan", "--bots", "random,greedy", "--option", "deals=2"],
        ["ninjan", "--bots", "random,greedy", "--edition", "mine.toml"],
    ],
)
def test_a_file_of_something_else_is_refused(
    other: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    values = "[-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"
    Path("mine.toml").write_text(SETTING.components.text.replace(values, values.replace("-6", "0"), 1))
    file = ["--games", "2", "--workers", "1", "--out", "results.db"]
    arena(capsys, "ninjan", "--bots", "random,greedy", *file)
    before = Path("results.db").read_bytes()
    for command in ("arena", "sim"):
        assert main([command, *other, *file]) == 2
        err = capsys.readouterr().err
        assert "results.db" in err
        assert err.count("\n") == 1
    assert Path("results.db").read_bytes() == before


def test_results_of_a_bot_that_has_changed_are_refused(own_bot: OwnBot, capsys: pytest.CaptureFixture[str]) -> None:
    code = own_bot("return game.legal_moves(seat)[0]")
    command = ["ninjan", "--bots", f"random,{code}", "--games", "2", "--workers", "1", "--out", "results.db"]
    arena(capsys, *command)
    with Path(code.split(":")[0] + ".py").open("a") as source:
        source.write("# improved\n")
    assert main(["arena", *command]) == 2
    assert code in capsys.readouterr().err


# --- the ladder -----------------------------------------------------------------------------------------


def test_a_ladder_puts_the_best_on_top_and_stops_when_it_is_clear() -> None:
    tournament = Tournament(Setting("ninjan", 2, SETTING.options, ("greedy", "random", "search:10"), seed=1))
    ladder = Ladder(tournament, games=1000)
    list(ladder.climb(Alone()))
    assert ladder.rungs == ["random", "search:10", "greedy"]
    assert [(step.challenger, step.defender) for step in ladder.steps] == [
        ("random", "greedy"),
        ("search:10", "random"),
        ("search:10", "greedy"),
    ]
    assert all(step.clear and step.share.games < 1000 for step in ladder.steps)
    assert len(tournament.outcomes()) == sum(step.share.games for step in ladder.steps)


def test_equals_use_up_their_games_and_are_not_called_clear() -> None:
    """A bot against itself under another name."""
    tournament = Tournament(Setting("ninjan", 3, SETTING.options, ("search:1", "search:01"), seed=1))
    ladder = Ladder(tournament, games=60)
    list(ladder.climb(Alone()))
    (step,) = ladder.steps
    assert not step.clear
    assert len(tournament.outcomes()) == 2 * 60


def test_a_ladder_is_the_same_with_two_workers_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ninjan", "--format", "ladder", "--bots", "greedy,random", "--games", "80"]
    alone, together = (arena(capsys, *command, "--workers", workers) for workers in ("1", "2"))
    assert alone == together
    assert alone["ladder"] == ["greedy", "random"]
    assert main(["arena", *command, "--workers", "1"]) == 0
    assert "best first: greedy, random\n  random against greedy" in capsys.readouterr().out


# --- bad input ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "chess"),
        (["ninjan", "--bots", "greedy"], "two"),
        (["ninjan", "--bots", "greedy,random,greedy"], "greedy"),
        (["ninjan", "--bots", "greedy,wizard"], "wizard"),
        (["ninjan", "--games", "-1"], "--games"),
        (["ninjan", "--out", "/no/such/folder/results.db"], "results.db"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    shown = capsys.readouterr()
    assert named in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(["arena", "ninjan"]) == 2
    assert "parlour[arena]" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["sim", "ninjan", "--ray", "auto"]) == 2
    assert "parlour[ray]" in capsys.readouterr().err


def test_the_order_of_the_list_does_not_matter() -> None:
    shuffled = random.Random(1).sample(FIELD, 3)
    assert sorted(tables(shuffled, 2, 1)) == sorted(tables(FIELD, 2, 1))
