"""One test or more for every rule of Panda Spin, each situation stated as a position."""

from itertools import pairwise
from typing import Any

import pytest

from parlour import BadInput, Illegal, Table
from parlour.core.rng import Rng
from parlour.games.pandaspin import terms
from parlour.games.pandaspin.cards import FIGURES, VALUE_NAMES
from parlour.games.pandaspin.game import PANDASPIN

Bid = tuple[int, str, str]


def table(
    *hands: str, bids: tuple[Bid, ...] = (), options: dict[str, str] | None = None, turn_of: int = 0, **rest: Any
) -> Table:
    """A table at this position: `table("F7 WK~", "M3", bids=((1, "5", "W5"),))`."""
    position: dict[str, Any] = {
        "game": "pandaspin",
        "players": len(hands),
        "options": options or {},
        "hands": [hand.split() for hand in hands],
        "turn_of": turn_of,
        "bids": [{"seat": seat, "figure": figure, "cards": cards.split()} for seat, figure, cards in bids],
    }
    return Table.from_position(position | rest, seed=bytes(32))


def board(table: Table, seat: int | None = None) -> dict[str, Any]:
    return table.view(seat)["board"]  # type: ignore[no-any-return]


def events(table: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event["data"] for event in table.events(seat) if event["type"] == kind]


def named(cards: list[dict[str, Any]]) -> list[str]:
    return [card["card"] for card in cards]


def hands(table: Table) -> list[list[str]]:
    return table.position()["hands"]  # type: ignore[no-any-return]


def refused(table: Table, seat: int, move: str) -> str | None:
    """The rule that forbids the move; it must be refused."""
    before = table.position()
    with pytest.raises(Illegal) as refusal:
        table.play(seat, move)
    assert table.position() == before
    assert str(refusal.value)
    return refusal.value.rule


# --- components and setup -----------------------------------------------------------------------------


def test_ps_1_suits_and_values() -> None:
    cards = [component.data["card"] for component in PANDASPIN.components() if "card" in component.data]
    animals = [card for card in cards if not card["element"]]
    assert len(animals) == 65
    for suit in ("fire", "metal", "water", "earth", "wood"):
        assert [card["up"]["values"] for card in animals if card["suit"] == suit] == [[v] for v in VALUE_NAMES]
        assert [card["up"] for card in cards if card["element"] and card["suit"] == suit] == [None]


def test_ps_1_nothing_is_lost_at_any_step() -> None:
    """Every card in one place, the 105 points among seats and bank, whatever happens."""
    for seed in range(24):
        options = {"elements": "off" if seed % 5 == 0 else "on", "formations": "shape" if seed % 2 else "count"}
        game: Any = PANDASPIN.new(2 + seed % 4, options)
        rng = Rng(seed)
        game.deal(rng)
        while not game.over:
            assert PANDASPIN.positions.broken(game) == []
            moves = game.legal_moves(game.turn)
            game.apply(game.turn, moves[rng.below(len(moves))], rng)
        assert PANDASPIN.positions.broken(game) == []


def test_ps_2_only_the_upper_side_counts() -> None:
    white, blue = table("FQ", "M3"), table("FQ~", "M3")
    assert white.moves(0) == ["Q"]
    assert blue.moves(0) == ["A"]
    card = board(blue, 0)["hand"][0]
    assert card["up"] == {"values": ["A"], "symbol": "fire"}
    assert card["down"] == {"values": ["Q"], "symbol": None}
    assert card["blue"]


def test_ps_3_blue_sides_by_suit() -> None:
    for component in PANDASPIN.components():
        if "card" not in component.data:
            continue
        card = component.data["card"]
        if card["element"]:
            continue
        down, white = card["down"], VALUE_NAMES.index(card["up"]["values"][0])
        many, higher = len(down["values"]), VALUE_NAMES.index(down["values"][0]) > white
        assert len(set(down["values"])) == 1
        assert card["up"]["symbol"] in (None, "panda")
        sound = {
            "fire": (many, down["symbol"]) == (2, None) or (many, down["symbol"], higher) == (1, "fire", True),
            "metal": many in (2, 3) and down["symbol"] is None,
            "water": (many, down["symbol"]) == (1, "water"),
            "earth": (many, down["symbol"]) == (2, None) or (many, down["symbol"], higher) == (1, "panda", True),
            "wood": (many, down["symbol"]) == (1, "bamboo"),
        }
        assert sound[card["suit"]], component.name


@pytest.mark.parametrize(
    ("name", "white", "blue", "source"),
    [
        ("FQ", ["Q", None], ["A", "fire"], "book"),
        ("M8", ["8", None], ["3 3 3", None], "book"),
        ("WK", ["K", None], ["7", "water"], "book"),
        ("EJ", ["J", "panda"], ["J J", None], "book"),
        ("D9", ["9", None], ["2", "bamboo"], "book"),
        ("D6", ["6", None], ["A", "bamboo"], "public"),
        ("E8", ["8", None], ["Q", "panda"], "public"),
        ("E2", ["2", None], ["2 2", None], "house"),
    ],
)
def test_ps_4_faces_and_where_they_are_known_from(name: str, white: list[Any], blue: list[Any], source: str) -> None:
    (found,) = [component for component in PANDASPIN.components() if component.name == name]
    card = found.data["card"]
    assert [" ".join(card["up"]["values"]), card["up"]["symbol"]] == white
    assert [" ".join(card["down"]["values"]), card["down"]["symbol"]] == blue
    assert found.source == source


def test_ps_4_how_many_faces_are_of_the_house() -> None:
    cards = [component for component in PANDASPIN.components() if "card" in component.data]
    sources = [card.source for card in cards if "!" not in card.name]
    assert [sources.count(source) for source in ("book", "public", "house")] == [5, 2, 58]


def test_ps_5_the_bank() -> None:
    """PS-5: 105 points, of which everybody has one (PS-6)."""
    there = Table("pandaspin", 4, seed=bytes(32))
    assert board(there)["bank"] == 105 - 4


def test_ps_6_one_point_each_and_the_mood() -> None:
    moods = set()
    for number in range(12):
        there = Table("pandaspin", 3, seed=bytes([number] * 32))
        assert board(there)["points"] == [1, 1, 1]
        moods.add(events(there, "suits")[0]["mood"])
        assert board(there)["mood"] == events(there, "suits")[0]["mood"]
    assert moods == {"hungry", "spin"}
    for mood in ("hungry", "spin"):
        assert all(
            board(Table("pandaspin", options={"mood": mood}, seed=bytes([n] * 32)))["mood"] == mood for n in range(6)
        )


@pytest.mark.parametrize(("players", "suits"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_ps_7_suits_drawn(players: int, suits: int) -> None:
    seen = set()
    for number in range(12):
        there = Table("pandaspin", players, seed=bytes([number] * 32))
        (told,) = events(there, "suits")
        assert len(board(there)["suits"]) == suits
        assert sorted(drawn["suit"] for drawn in told["drawn"]) == sorted(board(there)["suits"])
        turned_up = [None] if players == 2 else []
        assert [drawn["seat"] for drawn in told["drawn"]] == [*range(players), *turned_up]
        assert board(there)["draw_size"] == suits * 14 - players * 12
        seen.add(tuple(told["suits"]))
    assert len(seen) > 3 or players == 5


def test_ps_7_suits_chosen_and_no_element_cards() -> None:
    there = Table("pandaspin", 4, {"suits": "FMED", "elements": "off"}, seed=bytes(32))
    assert events(there, "suits")[0]["drawn"] == []
    assert board(there)["suits"] == ["fire", "metal", "earth", "wood"]
    assert not board(there)["elements"]
    assert board(there)["draw_size"] == 4 * 13 - 48
    assert not [card for hand in hands(there) for card in hand if card[0] == "W" or "!" in card]
    with pytest.raises(BadInput):
        Table("pandaspin", 3, {"suits": "FMED"})


def test_ps_8_anybody_begins() -> None:
    firsts = {events(Table("pandaspin", 4, seed=bytes([n] * 32)), "suits")[0]["first"] for n in range(24)}
    assert firsts == {0, 1, 2, 3}


def test_ps_9_twelve_cards_white_side_up() -> None:
    there = Table("pandaspin", 5, seed=bytes(32))
    for seat in range(5):
        assert len(board(there, seat)["hand"]) == 12
        assert not any(card["blue"] for card in board(there, seat)["hand"])
        assert named(events(there, "dealt", seat)[0]["hand"]) == hands(there)[seat]
    assert board(there)["hand"] is None
    assert board(there)["hand_sizes"] == [12] * 5
    assert "hand" not in events(there, "dealt")[0]
    assert there.waiting == (events(there, "dealt")[0]["leader"],)


def test_ps_10_a_round_ends_when_at_most_one_holds_cards() -> None:
    there = table("F2", "M3 M4", "W3 W4", out=[])
    there.play(0, "2")
    there.play(1, "pass")
    there.play(2, "pass")
    assert board(there)["round"] == 1  # two still hold cards
    there = table("F2", "M3 M4")
    there.play(0, "2")
    assert board(there)["hand_sizes"] == [0, 2]  # not in the middle of a trick
    assert board(there)["round"] == 1
    there.play(1, "pass")
    assert events(there, "scored")[0]["round"] == 1
    assert board(there)["round"] == 2
    assert board(there)["hand_sizes"] == [12, 12]


# --- a trick ------------------------------------------------------------------------------------------


def test_ps_11_any_figure_leads_but_no_element_card() -> None:
    there = table("F5 M5 W5 M6 F!", "M3")
    assert set(there.moves(0)) == {"5", "6", "5x2", "5x3", "5-6", "-F"}
    assert refused(there, 0, "!F") == "PS-11"
    there = table("F5~ M5 W5", "M3")
    assert "5x4!" in there.moves(0)


def test_ps_12_clockwise_beat_or_pass_and_a_pass_is_final() -> None:
    there = table("F3 F9 FK", "M4 M10 MK", "W5 WJ WK")
    there.play(0, "3")
    assert there.waiting == (1,)
    assert refused(there, 0, "9") == "PS-12"
    there.play(1, "pass")
    there.play(2, "5")
    there.play(0, "9")
    assert there.waiting == (2,)  # seat 1 has passed
    assert board(there)["passed"] == [False, True, False]


@pytest.mark.parametrize(
    ("high", "cards", "hand", "fitting"),
    [
        ("6", "F6", "F7 M6 M5 MA~", {"7"}),
        ("5x2", "F5 M5", "F6~ M3~ W6 F9 M9 W9 F3", {"Kx2", "9x2"}),
        ("5-7", "F5 M6 W7", "M5 F6 M7 W8 W9", {"6-8", "7-9"}),
        ("4-5x2", "F4 M4 F5 M5", "F6 M6 W6 F7 M7 W7 W3", {"6-7x2"}),
        ("5x3", "F5 M5 W5", "M8~ F3 M4 F7 W7 M7", {"7x3", "3x4!"}),
    ],
)
def test_ps_13_what_beats_a_bid(high: str, cards: str, hand: str, fitting: set[str]) -> None:
    there = table(hand, "F10 M10", bids=((1, high, cards),))
    assert {move for move in there.moves(0) if move != "pass"} == fitting


def test_ps_13_refusals_say_what_is_wrong() -> None:
    there = table("F3 F4 M4 F6 M6 W7", "F10", bids=((1, "5x2", "F5 W5"),))
    assert refused(there, 0, "4x2") == "PS-13"  # too low
    assert refused(there, 0, "6x3") == "PS-13"  # too many
    assert refused(there, 0, "6") == "PS-13"
    assert refused(there, 0, "6-7") == "PS-13"  # another kind
    assert refused(there, 0, "7x2") == "PS-14"  # not in this hand


def test_ps_13_nobody_is_told_to_play_an_element_card_where_there_are_none() -> None:
    for elements, told in (("on", True), ("off", False)):
        there = table("F6 W7", "F10", bids=((1, "5x2", "F5 W5"),), options={"elements": elements})
        refusal = there.why_not(0, "6")
        assert refusal
        assert ("element" in str(refusal)) == told


def test_ps_13_formations_by_count_or_by_shape() -> None:
    bids = ((1, "3-4x3", "F3 M3 W3 F4 M4 W4"),)
    hand = "F5 M5 F6 M6 F7 M7 W8"
    assert "5-7x2" in table(hand, "FK", bids=bids).moves(0)  # six values as well
    strict = table(hand, "FK", bids=bids, options={"formations": "shape"})
    assert strict.moves(0) == ["pass"]
    assert refused(strict, 0, "5-7x2") == "PS-13"


def test_ps_13_a_run_is_no_formation_and_a_set_of_four_no_bomb() -> None:
    there = table("F7 M7 F8 M8 W8 W9 W10", "FK", bids=((1, "3-6", "F3 M4 W5 F6"),))
    assert "7-8x2" not in there.moves(0)
    assert "7-10" in there.moves(0)


def test_ps_14_every_value_must_be_used() -> None:
    there = table("M8~ F3", "MK")
    assert set(there.moves(0)) == {"3", "3x3", "3x4", "3x4!"}  # never two of the three
    there = table("M8~ F9", "MK", bids=((1, "5", "F5"),))
    assert set(there.moves(0)) == {"9", "pass"}
    assert refused(there, 0, "9x2") == "PS-13"


def test_ps_14_a_single_card_with_three_values_is_a_set() -> None:
    there = table("M8~ F9", "MK MQ")
    there.play(0, "3x3")
    assert named(board(there)["bids"][0]["cards"]) == ["M8~"]
    assert board(there)["bids"][0]["figure"] == {"kind": "set", "length": 1, "times": 3, "top": "3", "size": 3}
    assert board(there)["hand_sizes"] == [1, 2]


def test_ps_14_cards_are_asked_for_only_where_there_is_a_choice() -> None:
    there = table("F5 M5 W5 F9", "MK MQ")
    there.play(0, "9")
    assert there.waiting == (1,)
    there = table("F5 M5 W5 F9", "MK MQ")
    there.play(0, "5x2")
    assert [board(there, eyes)["phase"] for eyes in (0, 1, None)] == ["cards", "lead", "lead"]  # a draft is its maker's
    assert set(there.moves(0)) == {"+F5", "+M5"}  # W5 has nothing behind it
    assert refused(there, 0, "+W5") == "PS-14"
    assert refused(there, 0, "+F9") == "PS-14"
    assert refused(there, 0, ".") == "PS-25"
    assert refused(there, 0, "pass") == "PS-21"
    there.play(0, "+F5")
    assert set(there.moves(0)) == {"+M5", "+W5"}
    assert refused(there, 0, "+F5") == "PS-14"
    there.play(0, "+W5")
    assert named(board(there)["bids"][0]["cards"]) == ["F5", "W5"]


def test_ps_15_element_cards_may_be_discarded_on_the_own_turn() -> None:
    there = table("F3 F! M!", "MK W!", bids=((1, "9", "F9"),))
    assert {"-F", "-M"} <= set(there.moves(0))
    assert refused(there, 0, "-W") == "PS-15"
    there.play(0, "-F")
    assert there.waiting == (0,)  # and then go on
    there.play(0, "-M")
    assert events(there, "shed") == [{"seat": 0, "cards": [c]} for c in board(there)["discard"] if c["element"]]
    assert hands(there)[0] == ["F3"]


def test_ps_15_whoever_holds_nothing_then_passes() -> None:
    there = table("F!", "MK W4", "F8 F7", bids=((2, "9", "F9"),))
    there.play(0, "-F")
    assert events(there, "passed") == [{"seat": 0, "cards": [], "to": None, "forced": True}]
    assert there.waiting == (1,)


def test_ps_16_white_cards_come_back_turned_and_known() -> None:
    there = table("F4 FK", "M6 MK M9", bids=((0, "5", "W5"), (1, "8", "W8")))
    there.play(0, "pass")
    assert board(there)["known"][0][0]["card"] == "W5~"
    assert events(there, "passed")[0]["to"] == "hand"
    assert named(events(there, "passed")[0]["cards"]) == ["W5~"]
    assert hands(there)[0] == ["F4", "FK", "W5~"]
    assert board(there)["known"] == board(there, 1)["known"]


def test_ps_16_one_blue_card_and_all_are_discarded() -> None:
    bids = ((0, "5", "F5"), (1, "8", "W8"), (0, "A", "FQ~"), (1, "2", "W2"))
    there = table("F4 FK", "M6 MK M9", bids=bids)
    there.play(0, "pass")
    assert events(there, "passed")[0]["to"] == "discard"
    assert {"F5", "FQ~"} <= set(named(board(there)["discard"]))
    assert hands(there)[0] == ["F4", "FK"]


def test_ps_16_a_beaten_bomb_is_discarded_though_white() -> None:
    """The bombed player passes with white cards only, and they do not come back."""
    bids = ((1, "3", "F3"), (0, "4x4!", "F4 M4 W4 E4"), (1, "6x4!", "F6 M6 W6 E6"))
    there = table("F9 M9", "FK MK", "W10", "W9", bids=bids, passed=[2, 3], options={"suits": "FMWE"})
    there.play(0, "pass")
    assert events(there, "passed")[0]["to"] == "discard"
    assert hands(there)[0] == ["F9", "M9"]


def test_ps_16_a_player_who_was_bombed_takes_white_cards_back() -> None:
    bids = ((0, "5", "F5"), (1, "4x4!", "M4 W4 F4 E4"))
    there = table("F9 M9", "FK MK", "W10", "W9", bids=bids, passed=[2, 3], options={"suits": "FMWE"})
    there.play(0, "pass")
    assert hands(there)[0] == ["F5~", "F9", "M9"]


def test_ps_17_the_winner_discards_what_they_played() -> None:
    there = table("F4 FK", "M6 MK", bids=((1, "5", "W5"), (0, "8", "W8")), turn_of=1)
    there.play(1, "pass")
    (told,) = events(there, "trick")
    assert told["seat"] == 0
    assert named(told["cards"]) == ["W8"]
    assert named(board(there)["discard"]) == ["W8"]
    assert board(there)["trick"] == 2
    assert board(there)["bids"] == []


def test_ps_18_a_leader_must_bid() -> None:
    assert refused(table("F4 F!", "M6"), 0, "pass") == "PS-18"


def test_ps_18_a_leader_with_element_cards_only_discards_them_all() -> None:
    """It counts as a trick won without a bid: out, scored, and the next leader follows."""
    there = table("F! W!", "M6 MK M7", "W5 W6", bids=((0, "9", "F9"),), passed=[2], turn_of=1)
    there.play(1, "pass")
    (told,) = events(there, "shed")
    assert (told["seat"], named(told["cards"])) == (0, ["F!", "W!"])
    assert events(there, "out") == [{"seats": [0], "points": 3}]
    assert board(there)["out"] == [True, False, False]
    assert there.waiting == (1,)  # most cards
    assert board(there)["trick"] == 3
    assert board(there)["points"] == [4, 1, 1]


def test_ps_18_whoever_has_no_cards_passes_and_takes_theirs_back() -> None:
    there = table("", "M6 MK", "W3 W9", bids=((0, "5", "F5"), (1, "8", "M8")), turn_of=2)
    there.play(2, "pass")
    assert events(there, "passed")[1] | {"cards": 0} == {"seat": 0, "cards": 0, "to": "hand", "forced": True}
    assert hands(there)[0] == ["F5~"]
    assert there.waiting == (1,)


# --- figures ------------------------------------------------------------------------------------------


def test_ps_19_the_order_of_values() -> None:
    cards = [f"F{value}" for value in VALUE_NAMES]
    for low, high in pairwise(cards):
        there = table(f"{high} M4", "W10", bids=((1, low[1:], low),))
        assert high[1:] in there.moves(0)
        assert low[1:] not in there.moves(0)


def test_ps_20_a_single_is_one_value() -> None:
    assert set(table("F7 F9~", "M3").moves(0)) == {"7", "9x2"}


def test_ps_21_four_or_more_as_a_set_or_as_a_bomb() -> None:
    there = table("M8~ F3 W9", "MK")
    assert {"3x4", "3x4!"} <= set(there.moves(0))
    there.play(0, "3x4")
    assert board(there)["bids"][0]["figure"]["kind"] == "set"


def test_ps_21_a_set_of_four_beats_a_set_of_four_and_a_bomb_of_four_beats_both() -> None:
    there = table("F4 M9~ FK", "M8~ W3 MQ~ W7 M5", "F9 FQ")
    there.play(0, "4x4")
    assert {"7x4", "7x4!", "3x4!"} == {move for move in there.moves(1) if move != "pass"}
    there.play(1, "3x4!")
    assert there.moves(2) == ["pass"]


def test_ps_22_runs_of_two_to_five_without_two() -> None:
    there = table("F8 M9 F10 MJ FQ MK FA M2", "W3")
    runs = {move for move in there.moves(0) if "-" in move}
    assert {"8-9", "K-A", "8-Q", "10-A"} <= runs
    assert "8-K" not in runs  # six values
    for typed in ("A-2", "a-二", "8-K", "9-8"):
        refusal = there.why_not(0, typed)
        assert refusal is not None
        assert refusal.rule == "PS-22"
    assert refused(there, 0, "3-4") == "PS-14"


def test_ps_23_formations() -> None:
    there = table("F10 M10 FJ MJ FQ MQ W7 F7 M7", "W3")
    assert {"10-Qx2", "10-Jx2", "J-Qx2"} <= set(there.moves(0))
    assert table("MQ~ MJ~", "W3").moves(0) == ["6x3", "7x3", "6-7x3"]


def test_ps_24_more_values_beat_higher_ones() -> None:
    """Five 4s over four Js, where one edition of the book misprints the example."""
    there = table("F4 W4 M9~ W7 MQ~", "F9", "W10", "D10", bids=((1, "Jx4!", "FJ MJ WJ DJ"),), suits="FMWD")
    assert {move for move in there.moves(0) if move != "pass"} == {"4x5!"}
    assert refused(there, 0, "4x4!") == "PS-24"
    assert refused(there, 0, "4x5") == "PS-13"
    there.play(0, "4x5!")
    assert board(there)["high"] == 1


def test_ps_24_with_as_many_values_the_higher_wins() -> None:
    there = table("F4 M9~ W7 MQ~", "F9", bids=((1, "6x4!", "MJ~ W6"),))
    assert {move for move in there.moves(0) if move != "pass"} == {"7x4!"}


def test_ps_24_water_does_not_count_in_a_bomb() -> None:
    there = table("F7~ M7 WK~", "F9 F10")
    assert {"7x4", "7x5", "7x4!"} <= set(there.moves(0))
    assert refused(there, 0, "7x5!") == "PS-24"
    there = table("MQ~ WK~ F3", "F9", bids=((1, "6x4!", "MJ~ W6"),))
    there.play(0, "7x4!")  # its own value does
    assert board(there)["bids"][1]["jokers"] == []


def test_ps_24_two_may_bomb_and_symbols_do_nothing() -> None:
    there = table("F2~ M2~ D9~ F3", "F9 F10", suits="FMD")
    assert {"2x4!", "2x5!"} <= set(there.moves(0))
    there.play(0, "2x5!")
    assert board(there)["phase"] == "follow"  # no bamboo is asked for
    assert board(there)["points"] == [1, 1]


# --- symbols ------------------------------------------------------------------------------------------


def test_ps_25_seven_and_water() -> None:
    """As 7, as 7 7, as 6 7, as 7 8, and with a 6 as 5 6 7 and 6 7 8."""
    assert set(table("WK~", "F9").moves(0)) == {"7", "7x2", "6-7", "7-8"}
    there = table("WK~ F6 F10", "F9")
    assert {"6-7", "5-7", "6-8"} <= set(there.moves(0))
    there.play(0, "5-7")
    assert board(there)["bids"][0]["jokers"] == ["5"]
    assert named(board(there)["bids"][0]["cards"]) == ["F6", "WK~"]


def test_ps_25_a_joker_may_be_left_out_or_replace_a_card() -> None:
    there = table("WK~ F6 F10", "F9")
    there.play(0, "6-7")
    assert set(there.moves(0)) == {"+F6", "+WK~"}
    there.play(0, "+WK~")  # nothing stands behind it: the 6 is a joker
    assert board(there)["bids"][0]["jokers"] == ["6"]
    assert hands(there)[0] == ["F6", "F10"]
    there = table("W3~ W4~ WJ D6", "F9", suits="FWD")  # 10 + water, 9 + water
    there.play(0, "9-J")
    assert set(there.moves(0)) == {"+W3~", "+W4~"}
    there.play(0, "+W3~")
    assert set(there.moves(0)) == {"+W4~", "+WJ"}
    there.play(0, "+W4~")
    assert set(there.moves(0)) == {"+WJ", "."}
    there.play(0, ".")
    assert board(there)["bids"][0]["jokers"] == ["J"]


def test_ps_25_never_as_two() -> None:
    there = table("WA~ FK", "F9")  # A + water
    assert set(there.moves(0)) == {"K", "A", "Ax2", "K-A", "Q-A"}


def test_ps_26_bamboo_is_a_point_if_wanted() -> None:
    there = table("D3~ D5", "F10 F4", suits="FMD")  # 9 + bamboo
    there.play(0, "9")
    assert board(there)["pending"] == {"bamboo": 1, "fire": 0, "panda": 0}
    assert set(there.moves(0)) == {"b", "="}
    assert refused(there, 0, "h") == "PS-28"
    assert refused(there, 0, "xD5") == "PS-27"
    assert refused(there, 0, "pass") == "PS-30"
    there.play(0, "b")
    assert board(there)["points"] == [2, 1]
    assert board(there)["bank"] == 102
    assert board(there)["gains"][0] == {"out": 0, "bamboo": 1, "panda": 0}
    assert there.waiting == (1,)
    assert refused(there, 1, "b") == "PS-30"


def test_ps_26_symbols_may_be_ignored() -> None:
    there = table("D3~ D5", "F10 F4", suits="FMD")
    there.play(0, "9")
    there.play(0, "=")
    assert board(there)["points"] == [1, 1]
    assert there.waiting == (1,)


def test_ps_27_fire_discards_a_card_of_the_hand_as_it_lies() -> None:
    there = table("FQ~ M4 W5~ F!", "F10 F4")  # A + fire
    there.play(0, "A")
    assert set(there.moves(0)) == {"xM4", "xW5~", "="}  # no element card
    assert refused(there, 0, "xW5") == "PS-27"
    there.play(0, "xW5~")
    assert events(there, "fire")[0]["card"]["card"] == "W5~"
    assert named(board(there)["discard"]) == ["W5~"]
    assert hands(there)[0] == ["M4", "F!"]
    assert there.waiting == (1,)


def test_ps_27_fire_can_discard_the_last_cards() -> None:
    there = table("F8~ M5", "FK F4", bids=((1, "3", "W3"),))  # J + fire, and nothing but a 5 beside it
    there.play(0, "J")
    there.play(0, "xM5")
    assert board(there)["hand_sizes"] == [0, 2]
    there.play(1, "pass")
    assert events(there, "out") == [{"seats": [0], "points": 3}]


def test_ps_28_a_hungry_panda_takes_from_the_bid_before() -> None:
    there = table("E7 E4", "F10 F4", "F9 M9", bids=((1, "3", "F3"), (2, "5", "F5")), suits="FME")
    there.play(0, "7")
    assert set(there.moves(0)) == {"h", "="}
    there.play(0, "h")
    assert board(there)["points"] == [2, 1, 0]
    assert events(there, "hungry") == [{"seat": 0, "loser": 2}]
    assert board(there)["gains"][2]["panda"] == -1
    assert board(there)["bank"] == 102


def test_ps_28_not_from_nothing_and_not_when_leading() -> None:
    bids = ((1, "5", "F5"),)
    there = table("E7 E4", "F10 F4", bids=bids, suits="FME", points=[1, 0])
    there.play(0, "7")
    assert there.waiting == (1,)
    there = table("E7 E4", "F10 F4", suits="FME")
    there.play(0, "7")
    assert there.waiting == (1,)
    there = table("E7 D3~ E4", "F10 F4", suits="FED", points=[1, 0], bids=((1, "5", "F5"),))
    there.play(0, "9")
    assert refused(there, 0, "h") == "PS-28"


SPIN: dict[str, Any] = {"mood": "spin", "suits": "FME"}


def test_ps_29_a_spinning_panda_turns_a_white_card() -> None:
    there = table("E7 E4 F6~ F! M8", "F10 F4", **SPIN)
    there.play(0, "7")
    assert set(there.moves(0)) == {"~E4", "~M8", "="}
    assert refused(there, 0, "~F6") == "PS-29"
    assert refused(there, 0, "h") == "PS-6"
    there.play(0, "~M8")
    assert hands(there)[0] == ["F6~", "M8~", "E4", "F!"]
    assert events(there, "spin", 0) == [{"seat": 0, "card": board(there, 0)["hand"][0]}]


def test_ps_29_the_others_do_not_see_which() -> None:
    seen = []
    for card in ("~E4", "~M8"):
        there = table("E7 E4 M8", "F10 F4", **SPIN)
        there.play(0, "7")
        there.play(0, card)
        seen.append((there.view(1), there.events(1), there.view(None), there.events(None)))
        assert board(there, 1)["turned"] == [1, 0]
        assert board(there, 1)["known"] == [[], []]
    assert seen[0] == seen[1]
    game: Any = there.game
    assert game.seen_as(terms.SPIN + 3) == game.seen_as(terms.SPIN + 60)
    assert game.seen_as(terms.PASS) == terms.PASS


def test_ps_30_symbols_are_settled_in_any_order_and_one_by_one() -> None:
    there = table("E5 D5 M4 F9", "F4", "F10", "M10", bids=((3, "3", "F3"),), suits="FMED", mood="spin")
    there.play(0, "5")
    assert set(there.moves(0)) == {"+E5", "+D5"}
    there.play(0, "+E5")
    assert set(there.moves(0)) == {"~D5", "~M4", "~F9", "="}
    there = table("F3~ D10~ D8 M9", "F4", "F10", "M10", bids=((3, "5x2", "F5 D5"),), suits="FMED")
    there.play(0, "8x2")
    while board(there, 0)["phase"] == "cards":
        there.play(0, "+F3~" if "+F3~" in there.moves(0) else "+D10~")
    assert board(there)["pending"] == {"bamboo": 1, "fire": 1, "panda": 0}
    assert set(there.moves(0)) == {"b", "xD8", "xM9", "="}
    there.play(0, "xM9")
    assert set(there.moves(0)) == {"b", "="}
    there.play(0, "b")
    assert there.waiting == (1,)


def test_ps_30_it_ends_when_everybody_sees_that_nothing_can_be_used() -> None:
    there = table("FQ~", "F10 F4")  # PS-27: fire, and no card left to burn
    there.play(0, "A")
    assert there.waiting == (1,)
    there = table("E7 F6~ M3~", "F10 F4", **SPIN)  # PS-29: a panda, and every card is turned
    there.play(0, "7")
    assert there.waiting == (1,)


def as_others_see(there: Table) -> Any:
    return [(there.waiting, there.view(eyes), there.events(eyes)) for eyes in (1, None)]


@pytest.mark.parametrize(
    ("figure", "animal", "element"),
    [
        ("A", {"hands": ["FQ~ M4", "F10 F4"]}, {"hands": ["FQ~ M!", "F10 F4"]}),  # PS-27: a card to burn, or none
        ("7", {"hands": ["E7 M4", "F10 F4"], **SPIN}, {"hands": ["E7 M!", "F10 F4"], **SPIN}),  # PS-29: to turn
        ("7", {"hands": ["E7 M4 F6~", "F10 F4"], **SPIN}, {"hands": ["E7 M! F6~", "F10 F4"], **SPIN}),
    ],
)
def test_ps_30_nobody_sees_whether_a_symbol_is_of_use(figure: str, animal: Any, element: Any) -> None:
    """The mover's last card is an animal or an element card: the course of the game does not tell which."""
    seen = []
    for position in (animal, element):
        there = table(*position["hands"], **{name: part for name, part in position.items() if name != "hands"})
        there.play(0, figure)
        assert "=" in there.moves(0)
        asked = as_others_see(there)
        there.play(0, "=")
        assert there.waiting == (1,)
        seen.append([asked, as_others_see(there)])
    assert seen[0] == seen[1]


def test_ps_30_somebody_asked_in_vain_can_only_ignore() -> None:
    there = table("FQ~ M! F!", "F10 F4")
    there.play(0, "A")
    assert there.moves(0) == ["="]
    assert refused(there, 0, "xM4") == "PS-27"


# --- element cards ------------------------------------------------------------------------------------


def test_ps_31_an_element_card_wins_at_once() -> None:
    bids = ((1, "3", "F3"), (2, "5", "F5"), (0, "7", "M7"), (1, "A", "FA"))
    there = table("M4 M9 W8 F!", "F10 F4", "F9 M10", bids=bids)
    assert "!F" in there.moves(0)
    there.play(0, "!F")
    assert events(there, "element") == [{"seat": 0, "card": board(there)["discard"][0], "drew": 2}]
    drawn = events(there, "element", 0)[0]["drawn"]
    assert len(drawn) == 2
    assert not any(card["blue"] for card in drawn)
    assert set(named(drawn)) <= set(hands(there)[0])
    assert len(hands(there)[0]) == 5
    assert {"F!", "M7"} == set(named(board(there)["discard"]))
    assert {"F3~", "FA~"} <= set(hands(there)[1])  # the others take white cards back
    assert "F5~" in hands(there)[2]
    assert [told["forced"] for told in events(there, "passed")] == [True, True]
    assert [told["seat"] for told in events(there, "passed")] == [1, 2]
    assert there.waiting == (0,)
    assert board(there)["trick"] == 2


def test_ps_31_not_over_a_bomb() -> None:
    there = table("M4 F!", "F10 F4", bids=((1, "6x4!", "MJ~ W6"),))
    assert refused(there, 0, "!F") == "PS-31"
    assert not any(board(there)["conditions"].values())
    assert refused(there, 0, "!M") == "PS-31"  # not in this hand


@pytest.mark.parametrize(
    ("suit", "met", "bids", "hand"),
    [
        ("W", True, ((1, "5x3", "F5~ M5"),), "M4 M6"),
        ("W", True, ((1, "5-7", "F6 WK~"),), "M4 M6"),  # a joker is a value
        ("W", False, ((1, "5x2", "F5~"),), "M4 M6"),
        ("W", True, ((1, "3-6", "F3 F4 M5 W6"),), "M7 M8"),
        ("D", True, ((1, "A", "FA"),), "M4 M6"),
        ("D", True, ((1, "2", "F2"),), "M4 M6"),
        ("D", False, ((1, "K", "FK"),), "M4 M6"),
        ("D", False, ((1, "K-A", "W10~"),), "M4 M6"),  # a joker is no card
        ("F", True, ((1, "3", "F3"),), "M4 M6 M7 M8 M9 M10"),
        ("F", False, ((1, "3", "F3"),), "M4 M6 M7 M8 M9 M10 MJ"),
        ("M", True, ((1, "5x3", "F5~ W5"),), "M4 M6"),
        ("M", False, ((1, "5x2", "F5~"),), "M4 M6"),
        ("M", True, ((0, "3", "F3"), (1, "4", "F4"), (0, "A", "FQ~"), (1, "2", "F2")), "M4 M6"),  # oneself
        ("M", False, ((0, "3", "F3"), (1, "A", "FQ~")), "M4 M6"),  # one white, the other blue
        ("E", True, ((1, "3", "E3"),), "M4 M6"),
        ("E", False, ((1, "4", "E4"),), "M4 M6"),
        ("E", True, ((0, "3", "E3"), (1, "4", "F4")), "M4 M6"),  # under the highest bid too
    ],
)
def test_ps_32_conditions(suit: str, met: bool, bids: tuple[Bid, ...], hand: str) -> None:
    there = table(f"{hand} {suit}!", "F9", "F8", "M3", "WA", bids=bids)
    assert (f"!{suit}" in there.moves(0)) == met
    name = {"W": "water", "D": "wood", "F": "fire", "M": "metal", "E": "earth"}[suit]
    assert board(there, 0)["conditions"][name] == met
    if not met:
        assert refused(there, 0, f"!{suit}") == "PS-32"


def test_ps_32_cards_of_those_who_passed_count() -> None:
    bids = ((1, "3", "E3"), (2, "4", "F4"))
    there = table("M4 E!", "F9 E3~", "F8", "M3", "WA", bids=bids, passed=[1], known=[[], ["E3~"], [], [], []])
    assert "!E" in there.moves(0)


def test_ps_33_what_is_left_is_drawn() -> None:
    in_game = [f"{letter}{value}" for letter in "FMW" for value in VALUE_NAMES] + ["F!", "M!", "W!"]
    used = ["M4", "F!", "F10", "F3"]
    rest = [card for card in in_game if card not in used]
    there = table("M4 F!", "F10", bids=((1, "3", "F3"),), discard=rest[1:])
    there.play(0, "!F")
    assert events(there, "element")[0]["drew"] == 1
    assert rest[0] in hands(there)[0]


# --- going out, rounds, the end -----------------------------------------------------------------------


def test_ps_34_out_scores_the_largest_hand_left() -> None:
    there = table("F2", "M3 M4 M! W!", "W3 W4")
    there.play(0, "2")
    there.play(1, "pass")
    there.play(2, "pass")
    assert events(there, "out") == [{"seats": [0], "points": 4}]  # element cards count
    assert board(there)["points"] == [5, 1, 1]
    assert board(there)["gains"][0] == {"out": 4, "bamboo": 0, "panda": 0}
    assert board(there)["bank"] == 105 - 7


def test_ps_34_at_most_seven() -> None:
    there = table("F2", "M3 M4 M5 M6 M7 M8 M9 M10", "W3 W4")
    there.play(0, "2")
    there.play(1, "pass")
    there.play(2, "pass")
    assert events(there, "out") == [{"seats": [0], "points": 7}]


def test_ps_34_two_leave_on_one_trick() -> None:
    bids = ((2, "8", "F3~"), (0, "9", "F9"))
    there = table("", "M3 M4 M5", "", bids=bids, turn_of=1)
    there.play(1, "pass")  # seat 2 holds nothing and its blue card is discarded
    assert events(there, "out") == [{"seats": [0, 2], "points": 3}]
    assert events(there, "scored")[0]["points"] == [4, 1, 4]
    assert board(there)["leader"] == 1  # the fewest points


def test_ps_34_nobody_scores_when_all_leave() -> None:
    bids = ((1, "8", "F3~"),)
    there = table("M9", "", bids=bids)
    there.play(0, "9")
    assert events(there, "out") == [{"seats": [0, 1], "points": 0}]
    assert events(there, "scored")[0]["points"] == [1, 1]
    assert board(there)["leader"] == 1  # played the last card earlier


def test_ps_34_a_hand_that_fills_again_is_not_out() -> None:
    there = table("", "M6 MK", "W3 W9", bids=((0, "5", "F5"), (1, "8", "M8")), turn_of=2)
    there.play(2, "pass")
    assert events(there, "out") == []


def test_ps_35_the_winner_leads() -> None:
    there = table("F4 FK", "M6 MK", "W3 W9", bids=((1, "5", "W5"), (2, "8", "W8")), turn_of=0)
    there.play(0, "pass")
    there.play(1, "pass")
    assert there.waiting == (2,)
    assert board(there)["leader"] == 2


@pytest.mark.parametrize(
    ("first", "second", "third", "leader"),
    [("M3", "M4 W3", "W5", 2), ("M3 M5", "M4 W3", "W5", 1), ("M3", "M4", "M5", 1)],
)
def test_ps_35_else_most_cards_and_of_several_the_next(first: str, second: str, third: str, leader: int) -> None:
    there = table("F2", first, second, third)
    there.play(0, "2")
    for seat in (1, 2, 3):
        there.play(seat, "pass")
    assert there.waiting == (leader,)


def test_ps_36_a_new_round_is_led_by_the_fewest_points() -> None:
    there = table("F2", "M3 M4", points=[3, 9])
    there.play(0, "2")
    there.play(1, "pass")
    assert board(there)["points"] == [5, 9]
    assert (board(there)["round"], board(there)["leader"]) == (2, 0)
    assert board(there)["known"] == [[], []]
    assert board(there)["discard"] == []


def test_ps_36_a_tie_for_the_lead_goes_to_whoever_was_out_earlier() -> None:
    there = table("F2", "", "M3 M4", out=[1], points=[1, 3, 9])
    there.play(0, "2")
    there.play(2, "pass")
    assert events(there, "scored")[0]["points"] == [3, 3, 9]
    assert board(there)["leader"] == 1
    there = table("F2", "M3 M4", points=[1, 3])  # whoever holds cards comes last
    there.play(0, "2")
    there.play(1, "pass")
    assert board(there)["points"] == [3, 3]
    assert board(there)["leader"] == 0


def test_ps_36_fifteen_points_end_the_game_after_the_round() -> None:
    there = table("F2", "M3 M4", points=[13, 20])
    there.play(0, "2")
    there.play(1, "pass")
    assert there.over
    assert there.view(None)["result"]["winners"] == [1]
    assert events(there, "won") == [{"seats": [1], "points": [15, 20], "tie": False}]
    assert refused(there, 0, "2") == "PS-36"
    there = table("F2", "M3 M4", points=[12, 14])
    there.play(0, "2")
    there.play(1, "pass")
    assert not there.over


def test_ps_36_a_tie_for_the_win_goes_to_whoever_was_out_earlier() -> None:
    there = table("F2", "", "M3 M4", out=[1], points=[14, 16, 9])
    there.play(0, "2")
    there.play(2, "pass")
    assert events(there, "won") == [{"seats": [1], "points": [16, 16, 9], "tie": True}]
    assert there.view(None)["result"]["reason"]["args"]["by"] == "tie"


def test_ps_36_the_last_moment_counts_and_whoever_holds_cards_comes_last() -> None:
    """Seat 0 empties its hand first, takes its card back, and is out only after seat 1."""
    bids = ((0, "5", "F5"),)
    there = table("", "WA~", "M3 M6 M7", bids=bids, turn_of=1, points=[10, 10, 1])
    there.play(1, "A")
    there.play(2, "pass")
    assert hands(there)[0] == ["F5~"]
    assert events(there, "out") == [{"seats": [1], "points": 3}]
    assert there.waiting == (2,)
    there.play(2, "3")
    there.play(0, "pass")
    there.play(2, "6")
    assert there.moves(0) == ["pass"]


# --- the whole ----------------------------------------------------------------------------------------


def test_the_names_of_figures_are_as_documented() -> None:
    wanted = {"7": "single", "7x3": "set", "5-7": "run", "5-7x2": "formation", "7x4!": "bomb"}
    assert {figure.name: figure.kind for figure in FIGURES if figure.name in wanted} == wanted
    game = PANDASPIN.new(2, {})
    assert PANDASPIN.moves.json(game, PANDASPIN.moves.parse(game, "5-7X2")) == {
        "type": "figure",
        "kind": "formation",
        "length": 3,
        "times": 2,
        "top": "7",
    }


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("PASS", "pass"), ("q-a", "Q-A"), ("二x2", "2x2"), ("+wk~", "+WK~"), ("5–7", "5-7"), ("−f", "-F"), ("Xf7", "xF7")],
)
def test_typed_moves_are_understood(typed: str, meant: str) -> None:
    game = PANDASPIN.new(2, {})
    assert PANDASPIN.moves.notation(game, PANDASPIN.moves.parse(game, typed)) == meant
