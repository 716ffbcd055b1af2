# cython: language_level=3, infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, freethreading_compatible=True
"""Imagined deals that reach into the past, and how well each fits what the others have done.

A deal is a renaming: every card that a seat cannot see gets the name of another one. Applied to the position of now it
gives a position that the seat can imagine. Applied to an earlier position it gives what must have been there then, since
cards that were played meanwhile keep their names.
"""

from .features import Features
from .game import WORK, Game
from .net import Judge
from .rng import Rng

DEALS = 256
NAMES = DEALS * WORK
PLACES = 16  # the most places of hidden cards
EARLIER = 14  # the most earlier positions
DOUBT = 0.01  # how likely a move is at least that the judge would never make: nobody plays quite like it
FINE = 1073741824


class Deals:
    """Deals of the cards that a seat cannot see, on a position that the caller lends.

    `story` tells of each of these cards in which places it was, first now and then further and further back; of a card
    that the seat sees it is negative. The cards are listed by their stories alone: two cards with the same story can be
    exchanged, so nothing depends on which cards lie there in truth.
    """

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.cards = 0
        self.hidden = 0
        self.story = [0] * WORK
        self.order = [0] * WORK  # the hidden cards, by their stories
        self.end = [0] * WORK  # behind which place of `order` the cards of the same place of now end
        self.mixed = 0  # 1 if cards of one place have different stories
        self.dealt = [0] * WORK
        self.next = [0] * PLACES
        self.name = [0] * NAMES

    def begin(self, root: Game, seat: int) -> bool:
        """Start with the position of now. False if the seat can see all cards, or the game has no `places`."""
        self.game.copy_from(root)
        self.cards = self.game.places(seat)
        self.hidden = 0
        for card in range(self.cards):
            self.story[card] = self.game.work[card]
            self.hidden += 1 if self.story[card] >= 0 else 0
        return self.hidden > 0

    def look_back(self, earlier: Game, seat: int) -> bool:
        """Go on with an earlier position. False, and nothing changes, if the seat saw a card then that is hidden now."""
        self.game.copy_from(earlier)
        self.game.places(seat)
        for card in range(self.cards):
            if self.story[card] >= 0 and self.game.work[card] < 0:
                return False
        for card in range(self.cards):
            if self.story[card] >= 0:
                self.story[card] = self.story[card] * PLACES + self.game.work[card]
        return True

    def imagine(self, root: Game, seat: int, deals: int, rng: Rng) -> None:
        """Name the cards of this many deals. The game itself says what may lie where, by its `determinize`."""
        self.sort_by_story()
        self.find_places(root, seat)
        for deal in range(deals):
            self.game.copy_from(root)
            self.game.determinize(seat, rng)
            self.game.places(seat)
            self.name_cards(deal, rng)

    def sort_by_story(self) -> None:
        size = 0
        for card in range(self.cards):
            if self.story[card] < 0:
                continue
            at = size
            while at > 0 and self.story[self.order[at - 1]] > self.story[card]:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = card
            size += 1

    def find_places(self, root: Game, seat: int) -> None:
        """Where the cards of each place of now begin and end in `order`."""
        self.game.copy_from(root)
        self.game.places(seat)
        self.mixed = 0
        end = self.hidden
        at = self.hidden - 1
        while at >= 0:
            card = self.order[at]
            if at + 1 < self.hidden and self.game.work[card] != self.game.work[self.order[at + 1]]:
                end = at + 1
            elif at + 1 < self.hidden and self.story[card] != self.story[self.order[at + 1]]:
                self.mixed = 1
            self.end[at] = end
            at -= 1

    def name_cards(self, deal: int, rng: Rng) -> None:
        """The cards that the redealt position has in a place become the names of those that are there in truth."""
        self.list_dealt()
        if self.mixed:
            for at in range(self.hidden):
                other = at + rng.below(self.end[at] - at)
                card = self.dealt[other]
                self.dealt[other] = self.dealt[at]
                self.dealt[at] = card
        base = deal * WORK
        for card in range(self.cards):
            self.name[base + card] = card
        for at in range(self.hidden):
            self.name[base + self.order[at]] = self.dealt[at]

    def list_dealt(self) -> None:
        """The hidden cards of the redealt position, by place."""
        for place in range(PLACES):
            self.next[place] = 0
        for card in range(self.cards):
            if self.game.work[card] >= 0:
                self.next[self.game.work[card]] += 1
        start = 0
        for place in range(PLACES):
            start += self.next[place]
            self.next[place] = start - self.next[place]
        for card in range(self.cards):
            if self.game.work[card] >= 0:
                self.dealt[self.next[self.game.work[card]]] = card
                self.next[self.game.work[card]] += 1

    def lay(self, deal: int) -> None:
        """Give the cards of the lent position their names in this deal."""
        base = deal * WORK
        for card in range(self.cards):
            self.game.work[card] = self.name[base + card]
        self.game.rename()

    def laid(self, position: Game, deal: int) -> None:
        """Make the lent position what another one is in this deal."""
        self.game.copy_from(position)
        self.lay(deal)


class Guess(Deals):
    """Deals with weights: how likely the moves of the others were, in the eyes of a judge, if the cards lay so."""

    def __init__(self, judge: Judge, features: Features) -> None:
        super().__init__(features.game)
        self.judge: Judge = judge
        self.features: Features = features
        self.weight = [0.0] * DEALS
        self.sum = [0.0] * DEALS  # of the weights up to here

    def begin_weights(self) -> None:
        for deal in range(DEALS):
            self.weight[deal] = 1.0

    def weigh(self, earlier: Game, seat: int, move: int) -> None:
        """In this position this seat made this move."""
        for deal in range(DEALS):
            self.laid(earlier, deal)
            self.weight[deal] *= DOUBT + (1.0 - DOUBT) * self.likelihood(seat, move)

    def likelihood(self, seat: int, move: int) -> float:
        """How likely the judge finds a move in the lent position."""
        count = self.game.legal(seat)
        self.judge.judge(self.features, seat)
        self.judge.weigh(self.features, count)
        for place in range(count):
            if self.game.moves[place] == move:
                return self.judge.prior[place]
        return 0.0

    def add_up(self) -> None:
        total = 0.0
        for deal in range(DEALS):
            total += self.weight[deal]
            self.sum[deal] = total

    def draw(self, rng: Rng) -> None:
        """Give the cards of the lent position their names in one of the deals, a likely one more often."""
        wanted = self.sum[DEALS - 1] * rng.below(FINE) / FINE
        low = 0
        high = DEALS - 1
        while low < high:
            middle = (low + high) // 2
            if self.sum[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        self.lay(low)
