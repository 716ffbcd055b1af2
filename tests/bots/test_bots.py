"""Bots: legal, repeatable, honest, and stronger by level."""

import pytest

from parlour import BadInput, Table
from parlour.arena.sim import simulate
from parlour.bots import LEVELS, BadChoice, Player, analyse, decide, player
from parlour.bots.house import SEEDS, LevelPlayer, SearchPlayer, together
from parlour.core.game import Game
from parlour.core.rng import Rng
from parlour.envs.single import SingleEnv
from parlour.games import find, specs
from parlour.measure.playing import Setting

CODES = [spec.code for spec in specs()]
# A master is an expert that thinks longer and twice at once (`test_two_minds_find_what_two_searches_find`).
levels = pytest.mark.parametrize(
    "level", [pytest.param(level, marks=[pytest.mark.long] * (level == "master")) for level in LEVELS]
)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("level", ["random", "greedy", "easy", "medium"])
def test_a_bot_plays_a_whole_game(code: str, level: str) -> None:
    table = Table(code, seed=bytes(32))
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, decide(table.knowledge(seat), level, table.number))
    assert table.view(None)["result"]


@pytest.mark.parametrize("code", CODES)
@levels
def test_the_same_seed_gives_the_same_move(code: str, level: str) -> None:
    table = Table(code, seed=bytes(32))
    knowledge = table.knowledge(table.waiting[0])
    assert decide(knowledge, level, 7) == decide(knowledge, level, 7)


@pytest.mark.parametrize("code", CODES)
@levels
def test_what_is_hidden_never_changes_the_move_of_a_level(code: str, level: str) -> None:
    """Some moves into a game, with everything dealt anew that the seat cannot know, in two ways."""
    table = Table(code, players=2, seed=bytes(32))
    for _ in range(4):
        seat = table.waiting[0]
        table.play(seat, decide(table.knowledge(seat), "greedy", table.number))
    seat = table.waiting[0]
    imagined = [table.game.clone() for _ in range(2)]
    for deal, game in enumerate(imagined):
        game.determinize(seat, Rng(deal))
    written = table.spec.positions.write
    assert written(imagined[0]) != written(imagined[1])
    assert len({player(level, table.spec).choose(game, seat, Rng(1)) for game in imagined}) == 1


@pytest.mark.parametrize("code", CODES)
def test_thoughts_cover_every_legal_move(code: str) -> None:
    table = Table(code, seed=bytes(32))
    seat = table.waiting[0]
    for level in ("greedy", "medium"):
        knowledge = table.knowledge(seat)
        thoughts = analyse(knowledge, level, 1)
        assert sorted(thought["move"] for thought in thoughts) == sorted(table.moves(seat))
        assert thoughts[0]["move"] == decide(knowledge, level, 1).split()[0]


@pytest.mark.parametrize("code", ["", "grandmaster", "search:", "search:0ms", "search:-5", "easy:3"])
def test_an_unknown_bot_is_refused_by_name(code: str) -> None:
    with pytest.raises(BadInput) as refused:
        player(code, find(CODES[0]))
    assert code in str(refused.value)


def test_search_by_time_stops() -> None:
    table = Table(CODES[0], seed=bytes(32))
    assert decide(table.knowledge(table.waiting[0]), "search:20ms", 1) in table.moves(table.waiting[0])


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("better", "games", "at_least"), [("greedy", 100, 0.7), ("medium", 20, 0.8)])
def test_better_bots_win_more(code: str, better: str, games: int, at_least: float) -> None:
    setting = Setting(code, 2, find(code).facts.settle_options({}), (better, "random"), seed=3)
    tally = simulate(setting, games)
    assert tally.bot_wins[0] / tally.games > at_least


def test_easy_picks_among_the_moves_that_it_cannot_tell_apart() -> None:
    thoughts = [(7, 40, 0.5), (8, 9, 0.45), (9, 9, 0.2), (10, 1, 1.0)]
    easy = LevelPlayer(find("ninjan"), "easy")
    easy.ease = 0.1
    assert {easy._pick(thoughts, Rng(seed)) for seed in range(50)} == {7, 8}
    assert LevelPlayer(find("ninjan"), "medium")._pick(thoughts, Rng(1)) == 7


@pytest.mark.parametrize("code", CODES)
def test_two_minds_find_what_two_searches_find(code: str) -> None:
    """Threads change nothing: each search has chance of its own."""
    table = Table(code, players=2, seed=bytes(32))
    seat = table.waiting[0]
    game = table.game
    both = SearchPlayer(table.spec, simulations=120, minds=2)._think(game, seat, 7)
    alone = [SearchPlayer(table.spec, simulations=60)._think(game, seat, 7 + SEEDS * mind) for mind in range(2)]
    assert both == together(alone)
    assert sum(visits for _, visits, _ in both) == 120


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("better", "worse"), [("medium", "easy"), pytest.param("hard", "easy", marks=pytest.mark.long)]
)
def test_levels_are_in_order(code: str, better: str, worse: str) -> None:
    """Measured by `parlour ladder`, the better one wins at least 65%; of so few games it wins half."""
    setting = Setting(code, 2, find(code).facts.settle_options({}), (better, worse), seed=5)
    tally = simulate(setting, 12)
    assert tally.bot_wins[0] > tally.games / 2


# --- a class of one's own -----------------------------------------------------------------------------


class Rude(Player):
    """Spoils the position it is given, and remembers what it saw of the others' hands."""

    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        self.saw = self.spec.positions.write(game)
        chosen = game.legal_moves(seat)[-1]
        game.deal(rng)
        return chosen


class Wrong(Player):
    def choose(self, game: Game, seat: int, rng: Rng) -> int:
        return 999


@pytest.mark.parametrize("code", CODES)
def test_the_same_class_plays_at_a_table_and_in_an_environment(code: str) -> None:
    table = Table(code, players=2, seed=bytes(32))
    rude = Rude(table.spec)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, decide(table.knowledge(seat), rude, table.number))
    env = SingleEnv(code, players=2, opponents=rude)
    _, info = env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert not info["illegal"]


def test_in_an_environment_it_sees_what_its_seat_may_know_and_nothing_else() -> None:
    rude = Rude(find("ninjan"))
    truth = rude.spec.new(2, {})
    truth.deal(Rng(1))
    rude.bind(truth)(0, Rng(2))
    hands = rude.spec.positions.write(truth)["hands"]
    assert rude.saw["hands"][0] == hands[0]
    assert rude.saw["hands"][1] != hands[1]


def test_what_is_not_legal_is_refused_wherever_it_is_chosen() -> None:
    table = Table("ninjan", players=2, seed=bytes(32))
    wrong = Wrong(table.spec)
    with pytest.raises(BadChoice, match="999"):
        decide(table.knowledge(0), wrong, 1)
    with pytest.raises(BadChoice, match="999"):
        SingleEnv("ninjan", players=2, seat=1, opponents=wrong).reset(seed=1)
