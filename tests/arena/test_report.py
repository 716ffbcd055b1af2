"""Reports: that they count right, compare fairly, and are pages that stand alone."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.cli import main
from parlour.core.edition import house_edition
from parlour.core.spec import AnyGame
from parlour.games import find, specs
from parlour.measure.balance import Balance, Row, watch_part
from parlour.measure.comparison import compare
from parlour.measure.playing import Setting
from parlour.measure.stats import Share, difference
from parlour.words import LANGUAGES
from tests.altered import altered

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
    changed = re.sub(r"(suit = \"rock\"\nvalues = \[[^\]]*?)\b10\b", r"\g<1>0", house)
    assert changed != house
    files = [tmp_path / "house.toml", tmp_path / "changed.toml"]
    for file, source in zip(files, (house, changed), strict=True):
        file.write_text(source, encoding="utf-8")
    words = [word for file in files for word in ("--edition", str(file))]
    assert main(["report", "ninjan", "--games", "40", "--out", str(tmp_path / "r"), *words]) == 0
    page = (tmp_path / "r" / "report.html").read_text(encoding="utf-8")
    entry = re.search(r"<tr><td>cards, rock, values</td><td>([^<]*)</td><td>([^<]*)</td></tr>", page)
    assert entry
    assert "0" in entry[2].split(", ")
    assert "rock 0" in page
    told = json.loads((tmp_path / "r" / "report.json").read_text(encoding="utf-8"))
    assert [setting["games"] for setting in told["settings"]] == [40, 40]
    assert [measure["name"] for measure in told["comparison"]["measures"]] == [*Row._fields]
    moved = [deed["name"]["value"] for deed in told["comparison"]["deeds"] if deed["changed"]]
    assert set(moved) <= {0, 10}
    assert moved


def test_an_edition_against_the_standard_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(altered("pandorum", 1).text, encoding="utf-8")
    words = ["--games", "6", "--workers", "1", "--out", str(tmp_path / "r"), "--edition", str(file)]
    assert main(["report", "pandorum", *words, "--against", "standard"]) == 0
    told = json.loads((tmp_path / "r" / "report.json").read_text(encoding="utf-8"))
    assert [setting["name"] for setting in told["settings"]] == ["standard", str(file)]
    digests = [setting["edition"]["digest"] for setting in told["settings"]]
    assert digests == [find("pandorum").editions.read().digest, altered("pandorum", 1).digest]
    assert any(deed["changed"] for deed in told["comparison"]["deeds"])


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_the_same_edition_twice_changes_nothing(spec: AnyGame) -> None:
    one = Setting(spec.code, 2, spec.facts.settle_options({}), ("random",), 5)
    found = compare(watch_part((one, (0, 6))), watch_part((one, (0, 6))))
    assert all(measure.way == "same" and measure.change.mean == 0 for measure in found.measures)
    assert not any(deed.clear or deed.changed for deed in found.deeds)


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_changed_cards_are_found_again_among_the_deeds(spec: AnyGame) -> None:
    edition = altered(spec.code, 1)
    changed = {json.dumps(name, sort_keys=True) for name in spec.editions.changed(spec.editions.read(), edition)}
    assert spec.editions.changed(edition, edition) == []
    setting = Setting(spec.code, 2, spec.facts.settle_options({}), ("random",), 5, edition.text)
    done = {name for _, name in watch_part((setting, (0, 10))).deeds}
    assert changed & done


def test_a_large_effect_is_clear_and_none_is_not() -> None:
    """Two deals instead of one: longer games for sure, and nothing else that luck could not make."""
    one, two = (replace(FOUR_GREEDY, options={"deals": deals, "tiebreak": "throw"}) for deals in ("1", "2"))
    found = compare(watch_part((one, (0, 40))), watch_part((two, (0, 40))))
    ways = {measure.name: measure.way for measure in found.measures}
    assert ways["moves"] == "up"
    assert ways["first"] == "same"


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
