# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What a good Pandorum player knows: above all, what building somewhere can pay."""

import math

from ...core.play import Policy
from ...core.rng import Rng
from .planet import EDGE, NEIGHBOURS, PAD, count, lowest
from .rules import Pandorum
from .survey import Surveyor
from .terms import (
    BLOCK,
    BUILD,
    CARDS,
    CARGO,
    DRAW,
    FREE_MOVE,
    GO,
    HULL,
    KINDS,
    MOST,
    MOVE_BUILD,
    MOVE_CARD,
    MOVE_DISCARD,
    MOVE_DOUBLE,
    MOVE_GO,
    MOVE_JUMP,
    MOVE_RAY,
    MOVE_SLOT,
    MOVE_STACK,
    MOVE_TWO,
    MOVE_VOLCANO,
    NOTHING,
    OVERFLIGHT,
    PICK,
    PIECES,
    RAY,
    REBATE,
    RIVALS_ADJACENT,
    SLOT,
    TURN,
    WITH_NOSE,
)

# What a player who plans ahead asks of an object: that it pays for its cards, for the rarer piece, and something more.
CARD_PRICE = 1
BASE_PRICE = 1
ENOUGH = 2

# What the search believes: rounds it plays out, and how many quids of a lead count for much.
ROUNDS = 2
SCALE = 8.0

# What things promise in quids, fitted to how games went on from there; those per round fade as the pieces run out.
NEXT_OBJECT = 0.9
CARD_WORTH = 0.2
MODULE_LEFT = 1.4
BASE_LEFT = 4.3
HAUL_WORTH = 0.8
CARGO_WORTH = 0.6
SAME_TERRAIN = 1.2
ON_EDGE = 3.3
BY_PAD = 2.4
BY_VOLCANOES = 0.7
HULL_WORTH = (12, 17, 0, 14)  # of a charged *free move*, *third card*, *overflight*, *rebate*


class Builder(Policy):
    """Builds what pays the most."""

    def __init__(self, game: Pandorum) -> None:
        super().__init__(game)
        self.position: Pandorum = game
        self.survey = Surveyor(game)

    def plan(self, seat: int) -> int:
        """Look for the best object of this move; NOTHING if none can be built, else what it pays."""
        return self.survey.survey(seat)

    def discard_or_go(self, seat: int) -> int:
        """Begin the planned move."""
        if self.position.hull_works(seat, FREE_MOVE):
            return self.go(seat)
        return MOVE_DISCARD + self.spare_card(seat)

    def spare_card(self, seat: int) -> int:
        """Of the cards that the planned object leaves over, the least useful."""
        self.survey.price_cards(seat, self.survey.most_hex)
        spare = NOTHING
        for card in range(CARDS):
            left = self.position.hand[seat * CARDS + card]
            for place in range(self.survey.most_size):
                if self.survey.most_cards[place] == card:
                    left -= 1
            if left > 0 and (spare == NOTHING or self.use(card) < self.use(spare)):
                spare = card
        return spare

    def use(self, card: int) -> int:
        """Of a card in hand: what it would pay where the planned object stands."""
        return self.survey.pays[card]

    def go(self, seat: int) -> int:
        """To where the planned object stands."""
        hex = self.survey.most_hex
        return MOVE_GO + hex if self.position.straight(seat) >> hex & 1 else MOVE_JUMP + hex

    def best_answer(self, seat: int) -> int:
        """To a question about a building, up to its payment."""
        if self.position.phase == BUILD:
            self.survey.best_at(seat, self.position.building_on, CARDS)
            return MOVE_BUILD + self.survey.most_piece
        if self.position.phase == PICK:
            self.survey.best_with(seat, self.position.piece + WITH_NOSE * self.position.with_nose)
            return MOVE_CARD + self.survey.most_cards[self.position.picked_size]
        return self.best_use(seat) if self.position.phase == BLOCK else self.best_way(seat)

    def best_way(self, seat: int) -> int:
        """The ray or the volcanoes that pay the most."""
        card = self.position.picked[self.position.asked]
        best = NOTHING
        best_worth = NOTHING
        options = self.position.options
        while options:
            way = lowest(options)
            worth = self.position.worth(card, self.position.counted(seat, card, self.position.building_on, way))
            if worth > best_worth:
                best = way
                best_worth = worth
            options &= options - 1
        return MOVE_RAY + best if self.position.phase == RAY else MOVE_VOLCANO + self.position.group_hex[best]

    def best_use(self, seat: int) -> int:
        """Double the best card, or quids if they are more."""
        best = MOVE_TWO
        best_worth = self.position.plus[self.position.picked[self.position.asked]]
        for place in range(self.position.picked_size):
            if self.position.options >> place & 1:
                worth = self.once_more(seat, place)
                if worth > best_worth:
                    best = MOVE_DOUBLE + self.position.picked[place]
                    best_worth = worth
        return best

    def once_more(self, seat: int, place: int) -> int:
        """What doubling a picked card brings."""
        card = self.position.picked[place]
        hex = self.position.building_on
        if self.position.rule[card] == RIVALS_ADJACENT:
            module = self.position.per_module[card]
            base = self.position.per_base[card]
            twice = self.position.taken(seat, hex, 2 * module, 2 * base)
            return twice - self.position.taken(seat, hex, module, base)
        return self.position.worth(card, self.position.counted(seat, card, hex, self.position.way[place]))


class Greedy(Builder):
    """One rule of thumb: build what pays the most this turn; if nothing pays, draw."""

    def pick(self, seat: int, rng: Rng) -> int:
        self.position.legal(seat)
        first = self.position.moves[0]  # draw from the deck; the first slot with room
        if self.position.phase == TURN:
            return self.discard_or_go(seat) if self.plan(seat) > 0 else first
        if self.position.phase == GO:
            return self.go(seat) if self.plan(seat) >= 0 else first
        if self.position.phase < BUILD or self.position.phase == SLOT:
            return first
        return self.best_answer(seat)


class Playout(Builder):
    """Plays positions out for the search, some rounds far, and judges them by the lead and by what is still to come.

    It builds what leaves the most after its price, if that is enough, and else draws what makes the best object possible.
    """

    def __init__(self, game: Pandorum) -> None:
        super().__init__(game)
        self.turn = 0
        self.turns = 0
        self.planned = NOTHING  # the seat whose move was planned in this turn
        self.standing = [0.0] * MOST
        self.survey.card_price = CARD_PRICE
        self.survey.base_price = BASE_PRICE

    def trust(self) -> float:
        return 4.0

    def begin(self) -> None:
        self.turn = self.position.turn
        self.turns = 0
        self.planned = NOTHING

    def enough(self) -> int:
        if self.position.turn != self.turn:
            self.turn = self.position.turn
            self.turns += 1
            self.planned = NOTHING
        return 1 if self.position.over or self.turns >= ROUNDS * self.position.players else 0

    def pick(self, seat: int, rng: Rng) -> int:
        phase = self.position.phase
        if phase == TURN:
            return self.begin_turn(seat, rng)
        if phase == SLOT:
            return MOVE_SLOT + self.best_slot(seat)
        if phase == DRAW:
            self.plan(seat)
            return self.best_draw(seat)
        if self.planned == seat and phase <= PICK:
            return self.as_planned(seat)
        if phase == REBATE:
            self.plan(seat)
            return self.best_draw(seat)
        if phase == GO:
            return self.go(seat) if self.plan(seat) >= 0 else self.anything(seat, rng)
        return self.best_answer(seat)

    def anything(self, seat: int, rng: Rng) -> int:
        return self.position.moves[rng.below(self.position.legal(seat))]

    def begin_turn(self, seat: int, rng: Rng) -> int:
        can_draw = 1 if self.position.deck_size > 0 or self.position.stacks > 0 else 0
        can_build = 1 if self.plan(seat) >= 0 else 0
        if can_build and (self.survey.most_left >= ENOUGH or not can_draw):
            self.planned = seat
            return self.discard_or_go(seat)
        return self.best_draw(seat) if can_draw else self.anything(seat, rng)

    def as_planned(self, seat: int) -> int:
        """The steps of a move that was planned when the turn began."""
        if self.position.phase == REBATE:
            return self.best_draw(seat)
        if self.position.phase == GO:
            return self.go(seat)
        if self.position.phase == BUILD:
            return MOVE_BUILD + self.survey.most_piece
        return MOVE_CARD + self.survey.most_cards[self.position.picked_size]

    def best_draw(self, seat: int) -> int:
        """From the market what makes a better object possible than the planned one, else from the deck."""
        self.survey.weigh_market(seat)
        moves = self.position.offer_draws()
        best = self.position.moves[0]
        most = 0
        if self.survey.most != NOTHING:
            most = max(most, self.survey.most_left)
        for place in range(moves):
            move = self.position.moves[place]
            if move >= MOVE_STACK and self.survey.promise[move - MOVE_STACK] > most:
                best = move
                most = self.survey.promise[move - MOVE_STACK]
        return best

    def use(self, card: int) -> int:
        """Of a card in hand: the most it would pay within range."""
        return self.survey.best_pay[card]

    def best_slot(self, seat: int) -> int:
        """The hull first, if it is worth it; a nose is not."""
        if self.position.options >> HULL & 1 and self.position.hull[seat] != OVERFLIGHT:
            return HULL
        return CARGO

    # --- what a position is worth -------------------------------------------------------------------

    def evaluate(self) -> None:
        """The win itself once it is decided; before that, how likely the lead makes it."""
        if self.position.over:
            self.position.finish()
        for seat in range(self.position.players):
            self.standing[seat] = self.prospects(seat)
        for seat in range(self.position.players):
            share = 1.0 / (1.0 + math.exp(-self.lead(seat) / SCALE))
            won = self.position.reward[seat] if self.position.over else share
            self.position.reward[seat] = 0.5 * share + 0.5 * won

    def lead(self, seat: int) -> float:
        """How far the seat is ahead of the best of the others."""
        best = -1000.0
        for other in range(self.position.players):
            if other != seat and self.standing[other] > best:
                best = self.standing[other]
        return self.standing[seat] - best

    def prospects(self, seat: int) -> float:
        """Quids, and what cargo, cards, pieces and places promise as long as there is something to build."""
        worth = 1.0 * self.position.quids[seat]
        if self.position.over:
            return worth
        for kind in range(KINDS):
            worth += HAUL_WORTH * self.position.haul(seat, kind)
        worth += CARGO_WORTH * self.position.slot_size[CARGO * MOST + seat]
        worth += MODULE_LEFT * self.position.modules_left[seat] + BASE_LEFT * self.position.bases_left[seat]
        left = self.fewest_left()
        worth += CARD_WORTH * min(self.position.hand_size[seat], 2 * left)
        if left > 0 and self.plan(seat) > 0:
            worth += NEXT_OBJECT * self.survey.most
        return worth + self.outlook(seat) * left * self.position.players / PIECES

    def fewest_left(self) -> int:
        """The pieces of who has the fewest: how long the game can last."""
        fewest = PIECES
        for seat in range(self.position.players):
            fewest = min(fewest, self.position.modules_left[seat] + self.position.bases_left[seat])
        return fewest

    def outlook(self, seat: int) -> float:
        """What objects where cards will count them and a charged hull bring in the course of a whole game."""
        own = self.position.own(seat)
        terrain = 0
        for place in range(3):
            terrain = max(terrain, count(own & self.position.hexes_of(place)))
        shore = 0
        for group in range(self.position.groups):
            shore = max(shore, count(own & self.position.shore[group]))
        worth = SAME_TERRAIN * terrain + BY_VOLCANOES * shore
        worth += ON_EDGE * count(own & EDGE) + BY_PAD * count(own & NEIGHBOURS[PAD])
        charge = 1.0 * self.position.slot_size[HULL * MOST + seat] / self.position.needs(HULL)
        return worth + charge * HULL_WORTH[self.position.hull[seat]]
