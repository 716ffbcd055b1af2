"""Pandorum's components, read from an edition file and validated: board, harvesters, pieces, and cards with payouts."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Literal

from ...core import blanks
from ...core.blanks import Blank, BlankOption
from ...core.complaints import SOURCES, Place, quoted, token_complaints
from ...core.edition import Component, Edition
from ...core.spec import Editions
from ...core.text import Json
from . import planet, terms
from .moves import CARD_NAMES, COLOURS, HULL_NAMES, KIND_NAMES, NOSE_NAMES, SLOT_NAMES, TERRAIN_NAMES, card_text
from .rules import Pandorum
from .shapes import Card, CardInfo, Count, Kind, Payout
from .terms import HULL, NOSE

PLAYERS = range(2, terms.MOST + 1)
LETTERS = "CMWV"
VOLCANO = "V"
ONLY_BY_VOLCANO = 0b101010  # of the sites, those with a volcano adjacent
ALL_CARDS = 91
LARGEST = 9  # amount on a card

Amount = Literal["each", "module", "base", "plus", "pays"]
# The numbers a counting rule takes, by the rules' own number for it.
PAYOUTS: dict[Count, tuple[int, tuple[Amount, ...]]] = {
    "free_adjacent": (terms.FREE_ADJACENT, ("each",)),
    "adjacent_volcanoes": (terms.ADJACENT_VOLCANOES, ("each",)),
    "own_adjacent": (terms.OWN_ADJACENT, ("module", "base")),
    "own_on_terrain": (terms.OWN_ON_TERRAIN, ("module", "base", "plus")),
    "own_by_pad": (terms.OWN_BY_PAD, ("module", "base")),
    "own_on_ray": (terms.OWN_ON_RAY, ("module", "base")),
    "own_by_volcanoes": (terms.OWN_BY_VOLCANOES, ("module", "base")),
    "volcanoes_between": (terms.VOLCANOES_BETWEEN, ("each",)),
    "own_on_edge": (terms.OWN_ON_EDGE, ("module", "base")),
    "rivals_adjacent": (terms.RIVALS_ADJACENT, ("module", "base")),
    "block": (terms.BLOCKS, ("pays",)),
}
OPTIONAL = ("plus",)
NAMED = {"free_adjacent": ("terrain", TERRAIN_NAMES), "block": ("doubles", KIND_NAMES[:-1])}


# PD-20 to PD-23: what the cards of each kind count.
COUNTS: dict[Kind, tuple[Count, ...]] = {
    "mining": ("free_adjacent", "adjacent_volcanoes"),
    "generator": ("own_adjacent",),
    "logistics": ("own_on_terrain",),
    "laboratory": ("own_adjacent", "own_by_pad"),
    "defence": ("own_on_ray", "own_by_volcanoes", "volcanoes_between", "own_on_edge"),
    "system": ("rivals_adjacent",),
    "block": ("block",),
}
# PD-5, PD-20, PD-21: what the book says of single cards. Their names are the book's too.
BOOK: dict[str, Json] = {
    "small_trade_logistics": {
        "kind": "logistics",
        "copies": 4,
        "payout": {"count": "own_on_terrain", "module": 1, "base": 1},
    },
    "medical_laboratory": {"kind": "laboratory", "count": "own_adjacent"},
    "engineering_laboratory": {"kind": "laboratory", "count": "own_adjacent"},
    "central_laboratory": {"kind": "laboratory", "count": "own_by_pad"},
    "network_defence": {"kind": "defence", "count": "own_on_ray"},
    "dome_defence": {
        "kind": "defence",
        "volcano": True,
        "payout": {"count": "own_by_volcanoes", "module": 1, "base": 2},
    },
    "seismic_defence": {"kind": "defence", "count": "volcanoes_between"},
    "outer_defence": {"kind": "defence", "count": "own_on_edge"},
}
BLOCK_PAYS = 2  # PD-23
PIECES = {2: (12, 6), 3: (8, 4), 4: (6, 3)}  # PD-2: modules and bases of each player
MOST_MODULES = 20
MOST_BASES = 12
QUIDS = {1: 40, 10: 30}  # PD-3: how many tokens of each value; the bank never runs dry, so they change no game
NOSES = "noses"
HULLS = "hulls"


@dataclass(frozen=True)
class Parts:
    """What the rules are made with, and the board's parts. `pieces`: modules and bases, by the number of players."""

    faces: tuple[int, ...]
    terrain: tuple[int, ...]
    noses: tuple[int, ...]
    hulls: tuple[int, ...]
    pieces: dict[int, tuple[int, int]]
    board: tuple[Json, ...]


class PandorumEditions(Editions[Pandorum]):
    code = "pandorum"
    identity: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "centre": (),
        "sectors": (),
        "cards": ("name",),
        NOSES: (),
        HULLS: (),
        "pieces": ("players",),
        "tokens": ("value",),
    }

    def parts(self, content: Json) -> Parts:
        cards = {entry["name"]: entry for entry in content["cards"]}
        columns = zip(*(_face(cards[name]) for name in CARD_NAMES), strict=True)
        faces = tuple(number for column in columns for number in column)
        letters = content["centre"]["ring"] + "".join("".join(entry["rings"]) for entry in content["sectors"])
        terrain = tuple(LETTERS.index(letter) for letter in letters)
        noses = tuple(NOSE_NAMES.index(entry["kind"]) for entry in self.table(content, NOSES))
        hulls = tuple(HULL_NAMES.index(entry["kind"]) for entry in self.table(content, HULLS))
        pieces = {entry["players"]: (entry["modules"], entry["bases"]) for entry in self.table(content, "pieces")}
        return Parts(faces, terrain, noses, hulls, pieces, _board_parts(content))

    def titles(self, content: Json) -> dict[str, str]:
        return {f"pandorum-card-{card['name']}": card["title"] for card in content["cards"] if "title" in card}

    def table(self, content: Json, name: str) -> list[Json]:
        """The entries of a table that a file may leave out, if it is as in the standard edition."""
        entries: list[Json] = content.get(name) or self.standard()[name]
        return entries

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        systems, last_kind = int(options["systems"] == "on"), int(options["last_object"] == "kind")
        settled = (players, systems, last_kind, int(options["nose"] == "again"))
        parts: Parts = edition.parts
        printed = (list(parts.faces), list(parts.terrain), [*parts.noses, *parts.hulls])
        return *settled, *printed, *parts.pieces[players]

    def components(self, edition: Edition, new: Callable[[int], Pandorum]) -> list[Component]:
        """Cards, the seven parts of the board, noses and hulls, pieces and quids."""
        cards, named = cards_in(new(PLAYERS[0])), {card["name"]: card for card in edition.content["cards"]}
        found = [
            Component(name, info["copies"], info["source"], {"card": info} | _title(named[name]))
            for name, info in cards.items()
        ]
        for number, part in enumerate(edition.parts.board):
            name = f"sector_{number - 1}" if number else "centre"
            found.append(Component(name, 1, part["source"], {"rings": part["rings"]}))
        games = [new(players) for players in PLAYERS]
        for slot, table in ((NOSE, NOSES), (HULL, HULLS)):
            needs = {str(game.players): game.needs(slot) for game in games}
            for kind, (copies, source) in _upgrades(self.table(edition.content, table)).items():
                found.append(Component(kind, copies, source, {"slot": SLOT_NAMES[slot], "kind": kind, "needs": needs}))
        for entry in self.table(edition.content, "pieces"):
            for piece in ("modules", "bases"):
                found.append(Component(piece, entry[piece], entry["source"], {"players": entry["players"]}))
        tokens = self.table(edition.content, "tokens")
        return found + [
            Component("quids", entry["count"], entry["source"], {"value": entry["value"]}) for entry in tokens
        ]

    def changed(self, old: Edition, new: Edition) -> list[Json]:
        """Those with another face, or more or fewer copies; where that is known from does not count."""
        faces = [edition.parts.faces[: terms.FACE_SOURCE * terms.CARDS] for edition in (old, new)]
        cards = range(terms.CARDS)
        return [card_text(card) for card in cards if faces[0][card :: terms.CARDS] != faces[1][card :: terms.CARDS]]

    def blanks(self, table: str, entry: Json) -> list[Blank]:
        if table == "cards":
            return _card_blanks(entry)
        if table == "centre":
            return [blanks.letters("ring", LETTERS, planet.DIRECTIONS, "PD-1")]
        if table == "sectors":
            sizes = range(2, planet.FAR + 1)
            return [blanks.letters("rings", LETTERS, size, "PD-1", "rings", size - 2) for size in sizes]
        if table in (NOSES, HULLS):
            return [blanks.choice("kind", NOSE_NAMES if table == NOSES else HULL_NAMES, "PD-6")]
        if table == "pieces":
            counts = [blanks.number("modules", 1, MOST_MODULES, "PD-2"), blanks.number("bases", 0, MOST_BASES, "PD-2")]
            return [blanks.fixed("players", "PD-2"), *counts]
        return blanks.tokens("PD-3") if table == "tokens" else []

    def inspect(self, sheet: Place) -> None:
        """PD-1 to PD-7."""
        _inspect_board(sheet)
        _inspect_upgrades(sheet, NOSES, NOSE_NAMES)
        _inspect_upgrades(sheet, HULLS, HULL_NAMES)
        _inspect_pieces(sheet)
        token_complaints(sheet, QUIDS, "PD-3")
        cards = sheet.entries("cards", "name")
        for card in cards:
            _inspect_card(card)
        if cards:
            sheet.part("cards").once(CARD_NAMES, [card.get("name") for card in cards], "PD-3")
        if sheet.sound:
            _inspect_deck(sheet.part("cards"))


# --- what can be filled in ------------------------------------------------------------------------------


def _card_blanks(card: Json) -> list[Blank]:
    """PD-4, PD-5, PD-20 to PD-23."""
    due = BOOK.get(blanks.word(card, "name"), {})
    kinds = [BlankOption(kind, kind, {"payout": _payout_of(COUNTS[kind][0], card)}) for kind in KIND_NAMES]
    form = [
        blanks.title("title"),
        blanks.chosen("kind", kinds, "PD-3"),
        blanks.number("copies", 0, ALL_CARDS),
        blanks.choice("terrain", (*TERRAIN_NAMES, "any"), "PD-4"),
        blanks.choice("volcano", (False, True), "PD-4"),
    ]
    settled = {"title", *due} if due else set()
    form = [blanks.fixed(blank.name, "PD-5", *blank.way) if blank.name in settled else blank for blank in form]
    return form + _payout_blanks(card, due)


def _payout_blanks(card: Json, due: Json) -> list[Blank]:
    payout = card.get("payout")
    known = COUNTS.get(next((kind for kind in KIND_NAMES if kind == card.get("kind")), KIND_NAMES[0]))
    counted = next((count for count in PAYOUTS if isinstance(payout, dict) and payout.get("count") == count), None)
    at = ("payout", "count")
    counts = [BlankOption(count, count, {"payout": _payout_of(count, card)}) for count in known or ()]
    only = counted is not None and [counted] == [option.value for option in counts]
    form = [blanks.fixed("payout_count", "PD-20", *at) if only else blanks.chosen("payout_count", counts, "PD-20", at)]
    if counted is None:
        return form
    if counted in NAMED:
        field, names = NAMED[counted]
        form.append(blanks.choice(f"payout_{field}", names, way=("payout", field)))
    for amount in PAYOUTS[counted][1]:
        way, optional = ("payout", amount), amount in OPTIONAL
        fixed = counted == "block" and amount == "pays"
        name = f"payout_{amount}"
        form.append(
            blanks.fixed(name, "PD-23", *way) if fixed else blanks.number(name, 0, LARGEST, way=way, optional=optional)
        )
    settled = len(form) if "payout" in due else 1 if "count" in due else 0
    return [blanks.fixed(blank.name, "PD-5", *blank.way) for blank in form[:settled]] + form[settled:]


def _payout_of(count: Count, card: Json) -> Json:
    """That way of counting, with the amounts the card has already."""
    before = card.get("payout")
    old = before if isinstance(before, dict) else {}
    payout: Json = {"count": count}
    if count in NAMED:
        field, names = NAMED[count]
        payout[field] = old.get(field) if old.get(field) in names else names[0]
    for amount in PAYOUTS[count][1]:
        if amount not in OPTIONAL or amount in old:
            payout[amount] = BLOCK_PAYS if amount == "pays" else old.get(amount, 1)
    return payout


# --- what the rules need ----------------------------------------------------------------------------------


def _title(card: Json) -> Json:
    return {"title": card["title"]} if "title" in card else {}


def _upgrades(entries: list[Json]) -> dict[str, tuple[int, str]]:
    """How many boards show each kind, and the source of the first."""
    kinds = [entry["kind"] for entry in entries]
    return {kind: (kinds.count(kind), entries[kinds.index(kind)]["source"]) for kind in dict.fromkeys(kinds)}


def _face(entry: Json) -> tuple[int, ...]:
    """A card in numbers, in the order of the columns `FACE_…`."""
    payout = entry["payout"]
    rule, _ = PAYOUTS[payout["count"]]
    named = 0
    if payout["count"] in NAMED:
        field, known = NAMED[payout["count"]]
        named = known.index(payout[field])
    each = payout.get("each", 0)
    return (
        entry["copies"],
        KIND_NAMES.index(entry["kind"]),
        _sites(entry),
        rule,
        payout.get("module", each),
        payout.get("base", each),
        payout.get("plus", 0) + payout.get("pays", 0),
        named,
        SOURCES.index(entry["source"]),
    )


def _sites(entry: Json) -> int:
    """PD-4: a terrain or any of the three, with a volcano adjacent or either way."""
    sites: int = 0
    for terrain, name in enumerate(TERRAIN_NAMES):
        if entry["terrain"] in (name, "any"):
            sites |= (2 if entry["volcano"] else 3) << terrain * 2
    return sites


def cards_in(game: Pandorum) -> dict[Card, CardInfo]:
    """Every card by name as people see it, read from the position."""
    return _cards(tuple(game.faces()))


@lru_cache(maxsize=8)
def _cards(faces: tuple[int, ...]) -> dict[Card, CardInfo]:
    return {name: _info(*faces[card :: terms.CARDS]) for card, name in enumerate(CARD_NAMES)}


def _info(
    copies: int, kind: int, sites: int, rule: int, module: int, base: int, plus: int, named: int, source: int
) -> CardInfo:
    terrains = [name for terrain, name in enumerate(TERRAIN_NAMES) if sites >> terrain * 2 & 3]
    count = next(name for name, (number, _) in PAYOUTS.items() if number == rule)
    payout: Payout = {"count": count}
    if count == "free_adjacent":
        payout["terrain"] = TERRAIN_NAMES[named]
    elif count == "block":
        payout["doubles"] = KIND_NAMES[named]
    amounts: dict[Amount, int] = {"each": module, "module": module, "base": base, "plus": plus, "pays": plus}
    for field in PAYOUTS[count][1]:
        if amounts[field] or field not in OPTIONAL:
            payout[field] = amounts[field]
    return {
        "kind": KIND_NAMES[kind],
        "colour": COLOURS[kind],
        "terrain": terrains[0] if len(terrains) == 1 else "any",
        "volcano": sites & ONLY_BY_VOLCANO == sites,
        "copies": copies,
        "payout": payout,
        "source": SOURCES[source],
    }


def _board_parts(content: Json) -> tuple[Json, ...]:
    """The seven parts, the centre first."""
    centre = {"rings": [content["centre"]["ring"]], "source": content["centre"]["source"]}
    return (centre, *({"rings": entry["rings"], "source": entry["source"]} for entry in content["sectors"]))


# --- the board ----------------------------------------------------------------------------------------


def _inspect_board(sheet: Place) -> None:
    """PD-1: seven parts, the centre with the pad; what lies on them is an edition's own."""
    centre = sheet.table("centre")
    if centre:
        centre.only("ring")
        _inspect_ring(centre.part("ring"), planet.DIRECTIONS)
    sectors = sheet.entries("sectors")
    for sector in sectors:
        sector.only("rings")
        rings = sector.part("rings")
        if not isinstance(rings.value, list) or len(rings.value) != planet.FAR - 1:
            rings.wrong("pandorum-edition-rings", "PD-1")
            continue
        for number in range(len(rings.value)):
            _inspect_ring(rings.part(number, str(number + 2)), number + 2)
    if sectors and len(sectors) != planet.SECTORS:
        sheet.part("sectors").wrong("pandorum-edition-parts", "PD-1", count=len(sectors), due=planet.SECTORS)
    if sheet.sound:
        _inspect_terrain(sheet)


def _inspect_ring(ring: Place, size: int) -> None:
    if not isinstance(ring.value, str) or len(ring.value) != size or not set(ring.value) <= set(LETTERS):
        ring.wrong("pandorum-edition-ring", "PD-1", found=quoted(ring.value), size=size, letters=LETTERS)


def _inspect_terrain(sheet: Place) -> None:
    """What the rules need of any board: a way off the pad, and volcanoes that can be told apart."""
    ring = sheet.part("centre").part("ring")
    counts = Counter(ring.value + "".join("".join(entry["rings"]) for entry in sheet.get("sectors")))
    if set(ring.value) == {VOLCANO}:
        ring.wrong("pandorum-edition-closed", "PD-13")
    if counts[VOLCANO] > terms.GROUPS:
        sheet.part("sectors").wrong("pandorum-edition-volcanoes", count=counts[VOLCANO], most=terms.GROUPS)
    for letter, name in zip(LETTERS, (*TERRAIN_NAMES, "volcano"), strict=True):
        if not counts[letter]:
            sheet.part("sectors").warn("pandorum-edition-no-terrain", "PD-1", terrain=name)


# --- harvesters, pieces and quids ---------------------------------------------------------------------


def _inspect_upgrades(sheet: Place, table: str, known: tuple[str, ...]) -> None:
    """PD-6: four harvester boards; a kind may stand on several of them."""
    boards = sheet.entries(table, optional=True)
    for board in boards:
        board.only("kind")
        board.one_of("kind", known, "PD-6")
    if sheet.get(table) is not None and len(boards) != terms.UPGRADES and sheet.sound:
        sheet.part(table).wrong("pandorum-edition-boards", "PD-6", count=len(boards), due=terms.UPGRADES)
    if boards and sheet.sound:
        for kind in known:
            times = sum(board.get("kind") == kind for board in boards)
            if times != 1:
                sheet.part(table).warn("pandorum-edition-upgrade", "PD-6", kind=kind, count=times)


def _inspect_pieces(sheet: Place) -> None:
    """PD-2."""
    entries = sheet.entries("pieces", "players", optional=True)
    for entry in entries:
        entry.only("players", "modules", "bases")
        players = entry.whole("players", PLAYERS[0], PLAYERS[-1], "PD-2")
        modules, bases = entry.whole("modules", 1, MOST_MODULES), entry.whole("bases", 0, MOST_BASES)
        if players is not None and modules is not None and bases is not None:
            entry.part("modules").count(modules, PIECES[players][0], "modules", "PD-2")
            entry.part("bases").count(bases, PIECES[players][1], "bases", "PD-2")
    if sheet.get("pieces") is not None and sheet.sound:
        listed = [str(entry.get("players")) for entry in entries]
        sheet.part("pieces").once([str(players) for players in PIECES], listed, "PD-2")


# --- cards ----------------------------------------------------------------------------------------------


def _inspect_card(card: Place) -> None:
    card.only("name", "title", "kind", "copies", "terrain", "volcano", "payout")
    name = card.one_of("name", CARD_NAMES)
    kind = card.one_of("kind", KIND_NAMES, "PD-3")
    card.one_of("terrain", (*TERRAIN_NAMES, "any"), "PD-4")
    card.whole("copies", 0, ALL_CARDS)
    card.flag("volcano")
    if "title" in card.value:
        card.title("title")
    rule = _inspect_payout(card.part("payout"))
    known = next((counts for named, counts in COUNTS.items() if named == kind), ())
    if kind and rule and rule not in known:
        card.part("payout").wrong("pandorum-edition-count", "PD-20", kind=kind, count=rule, known=list(known))
    elif name in BOOK and rule:
        _inspect_book(card, BOOK[name])
    if kind == rule == "block":
        card.part("payout").fixed("pays", BLOCK_PAYS, "PD-23")


def _inspect_book(card: Place, due: Json) -> None:
    """PD-5: what the book says of this card."""
    for name, value in due.items():
        if name == "count":
            card.part("payout").fixed("count", value, "PD-5")
        else:
            card.fixed(name, value, "PD-5")
    if "title" in card.value:
        card.part("title").wrong("pandorum-edition-book-name", "PD-5")


def _inspect_payout(payout: Place) -> Count | None:
    """What the card counts, if that is known."""
    if not isinstance(payout.value, dict):
        payout.wrong("edition-no-table", table="payout")
        return None
    counted = payout.one_of("count", tuple(PAYOUTS))
    if counted is None:
        return None
    rule: Count = next(known for known in PAYOUTS if known == counted)
    amounts = PAYOUTS[rule][1]
    named = NAMED[rule][0] if rule in NAMED else None
    payout.only_fields("count", *amounts, *([named] if named else []))
    for amount in amounts:
        if not (amount in OPTIONAL and amount not in payout.value):
            payout.whole(amount, 0, LARGEST)
    if named:
        payout.one_of(named, NAMED[rule][1])
    return rule


def _inspect_deck(cards: Place) -> None:
    """PD-3, PD-8, PD-23: enough cards to deal, no more than the book counts; blocks that name different kinds."""
    copies: Counter[str] = Counter()
    for card in cards.value:
        copies[card["kind"]] += card["copies"]
    total, others = sum(copies.values()), sum(copies.values()) - copies["mining"] - copies["system"]
    if total > ALL_CARDS:
        cards.wrong("edition-between", "PD-3", what="cards", found=total, low=1, high=ALL_CARDS)
    cards.count(total, ALL_CARDS, "cards", "PD-3")
    if copies["mining"] < terms.BLUE_CARDS * terms.MOST:
        cards.wrong("pandorum-edition-mining", "PD-8", count=copies["mining"], due=terms.BLUE_CARDS * terms.MOST)
    if others < terms.MOST + terms.STACKS:
        cards.wrong("pandorum-edition-few", "PD-8", count=others, due=terms.MOST + terms.STACKS)
    doubled = Counter(card["payout"]["doubles"] for card in cards.value if card["kind"] == "block")
    for kind, times in doubled.items():
        if times > 1:
            cards.wrong("pandorum-edition-blocks", "PD-23", kind=kind, count=times)
