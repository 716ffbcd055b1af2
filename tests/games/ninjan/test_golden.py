"""Finished games of Ninjan, one at least for every way to end and every number of players."""

from pathlib import Path

import pytest

from tests.golden import load, replays, same_as, told

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    assert replays(path).over


def test_every_end_and_every_number_of_players_is_kept() -> None:
    records = [load(path) for path in RECORDS]
    reasons = {record["result"]["reason"]["key"] for record in records}
    assert reasons == {"ninjan-result-sum", "ninjan-result-throw", "ninjan-result-share"}
    assert any(
        len(record["result"]["winners"]) > 1 and record["options"]["tiebreak"] == "throw" for record in records
    ), "ten fruitless throws"
    assert {record["players"] for record in records} == {2, 3, 4, 5}
    assert {record["options"]["deals"] for record in records} == {"1", "2", "3"}


def test_the_playthrough_reads_the_same() -> None:
    same_as(HERE / "playthrough.txt", told(load(HERE / "records" / "three-players-by-sum.json")))
