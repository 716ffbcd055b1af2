# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The cards of Pandorum: what is printed on them, the deal, hands, deck and market, and what a seat cannot know."""

from ...core.rng import Rng
from .ground import Ground
from .terms import (
    BLUE_CARDS,
    BUILDABLE,
    CARDS,
    FACE_COPIES,
    FACE_KIND,
    FACE_NAMED,
    FACE_PER_BASE,
    FACE_PER_MODULE,
    FACE_PLUS,
    FACE_RULE,
    FACE_SITES,
    FACE_SOURCE,
    MINING,
    MOST,
    OPENED,
    STACKS,
    SYSTEM,
)


class Cards(Ground):
    """The deck has no order; a card is drawn by chance when it is drawn."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.systems = 0  # PD-22: 0 when system cards are left out
        self.copies = [0] * CARDS
        self.kind = [0] * CARDS
        self.sites = [0] * CARDS  # the set of sites that meet the condition (PD-4)
        self.rule = [0] * CARDS  # which hexes count
        self.per_module = [0] * CARDS  # what a module or a plain hex counts
        self.per_base = [0] * CARDS
        self.plus = [0] * CARDS  # what is added
        self.named = [0] * CARDS  # the terrain or kind that the card names
        self.source = [0] * CARDS  # where all that is known from, for people only
        self.suits = [0] * BUILDABLE  # the set of cards whose condition holds on a site
        self.hand = [0] * (MOST * CARDS)
        self.hand_size = [0] * MOST
        self.holds = [0] * MOST  # the set of cards in hand
        self.known = [0] * (MOST * CARDS)  # of the hand, what everybody saw drawn from the market
        self.known_size = [0] * MOST
        self.hidden_blue = [0] * MOST  # of the hand, how many mining cards nobody else has seen
        self.market = [0] * CARDS
        self.stack = [0] * CARDS  # the cards that lie in the market, in the order opened
        self.stacks = 0
        self.deck = [0] * CARDS
        self.deck_size = 0
        self.box = [0] * CARDS  # mining cards that were not dealt
        self.box_size = 0

    def print_cards(self, faces: list[int]) -> None:
        """What an edition prints on the cards, column by column (`FACE_…`)."""
        for card in range(CARDS):
            self.copies[card] = faces[FACE_COPIES * CARDS + card]
            self.kind[card] = faces[FACE_KIND * CARDS + card]
            self.sites[card] = faces[FACE_SITES * CARDS + card]
            self.rule[card] = faces[FACE_RULE * CARDS + card]
            self.per_module[card] = faces[FACE_PER_MODULE * CARDS + card]
            self.per_base[card] = faces[FACE_PER_BASE * CARDS + card]
            self.plus[card] = faces[FACE_PLUS * CARDS + card]
            self.named[card] = faces[FACE_NAMED * CARDS + card]
            self.source[card] = faces[FACE_SOURCE * CARDS + card]
            for site in range(BUILDABLE):
                self.suits[site] |= (self.sites[card] >> site & 1) << card

    def faces(self) -> list[int]:
        """The same table again."""
        cards = list(self.copies) + list(self.kind) + list(self.sites) + list(self.rule)
        amounts = list(self.per_module) + list(self.per_base) + list(self.plus)
        return cards + amounts + list(self.named) + list(self.source)

    # --- the deal -----------------------------------------------------------------------------------

    def copies_in_play(self, card: int) -> int:
        """PD-22: systems can be left out."""
        return 0 if self.kind[card] == SYSTEM and not self.systems else self.copies[card]

    def clear_cards(self) -> None:
        """PD-8: mining cards lie in the box, the others in the deck."""
        self.stacks = 0
        self.deck_size = 0
        self.box_size = 0
        for card in range(CARDS):
            copies = self.copies_in_play(card)
            self.market[card] = 0
            self.box[card] = copies if self.kind[card] == MINING else 0
            self.deck[card] = copies - self.box[card]
            self.box_size += self.box[card]
            self.deck_size += self.deck[card]
        for seat in range(self.players):
            self.clear_hand(seat)

    def clear_hand(self, seat: int) -> None:
        self.hand_size[seat] = 0
        self.holds[seat] = 0
        self.known_size[seat] = 0
        self.hidden_blue[seat] = 0
        for card in range(CARDS):
            self.hand[seat * CARDS + card] = 0
            self.known[seat * CARDS + card] = 0

    def deal_cards(self, rng: Rng) -> None:
        """PD-8: three mining cards and one other each."""
        for seat in range(self.players):
            self.hidden_blue[seat] = BLUE_CARDS
            for _ in range(BLUE_CARDS):
                self.take_card(seat, self.box_card(rng))
        for seat in range(self.players):
            self.take_card(seat, self.deck_card(rng))

    # --- deck and hands -----------------------------------------------------------------------------

    def deck_card(self, rng: Rng) -> int:
        """Any one card of the deck."""
        number = rng.below(self.deck_size)
        card = 0
        while number >= self.deck[card]:
            number -= self.deck[card]
            card += 1
        self.deck[card] -= 1
        self.deck_size -= 1
        return card

    def box_card(self, rng: Rng) -> int:
        """Any one of the mining cards that are not dealt."""
        number = rng.below(self.box_size)
        card = 0
        while number >= self.box[card]:
            number -= self.box[card]
            card += 1
        self.box[card] -= 1
        self.box_size -= 1
        return card

    def take_card(self, seat: int, card: int) -> None:
        """Into the hand."""
        self.hand[seat * CARDS + card] += 1
        self.hand_size[seat] += 1
        self.holds[seat] |= 1 << card

    def lay_card(self, seat: int, card: int) -> None:
        """Out of the hand; of alike cards, one that everybody knows."""
        at = seat * CARDS + card
        self.hand[at] -= 1
        self.hand_size[seat] -= 1
        if self.hand[at] == 0:
            self.holds[seat] &= ~(1 << card)
        if self.known[at] > 0:
            self.known[at] -= 1
            self.known_size[seat] -= 1
        elif self.kind[card] == MINING:
            self.hidden_blue[seat] -= 1

    # --- the market ---------------------------------------------------------------------------------

    def put_in_market(self, card: int) -> None:
        """PD-10: cards of one name lie in one stack."""
        if self.market[card] == 0:
            self.stack[self.stacks] = card
            self.stacks += 1
        self.market[card] += 1

    def draw_from_market(self, seat: int, card: int) -> None:
        """PD-31: everybody sees which card it is."""
        self.take_from_market(card)
        self.take_card(seat, card)
        self.known[seat * CARDS + card] += 1
        self.known_size[seat] += 1

    def take_from_market(self, card: int) -> None:
        self.market[card] -= 1
        if self.market[card] > 0:
            return
        place = 0
        while self.stack[place] != card:
            place += 1
        self.stacks -= 1
        for number in range(place, self.stacks):
            self.stack[number] = self.stack[number + 1]

    def refill(self, rng: Rng) -> None:
        """PD-10: four stacks at least, as long as the deck lasts."""
        while self.stacks < STACKS and self.deck_size > 0:
            card = self.deck_card(rng)
            self.put_in_market(card)
            self.note(OPENED, card, 0, 0, 0)

    def can_draw(self) -> int:
        """PD-11: 1 if there is a card in deck or market."""
        return 1 if self.deck_size > 0 or self.stacks > 0 else 0

    # --- what a seat cannot know --------------------------------------------------------------------

    def redeal(self, seat: int, rng: Rng) -> None:
        """PD-31: deck and box, and of the other hands what nobody saw drawn.

        Mining cards never lie in the deck, the others never in the box (PD-8).
        """
        for other in range(self.players):
            if other != seat:
                self.gather_unseen(other)
        for other in range(self.players):
            if other != seat:
                hidden = self.hand_size[other] - self.known_size[other] - self.hidden_blue[other]
                self.hand_size[other] = self.known_size[other]
                for _ in range(self.hidden_blue[other]):
                    self.take_card(other, self.box_card(rng))
                for _ in range(hidden):
                    self.take_card(other, self.deck_card(rng))

    def gather_unseen(self, other: int) -> None:
        """Put what is unknown of a hand back into box and deck; its size still tells how many that were."""
        self.holds[other] = 0
        for card in range(CARDS):
            at = other * CARDS + card
            unseen = self.hand[at] - self.known[at]
            if self.kind[card] == MINING:
                self.box[card] += unseen
                self.box_size += unseen
            else:
                self.deck[card] += unseen
                self.deck_size += unseen
            self.hand[at] = self.known[at]
            if self.known[at] > 0:
                self.holds[other] |= 1 << card
