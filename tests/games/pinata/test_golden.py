"""Finished games of Piñata, one at least for every way to end."""

from pathlib import Path

import pytest

from tests.golden import load, replays, same_as, told

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    assert replays(path).over


def test_every_end_and_both_options_are_kept() -> None:
    records = [load(path) for path in RECORDS]
    reasons = {record["result"]["reason"]["key"] for record in records}
    assert reasons == {"pinata-result-medals", "pinata-result-passes", "pinata-result-stuck"}
    assert any(len(record["result"]["winners"]) > 1 for record in records), "a draw"
    assert {record["options"]["open_sides"] for record in records} == {"off", "on"}


def test_the_playthrough_reads_the_same() -> None:
    same_as(HERE / "playthrough.txt", told(load(HERE / "records" / "three-medals-open-sides.json")))
