"""Search by judgement: what it finds, what it must not see, and that it is the same interpreted and compiled."""

from typing import Any

import pytest

from parlour import Table
from parlour._compiled import interpreted
from parlour.core.puct import Puct
from parlour.core.rng import Rng
from parlour.core.weights import Weights
from parlour.games import find
from parlour.games.ninjan.rules import SIGN
from tests.core.test_net import JUDGED, weights
from tests.core.test_search import Take, opening

Thoughts = list[tuple[int, int, float]]


def thoughts(code: str, game: Any, seat: int, simulations: int) -> Thoughts:
    spec = find(code)
    search = Puct(weights(spec, game).net(), spec.bots.judging.features(game.empty()), 1.0)  # type: ignore[union-attr]
    search.start()
    search.run(game, seat, simulations, Rng(1))
    return search.thoughts(game, seat)


def ignorant(game: Any, seat: int, simulations: int, explore: float = 1.0) -> Thoughts:
    """What an interpreted search finds by itself, with a judge to whom all positions and moves are the same."""
    net = interpreted("parlour.core.net")

    class Ignorant(net.Judge):  # type: ignore[name-defined, misc]
        def judge(self, features: Any, seat: int) -> None:
            self.value[:] = [1 / features.game.players] * len(self.value)

        def weigh(self, features: Any, count: int) -> None:
            self.prior[:count] = [1 / count] * count

    looks = interpreted("parlour.core.features").Features(game.empty())
    search = interpreted("parlour.core.puct").Puct(Ignorant(), looks, explore)
    search.start()
    search.run(game, seat, simulations, interpreted("parlour.core.rng").Rng(1))
    found: Thoughts = search.thoughts(game, seat)
    return found


def interpreted_search(code: str, made: Weights) -> tuple[Any, Any]:
    """The game run from its source, and a search of it for two by these weights."""
    theirs = getattr(interpreted(f"parlour.games.{code}.game"), code.upper())
    head = made.header
    net = interpreted("parlour.core.net").Net(
        head.players, head.size, head.hidden, head.shift, made.layer, made.heads, made.bias
    )
    features = theirs.bots.judging.features(theirs.new(2, {}))
    return theirs, interpreted("parlour.core.puct").Puct(net, features, 1.0)


def read(spec: Any, position: Any) -> Any:
    """A position for two of this game."""
    game = spec.new(2, {})
    spec.positions.read(game, position)
    return game


@pytest.mark.parametrize("code", JUDGED)
def test_statistics_a_person_can_look_at(code: str) -> None:
    game, seat = opening(code)
    judged = thoughts(code, game, seat, 500)
    assert sum(visits for _, visits, _ in judged) == 499  # the first one judges the position itself
    assert sorted(move for move, _, _ in judged) == sorted(game.legal_moves(seat))
    assert all(0 <= value <= 1 for _, _, value in judged)


@pytest.mark.parametrize("code", JUDGED)
def test_what_is_hidden_never_changes_its_thoughts(code: str) -> None:
    game, seat = opening(code)
    swapped = game.clone()
    swapped.determinize(seat, Rng(99))
    assert find(code).positions.write(swapped) != find(code).positions.write(game)
    assert thoughts(code, swapped, seat, 600) == thoughts(code, game, seat, 600)


@pytest.mark.parametrize("code", JUDGED)
def test_interpreted_and_compiled_search_think_alike(code: str) -> None:
    game, seat = opening(code)
    spec, made = find(code), weights(find(code), game)
    theirs, search = interpreted_search(code, made)
    plain = read(theirs, spec.positions.write(game))
    spec.positions.read(game, spec.positions.write(game))  # both as a position lists them
    search.start()
    search.run(plain, seat, 60, interpreted("parlour.core.rng").Rng(1))
    assert search.thoughts(plain, seat) == thoughts(code, game, seat, 60)


@pytest.mark.parametrize("heap", [6, 10])
def test_finds_a_forced_win_by_itself(heap: int) -> None:
    assert ignorant(Take().heap(heap), 0, 1500)[0][0] == heap % 4


def test_nobody_it_imagines_sees_a_sealed_choice() -> None:
    """In a throw between two, an opponent who saw the sign would always win; a fair one wins half."""
    spec = interpreted("parlour.games.ninjan.game").NINJAN
    there = Table.from_position(
        {
            "game": "ninjan",
            "players": 2,
            "piles": [["R10"], ["R9"], ["R8"]],
            "captured": [["P1"], ["S1"]],
            "tie": {"seats": [0, 1]},
        }
    )
    game = spec.new(2, {})
    spec.positions.read(game, there.spec.positions.write(there.game))
    judged = ignorant(game, 0, 1500, explore=0.5)
    assert sorted(move for move, _, _ in judged) == [SIGN, SIGN + 1, SIGN + 2]
    assert 0.4 < sum(visits * value for _, visits, value in judged) / 1500 < 0.6


def test_full_tables_of_statistics_do_not_stop_it() -> None:
    game, seat = opening("pandaspin")
    assert sum(visits for _, visits, _ in thoughts("pandaspin", game, seat, 60_000)) == 59_999
