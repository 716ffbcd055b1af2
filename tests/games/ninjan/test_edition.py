"""Editions of Ninjan: the house's own, a corrected one, and precise complaints about bad ones."""

import pytest

from parlour import BadInput, Table
from parlour.games.ninjan.game import NINJAN
from tests.complaints import complaints, warnings
from tests.play import play_on

HOUSE = NINJAN.editions.read().text


def test_nj_1_the_house_edition() -> None:
    edition = NINJAN.editions.read()
    assert edition.name == "Standard"
    assert len(edition.parts) == 48


def test_a_corrected_card_is_played_with() -> None:
    edition = NINJAN.editions.read(HOUSE.replace("9, 10]", "9, 0]", 1))
    table = Table("ninjan", 5, edition=edition, seed=bytes(32))
    assert "R0" in table.spec.moves.names(table.game)
    assert "R10" not in table.spec.moves.names(table.game)
    play_on(table)
    assert table.over


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('game = "ninjan"', 'game = "chess"', ("game", "edition-game", "")),
        ('name = "Standard"', "", ("name", "edition-title", "")),
        ('name = "Standard"', 'name = "<b>Mine</b>"', ("name", "edition-title", "")),
        ('name = "Standard"', f'name = "{"x" * 61}"', ("name", "edition-title", "")),
        ('name = "Standard"', 'name = "My\\u202eeman"', ("name", "edition-title", "")),
        ('name = "Standard"', "name = [1]", ("name", "edition-title", "")),
        ('suit = "paper"', 'suit = "well"', ("cards, well, suit", "edition-one-of", "NJ-1")),
        ('suit = "paper"', 'suit = "rock"', ("cards", "edition-not-once", "NJ-1")),
        ('suit = "paper"', "suit = [[1]]", ("cards, 3, suit", "edition-one-of", "NJ-1")),
        ("-6, -5", "-5, -5", ("cards, rock, values", "ninjan-edition-twice", "NJ-6")),
        ("-6, -5", "-5", ("cards, rock, values", "ninjan-edition-size", "NJ-1")),
        ("-6, -5", "-6.5, -5", ("cards, rock, values", "edition-wholes", "NJ-1")),
        ("-6, -5", "true, -5", ("cards, rock, values", "edition-wholes", "NJ-1")),
        ("-6, -5", "-7, -5", ("cards, rock, values", "edition-wholes", "NJ-1")),
        ('source = "public"', 'source = "rumour"', ("cards, rock, source", "edition-one-of", "")),
        ('source = "public"', "", ("cards, rock, source", "edition-one-of", "")),
        ('source = "public"', 'source = "public"\ncolour = 1', ("cards, rock", "edition-unknown-field", "")),
        ('name = "Standard"', 'name = "Standard"\nmoods = 1', ("", "edition-unknown-field", "")),
        ('note = "The book', 'note = 5\nnotes = "The book', ("cards, rock, note", "edition-line", "")),
        ('note = "The book', f'note = "{"x" * 501}"\nnotes = "The book', ("cards, rock, note", "edition-line", "")),
    ],
)
def test_a_bad_edition_is_refused_precisely(was: str, becomes: str, complaint: tuple[str, str, str]) -> None:
    assert was in HOUSE
    assert complaint in complaints(NINJAN, HOUSE.replace(was, becomes, 1))


@pytest.mark.parametrize(
    "source",
    [
        HOUSE.replace("[[cards]]", "[cards]", 1),
        HOUSE.replace("-6, -5", "-" + "9" * 5000),
        HOUSE.replace("values = [-6", "values = " + "[" * 5000 + "-6"),
        HOUSE.replace("-6, -5", "[[[[[[[1]]]]]]], -5"),
        HOUSE + "# " + "x" * 40_000,
    ],
    ids=["no list", "a huge number", "no end", "too deep", "too long"],
)
def test_a_hostile_file_is_refused(source: str) -> None:
    with pytest.raises(BadInput, match=r"edition\.toml"):
        NINJAN.editions.read(source)


def test_what_looks_odd_is_told_and_played() -> None:
    odd = HOUSE.replace("9, 10]", "9, 0]")
    unmarked = {(f"cards, {suit}, source", "edition-unmarked", "") for suit in ("rock", "scissors", "paper")}
    counted = {("cards", "ninjan-edition-end", "NJ-1"), ("cards", "ninjan-edition-zero", "NJ-1")}
    assert warnings(NINJAN, odd) == unmarked | counted
    assert warnings(NINJAN, odd.replace('source = "public"', 'source = "yours"')) == counted
    assert warnings(NINJAN, HOUSE) == set()


def test_everything_wrong_is_said_at_once() -> None:
    assert complaints(NINJAN, 'game = "chess"') == {
        ("game", "edition-game", ""),
        ("name", "edition-title", ""),
        ("cards", "edition-no-entries", ""),
    }
