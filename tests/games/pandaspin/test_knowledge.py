"""What a seat may imagine: everything it knows kept, everything else as likely as the cards allow."""

from collections import Counter
from typing import Any

import pytest

from parlour import Table
from parlour.core.rng import Rng
from parlour.core.search import Search
from parlour.games.pandaspin import terms
from parlour.games.pandaspin.cards import CARD_NAMES
from parlour.games.pandaspin.game import PANDASPIN
from parlour.table.secrecy import observed
from tests.games.pandaspin.test_rules import hands, table


def redeals(table: Table, seat: int, count: int) -> list[dict[str, Any]]:
    found = []
    for number in range(count):
        game = table.game.clone()
        game.determinize(seat, Rng(number))
        assert table.spec.positions.broken(game) == []
        found.append(table.spec.positions.write(game))
    return found


def in_game(letters: str) -> set[str]:
    return {name for name in CARD_NAMES if name[0] in letters}


def test_ps_9_every_unseen_card_can_lie_everywhere_it_could() -> None:
    there = Table("pandaspin", 4, {"suits": "FMWE"}, seed=bytes(32))
    truth = there.position()
    unseen = in_game("FMWE") - set(truth["hands"][0])
    held: list[Counter[str]] = [Counter() for _ in range(4)]
    piled: Counter[str] = Counter()
    for imagined in redeals(there, 0, 1500):
        assert imagined["hands"][0] == truth["hands"][0]
        for seat in (1, 2, 3):
            assert len(imagined["hands"][seat]) == 12
            held[seat].update(imagined["hands"][seat])
        piled.update(unseen - {card for hand in imagined["hands"] for card in hand})
    for places in (*held[1:], piled):
        assert set(places) == unseen
    for card in unseen:
        assert 0.8 < held[2][card] / (1500 * 12 / 44) < 1.2
        assert 0.7 < piled[card] / (1500 * 8 / 44) < 1.3


def test_ps_16_cards_that_went_back_are_known_until_they_leave() -> None:
    there = table("F3 F9 FK", "M5 M10 MK", "W4 W5")
    there.play(0, "9")
    there.play(1, "10")
    there.play(2, "pass")
    there.play(0, "pass")
    assert all("F9~" in imagined["hands"][0] for imagined in redeals(there, 1, 60))
    assert any(imagined["hands"][0] != hands(there)[0] for imagined in redeals(there, 1, 60))
    there.play(1, "5")
    there.play(2, "pass")
    there.play(0, "K")
    assert there.position()["known"][0] == ["F9~"]


def test_ps_16_what_has_left_is_not_known_any_more() -> None:
    there = table("F9~ F3", "M3 M4 M5", known=[["F9~"], []])
    there.play(0, "9x2")
    assert there.position()["known"] == [[], []]
    there.play(1, "pass")
    assert all("F9~" not in imagined["hands"][0] for imagined in redeals(there, 1, 40))
    held = {card for imagined in redeals(there, 1, 300) for card in imagined["hands"][0]}
    assert held == in_game("FMW") - {"F9", "M3", "M4", "M5", "F!", "M!", "W!"}  # it leads now (PS-18)


def test_ps_29_how_many_are_turned_is_known_but_not_which() -> None:
    there = table("E7 E4 M8 F!", "F10 F4", suits="FME", mood="spin")
    there.play(0, "7")
    there.play(0, "~M8")
    turned: Counter[str] = Counter()
    for imagined in redeals(there, 1, 1500):
        blue = [card for card in imagined["hands"][0] if "~" in card]
        assert len(blue) == 1
        assert len(imagined["hands"][0]) == 3
        assert imagined["known"] == [[], []]
        turned.update(card.removesuffix("~") for card in blue)
    unseen = in_game("FME") - {"E7", "F10", "F4"}
    assert set(turned) == {card for card in unseen if "!" not in card}  # element cards have no blue side
    assert max(turned.values()) < 3 * min(turned.values())


def test_ps_29_a_turned_card_that_leaves_is_counted_off() -> None:
    there = table("M8~ E4 F3", "F10 F4 FK", suits="FME", mood="spin")
    assert there.view(1)["board"]["turned"] == [1, 0]
    there.play(0, "3x3")
    assert there.view(1)["board"]["turned"] == [0, 0]
    assert all("~" not in str(imagined["hands"][0]) for imagined in redeals(there, 1, 50))


def test_ps_18_a_leader_has_something_to_lead_with() -> None:
    there = table("F9", "F10 F4")
    imagined = [position["hands"][0][0] for position in redeals(there, 1, 1500)]
    animals = {card for card in in_game("FMW") if "!" not in card} - {"F10", "F4"}
    assert set(imagined) == animals
    assert max(Counter(imagined).values()) < 3 * min(Counter(imagined).values())
    there = table("F9 M!", "F10 F4", bids=((1, "3", "F3"),))  # whoever follows may have nothing
    assert any(set(position["hands"][0]) == {"F!", "W!"} for position in redeals(there, 1, 1500))


def test_ps_31_drawn_cards_are_unknown() -> None:
    there = table("M4 F!", "F10 F4", bids=((1, "3", "F3"),))
    there.play(0, "!F")
    drawn = {card for imagined in redeals(there, 1, 300) for card in imagined["hands"][0]}
    assert drawn == in_game("FMW") - {"F!", "F10", "F4", "F3"}
    assert all(imagined["hands"][0] == hands(there)[0] for imagined in redeals(there, 0, 20))


def after(there: Table, *steps: str) -> Any:
    """The position after these steps of seat 0."""
    game: Any = there.game.clone()
    for step in steps:
        game.apply(0, PANDASPIN.moves.parse(game, step), Rng())
    return game


def test_ps_21_a_bid_is_a_draft_until_all_its_cards_are_picked() -> None:
    there = table("F5 M5 W5 F9 FK", "MK MQ W3")
    steps = ("5x2", "+F5", "+M5")
    assert [after(there, *steps[:count]).drafting() for count in range(4)] == [0, 1, 1, 0]


def test_ps_21_while_it_picks_a_seat_keeps_all_of_its_own() -> None:
    game = after(table("F5 M5 W5 F9 FK", "MK MQ W3"), "5x2", "+F5")
    truth, others = PANDASPIN.positions.write(game), set()
    for number in range(40):
        imagined = game.clone()
        imagined.determinize(0, Rng(number))
        position = PANDASPIN.positions.write(imagined)
        assert position | {"hands": truth["hands"]} == truth
        assert position["hands"][0] == truth["hands"][0]
        assert imagined.legal_moves(0) == game.legal_moves(0)
        others.add(tuple(position["hands"][1]))
    assert len(others) > 20


def test_ps_21_learning_programs_see_nothing_of_the_draft_of_another_seat() -> None:
    for bids in ((), ((1, "3x2", "F3 M3"),)):
        there = table("F5 M5 W5 F9 FK", "MK MQ W3", bids=bids)
        for steps in (("5x2",), ("5x2", "+F5")):
            game = after(there, *steps)
            assert observed(PANDASPIN, game, 1) == observed(PANDASPIN, there.game, 1)
            assert observed(PANDASPIN, game, 0) != observed(PANDASPIN, there.game, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_redeals_keep_what_is_known_all_through_a_game(players: int) -> None:
    """Known cards, sizes and sides stay; whatever is hidden varies."""
    rng, varied = Rng(players), 0
    game: Any = PANDASPIN.new(players, {"mood": "spin"})
    game.deal(rng)
    while not game.over:
        truth = PANDASPIN.positions.write(game)
        for seat in [game.turn] if game.drafting() else range(players):
            imagined_game: Any = game.clone()
            imagined_game.determinize(seat, rng)
            imagined = PANDASPIN.positions.write(imagined_game)
            assert PANDASPIN.positions.broken(imagined_game) == []
            assert {name: imagined[name] for name in truth if name != "hands"} == {
                name: truth[name] for name in truth if name != "hands"
            }
            for other, (guessed, held) in enumerate(zip(imagined["hands"], truth["hands"], strict=True)):
                assert len(guessed) == len(held)
                assert sum("~" in card for card in guessed) == sum("~" in card for card in held)
                assert set(truth["known"][other]) <= set(guessed)
            assert imagined["hands"][seat] == truth["hands"][seat]
            varied += imagined["hands"] != truth["hands"]
        moves = game.legal_moves(game.turn)
        game.apply(game.turn, moves[rng.below(len(moves))], rng)
    assert varied > 50


def test_what_a_bot_thinks_depends_on_nothing_hidden() -> None:
    there = Table("pandaspin", 3, seed=bytes(32))
    seat = there.waiting[0]
    swapped = there.game.clone()
    swapped.determinize(seat, Rng(9))
    assert there.spec.positions.write(swapped) != there.spec.positions.write(there.game)
    assert thoughts(swapped, seat) == thoughts(there.game, seat)


def thoughts(game: Any, seat: int) -> list[tuple[int, int, float]]:
    search = Search(PANDASPIN.bots.playout(game.empty()), PANDASPIN.bots.explore)
    search.start()
    search.run(game, seat, 150, Rng(5))
    return search.thoughts(game, seat)


def test_imagined_opponents_do_not_learn_which_card_was_turned() -> None:
    there = table("E7 E4 M8", "F10 F4 FK", suits="FME", mood="spin")
    there.play(0, "7")
    spins = [move for move in there.game.legal_moves(0) if terms.SPIN <= move < terms.IGNORE]
    assert len(spins) == 2
    assert len({there.game.seen_as(move) for move in spins}) == 1
