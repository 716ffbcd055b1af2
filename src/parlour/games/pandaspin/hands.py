# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, cdivision=True, freethreading_compatible=True
"""The cards of Panda Spin: hands, draw pile and discards, which side of a card is up, and what nobody can know.

A hand is a sorted list of cards. Beside it stands a count for every value: how many of the cards show it once, twice,
three times and with water. The draw pile has no order; a card is drawn by chance when it is drawn.
"""

from ...core.game import Game
from ...core.rng import Rng
from .terms import (
    ANIMALS,
    CARD,
    CARDS,
    COUNT_SHIFT,
    FACES,
    HAND,
    MANY_PART,
    MANY_SHIFT,
    NOBODY,
    PLAYERS,
    SYMBOL_PART,
    SYMBOL_SHIFT,
    UNKNOWN,
    VALUE_PART,
    VALUES,
)

# In `work`, while hidden cards are dealt anew: a mark for each of them; by seat, how many are white and blue.
WHITE_AT = CARDS
BLUE_AT = WHITE_AT + PLAYERS

# In `work`, while cards are renamed: behind the names, a mark for each card of the draw pile.
MARK_AT = CARDS


class Hands(Game):
    """Where every card is."""

    def __init__(self, players: int, elements: int, faces: list[int]) -> None:
        super().__init__(players)
        self.elements = elements  # PS-7: 1 when element cards are in the game
        self.suits = 0  # in play, as a set
        self.face = [0] * FACES  # what each side shows
        self.blue = [0] * CARDS  # 1 for a card that lies with its blue side up, wherever it is
        self.known = [0] * CARDS  # what everybody knows of it
        self.hand = [0] * (PLAYERS * HAND)  # cards, ascending
        self.hand_size = [0] * PLAYERS
        self.count = [0] * (PLAYERS * VALUES)
        self.emptied = [0] * PLAYERS  # when the hand last became empty in this round; later moments are larger
        self.moment = 0
        self.pile = [0] * CARDS  # in no order
        self.pile_size = 0
        self.discard = [0] * CARDS  # the newest last
        self.discard_size = 0
        for side in range(FACES):
            self.face[side] = faces[side]

    def in_game(self, card: int) -> bool:
        """PS-7: of the suits in play; element cards unless the game is played without."""
        if card < ANIMALS:
            return self.suits >> (card // VALUES) & 1 == 1
        return self.elements == 1 and self.suits >> (card - ANIMALS) & 1 == 1

    def clear_cards(self) -> None:
        """No cards anywhere."""
        self.pile_size = 0
        self.discard_size = 0
        self.moment = 0
        for card in range(CARDS):
            self.blue[card] = 0
            self.known[card] = UNKNOWN
        for seat in range(PLAYERS):
            self.hand_size[seat] = 0
            self.emptied[seat] = 0
        for place in range(PLAYERS * VALUES):
            self.count[place] = 0

    # --- what a card shows --------------------------------------------------------------------------

    def shown(self, card: int) -> int:
        """The face that counts (PS-2)."""
        return self.face[card * 2 + self.blue[card]]

    def face_at(self, side: int) -> int:
        """What a side shows, for callers in Python, to whom `face` is a copy."""
        return self.face[side]

    def value_on(self, face: int) -> int:
        return face & VALUE_PART

    def many_on(self, face: int) -> int:
        """How often the face shows its value."""
        return face >> MANY_SHIFT & MANY_PART

    def symbol_on(self, face: int) -> int:
        return face >> SYMBOL_SHIFT & SYMBOL_PART

    # --- draw pile and discards ---------------------------------------------------------------------

    def put_in_pile(self, card: int) -> None:
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def drawn(self, rng: Rng) -> int:
        """Any one card of the draw pile."""
        place = rng.below(self.pile_size)
        card = self.pile[place]
        self.pile_size -= 1
        self.pile[place] = self.pile[self.pile_size]
        return card

    def put_down(self, card: int) -> None:
        """Onto the discards."""
        self.discard[self.discard_size] = card
        self.discard_size += 1

    # --- hands --------------------------------------------------------------------------------------

    def take_card(self, seat: int, card: int) -> None:
        """Into the hand."""
        start = seat * HAND
        place = start + self.hand_size[seat]
        while place > start and self.hand[place - 1] > card:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = card
        self.hand_size[seat] += 1
        if card < ANIMALS:
            self.count_face(seat, self.shown(card), 1)

    def lay_card(self, seat: int, card: int) -> None:
        """Out of the hand."""
        place = seat * HAND
        while self.hand[place] != card:
            place += 1
        self.hand_size[seat] -= 1
        last = seat * HAND + self.hand_size[seat]
        while place < last:
            self.hand[place] = self.hand[place + 1]
            place += 1
        self.known[card] = UNKNOWN
        if card < ANIMALS:
            self.count_face(seat, self.shown(card), -1)
        if self.hand_size[seat] == 0:
            self.moment += 1
            self.emptied[seat] = self.moment

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.note(CARD, card * 2 + self.blue[card], 0, 0, 0)
        self.lay_card(seat, card)
        self.put_down(card)

    def turn_card(self, seat: int, card: int) -> None:
        """From white to blue, in the hand."""
        self.count_face(seat, self.shown(card), -1)
        self.blue[card] = 1
        self.count_face(seat, self.shown(card), 1)

    def count_face(self, seat: int, face: int, cards: int) -> None:
        """So many cards more with this face in the hand."""
        self.count[seat * VALUES + self.value_on(face)] += cards * (face >> COUNT_SHIFT)

    def animals_held(self, seat: int) -> int:
        """How many animal cards the seat holds; element cards stand behind them."""
        size = self.hand_size[seat]
        while size > 0 and self.hand[seat * HAND + size - 1] >= ANIMALS:
            size -= 1
        return size

    def turned_held(self, seat: int) -> int:
        """How many cards of the hand lie with their blue side up; everybody knows (PS-16, PS-29)."""
        turned = 0
        for place in range(self.hand_size[seat]):
            turned += self.blue[self.hand[seat * HAND + place]]
        return turned

    # --- what a seat cannot know --------------------------------------------------------------------

    def redeal(self, seat: int, leader: int, rng: Rng) -> None:
        """PS-9, PS-16, PS-29: redeal the draw pile and of other hands all but the cards that went back turned.

        How many of a hand's other cards are blue is known, since everybody saw how often a card was turned. A `leader`
        is known to hold an animal card (PS-18).
        """
        for card in range(CARDS):
            self.work[card] = 0
        for other in range(self.players):
            if other != seat:
                self.gather_unseen(other)
        animals = self.gather_pile()
        for other in range(self.players):
            if other != seat:
                for _ in range(self.work[BLUE_AT + other]):
                    card = self.drawn_animal(animals, rng)
                    animals -= 1
                    self.blue[card] = 1
                    self.take_card(other, card)
        if leader != NOBODY:
            self.redeal_white(leader, rng)
            while self.animals_held(leader) == 0:
                self.put_back_elements(leader)
                self.redeal_white(leader, rng)
        for other in range(self.players):
            if other != seat and other != leader:
                self.redeal_white(other, rng)

    def places(self, seat: int) -> int:
        """By hand and side, and last the draw pile (PS-9, PS-16, PS-29)."""
        for card in range(CARDS):
            self.work[card] = NOBODY
        for other in range(self.players):
            if other != seat:
                for place in range(self.hand_size[other]):
                    card = self.hand[other * HAND + place]
                    if self.known[card] == UNKNOWN:
                        self.work[card] = other * 2 + self.blue[card]
        for place in range(self.pile_size):
            self.work[self.pile[place]] = PLAYERS * 2
        return CARDS

    def rename(self) -> None:
        """A card's side stays with its place; hands and draw pile are listed by card again."""
        for seat in range(self.players):
            for place in range(seat * HAND, seat * HAND + self.hand_size[seat]):
                card = self.hand[place]
                self.hand[place] = self.work[card] * 2 + self.blue[card]
        for card in range(CARDS):
            self.work[MARK_AT + card] = 0
        for place in range(self.pile_size):
            self.work[MARK_AT + self.work[self.pile[place]]] = 1
        self.pile_size = 0
        for card in range(CARDS):
            if self.work[MARK_AT + card]:
                self.blue[card] = 0
                self.put_in_pile(card)
        for seat in range(self.players):
            self.take_anew(seat)

    def take_anew(self, seat: int) -> None:
        """Into the hand, the cards whose sides are noted there."""
        size = self.hand_size[seat]
        self.hand_size[seat] = 0
        for value in range(seat * VALUES, (seat + 1) * VALUES):
            self.count[value] = 0
        for place in range(seat * HAND, seat * HAND + size):
            side = self.hand[place]
            self.blue[side // 2] = side & 1
            self.take_card(seat, side // 2)

    def redeal_white(self, other: int, rng: Rng) -> None:
        for _ in range(self.work[WHITE_AT + other]):
            self.take_card(other, self.drawn(rng))

    def put_back_elements(self, other: int) -> None:
        """Back into the draw pile, from a hand of nothing else."""
        for place in range(self.hand_size[other]):
            self.put_in_pile(self.hand[other * HAND + place])
        self.hand_size[other] = 0

    def gather_unseen(self, other: int) -> None:
        """Take what is not known out of a hand, mark it, and count its white and blue cards."""
        white = 0
        blue = 0
        kept = 0
        start = other * HAND
        for place in range(self.hand_size[other]):
            card = self.hand[start + place]
            if self.known[card] != UNKNOWN:
                self.hand[start + kept] = card
                kept += 1
                continue
            self.work[card] = 1
            if card < ANIMALS:
                self.count_face(other, self.shown(card), -1)
            white += 1 - self.blue[card]
            blue += self.blue[card]
            self.blue[card] = 0
        self.hand_size[other] = kept
        self.work[WHITE_AT + other] = white
        self.work[BLUE_AT + other] = blue

    def gather_pile(self) -> int:
        """Put everything unseen into the draw pile by card number, and return how many of it are animal cards."""
        for place in range(self.pile_size):
            self.work[self.pile[place]] = 1
        self.pile_size = 0
        animals = 0
        for card in range(CARDS):
            if self.work[card]:
                self.put_in_pile(card)
                animals += 1 if card < ANIMALS else 0
        return animals

    def drawn_animal(self, animals: int, rng: Rng) -> int:
        """Any one of the animal cards, which still stand in front in the draw pile."""
        place = rng.below(animals)
        card = self.pile[place]
        self.pile_size -= 1
        self.pile[place] = self.pile[animals - 1]
        self.pile[animals - 1] = self.pile[self.pile_size]
        return card
