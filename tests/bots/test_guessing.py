"""Guessing hidden cards from what the others did: deals that fit the past, honest and better than chance."""

import math
from typing import Any

import pytest

from parlour import BadInput, Illegal, Table
from parlour._compiled import interpreted
from parlour.bots import decide, player
from parlour.bots.learned import guess_hands, search_with, shipped
from parlour.core.deals import DEALS, DOUBT, Deals
from parlour.core.game import snapshot
from parlour.core.memory import Memory, PastMove, can_be_guessed, fitting
from parlour.core.puct import Puct
from parlour.core.rng import Rng
from parlour.games import find, specs
from parlour.table.secrecy import observed, obtainable
from tests.core.test_net import weights
from tests.core.test_puct import interpreted_search, read

CODES = [spec.code for spec in specs() if can_be_guessed(spec.new(spec.facts.players[0], {}))]


def played(code: str, players: int, seed: int, moves: int, level: str = "greedy") -> Table:
    """A table after so many moves, or when one move is left."""
    table = Table(code, players=players, seed=seed)
    while table.number < moves:
        ahead = table.copy()
        ahead.play(ahead.waiting[0], decide(ahead.imagine(ahead.waiting[0], 1), level, seed=table.number))
        if ahead.over:
            break
        table = ahead
    return table


def dealt(table: Table, seat: int) -> tuple[Deals, list[PastMove]]:
    """Deals that reach back to the last moves of the others."""
    deals = Deals(table.game.empty())
    found = fitting(deals, table.game, seat, table.past_moves())
    deals.imagine(table.game, seat, DEALS, Rng(1))
    return deals, found


def test_panda_spin_is_guessed() -> None:
    assert CODES == ["pandaspin"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_deal_fits_all_that_the_seat_has_seen(code: str, players: int) -> None:
    """Now and at every move it reaches back to; and each of them was legal then."""
    reached = 0
    for seed in range(3):
        table = played(code, players, seed, 30)
        seat = table.waiting[0]
        deals, found = dealt(table, seat)
        reached += len(found)
        for deal in range(0, DEALS, 16):
            deals.laid(table.game, deal)
            assert observed(table.spec, deals.game, seat) == observed(table.spec, table.game, seat)
            table.spec.positions.read(table.game.empty(), table.spec.positions.write(deals.game))
            for made in found:
                deals.laid(made.game, deal)
                assert observed(table.spec, deals.game, seat) == observed(table.spec, made.game, seat)
                assert made.move in deals.game.legal_moves(made.seat)
    assert reached > 6


@pytest.mark.parametrize("code", CODES)
def test_deals_vary_wherever_cards_are_hidden(code: str) -> None:
    table = played(code, 3, 5, 12)
    seat = table.waiting[0]
    deals, _ = dealt(table, seat)
    found: dict[str, set[str]] = {}
    for deal in range(DEALS):
        deals.laid(table.game, deal)
        for place, cards in table.spec.views.hidden(deals.game, seat).items():
            found.setdefault(place, set()).update(cards)
    assert len(found) > 1
    assert all(cards == set.union(*found.values()) for cards in found.values())


def lookalike(table: Table, start: Any, seat: int, swap: tuple[str, str]) -> Table | None:
    """A table whose deal differs in two cards, after the same moves; None if the seat would see a difference."""
    first, other = swap
    text = {first: other, other: first}
    changed = exchanged(start, text)
    try:
        twin = Table.from_position(changed, table.edition, table.seed)
        twin.rewind(table.log)
    except (BadInput, Illegal):
        return None
    return twin if obtainable(twin, seat) == obtainable(table, seat) else None


def exchanged(data: Any, names: dict[str, str]) -> Any:
    if isinstance(data, dict):
        return {key: exchanged(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [exchanged(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data


@pytest.mark.parametrize("code", CODES)
def test_what_is_hidden_changes_neither_the_past_nor_the_move(code: str) -> None:
    """Two games from deals that differ in two cards of other hands, with the same moves."""
    compared = 0
    for seed in range(4):
        start = Table(code, players=3, seed=seed).position()
        table = Table.from_position(start, seed=seed)
        while table.number < 9:
            table.play(table.waiting[0], decide(table.imagine(table.waiting[0], 1), "greedy", seed=table.number))
        seat = table.waiting[0]
        hidden = [cards for cards in table.spec.views.hidden(table.game, seat).values() if cards]
        for swap in zip(hidden[0][:4], hidden[1][:4], strict=False):
            twin = lookalike(table, start, seat, swap)
            if twin is None or twin.position() == table.position():
                continue
            assert twin.imagine(seat, 7, past=True) == table.imagine(seat, 7, past=True)
            assert snapshot(twin.game) != snapshot(table.game)
            expert = player("expert", table.spec)
            moves = [expert.choose_after(one.game, seat, Rng(3), one.past_moves()) for one in (table, twin)]
            assert moves[0] == moves[1]
            assert table.imagine(seat, 7, past=True).past
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("code", CODES)
def test_a_forced_move_is_kept_like_any_other(code: str) -> None:
    """Whether somebody had a choice depends on their hidden cards, so the list of moves must not tell it."""
    table = played(code, 2, 3, 25)
    game, memory = table.game.clone(), Memory(table.game)
    memory.ask()
    for move in game.legal_moves(table.waiting[0]):
        memory.forget()
        memory.notice(table.waiting[0], move)
        assert len(memory.moves) == (game.seen_as(move) == move)


@pytest.mark.parametrize("code", CODES)
def test_the_past_is_told_after_a_restart_too(code: str) -> None:
    table = played(code, 2, 4, 14)
    seat = table.waiting[0]
    again = Table.replay(table.record())
    assert again.imagine(seat, 1, past=True) == table.imagine(seat, 1, past=True)
    assert len(table.imagine(seat, 1, past=True).recall()) > 2


@pytest.mark.parametrize("code", CODES)
def test_a_bot_is_told_of_the_same_deal_then_and_now(code: str) -> None:
    """A hand of now is a hand of then, without what was played since: the others' moves are told in one deal."""
    table = played(code, 2, 4, 8)
    seat = table.waiting[0]
    knowledge = table.imagine(seat, 1, past=True)
    _, now = knowledge.restore()
    for made in knowledge.recall():
        for place, cards in table.spec.views.hidden(now, seat).items():
            then = {card for found in table.spec.views.hidden(made.game, seat).values() for card in found}
            assert set(cards) <= then, place


@pytest.mark.parametrize("code", CODES)
def test_the_truth_is_likelier_than_other_deals(code: str) -> None:
    """By the moves of good players: the weight of the true deal beside the mean weight of all imagined ones."""
    gain, count = 0.0, 0
    for seed in range(6):
        table = played(code, 2, 100 + seed, 30, "hard")
        seat = table.waiting[0]
        game, spec = table.game, table.spec
        net = shipped(spec, game)
        assert net
        tree = search_with(net, spec, game)
        guess_hands(tree, game, seat, table.past_moves(), Rng(1))
        if not tree.guessing:
            continue
        guess, truth = tree.guess, 1.0
        for made in fitting(Deals(game.empty()), game, seat, table.past_moves()):
            guess.game.copy_from(made.game)
            truth *= DOUBT + (1 - DOUBT) * guess.likelihood(made.seat, made.move)
        gain += math.log(truth * DEALS / guess.sum[DEALS - 1])
        count += 1
    assert count >= 4
    assert gain > 0


@pytest.mark.parametrize("code", CODES)
def test_interpreted_and_compiled_guess_alike(code: str) -> None:
    table = played(code, 2, 4, 12)
    seat, spec = table.waiting[0], table.spec
    made = weights(spec, table.game)
    knowledge = table.imagine(seat, 1, past=True)
    ours = Puct(made.net(), spec.bots.judging.features(table.game.empty()), 1.0)  # type: ignore[union-attr]
    _, game = knowledge.restore()
    guess_hands(ours, game, seat, knowledge.recall(), Rng(2))

    theirs, search = interpreted_search(code, made)
    plain, *before = [
        read(theirs, position) for position in (knowledge.position, *(position for position, _, _ in knowledge.past))
    ]
    past = [
        PastMove(position, who, theirs.moves.parse(position, move))
        for position, (_, who, move) in zip(before, knowledge.past, strict=True)
    ]
    rng = interpreted("parlour.core.rng").Rng(2)
    guess_hands(search, plain, seat, past, rng)
    assert list(search.guess.weight) == list(ours.guess.weight)
    assert list(search.guess.name) == list(ours.guess.name)
    assert len(set(ours.guess.weight)) > 10
    for tree, root, chance in ((search, plain, rng), (ours, game, Rng(2))):
        chance.seed(5)
        tree.start()
        tree.run(root, seat, 60, chance)
    assert search.thoughts(plain, seat) == ours.thoughts(game, seat)


def test_only_long_searches_by_a_net_look_back() -> None:
    spec = find("pandaspin")
    levels = ("random", "greedy", "easy", "medium", "hard", "expert", "master", "search:2000")
    assert [level for level in levels if player(level, spec).looks_back] == ["expert", "master"]
    assert [level for level in levels if player(level, find("pandorum")).looks_back] == []
