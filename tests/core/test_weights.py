"""Files of weights: what is written is read back, and what could not be right is refused."""

import json
from array import array
from dataclasses import replace
from typing import Any

import pytest

from parlour import BadInput
from parlour.core.rng import Rng
from parlour.core.weights import TITLE, Weights, setting_of, unpack
from parlour.games import find
from tests.core.test_net import weights


def made() -> Weights:
    spec = find("pandaspin")
    return weights(spec, spec.new(2, {}))


def test_what_is_written_is_read_back() -> None:
    assert unpack(made().pack(), "file") == made()


def spoilt(**changes: object) -> bytes:
    """A file whose header says something else."""
    title, line, numbers = made().pack().split(b"\n", 2)
    return b"\n".join([title, json.dumps(json.loads(line) | changes).encode(), numbers])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"something else",
        TITLE,
        TITLE + b"{}\n",
        TITLE + b"not JSON\n",
        made().pack()[:-1],
        made().pack() + b"\0",
        spoilt(hidden=8),
        spoilt(hidden=0),
        spoilt(hidden=100_000),
        spoilt(hidden="16"),
        spoilt(shift=-1),
        spoilt(unheard_of=1),
    ],
)
def test_what_is_no_file_of_weights_is_refused(content: bytes) -> None:
    with pytest.raises(BadInput):
        unpack(content, "file")


@pytest.mark.parametrize("name", ["layer", "heads", "bias"])
def test_weights_whose_sums_could_overflow_are_refused(name: str) -> None:
    numbers = getattr(made(), name)
    large = 2 ** (8 * numbers.itemsize - 1) - 1
    changes: Any = {name: array(numbers.typecode, [large] * len(numbers))}
    too_large = replace(made(), **changes)
    with pytest.raises(BadInput, match="overflow"):
        unpack(too_large.pack(), "file")


def test_players_options_and_components_make_another_setting() -> None:
    spec = find("pandaspin")
    other = spec.editions.read(spec.editions.read().text.replace('blue = ["5", "5"]', 'blue = ["6", "6"]', 1))
    games = [
        spec.new(2, {}),
        spec.new(3, {}),
        spec.new(2, {"elements": "off"}),
        spec.new(2, {}, other),
    ]
    assert len({setting_of(game) for game in games}) == 4
    games[0].deal(Rng(1))
    assert setting_of(games[0]) == setting_of(spec.new(2, {}))
