"""Observations are laid out as declared, documented number by number, and tell what the seat's own view tells."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.observe import NUMBERS
from parlour.core.spec import AnyGame
from parlour.core.text import Json
from parlour.envs import layout
from parlour.games import find, specs
from parlour.games.pandorum.planet import HEXES
from parlour.table import Table
from parlour.table.secrecy import observed

PAGE = Path(parlour.__file__).parent.parent.parent / "docs" / "environments.md"

Fields = dict[str, list[int]]


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_fields_follow_one_another(spec: AnyGame) -> None:
    place = 0
    for field in spec.learning.fields:
        assert field.start == place
        assert field.size > 0
        assert field.low < field.high
        place += field.size
    assert place == spec.learning.size <= NUMBERS
    assert len({field.name for field in spec.learning.fields}) == len(spec.learning.fields)


def test_the_page_says_what_the_code_says() -> None:
    """If this fails: python -m parlour.envs.layout docs/environments.md"""
    page = PAGE.read_text(encoding="utf-8")
    assert layout.filled_in(page) == page
    for spec in specs():
        assert layout.table(spec) in page


# --- against the view of the same seat ------------------------------------------------------------------


def ninjan(seen: Fields, board: Json, seat: int, players: int) -> None:
    names = [f"{suit}{value}" for suit in "RSP" for value in (*range(-6, 0), *range(1, 11))]
    assert [name for name, held in zip(names, seen["hand"], strict=True) if held] == board["hand"]
    lying = [card for pile in [*board["piles"], *board["captured"]] for card in pile]
    shown = [entry["card"] for entry in board["revealed"]]
    assert {name for name, known in zip(names, seen["seen"], strict=True) if known} == {*lying, *shown}
    assert [pile[5] for pile in rows(seen["piles"], 6)] == [len(pile) for pile in board["piles"]]
    for steps, row in enumerate(rows(seen["seats"], 15)[:players]):
        other = (seat + steps) % players
        assert row[:3] == [1, board["hand_sizes"][other], int(board["chosen"][other])]
        assert row[9:11] == [board["sums"][other], board["totals"][other]]
    assert seen["round"] == [board["round"]]


def pinata(seen: Fields, board: Json, seat: int, players: int) -> None:
    assert sum(seen["hand"]) == len(board["hand"])
    assert sum(seen["discard"]) == len(board["discard"])
    assert sum(seen["lying"]) == sum(len(cards) for mat in board["mats"] for cards in mat["cards"])
    sides = rows(seen["sides"], 7)
    assert [side[1] for side in sides[::2]] == [mat["sums"][seat] for mat in board["mats"]]
    assert [side[1] for side in sides[1::2]] == [mat["sums"][1 - seat] for mat in board["mats"]]
    assert [row[:2] for row in rows(seen["mats"], 7)] == [[mat["in_play"], mat["up"]] for mat in board["mats"]]
    assert [sum(row) for row in rows(seen["medals"], 5)] == [len(board["medals"][s]) for s in (seat, 1 - seat)]
    assert seen["pile"] == [board["draw_size"]]
    assert seen["turn"] == [int(board["turn_of"] == seat)]


def pandaspin(seen: Fields, board: Json, seat: int, players: int) -> None:
    hand = [2 * number(card) + card["blue"] if not card["element"] else number(card) for card in board["hand"]]
    assert [place for place, held in enumerate(seen["hand"]) if held] == sorted(hand)
    assert sum(seen["discard"]) == len(board["discard"])
    for steps, row in enumerate(rows(seen["seats"], 10)[:players]):
        other = (seat + steps) % players
        assert row[:4] == [1, board["hand_sizes"][other], board["turned"][other], board["points"][other]]
        known = rows(seen["known"], 65)[steps]
        assert [place for place, here in enumerate(known) if here] == sorted(map(number, board["known"][other]))
        lying = [card for bid in board["bids"] if bid["seat"] == other and not bid["gone"] for card in bid["cards"]]
        assert sum(rows(seen["lying"], 65)[steps]) == len(lying)
    assert seen["bank"] == [board["bank"]]


def number(card: Json) -> int:
    """A card as the observation counts it: animal cards by suit and value, element cards behind both their sides."""
    suit = "FMWED".index(card["card"][0])
    if card["element"]:
        return 130 + suit
    values = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
    return suit * 13 + values.index(card["card"][1:].removesuffix("~"))


def pandorum(seen: Fields, board: Json, seat: int, players: int) -> None:
    cards = list(board["cards"])
    assert [card for card, copies in zip(cards, seen["hand"], strict=True) for _ in range(copies)] == board["hand"]
    assert sum(seen["market"]) == sum(stack["count"] for stack in board["market"])
    for steps, row in enumerate(rows(seen["seats"], 25)[:players]):
        other = (seat + steps) % players
        left = board["pieces"][other]
        assert row[:5] == [1, board["quids"][other], left["modules"], left["bases"], board["hand_sizes"][other]]
        assert sum(row[17:24]) == len(board["harvesters"][other]["cargo"])
        for field, piece in (("modules", "module"), ("bases", "base")):
            built = [hex["seat"] == other and hex["piece"] == piece for hex in board["hexes"]]
            assert rows(seen[field], HEXES)[steps] == list(map(int, built))
    grounds = rows(seen["ground"], HEXES)
    for ground, terrain in zip(grounds, ("craters", "mountains", "wasteland", "volcano"), strict=False):
        assert ground == [int(hex["terrain"] == terrain) for hex in board["hexes"]]
    assert seen["deck"] == [board["deck_size"]]


def rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


def positions(spec: AnyGame, players: int) -> Iterator[Table]:
    """Every position of two random games."""
    for seed in range(2):
        table = Table(spec.code, players, seed=bytes([seed] * 32))
        for turn in range(10_000):
            yield table
            if table.over:
                break
            seat = table.waiting[0]
            moves = table.moves(seat)
            table.play(seat, moves[turn * 7919 % len(moves)])


@pytest.mark.parametrize("compare", [ninjan, pandaspin, pandorum, pinata])
def test_they_tell_what_the_view_tells(compare: Callable[..., Any]) -> None:
    spec = find(compare.__name__)
    players = min(3, spec.facts.players[-1])
    for table in positions(spec, players):
        for seat in range(players):
            numbers = observed(spec, table._seen_by(seat), seat)
            seen = {field.name: numbers[field.start : field.start + field.size] for field in spec.learning.fields}
            compare(seen, table.view(seat)["board"], seat, players)
