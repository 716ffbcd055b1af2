"""Nets trained elsewhere: what they look at in observations, and the file in which they sit down as `net:FILE`.

>>> import numpy as np
>>> from parlour.envs.vector import Tables
>>> tables = Tables("ninjan", 4, players=2, seed=1)
>>> features_of(tables.observations).shape == (4, feature_count("ninjan"))
True
"""

from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..bots.learned import features_for, features_version
from ..core.net import HIDDEN
from ..core.observed import BUCKETS, LEAST
from ..core.problem import BadInput
from ..core.weights import OBSERVATION, header_for, rounded_numbers
from ..games import find


def feature_count(game: str) -> int:
    """How many features an observation of this game has."""
    return find(game).learning.size * BUCKETS


def features_of(observations: NDArray[np.int16]) -> NDArray[np.float32]:
    """A row of features for each observation: 1 for each number that is not 0, in its bucket; 0 everywhere else.

    >>> features_of(np.array([[0, 2, 50]], np.int16)).nonzero()[1] - [15, 30]
    array([ 6, 14])
    """
    rows, numbers = observations.nonzero()
    buckets = np.searchsorted(LEAST, observations[rows, numbers], side="right")
    features = np.zeros((len(observations), observations.shape[1] * BUCKETS), np.float32)
    features[rows, numbers * BUCKETS + buckets] = 1.0
    return features


def write_net(
    file: Path,
    game: str,
    players: int,
    options: dict[str, str],
    layers: tuple[ArrayLike, ArrayLike, ArrayLike, ArrayLike],
    command: str = "",
) -> None:
    """Write a net of one hidden layer as a file of weights.

    Args:
        file: where to write it.
        game: its name, as `parlour games` lists it.
        players: how many play at the tables that it is for.
        options: the game's options there; the others have their defaults.
        layers: weights and biases of the hidden layer, then of the outputs, each weight by output and input, as
            `torch.nn.Linear` has them. The hidden units are cut off at zero. The first outputs are the seats, from the
            one that looks on: the chance to win is their softmax. Then come the moves of the game.
        command: what repeats the training, for those who read the file.

    Raises:
        BadInput: if the sizes are not those of the game.

    The finest rounding is chosen at which no sum can overflow.
    """
    spec = find(game)
    settled = spec.facts.settle_options(options)
    position = spec.new(players, settled)
    looks = features_for(spec, OBSERVATION, position)
    inner, inner_bias, outer, outer_bias = (np.asarray(numbers, np.float64) for numbers in layers)
    hidden, outputs = len(inner_bias), players + spec.moves.count
    wanted = [(hidden, looks.size), (hidden,), (outputs, hidden), (outputs,)]
    found = [numbers.shape for numbers in (inner, inner_bias, outer, outer_bias)]
    if found != wanted or not 0 < hidden <= HIDDEN:
        detail = f"its layers have the shapes {found}, and should have {wanted} with at most {HIDDEN} hidden units"
        raise BadInput("problem-weights-wrong", file=str(file), detail=detail)
    header = header_for(
        looks,
        game=spec.code,
        options=settled,
        rules_version=spec.facts.rules_version,
        edition=spec.editions.read().digest,
        hidden=hidden,
        moves=spec.moves.count,
        command=command,
        looks=OBSERVATION,
    )
    version = features_version(spec, OBSERVATION)
    assert version is not None
    layer = np.vstack([inner.T, inner_bias]).ravel().tolist()
    weights = rounded_numbers(layer, outer.ravel().tolist(), outer_bias.tolist(), replace(header, features=version))
    file.write_bytes(weights.pack())
