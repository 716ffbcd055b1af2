"""Editions of Panda Spin: the house's own, a corrected one, and precise complaints about bad ones."""

import pytest

from parlour import Table
from parlour.games.pandaspin.cards import unpacked
from parlour.games.pandaspin.game import PANDASPIN
from parlour.games.pandaspin.terms import COPIES
from tests.complaints import complaints, warnings
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
    faces, sources, animals = PANDASPIN.editions.read().parts
    assert len(faces) == 140
    assert len(set(animals)) == 13
    assert len(sources) == 70
    assert sources.count("house") == 58
    assert sources.count("book") == 5 + 5  # five faces, and the element cards


def test_ps_4_a_corrected_face_is_played_with() -> None:
    edition = PANDASPIN.editions.read(changed("fire", "3", 'blue = ["8"]', 'blue = ["Q"]'))
    table = Table("pandaspin", 3, {"suits": "FMW"}, edition=edition, seed=bytes(32))
    position = table.position() | {"hands": [["F3~"], ["M3"], ["W3"]], "turn_of": 0, "leader": 0, "known": [[], [], []]}
    there = Table.from_position(position, edition)
    assert there.moves(0) == ["Q"]
    assert Table.from_position(position).moves(0) == ["Q"]  # it carries its edition
    assert Table.from_position(position | {"edition": None}).moves(0) == ["8"]
    assert play_on(table).over
    assert Table.replay(table.record()).position() == table.position()


def test_an_edition_says_which_animal_a_value_shows() -> None:
    rat, panda = 'animal = "rat"', 'animal = "panda"'
    exchanged = HOUSE.replace(rat, "?").replace(panda, rat).replace("?", panda)
    without = HOUSE[: HOUSE.index("# Which animal")]
    assert PANDASPIN.editions.read(exchanged).parts[2][0] == "panda"
    assert PANDASPIN.editions.read(without).parts[2][0] == "rat"


def test_no_more_equal_values_than_there_are_moves_for() -> None:
    """How often a value can be in one hand, each card with its better side up and its joker with it."""
    faces, _, _ = PANDASPIN.editions.read().parts
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
        (changed("fire", "3", '"fire"\nwhite', '"air"\nwhite'), ("cards, air 3, suit", "edition-one-of", "PS-1")),
        (changed("fire", "3", 'white = "3"', 'white = "1"'), ("cards, fire 1, white", "edition-one-of", "PS-1")),
        (changed("fire", "3", 'white = "3"', 'white = "4"'), ("cards", "edition-not-once", "PS-1")),
        (
            changed("fire", "3", '["8"]', '["8", "9"]'),
            ("cards, fire 3, blue", "pandaspin-edition-unequal", "PS-2"),
        ),
        (
            changed("metal", "9", '"4", "4"', '"4", "4", "4"'),
            ("cards, metal 9, blue", "pandaspin-edition-blue", "PS-2"),
        ),
        (changed("fire", "3", '["8"]', "[8]"), ("cards, fire 3, blue", "pandaspin-edition-blue", "PS-2")),
        (changed("fire", "3", '["8"]', "[[8]]"), ("cards, fire 3, blue", "pandaspin-edition-blue", "PS-2")),
        (changed("fire", "A", '["2"]', '["K"]'), ("cards, fire A, blue", "pandaspin-edition-suit", "PS-3")),
        (changed("metal", "3", '["K", "K"]', '["K"]'), ("cards, metal 3, blue", "pandaspin-edition-suit", "PS-3")),
        (
            changed("water", "3", 'blue_symbol = "water"\n', ""),
            ("cards, water 3, blue", "pandaspin-edition-suit", "PS-3"),
        ),
        (changed("wood", "3", '"bamboo"', '"panda"'), ("cards, wood 3, blue", "pandaspin-edition-suit", "PS-3")),
        (changed("earth", "4", '"panda"', '"fire"'), ("cards, earth 4, blue", "pandaspin-edition-suit", "PS-3")),
        (
            changed("fire", "3", "blue =", 'white_symbol = "bamboo"\nblue ='),
            ("cards, fire 3, white_symbol", "pandaspin-edition-white-symbol", "PS-3"),
        ),
        (changed("fire", "Q", '["A"]', '["K"]'), ("cards, fire Q, blue", "edition-fixed", "PS-4")),
        (
            HOUSE.replace('[[elements]]\nsuit = "wood"', '[[elements]]\nsuit = "air"'),
            ("elements, air, suit", "edition-one-of", "PS-1"),
        ),
        (
            HOUSE.replace('[[elements]]\nsuit = "wood"', '[[elements]]\nsuit = "fire"'),
            ("elements", "edition-not-once", "PS-1"),
        ),
        (HOUSE.replace("count = 30", "count = 0"), ("tokens, 1, count", "edition-whole", "")),
        (HOUSE.replace("value = 5", "value = 4"), ("tokens, 4, value", "edition-one-of", "PS-5")),
        (HOUSE.replace("value = 5", "value = [5]"), ("tokens, 2, value", "edition-one-of", "PS-5")),
        (HOUSE.replace("value = 5", "value = 1"), ("tokens", "edition-not-once", "PS-5")),
        (HOUSE.replace('animal = "rat"', 'animal = "cat"'), ("animals", "edition-not-once", "")),
        (HOUSE.replace('value = "3"', 'value = "4"'), ("animals", "edition-not-once", "")),
        (
            HOUSE.replace('animal = "rat"\nsource = "house"', 'animal = "rat"'),
            ("animals, 3, source", "edition-one-of", ""),
        ),
    ],
)
def test_a_bad_edition_is_refused_by_name(source: str, complaint: tuple[str, str, str]) -> None:
    assert source != HOUSE
    assert complaint in complaints(PANDASPIN, source)


def test_too_many_of_one_value_are_refused() -> None:
    source = HOUSE
    for entry in ("3", "4", "5", "6", "7"):
        blue = card("metal", entry)
        source = source.replace(blue, blue[: blue.index("blue")] + 'blue = ["7", "7", "7"]\n')
    assert ("cards", "pandaspin-edition-copies", "") in complaints(PANDASPIN, source)


def test_ps_5_other_tokens_are_told() -> None:
    assert warnings(PANDASPIN, HOUSE.replace('count = 30\nsource = "book"', 'count = 20\nsource = "yours"')) == {
        ("tokens, 1, count", "edition-count", "PS-5")
    }
    without = HOUSE[: HOUSE.index("# Bamboo")]
    assert warnings(PANDASPIN, without) == set()
    parts = PANDASPIN.components(PANDASPIN.editions.read(without))
    assert [(part.copies, part.data) for part in parts if part.name == "bamboo"] == [
        (30, {"value": 1}),
        (15, {"value": 5}),
    ]


def test_everything_wrong_is_said_at_once() -> None:
    assert {where for where, _, _ in complaints(PANDASPIN, 'game = "chess"')} == {"game", "name", "cards", "elements"}
