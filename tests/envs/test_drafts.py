"""A half-made move is its maker's own: no other agent notices it, in any of the environments."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

import parlour.envs.open_spiel  # noqa: F401  (registers the games)
from parlour import Table
from parlour.core.drafts import has_drafts
from parlour.core.rng import Rng
from parlour.core.spec import AnyGame
from parlour.envs import env, parallel_env
from parlour.games import specs
from parlour.table.secrecy import Lookalike, lookalikes, same_moves

PLAYERS = 3
STEPS = 1200
HANDS = 6  # searches for a table with another hand
COMPARISONS = 4
each_game = pytest.mark.parametrize(
    "spec", [spec for spec in specs() if has_drafts(spec.new(2, {}))], ids=lambda spec: spec.code
)


class Others:
    """What all but the maker of a half-made move have seen before it, and must see until it is complete."""

    def __init__(self) -> None:
        self.before: list[Any] = []
        self.half_made = 0  # how often somebody was in the middle of a move

    def look(self, game: Any, seen: list[Any]) -> None:
        if not game.drafting():
            self.before = seen
            return
        self.half_made += 1
        for seat, now in enumerate(seen):
            assert (now == self.before[seat]) is (not game.waiting() >> seat & 1)


@each_game
@pytest.mark.parametrize("cycles", [None, STEPS])
def test_agents_that_are_asked_in_turn_notice_nothing(spec: AnyGame, cycles: int | None) -> None:
    made = env(spec, players=PLAYERS, max_cycles=cycles)
    chance, others = random.Random(1), Others()
    made.reset(seed=1)
    for _ in made.agent_iter(STEPS):
        _, _, over, broken_off, info = made.last()
        if over or broken_off:
            break
        game = made._desk.game
        others.look(game, [made.observe(agent).tobytes() for agent in made.possible_agents])
        made.step(int(chance.choice(info["action_mask"].nonzero()[0])))
    assert others.half_made > 20


@each_game
def test_a_half_made_move_is_not_drawn(spec: AnyGame) -> None:
    made, chance, drawn = env(spec, players=PLAYERS, render_mode="ansi"), random.Random(1), []
    made.reset(seed=1)
    while not made._desk.game.drafting():
        drawn = [made.render()]
        made.step(int(chance.choice(made.last()[4]["action_mask"].nonzero()[0])))
    while made._desk.game.drafting():
        drawn.append(made.render())
        made.step(int(chance.choice(made.last()[4]["action_mask"].nonzero()[0])))
    assert len(drawn) > 1
    assert set(drawn) == {drawn[0]}


@each_game
def test_agents_that_act_at_once_notice_nothing(spec: AnyGame) -> None:
    made, chance, others = parallel_env(spec, players=PLAYERS), random.Random(2), Others()
    seen, infos = made.reset(seed=2)
    for _ in range(STEPS):
        if not made.agents:
            break
        others.look(made._desk.game, [seen[agent].tobytes() for agent in made.agents])
        masks = {agent: infos[agent]["action_mask"].nonzero()[0] for agent in made.agents}
        seen, _, _, _, infos = made.step({agent: int(chance.choice(mask)) for agent, mask in masks.items()})
    assert others.half_made > 20


@each_game
def test_states_of_open_spiel_show_nothing(spec: AnyGame) -> None:
    game = pyspiel.load_game(f"python_parlour_{spec.code}(players={PLAYERS})")
    state, chance, others, observer = game.new_initial_state(), random.Random(3), Others(), game.make_py_observer()

    def seen(seat: int) -> tuple[str, str, bytes]:
        observer.set_from(state, seat)
        return state.information_state_string(seat), state.observation_string(seat), observer.tensor.tobytes()

    while others.half_made < 20:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        others.look(state.now.position, [seen(seat) for seat in range(PLAYERS)])
        state.apply_action(chance.choice(state.legal_actions()))


@each_game
def test_a_resampled_state_keeps_the_half_made_move_for_its_maker_only(spec: AnyGame) -> None:
    game = pyspiel.load_game(f"python_parlour_{spec.code}(players={PLAYERS})")
    state, chance, half_made = game.new_initial_state(), random.Random(4), 0
    while half_made < 20:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        if state.now.position.drafting():
            half_made += 1
            mover = state.current_player()
            for seat in range(PLAYERS):
                imagined = state.resample_from_infostate(seat, chance.random)
                assert imagined.information_state_string(seat) == state.information_state_string(seat)
                assert bool(imagined.now.position.drafting()) is (seat == mover)
            imagined = state.resample_from_infostate(mover, chance.random)
            assert imagined.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))


# --- two positions that differ in a card of the mover's hand ------------------------------------------


def drafted_moves(spec: AnyGame) -> Iterator[tuple[Table, Table]]:
    """Tables before and after a move of several steps in which chance had no part."""
    chance = random.Random(5)
    for seed in range(30):
        table = Table(spec.code, players=PLAYERS, seed=seed)
        while not table.over and table.number < 60:
            (mover,) = table.waiting
            after = Table.from_position(table.position(), seed=table.seed)
            while not after.log:
                after.play(mover, chance.choice(after.moves(mover)))
            move = after.log[0].move
            if " " in move and not after.chance:
                yield table, after
            table.play(mover, move)


def other_hand(table: Table, mover: int, watching: int, rng: Rng) -> Lookalike | None:
    """A table that the watching seat cannot tell from this one, with another card in the mover's hand."""
    found = (each for _ in range(HANDS) for each in lookalikes(table, watching, rng))
    return next((each for each in found if f"hand of seat {mover}" in (each.place, each.elsewhere)), None)


@each_game
def test_nobody_can_tell_two_hands_by_how_their_owner_moves(spec: AnyGame) -> None:
    game = pyspiel.load_game(f"python_parlour_{spec.code}(players={PLAYERS})")
    rng, compared = Rng(6), 0
    for table, ours in drafted_moves(spec):
        (mover,) = table.waiting
        watching = (mover + 1) % PLAYERS
        found = other_hand(table, mover, watching, rng)
        made = same_moves(ours, found.table, watching, mover) if found else []
        for theirs in made:
            if found and theirs.events(watching) == ours.events(watching):
                assert told_of(game, table, ours, watching) == told_of(game, found.table, theirs, watching)
                compared += 1
        if compared >= COMPARISONS:
            return
    raise AssertionError(f"only {compared} moves could be compared")


def told_of(game: Any, before: Table, after: Table, watching: int) -> str:
    """What the watching seat knows after the move between these tables; until it is complete, nothing of it."""
    state = state_at(game, before)
    known = state.information_state_string(watching)
    for step in after.log[0].move.split():
        assert state.information_state_string(watching) == known
        state.apply_action(before.spec.moves.parse(state.now.position, step))
    told: str = state.information_state_string(watching)
    return told


def state_at(game: Any, table: Table) -> Any:
    """A state with the position of a table, which nobody remembers anything of."""
    state = game.new_initial_state()
    state.now.position = table.game.clone()
    state.now.dealt, state.now.outcomes, state.now.drawn = True, 0, []
    return state
