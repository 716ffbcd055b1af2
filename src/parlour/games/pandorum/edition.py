"""Pandorum's components, read from an edition file and validated: board, and cards with their payouts."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Any, Literal

from ...core.edition import (
    SOURCES,
    Component,
    Edition,
    check_source,
    entries,
    head_complaints,
    not_once,
    unknown_fields,
)
from ...core.spec import Editions
from ...core.text import Json
from . import planet, terms
from .moves import CARD_NAMES, COLOURS, HULL_NAMES, KIND_NAMES, NOSE_NAMES, SLOT_NAMES, TERRAIN_NAMES
from .rules import Pandorum
from .shapes import Card, CardInfo, Count, Payout
from .terms import HULL, NOSE

PLAYERS = range(2, terms.MOST + 1)
LETTERS = "CMWV"
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


@dataclass(frozen=True)
class Parts:
    """What the rules are made with: the faces of the cards, the terrain of the board; and the board's parts."""

    faces: tuple[int, ...]
    terrain: tuple[int, ...]
    board: tuple[Json, ...]


class PandorumEditions(Editions[Pandorum]):
    code = "pandorum"

    def parts(self, content: Json) -> Parts:
        cards = {entry["name"]: entry for entry in content["cards"]}
        columns = zip(*(_face(cards[name]) for name in CARD_NAMES), strict=True)
        faces = tuple(number for column in columns for number in column)
        letters = content["centre"]["ring"] + "".join("".join(entry["rings"]) for entry in content["sectors"])
        return Parts(faces, tuple(LETTERS.index(letter) for letter in letters), _board_parts(content))

    def arguments(self, players: int, options: dict[str, str], edition: Edition) -> tuple[Any, ...]:
        systems, last_kind = int(options["systems"] == "on"), int(options["last_object"] == "kind")
        settled = (players, systems, last_kind, int(options["nose"] == "again"))
        return *settled, list(edition.parts.faces), list(edition.parts.terrain)

    def components(self, new: Callable[[int], Pandorum]) -> list[Component]:
        """Cards, the seven parts of the board, noses and hulls."""
        cards = cards_in(new(PLAYERS[0]))
        found = [Component(name, info["copies"], info["source"], {"card": info}) for name, info in cards.items()]
        for number, part in enumerate(self.read().parts.board):
            name = f"sector_{number - 1}" if number else "centre"
            found.append(Component(name, 1, part["source"], {"rings": part["rings"]}))
        games = [new(players) for players in PLAYERS]
        for slot, kinds in ((NOSE, NOSE_NAMES), (HULL, HULL_NAMES)):
            needs = {str(game.players): game.needs(slot) for game in games}
            found += [
                Component(kind, 1, "public", {"slot": SLOT_NAMES[slot], "kind": kind, "needs": needs}) for kind in kinds
            ]
        return found

    def complaints(self, content: Json) -> list[str]:
        """PD-1 to PD-5."""
        found = head_complaints(content, self.code, ("centre", "sectors", "cards"))
        found += _centre_complaints(content.get("centre"))
        found += _table_complaints(content, "sectors", _sector_complaints)
        found += _table_complaints(content, "cards", _card_complaints)
        return found or [*_board_complaints(content), *_deck_complaints(content)]


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


# --- what can be wrong --------------------------------------------------------------------------------


def _table_complaints(content: Json, table: str, complain_of: Callable[[Json, str], list[str]]) -> list[str]:
    found: list[str] = []
    for number, entry in enumerate(entries(content, table, found)):
        where = f"{table}, {entry.get('name', number)}"
        found += check_source(entry, where) + complain_of(entry, where)
    return found


def _one_of(entry: Json, field: str, where: str, known: Sequence[str]) -> list[str]:
    value = entry.get(field)
    return [] if value in known else [f"{where}: {field} is {value!r}, not one of {', '.join(known)}"]


def _is_number(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


# --- the board ----------------------------------------------------------------------------------------


def _centre_complaints(centre: Any) -> list[str]:
    if not isinstance(centre, dict):
        return ["there is no [centre]"]
    found = check_source(centre, "centre") + unknown_fields(centre, ("ring", "source", "note"), "centre")
    return found + _ring_complaints(centre.get("ring"), planet.DIRECTIONS, "centre, ring")


def _sector_complaints(entry: Json, where: str) -> list[str]:
    found = unknown_fields(entry, ("rings", "source", "note"), where)
    rings = entry.get("rings")
    if not isinstance(rings, list) or len(rings) != planet.FAR - 1:
        return [*found, f"{where}: rings must be three texts of 2, 3 and 4 letters"]
    for size, ring in enumerate(rings, start=2):
        found += _ring_complaints(ring, size, f"{where}, ring {size}")
    return found


def _ring_complaints(ring: Any, size: int, where: str) -> list[str]:
    if not isinstance(ring, str) or len(ring) != size or not set(ring) <= set(LETTERS):
        return [f"{where}: {ring!r} must be {size} letters of {LETTERS} (PD-1)"]
    return []


def _board_complaints(content: Json) -> Iterator[str]:
    """PD-1: 61 hexes with the pad, the right number of each terrain, volcanoes single or in touching pairs."""
    rings = ["".join(entry["rings"]) for entry in content["sectors"]]
    if len(rings) != planet.SECTORS:
        yield f"sectors: there are {len(rings)}, not {planet.SECTORS} (PD-1)"
        return
    if Counter(content["centre"]["ring"]) != Counter("CCMMWW"):
        yield f"centre: the ring {content['centre']['ring']} must have two each of C, M and W (PD-1)"
    counts = Counter(content["centre"]["ring"] + "".join(rings))
    for letter, due in zip(LETTERS, (17, 17, 17, 9), strict=True):
        if counts[letter] != due:
            yield f"board: {counts[letter]} hexes of {letter}, not {due} (PD-1)"
    volcanoes = [[place for place, letter in enumerate(ring) if letter == "V"] for ring in rings]
    if sorted(map(len, volcanoes)) != [1, 1, 1, 2, 2, 2]:
        yield f"sectors: volcanoes {list(map(len, volcanoes))}, not three sectors with one and three with two (PD-1)"
    for number, places in enumerate(volcanoes):
        for one, other in combinations(places, 2):
            if not planet.NEIGHBOURS[planet.SECTOR[one]] >> planet.SECTOR[other] & 1:
                yield f"sectors, {number}: its two volcanoes do not touch (PD-1)"


# --- cards ----------------------------------------------------------------------------------


def _card_complaints(entry: Json, where: str) -> list[str]:
    fields = ("name", "kind", "copies", "terrain", "volcano", "payout", "source", "note")
    found = unknown_fields(entry, fields, where) + _one_of(entry, "name", where, CARD_NAMES)
    found += _one_of(entry, "kind", where, KIND_NAMES) + _one_of(entry, "terrain", where, (*TERRAIN_NAMES, "any"))
    if not _is_number(entry.get("copies"), 1, ALL_CARDS):
        found.append(f"{where}: copies must be a whole number from 1 to {ALL_CARDS}")
    if not isinstance(entry.get("volcano"), bool):
        found.append(f"{where}: volcano must be true or false")
    return found + _payout_complaints(entry.get("payout"), f"{where}, payout", entry.get("kind"))


def _payout_complaints(payout: Any, where: str, kind: Any) -> list[str]:
    if not isinstance(payout, dict) or payout.get("count") not in PAYOUTS:
        counted = payout.get("count") if isinstance(payout, dict) else payout
        return [f"{where}: unknown counting rule {counted!r}; those known are {', '.join(PAYOUTS)}"]
    rule = payout["count"]
    amounts = PAYOUTS[rule][1]
    named = NAMED[rule][0] if rule in NAMED else None
    found = unknown_fields(payout, ("count", *amounts, *([named] if named else [])), where)
    for field in amounts:
        if not (field in OPTIONAL and field not in payout) and not _is_number(payout.get(field), 0, LARGEST):
            found.append(f"{where}: {field} must be a whole number from 0 to {LARGEST}")
    if named:
        found += _one_of(payout, named, where, NAMED[rule][1])
    for only, single in (("block", "block"), ("system", "rivals_adjacent")):
        if (kind == only) != (rule == single):
            found.append(f"{where}: {single} is for cards of kind {only}, and they have no other (PD-5)")
    return found


def _deck_complaints(content: Json) -> Iterator[str]:
    """PD-3, PD-8: 91 cards, every name once; enough mining cards to deal; blocks that name different kinds."""
    yield from not_once(CARD_NAMES, [entry["name"] for entry in content["cards"]], "cards: ")
    total = sum(entry["copies"] for entry in content["cards"])
    if total != ALL_CARDS:
        yield f"cards: {total} in all, not {ALL_CARDS} (PD-3)"
    mining = sum(entry["copies"] for entry in content["cards"] if entry["kind"] == "mining")
    if mining < terms.BLUE_CARDS * terms.MOST:
        yield f"cards: {mining} of kind mining, too few to deal three to each of four players (PD-8)"
    doubled = Counter(entry["payout"]["doubles"] for entry in content["cards"] if entry["kind"] == "block")
    for kind, times in doubled.items():
        if times > 1:
            yield f"cards: {times} blocks double {kind}; each names a kind of its own (PD-23)"
