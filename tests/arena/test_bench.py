"""The table of speeds: every game and spec of work has its row, and the page says when and on what it was measured."""

import io
import json
import platform
from pathlib import Path

import pytest
from rich.console import Console

from parlour.arena import bench
from parlour.arena.bench import EXPLAINED, JUDGE, JUDGED_SEARCH, Figure, page, readable, table
from parlour.cli import main
from parlour.games import specs

BY_NETS = (JUDGE, JUDGED_SEARCH)


def test_every_game_and_work_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    assert main(["bench", "--json", "--markdown", str(tmp_path / "page.md")]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {(figure["game"], figure["what"]) for figure in figures} == {
        (spec.code, what) for spec in specs() for what in EXPLAINED if spec.bots.judging or what not in BY_NETS
    }
    assert all(figure["ours"] > 0 for figure in figures)
    assert all(what in (tmp_path / "page.md").read_text() for what in EXPLAINED)


def test_only_the_games_that_are_named_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    assert main(["bench", "pinata", "pinata"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("pinata") == 1
    assert "ninjan" not in shown
    assert "|---" not in shown
    assert main(["bench", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_the_table_for_people_names_peers_only_where_there_are_any() -> None:
    alone, beside = Figure("a", "play", "moves/s", 5_012_345), Figure("b", "play", "moves/s", 7, "Peer", 2)
    drawn = Console(width=100, file=io.StringIO())
    drawn.print(readable([alone]), readable([alone, beside]))
    shown = drawn.file.getvalue()  # type: ignore[attr-defined]
    assert shown.count("5.01 million") == 2
    assert shown.count("Peer") == 1
    assert shown.count("3.5×") == 1


def test_ratios_and_the_machine_in_general_terms() -> None:
    figures = [Figure("a", "play", "moves/s", 5_000_000, "Peer", 1_000_000), Figure("a", "copy", "copies/s", 7)]
    assert "| a | play | 5,000,000 moves/s | Peer | 1,000,000 | 5.0× |" in table(figures)
    assert "| a | copy | 7 copies/s |  |  |  |" in table(figures)
    written = page(figures)
    assert platform.python_version() in written
    assert platform.node() not in written


def test_peers_that_are_not_installed_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "PEERS", ("json", "no_such_peer"))
    assert main(["bench", "--peers"]) == 2
    shown = capsys.readouterr()
    assert "no_such_peer" in shown.err
    assert "json" not in shown.err
    assert not shown.out
