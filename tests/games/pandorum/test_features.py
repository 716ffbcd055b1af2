"""What a net sees in a position of Pandorum: each feature means what its place says."""

from typing import Any

from parlour import Table
from parlour.core.features import MOST_ACTIVE
from parlour.core.rng import Rng
from parlour.games.pandorum import features
from parlour.games.pandorum.game import PANDORUM
from parlour.games.pandorum.moves import CARD_NAMES
from parlour.games.pandorum.terms import BUILDABLE, CARDS, KINDS, LAVA
from tests.games.pandorum.test_rules import HULL_CHARGE, JUNK, MARKET, harvester, play, table

MINE, THEIRS, SHARED = 0, features.BLOCK, 2 * features.BLOCK
PAID = features.MOST_PAID + 1


def looked(there: Table, seat: int = 0) -> set[int]:
    looks = features.PandorumFeatures(there.game)  # type: ignore[arg-type]
    looks.look(seat)
    return set(looks.seen())


def between(seen: set[int], block: int, start: int, length: int) -> set[int]:
    """The features of one kind, counted from the first of them."""
    return {feature - block - start for feature in seen if 0 <= feature - block - start < length}


def number(card: str) -> int:
    return CARD_NAMES.index(card)


def held(seen: set[int], block: int) -> set[int]:
    return between(seen, block, features.HELD_AT, CARDS * features.MOST_ALIKE)


def paid(seen: set[int], block: int, start: int) -> dict[str, int]:
    """By card: what it would pay, as far as that is a feature."""
    return {CARD_NAMES[found // PAID]: found % PAID for found in between(seen, block, start, CARDS * PAID)}


def test_hands_are_open_and_twins_are_told_apart() -> None:
    there = table("crater_drill crater_drill", "magma_tap")
    seen = looked(there)
    assert held(seen, MINE) == {number("crater_drill") * features.MOST_ALIKE + 1}
    assert held(seen, THEIRS) == {number("magma_tap") * features.MOST_ALIKE}
    assert held(looked(there, 1), THEIRS) == held(seen, MINE)


def test_cards_say_what_they_would_pay_wherever_they_are_built() -> None:
    """Two modules and a base on the edge; what a drill pays depends on the hex, so it is no such feature."""
    there = table("outer_defence crater_drill", "outer_defence", objects="a1:0m b1:0m a3:0b a4:1m", market=[])
    seen = looked(there)
    assert paid(seen, MINE, features.PAYS_AT) == {"outer_defence": 4}
    assert paid(seen, THEIRS, features.PAYS_AT) == {"outer_defence": 1}


def test_the_market_is_offered_to_the_seat_that_looks() -> None:
    there = table("", "", objects="a1:0m a4:1b")
    for seat, pays in ((0, 1), (1, 2)):
        seen = looked(there, seat)
        offers = between(seen, SHARED, features.MARKET_AT, CARDS)
        assert offers == {number(card) for card in MARKET}
        assert paid(seen, SHARED, features.OFFERS_AT)["outer_defence"] == pays


def test_objects_count_by_where_they_stand() -> None:
    seen = looked(table(objects="a1:0m b1:0b e4:0m"))  # all of them in craters
    assert between(seen, MINE, features.TERRAIN_AT, features.MOST_OBJECTS + 1) == {3}
    assert between(seen, MINE, features.EDGE_AT, features.MOST_OBJECTS + 1) == {2}
    assert between(seen, MINE, features.PAD_AT, features.MOST_OBJECTS + 1) == {1}
    assert between(seen, MINE, features.MODULES_AT, features.MOST_MODULES + 1) == {10}
    assert between(seen, MINE, features.BASES_AT, features.MOST_BASES + 1) == {5}
    assert between(seen, SHARED, features.LEFT_AT, features.MOST_LEFT + 1) == {15}


def test_the_lead_counts_from_the_seat_that_looks_and_has_the_cargo_in_it() -> None:
    """PD-28: two mining cards against one are two quids; as many of a colour as the other are none."""
    first = harvester(cargo=["crater_drill", "magma_tap", "crater_generator"])
    second = harvester(nose="triple", hull="third", cargo=["dust_collector", "crater_generator"])
    there = table(harvesters=(first, second), quids=[5, 10])
    for seat, lead in ((0, 3), (1, -3)):
        seen = looked(there, seat)
        assert between(seen, THEIRS, features.LEAD_AT, 2 * features.MOST_LEAD + 1) == {features.MOST_LEAD + lead}
    ahead = between(looked(there), THEIRS, features.AHEAD_AT, KINDS * (2 * features.MOST_AHEAD + 1))
    assert {place % (2 * features.MOST_AHEAD + 1) - features.MOST_AHEAD for place in ahead} == {-1, 0}


def test_free_hexes_in_range_count_by_site() -> None:
    """From the pad six craters, mountains and wastelands lie around it; an object takes one away."""
    length = features.MOST_SITES + 1
    free, taken = (
        between(looked(table(objects=objects)), MINE, features.SITES_AT, BUILDABLE * length)
        for objects in ("", "e4:1m e3:1m")
    )
    assert len(free) == len(taken) == BUILDABLE
    assert sum(place % length for place in free) > sum(place % length for place in taken)


def test_a_hull_that_works_differs_from_one_that_does_not() -> None:
    charged = table(harvesters=(harvester(hull="third", hull_cards=HULL_CHARGE),))
    plain = table(harvesters=(harvester(hull="third"),))
    length = 4 * (features.MOST_LOADED + 1)
    seen = [between(looked(there), MINE, features.HULL_AT, length) for there in (plain, charged)]
    assert max(seen[1]) - max(seen[0]) == features.MOST_LOADED


def test_a_building_is_seen_step_by_step() -> None:
    there = play(table(f"crater_drill mountain_quarry {JUNK}", harvesters=(harvester("e5"),)), f"-{JUNK}")
    assert between(looked(there), SHARED, features.DISCARDED_AT, CARDS) == {number(JUNK)}
    play(there, ">e4")
    assert between(looked(there), SHARED, features.SITE_AT, LAVA) == {there.game.site[there.game.building_on]}  # type: ignore[attr-defined]


def test_hands_full_of_names_fit_in() -> None:
    """As many names as there are in every hand, a market as large as it gets: still no more than there is room for."""
    for players in (2, 3, 4):
        game: Any = PANDORUM.new(players, {})
        game.deal(Rng(1))
        looks = features.PandorumFeatures(game)
        while game.deck_size > 0:
            game.take_card(game.deck_size % players, game.deck_card(Rng(game.deck_size)))
        looks.look(0)
        assert len(looks.seen()) <= looks.most < MOST_ACTIVE
