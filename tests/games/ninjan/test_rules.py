"""One test or more for every rule of Ninjan, each situation stated as a position."""

from typing import Any

import pytest

from parlour import Illegal, Table
from parlour.games.ninjan.game import NINJAN
from parlour.games.ninjan.moves import card_names
from parlour.games.ninjan.rules import Ninjan


def table(**position: object) -> Table:
    """A table at this position; two players unless said otherwise."""
    return Table.from_position({"game": "ninjan", "players": 2, **position}, seed=bytes(32))


def cards_of(table: Table) -> list[str]:
    position = table.position()
    lists = [*position["piles"], *position["hands"], *position["captured"]]
    return [card for cards in lists for card in cards]


def choose(table: Table, *cards: str) -> None:
    for seat, card in enumerate(cards):
        table.play(seat, card)


def events(table: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event["data"] for event in table.events(seat) if event["type"] == kind]


def test_nj_1_components() -> None:
    names = card_names(NINJAN.new(2, {}))
    assert len(names) == len(set(names)) == 48
    for letter in "RSP":
        values = sorted(int(name[1:]) for name in names if name[0] == letter)
        assert values == [*range(-6, 0), *range(1, 11)]


@pytest.mark.parametrize(("card", "beaten"), [("R1", "S"), ("S1", "P"), ("P1", "R")])
def test_nj_2_what_beats_what(card: str, beaten: str) -> None:
    there = table(piles=[["R5"], ["S5"], ["P5"]], hands=[[card], ["R-6"]])
    choose(there, card, "R-6")
    pile = "RSP".index(beaten) + 1
    assert there.moves(0) == [f"x{pile}"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nj_3_setup(players: int) -> None:
    there = Table("ninjan", players)
    position = there.position()
    assert [len(pile) for pile in position["piles"]] == [1, 1, 1]
    assert [len(hand) for hand in position["hands"]] == [9] * players
    seen = cards_of(there)
    assert len(seen) == len(set(seen)) == 3 + 9 * players  # at five players every card is in use
    for seat in range(players):
        told = str(there.view(seat)) + str(there.events(seat))
        in_view = {*position["hands"][seat], *(pile[0] for pile in position["piles"])}
        hidden = set(card_names(NINJAN.new(2, {}))) - in_view
        assert not [card for card in hidden if f"'{card}'" in told]


def test_nj_4_choices_are_secret_and_revealed_together() -> None:
    there = table(piles=[["R5"], ["S5"], ["P5"]], hands=[["R1", "R2"], ["S1", "S2"]])
    assert there.waiting == (0, 1)
    there.play(1, "S2")
    assert there.waiting == (0,)
    assert there.view(0)["board"]["chosen"] == [False, True]
    assert "S2" not in str(there.view(0)) + str(there.view(None)) + str(there.events(0)) + str(there.events(None))
    assert there.view(1)["board"]["choice"] == "S2"
    with pytest.raises(Illegal) as refused:
        there.play(1, "S1")
    assert refused.value.rule == "NJ-4"
    there.play(0, "R1")
    assert events(there, "revealed") == [{"order": [{"seat": 1, "card": "S2"}, {"seat": 0, "card": "R1"}]}]


def test_nj_4_only_a_card_of_the_hand() -> None:
    there = table(piles=[["R5"], ["S5"], ["P5"]], hands=[["R1"], ["S1"]])
    for move in ("S1", "R9", "x1", "+1", "!R"):
        with pytest.raises(Illegal) as refused:
            there.play(0, move)
        assert refused.value.rule == "NJ-4"
    assert there.number == 0


def test_nj_5_from_high_to_low() -> None:
    hands = [["R-6"], ["R10"], ["R3"], ["R-1"]]
    there = table(players=4, piles=[["S5"], ["S6"], ["S7"]], hands=hands)
    choose(there, "R-6", "R10", "R3", "R-1")
    assert [entry["seat"] for entry in there.view(None)["board"]["revealed"]] == [1, 2, 3, 0]
    assert there.waiting == (1,)
    refusal = there.why_not(0, "x1")
    assert refusal is not None
    assert refusal.rule == "NJ-5"


@pytest.mark.parametrize(("first", "second"), [("R3", "S3"), ("S3", "P3"), ("P3", "R3")])
def test_nj_6_two_equal_values(first: str, second: str) -> None:
    for hands in ([[first], [second]], [[second], [first]]):
        there = table(piles=[["R5"], ["S5"], ["P5"]], hands=hands)
        choose(there, *(hand[0] for hand in hands))
        assert [entry["card"] for entry in there.view(None)["board"]["revealed"]] == [first, second]


def test_nj_6_three_equal_values() -> None:
    for cards in (["P3", "S3", "R3"], ["S3", "R3", "P3"], ["R3", "P3", "S3"]):
        there = table(players=4, piles=[["R5"], ["S5"], ["P5"]], hands=[*([card] for card in cards), ["R9"]])
        choose(there, *cards, "R9")
        assert [entry["card"] for entry in there.view(None)["board"]["revealed"]] == ["R9", "R3", "S3", "P3"]


def test_nj_7_only_the_top_card_and_only_its_suit_count() -> None:
    there = table(piles=[["S1", "P10"], ["R-6"], ["R10"]], hands=[["R-5"], ["P-1"]])
    choose(there, "R-5", "P-1")
    assert there.moves(1) == ["x2", "x3"]  # rock 10 is beaten like rock −6; paper is not
    there.play(1, "x3")
    refusal = there.why_not(0, "x1")  # scissors 1 lies below paper 10
    assert refusal is not None
    assert refusal.rule == "NJ-7"


def test_nj_8_must_take_even_below_zero() -> None:
    there = table(piles=[["P-3", "S-6"], ["R5"], ["P5"]], hands=[["R1"], ["R-1"]])
    choose(there, "R1", "R-1")
    assert there.moves(0) == ["x1"]
    refusal = there.why_not(0, "+2")
    assert refusal is not None
    assert refusal.rule == "NJ-8"
    there.play(0, "x1")
    board = there.view(0)["board"]
    assert board["captured"][0] == ["P-3", "S-6"]
    assert board["sums"][0] == -9
    assert board["piles"][0] == ["R1"]  # the played card replaces the pile


def test_nj_9_otherwise_on_any_pile() -> None:
    there = table(piles=[["R5", "R4", "R3"], ["R6"], ["P5"]], hands=[["R1"], ["R-1"]])
    choose(there, "R1", "R-1")
    assert there.moves(0) == ["+1", "+2", "+3"]
    there.play(0, "+1")
    assert there.view(None)["board"]["piles"][0] == ["R5", "R4", "R3", "R1"]


def test_nj_10_piles_and_captures_are_open() -> None:
    """NJ-10: everybody sees every card of every pile and every capture, spectators too."""
    there = table(piles=[["R5", "R4"], ["R6"], ["P5"]], hands=[["R1"], ["R-1"]], captured=[["S1", "S2"], ["P-6"]])
    for seat in (0, 1, None):
        board = there.view(seat)["board"]
        assert board["piles"] == [["R5", "R4"], ["R6"], ["P5"]]
        assert board["captured"] == [["S1", "S2"], ["P-6"]]


def test_nj_11_later_cards_see_what_earlier_ones_left() -> None:
    there = table(piles=[["S5"], ["R6"], ["R5"]], hands=[["R9"], ["P1"]])
    choose(there, "R9", "P1")
    there.play(0, "x1")
    assert there.moves(1) == ["x1", "x2", "x3"]  # pile 1 is rock now
    refusal = there.why_not(1, "P1")
    assert refusal is not None
    assert refusal.rule == "NJ-11"


def test_nj_12_highest_sum_wins() -> None:
    there = table(piles=[["S5"], ["R6"], ["R5"]], hands=[["R9"], ["R8"]], captured=[["P3"], ["P7"]])
    choose(there, "R9", "R8")
    there.play(0, "x1")
    there.play(1, "+1")
    assert there.over
    result = there.view(None)["result"]
    assert result["winners"] == [0]
    assert result["scores"] == [8, 7]
    refusal = there.why_not(0, "R9")
    assert refusal is not None
    assert refusal.rule == "NJ-12"


def test_nj_12_nine_rounds() -> None:
    there = Table("ninjan", 3, seed=bytes(32))
    while not there.over:
        seat = there.waiting[0]
        there.play(seat, there.moves(seat)[0])
    assert len(events(there, "revealed")) == 9
    assert [event["round"] for event in (e["text"]["args"] for e in there.events() if e["type"] == "revealed")] == [
        *range(1, 10)
    ]


def test_nj_13_cards_left_in_the_piles_are_nobodys() -> None:
    there = table(piles=[["R10"], ["R9"], ["R8"]], hands=[["R7"], ["R6"]], captured=[["P-1"], ["P-2"]])
    choose(there, "R7", "R6")
    there.play(0, "+1")
    there.play(1, "+1")
    assert there.view(None)["result"]["scores"] == [-1, -2]


def tied(players: int = 2, **more: object) -> Table:
    """Everybody tied at 1, their last cards on the table and about to count for nothing."""
    last = ["R7", "R6", "R5", "R4", "R3"][:players]
    captured = [["P1"], ["S1"], ["R1"], ["S-1", "S2"], ["P-1", "P2"]][:players]
    piles = [["R10"], ["R9"], ["R8"]]
    there = table(players=players, piles=piles, hands=[[card] for card in last], captured=captured, **more)
    choose(there, *last)
    for seat in range(players):
        there.play(seat, "+1")
    return there


def test_nj_14_a_throw_settles_a_tie() -> None:
    there = tied(3)
    assert not there.over
    assert there.waiting == (0, 1, 2)
    there.play(0, "!R")
    assert there.waiting == (1, 2)
    other = tied(3)
    other.play(0, "!P")
    assert there.view(1) == other.view(1)
    assert events(there, "threw", 1) == [{"seat": 0}]
    assert events(there, "threw", 0) == [{"seat": 0, "sign": "R"}]
    there.play(1, "!R")
    there.play(2, "!S")  # rock beats scissors: seat 2 drops out
    assert there.waiting == (0, 1)
    refusal = there.why_not(2, "!P")
    assert refusal is not None
    assert refusal.rule == "NJ-14"
    there.play(0, "!P")
    there.play(1, "!R")
    assert there.over
    assert there.view(None)["result"]["winners"] == [0]
    assert there.view(None)["result"]["reason"]["key"] == "ninjan-result-throw"


@pytest.mark.parametrize("signs", ["RRR", "SSS", "PPP", "RSP", "PRS"])
def test_nj_14_one_sign_or_all_three_eliminate_nobody(signs: str) -> None:
    there = tied(3)
    for seat, sign in enumerate(signs):
        there.play(seat, f"!{sign}")
    assert there.waiting == (0, 1, 2)
    assert events(there, "thrown")[-1]["out"] == []


@pytest.mark.parametrize(("winner", "loser"), ["RS", "SP", "PR"])
def test_nj_14_the_losing_sign_drops_out(winner: str, loser: str) -> None:
    there = tied(5)
    for seat, sign in enumerate([winner, loser, winner, loser, loser]):
        there.play(seat, f"!{sign}")
    assert there.waiting == (0, 2)
    assert events(there, "thrown")[-1]["out"] == [1, 3, 4]


def test_nj_14_ten_fruitless_throws_in_a_row_share_the_victory() -> None:
    there = tied(3)
    for _ in range(9):
        for seat in range(3):
            there.play(seat, "!R")
    for seat, sign in enumerate("RRS"):
        there.play(seat, f"!{sign}")  # somebody drops out: the count starts anew
    for number in range(10):
        assert not there.over, number
        for seat in range(2):
            there.play(seat, "!P")
    assert there.view(None)["result"]["winners"] == [0, 1]
    assert list(there.game.reward[:3]) == [0.5, 0.5, 0.0]


def test_nj_14_only_throws_settle_it() -> None:
    refusal = tied(2).why_not(0, "x1")
    assert refusal is not None
    assert refusal.rule == "NJ-14"


def test_nj_14_option_share() -> None:
    there = tied(2, options={"tiebreak": "share"})
    assert there.over
    assert there.view(None)["result"]["winners"] == [0, 1]
    assert there.view(None)["result"]["reason"]["key"] == "ninjan-result-share"


@pytest.mark.parametrize("deals", ["1", "2", "3"])
def test_nj_15_sums_of_several_deals_add_up(deals: str) -> None:
    there = Table("ninjan", 2, {"deals": deals, "tiebreak": "share"}, seed=bytes(32))
    while not there.over:
        seat = there.waiting[0]
        there.play(seat, there.moves(seat)[0])
    scored = events(there, "scored")
    assert [event["deal"] for event in scored] == [*range(1, int(deals) + 1)]
    assert there.view(None)["result"]["scores"] == [sum(event["sums"][seat] for event in scored) for seat in (0, 1)]


def test_nj_15_a_pile_taken_with_the_last_card_of_a_deal_is_told_with_its_sum() -> None:
    there = table(
        piles=[["S5"], ["R6"], ["R5"]], hands=[["R9"], ["P8"]], captured=[["P3"], ["P7"]], options={"deals": "2"}
    )
    choose(there, "R9", "P8")
    there.play(0, "x1")
    there.play(1, "x1")
    assert [(event["sum"], event["total"]) for event in events(there, "took")] == [(5, 8), (9, 16)]


def test_nj_15_the_tie_is_settled_once_after_the_last_deal() -> None:
    there = tied(2, options={"deals": "2"}, deal=1)
    assert events(there, "dealt")[-1]["deal"] == 2
    assert there.view(None)["board"]["phase"] == "choose"
    assert there.view(None)["board"]["totals"] == [1, 1]


def test_the_books_example() -> None:
    """Five cards are revealed: paper 7, paper 3, rock 3, rock −4, scissors −6."""
    hands = [["P7"], ["P3"], ["R3"], ["R-4"], ["S-6"]]
    there = table(players=5, piles=[["S-1"], ["P10", "R1"], ["R8"]], hands=hands)
    choose(there, "P7", "P3", "R3", "R-4", "S-6")
    assert [entry["seat"] for entry in there.view(None)["board"]["revealed"]] == [0, 1, 2, 3, 4]
    assert there.moves(0) == ["x2", "x3"]
    there.play(0, "x3")
    assert there.moves(1) == ["x2"]
    there.play(1, "x2")
    assert there.moves(2) == ["x1"]
    there.play(2, "x1")
    assert there.moves(3) == ["+1", "+2", "+3"]
    there.play(3, "+3")
    assert there.moves(4) == ["x2"]
    there.play(4, "x2")
    position = there.position()
    assert position["piles"] == [["R3"], ["S-6"], ["P7", "R-4"]]
    assert position["captured"] == [["R8"], ["P10", "R1"], ["S-1"], [], ["P3"]]
    assert isinstance(there.game, Ninjan)
