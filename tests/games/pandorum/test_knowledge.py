"""What a seat may imagine: everything it knows kept, everything else as likely as the cards allow."""

from collections import Counter
from typing import Any

from parlour import Table
from parlour.core.rng import Rng
from parlour.games.pandorum.game import PANDORUM
from tests.games.pandorum.test_rules import HULL_CHARGE, JUNK, harvester, play, table


def redeals(table: Table, seat: int, count: int) -> list[dict[str, Any]]:
    found = []
    for number in range(count):
        game = table.game.clone()
        game.determinize(seat, Rng(number))
        assert table.spec.positions.broken(game) == []
        found.append(table.spec.positions.write(game))
    return found


def is_mining(card: str) -> bool:
    return card in ("crater_drill", "mountain_quarry", "dust_collector", "magma_tap")


def test_pd_8_mining_cards_stay_apart_and_everything_unseen_varies() -> None:
    there = Table("pandorum", 3, seed=bytes([1] * 32))
    truth = there.position()
    mining: Counter[str] = Counter()
    others: Counter[str] = Counter()
    for imagined in redeals(there, 0, 1500):
        assert imagined["hands"][0] == truth["hands"][0]
        assert imagined["market"] == truth["market"]
        for hand in imagined["hands"][1:]:
            assert sum(map(is_mining, hand)) == 3
            assert len(hand) == 4
            mining.update(filter(is_mining, hand))
            others.update(card for card in hand if not is_mining(card))
    unseen = there.game.clone()
    deck: Any = unseen
    in_hands = [card for hand in truth["hands"][1:] for card in hand if not is_mining(card)]
    pool = Counter(PANDORUM.views.hidden(deck, 0)["deck"] + in_hands)
    assert set(others) == set(pool)
    for card, copies in pool.items():
        assert 0.6 < others[card] / (3000 * copies / pool.total()) < 1.4
    blue = Counter(PANDORUM.views.hidden(deck, 0)["box"] + [c for h in truth["hands"][1:] for c in h if is_mining(c)])
    for card, copies in blue.items():
        assert 0.8 < mining[card] / (9000 * copies / blue.total()) < 1.2


def test_pd_31_known_cards_are_kept_and_the_others_vary() -> None:
    there = table("crater_drill", "outer_defence magma_tap dome_defence", known=[[], ["outer_defence"]])
    rest: set[str] = set()
    for imagined in redeals(there, 0, 300):
        assert imagined["known"] == [[], ["outer_defence"]]
        hand = Counter(imagined["hands"][1]) - Counter(["outer_defence"])
        assert sum(is_mining(card) for card in hand.elements()) == 1
        assert hand.total() == 2
        rest.update(hand)
    assert len(rest) > 20


def test_pd_31_until_they_are_played() -> None:
    there = table("", "outer_defence outer_defence crater_drill", known=[[], ["outer_defence"]], turn_of=1)
    play(there, "-outer_defence", ">e6", "module", "+crater_drill", "cargo")
    assert there.position()["known"] == [[], []]
    assert there.position()["hands"][1] == ["outer_defence"]
    assert any("outer_defence" not in imagined["hands"][1] for imagined in redeals(there, 0, 50))


def test_pd_31_in_the_middle_of_its_own_turn_a_seat_keeps_all_its_cards() -> None:
    there = table(f"crater_drill dust_collector outer_defence {JUNK}", "outer_defence")
    play(there, f"-{JUNK}", ">d5", "base", "+crater_drill")
    truth = there.spec.positions.write(there.game)
    rivals = set()
    for imagined in redeals(there, 0, 50):
        assert imagined["hands"][0] == truth["hands"][0]
        assert imagined["building"] == truth["building"]
        rivals.update(imagined["hands"][1])
    assert len(rivals) > 10


def test_pd_12_who_has_discarded_can_move() -> None:
    """With a *rebate* everybody sees the discard, and so knows that a legal destination was left (PD-26)."""
    rebate = harvester("i4", "jump", "rebate", hull_cards=HULL_CHARGE)  # no mountains within reach, and no pad
    market = ["mountain_generator", "dome_defence", "outer_defence", "seismic_defence"]
    there = table("", f"crater_generator {JUNK}", turn_of=1, harvesters=(harvester(), rebate), market=market)
    for move in (f"-{JUNK}", "d:mountain_generator"):
        play(there, move)
        for imagined in redeals(there, 0, 100):
            hidden = Counter(imagined["hands"][1]) - Counter(imagined["known"][1])
            assert hidden.keys() & {"mountain_generator", "grand_trade_logistics"} == set()


def test_pd_25_the_cards_of_a_used_nose_are_no_secret() -> None:
    there = table("", "crater_drill", spent=["magma_tap", "dust_collector"])
    for imagined in redeals(there, 0, 30):
        assert sorted(imagined["spent"]) == ["dust_collector", "magma_tap"]
