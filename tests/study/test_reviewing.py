"""Reviews: every golden record can be explained, the curve ends at the result, luck and skill add up to it."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour import Table
from parlour.study import Budget, Review, review
from parlour.study.reviewing import MARKS, as_json

SMALL = Budget(0.01, 32)
RECORDS = sorted(Path(__file__).parent.parent.glob("games/*/records/*.json"))


@pytest.fixture(scope="module", params=RECORDS[::5], ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def reviewed(request: pytest.FixtureRequest) -> tuple[dict[str, Any], Review]:
    record = json.loads(request.param.read_text(encoding="utf-8"))
    return record, review(record, SMALL)


def test_the_curve_ends_at_the_result(reviewed: tuple[dict[str, Any], Review]) -> None:
    record, found = reviewed
    table = Table.replay(record)
    assert len(found.curve) == table.number + 1
    winners = table.result["winners"]  # type: ignore[index]
    assert found.curve[-1] == tuple(seat in winners and 1 / len(winners) for seat in range(table.players))
    assert all(sum(point) == pytest.approx(1) for point in found.curve)


def test_skill_luck_and_the_others_add_up_to_the_result(reviewed: tuple[dict[str, Any], Review]) -> None:
    _, found = reviewed
    for seat, performance in enumerate(found.performances):
        gained = found.curve[-1][seat] - 1 / found.players
        assert performance.skill + performance.luck + performance.others == pytest.approx(gained)
        assert performance.skill <= 0
        assert 0 <= performance.accuracy <= 100
        assert sum(performance.marks.values()) == sum(one.seat == seat for one in found.decisions)


def test_every_decision_was_made_in_the_game(reviewed: tuple[dict[str, Any], Review]) -> None:
    record, found = reviewed
    log = Table.replay(record).log
    for one in found.decisions:
        played = one.judgement.options[one.judgement.played or 0]
        assert (one.seat, played.move) == log[one.number]
        assert one.mark in MARKS
    assert set(found.moments) <= {one.number for one in found.decisions}
    json.dumps(as_json(found))
