"""Four in a Row keeps the contract of the house, and its rules."""

from fourinarow.game import FOURINAROW

from parlour.table.table import Table


def test_the_contract(check_game):
    assert check_game(FOURINAROW, games=4).games == 4


def test_four_across_win(visiting):
    """FR-3"""
    with visiting(FOURINAROW):
        table = Table("fourinarow", seed=1)
        for column in "1122334":
            table.play(table.waiting[0], column)
        assert table.result["winners"] == [0]
