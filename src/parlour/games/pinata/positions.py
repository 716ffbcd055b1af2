"""Piñata positions as data, both ways: what FEN is to chess.

    {"mats": [{"up": true, "candies": ["red"], "cards": [["R7"], []]}, …], "hands": [["R1"], ["W3"]], "turn_of": 1}

is enough: four mats, the hands and whose turn it is. What is left out is empty; cards that stand nowhere are the draw
pile, candies that stand nowhere the bag. Medals follow from the candies won (PI-17). `shown` lists what the opponent
was shown of a hand (PI-12), `counted` what an opponent who counts cards knows of it.
"""

from typing import Any

from ...core.play import seats_in
from ...core.position import Reader
from ...core.spec import Positions
from ...core.text import Json
from .moves import CARD_NAMES, COLOUR_NAMES
from .rules import CARDS, COLOURS, DEEP, EXCHANGE, FRUITLESS, HAND, KINDS, MATS, OVER, PLAY, VALUES, WILD, Pinata
from .shapes import Candies, Colour

FIELDS = ("mats", "hands", "turn_of", "shown", "counted", "discard", "candies", "exchanged", "passes", "winners")
MAT_FIELDS = ("up", "in_play", "candies", "cards")


class PinataPositions(Positions[Pinata]):
    def write(self, game: Pinata) -> Json:
        return write_position(game)

    def read(self, game: Pinata, position: Json) -> None:
        read_position(game, position)

    def broken(self, game: Pinata) -> list[str]:
        """All cards and candies in one place each; hands and mats as the rules leave them."""
        found = [*_lost_cards(game), *_lost_candies(game)]
        for seat in range(2):
            hand, known, shown = (of_seat(counts, seat) for counts in (game.hand, game.known, game.shown))
            held = game.held[seat * HAND : seat * HAND + game.held_size[seat]]
            if sorted(held) != [k for k in range(KINDS) if hand[k]] or game.holds[seat] != sum(1 << k for k in held):
                found.append(f"seat {seat} holds other kinds than it counts")
            if not all(s <= k <= h for s, k, h in zip(shown, known, hand, strict=True)):
                found.append(f"PI-12: more of seat {seat}'s hand is known than it holds")
            due = HAND - (game.exchanged if game.turn == seat else 0)
            if game.hand_size[seat] != due and not game.over:
                found.append(f"PI-6: seat {seat} holds {game.hand_size[seat]} cards, not {due}")
        return found


# --- parts of a position as names -----------------------------------------------------------------------


def counted_cards(counts: list[int]) -> list[str]:
    """A list of cards, from the count of each kind."""
    return [CARD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]


def counted_candies(counts: list[int]) -> list[Colour]:
    return [COLOUR_NAMES[colour] for colour, count in enumerate(counts) for _ in range(count)]


def by_colour(counts: list[int]) -> Candies:
    red, purple, green, pink, yellow = counts
    return {"red": red, "purple": purple, "green": green, "pink": pink, "yellow": yellow}


def of_seat(counts: list[int], seat: int) -> list[int]:
    """The counts of one seat, from a list that holds those of both."""
    size = len(counts) // 2
    return counts[seat * size : (seat + 1) * size]


def on_mat(game: Pinata, mat: int) -> list[Colour]:
    return counted_candies(game.on_mat[mat * COLOURS : (mat + 1) * COLOURS])


def at_mat(game: Pinata, mat: int) -> list[list[str]]:
    """The cards at both sides of a mat, in the order played."""
    return [_at_side(game, mat * 2 + seat) for seat in range(2)]


def _at_side(game: Pinata, side: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in game.at_side[side * DEEP : side * DEEP + game.placed[side]]]


def discards(game: Pinata) -> list[str]:
    return [CARD_NAMES[kind] for kind in game.discard[: game.discard_size]]


# --- writing --------------------------------------------------------------------------------------------


def write_position(game: Pinata) -> Json:
    seats = range(2)
    position: Json = {
        "mats": [_written_mat(game, mat) for mat in range(MATS)],
        "hands": [counted_cards(of_seat(game.hand, seat)) for seat in seats],
        "turn_of": game.turn,
        "shown": [counted_cards(of_seat(game.shown, seat)) for seat in seats],
        "counted": [counted_cards(of_seat(game.known, seat)) for seat in seats],
        "discard": discards(game),
        "candies": [by_colour(of_seat(game.won, seat)) for seat in seats],
        "exchanged": game.exchanged if game.phase == EXCHANGE else None,
        "passes": game.passes,
    }
    if game.over:
        position["winners"] = seats_in(game.winners)
    return position


def _written_mat(game: Pinata, mat: int) -> Json:
    written = {"up": bool(game.up[mat]), "in_play": bool(game.in_play[mat])}
    return written | ({"candies": on_mat(game, mat), "cards": at_mat(game, mat)} if game.in_play[mat] else {})


# --- invariants ---------------------------------------------------------------------------------------


def _lost_cards(game: Pinata) -> list[str]:
    """PI-1: every card of the deck in hand, at a mat, in the draw pile or among the discards."""
    places = counted_cards(list(game.pile)) + discards(game)
    for seat in range(2):
        places += counted_cards(of_seat(game.hand, seat))
    for mat in range(MATS):
        places += [card for cards in at_mat(game, mat) for card in cards]
    if sorted(places) == sorted(counted_cards(list(game.deck))) and game.pile_size == sum(game.pile):
        return []
    return [f"PI-1: not each card in one place: {sorted(places)}"]


def _lost_candies(game: Pinata) -> list[str]:
    """PI-2: every candy in the bag, on a mat or won."""
    found = []
    for colour, name in enumerate(COLOUR_NAMES):
        places = [game.bag[colour], *game.won[colour::COLOURS], *game.on_mat[colour::COLOURS]]
        if sum(places) != game.candies[colour]:
            found.append(f"PI-2: {sum(places)} {name} candies, not {game.candies[colour]}")
    return found


# --- reading --------------------------------------------------------------------------------------------


def read_position(game: Pinata, position: Json) -> None:
    """Set up `game` from the data, or say precisely what is wrong and leave it as it was."""
    game.copy_from(_Reader(game, position).read())


class _Reader(Reader):
    """Sets up a position in a separate game, with the help of the rules."""

    def __init__(self, game: Pinata, position: Json) -> None:
        super().__init__(position, FIELDS, 2, CARD_NAMES, game.deck)
        self.game = game.empty()
        self.bag = list(game.candies)

    def read(self) -> Pinata:
        self.game.clear()
        self.read_mats()
        self.read_hands()
        self.read_discard()
        self.read_won()
        self.read_turn()
        self.fill_pile_and_bag()
        return self.game

    # --- mats ---------------------------------------------------------------------------------------

    def read_mats(self) -> None:
        mats = self.position.get("mats")
        if not isinstance(mats, list) or len(mats) != MATS or not all(isinstance(mat, dict) for mat in mats):
            self.wrong(f"mats must be a list of {MATS} objects with up, candies and cards")
        for number, entry in enumerate(mats):
            for name in entry:
                if name not in MAT_FIELDS:
                    self.wrong(f"mats[{number}]: unknown field {name!r}; the fields are {', '.join(MAT_FIELDS)}")
        self.game.up = [self.flag(entry.get("up"), f"mats[{n}].up") for n, entry in enumerate(mats)]
        self.game.in_play = [
            self.flag(entry.get("in_play", True), f"mats[{n}].in_play") for n, entry in enumerate(mats)
        ]
        on_mats = [self.read_candies(mat, entry) for mat, entry in enumerate(mats)]
        self.game.on_mat = [count for counts in on_mats for count in counts]
        for mat, entry in enumerate(mats):
            self.read_sides(mat, entry)

    def read_candies(self, mat: int, entry: Json) -> list[int]:
        """PI-5, PI-14: as many as the mat's number; none on a mat that left the game."""
        where = f"mats[{mat}].candies"
        listed = entry.get("candies", [])
        if not isinstance(listed, list):
            self.wrong(f"{where} must be a list of colours")
        colours = [self.colour(name, where) for name in listed]
        if len(colours) != (mat + 1) * self.game.in_play[mat]:
            self.wrong(f"{where}: a mat holds as many candies as its number, or none once out of the game (PI-5)")
        for colour in colours:
            self.take_candies(colour, 1, where)
        return [colours.count(colour) for colour in range(COLOURS)]

    def read_sides(self, mat: int, entry: Json) -> None:
        game = self.game
        for seat, listed in enumerate(self.one_each(entry.get("cards", [[], []]), f"mats[{mat}].cards")):
            where = f"mats[{mat}].cards[{seat}]"
            game.clear_side(mat, seat, game.in_play[mat])
            for kind in self.cards(listed, where):
                if not game.fits[mat * 2 + seat] >> kind & 1:
                    self.wrong(f"{where}: there is no room for {CARD_NAMES[kind]} (PI-8)")
                game.place_card(mat * 2 + seat, kind)
        if game.in_play[mat] and game.spaces(mat) == 0:
            self.wrong(f"mats[{mat}]: both sides are full, so it is scored (PI-13)")
        if game.spaces(mat) == 1:
            game.forbid_tie(mat)

    # --- cards and candies --------------------------------------------------------------------------

    def read_hands(self) -> None:
        for seat, listed in enumerate(self.by_seat("hands", [])):
            kinds = self.cards(listed, f"hands[{seat}]")
            if len(kinds) > HAND:
                self.wrong(f"hands[{seat}] holds {len(kinds)} cards, more than {HAND} (PI-6)")
            for kind in kinds:
                self.game.take_card(seat, kind)
        shown, counted = self.part_of_hands("shown"), self.part_of_hands("counted")
        self.game.shown = shown
        self.game.known = [max(counts) for counts in zip(shown, counted, strict=True)]

    def part_of_hands(self, name: str) -> list[int]:
        """Counts of both seats, none above what is in hand."""
        counts = []
        for seat, listed in enumerate(self.by_seat(name, [])):
            kinds = self.known_cards(listed, f"{name}[{seat}]")
            counts += [kinds.count(kind) for kind in range(KINDS)]
        for place, count in enumerate(counts):
            if count > self.game.hand[place]:
                self.wrong(f"{name}[{place // KINDS}]: {CARD_NAMES[place % KINDS]} is not in that hand")
        return counts

    def read_discard(self) -> None:
        for kind in self.cards(self.position.get("discard", []), "discard"):
            self.game.put_down(kind)

    def read_won(self) -> None:
        won = []
        for seat, counts in enumerate(self.by_seat("candies", {})):
            where = f"candies[{seat}]"
            if not isinstance(counts, dict):
                self.wrong(f"{where} must be an object with a number for each colour")
            for name, count in counts.items():
                self.take_candies(self.colour(name, where), self.number(count, where, 0, CARDS), where)
            won += [counts.get(name, 0) for name in COLOUR_NAMES]
        self.game.won = won
        for seat in self.seats:
            self.game.award_medals(seat)

    def fill_pile_and_bag(self) -> None:
        self.game.pile = self.unused
        self.game.pile_of = [sum(self.unused[c * VALUES : (c + 1) * VALUES]) for c in range(WILD + 1)]
        self.game.pile_size = sum(self.unused)
        self.game.bag = self.bag
        self.game.bag_size = sum(self.bag)

    # --- whose turn ---------------------------------------------------------------------------------

    def read_turn(self) -> None:
        game, position = self.game, self.position
        game.passes = self.number(position.get("passes", 0), "passes", 0, FRUITLESS)
        game.turn = self.number(position.get("turn_of"), "turn_of", 0, 1)
        if "winners" in position:
            self.read_winners()
        elif game.over:
            self.wrong("candies: somebody has three medals, so there must be winners (PI-18)")
        elif game.holds[game.turn] & game.placeable(game.turn):
            if position.get("exchanged") is not None:
                self.wrong(f"exchanged: seat {game.turn} can play, so there is no exchange (PI-12)")
            game.phase = PLAY
        else:
            game.exchanged = self.number(position.get("exchanged", 0), "exchanged", 0, HAND)
            if game.hand_size[game.turn] + game.exchanged > HAND:
                self.wrong("exchanged: hand and exchanged cards are more than a hand (PI-6)")
            game.phase = EXCHANGE
            game.show_hand(game.turn)  # PI-12

    def read_winners(self) -> None:
        game = self.game
        winners = self.mask("winners", self.position["winners"])
        if winners != (game.winners if game.over else game.leaders()):
            self.wrong("winners: the candies say otherwise (PI-18, PI-19)")
        game.phase, game.over, game.winners = OVER, 1, winners
        game.finish()

    # --- single values ------------------------------------------------------------------------------

    def flag(self, value: Any, where: str) -> int:
        if not isinstance(value, bool):
            self.wrong(f"{where} must be true or false, not {value!r}")
        return int(value)

    def colour(self, name: Any, where: str) -> int:
        if name not in COLOUR_NAMES:
            self.wrong(f"{where}: {name!r} is no colour; the colours are {', '.join(COLOUR_NAMES)}")
        return COLOUR_NAMES.index(name)

    def take_candies(self, colour: int, count: int, where: str) -> None:
        self.bag[colour] -= count
        if self.bag[colour] < 0:
            self.wrong(f"{where}: there are only {self.game.candies[colour]} {COLOUR_NAMES[colour]} candies")
