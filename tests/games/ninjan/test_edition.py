"""Editions of Ninjan: the house's own, a corrected one, and precise complaints about bad ones."""

import pytest

from parlour import BadInput, Table
from parlour.games.ninjan.game import NINJAN
from tests.play import play_on

HOUSE = NINJAN.editions.read().text


def test_nj_1_the_house_edition() -> None:
    edition = NINJAN.editions.read()
    assert edition.name == "Standard"
    assert len(edition.parts) == 48


def test_a_corrected_card_is_played_with() -> None:
    edition = NINJAN.editions.read(HOUSE.replace("9, 10]", "9, 12]", 1))
    table = Table("ninjan", 5, edition=edition, seed=bytes(32))
    assert "R12" in table.spec.moves.names(table.game)
    assert "R10" not in table.spec.moves.names(table.game)
    play_on(table)
    assert table.over


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('game = "ninjan"', 'game = "chess"', "game is 'chess'"),
        ('name = "Standard"', "", "name is missing"),
        ('suit = "paper"', 'suit = "well"', "unknown suit 'well'"),
        ('suit = "paper"', 'suit = "rock"', "suit rock stands 2 times, not once"),
        ("-6, -5", "-5, -5", "suit rock holds the value −5 twice (NJ-6)"),
        ("-6, -5", "-5", "suit rock has 15 cards, not 16 (NJ-1)"),
        ("-6, -5", "-6.5, -5", "whole numbers"),
        ("-6, -5", "true, -5", "whole numbers"),
        ("-6, -5", "-600, -5", "whole numbers from −99 to 99"),
        ('source = "public"', 'source = "rumour"', "source is 'rumour'"),
        ('source = "public"', "", "source is None"),
        ('source = "public"', 'source = "public"\ncolour = 1', "unknown field 'colour'"),
        ('name = "Standard"', 'name = "Standard"\nmoods = 1', "unknown field 'moods'"),
        ("[[cards]]", "[cards]", "edition.toml"),
        ('note = "The book', 'note = 5\nnotes = "The book', "note must be a text"),
        ("-6, -5", "-" + "9" * 5000, "edition.toml"),
        ("values = [-6", "values = " + "[" * 5000 + "-6", "edition.toml"),
    ],
)
def test_a_bad_edition_is_refused_precisely(was: str, becomes: str, complaint: str) -> None:
    assert was in HOUSE
    with pytest.raises(BadInput) as refused:
        NINJAN.editions.read(HOUSE.replace(was, becomes, 1))
    assert complaint in str(refused.value)


def test_everything_wrong_is_said_at_once() -> None:
    with pytest.raises(BadInput) as refused:
        NINJAN.editions.read('game = "chess"')
    assert all(words in str(refused.value) for words in ("chess", "name is missing", "no [[cards]]"))
