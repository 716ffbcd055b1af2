"""Every payout of every card against a slow evaluator that walks from hex to hex, on thousands of random boards."""

from typing import Any

import pytest

from parlour.core.rng import Rng
from parlour.games.pandorum import terms
from parlour.games.pandorum.edition import cards_in
from parlour.games.pandorum.game import PANDORUM
from parlour.games.pandorum.moves import CARD_NAMES, DIRECTION_NAMES, HEX_NAMES
from parlour.games.pandorum.planet import HEX_Q, HEX_R, HEXES, PAD
from parlour.games.pandorum.positions import group_names, objects
from parlour.games.pandorum.shapes import Direction, Payout, Piece
from parlour.games.pandorum.survey import Surveyor
from parlour.games.pandorum.views import most_after

BOARDS = 1000  # for each number of players
STEPS = dict(zip(DIRECTION_NAMES, [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)], strict=True))
Spot = tuple[int, int]


class Planet:
    """A board as plain data: terrain and objects by coordinates."""

    def __init__(self, game: Any) -> None:
        spots = list(zip(HEX_Q, HEX_R, strict=True))
        site = list(game.site)
        letters = "CCMMWWVP"
        self.terrain = {spot: letters[site[hex]] for hex, spot in enumerate(spots)}
        by_name = dict(zip(HEX_NAMES, spots, strict=True))
        self.objects = {by_name[name]: what for name, what in objects(game).items()}
        self.names = {spot: name for name, spot in by_name.items()}

    def around(self, spot: Spot) -> list[Spot]:
        near = [(spot[0] + q, spot[1] + r) for q, r in STEPS.values()]
        return [other for other in near if other in self.terrain]

    def own(self, seat: int) -> dict[Spot, Piece]:
        return {spot: piece for spot, (owner, piece) in self.objects.items() if owner == seat}

    def beam(self, spot: Spot, direction: Direction) -> list[Spot]:
        """All hexes in a direction."""
        q, r = STEPS[direction]
        found = [(spot[0] + q * far, spot[1] + r * far) for far in range(1, 9)]
        return [other for other in found if other in self.terrain]

    def volcano_group(self, start: Spot) -> set[Spot]:
        group, edge = {start}, [start]
        while edge:
            for other in self.around(edge.pop()):
                if self.terrain[other] == "V" and other not in group:
                    group.add(other)
                    edge.append(other)
        return group


def slow_amounts(planet: Planet, seat: int, spot: Spot, payout: Payout) -> dict[str, int]:
    """What a card pays, by the choice of ray or volcanoes; "" where there is nothing to choose."""
    own, rivals = planet.own(seat), {s: p for s, (o, p) in planet.objects.items() if o != seat}

    def value(pieces: list[Piece]) -> int:
        return sum(payout[piece] for piece in pieces)

    match payout["count"]:
        case "free_adjacent":
            letter = payout["terrain"][0].upper()
            free = [s for s in planet.around(spot) if planet.terrain[s] == letter and s not in planet.objects]
            return {"": payout["each"] * len(free)}
        case "adjacent_volcanoes":
            return {"": payout["each"] * sum(planet.terrain[s] == "V" for s in planet.around(spot))}
        case "own_adjacent":
            return {"": value([own[s] for s in planet.around(spot) if s in own])}
        case "own_on_terrain":
            same = [piece for s, piece in own.items() if planet.terrain[s] == planet.terrain[spot]]
            return {"": value(same) + payout.get("plus", 0)}
        case "own_by_pad":
            return {"": value([own[s] for s in planet.around((0, 0)) if s in own])}
        case "own_on_edge":
            return {"": value([piece for (q, r), piece in own.items() if max(abs(q), abs(r), abs(q + r)) == 4])}
        case "rivals_adjacent":
            return {"": value([rivals[s] for s in planet.around(spot) if s in rivals])}
        case "own_on_ray":
            return {way: value(_on_ray(planet, own, rivals, spot, way)) for way in STEPS}
        case "own_by_volcanoes":
            return _by_volcanoes(planet, own, spot, value)
        case "volcanoes_between":
            return {"": payout["each"] * len(_between(planet, own, rivals, spot))}
    return {"": payout["pays"]}


def _on_ray(planet: Planet, own: Any, rivals: Any, spot: Spot, way: Direction) -> list[Piece]:
    found = []
    for other in planet.beam(spot, way):
        if other in rivals or planet.terrain[other] in "VP":
            break
        if other in own:
            found.append(own[other])
    return found


def _by_volcanoes(planet: Planet, own: Any, spot: Spot, value: Any) -> dict[str, int]:
    groups = {}
    for start in planet.around(spot):
        if planet.terrain[start] == "V":
            group = planet.volcano_group(start)
            shore = {s for volcano in group for s in planet.around(volcano)}
            groups[min(planet.names[s] for s in group)] = value([piece for s, piece in own.items() if s in shore])
    return groups


def _between(planet: Planet, own: Any, rivals: Any, spot: Spot) -> set[Spot]:
    """For every own object on a straight line: the volcanoes before it, if nothing is in the way."""
    found = set()
    for way in STEPS:
        line = planet.beam(spot, way)
        for at, target in enumerate(line):
            way_there = line[:at]
            if target in own and not any(s in rivals or planet.terrain[s] == "P" for s in way_there):
                found |= {s for s in way_there if planet.terrain[s] == "V"}
    return found


def random_board(players: int, rng: Rng) -> Any:
    """A planet with objects of everybody strewn over it, more or less densely."""
    game: Any = PANDORUM.new(players, {})
    game.deal(rng)
    dense = 1 + rng.below(6)
    for hex in range(HEXES):
        seat = rng.below(players)
        piece = rng.below(2)
        left = game.bases_left[seat] if piece else game.modules_left[seat]
        if game.site[hex] < terms.BUILDABLE and rng.below(8) < dense and left:
            game.place_object(seat, piece, hex)
    return game


def way_number(game: Any, rule: str, name: str) -> int:
    if name == "":
        return terms.NOTHING
    return DIRECTION_NAMES.index(name) if rule == "own_on_ray" else group_names(game).index(name)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_payout_agrees_with_the_slow_evaluator(players: int) -> None:
    rng, compared = Rng(players), 0
    for _ in range(BOARDS):
        game = random_board(players, rng)
        planet, seat, hex = Planet(game), rng.below(players), rng.below(HEXES)
        if game.site[hex] >= terms.BUILDABLE or game.objects >> hex & 1:
            continue
        spot = (HEX_Q[hex], HEX_R[hex])
        for card, (name, info) in enumerate(cards_in(game).items()):
            slow = slow_amounts(planet, seat, spot, info["payout"])
            for way, amount in slow.items():
                number = way_number(game, info["payout"]["count"], way)
                fast = game.worth(card, game.counted(seat, card, hex, number))
                assert fast == amount, f"{name} at {HEX_NAMES[hex]} {way}"
                compared += 1
            chosen = [way for way, amount in slow.items() if way and amount]
            ways = {way_number(game, info["payout"]["count"], way) for way in chosen}
            assert game.ways(seat, card, hex) == sum(1 << way for way in ways), name
    assert compared > 15 * BOARDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_forecast_is_the_best_of_all_ways_to_build(players: int) -> None:
    """The surveyor against trying out every answer to every question."""
    rng, compared = Rng(10 + players), 0
    for number in range(60):
        game = random_board(players, rng)
        seat = game.turn
        game.nose = [number % 4] * terms.MOST
        for card in range(game.needs(terms.NOSE)):
            game.put_in_slot(seat, card, terms.NOSE)
        for _ in range(5):
            game.take_card(seat, rng.below(len(CARD_NAMES)))
        game.phase = terms.GO
        surveyor = Surveyor(game)
        for move in game.legal_moves(seat)[:12]:
            hex = (move - terms.MOVE_GO) % HEXES
            if hex != PAD and not game.objects >> hex & 1:
                assert surveyor.best_at(seat, hex, len(CARD_NAMES)) == most_after(game, move)
                compared += 1
    assert compared > 200
