"""One test or more for every rule of Piñata, each situation stated as a position."""

from typing import Any

import pytest

from parlour import Illegal, Table
from parlour.core.rng import Rng
from parlour.games.pinata.game import PINATA
from parlour.games.pinata.moves import COLOUR_NAMES, LETTERS
from tests.play import play_on

Mat = dict[str, Any]
OUT: Mat = {"up": True, "in_play": False}
NAMED = dict(zip(LETTERS, COLOUR_NAMES, strict=False))


def mat(candies: str, first: str = "", second: str = "", up: bool = True) -> Mat:
    """A mat with candies by letter and the cards at both sides: `mat("RU", "R3", "U2 W1")`."""
    return {"up": up, "candies": [NAMED[letter] for letter in candies], "cards": [first.split(), second.split()]}


def table(*mats: Mat, hands: tuple[str, str] = ("R1 R2", "R3 R4"), turn_of: int = 0, **rest: Any) -> Table:
    """A table at this position, with plain mats where none are given."""
    plain = [mat("R"), mat("RR"), mat("RUU"), mat("RUUU")]
    position = {"mats": [*mats, *plain[len(mats) :]], "hands": [hand.split() for hand in hands], "turn_of": turn_of}
    return Table.from_position({"game": "pinata", "players": 2, **position, **rest}, seed=bytes(32))


def board(table: Table) -> dict[str, Any]:
    return table.view(None)["board"]  # type: ignore[no-any-return]


def events(table: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    return [event["data"] for event in table.events(seat) if event["type"] == kind]


def refused(table: Table, seat: int, move: str) -> str | None:
    """The rule that forbids the move; it must be refused."""
    before = table.position()
    with pytest.raises(Illegal) as refusal:
        table.play(seat, move)
    assert table.position() == before
    assert str(refusal.value)
    return refusal.value.rule


# --- components and setup -----------------------------------------------------------------------------


def test_pi_1_components() -> None:
    game: Any = PINATA.new(2, {})
    assert sum(game.deck) == 54
    assert sum(game.deck[45:]) == 9
    assert sum(game.candies) == 45
    assert len(game.needs) == 5


def test_pi_1_nothing_is_lost_at_any_step() -> None:
    for seed in range(40):
        game = PINATA.new(2, {"open_sides": "on" if seed % 2 else "off"})
        rng = Rng(seed)
        game.deal(rng)
        while not game.over:
            assert PINATA.positions.broken(game) == []
            seat = game.waiting() - 1
            moves = game.legal_moves(seat)
            game.apply(seat, moves[rng.below(len(moves))], rng)
        assert PINATA.positions.broken(game) == []


def test_pi_2_colours_and_majorities() -> None:
    game: Any = PINATA.new(2, {})
    assert list(game.candies) == [13, 11, 9, 7, 5]
    assert list(game.needs) == [7, 6, 5, 4, 3]
    assert [sum(game.deck[colour * 9 : colour * 9 + 9]) for colour in range(5)] == list(game.candies)
    assert all(2 * need > candies for need, candies in zip(game.needs, game.candies, strict=True))


def test_pi_3_card_values() -> None:
    game: Any = PINATA.new(2, {})
    highest = [7, 6, 5, 4, 3, 5]  # wild cards last
    for colour, top in enumerate(highest):
        assert list(game.deck[colour * 9 : colour * 9 + 9]) == [1] + [2] * (top - 1) + [0] * (9 - top)


@pytest.mark.parametrize(("up", "winner"), [(True, 0), (False, 1)])
def test_pi_4_up_and_down(up: bool, winner: int) -> None:
    there = table(mat("R", "", "R3", up=up), hands=("R4 R5", "R1"))
    there.play(0, "R4@1")
    assert events(there, "scored")[0]["winner"] == winner
    assert events(there, "scored")[0]["up"] == up


def test_pi_5_mats_and_candies() -> None:
    ups = set()
    for number in range(20):
        there = Table("pinata", seed=bytes([number] * 32))
        assert [len(mat["candies"]) for mat in board(there)["mats"]] == [1, 2, 3, 4]
        assert board(there)["bag_size"] == 35
        assert events(there, "dealt")[0]["mats"] == [
            {name: mat[name] for name in ("number", "up", "candies")} for mat in board(there)["mats"]
        ]
        ups.add(tuple(mat["up"] for mat in board(there)["mats"]))
    assert len(ups) > 8  # each at random


def test_pi_6_hands_are_hidden_and_the_first_player_is_drawn() -> None:
    firsts = set()
    for number in range(20):
        there = Table("pinata", seed=bytes([number] * 32))
        truth = there.position()
        assert board(there)["hand_sizes"] == [8, 8]
        assert board(there)["draw_size"] == 38
        assert board(there)["medals"] == [[], []]
        firsts.add(events(there, "dealt")[0]["first"])
        assert there.waiting == (events(there, "dealt")[0]["first"],)
        for seat in (0, 1):
            assert there.view(seat)["board"]["hand"] == truth["hands"][seat]
            assert events(there, "dealt", seat)[0]["hand"] == truth["hands"][seat]
        if board(there)["shown"] == [[], []]:
            for seen in (there.view(None), there.events(None)):
                assert not [card for hand in truth["hands"] for card in hand if f"'{card}'" in str(seen)]
    assert firsts == {0, 1}


# --- a turn -------------------------------------------------------------------------------------------


def test_pi_7_play_a_card_and_draw_one() -> None:
    there = table(hands=("R1 R2", "R3"))
    there.play(0, "R2@4")
    assert board(there)["mats"][3]["cards"][0] == ["R2"]
    assert board(there)["hand_sizes"] == [2, 1]
    assert events(there, "drew") == [{"seat": 0, "count": 1}]
    drawn = events(there, "drew", 0)[0]["cards"]
    assert sorted(there.position()["hands"][0]) == sorted(["R1", *drawn])
    assert events(there, "drew", 1) == events(there, "drew")
    assert there.waiting == (1,)


def test_pi_7_only_your_cards_and_only_your_turn() -> None:
    there = table(hands=("R1 R2", "R3"))
    assert refused(there, 0, "R3@4") == "PI-7"
    assert refused(there, 1, "R3@4") == "PI-7"


def deck_but(*used: str) -> list[str]:
    """Every card of the deck that is not used."""
    game: Any = PINATA.new(2, {})
    names = [f"{LETTERS[kind // 9]}{kind % 9 + 1}" for kind in range(54) for _ in range(game.deck[kind])]
    for card in " ".join(used).split():
        names.remove(card)
    return names


def test_pi_7_an_empty_draw_pile_is_made_of_the_discards() -> None:
    hands = ("R1 R2", "R3")
    there = table(hands=hands, discard=deck_but(*hands))
    assert board(there)["draw_size"] == 0
    there.play(0, "R2@4")
    assert events(there, "shuffled") == [{"count": 51}]
    assert board(there)["draw_size"] == 50
    assert board(there)["discard"] == []


def test_pi_7_not_before_a_card_must_be_drawn() -> None:
    hands = ("R1 R2", "R3 R4")
    left = deck_but(*hands)
    there = table(hands=hands, discard=left[1:])
    there.play(0, "R2@4")  # draws the last card of the pile
    assert board(there)["draw_size"] == 0
    assert events(there, "shuffled") == []
    there.play(1, "R3@4")
    assert events(there, "shuffled") == [{"count": len(left) - 1}]


def test_pi_7_the_discards_of_an_exchange_are_part_of_the_new_pile() -> None:
    hands = ("Y1", "R3")
    there = table(hands=hands, discard=deck_but(*hands))
    there.play(0, "-Y1")
    there.play(0, "=")
    assert events(there, "shuffled") == [{"count": 53}]


def test_pi_8_the_candies_say_how_many_cards_and_which_colours() -> None:
    there = table(mat("U"), mat("RR"), mat("RRU", "R3 R4"), mat("PPPP"), hands=("R1 U2 G3", "R2"))
    assert set(there.moves(0)) == {"U2@1", "R1@2", "U2@3"}
    assert refused(there, 0, "G3@3") == "PI-8"  # no green candy
    assert refused(there, 0, "R1@3") == "PI-8"  # two red candies, two red cards


def test_pi_8_a_full_side_takes_no_more() -> None:
    there = table(mat("R", "R5"), hands=("R1 R2", "R3"))
    assert refused(there, 0, "R1@1") == "PI-8"


def test_pi_8_everything_at_the_mats_and_won_is_open() -> None:
    there = table(mat("R"), mat("RU", "R3", "U2"), candies=[{"red": 2}, {"pink": 1}])
    for seat in (0, 1, None):
        seen = there.view(seat)["board"]
        assert seen["mats"][1]["cards"] == [["R3"], ["U2"]]
        assert seen["mats"][1]["sums"] == [3, 2]
        assert seen["candies"][0]["red"] == 2
        assert seen["candies"][1]["pink"] == 1


def test_pi_9_a_wild_card_stands_for_no_colour_in_particular() -> None:
    there = table(mat("R"), mat("RU", "W3"), mat("RUG", "W1 W2"), hands=("R1 U1 G1", "R2"))
    assert {"R1@2", "U1@2", "R1@3", "U1@3", "G1@3"} <= set(there.moves(0))


def test_pi_9_a_wild_card_fits_where_there_is_space() -> None:
    there = table(mat("R"), mat("RU", "R3"), mat("RUG", "W1 W2 W3"), mat("RUGP"), hands=("W4", "R1"))
    assert set(there.moves(0)) == {"W4@1", "W4@2", "W4@3^", "W4@4"}


def test_pi_10_the_own_side_first() -> None:
    there = table(mat("R"), mat("RU", "R3"), mat("RUG", "R4 U4 G4"), hands=("R1 U1", "R2"))
    assert set(there.moves(0)) == {"R1@1", "U1@2", "R1@3^", "U1@3^", "R1@4", "U1@4"}
    assert refused(there, 0, "U1@2^") == "PI-10"
    there.play(0, "U1@3^")
    assert board(there)["mats"][2]["cards"] == [["R4", "U4", "G4"], ["U1"]]
    assert events(there, "played") == [{"seat": 0, "card": "U1", "mat": 3, "side": 1}]


def test_pi_10_open_sides() -> None:
    there = table(mat("R"), mat("RU", "R3"), hands=("R1 U1", "R2"), options={"open_sides": "on"})
    assert {"R1@1", "R1@1^", "R1@2^", "U1@2", "U1@2^"} <= set(there.moves(0))


def test_pi_11_the_last_card_may_not_tie() -> None:
    there = table(mat("R"), mat("RU", "R3", "R4 U2"), hands=("U3 U4 W3", "R1"))
    assert {"U4@2"} == {move for move in there.moves(0) if move[2:] == "@2"}
    assert refused(there, 0, "U3@2") == "PI-11"
    assert refused(there, 0, "W3@2") == "PI-11"


def test_pi_11_only_the_last_card() -> None:
    there = table(mat("R"), mat("RU", "", "R4"), hands=("R4 U3", "R1"))
    assert {"R4@2", "U3@2"} <= set(there.moves(0))


def test_pi_11_at_the_opponents_side_too() -> None:
    there = table(mat("R", "R3"), hands=("R3 R4", "R1"))
    assert refused(there, 0, "R3@1^") == "PI-11"
    assert "R4@1^" in there.moves(0)


# --- the exchange -------------------------------------------------------------------------------------


def exchange(**rest: Any) -> Table:
    """Seat 0 holds no card that fits anywhere."""
    return table(hands=("Y1 Y2 P1", "R1 R2"), **rest)


def test_pi_12_who_cannot_play_shows_and_may_discard_any_number() -> None:
    there = exchange()
    assert board(there)["phase"] == "exchange"
    assert board(there)["exchanged"] == 0
    assert set(there.moves(0)) == {"-Y1", "-Y2", "-P1", "="}
    assert board(there)["shown"] == [["P1", "Y1", "Y2"], []]
    assert there.view(1)["board"]["shown"] == board(there)["shown"]
    there.play(0, "-Y1")
    there.play(0, "-P1")
    assert board(there)["discard"] == ["Y1", "P1"]
    assert board(there)["exchanged"] == 2
    there.play(0, "=")
    assert events(there, "drew") == [{"seat": 0, "count": 2}]
    assert "Y2" in there.position()["hands"][0]


def test_pi_12_the_hand_is_shown_when_the_turn_begins() -> None:
    there = table(hands=("R1 R2", "Y1 Y2"))
    there.play(0, "R2@4")
    assert events(there, "showed") == [{"seat": 1, "cards": ["Y1", "Y2"]}]
    assert board(there)["phase"] == "exchange"
    assert there.waiting == (1,)


def test_pi_12_who_can_play_after_it_must() -> None:
    hands = ("Y1 Y2 P1", "R1 R2")
    there = exchange(discard=[card for card in deck_but(*hands) if card[0] != "R"])  # the pile is red
    there.play(0, "-Y1")
    there.play(0, "=")
    assert board(there)["phase"] == "play"
    assert there.waiting == (0,)
    assert refused(there, 0, "=") == "PI-12"
    assert refused(there, 0, "-Y2") == "PI-12"
    there.play(0, there.moves(0)[0])
    assert board(there)["hand_sizes"][0] == 3  # a card is drawn as usual
    assert there.waiting == (1,)


def test_pi_12_who_still_cannot_shows_again_and_passes() -> None:
    hands = ("Y1 Y2 P1", "R1 R2")
    there = exchange(discard=[card for card in deck_but(*hands) if card != "Y3"])  # the pile is yellow
    there.play(0, "-P1")
    there.play(0, "=")
    assert events(there, "passed") == [{"seat": 0}]
    assert board(there)["passes"] == 1
    assert board(there)["shown"][0] == ["Y1", "Y2", "Y3"]
    assert there.waiting == (1,)


def test_pi_12_discarding_nothing_passes() -> None:
    there = exchange()
    there.play(0, "=")
    assert events(there, "drew") == []
    assert there.waiting == (1,)


def test_pi_12_with_a_play_neither_exchange_nor_pass() -> None:
    there = table()
    assert refused(there, 0, "=") == "PI-12"
    assert refused(there, 0, "-R1") == "PI-12"


def test_pi_12_no_play_during_the_exchange() -> None:
    assert refused(exchange(), 0, "Y1@1") == "PI-12"


def test_pi_12_a_shown_card_is_known_until_it_leaves_the_hand() -> None:
    there = table(hands=("R1 R2", "R3 R4 Y1"), shown=[[], ["R3", "Y1"]])
    there.play(0, "R2@4")
    assert board(there)["shown"][1] == ["R3", "Y1"]
    there.play(1, "R3@4")
    assert board(there)["shown"][1] == ["Y1"]


def test_pi_12_of_alike_cards_the_shown_one_leaves() -> None:
    there = table(hands=("R2 R2", "R1"), shown=[["R2"], []])
    there.play(0, "R2@4")
    assert board(there)["shown"][0] == []


# --- scoring ------------------------------------------------------------------------------------------


def test_pi_13_scored_as_soon_as_both_sides_are_full() -> None:
    there = table(mat("R"), mat("RU", "R3", "R4 U2"), hands=("U4 U1", "R1"))
    there.play(0, "U4@2")
    assert board(there)["candies"][0]["red"] == board(there)["candies"][0]["purple"] == 1
    assert events(there, "scored") == [
        {
            "mat": 2,
            "winner": 0,
            "up": True,
            "sums": [7, 6],
            "candies": ["red", "purple"],
            "cards": [["R3", "U4"], ["R4", "U2"]],
        }
    ]


def test_pi_14_turned_over_refilled_and_discarded() -> None:
    there = table(mat("R"), mat("RU", "R3", "R4 U2"), hands=("U4 U1", "R1"), discard=["Y1"])
    there.play(0, "U4@2")
    after = board(there)["mats"][1]
    assert not after["up"]
    assert len(after["candies"]) == 2
    assert after["cards"] == [[], []]
    assert board(there)["discard"] == ["Y1", "R3", "U4", "R4", "U2"]
    assert events(there, "refilled") == [{"mat": 2, "up": False, "candies": after["candies"]}]


def few_left(in_bag: int) -> Table:
    """Mats 1 and 2 are in play, the others gone; so many candies are left in the bag."""
    ahead = {"red": 5, "purple": 5, "green": 9, "pink": 3, "yellow": 2}
    behind = {"red": 6 - in_bag, "purple": 6, "pink": 4, "yellow": 2}
    mats = (mat("Y"), mat("RR", "R1", "R2 R5"), OUT, OUT)
    there = table(*mats, hands=("R7 R6", "R3 Y1"), candies=[ahead, behind])
    assert board(there)["bag_size"] == in_bag
    return there


def test_pi_14_too_few_candies_and_the_mat_leaves() -> None:
    there = few_left(1)
    there.play(0, "R7@2")
    assert events(there, "removed") == [{"mat": 2}]
    assert not board(there)["mats"][1]["in_play"]
    assert board(there)["bag_size"] == 1  # the candies stay for the smaller mats
    assert refused(there, 1, "R3@2") == "PI-14"


def test_pi_14_just_enough_candies() -> None:
    there = few_left(2)
    there.play(0, "R7@2")
    assert board(there)["mats"][1]["in_play"]
    assert board(there)["bag_size"] == 0


def test_pi_15_first_the_mat_then_the_card() -> None:
    """The pile is empty: the card drawn comes from the cards of the mat just scored."""
    hands = ("U4 R1", "R5")
    used = (*hands, "R3", "R4 U2")
    there = table(mat("R"), mat("RU", "R3", "R4 U2"), hands=hands, discard=deck_but(*used))
    there.play(0, "U4@2")
    kinds = [event["type"] for event in there.events(0) if event["number"] == 1]
    assert kinds[:5] == ["played", "scored", "refilled", "shuffled", "drew"]
    assert events(there, "shuffled")[0]["count"] == len(deck_but(*used)) + 4


@pytest.mark.parametrize(("card", "winner"), [("R5", 0), ("R1", 1)])
def test_pi_16_the_loser_goes_next(card: str, winner: int) -> None:
    there = table(mat("R", "", "R3"), hands=(f"{card} R6", "R7"))
    there.play(0, f"{card}@1")
    assert events(there, "scored")[0]["winner"] == winner
    assert there.waiting == (1 - winner,)


def test_pi_17_a_medal_and_the_candies_stay() -> None:
    there = table(mat("R", "", "R3"), hands=("R5 R6", "R7"), candies=[{"red": 6}, {}])
    there.play(0, "R5@1")
    assert board(there)["medals"] == [["red"], []]
    assert board(there)["candies"][0]["red"] == 7
    assert events(there, "medal") == [{"seat": 0, "colour": "red"}]


def test_pi_17_not_with_one_candy_less() -> None:
    there = table(mat("R", "", "R3"), hands=("R5 R6", "R7"), candies=[{"red": 5}, {}])
    there.play(0, "R5@1")
    assert board(there)["medals"] == [[], []]


def test_pi_17_several_medals_at_once() -> None:
    won = [{"red": 6, "purple": 5}, {}]
    there = table(mat("R"), mat("RU", "R3", "R4 U2"), hands=("U4 U1", "R1"), candies=won)
    there.play(0, "U4@2")
    assert board(there)["medals"][0] == ["red", "purple"]
    assert not there.over


# --- the end ------------------------------------------------------------------------------------------


def test_pi_18_three_medals_win_at_once() -> None:
    won: list[dict[str, int]] = [{"red": 6, "pink": 4, "yellow": 3}, {}]
    there = table(mat("R", "", "R3"), hands=("R5 R6", "R7"), candies=won)
    there.play(0, "R5@1")
    assert there.over
    result = there.view(None)["result"]
    assert result["winners"] == [0]
    assert result["scores"] == [3, 0]
    assert result["reason"]["key"] == "pinata-result-medals"
    assert board(there)["hand_sizes"] == [1, 1]  # no card is drawn any more
    assert there.moves(0) == there.moves(1) == []
    assert refused(there, 1, "R7@1") == "PI-18"


@pytest.mark.parametrize(
    ("won", "winners", "by"),
    [
        (({"yellow": 3}, {"red": 6}), [0], "medals"),
        (({"red": 1}, {"red": 2}), [1], "candies"),
        (({"red": 2}, {"purple": 2}), [0, 1], "nothing"),
    ],
)
def test_pi_19_no_card_can_be_played(won: tuple[dict[str, int], ...], winners: list[int], by: str) -> None:
    """All mats are gone, as an edition can bring about."""
    there = table(OUT, OUT, OUT, OUT, candies=list(won))
    assert board(there)["phase"] == "exchange"
    there.play(0, "=")
    assert there.over
    result = there.view(None)["result"]
    assert result["winners"] == winners
    assert result["reason"]["key"] == "pinata-result-stuck"
    assert result["reason"]["args"]["by"] == by


def test_pi_19_a_pass_ends_nothing_while_a_card_could_be_played() -> None:
    """Seat 1 cannot play either, but both could if they drew the right cards."""
    there = table(OUT, OUT, OUT, mat("UUUU"), hands=("R1", "R2"))
    there.play(0, "=")
    assert not there.over
    assert there.waiting == (1,)


def test_pi_19_six_passes_in_a_row() -> None:
    there = table(mat("U"), mat("UU"), mat("UUU"), mat("UUUU"), hands=("Y1", "Y2"), candies=[{"red": 1}, {}])
    for number in range(6):
        assert not there.over
        assert board(there)["passes"] == number
        there.play(number % 2, "=")
    assert there.over
    assert there.view(None)["result"]["winners"] == [0]
    assert there.view(None)["result"]["reason"]["key"] == "pinata-result-passes"


def test_pi_19_a_card_played_ends_the_row() -> None:
    there = table(hands=("R1 R2", "R3"), passes=5)
    there.play(0, "R1@4")
    assert board(there)["passes"] == 0


def test_every_game_ends() -> None:
    for number in range(6):
        assert play_on(Table("pinata", seed=bytes([number] * 32)), number).over
