"""Everything that a game tells, to every seat and to a spectator, has the shape that the game declares."""

from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import ConfigDict, Field, TypeAdapter

from parlour.games import find
from parlour.table import steps
from tests.golden import load

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.json"))
EXACT = ConfigDict(strict=True, extra="forbid")


def exactly(shape: Any) -> TypeAdapter[Any]:
    return TypeAdapter(list[shape], config=EXACT)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_boards_events_and_moves_are_as_declared(path: Path) -> None:
    record = load(path)
    shapes = find(record["game"]).shapes
    data: dict[str, list[Any]] = {event: [] for event in shapes.events}
    for seat in (None, *range(record["players"])):
        told = list(steps(record, seat))
        exactly(shapes.board).validate_python([step["view"]["board"] for step in told])
        moves = [move["json"] for step in told for move in step["view"]["moves"]]
        exactly(Annotated[shapes.moves, Field(discriminator="type")]).validate_python(moves)
        for event in (event for step in told for event in step["events"]):
            data[event["type"]].append(event["data"])
    for event, shape in shapes.events.items():
        exactly(shape).validate_python(data[event])
