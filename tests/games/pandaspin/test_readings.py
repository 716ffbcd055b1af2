"""Cards named in any order: every legal reading of them, in the terminal and for programs."""

import io
import re
import sys
from collections.abc import Callable

import pytest

from parlour import Illegal, Table
from parlour.terminal import Sitting
from tests.games.pandaspin.test_rules import board, named, table

pytestmark = pytest.mark.usefixtures("plain_terminal")


def readings(there: Table, typed: str) -> list[list[str]]:
    game, moves = there.game, there.spec.moves
    return [[moves.notation(game, move) for move in reading] for reading in moves.readings(game, 0, typed)]


def test_seven_and_water_beside_a_six() -> None:
    """Run of two, run of three down, run of three up."""
    there = table("WK~ F6 F10", "F9")
    for typed in ("WK~ F6", "F6 WK~", "f6,wk~", "  F6   wk~ "):
        assert [moves[0] for moves in readings(there, typed)] == ["6-7", "5-7", "6-8"]


def test_the_moves_of_a_reading_play_exactly_those_cards() -> None:
    hand = "F5 M5 W5 WK~ F6 F7 M7"
    there = table(hand, "F9 F10")
    for typed in ("W5 F5", "F5 M5 W5", "F7 M7 WK~", "F6 WK~ M5", "F5 F6 F7", "W5 M7 F6"):
        for moves in readings(there, typed):
            again = table(hand, "F9 F10")
            for move in moves:
                again.play(0, move)
            assert sorted(named(board(again)["bids"][0]["cards"])) == sorted(typed.split())
            assert board(again)["phase"] == "follow"


def test_only_what_is_legal_now() -> None:
    there = table("WK~ F6 F10", "F9", bids=((1, "3-5", "F3 M4 W5"),))
    assert [moves[0] for moves in readings(there, "F6 WK~")] == ["5-7", "6-8"]
    with pytest.raises(Illegal) as refused:
        readings(there, "F6 F10")
    assert refused.value.rule == "PS-13"


def test_cards_must_be_in_hand_as_they_lie() -> None:
    there = table("WK~ F6 F10", "F9")
    for typed in ("WK F6", "F6~", "M3"):
        with pytest.raises(Illegal) as refused:
            readings(there, typed)
        assert refused.value.rule == "PS-14"


def test_what_is_no_card_has_no_reading() -> None:
    there = table("WK~ F6 F10", "F9")
    for typed in ("", "hello", "F6 hello", "F66"):
        assert readings(there, typed) == []
    assert there.spec.moves.readings(there.game, 1, "F9") == []  # not their turn


def test_an_element_card() -> None:
    there = table("M4 F!", "F9 F10", bids=((1, "3", "F3"),))
    assert readings(there, "F!") == [["!F"]]
    with pytest.raises(Illegal):
        readings(there, "F! M4")


# --- in the terminal ------------------------------------------------------------------------------------

Typed = Callable[..., tuple[Table, str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Sit down with this hand, type these lines; the table then, and what was shown."""

    def typed(hand: str, *lines: str) -> tuple[Table, str]:
        there = table(hand, "F9 F10 FK")
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        Sitting(there, "random", "en").play()
        return there, re.sub(r"\s+", " ", capsys.readouterr().out)

    return typed


def test_a_line_of_cards_lists_its_readings_and_a_number_plays_one(typed: Typed) -> None:
    there, out = typed("WK~ F6 F8 F5", "WK~ F6", "2")
    assert "That can mean several things. Which one?" in out
    assert "1 6-7 Bid a run 6 7" in out
    assert "2 5-7 Bid a run 5 6 7" in out
    assert there.log[0] == (0, "5-7 +F6")  # and not F5, whose place the joker takes
    assert "with fire 6 and water K → 7 + water and the joker 5" in out


def test_a_line_with_one_reading_is_played_at_once(typed: Typed) -> None:
    there, out = typed("F5 M5 W5 F6", "w5 f5")
    assert there.log[0] == (0, "5x2 +F5 +W5")
    assert "several things" not in out


def test_a_line_that_cannot_be_played_says_why(typed: Typed) -> None:
    there, out = typed("F5 M5 W5 F6", "M9", "F5 M5 F6", "hello", "5x2")
    assert "You do not hold metal 9 with that side up. Rule PS-14." in out
    assert "These cards make no figure that you may bid now. Rule PS-13." in out
    assert "“hello” is no move of this game." in out
    assert there.draft == ("5x2",)


def test_the_table_drawn_with_letters(typed: Typed) -> None:
    _, out = typed("WK~ M8~ F6", "6")
    assert "Round 1, trick 1, hungry panda" in out
    assert "M8~3·3·3" in out
    assert "WK~7≈" in out
