"""Finished games of Pandorum: for every number of players, and every way to end that real play can reach.

That everybody passes (PD-30) takes hands that cannot move while no card is left to draw; test_rules.py sets that up.
"""

from pathlib import Path

import pytest

from parlour.table import steps
from parlour.words import say
from tests.golden import load, replays, same_as

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    assert replays(path).over


def test_ends_players_and_options_are_kept() -> None:
    records = [load(path) for path in RECORDS]
    assert {record["result"]["reason"]["key"] for record in records} == {
        "pandorum-result-built",
        "pandorum-result-barren",
    }
    assert {record["players"] for record in records} == {2, 3, 4}
    for name, values in (("systems", {"on", "off"}), ("last_object", {"all", "kind"}), ("nose", {"once", "again"})):
        assert {record["options"][name] for record in records} == values


def test_the_playthrough_reads_the_same() -> None:
    """Every move and every event in words, as a spectator is told them."""
    record = load(HERE / "records" / "four-players.json")
    names = [seat["name"] for seat in record["seats"]]
    lines = [f"{record['game']}, rules {record['rules']}, {record['players']} players, {record['options']}"]
    for step in steps(record, None):
        actor = "" if step["seat"] is None else f" {names[step['seat']]} {step['move']}"
        lines.append(f"\n#{step['number']}{actor}")
        lines += [f"  {say(event['text'], 'en', names)}" for event in step["events"]]
    same_as(HERE / "playthrough.txt", "\n".join(lines) + "\n")
