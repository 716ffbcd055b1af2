"""Finished games of Pandorum: for every number of players, and every way to end that real play can reach.

That everybody passes (PD-30) is not among them; test_rules.py sets it up. With noses that work once no deal leads
there. Who moved in a straight line can move back, for they came from the pad or an object. So who holds cards and
cannot move has never left the pad or has jumped, and of those there is one; everybody else must have an empty hand.
Where a jump ends, a volcano's shore lies in reach (or the pad, and that would be a move). A shore takes every card
but the 22 of the other two terrains and, if only bases are left to build, up to four alike: 26 cards in a hand at
most. On the pad, next to all three terrains, only the 14 cards that need a volcano can be held, and one more. The
other cards, of two players 82 - 26 = 56, would have to be built in; but their pieces take 48, and their noses one
more each. With more players or without systems it is the same.
"""

from itertools import permutations
from pathlib import Path

import pytest

from parlour.games import find
from parlour.games.pandorum.planet import HEXES, PAD
from parlour.games.pandorum.rules import Pandorum
from parlour.games.pandorum.terms import LAVA
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


def test_from_everywhere_the_pad_or_a_shore_is_in_reach() -> None:
    """What the reasoning above rests on, for every order of the sectors."""
    spec = find("pandorum")
    game = spec.new(2, spec.facts.settle_options({}))
    assert isinstance(game, Pandorum)
    for order in permutations(range(6)):
        game.sector_at = list(order)
        game.lay_planet()
        site, reach = list(game.site), list(game.reach)
        goals = sum(1 << hex for hex in range(HEXES) if hex == PAD or (site[hex] < LAVA and site[hex] % 2))
        assert all(reach[hex] & goals for hex in range(HEXES) if hex != PAD and site[hex] != LAVA)


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
