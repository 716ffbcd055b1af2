"""Editions of Panda Spin: the house's own, a corrected one, and precise complaints about bad ones."""

import pytest

from parlour import BadInput, Table
from parlour.games.pandaspin.cards import unpacked
from parlour.games.pandaspin.game import PANDASPIN
from parlour.games.pandaspin.terms import COPIES
from tests.play import play_on

HOUSE = PANDASPIN.editions.read().text


def card(suit: str, white: str) -> str:
    """The entry of a card, up to its source."""
    start = HOUSE.index(f'suit = "{suit}"\nwhite = "{white}"')
    return HOUSE[start : HOUSE.index("source", start)]


def changed(suit: str, white: str, was: str, becomes: str) -> str:
    assert was in card(suit, white)
    return HOUSE.replace(card(suit, white), card(suit, white).replace(was, becomes), 1)


def test_ps_4_the_house_edition() -> None:
    faces, sources = PANDASPIN.editions.read().parts
    assert len(faces) == 140
    assert len(sources) == 70
    assert sources.count("house") == 58
    assert sources.count("book") == 5 + 5  # five faces, and the element cards


def test_ps_4_a_corrected_face_is_played_with() -> None:
    edition = PANDASPIN.editions.read(changed("fire", "3", 'blue = ["8"]', 'blue = ["Q"]'))
    table = Table("pandaspin", 3, {"suits": "FMW"}, edition=edition, seed=bytes(32))
    position = table.position() | {"hands": [["F3~"], ["M3"], ["W3"]], "turn_of": 0, "leader": 0, "known": [[], [], []]}
    there = Table.from_position(position, edition)
    assert there.moves(0) == ["Q"]
    assert Table.from_position(position).moves(0) == ["8"]
    assert play_on(table).over
    assert Table.replay(table.record()).position() == table.position()


def test_no_more_equal_values_than_there_are_moves_for() -> None:
    """How often a value can be in one hand, each card with its better side up and its joker with it."""
    faces, _ = PANDASPIN.editions.read().parts
    most = []
    for value in range(13):
        count = 0
        for white, blue in zip(faces[:130:2], faces[1:130:2], strict=True):
            sides = [unpacked(side) for side in (white, blue)]
            count += max((side.many + (side.symbol == "water")) * (side.value == value) for side in sides)
        most.append(count)
    assert max(most) <= COPIES


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (HOUSE.replace('game = "pandaspin"', 'game = "chess"'), "game is 'chess'"),
        (HOUSE.replace('name = "Standard"', ""), "name is missing"),
        (HOUSE.replace('name = "Standard"', 'name = "Standard"\nmoods = 1'), "unknown field 'moods'"),
        (changed("fire", "3", '"fire"\nwhite', '"air"\nwhite'), "cards, air 3: unknown suit 'air'"),
        (changed("fire", "3", 'white = "3"', 'white = "1"'), "cards, fire 1: unknown value '1'"),
        (changed("fire", "3", 'white = "3"', 'white = "4"'), "cards, fire 3 stands 0 times, not once (PS-1)"),
        (changed("fire", "3", 'white = "3"', 'white = "4"'), "cards, fire 4 stands 2 times, not once (PS-1)"),
        (changed("fire", "3", '["8"]', '["8", "9"]'), "cards, fire 3: the values of a blue side are equal (PS-2)"),
        (changed("metal", "8", '"3", "3"', '"3", "3", "3"'), "metal 8: blue must be a list of one to three values"),
        (changed("fire", "3", '["8"]', "[8]"), "fire 3: blue must be a list of one to three values (PS-2)"),
        (changed("fire", "A", '["2"]', '["K"]'), "fire A: a blue side of fire has two equal values, or a higher value"),
        (changed("metal", "3", '["K", "K"]', '["K"]'), "metal 3: a blue side of metal has two or three equal values"),
        (
            changed("water", "3", 'blue_symbol = "water"\n', ""),
            "water 3: a blue side of water has one value with water (PS-3)",
        ),
        (changed("wood", "3", '"bamboo"', '"panda"'), "wood 3: a blue side of wood has one value with bamboo"),
        (changed("earth", "4", '"panda"', '"fire"'), "earth 4: a blue side of earth has two equal values, or a higher"),
        (changed("fire", "3", "blue =", 'white_symbol = "bamboo"\nblue ='), "where only a panda may stand (PS-3)"),
        (HOUSE.replace('source = "book"', 'source = "rumour"', 1), "fire Q: source is 'rumour'"),
        (HOUSE.replace('source = "house"', "note = 5", 1), "note must be a text"),
        (HOUSE.replace('source = "house"', 'source = "house"\nsize = 1', 1), "fire 3: unknown field 'size'"),
        (HOUSE.replace('[[elements]]\nsuit = "wood"', '[[elements]]\nsuit = "air"'), "elements: unknown suit 'air'"),
        (HOUSE.replace('[[elements]]\nsuit = "wood"', '[[elements]]\nsuit = "fire"'), "elements, fire stands 2 times"),
    ],
)
def test_a_bad_edition_is_refused_by_name(source: str, complaint: str) -> None:
    assert source != HOUSE
    with pytest.raises(BadInput) as refused:
        PANDASPIN.editions.read(source)
    assert complaint in str(refused.value)


def test_too_many_of_one_value_are_refused() -> None:
    source = HOUSE
    for entry in ("3", "4", "5", "6", "7"):
        blue = card("metal", entry)
        source = source.replace(blue, blue[: blue.index("blue")] + 'blue = ["7", "7", "7"]\n')
    with pytest.raises(BadInput) as refused:
        PANDASPIN.editions.read(source)
    assert "the value 7 could be in one hand" in str(refused.value)


def test_everything_wrong_is_said_at_once() -> None:
    with pytest.raises(BadInput) as refused:
        PANDASPIN.editions.read('game = "chess"')
    assert all(words in str(refused.value) for words in ("chess", "name is missing", "no [[cards]]", "no [[elements]]"))
