"""Reports: that they count right, compare fairly, and are pages that stand alone."""

import json
import re
from pathlib import Path

import pytest

from parlour.arena.balance import Balance, watch_part
from parlour.arena.playing import Setting
from parlour.arena.stats import Share, difference
from parlour.cli import main
from parlour.core.edition import house_edition
from parlour.words import LANGUAGES

FOUR_GREEDY = Setting("ninjan", 4, {"deals": "1", "tiebreak": "throw"}, ("greedy",), 5)


@pytest.fixture(scope="module")
def balance() -> Balance:
    return watch_part((FOUR_GREEDY, (0, 60)))


def test_every_game_is_won_once_and_every_score_counted(balance: Balance) -> None:
    assert balance.games == balance.lengths.total() == balance.margins.total() == balance.ends.total() == 60
    assert sum(balance.wins) == pytest.approx(60)
    assert balance.scores.total() == 60 * 4
    assert all(effect.hands <= effect.times and effect.wins <= effect.hands for effect in balance.deeds.values())


def test_what_wins_comes_out(balance: Balance) -> None:
    """Whoever captures a ten wins more often than whoever captures a minus six."""
    captured = {json.loads(name)["value"]: effect for name, effect in balance.effects("captured").items()}
    assert captured[10].share.mean > captured[-6].share.mean + 0.1


def test_parts_add_up_to_the_whole(balance: Balance) -> None:
    summed = watch_part((FOUR_GREEDY, (0, 25)))
    summed.add(watch_part((FOUR_GREEDY, (25, 60))))
    assert summed == balance


def test_a_change_is_clear_when_its_interval_leaves_zero_out() -> None:
    assert not difference(Share(50, 100), Share(55, 100)).clear
    assert difference(Share(500, 1000), Share(600, 1000)).clear
    assert difference(Share(600, 1000), Share(500, 1000)).mean == pytest.approx(-0.1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_that_stands_alone(tmp_path: Path, language: str) -> None:
    words = ["--games", "8", "--workers", "1", "--lang", language, "--out", str(tmp_path / "r")]
    assert main(["report", "pinata", *words]) == 0
    page = (tmp_path / "r" / "report.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert page.count("<svg") == len(list((tmp_path / "r").glob("*.svg"))) == len(list((tmp_path / "r").glob("*.png")))
    assert not re.findall(r'(?:src|href)="(?!#)', page)  # but for the parts of its own drawings


def test_the_same_page_however_many_work_on_it(tmp_path: Path) -> None:
    pages = []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        assert main(["report", "ninjan", "--games", "12", "--workers", workers, "--out", str(folder)]) == 0
        pages.append((folder / "report.html").read_text(encoding="utf-8"))
    assert pages[0] == pages[1]


def test_two_editions_show_what_a_changed_card_does(tmp_path: Path) -> None:
    house = house_edition("parlour.games.ninjan")
    changed = re.sub(r"(suit = \"rock\"\nvalues = \[[^\]]*?)\b10\b", r"\g<1>12", house)
    assert changed != house
    files = [tmp_path / "house.toml", tmp_path / "changed.toml"]
    for file, source in zip(files, (house, changed), strict=True):
        file.write_text(source, encoding="utf-8")
    words = [word for file in files for word in ("--edition", str(file))]
    assert main(["report", "ninjan", "--games", "40", "--out", str(tmp_path / "r"), *words]) == 0
    page = (tmp_path / "r" / "report.html").read_text(encoding="utf-8")
    entry = re.search(r"<tr><td>cards\.1\.values</td><td>([^<]*)</td><td>([^<]*)</td></tr>", page)
    assert entry
    assert "12" in entry[2].split(", ")
    assert "rock 12" in page


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--vary", "colour"], "colour"),
        (["--vary", "deals", "--edition", "x.toml"], "--vary"),
        (["--edition", "nothing.toml"], "nothing.toml"),
        (["--bots", "nobody"], "nobody"),
        (["--games", "0"], "--games"),
    ],
)
def test_bad_input_is_named_and_nothing_written(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["report", "ninjan", *words]) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_to_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["report", "ninjan", "--games", "1000000", "--out", str(tmp_path / "file" / "r")]) == 2
    said = capsys.readouterr()
    assert "cannot be written" in said.err
    assert len(said.err.splitlines()) == 1
