"""Pandorum positions as data, both ways: what FEN is to chess.

    {"sectors": [0, 1, 2, 3, 4, 5], "harvesters": [{"hex": "c4", "nose": "twin", "hull": "free"}, …],
     "objects": {"c4": [0, "module"]}, "hands": [["crater_drill"], ["magma_tap"]], "turn_of": 1}

is enough: which sector lies at each place, the harvesters, what is built, the hands and whose turn it is. What is
left out is empty, or as at the start; cards that stand nowhere are the deck, mining cards the box. Pieces left to build
follow from the objects (PD-2). `known` lists what everybody saw drawn of a hand, `spent` the cards of used noses. In
the middle of a turn `phase` says what is asked, and `building` what is being built.
"""

from collections.abc import Sequence
from typing import Any

from ...core.play import seats_in
from ...core.position import Reader
from ...core.spec import Positions
from ...core.text import Json
from . import terms
from .moves import (
    CARD_NAMES,
    DIRECTION_NAMES,
    HEX_NAMES,
    HULL_NAMES,
    NOSE_NAMES,
    PHASES,
    PIECE_NAMES,
    REASONS,
)
from .planet import PAD, SECTORS
from .rules import Pandorum
from .shapes import Piece, Stack
from .terms import AT_ONCE, CARDS, CARGO, HULL, MOST, NOSE, NOTHING, SLOTS

MUCH = 999  # more quids than anybody will ever have

FIELDS = (
    "sectors",
    "harvesters",
    "objects",
    "quids",
    "hands",
    "known",
    "market",
    "spent",
    "turn_of",
    "phase",
    "draws_left",
    "discarded",
    "building",
    "last_turns",
    "barren",
    "passes",
    "winners",
    "reason",
)
HARVESTER_FIELDS = ("hex", "nose", "hull", "nose_cards", "nose_used", "hull_cards", "cargo")
BUILDING_FIELDS = ("hex", "piece", "nose", "cards", "ways", "doubles", "asked")


class PandorumPositions(Positions[Pandorum]):
    def write(self, game: Pandorum) -> Json:
        return write_position(game)

    def read(self, game: Pandorum, position: Json) -> None:
        read_position(game, position)

    def broken(self, game: Pandorum) -> list[str]:
        """Every card in one place, every piece on the planet or to be built, hands and market as they are counted."""
        found = [*_lost_cards(game), *_lost_pieces(game)]
        for seat in range(game.players):
            found += _miscounted(game, seat)
        stacks = game.stack[: game.stacks]
        if sorted(stacks) != [card for card in range(CARDS) if game.market[card]]:
            found.append("PD-10: the stacks are not the cards of the market")
        return found


# --- parts of a position as names -----------------------------------------------------------------------


def counted_cards(counts: Sequence[int]) -> list[str]:
    """A list of cards, from the count of each name."""
    return [CARD_NAMES[card] for card, copies in enumerate(counts) for _ in range(copies)]


def of_seat(counts: Sequence[int], seat: int) -> list[int]:
    """The counts of one seat, from a list that holds those of all."""
    return list(counts[seat * CARDS : (seat + 1) * CARDS])


def in_slot(game: Pandorum, slot: int, seat: int) -> list[str]:
    return counted_cards(of_seat(game.slot, slot * MOST + seat))


def picked(game: Pandorum) -> list[str]:
    return [CARD_NAMES[card] for card in game.picked[: game.picked_size]]


def market(game: Pandorum) -> list[Stack]:
    """Stacks in the order they were opened."""
    return [{"card": CARD_NAMES[card], "count": game.market[card]} for card in game.stack[: game.stacks]]


def objects(game: Pandorum) -> dict[str, tuple[int, Piece]]:
    """What stands on which hex, and whose it is."""
    found: dict[str, tuple[int, Piece]] = {}
    for seat in range(game.players):
        for piece, hexes in zip(PIECE_NAMES, (game.modules[seat], game.bases[seat]), strict=True):
            found |= {HEX_NAMES[hex]: (seat, piece) for hex in seats_in(hexes)}
    return dict(sorted(found.items()))


def group_names(game: Pandorum) -> list[str]:
    """Groups of volcanoes by their first hex (PD-21)."""
    return [HEX_NAMES[hex] for hex in game.group_hex[: game.groups]]


def way_name(game: Pandorum, place: int) -> str | None:
    """The ray or volcanoes settled for a picked card."""
    if game.way[place] == NOTHING:
        return None
    rays = game.rule[game.picked[place]] == terms.OWN_ON_RAY
    return DIRECTION_NAMES[game.way[place]] if rays else group_names(game)[game.way[place]]


# --- writing --------------------------------------------------------------------------------------------


def write_position(game: Pandorum) -> Json:
    seats = range(game.players)
    position: Json = {
        "sectors": list(game.sector_at),
        "harvesters": [_written_harvester(game, seat) for seat in seats],
        "objects": {hex: list(what) for hex, what in objects(game).items()},
        "quids": list(game.quids[: game.players]),
        "hands": [counted_cards(of_seat(game.hand, seat)) for seat in seats],
        "known": [counted_cards(of_seat(game.known, seat)) for seat in seats],
        "market": [stack["card"] for stack in market(game) for _ in range(stack["count"])],
        "spent": counted_cards(list(game.spent)),
        "turn_of": game.turn,
        "phase": PHASES[game.phase],
        "draws_left": game.draws_left,
        "discarded": None if game.discarded == NOTHING else CARD_NAMES[game.discarded],
        "building": None if game.building_on == NOTHING else _written_building(game),
        "last_turns": seats_in(game.last_turns) if game.ending else None,
        "barren": game.barren,
        "passes": game.passes,
    }
    if game.over:
        position |= {"winners": seats_in(game.winners), "reason": REASONS[game.ended_by]}
    return position


def _written_harvester(game: Pandorum, seat: int) -> Json:
    return {
        "hex": HEX_NAMES[game.harvester[seat]],
        "nose": NOSE_NAMES[game.nose[seat]],
        "hull": HULL_NAMES[game.hull[seat]],
        "nose_cards": in_slot(game, NOSE, seat),
        "nose_used": bool(game.nose_used[seat]),
        "hull_cards": in_slot(game, HULL, seat),
        "cargo": in_slot(game, CARGO, seat),
    }


def _written_building(game: Pandorum) -> Json:
    """`ways` and `doubles` as far as they are settled."""
    written: Json = {
        "hex": HEX_NAMES[game.building_on],
        "piece": None if game.piece == NOTHING else PIECE_NAMES[game.piece],
        "nose": bool(game.with_nose),
        "cards": picked(game),
        "ways": [],
        "doubles": [],
        "asked": game.asked,
    }
    if game.phase >= terms.RAY:
        settled = game.asked if game.phase <= terms.VOLCANO else game.picked_size
        written["ways"] = [way_name(game, place) for place in range(settled)]
    if game.phase >= terms.BLOCK:
        settled = game.asked if game.phase == terms.BLOCK else game.picked_size
        doubled = game.doubles[:settled]
        written["doubles"] = [None if place == NOTHING else CARD_NAMES[game.picked[place]] for place in doubled]
    return written


# --- invariants ---------------------------------------------------------------------------------------


def _lost_cards(game: Pandorum) -> list[str]:
    """PD-3: every card in hand, market, deck, box, slot, or waiting for one; PD-8: mining cards never in the deck."""
    found = []
    waiting = game.picked[game.asked if game.phase == terms.SLOT else 0 : game.picked_size]
    deck, box, spent, stacks = list(game.deck), list(game.box), list(game.spent), list(game.market)
    hand, slot, kind = list(game.hand), list(game.slot), list(game.kind)
    for card, name in enumerate(CARD_NAMES):
        copies = sum((deck[card], box[card], spent[card], stacks[card], waiting.count(card)))
        copies += sum(hand[card::CARDS]) + sum(slot[card::CARDS])
        if copies != game.copies_in_play(card):
            found.append(f"PD-3: {copies} cards {name}, not {game.copies_in_play(card)}")
        if (deck if kind[card] == terms.MINING else box)[card]:
            found.append(f"PD-8: {name} lies in the wrong pile")
    if (game.deck_size, game.box_size) != (sum(deck), sum(box)):
        found.append("deck or box is miscounted")
    return found


def _lost_pieces(game: Pandorum) -> list[str]:
    """PD-2: pieces built and left; PD-14: one to a hex, none on volcanoes or the pad."""
    found = []
    for seat in range(game.players):
        modules = game.modules[seat].bit_count() + game.modules_left[seat]
        bases = game.bases[seat].bit_count() + game.bases_left[seat]
        if (modules, bases) != (game.all_modules, game.all_bases):
            found.append(f"PD-2: seat {seat} has {modules} modules and {bases} bases")
    standing = [game.modules[seat] for seat in range(game.players)] + [game.bases[seat] for seat in range(game.players)]
    if sum(hexes.bit_count() for hexes in standing) != game.objects.bit_count() or sum(standing) != game.objects:
        found.append("PD-14: two objects on one hex")
    if game.objects & (game.ground[terms.LAVA] | 1 << PAD):
        found.append("PD-14: an object on a volcano or the pad")
    return found


def _miscounted(game: Pandorum, seat: int) -> list[str]:
    hand, known = of_seat(game.hand, seat), of_seat(game.known, seat)
    blue = sum(hand[card] - known[card] for card in range(CARDS) if game.kind[card] == terms.MINING)
    slots = [len(in_slot(game, slot, seat)) for slot in range(SLOTS)]
    checks = {
        "hand": game.hand_size[seat] == sum(hand) and game.holds[seat] == sum(1 << c for c in range(CARDS) if hand[c]),
        "known cards": all(k <= h for k, h in zip(known, hand, strict=True)) and game.known_size[seat] == sum(known),
        "hidden mining cards": game.hidden_blue[seat] == blue,
        "slots": slots == [game.slot_size[slot * terms.MOST + seat] for slot in range(SLOTS)]
        and all(slots[slot] <= game.needs(slot) for slot in (NOSE, HULL)),
        "quids": game.quids[seat] >= 0,
    }
    return [f"seat {seat}: {what} miscounted" for what, sound in checks.items() if not sound]


# --- reading --------------------------------------------------------------------------------------------


def read_position(game: Pandorum, position: Json) -> None:
    """Set up `game` from the data, or say precisely what is wrong and leave it as it was."""
    game.copy_from(_Reader(game, position).read())


class _Reader(Reader):
    """Sets up a position in a separate game, with the help of the rules."""

    def __init__(self, game: Pandorum, position: Json) -> None:
        deck = [game.copies_in_play(card) for card in range(CARDS)]
        super().__init__(position, FIELDS, game.players, CARD_NAMES, deck)
        self.game = game.empty()

    def read(self) -> Pandorum:
        self.game.clear()
        self.read_sectors()
        self.read_harvesters()
        self.read_objects()
        self.read_cards()
        self.read_counters()
        self.read_turn()
        return self.game

    # --- the planet and what stands on it -----------------------------------------------------------

    def read_sectors(self) -> None:
        listed = self.position.get("sectors")
        if not isinstance(listed, list) or sorted(map(str, listed)) != [str(number) for number in range(SECTORS)]:
            self.wrong("sectors must list the numbers 0 to 5, the sector at each place (PD-1)")
        self.game.sector_at = [self.number(entry, "sectors", 0, SECTORS - 1) for entry in listed]
        self.game.lay_planet()

    def read_harvesters(self) -> None:
        game = self.game
        entries = self.one_each(self.position.get("harvesters"), "harvesters")
        where = [f"harvesters[{seat}]" for seat in self.seats]
        for seat, entry in enumerate(entries):
            self.fields(entry, where[seat], HARVESTER_FIELDS)
        fill = [0] * (MOST - len(entries))
        game.harvester = [self.hex(e.get("hex", HEX_NAMES[PAD]), w) for e, w in zip(entries, where, strict=True)] + fill
        game.nose = [self.one_of(e.get("nose"), NOSE_NAMES, w) for e, w in zip(entries, where, strict=True)] + fill
        game.hull = [self.one_of(e.get("hull"), HULL_NAMES, w) for e, w in zip(entries, where, strict=True)] + fill
        used = [self.flag(e.get("nose_used", False), w) for e, w in zip(entries, where, strict=True)]
        game.nose_used = used + fill
        for seat, entry in enumerate(entries):
            if game.ground[terms.LAVA] >> game.harvester[seat] & 1:
                self.wrong(f"{where[seat]} stands on a volcano (PD-13)")
            self.read_slots(seat, entry, where[seat])

    def read_slots(self, seat: int, entry: Json, where: str) -> None:
        game = self.game
        for slot, name in enumerate(("nose_cards", "hull_cards", "cargo")):
            cards = self.cards(entry.get(name, []), f"{where}.{name}")
            if slot != CARGO and len(cards) > game.needs(slot):
                self.wrong(f"{where}.{name}: {len(cards)} cards, more than the {game.needs(slot)} it needs (PD-24)")
            for card in cards:
                game.put_in_slot(seat, card, slot)
        if game.nose_used[seat] and (game.again or entry.get("nose_cards")):
            self.wrong(f"{where}: a used nose holds no cards, and with the option again none is used up (PD-25)")

    def read_objects(self) -> None:
        game = self.game
        listed = self.position.get("objects", {})
        if not isinstance(listed, dict):
            self.wrong("objects must be an object of hexes, each with seat and piece")
        for name, what in listed.items():
            where = f"objects.{name}"
            hex = self.hex(name, "objects")
            if game.site[hex] >= terms.BUILDABLE:
                self.wrong(f"{where}: nobody builds on a volcano or the landing pad (PD-14)")
            if not isinstance(what, list) or len(what) != 2:
                self.wrong(f"{where} must be a seat and a piece")
            seat = self.number(what[0], where, 0, game.players - 1)
            game.place_object(seat, self.one_of(what[1], PIECE_NAMES, where), hex)
        for seat in self.seats:
            if game.modules_left[seat] < 0 or game.bases_left[seat] < 0:
                self.wrong(f"objects: seat {seat} has built more pieces than there are (PD-2)")

    # --- cards and counters -------------------------------------------------------------------------

    def read_cards(self) -> None:
        game = self.game
        for seat, listed in enumerate(self.by_seat("hands", [])):
            for card in self.cards(listed, f"hands[{seat}]"):
                game.take_card(seat, card)
        for card in self.cards(self.position.get("market", []), "market"):
            game.put_in_market(card)
        spent = self.cards(self.position.get("spent", []), "spent")
        game.spent = [spent.count(card) for card in range(CARDS)]
        self.read_known()

    def read_known(self) -> None:
        game = self.game
        counts: list[int] = []
        for seat, listed in enumerate(self.by_seat("known", [])):
            cards = self.known_cards(listed, f"known[{seat}]")
            counts += [cards.count(card) for card in range(CARDS)]
        counts += [0] * (MOST * CARDS - len(counts))
        for place, copies in enumerate(counts):
            if copies > game.hand[place]:
                self.wrong(f"known[{place // CARDS}]: {CARD_NAMES[place % CARDS]} is not in that hand")
        game.known = counts
        game.known_size = [sum(of_seat(counts, seat)) for seat in range(MOST)]
        hidden = [h - k for h, k in zip(game.hand, counts, strict=True)]
        game.hidden_blue = [
            sum(n for n, kind in zip(of_seat(hidden, seat), game.kind, strict=True) if kind == terms.MINING)
            for seat in range(MOST)
        ]

    def read_counters(self) -> None:
        game, position = self.game, self.position
        quids = [self.number(n, f"quids[{seat}]", 0, MUCH) for seat, n in enumerate(self.by_seat("quids", 0))]
        game.quids = quids + [0] * (MOST - len(quids))
        game.barren = self.number(position.get("barren", 0), "barren", 0, terms.BARREN_ROUNDS * game.players)
        game.passes = self.number(position.get("passes", 0), "passes", 0, game.players)
        game.turn = self.number(position.get("turn_of"), "turn_of", 0, game.players - 1)
        last = position.get("last_turns")
        if last is not None:
            game.ending = 1
            game.last_turns = self.mask("last_turns", last) if last else 0
            if not any(game.built_out(seat) for seat in self.seats):
                self.wrong("last_turns: nobody has built their last object (PD-27)")

    def fill_deck_and_box(self) -> None:
        blue = [kind == terms.MINING for kind in self.game.kind]
        self.game.box = [left * mine for left, mine in zip(self.unused, blue, strict=True)]
        self.game.deck = [left * (not mine) for left, mine in zip(self.unused, blue, strict=True)]
        self.game.box_size, self.game.deck_size = sum(self.game.box), sum(self.game.deck)

    # --- whose turn, and what is asked --------------------------------------------------------------

    def read_turn(self) -> None:
        game, position = self.game, self.position
        phase = self.one_of(position.get("phase", "over" if "winners" in position else "turn"), PHASES, "phase")
        game.phase = phase
        game.draws_left = self.number(position.get("draws_left", 0), "draws_left", 0, 3)
        discarded = position.get("discarded")
        game.discarded = NOTHING if discarded is None else self.known(discarded, "discarded")
        if (position.get("building") is not None) != (terms.BUILD <= phase < terms.OVER):
            self.wrong(f"building: there is one from phase build to slot, and phase is {PHASES[phase]}")
        if position.get("building") is not None:
            self.read_building(position["building"])
        self.fill_deck_and_box()
        if phase == terms.OVER:
            self.read_end()
            return
        if "winners" in position:
            self.wrong(f"winners: phase is {PHASES[phase]}, so nobody has won yet")
        self.check_question(phase)

    def check_question(self, phase: int) -> None:
        """The phase must leave the seat something to do."""
        game = self.game
        if phase in (terms.DRAW, terms.REBATE) and game.draws_left == 0:
            self.wrong("draws_left: nothing is left to draw")
        if phase == terms.REBATE and game.discarded == NOTHING:
            self.wrong("discarded: a card is discarded before phase rebate (PD-26)")
        if phase >= terms.BUILD:
            asked = game.asked
            game.ask(game.turn)
            if (game.phase, game.asked) != (phase, asked) or not game.options & (game.options - 1):
                self.wrong(f"building: there is no choice of {PHASES[phase]} to make")
        elif game.legal(game.turn) == 0:
            self.wrong(f"turn_of: seat {game.turn} has nothing to do in phase {PHASES[phase]}")

    def read_building(self, entry: Any) -> None:
        game, where = self.game, "building"
        self.fields(entry, where, BUILDING_FIELDS)
        game.building_on = self.hex(entry.get("hex"), where)
        if game.harvester[game.turn] != game.building_on:
            self.wrong("building: the harvester of the seat to move stands elsewhere (PD-14)")
        if game.phase > terms.BUILD:
            game.piece = self.one_of(entry.get("piece"), PIECE_NAMES, where)
            game.with_nose = self.flag(entry.get("nose", False), where)
            game.needed = game.cards_for(game.turn, game.piece + terms.WITH_NOSE * game.with_nose)
        game.asked = self.number(entry.get("asked", 0), f"{where}.asked", 0, AT_ONCE - 1)
        self.read_picked(entry)
        self.read_choices(entry)

    def read_choices(self, entry: Json) -> None:
        """What is settled of rays, volcanoes and blocks."""
        game = self.game
        names = [
            list(DIRECTION_NAMES) if game.rule[card] == terms.OWN_ON_RAY else group_names(game)
            for card in game.picked[: game.picked_size]
        ]
        ways = self.choices(entry.get("ways", []), "building.ways", names)
        doubles = self.choices(entry.get("doubles", []), "building.doubles", [picked(game)] * game.picked_size)
        game.way = ways + [NOTHING] * (AT_ONCE - len(ways))
        game.doubles = doubles + [NOTHING] * (AT_ONCE - len(doubles))

    def read_picked(self, entry: Json) -> None:
        """Cards that lie in slots already are not used again."""
        game, where = self.game, "building.cards"
        cards = self.known_cards(entry.get("cards", []), where)
        if len(cards) > game.needed or cards != sorted(set(cards)):
            self.wrong(f"{where}: at most {game.needed} different cards, in the order of the edition (PD-17)")
        for card in cards[game.asked if game.phase == terms.SLOT else 0 :]:
            self.use(card, where)
        if game.phase > terms.PICK and (len(cards) != game.needed or game.asked >= len(cards)):
            self.wrong(f"{where}: {game.needed} cards are needed, and one of them is asked about")
        game.picked = cards + [0] * (AT_ONCE - len(cards))
        game.picked_size = len(cards)

    def read_end(self) -> None:
        game = self.game
        game.over = 1
        game.ended_by = self.one_of(self.position.get("reason", REASONS[0]), REASONS, "reason")
        game.winners = self.mask("winners", self.position.get("winners"))
        if game.winners != game.leaders():
            self.wrong("winners: the quids say otherwise (PD-29)")
        game.finish()

    # --- single values ------------------------------------------------------------------------------

    def fields(self, entry: Any, where: str, known: Sequence[str]) -> None:
        if not isinstance(entry, dict):
            self.wrong(f"{where} must be an object")
        for name in entry:
            if name not in known:
                self.wrong(f"{where}: unknown field {name!r}; the fields are {', '.join(known)}")

    def hex(self, name: Any, where: str) -> int:
        return self.one_of(name, HEX_NAMES, where)

    def one_of(self, name: Any, known: Sequence[str], where: str) -> int:
        if name not in known:
            listed = ", ".join(known) if len(known) <= len(PHASES) else f"{known[0]} to {known[-1]}"
            self.wrong(f"{where}: {name!r} is not one of {listed}")
        return known.index(name)

    def flag(self, value: Any, where: str) -> int:
        if not isinstance(value, bool):
            self.wrong(f"{where}: {value!r} must be true or false")
        return int(value)

    def choices(self, listed: Any, where: str, known: Sequence[Sequence[str]]) -> list[int]:
        """One of each list of names, or null."""
        if not isinstance(listed, list) or len(listed) > len(known):
            self.wrong(f"{where} must be a list, with no more entries than cards")
        pairs = zip(listed, known, strict=False)
        return [NOTHING if name is None else self.one_of(name, names, where) for name, names in pairs]
