"""Whole turns proposed to a player who only points at a hex: the discard, the object, its cards and their slots.

A turn is carried out by the rules themselves, on a copy of the position. Where nothing is wished it answers what pays
the most; of equals, what costs less. What it tells ends with the player's own last step: what follows depends on hands
that the player cannot see.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from types import MappingProxyType

from ...core.event import Event, take_notes
from ...core.play import seats_in
from ...core.problem import Illegal
from ...core.proposal import Choice, Part, Proposal, Proposals
from ...core.rng import Rng
from .bot import Playout
from .events import tell
from .moves import CARD_NAMES, PHASES, PIECE_NAMES
from .refusals import no_way, why_not
from .rules import Pandorum
from .survey import Surveyor
from .terms import (
    BUILD,
    CARDS,
    FREE_MOVE,
    GO,
    MOVE_BUILD,
    MOVE_CARD,
    MOVE_DISCARD,
    MOVE_GO,
    MOVE_JUMP,
    MOVE_RAY,
    MOVE_SLOT,
    NOTHING,
    PICK,
    SLOT,
    TURN,
    WITH_NOSE,
)
from .views import most_after

# What the player does in such a turn; other events may tell what only the next player's hand decides.
OWN_DOINGS = ("discarded", "moved", "fee", "built", "paid", "took", "emptied", "slotted", "charged")

Question = tuple[int, int]
"""The phase that asks, and the card it asks about."""

DISCARD: Question = (TURN, NOTHING)


@dataclass(frozen=True)
class Wish:
    """What a player wants of a turn; everything else is left open.

    `answers` are wishes for rays, volcanoes, blocks and slots by question, `spoken` the same in the order of a turn.
    """

    hex: int
    discard: int = NOTHING
    piece: int = NOTHING
    cards: frozenset[int] = frozenset()
    answers: Mapping[Question, int] = field(default_factory=lambda: MappingProxyType({}))
    spoken: tuple[int, ...] = ()


def read_wish(steps: Sequence[int]) -> Wish | None:
    """The wish that some steps of a turn express; None if they do not say where to."""
    wish, spoken = Wish(NOTHING), []
    for step in steps:
        if MOVE_DISCARD <= step < MOVE_GO:
            wish = replace(wish, discard=step - MOVE_DISCARD)
        elif MOVE_GO <= step < MOVE_BUILD:
            wish = replace(wish, hex=step - (MOVE_GO if step < MOVE_JUMP else MOVE_JUMP))
        elif MOVE_BUILD <= step < MOVE_CARD:
            wish = replace(wish, piece=step - MOVE_BUILD)
        elif MOVE_CARD <= step < MOVE_RAY:
            wish = replace(wish, cards=wish.cards | {step - MOVE_CARD})
        elif step >= MOVE_RAY:
            spoken.append(step)
    return None if wish.hex == NOTHING else replace(wish, spoken=tuple(spoken))


class PandorumProposals(Proposals[Pandorum]):
    def aims(self, game: Pandorum, seat: int) -> list[int]:
        straight = game.straight(seat)
        return [(MOVE_GO if straight >> hex & 1 else MOVE_JUMP) + hex for hex in _aims(game, seat)]

    def propose(self, game: Pandorum, seat: int, wish: Sequence[int]) -> Proposal:
        wished = read_wish(wish)
        if game.over or game.turn != seat:
            raise why_not(game, seat, MOVE_GO)
        if wished is None or game.phase not in (TURN, GO):
            raise Illegal("pandorum-illegal-not-now", "PD-12", phase=PHASES[game.phase])
        if wished.hex not in _aims(game, seat):
            raise no_way(game, seat, wished.hex)
        turn = Turn(game, seat, wished)
        return Proposal(tuple(turn.steps), turn.gain, tuple(_parts(turn)), tuple(turn.events))


def _aims(game: Pandorum, seat: int) -> list[int]:
    """PD-12, PD-14: the hexes where the seat can go, after some discard if one is due."""
    if game.phase == GO or game.hull_works(seat, FREE_MOVE):
        return seats_in(game.destinations(seat)) if game.phase in (TURN, GO) else []
    found = 0
    for card in _discards(game, seat):
        found |= _without(game, seat, card).destinations(seat)
    return seats_in(found)


def _discards(game: Pandorum, seat: int) -> list[int]:
    if game.phase != TURN or game.hull_works(seat, FREE_MOVE):
        return []
    return seats_in(game.discardable(seat))


def _without(game: Pandorum, seat: int, card: int) -> Pandorum:
    """The position after a discard."""
    ahead = game.clone()
    ahead.discard(seat, card)
    return ahead


# --- a turn carried out -------------------------------------------------------------------------------


class Turn:
    """A complete turn, as it was wished and else as it pays the most.

    With a working *rebate* the discard is a move of its own, since a card is drawn after it; then `gain` is None.
    """

    def __init__(self, game: Pandorum, seat: int, wish: Wish) -> None:
        self.before, self.seat, self.wish = game, seat, wish
        self.spoken = list(wish.spoken)
        self.ahead = game.clone()
        self.ahead.listening = 1
        self.steps: list[int] = []
        self.asked: dict[Question, list[int]] = {}  # the legal answers to each question
        self.answers: dict[Question, int] = {}
        self._carry_out()
        told = tell(self.ahead, take_notes(self.ahead))
        self.events: list[Event] = [one for one in told if one.type in OWN_DOINGS and one.data["seat"] == seat]
        self._take_in()

    def _carry_out(self) -> None:
        while not self.steps or self.ahead.drafting():
            question, legal = self._question(), sorted(self.ahead.legal_moves(self.seat))
            step = self._answer(question, legal)
            self.asked[question], self.answers[question] = legal, step
            self.steps.append(step)
            self.ahead.apply(self.seat, step, Rng())

    def _question(self) -> Question:
        ahead = self.ahead
        if ahead.phase == PICK:
            return PICK, ahead.picked_size  # which card it is, the answer says
        return ahead.phase, ahead.picked[ahead.asked] if ahead.phase > PICK else NOTHING

    def _take_in(self) -> None:
        """What was built, with which cards, and what the turn brings."""
        self.cards: frozenset[int] = frozenset()
        self.piece = NOTHING
        brought = {"paid": 0, "took": 0, "fee": 0}
        for event in self.events:
            if event.type == "built":
                self.cards = frozenset(CARD_NAMES.index(name) for name in event.data["cards"])
                self.piece = PIECE_NAMES.index(event.data["piece"]) + (WITH_NOSE if event.data["nose"] else 0)
            elif event.type in brought:
                brought[event.type] += event.data["amount"]
        has_moved = any(event.type == "moved" for event in self.events)
        self.gain = brought["paid"] + brought["took"] - brought["fee"] if has_moved else None

    def as_wished(self) -> Wish:
        """What it does, as a wish: a change of one answer keeps the others where it can."""
        discard = self.steps[0] - MOVE_DISCARD if self.steps[0] < MOVE_GO else NOTHING
        return Wish(self.wish.hex, discard, self.piece, self.cards, self.answers)

    @property
    def exchanged(self) -> bool:
        """Whether exactly the wished object is built."""
        return self.cards == self.wish.cards and self.piece == self.wish.piece

    # --- the answers ---

    def _answer(self, question: Question, legal: list[int]) -> int:
        phase = self.ahead.phase
        if phase in (TURN, GO):
            going = [step for step in legal if step in (MOVE_GO + self.wish.hex, MOVE_JUMP + self.wish.hex)]
            return going[0] if going else MOVE_DISCARD + self._discard()
        if phase == BUILD:
            return MOVE_BUILD + self._piece([step - MOVE_BUILD for step in legal])
        if phase == PICK:
            return MOVE_CARD + self._card()
        return self._wished(question, legal) or (MOVE_SLOT + self._slot() if phase == SLOT else self._best(legal))

    def _discard(self) -> int:
        """PD-12: the wished card; else the one whose loss costs least, here first and then within range."""
        left: dict[int, int] = {}
        for card in _discards(self.ahead, self.seat):
            after = _without(self.ahead, self.seat, card)
            if after.destinations(self.seat) >> self.wish.hex & 1:
                stops = after.stops() >> self.wish.hex & 1
                left[card] = 0 if stops else Surveyor(after).best_at(self.seat, self.wish.hex, CARDS)
        if self.wish.discard in left:
            return self.wish.discard
        survey = Surveyor(self.ahead)
        survey.survey(self.seat)
        use = list(survey.best_pay)
        return max(left, key=lambda card: (left[card], -use[card], -card))

    def _piece(self, pieces: list[int]) -> int:
        if self.wish.piece in pieces:
            return self.wish.piece
        survey = Surveyor(self.ahead)
        return max(pieces, key=lambda piece: (survey.best_with(self.seat, piece), -piece))

    def _card(self) -> int:
        """The next card of the best set that has as many of the wished cards as can be."""
        survey, best, chosen = Surveyor(self.ahead), NOTHING, NOTHING
        piece = self.ahead.piece + WITH_NOSE * self.ahead.with_nose
        for size in range(min(len(self.wish.cards), self.ahead.needed), -1, -1):
            for wanted in combinations(sorted(self.wish.cards), size):
                survey.wanted = sum(1 << card for card in wanted)
                pays = survey.best_with(self.seat, piece)
                if pays > best:
                    best, chosen = pays, survey.most_cards[self.ahead.picked_size]
            if chosen != NOTHING:
                break
        return chosen

    def _wished(self, question: Question, legal: list[int]) -> int | None:
        answer = self.wish.answers.get(question)
        if answer in legal:
            return answer
        return self.spoken.pop(0) if self.spoken and self.spoken[0] in legal else None

    def _best(self, legal: list[int]) -> int:
        """PD-21, PD-23: the ray, the volcanoes or the use of a block that pays the most."""
        return max(legal, key=lambda step: (most_after(self.ahead, step), -step))

    def _slot(self) -> int:
        """PD-24: as the bots fill them."""
        return Playout(self.ahead).best_slot(self.seat)


# --- what could be different --------------------------------------------------------------------------


def _parts(turn: Turn) -> Iterator[Part]:
    """Every question of the turn that has another answer, in the order of a turn; each card of the object is one."""
    wish = turn.as_wished()
    changes: dict[Question, list[tuple[int, Wish]]] = {}
    for question, legal in turn.asked.items():
        if question == DISCARD:
            changes[question] = [
                (MOVE_DISCARD + card, replace(wish, discard=card)) for card in _discards(turn.before, turn.seat)
            ]
        elif question[0] == BUILD:
            changes[question] = [(step, replace(wish, piece=step - MOVE_BUILD)) for step in legal]
        elif question[0] > PICK:
            changes[question] = [(step, replace(wish, answers={**wish.answers, question: step})) for step in legal]
    for card in sorted(turn.cards):
        changes[PICK, card] = list(_exchanges(turn, wish, card))
    for question in sorted(changes, key=lambda asked: asked[0]):
        choices = list(_choices(turn, question, changes[question]))
        if len(choices) > 1:
            chosen = [choice.steps for choice in choices].index(tuple(turn.steps))
            yield Part(_name(question), _about(question), tuple(choices), chosen)


def _choices(turn: Turn, question: Question, changes: list[tuple[int, Wish]]) -> Iterator[Choice]:
    """The turns that the changes lead to, where they lead to what is wished."""
    for step, wish in changes:
        other = Turn(turn.before, turn.seat, wish)
        if other.exchanged if question[0] == PICK else other.answers.get(question) == step:
            yield Choice(step, tuple(other.steps), other.gain)


def _exchanges(turn: Turn, wish: Wish, card: int) -> Iterator[tuple[int, Wish]]:
    """PD-17: another card in the place of this one; the discarded one changes places with it."""
    game, kept = turn.before, wish.cards - {card}
    for other in seats_in(game.holds[turn.seat]):
        if other not in kept:
            swaps = other == wish.discard and game.hand[turn.seat * CARDS + other] == 1
            yield MOVE_CARD + other, replace(wish, cards=kept | {other}, discard=card if swaps else wish.discard)


def _name(question: Question) -> str:
    return "discard" if question == DISCARD else PHASES[question[0]]


def _about(question: Question) -> str | None:
    return None if question[1] == NOTHING else CARD_NAMES[question[1]]
