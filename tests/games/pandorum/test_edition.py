"""Editions of Pandorum: the house's own, a corrected one, and precise complaints about bad ones."""

from typing import Any

import pytest

from parlour import Table
from parlour.games.pandorum import terms
from parlour.games.pandorum.game import PANDORUM
from parlour.words import say
from tests.complaints import complaints, warnings
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


def played(source: str, players: int = 2) -> Table:
    """A whole game with an edition, and its record replayed."""
    table = play_on(Table("pandorum", players, edition=PANDORUM.editions.read(source), seed=bytes(32)))
    assert table.over
    assert Table.replay(table.record()).position() == table.position()
    return table


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ('"CM", "WVC", "MWCM"', '"MC", "WVC", "MWCM"'),
        ('"CM", "WVC", "MWCM"', '"CM", "WVC", "MWCC"'),
        ('"CM", "WVC", "MWCM"', '"VV", "VVV", "VVVM"'),
        ('"CW", "MVV", "WMCC"', '"VW", "MCV", "WMCC"'),
        ('ring = "CMWCMW"', 'ring = "VVVVVC"'),
        ('ring = "CMWCMW"', 'ring = "CCCCCC"'),
    ],
)
def test_pd_1_another_board_is_played_on(was: str, becomes: str) -> None:
    assert was in HOUSE
    played(HOUSE.replace(was, becomes))


def test_pd_6_other_noses_and_hulls_are_dealt() -> None:
    source = HOUSE.replace('kind = "jump"', 'kind = "twin"').replace('kind = "waiver"', 'kind = "twin"')
    source = source.replace('kind = "triple"', 'kind = "twin"').replace('kind = "free"', 'kind = "rebate"')
    table = played(source, 4)
    board = table.view()["board"]
    assert [one["nose"]["kind"] for one in board["harvesters"]] == ["twin"] * 4
    assert sorted(one["hull"]["kind"] for one in board["harvesters"]) == ["overflight", "rebate", "rebate", "third"]
    parts = {part.name: part.copies for part in PANDORUM.components(table.edition) if "slot" in part.data}
    assert parts == {"twin": 4, "rebate": 2, "third": 1, "overflight": 1}
    assert {kind for where, kind, _ in warnings(PANDORUM, source) if where == "noses"} == {"pandorum-edition-upgrade"}


def test_pd_2_other_pieces_are_built() -> None:
    source = HOUSE.replace("players = 2\nmodules = 12\nbases = 6", "players = 2\nmodules = 3\nbases = 0")
    played(source)
    game: Any = Table("pandorum", edition=PANDORUM.editions.read(source), seed=bytes(32)).game
    assert (game.modules_left[0], game.bases_left[0]) == (3, 0)
    assert ("pieces, 2, modules", "edition-count", "PD-2") in warnings(PANDORUM, source)


def test_an_edition_without_the_newer_tables_is_as_the_standard_one() -> None:
    start, end = HOUSE.index("# What the noses"), HOUSE.index("# A card may have a title")
    edition = PANDORUM.editions.read(HOUSE[:start] + HOUSE[end:])
    assert edition.parts == PANDORUM.editions.read().parts
    names = [part.name for part in PANDORUM.components(edition)]
    assert names == [part.name for part in PANDORUM.components()]


def test_fewer_copies_are_played_with() -> None:
    source = HOUSE.replace(
        'name = "freight_logistics"\nkind = "logistics"\ncopies = 4',
        'name = "freight_logistics"\nkind = "logistics"\ncopies = 0',
    )
    assert ("cards", "edition-count", "PD-3") in warnings(PANDORUM, source)
    played(source)


def test_a_card_may_have_a_title_of_its_own() -> None:
    edition = PANDORUM.editions.read(HOUSE.replace('name = "magma_tap"', 'name = "magma_tap"\ntitle = "Lava lamp"'))
    card = {"$text": "pandorum-card-magma_tap"}
    words = {"key": "pandorum-move-take", "args": {"card": card}}
    assert say(words, "ru", titles=edition.titles).count("Lava lamp") == 1
    parts = {part.name: part.data for part in PANDORUM.components(edition)}
    assert parts["magma_tap"]["title"] == "Lava lamp"
    assert "title" not in parts["crater_drill"]


@pytest.mark.parametrize(
    ("was", "becomes", "complaint"),
    [
        ('ring = "CMWCMW"', 'ring = "CMWCM"', ("centre, ring", "pandorum-edition-ring", "PD-1")),
        ('ring = "CMWCMW"', "ring = 7", ("centre, ring", "pandorum-edition-ring", "PD-1")),
        ('ring = "CMWCMW"', 'ring = "VVVVVV"', ("centre, ring", "pandorum-edition-closed", "PD-13")),
        ('ring = "CMWCMW"', 'ring = "CMWCMW"\nsize = 1', ("centre", "edition-unknown-field", "")),
        (
            '"CM", "WVC", "MWCM"',
            '"CM", "WVC", "MWCX"',
            ("sectors, 1, rings, 4", "pandorum-edition-ring", "PD-1"),
        ),
        ('"CM", "WVC", "MWCM"', '"CM", "WVC"', ("sectors, 1, rings", "pandorum-edition-rings", "PD-1")),
        (
            'rings = ["CM", "WVC", "MWCM"]',
            'rings = ["VV", "VVV", "VVVV"]',
            ("sectors", "pandorum-edition-volcanoes", ""),
        ),
        (
            '[[sectors]]\nrings = ["CM", "WVC", "MWCM"]\nsource = "house"\n',
            "",
            ("sectors", "pandorum-edition-parts", "PD-1"),
        ),
        ('kind = "twin"', 'kind = "quad"', ("noses, 1, kind", "edition-one-of", "PD-6")),
        ('[[noses]]\nkind = "jump"\nsource = "public"\n', "", ("noses", "pandorum-edition-boards", "PD-6")),
        ("players = 2", "players = 5", ("pieces, 5, players", "edition-whole", "PD-2")),
        ("players = 2", "players = 3", ("pieces", "edition-not-once", "PD-2")),
        ("modules = 12", "modules = 99", ("pieces, 2, modules", "edition-whole", "")),
        ("value = 10", "value = 5", ("tokens, 5, value", "edition-one-of", "PD-3")),
        ('name = "magma_tap"', 'name = "lava_lamp"', ("cards, lava_lamp, name", "edition-one-of", "")),
        ('name = "magma_tap"', 'name = ["magma_tap"]', ("cards, 4, name", "edition-one-of", "")),
        ('name = "magma_tap"', 'name = "crater_drill"', ("cards", "edition-not-once", "PD-3")),
        (
            'name = "magma_tap"',
            'name = "magma_tap"\ntitle = "<i>Lamp</i>"',
            ("cards, magma_tap, title", "edition-title", ""),
        ),
        (
            'name = "outer_defence"',
            'name = "outer_defence"\ntitle = "Wall"',
            ("cards, outer_defence, title", "pandorum-edition-book-name", "PD-5"),
        ),
        ("copies = 4", "copies = 5", ("cards", "edition-between", "PD-3")),
        ("copies = 4", 'copies = "many"', ("cards, crater_drill, copies", "edition-whole", "")),
        ('kind = "mining"', 'kind = "minting"', ("cards, crater_drill, kind", "edition-one-of", "PD-3")),
        ("copies = 4", "copies = 0", ("cards", "pandorum-edition-mining", "PD-8")),
        ('terrain = "any"', 'terrain = "sea"', ("cards, crater_drill, terrain", "edition-one-of", "PD-4")),
        ("volcano = false", 'volcano = "no"', ("cards, crater_drill, volcano", "edition-flag", "")),
        ('count = "free_adjacent"', 'count = "luck"', ("cards, crater_drill, payout, count", "edition-one-of", "")),
        ('count = "free_adjacent"', "count = [1]", ("cards, crater_drill, payout, count", "edition-one-of", "")),
        (
            'payout = { count = "free_adjacent", terrain = "craters", each = 1 }',
            "payout = 3",
            ("cards, crater_drill, payout", "edition-no-table", ""),
        ),
        ("each = 1", "each = -1", ("cards, crater_drill, payout, each", "edition-whole", "")),
        ("each = 1", "module = 1", ("cards, crater_drill, payout", "edition-unknown-field", "")),
        ("module = 1, base = 2", "module = 1", ("cards, crater_generator, payout, base", "edition-whole", "")),
        (
            'terrain = "craters", each = 1',
            'terrain = "volcano", each = 1',
            ("cards, crater_drill, payout, terrain", "edition-one-of", ""),
        ),
        ('doubles = "mining"', 'doubles = "block"', ("cards, mining_block, payout, doubles", "edition-one-of", "")),
        ('doubles = "mining"', 'doubles = "system"', ("cards", "pandorum-edition-blocks", "PD-23")),
        (
            'count = "rivals_adjacent"',
            'count = "own_adjacent"',
            ("cards, crater_tap_in, payout", "pandorum-edition-count", "PD-20"),
        ),
        (
            'payout = { count = "own_on_terrain", module = 1, base = 1 }',
            'payout = { count = "own_on_terrain", module = 2, base = 1 }',
            ("cards, small_trade_logistics, payout", "edition-fixed", "PD-5"),
        ),
        ("pays = 2", "pays = 3", ("cards, mining_block, payout, pays", "edition-fixed", "PD-23")),
        (
            'source = "house"\nnote = "The book\'s pictures',
            "note = \"The book's pictures",
            ("centre, source", "edition-one-of", ""),
        ),
    ],
)
def test_a_bad_edition_is_refused_precisely(was: str, becomes: str, complaint: tuple[str, str, str]) -> None:
    assert was in HOUSE
    assert complaint in complaints(PANDORUM, HOUSE.replace(was, becomes, 1))


def test_everything_wrong_is_said_at_once() -> None:
    wrong = {where for where, _, _ in complaints(PANDORUM, 'game = "chess"')}
    assert wrong == {"game", "name", "centre", "sectors", "cards"}
