"""The search: what it finds, what it must not see, and that it is the same interpreted and compiled."""

from typing import Any

import pytest

from parlour import Table
from parlour._compiled import interpreted
from parlour.core.game import Game
from parlour.core.play import Random
from parlour.core.rng import Rng
from parlour.core.search import Search
from parlour.games import find, specs
from parlour.games.ninjan.game import NINJAN
from parlour.games.ninjan.rules import SIGN, TAKE

# Whose choice the search looks at first, where it trusts anybody.
FAVOURITES = {"ninjan": "greedy", "pandaspin": "greedy", "pandorum": "playout"}


def thoughts(game: Any, seat: int, simulations: int = 2000, seed: int = 1) -> list[tuple[int, int, float]]:
    search = Search(NINJAN.bots.playout(game.empty()), NINJAN.bots.explore)
    search.start()
    search.run(game, seat, simulations, Rng(seed))
    return search.thoughts(game, seat)


def search(code: str, game: Game, seat: int, simulations: int) -> list[tuple[int, int, float]]:
    found = Search(find(code).bots.playout(game.empty()), find(code).bots.explore)
    found.start()
    found.run(game, seat, simulations, Rng(1))
    return found.thoughts(game, seat)


def opening(code: str) -> tuple[Game, int]:
    """A position after a few moves, and who is to move."""
    there = Table(code, seed=bytes(32))
    for number in range(4):
        seat = there.waiting[0]
        moves = there.moves(seat)
        there.play(seat, moves[number % len(moves)])
    return there.game, there.waiting[0]


def table(**position: Any) -> Table:
    return Table.from_position({"game": "ninjan", "players": 2, **position})


def test_takes_the_rich_pile() -> None:
    there = table(
        piles=[["R10", "R9"], ["R-6"], ["S1"]],
        hands=[[], []],
        revealed=[{"seat": 0, "card": "P7"}, {"seat": 1, "card": "S2"}],
    )
    assert thoughts(there.game, 0)[0][0] == TAKE


def test_statistics_a_person_can_look_at() -> None:
    game = Table("ninjan", 4, seed=bytes(32)).game
    judged = thoughts(game, 0, 1000)
    assert [visits for _, visits, _ in judged] == sorted((visits for _, visits, _ in judged), reverse=True)
    assert sum(visits for _, visits, _ in judged) == 1000
    assert {move for move, _, _ in judged} == set(game.legal_moves(0))
    assert all(0 <= value <= 1 for _, _, value in judged)


def test_more_thinking_continues_where_it_stopped() -> None:
    game: Any = Table("ninjan", 3, seed=bytes(32)).game
    search = Search(NINJAN.bots.playout(game.empty()), NINJAN.bots.explore)
    search.start()
    rng = Rng(1)
    for _ in range(4):
        search.run(game, 0, 250, rng)
    assert search.simulations == 1000
    assert search.thoughts(game, 0) == thoughts(game, 0, 1000)


@pytest.mark.parametrize("choices", [(), (1,), (1, 2, 3)])
def test_sees_no_hidden_card_and_no_unrevealed_choice(choices: tuple[int, ...]) -> None:
    """Swap everything the seat cannot know, other players' sealed choices included: the same thoughts."""
    there = Table("ninjan", 4, seed=bytes(32))
    for seat in choices:
        there.play(seat, there.moves(seat)[0])
    swapped = there.game.clone()
    swapped.determinize(0, Rng(99))
    assert there.spec.positions.write(swapped) != there.spec.positions.write(there.game)
    assert thoughts(swapped, 0) == thoughts(there.game, 0)


@pytest.mark.parametrize("first", ["S-4", "S1"])
def test_thinks_the_same_whether_the_other_has_chosen_or_not(first: str) -> None:
    """A choice that is sealed says nothing, so the other is imagined to choose well, not by chance."""
    there = table(piles=[["R10"], ["R9"], ["R8"]], hands=[["P7", "R1", "S2"], ["S1", "S-4", "P3"]])
    before = thoughts(there.game, 0)
    there.play(1, first)
    assert thoughts(there.game, 0) == before


def test_nobody_it_imagines_sees_a_sealed_choice_either() -> None:
    """In a throw between two, an opponent who saw the sign would always win; a fair one wins half."""
    there = table(piles=[["R10"], ["R9"], ["R8"]], captured=[["P1"], ["S1"]], tie={"seats": [0, 1]})
    judged = thoughts(there.game, 0, 6000)
    assert sorted(move for move, _, _ in judged) == [SIGN, SIGN + 1, SIGN + 2]
    mean = sum(visits * value for _, visits, value in judged) / 6000
    assert 0.4 < mean < 0.6


@pytest.mark.parametrize("code", [spec.code for spec in specs()])
def test_what_is_hidden_never_changes_its_thoughts(code: str) -> None:
    game, seat = opening(code)
    swapped = game.clone()
    swapped.determinize(seat, Rng(99))
    assert find(code).positions.write(swapped) != find(code).positions.write(game)
    assert search(code, swapped, seat, 400) == search(code, game, seat, 400)


@pytest.mark.parametrize("code", FAVOURITES)
def test_its_first_look_is_at_the_favourite_and_later_ones_at_every_move(code: str) -> None:
    game, seat = opening(code)
    favourite = getattr(find(code).bots, FAVOURITES[code])(game.clone()).pick(seat, Rng(1))
    assert search(code, game, seat, 1)[0][:2] == (favourite, 1)
    assert all(visits > 0 for _, visits, _ in search(code, game, seat, 6000))


class Take:
    """One heap, one to three pieces a turn, who takes the last one wins: lost for who finds a multiple of four."""

    def __init__(self) -> None:
        self.core = interpreted("parlour.core.game")
        self.play = interpreted("parlour.core.play")

    def thoughts(
        self, heap: int, simulations: int, trust: float, by_mean: int = 0, chance: float | None = None
    ) -> list[tuple[int, int, float]]:
        """Of a search whose favourite, wherever it looks, is to take one piece; it may take the first seat's chance for
        the same everywhere."""
        game = self.heap(heap)

        class Stubborn(self.play.Random):  # type: ignore[misc, name-defined]
            def favourite(self, seat: int, rng: Rng) -> int:
                return 1

            def trust(self) -> float:
                return trust

            def evaluate(self) -> None:
                if chance is None:
                    super().evaluate()
                else:
                    self.game.reward[:2] = [chance, 1 - chance]

        found = interpreted("parlour.core.search").Search(Stubborn(game.empty()), 0.1 if by_mean or chance else 0.25)
        found.by_mean = by_mean
        found.start()
        found.run(game, 0, simulations, interpreted("parlour.core.rng").Rng(1))
        thoughts: list[tuple[int, int, float]] = found.thoughts(game, 0)
        return thoughts

    def heap(self, size: int) -> Any:
        class Heap(self.core.Game):  # type: ignore[misc, name-defined]
            def __init__(self) -> None:
                super().__init__(2)
                self.size = size
                self.turn = 0

            def empty(self) -> "Heap":
                return Heap()

            def waiting(self) -> int:
                return 0 if self.over else 1 << self.turn

            def legal(self, seat: int) -> int:
                count = min(3, self.size)
                self.moves[:count] = range(1, count + 1)
                return count

            def apply(self, seat: int, move: int, rng: Rng) -> None:
                self.size -= move
                self.turn = 1 - seat
                if self.size == 0:
                    self.over = 1
                    self.share_reward(1 << seat)

        return Heap()


@pytest.mark.parametrize(("trust", "simulations"), [(0.0, 1500), (1.0, 1500), (2.0, 3000), (4.0, 8000)])
@pytest.mark.parametrize("heap", [6, 10])
def test_finds_a_forced_win_against_its_favourite(heap: int, trust: float, simulations: int) -> None:
    """The more it trusts a favourite that is wrong everywhere, the longer it takes."""
    assert Take().thoughts(heap, simulations, trust)[0][0] == heap % 4


@pytest.mark.parametrize("heap", [6, 10])
def test_by_the_mean_it_finds_the_win_too(heap: int) -> None:
    assert Take().thoughts(heap, 8000, 4.0, by_mean=1)[0][0] == heap % 4


@pytest.mark.parametrize(("by_mean", "looked_at"), [(0, 1), (1, 3)])
def test_by_the_mean_a_sure_winner_still_compares_moves(by_mean: int, looked_at: int) -> None:
    """Otherwise an untried move counts as lost, and who wins with any move looks at the favourite alone."""
    thoughts = Take().thoughts(10, 300, 4.0, by_mean, chance=0.95)
    assert sum(visits > 0 for _, visits, _ in thoughts) == looked_at


def test_knows_when_it_is_lost() -> None:
    visits_and_values = [(visits, value) for _, visits, value in Take().thoughts(8, 3000, 1.0)]
    assert sum(visits * value for visits, value in visits_and_values) / 3000 < 0.2


def test_full_tables_of_statistics_do_not_stop_it() -> None:
    game = Table("ninjan", 5, seed=bytes(32)).game
    search = Search(Random(game.empty()), 0.5)
    search.start()
    search.run(game, 0, 40_000, Rng(1))
    assert search.node_count * 4 > 65536 * 3
    assert sum(visits for _, visits, _ in search.thoughts(game, 0)) == 40_000


@pytest.mark.parametrize("by_mean", [0, 1])
def test_interpreted_and_compiled_search_think_alike(by_mean: int) -> None:
    ours: Any = Table("ninjan", 3, seed=bytes(32)).game
    spec = interpreted("parlour.games.ninjan.game").NINJAN
    theirs = spec.new(3, {})
    spec.positions.read(theirs, NINJAN.positions.write(ours))
    NINJAN.positions.read(ours, NINJAN.positions.write(ours))  # both hands in the order a position lists them
    search = interpreted("parlour.core.search").Search(spec.bots.playout(theirs.empty()), spec.bots.explore)
    search.by_mean = by_mean
    search.start()
    search.run(theirs, 1, 60, interpreted("parlour.core.rng").Rng(4))
    ours_search = Search(NINJAN.bots.playout(ours.empty()), NINJAN.bots.explore)
    ours_search.by_mean = by_mean
    ours_search.start()
    ours_search.run(ours, 1, 60, Rng(4))
    assert ours_search.thoughts(ours, 1) == search.thoughts(theirs, 1)
    assert len(NINJAN.moves.names(ours)) == NINJAN.moves.count
