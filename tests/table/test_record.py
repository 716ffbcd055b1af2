"""Records: they come back, they can be checked, and a bad one is refused with a sentence."""

import copy
import json
from typing import Any

import pytest

from parlour import BadInput, Table
from parlour.games import find
from parlour.table import Play, steps
from parlour.table.record import play_forced, verify
from tests.play import play_on


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    table = play_on(Table("ninjan", 3, {"deals": "2"}, seed=bytes(range(32))))
    return json.loads(json.dumps(table.record([{"name": name, "kind": "human"} for name in "ABC"])))  # type: ignore[no-any-return]


def test_a_record_replays_to_the_same_end(record: dict[str, Any]) -> None:
    table = Table.replay(record)
    assert table.over
    assert table.record(record["seats"]) == record


def test_a_record_is_replayed_from_what_chance_did_not_from_the_seed(record: dict[str, Any]) -> None:
    other = record | {"seed": bytes(32).hex()}
    assert Table.replay(other).position() == Table.replay(record).position()


def test_an_unfinished_game_has_a_record_too() -> None:
    table = Table("ninjan", 2, seed=bytes(32))
    table.play(0, table.moves(0)[0])
    record = table.record()
    assert record["result"] is None
    assert Table.replay(record).position() == table.position()


def test_a_game_that_was_not_dealt_has_its_position_in_its_record() -> None:
    position = {"game": "pandaspin", "players": 2, "hands": [["F7", "M7", "F3"], ["M5", "F9"]], "turn_of": 0}
    table = play_on(Table.from_position(position | {"draft": ["7"]}, seed=bytes(32)))
    record = json.loads(json.dumps(table.record()))
    assert record["parlour"] == 2
    assert Table.replay(record).record() == record
    assert verify(record) == []
    wrongs: list[dict[str, object]] = [{"players": 3}, {"start": None}, {"start": []}]
    for wrong in [*wrongs, {"game": "ninjan", "rules": 1, "options": {}}]:
        with pytest.raises(BadInput):
            Table.replay(record | wrong)


def test_a_record_carries_its_edition() -> None:
    kind = find("ninjan")
    house = kind.editions.read()
    other = kind.editions.read(house.text.replace("9, 10]", "9, 0]").replace("Standard", "Mine"))
    table = play_on(Table("ninjan", 5, edition=other, seed=bytes(32)))
    record = table.record()
    assert record["edition"]["name"] == "Mine"
    assert "S0" in str(record)
    assert Table.replay(record).position() == table.position()


def test_records_of_the_first_kind_have_no_bounds(record: dict[str, Any]) -> None:
    first = {name: value for name, value in record.items() if name != "bounds"}
    assert Table.replay(first).record(record["seats"]) == record
    assert verify(first) == []


def test_records_of_older_rules_leave_out_what_was_no_choice() -> None:
    """PS-30: version 1 of Panda Spin did not ask about a panda spin when there was no card to turn."""
    hands = [["E3", "F!"], ["M3", "F5"]]
    place = {"game": "pandaspin", "players": 2, "options": {"suits": "FME", "mood": "spin"}, "hands": hands}
    there = Table.from_position({**place, "turn_of": 0})
    there.play(0, "3")
    assert there.moves(0) == ["="]
    play_forced(there, Play(1, "pass"))
    assert [play.move for play in there.log] == ["3", "="]
    assert there.why_not(1, "pass") is None


def test_a_fair_game_verifies(record: dict[str, Any]) -> None:
    assert verify(record) == []


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("seed", bytes(32).hex(), "not the one that was promised"),
        ("commitment", "0" * 64, "not the one that was promised"),
    ],
)
def test_another_seed_than_promised_is_found_out(
    record: dict[str, Any], field: str, value: str, complaint: str
) -> None:
    assert any(complaint in problem for problem in verify(record | {field: value}))


def test_a_stacked_deck_is_found_out(record: dict[str, Any]) -> None:
    """A record whose cards do not come from its seed, though the moves are legal with them."""
    stacked = Table("ninjan", 2, seed=bytes(32), chance=[[5] * 21])
    play_on(stacked)
    assert any("does not give the shuffles" in problem for problem in verify(stacked.record()))


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (lambda r: r.update(parlour=99), "no Parlour record"),
        (lambda r: r.pop("moves"), "'moves'"),
        (lambda r: r.update(game="chess"), "chess"),
        (lambda r: r.update(players=6), "6"),
        (lambda r: r.update(seed="xyz"), "'seed'"),
        (lambda r: r["moves"].insert(0, "7"), "move 1"),
        (lambda r: r["moves"].insert(3, "0:x1"), "move 4 (0:x1)"),
        (lambda r: r["moves"].pop(), "result"),
        (lambda r: r.update(result=None), "result"),
        (lambda r: r.update(result=7), "result"),
        (lambda r: r["result"].update(winners=[0, 1, 2]), "result"),
        (lambda r: r["result"].update(scores=[999, 999, 999]), "result"),
        (lambda r: r.update(rules=99), "rules 99"),
        (lambda r: r.pop("rules"), "'rules'"),
        (lambda r: r["chance"].append([1]), "chance"),
        (lambda r: r.update(edition=7), "edition"),
        (lambda r: r.update(edition={"source": 7}), "edition"),
        (lambda r: r["moves"].insert(0, "9" * 5000 + ":R7"), "move 1"),
        (lambda r: r["chance"][0].pop(), "chance"),
        (lambda r: r["chance"].pop(), "chance"),
        (lambda r: r["bounds"][0].__setitem__(0, 7), "chance"),
        (lambda r: r.update(bounds=None), "chance"),
        (lambda r: r["chance"].__setitem__(0, [0] * 5000), "chance"),
        (lambda r: r["chance"].__setitem__(0, ["a"]), "chance"),
        (lambda r: r.update(edition={"name": "x", "source": "nonsense ="}), "edition"),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(record: dict[str, Any], change: Any, named: str) -> None:
    bad = copy.deepcopy(record)
    change(bad)
    with pytest.raises(BadInput) as refused:
        Table.replay(bad)
    assert named in str(refused.value)


@pytest.mark.parametrize("bad", [None, 7, "text", [], {}])
def test_something_that_is_no_record_at_all(bad: object) -> None:
    with pytest.raises(BadInput):
        Table.replay(bad)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_steps_show_each_move_as_the_seat_saw_it(record: dict[str, Any], seat: int | None) -> None:
    shown = list(steps(record, seat))
    assert [step["number"] for step in shown] == list(range(len(record["moves"]) + 1))
    assert shown[-1]["view"]["over"]
    for step, entry in zip(shown[1:], record["moves"], strict=True):
        actor, _, move = entry.partition(":")
        assert step["seat"] == int(actor)
        assert step["move"] in (move, None)
        if step["move"] is None:
            assert int(actor) != seat
            assert f"'{move}'" not in str(step["events"])
