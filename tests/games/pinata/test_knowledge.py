"""What a seat may imagine: everything it knows kept, everything else as likely as the cards allow."""

from collections import Counter
from typing import Any

from parlour import Table
from parlour.core.rng import Rng
from parlour.games.pinata.moves import CARD_NAMES
from tests.games.pinata.test_rules import deck_but, table


def redeals(table: Table, seat: int, count: int) -> list[dict[str, Any]]:
    found = []
    for number in range(count):
        game = table.game.clone()
        game.determinize(seat, Rng(number))
        found.append(table.spec.positions.write(game))
    return found


def drawn_first(table: Table, seat: int, count: int) -> Counter[str]:
    """The cards that come first from the draw pile, as the seat imagines it."""
    found: Counter[str] = Counter()
    for number in range(count):
        imagined: Any = table.game.clone()
        rng = Rng(number)
        imagined.determinize(seat, rng)
        found[CARD_NAMES[imagined.drawn(rng)]] += 1
    return found


def test_pi_6_every_unseen_card_can_be_in_the_other_hand_and_in_the_pile() -> None:
    there = Table("pinata", seed=bytes([1] * 32))
    truth = there.position()
    assert truth["shown"] == [[], []]
    unseen = Counter(deck_but(*truth["hands"][0]))
    held: Counter[str] = Counter()
    for imagined in redeals(there, 0, 2000):
        assert imagined["hands"][0] == truth["hands"][0]
        assert len(imagined["hands"][1]) == 8
        held.update(imagined["hands"][1])
    drawn = drawn_first(there, 0, 4000)
    assert set(held) == set(drawn) == set(unseen)
    for card, copies in unseen.items():
        assert 0.75 < held[card] / (2000 * 8 * copies / 46) < 1.25
        assert 0.5 < drawn[card] / (4000 * copies / 46) < 1.5


def test_pi_12_shown_cards_are_kept_and_the_others_vary() -> None:
    there = table(hands=("R1 R2", "R3 R4 Y1"), shown=[[], ["R3", "Y1"]])
    others: set[str] = set()
    for imagined in redeals(there, 0, 400):
        rest = Counter(imagined["hands"][1]) - Counter(["R3", "Y1"])
        assert rest.total() == 1
        others.update(rest)
        assert imagined["shown"] == [[], ["R3", "Y1"]]
    assert others == set(deck_but("R1 R2", "R3 Y1"))


def test_pi_12_until_they_are_played() -> None:
    there = table(hands=("R1 R2", "R3 R4 Y1"), shown=[[], ["R3", "Y1"]])
    there.play(0, "R2@4")
    there.play(1, "R3@4")
    assert any("R3" not in imagined["hands"][1] for imagined in redeals(there, 0, 50))
    assert all("Y1" in imagined["hands"][1] for imagined in redeals(there, 0, 50))


def test_pi_12_a_shown_hand_is_known_and_what_is_drawn_after_it_is_not() -> None:
    there = table(hands=("Y1 Y2 P1", "R1 R2"))
    assert all(imagined["hands"][0] == ["P1", "Y1", "Y2"] for imagined in redeals(there, 1, 20))
    there.play(0, "-Y1")
    assert all(imagined["hands"][0] == ["P1", "Y2"] for imagined in redeals(there, 1, 20))


def test_pi_7_a_shuffle_tells_the_hands_to_whoever_counts() -> None:
    """When the pile is empty all other cards lie open; later the discards could not have got into that hand."""
    hands = ("R1 R2", "R3 R4")
    there = table(hands=hands, discard=deck_but(*hands))
    assert all(imagined["hands"][1] == ["R3", "R4"] for imagined in redeals(there, 0, 20))
    there.play(0, "R2@4")
    assert all(imagined["hands"][1] == ["R3", "R4"] for imagined in redeals(there, 0, 20))
    assert all("R1" in imagined["hands"][0] for imagined in redeals(there, 1, 20))
    drawn = {card for imagined in redeals(there, 1, 400) for card in imagined["hands"][0]}
    assert len(drawn) > 25  # the card drawn after the shuffle is unknown
    assert there.view(1)["board"]["shown"] == [[], []]  # nobody is told


def test_pi_12_whoever_is_to_play_can_in_whatever_the_other_imagines() -> None:
    """Few of the cards unseen fit anywhere, so that a redeal which forgot the phase would often leave none to play."""
    mats = [
        {"up": True, "candies": ["green"], "cards": [["W4"], []]},
        {"up": True, "candies": ["purple", "yellow"], "cards": [["Y1", "W3"], ["U6"]]},
        {"up": True, "candies": ["red", "purple", "yellow"], "cards": [["R4", "U4"], ["U3"]]},
        {
            "up": False,
            "candies": ["green", "pink", "pink", "yellow"],
            "cards": [["G2", "W5"], ["Y2", "P4", "G2", "P3"]],
        },
    ]
    hands = [["R2", "R3", "R5", "R6", "R7", "U2", "U6", "P2"], ["R7", "U1", "U3", "U5", "G5", "P2", "W2", "W3"]]
    discard = [
        "G3",
        "G1",
        "P1",
        "P3",
        "G3",
        "P4",
        "G5",
        "W1",
        "R4",
        "R1",
        "G4",
        "Y3",
        "W5",
        "G4",
        "Y3",
        "Y2",
        "U4",
        "U5",
        "W4",
        "W2",
    ]
    place = {"game": "pinata", "players": 2, "mats": mats, "hands": hands, "turn_of": 0, "discard": discard}
    there = Table.from_position(place)
    assert there.view(0)["board"]["phase"] == "play"
    held = set()
    for seed in range(200):
        kind, imagined = there.imagine(1, seed).restore()
        assert imagined.legal_moves(0)
        assert kind.views.board(imagined, 1)["phase"] == "play"
        held.add(str(kind.views.hidden(imagined, 1)["hand of seat 0"]))
    assert len(held) > 50
