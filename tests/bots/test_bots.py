"""Bots: legal, repeatable, honest, and stronger by level."""

import random

import pytest

from parlour import BadInput, Table
from parlour.arena.playing import Setting
from parlour.arena.sim import simulate
from parlour.bots import LEVELS, analyse, bot, choose
from parlour.bots.level import SearchBot
from parlour.games import find, specs

CODES = [spec.code for spec in specs()]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("level", ["random", "greedy", "easy", "medium"])
def test_a_bot_plays_a_whole_game(code: str, level: str) -> None:
    table = Table(code, seed=bytes(32))
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, choose(table.knowledge(seat), level, table.number))
    assert table.view(None)["result"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_move(code: str, level: str) -> None:
    table = Table(code, seed=bytes(32))
    knowledge = table.knowledge(table.waiting[0])
    assert choose(knowledge, level, 7) == choose(knowledge, level, 7)


@pytest.mark.parametrize("code", CODES)
def test_thoughts_cover_every_legal_move(code: str) -> None:
    table = Table(code, seed=bytes(32))
    seat = table.waiting[0]
    for level in ("greedy", "medium"):
        knowledge = table.knowledge(seat)
        thoughts = analyse(knowledge, level, 1)
        assert sorted(thought["move"] for thought in thoughts) == sorted(table.moves(seat))
        assert thoughts[0]["move"] == choose(knowledge, level, 1).split()[0]  # thoughts are about the first step


@pytest.mark.parametrize("code", ["", "grandmaster", "search:", "search:0ms", "search:-5", "easy:3"])
def test_an_unknown_bot_is_refused_by_name(code: str) -> None:
    with pytest.raises(BadInput) as refused:
        bot(code, find(CODES[0]))
    assert code in str(refused.value)


def test_search_by_time_stops() -> None:
    table = Table(CODES[0], seed=bytes(32))
    assert choose(table.knowledge(table.waiting[0]), "search:20ms", 1) in table.moves(table.waiting[0])


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("better", "worse", "at_least"), [("greedy", "random", 0.7), ("medium", "random", 0.8)])
def test_better_bots_win_more(code: str, better: str, worse: str, at_least: float) -> None:
    setting = Setting(code, 2, find(code).facts.settle_options({}), (better, worse), seed=3)
    tally = simulate(setting, 100)
    assert tally.bot_wins[0] / tally.games > at_least


def test_who_slips_leaves_the_choice_to_chance() -> None:
    game = Table("ninjan", players=2, seed=bytes(32)).game
    careless = SearchBot(find("ninjan"), simulations=50, slips=100)
    seeds = [random.getrandbits(60) for _ in range(200)]
    assert {careless.choose(game, 0, seed) for seed in seeds} == set(game.legal_moves(0))
    careful = SearchBot(find("ninjan"), simulations=50)
    assert careful.choose(game, 0, 7) == careful.analyse(game, 0, 7)[0][0]
