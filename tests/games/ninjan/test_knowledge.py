"""What a seat may imagine: everything it knows kept, everything else as likely as the cards allow."""

from collections import Counter

from parlour import Table
from parlour.core.rng import Rng


def redeals(table: Table, seat: int, count: int) -> list[dict[str, list[list[str]]]]:
    found = []
    for number in range(count):
        game = table.game.clone()
        game.determinize(seat, Rng(number))
        found.append(table.spec.positions.write(game))
    return found


def test_nj_3_every_unseen_card_can_be_anywhere() -> None:
    table = Table("ninjan", 3, seed=bytes(32))
    mine = set(table.position()["hands"][0]) | {pile[0] for pile in table.position()["piles"]}
    held: list[Counter[str]] = [Counter(), Counter()]
    for imagined in redeals(table, 0, 2000):
        for other in (1, 2):
            held[other - 1].update(imagined["hands"][other])
    for counts in held:
        assert len(counts) == 48 - 12
        assert not mine & set(counts)
        expected = 2000 * 9 / 36
        assert all(0.75 * expected < count < 1.25 * expected for count in counts.values())


def test_nj_4_a_choice_face_down_could_be_any_unseen_card() -> None:
    table = Table("ninjan", 3, seed=bytes(32))
    table.play(1, table.moves(1)[0])
    choices = Counter(str(imagined["choices"][1]) for imagined in redeals(table, 0, 2000))
    assert len(choices) == 36
    own = redeals(table, 1, 5)
    assert all(imagined["choices"][1] == table.log[0].move for imagined in own)  # one knows one's own


def test_nj_4_revealed_cards_are_known() -> None:
    table = Table("ninjan", 3, seed=bytes(32))
    for seat in (0, 1, 2):
        table.play(seat, table.moves(seat)[0])
    truth = table.position()
    for imagined in redeals(table, 0, 20):
        assert imagined["revealed"] == truth["revealed"]
        assert imagined["piles"] == truth["piles"]


def test_nj_4_what_others_chose_goes_back_into_their_hands() -> None:
    table = Table("ninjan", 3, seed=bytes(32))
    before = table.position()
    for seat in (0, 1):
        table.play(seat, table.moves(seat)[0])
    table.game.reopen(0)
    reopened = table.position()
    assert reopened["choices"] == [table.log[0].move, None, None]  # one's own choice stays
    assert list(map(sorted, reopened["hands"][1:])) == list(map(sorted, before["hands"][1:]))


def test_nj_14_a_sign_not_yet_shown_could_be_any() -> None:
    table = Table.from_position(
        {
            "game": "ninjan",
            "players": 2,
            "piles": [["R10"], ["R9"], ["R8"]],
            "captured": [["P1"], ["S1"]],
            "tie": {"seats": [0, 1]},
        }
    )
    table.play(1, "!P")
    assert {imagined["choices"][1] for imagined in redeals(table, 0, 60)} == {"R", "S", "P"}
    assert {imagined["choices"][1] for imagined in redeals(table, 1, 60)} == {"P"}
