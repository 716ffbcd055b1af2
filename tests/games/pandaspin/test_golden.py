"""Finished games of Panda Spin, for every number of players one won by points and one by the tie-break."""

from pathlib import Path

import pytest

from tests.golden import load, replays, same_as, told

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    assert replays(path).over


def test_every_end_number_of_players_and_option_is_kept() -> None:
    records = [load(path) for path in RECORDS]
    ends = {(record["players"], record["result"]["reason"]["args"]["by"]) for record in records}
    assert ends == {(players, by) for players in (2, 3, 4, 5) for by in ("points", "tie")}
    for option, values in {
        "mood": {"random", "hungry", "spin"},
        "suits": {"drawn", "FMD"},
        "elements": {"on", "off"},
        "formations": {"count", "shape"},
    }.items():
        assert {record["options"][option] for record in records} == values


def test_the_kept_games_have_seen_everything() -> None:
    seen = {event["type"] for path in RECORDS for event in replays(path).events()}
    happenings = {"suits", "dealt", "bid", "passed", "element", "shed", "trick", "out", "scored", "won"}
    assert seen == happenings | {"bamboo", "hungry", "fire", "spin"}


def test_the_playthrough_reads_the_same() -> None:
    same_as(HERE / "playthrough.txt", told(load(HERE / "records" / "points-2.json")))
