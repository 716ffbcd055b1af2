"""Goofspiel keeps the contract of the house, and its rules."""

from goofspiel.game import GOOFSPIEL

from parlour.table.table import Table


def test_the_contract(check_game):
    assert check_game(GOOFSPIEL, games=4).games == 4


def test_equal_bids_win_nothing(visiting):
    """GS-5"""
    with visiting(GOOFSPIEL):
        table = Table("goofspiel", players=2, seed=1)
        table.play(0, "S7")
        table.play(1, "H7")
        assert table.game.score[:2] == [0, 0]
        assert table.game.aside_size == 1


def test_the_higher_bid_wins_the_prize(visiting):
    """GS-4"""
    with visiting(GOOFSPIEL):
        table = Table("goofspiel", players=2, seed=1)
        prize = table.game.prize
        table.play(0, "S2")
        table.play(1, "HK")
        assert table.game.score[:2] == [0, prize - 38]
