"""Editions of Piñata: the house's own, a corrected one, and precise complaints about bad ones."""

from typing import Any

import pytest

from parlour import BadInput, Table
from parlour.games.pinata.game import PINATA
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


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('game = "pinata"', 'game = "chess"', "game is 'chess'"),
        ('name = "Standard"', "", "name is missing"),
        ('name = "Standard"', 'name = "Standard"\nmoods = 1', "unknown field 'moods'"),
        ('colour = "yellow"', 'colour = "blue"', "colours: unknown colour 'blue'"),
        ('colour = "yellow"', 'colour = "red"', "colours: colour red stands 2 times, not once"),
        ('colour = "wild"', 'colour = "tame"', "cards: unknown colour 'tame'"),
        ("candies = 13", 'candies = "many"', "candies and medal must be whole numbers"),
        ("candies = 13", "candies = 14", "a medal for 7 of 14 candies is no majority (PI-2)"),
        ("medal = 7", "medal = 14", "the medal from 1 to the candies"),
        ("candies = 13", "candies = 12", "cards, red: 13 cards for 12 candies (PI-2)"),
        ("6, 6, 7, 7]", "6, 6, 7]", "cards, red: 12 cards for 13 candies (PI-2)"),
        ("6, 6, 7, 7]", "6, 6, 7, 10]", "whole numbers from 1 to 9"),
        ("6, 6, 7, 7]", "6, 6, 7, true]", "whole numbers from 1 to 9"),
        ('4, 4, 5, 5]\nsource = "house"\nnote', '4, 4, 5]\nsource = "house"\nnote', "53 in all, 8 of them wild"),
        ('source = "public"', 'source = "rumour"', "source is 'rumour'"),
        ('source = "house"', "", "source is None"),
        ('note = "That red', 'note = 5\nnotes = "That red', "note must be a text"),
        ('source = "house"', 'source = "house"\nsize = 1', "unknown field 'size'"),
        ("candies = 13", "candies = 13\nsize = 1", "unknown field 'size'"),
    ],
)
def test_a_bad_edition_is_refused_precisely(was: str, becomes: str, complaint: str) -> None:
    assert was in HOUSE
    with pytest.raises(BadInput) as refused:
        PINATA.editions.read(HOUSE.replace(was, becomes, 1))
    assert complaint in str(refused.value)


def test_everything_wrong_is_said_at_once() -> None:
    with pytest.raises(BadInput) as refused:
        PINATA.editions.read('game = "chess"')
    assert all(words in str(refused.value) for words in ("chess", "name is missing", "no [[cards]]", "no [[colours]]"))
