"""Random editions of every game, each of them valid: everything that is not the book's is drawn anew."""

import copy
import random
from collections.abc import Callable
from typing import Any

from parlour.core.edition import Edition, write_toml
from parlour.games import find
from parlour.games.pandaspin.cards import VALUE_NAMES
from parlour.games.pandorum import edition as pandorum_edition
from parlour.games.pandorum.moves import HULL_NAMES, NOSE_NAMES, TERRAIN_NAMES

Json = dict[str, Any]


def altered(game: str, seed: int) -> Edition:
    """A valid edition with other components; the same for the same seed."""
    editions = find(game).editions
    draw = random.Random(f"{game} {seed}")
    while True:
        content = copy.deepcopy(editions.standard()) | {"name": f"Altered {seed}"}
        ALTER[game](content, draw)
        if all(complaint.warning for complaint in editions.check(content)):
            return editions.read(write_toml(content))


def _ninjan(content: Json, draw: random.Random) -> None:
    """NJ-1: each suit lacks one of the values from −6 to 10."""
    for suit in content["cards"]:
        suit["values"] = draw.sample(range(-6, 11), 16)


def _pinata(content: Json, draw: random.Random) -> None:
    for colour, cards in zip(content["colours"], content["cards"], strict=False):
        colour["candies"] = max(3, colour["candies"] + draw.randint(-3, 1))
        colour["medal"] = draw.randint(colour["candies"] // 2 + 1, colour["candies"])
        cards["values"] = draw.choices(range(1, 10), k=max(2, colour["candies"] + draw.randint(-1, 1)))
    content["cards"][-1]["values"] = draw.choices(range(1, 10), k=draw.randint(4, 9))


def _pandaspin(content: Json, draw: random.Random) -> None:
    """PS-3: what blue sides of each suit may show; those of the books stay."""
    for card in content["cards"]:
        if card["source"] != "book":
            for field in ("white_symbol", "blue_symbol"):
                card.pop(field, None)
            _print_side(card, draw)


def _print_side(card: Json, draw: random.Random) -> None:
    above = VALUE_NAMES[VALUE_NAMES.index(card["white"]) + 1 :]
    value, symbol = draw.choice(VALUE_NAMES), {"fire": "fire", "water": "water", "earth": "panda", "wood": "bamboo"}
    if draw.random() < 0.2:
        card["white_symbol"] = "panda"
    if card["suit"] == "metal":
        card["blue"] = [value] * draw.choice((2, 2, 3))
    elif card["suit"] in ("fire", "earth") and (not above or draw.random() < 0.5):
        card["blue"] = [value] * 2
    else:
        card["blue"] = [draw.choice(above) if card["suit"] in ("fire", "earth") else value]
        card["blue_symbol"] = symbol[card["suit"]]


def _pandorum(content: Json, draw: random.Random) -> None:
    letters = "CCMMWWV"
    content["centre"]["ring"] = "".join(draw.choices(letters, k=6))
    for sector in content["sectors"]:
        sector["rings"] = ["".join(draw.choices(letters, k=size)) for size in (2, 3, 4)]
    for nose, hull in zip(content["noses"], content["hulls"], strict=True):
        nose["kind"], hull["kind"] = draw.choice(NOSE_NAMES), draw.choice(HULL_NAMES)
    for entry in content["pieces"]:
        entry |= {"modules": draw.randint(1, 12), "bases": draw.randint(0, 6)}
    for card in content["cards"]:
        fixed = pandorum_edition.BOOK.get(card["name"], {})
        card["terrain"] = draw.choice((*TERRAIN_NAMES, "any", "any"))
        card["volcano"] = fixed.get("volcano", draw.random() < 0.2)
        card["copies"] = fixed.get("copies", draw.randint(card["kind"] == "mining", 4))
        if card["kind"] != "block" and "payout" not in fixed:
            card["payout"] = _payout(card, fixed, draw)


def _payout(card: Json, fixed: Json, draw: random.Random) -> Json:
    known = pandorum_edition.COUNTS[card["kind"]]
    count = fixed.get("count") or draw.choice(known)
    _, amounts = pandorum_edition.PAYOUTS[count]
    named = {"terrain": draw.choice(TERRAIN_NAMES)} if count == "free_adjacent" else {}
    return {"count": count, **named, **{amount: draw.randint(0, 9) for amount in amounts}}


ALTER: dict[str, Callable[[Json, random.Random], None]] = {
    "ninjan": _ninjan,
    "pinata": _pinata,
    "pandaspin": _pandaspin,
    "pandorum": _pandorum,
}
