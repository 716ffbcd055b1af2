"""The reference engines with other components: what an edition prints takes the place of their own tables."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from . import ninjan, pandaspin, pandorum, pinata

Json = dict[str, Any]
Patch = pytest.MonkeyPatch


@contextmanager
def printed(content: Json) -> Iterator[None]:
    """Meanwhile the reference engine of that game plays with these components."""
    with pytest.MonkeyPatch.context() as patch:
        PRINTERS[content["game"]](patch, content)
        _forget()
        yield
    _forget()


def _forget() -> None:
    """Panda Spin's engine remembers what cards can make; that depends on their faces."""
    pandaspin.sets_making.cache_clear()
    pandaspin.figures_of.cache_clear()


def _ninjan(patch: Patch, content: Json) -> None:
    signs = {sign.name.lower(): sign for sign in ninjan.Sign}
    cards = [ninjan.Card(signs[entry["suit"]], value) for entry in content["cards"] for value in entry["values"]]
    patch.setattr(ninjan, "DECK", {str(card): card for card in cards})


def _pinata(patch: Patch, content: Json) -> None:
    colours: dict[str, Any] = {colour.value: colour for colour in pinata.Colour}
    deck = [pinata.Card(colours.get(entry["colour"]), value) for entry in content["cards"] for value in entry["values"]]
    needs = {colours[entry["colour"]]: entry["medal"] for entry in content["colours"]}
    bag = Counter({colours[entry["colour"]]: entry["candies"] for entry in content["colours"]})
    patch.setattr(pinata, "MEDAL_NEEDS", needs)
    patch.setattr(pinata, "CARDS", {str(card): card for card in deck})
    patch.setattr(pinata.Table, "__init__", _stocked(pinata.Table.__init__, deck, bag))


def _stocked(made: Callable[..., None], deck: list[pinata.Card], bag: Counter[Any]) -> Callable[..., None]:
    def stock(table: pinata.Table, *options: Any, **others: Any) -> None:
        made(table, *options, **others)
        table.draw_pile, table.bag = list(deck), Counter(bag)

    return stock


def _pandaspin(patch: Patch, content: Json) -> None:
    faces = {}
    for card in content["cards"]:
        white = [card["white"], card.get("white_symbol", "")]
        blue = [*card["blue"], card.get("blue_symbol", "")]
        sides = (pandaspin.Side.written(" ".join(side)) for side in (white, blue))
        faces[pandaspin.Suit(card["suit"]), pandaspin.VALUES[card["white"]]] = pandaspin.Faces(*sides)
    patch.setattr(pandaspin, "FACES_OF", faces)


def _pandorum(patch: Patch, content: Json) -> None:
    cards = {entry["name"]: _object_card(entry) for entry in content["cards"]}
    deck = tuple(cards[name] for name in pandorum.EDITION_ORDER)
    network = next(entry["payout"] for entry in content["cards"] if entry["name"] == pandorum.NETWORK.name)
    patch.setattr(pandorum, "DECK", deck)
    patch.setattr(pandorum, "CARDS", {card.name: card for card in deck})
    patch.setattr(pandorum, "RAY_RATES", (network["module"], network["base"]))
    patch.setattr(pandorum, "CENTRE", content["centre"]["ring"])
    patch.setattr(pandorum, "SECTORS", tuple(tuple(entry["rings"]) for entry in content["sectors"]))
    for name, table in (("NOSES", "noses"), ("HULLS", "hulls")):
        patch.setattr(pandorum, name, Counter(entry["kind"] for entry in content[table]))
    pieces = {entry["players"]: (entry["modules"], entry["bases"]) for entry in content["pieces"]}
    patch.setattr(pandorum, "MODULES_AND_BASES", pieces)


def _object_card(entry: Json) -> pandorum.Card:
    terrains = pandorum.ANYWHERE.terrains
    if entry["terrain"] != "any":
        terrains = (pandorum.Terrain[entry["terrain"].upper()],)
    condition = pandorum.Condition(terrains, entry["volcano"])
    doubles = entry["payout"].get("doubles")
    kind = pandorum.Kind[entry["kind"].upper()]
    named = pandorum.Kind[doubles.upper()] if doubles else None
    return pandorum.Card(entry["name"], kind, entry["copies"], condition, _payout(entry["payout"]), named)


def _payout(payout: Json) -> Callable[[pandorum.Site], int]:
    """PD-19 to PD-23, in the words of the edition."""
    each, plus = payout.get("each", 0), payout.get("plus", 0)
    rates = payout.get("module", 0), payout.get("base", 0)
    counts: dict[str, Callable[[pandorum.Site], int]] = {
        "free_adjacent": lambda site: each * site.free_neighbours(pandorum.Terrain[payout["terrain"].upper()]),
        "adjacent_volcanoes": lambda site: each * site.adjacent_volcanoes(),
        "own_adjacent": lambda site: site.own(site.neighbours, *rates),
        "own_on_terrain": lambda site: site.own(site.same_terrain, *rates) + plus,
        "own_by_pad": lambda site: site.own(pandorum.NEIGHBOURS[pandorum.PAD], *rates),
        "own_on_ray": pandorum.Site.chosen_ray,
        "own_by_volcanoes": pandorum.Site.chosen_volcanoes,
        "volcanoes_between": lambda site: each * site.shielded_volcanoes(),
        "own_on_edge": lambda site: site.own(pandorum.EDGE, *rates),
        "rivals_adjacent": lambda site: site.own(site.neighbours, *rates),
        "block": lambda site: int(payout["pays"]),
    }
    return counts[payout["count"]]


PRINTERS: dict[str, Callable[[Patch, Json], None]] = {
    "ninjan": _ninjan,
    "pinata": _pinata,
    "pandaspin": _pandaspin,
    "pandorum": _pandorum,
}
