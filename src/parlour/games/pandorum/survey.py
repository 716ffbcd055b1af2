# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""What building somewhere can pay: for bots that look for it, and for people who are shown it."""

from .planet import HEXES, ONE, PAD, lowest
from .rules import Pandorum
from .terms import (
    AT_ONCE,
    BASE,
    BLOCKS,
    CARDS,
    DRAW,
    FREE_MOVE,
    LAVA,
    MODULE,
    NOTHING,
    PIECE_CHOICES,
    RIVALS_ADJACENT,
    WAIVER,
    WITH_NOSE,
)


class Surveyor:
    """Finds the most that an object can pay, over all pieces, cards, rays, volcanoes and uses of blocks."""

    def __init__(self, game: Pandorum) -> None:
        self.game: Pandorum = game
        self.pays = [0] * CARDS  # what each card in hand would pay at the hex looked at
        self.chosen = [0] * AT_ONCE  # the set of cards looked at
        self.card_price = 0  # what an object must bring for each card and for a base
        self.base_price = 0
        self.wanted = 0  # the set of cards that must be among those of an object
        self.spared = 0  # the set of cards that must not
        self.most = NOTHING  # what the best object found so far pays
        self.most_left = 0  # and what of that is left after its price
        self.most_hex = NOTHING
        self.most_piece = NOTHING  # an answer to the question which piece
        self.most_size = 0
        self.most_cards = [0] * AT_ONCE
        self.best_pay = [0] * CARDS  # the most that each card in hand pays by itself within range
        self.promise = [0] * CARDS  # what the best object with each card of the market would leave, were it in hand

    def survey(self, seat: int) -> int:
        """Look for the best object of this move; NOTHING if none can be built, else what it pays."""
        self.most = NOTHING
        for card in range(CARDS):
            self.best_pay[card] = 0
        limit = self.game.hand_size[seat] - self.fare(seat)
        there = self.game.in_range(seat) & self.game.buildable(seat, self.game.holds[seat])
        for hex in range(HEXES):
            if there >> hex & 1:
                self.look_at(seat, hex, limit)
        return self.most

    def fare(self, seat: int) -> int:
        """PD-12: the cards that go for the move, unless that is done already."""
        return 1 if self.game.phase <= DRAW and not self.game.hull_works(seat, FREE_MOVE) else 0

    def best_at(self, seat: int, hex: int, limit: int) -> int:
        """The same for one hex and so many cards."""
        self.most = NOTHING
        self.look_at(seat, hex, limit)
        return self.most

    def look_at(self, seat: int, hex: int, limit: int) -> None:
        self.price_cards(seat, hex)
        suits = self.game.suits[self.game.site[hex]]
        for card in range(CARDS):
            if self.game.holds[seat] & suits & 1 << card:
                self.best_pay[card] = max(self.best_pay[card], self.pays[card])
        pieces = self.game.pieces_for(seat, self.game.holds[seat] & suits, self.game.holds[seat] & ~suits)
        for piece in range(PIECE_CHOICES):
            if pieces >> piece & 1:
                self.try_cards(seat, hex, piece, 0, limit)

    def best_with(self, seat: int, piece: int) -> int:
        """The most that this piece can pay on the hex being built on, with the cards picked so far."""
        self.most = NOTHING
        self.price_cards(seat, self.game.building_on)
        for place in range(self.game.picked_size):
            self.take_along(seat, place, self.game.picked[place])
        self.try_cards(seat, self.game.building_on, piece, self.game.picked_size, CARDS)
        return self.most

    def best_with_card(self, seat: int, card: int) -> int:
        """The same if this card is picked next."""
        self.most = NOTHING
        self.price_cards(seat, self.game.building_on)
        for place in range(self.game.picked_size):
            self.take_along(seat, place, self.game.picked[place])
        self.take_along(seat, self.game.picked_size, card)
        piece = self.game.piece + WITH_NOSE * self.game.with_nose
        self.try_cards(seat, self.game.building_on, piece, self.game.picked_size + 1, CARDS)
        return self.most

    def take_along(self, seat: int, place: int, card: int) -> None:
        self.chosen[place] = card
        self.pays[card] = self.price(seat, card, self.game.building_on)

    # --- single cards -------------------------------------------------------------------------------

    def price_cards(self, seat: int, hex: int) -> None:
        for card in range(CARDS):
            if self.game.holds[seat] >> card & 1:
                self.pays[card] = self.price(seat, card, hex)

    def price(self, seat: int, card: int, hex: int) -> int:
        """What a card pays by itself there, from the bank: the best ray, the best volcanoes."""
        if self.game.rule[card] == RIVALS_ADJACENT:
            return 0
        best = 0
        ways = self.game.ways(seat, card, hex)
        if ways == 0:
            best = self.game.worth(card, self.game.counted(seat, card, hex, NOTHING))
        while ways:
            best = max(best, self.game.worth(card, self.game.counted(seat, card, hex, lowest(ways))))
            ways &= ways - 1
        return best

    def brings(self, seat: int, card: int, hex: int) -> int:
        """What a card brings by itself there, from the bank or from rivals."""
        if self.game.rule[card] == RIVALS_ADJACENT:
            return self.game.taken(seat, hex, self.game.per_module[card], self.game.per_base[card])
        return self.price(seat, card, hex)

    # --- sets of cards ------------------------------------------------------------------------------

    def try_cards(self, seat: int, hex: int, piece: int, size: int, limit: int) -> None:
        """Complete the chosen cards in every legal way."""
        needed = self.game.cards_for(seat, piece)
        if needed > min(limit, AT_ONCE):
            return
        held = self.game.holds[seat] & ~self.spared
        if piece < WITH_NOSE or self.game.nose[seat] != WAIVER:
            held &= self.game.suits[self.game.site[hex]]
        self.complete(seat, hex, piece, size, needed, held)

    def complete(self, seat: int, hex: int, piece: int, size: int, needed: int, held: int) -> None:
        if size >= needed:
            self.judge(seat, hex, piece, needed)
            return
        first = self.chosen[size - 1] + 1 if size > 0 else 0
        for card in range(first, CARDS):
            if held >> card & 1:
                self.chosen[size] = card
                self.complete(seat, hex, piece, size + 1, needed, held)

    def judge(self, seat: int, hex: int, piece: int, size: int) -> None:
        """Keep the chosen cards if they are legal and pay more than the best so far."""
        if piece >= WITH_NOSE and self.game.nose[seat] == WAIVER and self.unfit(hex, size) != 1:  # PD-26
            return
        if self.wanted and self.lacks(size):
            return
        pays = self.income(seat, hex, size)
        left = pays - self.price_of(piece, size)
        if self.most == NOTHING or left > self.most_left:
            self.most_left = left
            self.most = pays
            self.most_hex = hex
            self.most_piece = piece
            self.most_size = size
            for place in range(size):
                self.most_cards[place] = self.chosen[place]

    def price_of(self, piece: int, size: int) -> int:
        return self.card_price * size + self.base_price * (piece % WITH_NOSE)

    def lacks(self, size: int) -> int:
        """The wanted cards that are not among the chosen ones."""
        missing = self.wanted
        for place in range(size):
            missing &= ~(1 << self.chosen[place])
        return missing

    def unfit(self, hex: int, size: int) -> int:
        """How many of the chosen cards do not meet their condition."""
        found = 0
        suits = self.game.suits[self.game.site[hex]]
        for place in range(size):
            found += 1 - (suits >> self.chosen[place] & 1)
        return found

    def income(self, seat: int, hex: int, size: int) -> int:
        """PD-19, PD-22, PD-23: what the chosen cards pay together, every block put to its best use."""
        total = 0
        per_module = 0
        per_base = 0
        blocks = 0
        for place in range(size):
            card = self.chosen[place]
            total += self.pays[card]
            if self.game.rule[card] == RIVALS_ADJACENT:
                per_module += self.game.per_module[card]
                per_base += self.game.per_base[card]
            elif self.game.rule[card] == BLOCKS:
                blocks += 1
        if per_module + per_base > 0:
            total += self.game.taken(seat, hex, per_module, per_base)
        if blocks > 0 and size > 1:
            for place in range(size):
                if self.game.rule[self.chosen[place]] == BLOCKS:
                    total += self.gain(seat, hex, size, self.chosen[place], per_module, per_base)
        return total

    def gain(self, seat: int, hex: int, size: int, block: int, per_module: int, per_base: int) -> int:
        """What doubling the best card brings above the block's own quids, if anything."""
        best = 0
        for place in range(size):
            card = self.chosen[place]
            if self.game.kind[card] == self.game.named[block]:
                more = self.pays[card]
                if self.game.rule[card] == RIVALS_ADJACENT:
                    module = per_module + self.game.per_module[card]
                    base = per_base + self.game.per_base[card]
                    more = self.game.taken(seat, hex, module, base) - self.game.taken(seat, hex, per_module, per_base)
                best = max(best, more - self.pays[block])
        return best

    # --- cards of the market ------------------------------------------------------------------------

    def weigh_market(self, seat: int) -> None:
        """What each card that lies there would make possible from where the harvester stands."""
        for place in range(self.game.stacks):
            self.promise[self.game.stack[place]] = 0
        limit = self.game.hand_size[seat] + 1 - self.fare(seat)
        there = self.game.in_range(seat) & ~(self.game.objects | self.game.ground[LAVA] | ONE << PAD)
        for hex in range(HEXES):
            if there >> hex & 1:
                self.weigh_at(seat, hex, limit)

    def weigh_at(self, seat: int, hex: int, limit: int) -> None:
        suits = self.game.suits[self.game.site[hex]]
        self.price_cards(seat, hex)
        for place in range(self.game.stacks):
            card = self.game.stack[place]
            if suits >> card & 1:
                self.pays[card] = self.price(seat, card, hex)
                self.promise[card] = max(self.promise[card], self.most_with(seat, hex, card, limit))

    def most_with(self, seat: int, hex: int, card: int, limit: int) -> int:
        """What is left of a module with this card or of a base with it and one in hand, whichever is more."""
        best = 0
        self.chosen[0] = card
        if self.game.modules_left[seat] > 0 and limit > 0:
            best = max(best, self.income(seat, hex, 1) - self.price_of(MODULE, 1))
        if self.game.bases_left[seat] == 0 or limit < 2:
            return best
        others = self.game.holds[seat] & self.game.suits[self.game.site[hex]] & ~(1 << card)
        while others:
            self.chosen[1] = lowest(others)
            best = max(best, self.income(seat, hex, 2) - self.price_of(BASE, 2))
            others &= others - 1
        return best
