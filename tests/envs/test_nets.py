"""Nets trained elsewhere: the same features as the search sees, the same answers but for rounding."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour import BadInput, Table, decide
from parlour.bots.learned import features_for, misfit, read_weights
from parlour.core.observed import Observed
from parlour.core.play import first_seat
from parlour.core.rng import Rng
from parlour.core.weights import OBSERVATION
from parlour.envs.nets import feature_count, features_of, write_net
from parlour.games import find, specs

CODES = [spec.code for spec in specs()]
HOME = Path(__file__).parent.parent.parent


def layers(code: str, players: int, hidden: int = 8) -> tuple[Any, Any, Any, Any]:
    """Of a net that has learnt nothing."""
    rng = np.random.default_rng(7)
    outputs = players + find(code).moves.count
    inner, outer = rng.normal(size=(hidden, feature_count(code))), rng.normal(size=(outputs, hidden))
    return 0.1 * inner, 0.1 * rng.normal(size=hidden), 0.3 * outer, 0.1 * rng.normal(size=outputs)


def positions(code: str, moves: int) -> Any:
    """A position of a game of random moves, again and again, with the seat to move."""
    game, rng = find(code).new(2, {}), Rng(3)
    game.deal(rng)
    for _ in range(moves):
        seat = first_seat(game.waiting())
        yield game, seat
        legal = game.legal_moves(seat)
        game.apply(seat, legal[rng.below(len(legal))], rng)
        if game.over:
            return


@pytest.mark.parametrize("code", CODES)
def test_a_net_in_a_seat_looks_at_the_features_it_learnt_from(code: str) -> None:
    for game, seat in positions(code, 60):
        looks = features_for(find(code), OBSERVATION, game)
        looks.look(seat)
        assert isinstance(looks, Observed)
        assert len(looks.seen()) <= looks.most
        row = np.array([[looks.sheet.number[at] for at in range(looks.numbers)]], np.int16)
        learnt = features_of(row).nonzero()[1].tolist()
        assert looks.seen() == learnt[: looks.most]


@pytest.mark.parametrize("code", CODES)
def test_a_file_says_what_the_net_said(tmp_path: Path, code: str) -> None:
    """Chances and weights of moves, up to rounding."""
    made = layers(code, 2)
    inner, inner_bias, outer, outer_bias = made
    write_net(tmp_path / "own.net", code, 2, {}, made)
    weights = read_weights(tmp_path / "own.net")
    net = weights.net()
    for game, seat in positions(code, 30):
        assert misfit(weights, find(code), game) == ""
        looks = features_for(find(code), OBSERVATION, game)
        net.judge(looks, seat)
        features = np.zeros(looks.size)
        features[looks.seen()] = 1
        outputs = outer @ np.maximum(inner @ features + inner_bias, 0) + outer_bias
        count = game.legal(seat)
        chances = np.exp(outputs[:2]) / np.exp(outputs[:2]).sum()
        assert [net.value[seat], net.value[1 - seat]] == pytest.approx(chances, abs=0.02)
        weighed = np.exp(outputs[2:][[game.moves[place] for place in range(count)]])
        net.weigh(looks, count)
        assert [net.prior[place] for place in range(count)] == pytest.approx(weighed / weighed.sum(), abs=0.02)


@pytest.mark.parametrize("code", CODES)
def test_it_sits_down(tmp_path: Path, code: str) -> None:
    write_net(tmp_path / "own.net", code, 2, {}, layers(code, 2))
    table = Table(code, players=2, seed=bytes(32))
    for _ in range(6):
        seat = table.waiting[0]
        table.play(seat, decide(table.knowledge(seat), f"net:{tmp_path / 'own.net'}:30", 1))


def test_layers_of_other_sizes_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="shapes"):
        write_net(tmp_path / "own.net", "ninjan", 3, {}, layers("ninjan", 2))
    with pytest.raises(BadInput, match="shapes"):
        write_net(tmp_path / "own.net", "ninjan", 2, {}, layers("pinata", 2))
    assert not (tmp_path / "own.net").exists()


@pytest.mark.slow
@pytest.mark.skipif(find_spec("torch") is None, reason="needs PyTorch, which nothing else here does")
def test_a_net_from_torch_beats_greedy(tmp_path: Path) -> None:
    file = tmp_path / "torch.net"
    command = [sys.executable, "examples/net_from_torch.py", "--lessons", "20", "--games", "60", "--out", str(file)]
    printed = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=True).stdout
    share = float(printed.splitlines()[-1].split(": ")[1].split("%")[0])
    assert share > 50
