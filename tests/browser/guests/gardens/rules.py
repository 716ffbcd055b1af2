"""Gardens: plant cards in nine beds. It has every kind of zone and of step that the board for every game draws."""

from typing import Self

from parlour.easy import SEATS, Game, Rng

SUITS, RANKS, BEDS, HAND, MOST = 4, 6, 9, 4, 6
CARDS = SUITS * RANKS
PLANT, TEND, DROP, DIG, REST = 0, CARDS * BEDS, 2 * CARDS * BEDS, 2 * CARDS * BEDS + CARDS, 2 * CARDS * BEDS + CARDS + 1
MOVES = REST + 1
DECK, HEAP, BED = 0, 10, 20  # where a card is; 1 + seat: in that hand
DROPS, RESTS = 2, 1  # a seat may throw away and rest so often
DEALT, PLANTED, DROPPED, DUG, RESTED, WON = range(6)


class Gardens(Game):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.where = [DECK] * CARDS
        self.since = [0] * CARDS  # the order in which cards came onto the heap
        self.planter = [-1] * CARDS
        self.score = [0] * SEATS
        self.drops = [0] * SEATS
        self.rests = [0] * SEATS
        self.turn = 0
        self.count = 0

    def deal(self, rng: Rng) -> None:
        for seat in range(self.players):
            for _ in range(HAND):
                self.draw(seat, rng)
        self.note(DEALT, 0, 0, 0, 0)

    def cards_at(self, place: int) -> list[int]:
        return [card for card in range(CARDS) if self.where[card] == place]

    def draw(self, seat: int, rng: Rng) -> None:
        deck = self.cards_at(DECK)
        if deck:
            self.where[deck[rng.below(len(deck))]] = 1 + seat

    def waiting(self) -> int:
        return 0 if self.over else 1 << self.turn

    def is_free(self, bed: int) -> bool:
        return BED + bed not in self.where

    def legal(self, seat: int) -> int:
        hand = self.cards_at(1 + seat)
        free = [bed for bed in range(BEDS) if self.is_free(bed)]
        found = [PLANT + card * BEDS + bed for card in hand for bed in free]
        found += [TEND + card * BEDS + bed for card in hand if card % RANKS == RANKS - 1 for bed in free]
        if self.drops[seat] < DROPS:
            found += [DROP + card for card in hand]
        if len(hand) < MOST and self.cards_at(DECK):
            found.append(DIG)
        if self.rests[seat] < RESTS or not found:
            found.append(REST)
        self.moves[: len(found)] = found
        return len(found)

    def apply(self, seat: int, move: int, rng: Rng) -> None:
        if move < DROP:
            self.plant(seat, move % DROP % TEND // BEDS, move % BEDS, move >= TEND)
            self.draw(seat, rng)
        elif move < DIG:
            self.count += 1
            self.where[move - DROP], self.since[move - DROP] = HEAP, self.count
            self.drops[seat] += 1
            self.note(DROPPED, seat, move - DROP, 0, 0)
            self.draw(seat, rng)
        elif move == DIG:
            self.draw(seat, rng)
            self.note(DUG, seat, 0, 0, 0)
        else:
            self.rests[seat] += 1
            self.note(RESTED, seat, 0, 0, 0)
        self.turn = (seat + 1) % self.players
        if not any(self.is_free(bed) for bed in range(BEDS)):
            self.over = 1
            self.finish()
            self.note(WON, 0, 0, 0, 0)

    def plant(self, seat: int, card: int, bed: int, tended: bool) -> None:
        self.where[card], self.planter[card] = BED + bed, seat
        points = card % RANKS + 1 + 2 * sum(self.has_suit(near, card // RANKS) for near in neighbours(bed))
        self.score[seat] += points * (2 if tended else 1)
        self.note(PLANTED, seat, card, bed, points * (2 if tended else 1))

    def has_suit(self, bed: int, suit: int) -> bool:
        return any(card // RANKS == suit for card in self.cards_at(BED + bed))

    def winners(self) -> int:
        best = max(self.score[: self.players])
        return sum(1 << seat for seat in range(self.players) if self.score[seat] == best)

    def finish(self) -> None:
        self.share_reward(self.winners())

    def determinize(self, seat: int, rng: Rng) -> None:
        sizes = [len(self.cards_at(1 + other)) for other in range(self.players)]
        for card in range(CARDS):
            if self.where[card] in range(1, 1 + self.players) and self.where[card] != 1 + seat:
                self.where[card] = DECK
        for other in range(self.players):
            for _ in range(sizes[other] if other != seat else 0):
                self.draw(other, rng)

    def empty(self) -> Self:
        return type(self)(self.players)


def neighbours(bed: int) -> list[int]:
    row, column = divmod(bed, 3)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [y * 3 + x for y, x in near if 0 <= y < 3 and 0 <= x < 3]
