"""Records with branches: how a game was played on from some of its moments."""

import copy
import json
import random
from typing import Any

import pytest

from parlour.study import known
from parlour.table import BadInput, Branch, Table, branches_of
from parlour.table.record import verify

GAMES = ["ninjan", "pinata", "pandaspin", "pandorum"]


def played_on(table: Table, moves: int, seed: int) -> Table:
    picks = random.Random(seed)
    end = table.number + moves
    while not table.over and (table.number < end or table.draft):
        seat = picks.choice(table.waiting)
        table.play(seat, picks.choice(table.moves(seat)))
    return table


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Table:
    return played_on(Table(request.param, players=2, seed=5), 30, seed=1)


@pytest.fixture
def record(game: Table) -> Any:
    """With a branch as dealt, and one with other cards."""
    as_dealt = game.copy()
    as_dealt.rewind(game.log[:12])
    redealt = Table.from_position(as_dealt.place() | known(as_dealt, as_dealt.waiting[0], 3).position, seed=9)
    branches = [
        Branch("As it lay", 12, played_on(as_dealt, 15, seed=2)),
        Branch(None, 12, played_on(redealt, 15, seed=2)),
    ]
    return json.loads(json.dumps(game.record(branches=branches)))


def test_branches_replay(game: Table, record: Any) -> None:
    assert Table.replay(record).log == game.log
    as_dealt, redealt = branches_of(record)
    assert (as_dealt.name, as_dealt.at, redealt.name) == ("As it lay", 12, None)
    assert as_dealt.table.log[:12] == game.log[:12]
    assert as_dealt.table.number == 27
    assert redealt.table.number == 15
    again = game.record(branches=[as_dealt, redealt])
    assert json.loads(json.dumps(again)) == record


def test_a_game_from_a_position_has_a_record_of_its_own(game: Table) -> None:
    before = game.copy()
    before.rewind(game.log[:4])
    table = played_on(Table.from_position(before.position(), seed=2), 20, seed=4)
    record = json.loads(json.dumps(table.record()))
    again = Table.replay(record)
    assert (again.log, again.position()) == (table.log, table.position())
    assert verify(record) == []


def hostile(record: Any, place: int, **fields: Any) -> Any:
    changed = copy.deepcopy(record)
    changed["branches"][place] |= fields
    return changed


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"from": 31}, "leaves the game after move 31 of 30"),
        ({"from": "12"}, "'from'"),
        ({"moves": ["0:nonsense"]}, "move 13"),
        ({"moves": [7]}, "not 'seat:move'"),
        ({"moves": None}, "'moves'"),
        ({"name": 5}, "'name'"),
        ({"chance": [[1 << 40]]}, "small whole numbers"),
        ({"chance": [[1]] * 40}, "what chance did"),
        ({"start": []}, "'start'"),
        ({"start": {"game": "nim"}}, "players"),
    ],
)
def test_one_that_does_not_replay_is_refused_by_its_number(record: Any, fields: Any, said: str) -> None:
    with pytest.raises(BadInput, match=f"branch 1: .*{said}"):
        Table.replay(hostile(record, 0, **fields))


def test_a_start_of_another_game_is_refused(record: Any, game: Table) -> None:
    other = Table("pinata" if game.spec.code == "ninjan" else "ninjan", players=2, seed=1).position()
    with pytest.raises(BadInput, match="branch 2: field 'start' is no position of this game"):
        Table.replay(hostile(record, 1, start=other))
    with pytest.raises(BadInput, match="branch 2: "):
        Table.replay(hostile(record, 1, start=record["branches"][1]["start"] | {"players": 3}))


@pytest.mark.parametrize("told", [{}, "none", [None], [[]], 7, [{}] * 1001])
def test_what_is_no_list_of_branches_is_refused(record: Any, told: Any) -> None:
    with pytest.raises(BadInput, match="branch"):
        Table.replay(record | {"branches": told})
