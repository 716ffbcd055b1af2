"""Random valid editions of every game: the rules hold with any components that they accept."""

import pytest

from parlour import Table, check_game, decide
from parlour.bots import LEVELS, how_far_trusted
from parlour.bots.house import nets
from parlour.bots.learned import shipped
from parlour.core.edition import Edition, write_toml
from parlour.envs import env
from parlour.envs.vector import Tables
from parlour.games import find, specs
from parlour.table.record import verify
from tests.altered import altered
from tests.games.ninjan import lockstep as ninjan_lockstep
from tests.games.pandaspin import lockstep as pandaspin_lockstep
from tests.games.pandorum import lockstep as pandorum_lockstep
from tests.games.pinata import lockstep as pinata_lockstep
from tests.play import play_on
from tests.reference.printed import printed

GAMES = [spec.code for spec in specs()]
FEW = 1
MANY = 60
SEEDS = [*range(FEW), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(FEW, MANY))]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_hold_with_it(game: str, seed: int) -> None:
    """Conservation, an end, nothing leaks, positions and records come back, interpreted and compiled rules in step."""
    checked = check_game(game, games=1, seed=seed + 1, edition=altered(game, seed))
    assert checked.moves > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_bot_plays_it(game: str) -> None:
    """What the bots know was found with the standard components; with others they still find a legal move."""
    edition = altered(game, 7)
    table = Table(game, edition=edition, seed=bytes(32))
    for level in LEVELS[:-1]:
        seat = table.waiting[0]
        table.play(seat, decide(table.knowledge(seat), level, seed=3))
    assert table.number == len(LEVELS) - 1


@pytest.mark.parametrize("game", GAMES)
def test_no_net_judges_components_that_it_was_not_made_for(game: str) -> None:
    spec, edition = find(game), altered(game, 7)
    for players in spec.facts.players:
        assert shipped(spec, spec.new(players, {}, edition)) is None
    assert how_far_trusted(spec, spec.editions.read()) == {"key": "edition-bots-standard", "args": {}}
    other = how_far_trusted(spec, edition)
    assert other["key"] == ("edition-bots-nets" if nets(spec) else "edition-bots-tuned")
    assert 0 < other["args"]["percent"] <= 100


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_it_replays_and_verifies(game: str) -> None:
    table = play_on(Table(game, edition=altered(game, 11), seed=bytes(32)))
    record = table.record()
    assert verify(record) == []
    again = Table.replay(record)
    assert (again.edition.digest, again.position()) == (table.edition.digest, table.position())
    there = Table.from_position(table.position())
    assert (there.edition.digest, there.position()) == (table.edition.digest, table.position())


@pytest.mark.parametrize("game", GAMES)
def test_learning_programs_play_it(game: str) -> None:
    spec, edition = find(game), altered(game, 5)
    seen = env(spec, edition=edition)
    seen.reset(seed=1)
    *_, info = seen.last()
    seen.step(int(info["action_mask"].argmax()))
    tables = Tables(game, 3, seed=5, edition=edition)
    numbers = tables.observations
    for part in spec.learning.fields:
        found = numbers[:, part.start : part.start + part.size]
        assert part.low <= found.min() <= found.max() <= part.high, part.name


@pytest.mark.parametrize("game", GAMES)
def test_the_digest_tells_what_it_holds_not_how_it_is_written(game: str) -> None:
    spec, edition = find(game), altered(game, 3)
    assert spec.editions.read("# mine\n" + write_toml(edition.content)).digest == edition.digest
    assert edition.digest != spec.editions.read().digest
    assert spec.editions.differences(edition.content)
    assert not spec.editions.is_standard(edition)


def in_step(game: str, edition: Edition, seed: int) -> None:
    """A game on the fast rules and on the reference engine."""
    spec = find(game)
    players = spec.facts.players[seed % len(spec.facts.players)]
    if game == "pinata":
        pinata_lockstep.play_in_step(spec.rules, ("off", "on")[seed % 2], seed, edition=edition)
    elif game == "ninjan":
        options = spec.facts.settle_options({"deals": "2"})
        ninjan_lockstep.play_in_step(spec.rules, players, options, seed, edition=edition)
    else:
        lockstep = pandaspin_lockstep if game == "pandaspin" else pandorum_lockstep
        lockstep.play_in_step(spec.rules, players, {}, seed, edition=edition)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_reference_engine_plays_the_same_with_it(game: str, seed: int) -> None:
    edition = altered(game, seed)
    with printed(edition.content):
        in_step(game, edition, seed)
