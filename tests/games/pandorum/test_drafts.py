"""A turn that moves is one move of several steps: before its end nobody learns of it, and never of choices it left."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from parlour.core.event import take_notes
from parlour.core.rng import Rng
from parlour.games import find
from parlour.games.pandorum import terms
from parlour.table.secrecy import observed
from tests.games.pandorum.test_rules import HULL_CHARGE, JUNK, harvester, table

PANDORUM = find("pandorum")


def steps(game: Any, *names: str) -> list[tuple[str, int]]:
    """Carries out the steps of the seat to move; each with what `drafting` says after it."""
    found = []
    for name in names:
        move = PANDORUM.moves.parse(game, name)
        assert move in game.legal_moves(game.turn), name
        game.apply(game.turn, move, Rng(1))
        found.append((name, game.drafting()))
    return found


def with_hand(hand: str, **rest: Any) -> Any:
    """A position in which seat 0 is to move; its journal is open."""
    game = table(hand, "", **rest).game.clone()
    game.listening = 1
    return game


def seen_by_others(game: Any, seat: int) -> list[Any]:
    """All that anybody else than the seat can obtain: views, numbers, and what they can imagine."""
    others, views = [other for other in range(game.players) if other != seat], PANDORUM.views
    seen: list[Any] = [views.open_board(game), views.own_board(game, None), views.prompt(game, None)]
    for other in others:
        imagined = game.clone()
        imagined.determinize(other, Rng(3))
        seen += [views.own_board(game, other), observed(PANDORUM, game, other), PANDORUM.positions.write(imagined)]
    return seen


# --- where a move begins and ends -----------------------------------------------------------------------


def test_pd_12_a_turn_is_drafted_from_the_discard_to_the_last_slot() -> None:
    game = with_hand(f"network_defence defence_block outer_defence {JUNK}", objects="e9:0m d6:0b")
    assert game.drafting() == 0
    flags = steps(game, f"-{JUNK}", ">e7", "base", "+network_defence", "+defence_block", "ray:e")
    flags += steps(game, "x:network_defence", "hull")
    assert [flag for _, flag in flags] == [1] * 8
    assert steps(game, "cargo") == [("cargo", 0)]
    assert game.turn == 1


def test_pd_12_a_move_to_the_pad_is_complete_on_arrival() -> None:
    game = with_hand(f"{JUNK} {JUNK}", harvesters=(harvester("e6"),))
    assert steps(game, f"-{JUNK}", ">e5") == [(f"-{JUNK}", 1), (">e5", 0)]


def test_pd_12_without_a_discard_the_draft_begins_on_arrival() -> None:
    free = harvester("e5", "jump", "free", hull_cards=HULL_CHARGE)
    game = with_hand("crater_drill outer_defence", harvesters=(free,))
    assert steps(game, ">e6", "module", "+crater_drill") == [(">e6", 1), ("module", 1), ("+crater_drill", 1)]


def test_pd_11_draws_are_moves_of_their_own() -> None:
    game = with_hand(JUNK)
    assert steps(game, "d", "d:dome_defence") == [("d", 0), ("d:dome_defence", 0)]


def test_pd_26_with_a_rebate_the_discard_and_the_draw_are_moves_and_the_rest_is_one() -> None:
    rebate = harvester("e5", "jump", "rebate", hull_cards=HULL_CHARGE)
    game = with_hand(f"crater_drill {JUNK}", harvesters=(rebate,))
    assert steps(game, f"-{JUNK}", "d:outer_defence") == [(f"-{JUNK}", 0), ("d:outer_defence", 0)]
    assert steps(game, ">e6", "module", "+crater_drill", "cargo") == [
        (">e6", 1),
        ("module", 1),
        ("+crater_drill", 1),
        ("cargo", 0),
    ]


def test_pd_26_a_rebate_that_is_not_charged_yet_hides_the_discard() -> None:
    rebate = harvester("e5", "jump", "rebate", hull_cards=HULL_CHARGE[:-1])
    assert steps(with_hand(f"crater_drill {JUNK}", harvesters=(rebate,)), f"-{JUNK}") == [(f"-{JUNK}", 1)]


# --- the same turn with other cards left in hand --------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "alone", "among_others"),
    [
        ("PD-14", ("crater_drill", ">e6"), ("crater_drill outer_defence", ">e6 module +crater_drill")),
        ("PD-17", ("crater_drill", ">e6"), ("crater_drill mountain_quarry", ">e6 module +crater_drill")),
        (
            "PD-17",
            ("crater_drill outer_defence", ">e6 base"),
            ("crater_drill outer_defence mountain_quarry", ">e6 base +crater_drill +outer_defence"),
        ),
    ],
)
def test_pd_14_pd_17_the_journal_does_not_tell_that_there_was_a_choice(
    rule: str, alone: tuple[str, str], among_others: tuple[str, str]
) -> None:
    journals = []
    for hand, turn in (alone, among_others):
        game = with_hand(f"{JUNK} {hand}")
        steps(game, f"-{JUNK}", *turn.split())
        while game.drafting():
            steps(game, "cargo")
        journals.append(take_notes(game))
    assert journals[0] == journals[1], rule


@dataclass
class Turn:
    """A turn that moved: its steps, and what it came to."""

    steps: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)  # to the questions that the cards picked raise
    notes: list[tuple[int, ...]] = field(default_factory=list)

    def of(self, kind: int) -> list[tuple[int, ...]]:
        return [note for note in self.notes if note[0] == kind]


def play_turn(game: Any, rng: Rng) -> Turn:
    """One turn by chance, rather a move than a draw; the steps of a draft draw no chance and show nothing hidden."""
    seat, turn = game.turn, Turn()
    while True:
        legal = game.legal_moves(seat)
        if game.phase == terms.TURN and rng.below(4):
            legal = [move for move in legal if move >= terms.MOVE_DISCARD] or legal
        move = legal[rng.below(len(legal))]
        turn.steps.append(move)
        if game.phase >= terms.RAY:
            turn.answers.append(move)
        hidden, chance = PANDORUM.views.hidden(game, seat), rng.state
        game.apply(seat, move, rng)
        turn.notes += take_notes(game)
        if not game.drafting():
            return turn
        assert rng.state == chance
        assert PANDORUM.views.hidden(game, seat) == hidden


def play_the_same(game: Any, turn: Turn) -> int:
    """The same turn at another position, answering what is asked there; how many steps that takes."""
    seat, taken = game.turn, 0
    answers, cards = list(turn.answers), [note[1] for note in turn.of(terms.USED)]
    while taken == 0 or game.drafting():
        if game.phase <= terms.GO:
            move = turn.steps[taken]
        elif game.phase == terms.BUILD:
            piece, nose = turn.of(terms.BUILT)[0][3:]
            move = terms.MOVE_BUILD + piece + (terms.WITH_NOSE if nose else 0)
        elif game.phase == terms.PICK:
            move = terms.MOVE_CARD + cards[game.picked_size]
        else:
            move = answers.pop(0)
        assert move in game.legal_moves(seat)
        game.apply(seat, move, Rng(1))
        taken += 1
    assert answers == []
    return taken


def swapped(before: Any, after: Any, rng: Rng) -> Any | None:
    """The position before a turn, with a card that the mover kept hidden exchanged for one of the deck."""
    game, seat = before.clone(), before.turn
    places = range(seat * terms.CARDS, (seat + 1) * terms.CARDS)
    kept = [place % terms.CARDS for place in places if after.hand[place] > after.known[place]]
    kept = [card for card in kept if game.kind[card] != terms.MINING]
    stock = [card for card in range(terms.CARDS) if game.deck[card]]
    if not kept or not stock:
        return None
    out, into = kept[rng.below(len(kept))], stock[rng.below(len(stock))]
    hand, deck = list(game.hand), list(game.deck)
    hand[places[out]] -= 1
    deck[out] += 1
    hand[places[into]] += 1
    deck[into] -= 1
    game.hand, game.deck = hand, deck
    held = sum(1 << place % terms.CARDS for place in places if hand[place])
    game.holds = [held if other == seat else mask for other, mask in enumerate(game.holds)]
    assert PANDORUM.positions.broken(game) == []
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pd_31_a_turn_shows_others_the_same_whatever_else_the_mover_holds(players: int) -> None:
    rng, turns, other_steps = Rng(players), 0, 0
    for _ in range(12):
        game: Any = PANDORUM.new(players, {})
        game.listening = 1
        game.deal(rng)
        take_notes(game)
        while not game.over:
            before, seat = game.clone(), game.turn
            before.listening = 1
            turn = play_turn(game, rng)
            twin = swapped(before, game, rng) if turn.of(terms.MOVED) and game.turn != seat else None
            if twin is None:
                continue
            twin.listening = 1
            taken = play_the_same(twin, turn)
            assert take_notes(twin) == turn.notes
            assert seen_by_others(twin, seat) == seen_by_others(game, seat)
            turns += 1
            other_steps += taken != len(turn.steps)
    assert turns > 100
    assert other_steps > 10
