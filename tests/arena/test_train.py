"""Training: it learns on a tiny budget, goes on after a stop, gives the same again, and keeps only what wins."""

import json
from array import array
from pathlib import Path

import pytest

from parlour import BadInput, Table, decide
from parlour.arena import train, training
from parlour.arena.contest import Paired, play_match
from parlour.arena.crew import Alone
from parlour.arena.training import LOOK, SEARCH, Lesson, Training, averaged, beginner, study
from parlour.bots.learned import read_weights
from parlour.cli import main
from parlour.games import visiting
from parlour.measure.playing import Setting
from tests.outside.conftest import example

OPTIONS = {"mood": "random", "suits": "drawn", "elements": "on", "formations": "count"}
SETTING = Setting("pandaspin", 2, OPTIONS, ("net", "greedy"), 1)


def trained(file: Path, rounds: tuple[int, int]) -> Training:
    made = Training(SETTING, 16, file)
    list(made.work(Alone(), 0, rounds))
    return made


def match(ours: Path, theirs: str, games: int) -> Paired:
    setting = Setting("pandaspin", 2, OPTIONS, (f"net:{ours}:30", theirs), 3)
    *_, result = play_match(setting, games, Alone())
    return result


def test_a_few_rounds_make_it_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", {LOOK: 500, SEARCH: 10})
    before, after = tmp_path / "before.net", tmp_path / "after.net"
    before.write_bytes(trained(tmp_path / "0", (0, 0)).weights().pack())
    after.write_bytes(trained(tmp_path / "1", (3, 1)).weights().pack())
    assert match(after, f"net:{before}:30", 30).mean > 0.7


@pytest.mark.parametrize("stage", [LOOK, SEARCH])
def test_a_lesson_is_the_same_again(stage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", {LOOK: 20, SEARCH: 10})
    lesson = Lesson(SETTING, 16, stage, 5, beginner(SETTING, 16))
    once, again = study(lesson), study(lesson)
    assert (once.known, once.value_error, once.choice_error) == (again.known, again.value_error, again.choice_error)
    assert once.known != lesson.known


def test_a_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", {LOOK: 20, SEARCH: 10})
    trained(tmp_path / "stopped", (1, 0))
    stopped, whole = trained(tmp_path / "stopped", (2, 1)), trained(tmp_path / "whole", (2, 1))
    assert (stopped.known, stopped.mean) == (whole.known, whole.mean)


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", {LOOK: 1, SEARCH: 1})
    trained(tmp_path / "state", (1, 0))
    with pytest.raises(BadInput, match="another training"):
        Training(SETTING, 32, tmp_path / "state")


def test_several_workers_are_averaged() -> None:
    zero, half, one = (array("f", [number]).tobytes() for number in (0.0, 0.5, 1.0))
    assert averaged([[zero, one], [one, one]]) == [half, one]


def test_the_weights_are_a_mean_over_the_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first round of a stage counts alone; the second one counts four fifths."""
    monkeypatch.setattr(training, "GAMES", {LOOK: 5, SEARCH: 1})
    first, second = trained(tmp_path / "1", (1, 0)), trained(tmp_path / "2", (2, 0))
    assert first.mean == first.known
    for mean, old, new in zip(second.mean, first.known, second.known, strict=True):
        expected = [0.2 * was + 0.8 * now for was, now in zip(array("f", old), array("f", new), strict=True)]
        assert list(array("f", mean)) == pytest.approx(expected, abs=1e-5)


def test_the_interval_comes_from_the_deals() -> None:
    sure = Paired((1.0,) * 10, (1.0, 2.0), (10, 10))
    unsure = Paired((1.0, 0.0) * 5, (1.0, 2.0), (10, 10))
    assert 0.7 < sure.interval[0] < 0.8  # ten deals do not prove that it always wins
    assert unsure.mean == 0.5
    assert unsure.interval[0] < 0.2
    assert sure.times == (0.1, 0.2)


@pytest.mark.parametrize(("share", "kept"), [(0.9, True), (0.5, False)])
def test_only_what_wins_is_kept(share: float, kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "GAMES", {LOOK: 5, SEARCH: 10})
    monkeypatch.setattr(train, "TEST_GAMES", 2)
    result = Paired((share - 0.1, share + 0.1) * 20, (1.0, 1.0), (10, 10))
    monkeypatch.setattr(train, "_judged", lambda *_: result)
    out = tmp_path / "some.net"
    assert main(["train", "pandaspin", "--rounds", "1,1", "--hidden", "8", "--out", str(out)]) == (0 if kept else 1)
    assert out.exists() == kept
    log = json.loads((tmp_path / "some.net.json").read_text())
    assert [entry["stage"] for entry in log["rounds"]] == [LOOK, SEARCH]
    assert log["about"]["match"]["share"] == pytest.approx(share)
    if kept:
        command = read_weights(out).header.command
        assert command == "parlour train pandaspin --players 2 --rounds 1,1 --seed 1 --hidden 8 --workers 1"
        assert (tmp_path / "some.net.svg").read_text().startswith("<svg")
    assert sorted(path.suffix for path in tmp_path.iterdir()) == sorted(
        [".json", ".state", ".svg", *([".net"] if kept else [])]
    )


def test_weights_of_a_game_without_features_cannot_be_shipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """None of its levels would use them."""
    with visiting(example("fourinarow")):
        out = str(tmp_path / "x.net")
        assert main(["train", "fourinarow", "--rounds", "1,0", "--ship", "--out", out]) == 2
    assert "fourinarow has no features of its own" in capsys.readouterr().err


def test_weights_that_would_be_too_large_are_refused_before_the_training(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "MOST_BYTES", 10_000)
    assert main(["train", "pandaspin", "--rounds", "1,0", "--out", str(tmp_path / "x.net")]) == 2
    assert "Choose fewer --hidden units" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_game_from_outside_that_is_not_compiled_learns_from_its_observations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "GAMES", {LOOK: 10, SEARCH: 10})
    monkeypatch.setattr(training, "FEWER", 1)
    monkeypatch.setattr(training, "SIMULATIONS", 4)
    monkeypatch.setattr(train, "TEST_GAMES", 2)
    monkeypatch.setattr(train, "TEST_SIMULATIONS", 4)
    monkeypatch.setattr(train, "TESTER", "random")
    monkeypatch.setattr(train, "_judged", lambda *_: Paired((0.8, 1.0) * 20, (1.0, 1.0), (10, 10)))
    out = tmp_path / "four.net"
    with visiting(example("fourinarow")):
        assert main(["train", "fourinarow", "--rounds", "1,1", "--hidden", "8", "--out", str(out)]) == 0
        assert read_weights(out).header.looks == "observation"
        table = Table("fourinarow", seed=1)
        for column in "121217":
            table.play(table.waiting[0], column)
        assert decide(table.knowledge(0), f"net:{out}:200", seed=1) == "1"  # the fourth of a column
