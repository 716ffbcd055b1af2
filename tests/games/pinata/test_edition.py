"""Editions of Piñata: the house's own, a corrected one, and precise complaints about bad ones."""

from typing import Any

import pytest

from parlour import Table
from parlour.games.pinata.game import PINATA
from tests.complaints import complaints, warnings
from tests.play import play_on

HOUSE = PINATA.editions.read().text


def test_pi_1_the_house_edition() -> None:
    edition = PINATA.editions.read()
    assert edition.name == "Standard"
    assert [sum(part) for part in edition.parts] == [54, 45, 25]


def test_a_corrected_card_is_played_with() -> None:
    edition = PINATA.editions.read(HOUSE.replace("6, 6, 7, 7]", "6, 6, 7, 9]"))
    table = Table("pinata", edition=edition, seed=bytes(32))
    game: Any = table.game
    assert list(game.deck[5:9]) == [2, 1, 0, 1]  # red 6 to 9
    assert play_on(table).over


def test_another_share_of_the_colours() -> None:
    source = HOUSE.replace("candies = 5\nmedal = 3", "candies = 6\nmedal = 4")
    source = source.replace("candies = 13", "candies = 12").replace("6, 6, 7, 7]", "6, 6, 7]")
    source = source.replace("values = [1, 2, 2, 3, 3]", "values = [1, 2, 2, 3, 3, 9]")
    assert play_on(Table("pinata", edition=PINATA.editions.read(source), seed=bytes(32))).over


def test_fewer_cards_and_candies_are_played() -> None:
    source = HOUSE.replace("6, 6, 7, 7]", "6, 6]").replace("candies = 13\nmedal = 7", "candies = 9\nmedal = 5")
    assert play_on(Table("pinata", edition=PINATA.editions.read(source), seed=bytes(32))).over


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('colour = "yellow"', 'colour = "blue"', ("colours, blue, colour", "edition-one-of", "PI-2")),
        ('colour = "yellow"', 'colour = "red"', ("colours", "edition-not-once", "PI-2")),
        ('colour = "wild"', 'colour = "tame"', ("cards, tame, colour", "edition-one-of", "PI-2")),
        ("candies = 13", 'candies = "many"', ("colours, red, candies", "edition-whole", "")),
        ("candies = 13", "candies = 14", ("colours, red, medal", "pinata-edition-majority", "PI-2")),
        ("medal = 7", "medal = 14", ("colours, red, medal", "pinata-edition-majority", "PI-2")),
        ("6, 6, 7, 7]", "6, 6, 7, 10]", ("cards, red, values", "edition-wholes", "PI-3")),
        ("6, 6, 7, 7]", "6, 6, 7, true]", ("cards, red, values", "edition-wholes", "PI-3")),
        ("6, 6, 7, 7]", "6, 6, 7, 7, 7]", ("cards", "edition-between", "PI-1")),
        ("[1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]", "[]", ("cards", "edition-between", "PI-1")),
        ("candies = 13\nmedal = 7", "candies = 30\nmedal = 16", ("colours", "edition-between", "PI-5")),
        ('source = "house"', 'source = "house"\nsize = 1', ("cards, red", "edition-unknown-field", "")),
        ("candies = 13", "candies = 13\nsize = 1", ("colours, red", "edition-unknown-field", "")),
    ],
)
def test_a_bad_edition_is_refused_precisely(was: str, becomes: str, complaint: tuple[str, str, str]) -> None:
    assert was in HOUSE
    assert complaint in complaints(PINATA, HOUSE.replace(was, becomes, 1))


@pytest.mark.parametrize(
    ("was", "becomes", "warning"),
    [
        ("candies = 13", "candies = 12", ("cards, red", "pinata-edition-uneven", "PI-2")),
        ("candies = 13", "candies = 12", ("colours", "edition-count", "PI-1")),
        ("6, 6, 7, 7]", "6, 6, 7]", ("cards", "edition-count", "PI-1")),
        ("6, 6, 7, 7]", "6, 6, 7, 9]", ("cards, red, source", "edition-unmarked", "")),
    ],
)
def test_what_looks_odd_is_told(was: str, becomes: str, warning: tuple[str, str, str]) -> None:
    assert warning in warnings(PINATA, HOUSE.replace(was, becomes, 1))


def test_everything_wrong_is_said_at_once() -> None:
    assert {where for where, _, _ in complaints(PINATA, 'game = "chess"')} == {"game", "name", "cards", "colours"}
