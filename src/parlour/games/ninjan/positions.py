"""Ninjan positions as data, both ways: what FEN is to chess.

    {"piles": [["S-1"], ["P2", "R1"], ["R8"]], "hands": [["P7"], ["R-4"]]}

is enough; what is left out is empty, and cards that stand nowhere left the game unseen (NJ-3). Piles and captured
cards are listed bottom first.
"""

from collections.abc import Sequence
from typing import Any

from ...core.position import Reader
from ...core.spec import Positions
from ...core.text import Json
from .moves import LETTERS, card_names
from .rules import CARDS, CHOOSE, FRUITLESS, HAND, MOST_PLAYERS, NONE, OVER, PILES, RESOLVE, THROW, Ninjan

FIELDS = ("deal", "piles", "hands", "choices", "revealed", "captured", "earlier", "tie", "thrown", "winners")


class NinjanPositions(Positions[Ninjan]):
    def write(self, game: Ninjan) -> Json:
        return write_position(game)

    def read(self, game: Ninjan, position: Json) -> None:
        read_position(game, position)

    def broken(self, game: Ninjan) -> list[str]:
        """48 cards, each in one place; sums that add up; hands of equal size."""
        captured = chains(game, game.captured[: game.players])
        places = [*game.rest[: game.rest_size], *(card for pile in chains(game, game.top) for card in pile)]
        for seat in range(game.players):
            places += game.hand_of(seat) + captured[seat]
            if game.phase != THROW and game.choice[seat] != NONE and game.went[seat] == NONE:
                places.append(game.choice[seat])
        found = []
        if sorted(places) != list(range(CARDS)):
            found.append(f"NJ-1: not each card in one place: {sorted(places)}")
        for seat in range(game.players):
            if game.sum[seat] != sum(game.value[card] for card in captured[seat]):
                found.append(f"NJ-12: seat {seat} has captured other cards than its sum says")
            if game.hand_size[seat] + (game.choice[seat] != NONE and game.phase == CHOOSE) != _due(game):
                found.append(f"NJ-3: seat {seat} holds {game.hand_size[seat]} cards in round {game.round}")
        return found


# --- parts of a position --------------------------------------------------------------------------------


def chains(game: Ninjan, newest: Sequence[int]) -> list[list[int]]:
    """The cards chained from each of these, the newest ones; oldest first."""
    return [game.chain(card) for card in newest]


def _due(game: Ninjan) -> int:
    """How many cards each player has left: in hand, or chosen and not yet revealed (NJ-3)."""
    return HAND - game.round + (game.phase == CHOOSE)


# --- writing --------------------------------------------------------------------------------------------


def write_position(game: Ninjan) -> Json:
    names, seats = card_names(game), range(game.players)
    signs = game.phase == THROW

    def secret(seat: int) -> str | None:
        if game.choice[seat] == NONE or game.phase == RESOLVE:
            return None
        return LETTERS[game.choice[seat]] if signs else names[game.choice[seat]]

    position: Json = {
        "deal": game.deal_number,
        "piles": [[names[card] for card in pile] for pile in chains(game, game.top)],
        "hands": [[names[card] for card in sorted(game.hand_of(s))] for s in seats],
        "choices": [secret(seat) for seat in seats],
        "captured": [[names[card] for card in cards] for cards in chains(game, game.captured[: game.players])],
        "earlier": [game.total[s] - (game.sum[s] if game.phase >= THROW else 0) for s in seats],
    }
    if game.phase == RESOLVE:
        position["revealed"] = [
            {
                "seat": s,
                "card": names[game.choice[s]],
                "pile": None if game.went[s] == NONE else game.went[s] + 1,
            }
            for s in game.order[: game.players]
        ]
    if game.phase >= THROW:
        position["thrown"] = [None if game.thrown[s] == NONE else LETTERS[game.thrown[s]] for s in seats]
    if game.phase == THROW:
        position["tie"] = {"seats": [s for s in seats if game.throwers >> s & 1], "fruitless": game.fruitless}
    if game.phase == OVER:
        position["winners"] = [s for s in seats if game.winners >> s & 1]
    return position


# --- reading --------------------------------------------------------------------------------------------


def read_position(game: Ninjan, position: Json) -> None:
    """Set up `game` from the data, or say precisely what is wrong and leave it as it was."""
    reader = _Reader(game, position)
    for name, value in reader.read().items():
        setattr(game, name, value)  # a compiled position takes its arrays whole
    if game.over:
        game.finish()


class _Reader(Reader):
    """Reads a position into the attributes of a game."""

    def __init__(self, game: Ninjan, position: Json) -> None:
        super().__init__(position, FIELDS, game.players, card_names(game), [1] * CARDS)
        self.game = game
        self.below = [NONE] * CARDS
        self.held: set[int] = set()

    def read(self) -> dict[str, Any]:
        deal = self.number(self.position.get("deal", 1), "deal", 1, self.game.deals)
        found: dict[str, Any] = {"deal_number": deal, "below": self.below}
        found |= self.read_piles()
        found |= self.read_hands()
        found |= self.read_captured()
        found |= self.read_phase(found)
        rest = [card for card in range(CARDS) if self.unused[card]]
        found |= {"rest": rest + [0] * (CARDS - len(rest)), "rest_size": len(rest)}
        return found

    def read_piles(self) -> dict[str, Any]:
        """NJ-3: there are always three piles."""
        piles = self.position.get("piles")
        if not isinstance(piles, list) or len(piles) != PILES or not all(piles):
            self.wrong(f"piles must be {PILES} lists with at least one card each")
        cards = [self.cards(pile, f"piles[{number}]") for number, pile in enumerate(piles)]
        return {
            "top": [self.chained(pile) for pile in cards],
            "bottom": [pile[0] for pile in cards],
            "pile_sum": [self.sum_of(pile) for pile in cards],
        }

    def read_hands(self) -> dict[str, Any]:
        hands = [self.cards(cards, f"hands[{seat}]") for seat, cards in enumerate(self.by_seat("hands", []))]
        places = [0] * (MOST_PLAYERS * HAND)
        for seat, held in enumerate(hands):
            if len(held) > HAND:
                self.wrong(f"hands[{seat}] holds {len(held)} cards, more than {HAND}")
            places[seat * HAND : seat * HAND + len(held)] = held
            self.held.update(held)
        return {"hand": places, "hand_size": self.padded([len(held) for held in hands])}

    def read_captured(self) -> dict[str, Any]:
        captured = [self.cards(cards, f"captured[{seat}]") for seat, cards in enumerate(self.by_seat("captured", []))]
        earlier = [
            self.number(value, f"earlier[{s}]", -9999, 9999) for s, value in enumerate(self.by_seat("earlier", 0))
        ]
        return {
            "captured": self.padded([self.chained(cards) for cards in captured]),
            "sum": self.padded([self.sum_of(cards) for cards in captured]),
            "total": self.padded(earlier),
        }

    # --- the phase ----------------------------------------------------------------------------------

    def read_phase(self, found: dict[str, Any]) -> dict[str, Any]:
        phase: dict[str, Any] = {
            "phase": CHOOSE,
            "choice": [NONE] * MOST_PLAYERS,
            "went": [NONE] * MOST_PLAYERS,
            "thrown": [self.sign(sign, "thrown") for sign in self.padded(self.by_seat("thrown", None), None)],
            "order": [0] * MOST_PLAYERS,
            "resolved": 0,
            "throwers": 0,
            "fruitless": 0,
            "winners": 0,
            "over": 0,
        }
        if "winners" in self.position:
            phase |= {"phase": OVER, "over": 1, "winners": self.mask("winners", self.position["winners"])}
        elif "tie" in self.position:
            phase |= self.read_tie()
        elif "revealed" in self.position:
            phase |= self.read_revealed()
        else:
            choices = enumerate(self.by_seat("choices", None))
            chosen = [NONE if name is None else self.card(name, f"choices[{seat}]") for seat, name in choices]
            phase["choice"] = self.padded(chosen, NONE)
            if NONE not in chosen:
                self.wrong("choices: everybody has chosen, so the cards are revealed (NJ-4)")
        phase["round"] = self.round(found["hand_size"], phase)
        if phase["phase"] >= THROW:
            phase["total"] = [total + own for total, own in zip(found["total"], found["sum"], strict=True)]
            self.check_leaders(phase)
        return phase

    def check_leaders(self, phase: dict[str, Any]) -> None:
        """NJ-12, NJ-14: only the players with the highest total win, or throw for it."""
        best = max(phase["total"][seat] for seat in self.seats)
        leaders = sum(1 << seat for seat in self.seats if phase["total"][seat] == best)
        if (phase["winners"] | phase["throwers"]) & ~leaders:
            self.wrong("only seats with the highest sum can win or throw")
        if phase["phase"] == THROW and phase["throwers"] & (phase["throwers"] - 1) == 0:
            self.wrong("tie.seats: a tie is between two seats at least")

    def read_revealed(self) -> dict[str, Any]:
        """NJ-5: in the order given; those with a pile have been resolved."""
        entries = self.position["revealed"]
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.wrong("revealed must be a list of objects with seat, card and pile")
        order = [self.number(entry.get("seat"), "revealed: seat", 0, len(self.seats) - 1) for entry in entries]
        if sorted(order) != list(self.seats):
            self.wrong(f"revealed must name each seat once, not {order}")
        if any(choice is not None for choice in self.by_seat("choices", None)):
            self.wrong("choices: the cards are revealed already")
        choice, went = [NONE] * MOST_PLAYERS, [NONE] * MOST_PLAYERS
        for entry in entries:
            seat, pile = entry["seat"], entry.get("pile")
            if pile is None:
                choice[seat] = self.card(entry.get("card"), f"revealed, seat {seat}")
            else:
                choice[seat] = self.played(entry.get("card"), f"revealed, seat {seat}")
                went[seat] = self.number(pile, f"revealed, seat {seat}: pile", 1, PILES) - 1
        resolved = sum(pile != NONE for pile in went)
        if any(went[seat] == NONE for seat in order[:resolved]) or resolved == len(order):
            self.wrong("revealed: the cards with a pile must come first, and one must be without")
        self.check_order(order, choice)
        return {
            "phase": RESOLVE,
            "order": self.padded(order),
            "choice": choice,
            "went": went,
            "resolved": resolved,
        }

    def check_order(self, order: list[int], choice: list[int]) -> None:
        """NJ-5, NJ-6."""
        revealed = self.game.empty()
        revealed.choice = choice
        revealed.reveal()
        right = list(revealed.order[: len(order)])
        if order != right:
            self.wrong(f"revealed: by their values the cards resolve in the order of seats {right}, not {order} (NJ-5)")

    def played(self, name: Any, where: str) -> int:
        """A card that lies in a pile or is captured."""
        card = self.known(name, where)
        if self.unused[card] or card in self.held:
            self.wrong(f"{where}: {name} has gone to a pile, so it must lie in one or be captured")
        return card

    def read_tie(self) -> dict[str, Any]:
        tie = self.position["tie"]
        if not isinstance(tie, dict):
            self.wrong("tie must be an object with seats and fruitless")
        signs = [self.sign(sign, "choices") for sign in self.by_seat("choices", None)]
        fruitless = self.number(tie.get("fruitless", 0), "tie.fruitless", 0, FRUITLESS - 1)
        mask = self.mask("tie.seats", tie.get("seats"))
        thrown = sum(1 << seat for seat, sign in enumerate(signs) if sign != NONE)
        if thrown & ~mask or thrown == mask:
            self.wrong("choices: only the tied throw, and one of them has not thrown yet")
        return {"phase": THROW, "throwers": mask, "fruitless": fruitless, "choice": self.padded(signs, NONE)}

    def round(self, hand_size: list[int], phase: dict[str, Any]) -> int:
        """Everybody has the same number of cards left to play, which tells the round."""
        choosing = bool(phase["phase"] == CHOOSE)
        left = {hand_size[seat] + (choosing and phase["choice"][seat] != NONE) for seat in self.seats}
        if len(left) != 1:
            self.wrong(f"the players must have equally many cards left to play, not {sorted(left)}")
        cards: int = left.pop()
        if (choosing and cards == 0) or (phase["phase"] >= THROW and cards != 0) or cards > HAND - (not choosing):
            self.wrong(f"{cards} cards left to play do not fit the phase")
        return HAND - cards + choosing

    # --- single values ------------------------------------------------------------------------------

    def sign(self, name: Any, where: str) -> int:
        if name is not None and name not in LETTERS:
            self.wrong(f"{where}: {name!r} is no sign; the signs are {', '.join(LETTERS)}")
        return NONE if name is None else LETTERS.index(name)

    def chained(self, cards: list[int]) -> int:
        """Chain the cards, oldest first, and return the newest."""
        newest = NONE
        for card in cards:
            self.below[card] = newest
            newest = card
        return newest

    def sum_of(self, cards: list[int]) -> int:
        return sum(self.game.value[card] for card in cards)

    def padded(self, entries: list[Any], filler: Any = 0) -> list[Any]:
        return entries + [filler] * (MOST_PLAYERS - len(entries))
