"""Editions of Pandorum: the house's own, a corrected one, and precise complaints about bad ones."""

from typing import Any

import pytest

from parlour import BadInput, Table
from parlour.games.pandorum import terms
from parlour.games.pandorum.game import PANDORUM
from tests.play import play_on

HOUSE = PANDORUM.editions.read().text


def test_pd_1_pd_3_the_house_edition() -> None:
    edition = PANDORUM.editions.read()
    assert edition.name == "House"
    assert sum(edition.parts.faces[: terms.CARDS]) == 91  # copies
    assert [edition.parts.terrain.count(terrain) for terrain in range(4)] == [17, 17, 17, 9]
    assert len(edition.parts.board) == 7


def test_a_corrected_card_is_played_with() -> None:
    source = HOUSE.replace(
        'name = "magma_tap"\nkind = "mining"\ncopies = 3', 'name = "magma_tap"\nkind = "mining"\ncopies = 4'
    )
    source = source.replace('count = "adjacent_volcanoes", each = 2', 'count = "adjacent_volcanoes", each = 5')
    source = source.replace(
        'name = "fusion_generator"\nkind = "generator"\ncopies = 3',
        'name = "fusion_generator"\nkind = "generator"\ncopies = 2',
    )
    table = Table("pandorum", edition=PANDORUM.editions.read(source), seed=bytes(32))
    cards = table.view()["board"]["cards"]
    assert cards["magma_tap"]["copies"] == 4
    assert cards["magma_tap"]["payout"] == {"count": "adjacent_volcanoes", "each": 5}
    assert play_on(table).over
    assert Table.replay(table.record()).position() == table.position()


def test_another_board_is_played_on() -> None:
    source = HOUSE.replace('rings = ["CM", "WVC", "MWCM"]', 'rings = ["MC", "WVC", "MWCM"]')
    table = Table("pandorum", edition=PANDORUM.editions.read(source), seed=bytes(32))
    assert play_on(table).over


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('game = "pandorum"', 'game = "chess"', "game is 'chess'"),
        ('name = "House"', "", "name is missing"),
        ('name = "House"', 'name = "House"\nmoods = 1', "unknown field 'moods'"),
        ('ring = "CMWCMW"', 'ring = "CMWCM"', "centre, ring: 'CMWCM' must be 6 letters of CMWV (PD-1)"),
        ('ring = "CMWCMW"', 'ring = "CMWCMC"', "the ring CMWCMC must have two each of C, M and W (PD-1)"),
        ('ring = "CMWCMW"', 'ring = "CMWCMW"\nsize = 1', "centre: unknown field 'size'"),
        ('"CM", "WVC", "MWCM"', '"CM", "WVC", "MWCX"', "sectors, 0, ring 4: 'MWCX' must be 4 letters of CMWV (PD-1)"),
        ('"CM", "WVC", "MWCM"', '"CM", "WVC"', "sectors, 0: rings must be three texts"),
        ('"CM", "WVC", "MWCM"', '"CM", "WVC", "MWCC"', "board: 18 hexes of C, not 17 (PD-1)"),
        ('"CM", "WVC", "MWCM"', '"CM", "WVC", "MWCV"', "not three sectors with one and three with two (PD-1)"),
        ('"CW", "MVV", "WMCC"', '"VW", "MCV", "WMCC"', "sectors, 3: its two volcanoes do not touch (PD-1)"),
        ('[[sectors]]\nrings = ["CM", "WVC", "MWCM"]\nsource = "house"\n', "", "sectors: there are 5, not 6 (PD-1)"),
        ('name = "magma_tap"', 'name = "lava_lamp"', "name is 'lava_lamp', not one of crater_drill"),
        ('name = "magma_tap"', 'name = "crater_drill"', "cards: crater_drill stands 2 times, not once"),
        ("copies = 4", "copies = 5", "cards: 92 in all, not 91 (PD-3)"),
        ("copies = 4", 'copies = "many"', "copies must be a whole number from 1 to 91"),
        ('kind = "mining"', 'kind = "minting"', "cards, crater_drill: kind is 'minting', not one of mining"),
        (
            'kind = "mining"',
            'kind = "logistics"',
            "11 of kind mining, too few to deal three to each of four players (PD-8)",
        ),
        ('terrain = "any"', 'terrain = "sea"', "terrain is 'sea', not one of craters, mountains, wasteland, any"),
        ("volcano = false", 'volcano = "no"', "volcano must be true or false"),
        ('count = "free_adjacent"', 'count = "luck"', "unknown counting rule 'luck'; those known are free_adjacent"),
        ('payout = { count = "free_adjacent"', 'payout = { number = "free_adjacent"', "unknown counting rule None"),
        ("each = 1", "each = -1", "cards, crater_drill, payout: each must be a whole number from 0 to 9"),
        ("each = 1", "module = 1", "unknown field 'module'"),
        ("module = 1, base = 2", "module = 1", "base must be a whole number from 0 to 9"),
        ('terrain = "craters", each = 1', 'terrain = "volcano", each = 1', "terrain is 'volcano', not one of craters"),
        ('doubles = "mining"', 'doubles = "block"', "doubles is 'block', not one of mining"),
        ('doubles = "mining"', 'doubles = "system"', "2 blocks double system; each names a kind of its own (PD-23)"),
        ('count = "rivals_adjacent"', 'count = "own_adjacent"', "rivals_adjacent is for cards of kind system"),
        ('source = "book"', 'source = "rumour"', "source is 'rumour'"),
        ('source = "house"\nnote = "The book\'s pictures', "note = \"The book's pictures", "centre: source is None"),
    ],
)
def test_a_bad_edition_is_refused_precisely(was: str, becomes: str, complaint: str) -> None:
    assert was in HOUSE
    with pytest.raises(BadInput) as refused:
        PANDORUM.editions.read(HOUSE.replace(was, becomes, 1))
    assert complaint in str(refused.value)


def test_everything_wrong_is_said_at_once() -> None:
    with pytest.raises(BadInput) as refused:
        PANDORUM.editions.read('game = "chess"')
    said = str(refused.value)
    assert all(words in said for words in ("chess", "name is missing", "no [centre]", "no [[cards]]", "no [[sectors]]"))


def test_the_amounts_of_an_edition_reach_the_rules() -> None:
    source = HOUSE.replace(
        'count = "block", pays = 2, doubles = "mining"', 'count = "block", pays = 7, doubles = "mining"'
    )
    game: Any = PANDORUM.new(2, {}, PANDORUM.editions.read(source))
    assert game.plus[21] == 7
