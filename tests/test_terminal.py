"""A game in the terminal: typed moves, questions and refusals, and that the drawing holds what it should."""

import io
import json
import random
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from parlour.cli import main
from parlour.table import Table
from parlour.terminal import ME, Sitting
from parlour.words import say

pytestmark = pytest.mark.usefixtures("plain_terminal")

Type = Callable[..., str]

CHOOSING = {
    "game": "ninjan",
    "players": 2,
    "piles": [["S-1"], ["P2", "R1"], ["R8"]],
    "hands": [["P7", "S-6"], ["R-4", "R3"]],
}


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """Sit down at a position, type these lines, and return what was shown."""

    def typed(*lines: str, position: dict[str, Any] = CHOOSING) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        Sitting(Table.from_position(position), "random", "en").play()
        return re.sub(r"\s+", " ", capsys.readouterr().out)

    return typed


# --- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_by_piped_numbers(
    players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    options = ["--players", str(players), "--level", "greedy", "--option", "deals=2", "--seed", "00" * 32]
    assert main(["play", "ninjan", *options, "--record", str(file)]) == 0
    out = capsys.readouterr().out
    table = Table.replay(json.loads(file.read_text()))
    assert table.over
    assert table.options["deals"] == "2"
    assert table.seed == bytes(32)
    assert table.commitment in out.partition("Choose a card")[0]
    assert out.rstrip().splitlines()[-2].endswith("0" * 64)
    assert main(["verify", str(file)]) == 0


class Person:
    """In place of the keyboard: types any of the legal moves, in any spelling that is understood."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chance = random.Random(1)
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        move = self.chance.choice(self.table.moves(ME))
        self.typed.append(move)
        return self.chance.choice([move.lower(), f"  {move}  ", move.replace("-", "−")]) + "\n"


def test_a_whole_game_by_notation(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("ninjan", players=4, seed=bytes(32))
    person = Person(table)
    monkeypatch.setattr(sys, "stdin", person)
    Sitting(table, "easy", "en").play()
    assert table.over
    assert [play.move for play in table.log if play.seat == ME] == person.typed
    out = capsys.readouterr().out
    assert all(f"Round {number} of 9" in out for number in range(1, 10))
    told = re.sub(r"\s+", " ", out)
    names = ("Guest", "Bruno", "Clara", "Emil")
    for event in table.events(ME):
        assert say(event["text"], "en", names, ME) in told


def test_the_last_move_is_told_when_the_person_makes_it(typed: Type) -> None:
    last = CHOOSING | {"piles": [["R1"], ["R2"], ["R3"]], "hands": [["R-6"], ["R-4"]]}
    assert "You put rock −6 on pile 1. Deal 1 is over." in typed("1", "+1", position=last)


def test_a_tie_is_thrown_for(typed: Type) -> None:
    tie = {
        "game": "ninjan",
        "players": 2,
        "piles": [["R1"], ["R2"], ["R3"]],
        "captured": [["S5"], ["P5"]],
        "tie": {"seats": [0, 1]},
    }
    out = typed(*["!r"] * 20, position=tie)
    assert "The tie is settled by a throw" in out
    assert "You throw rock." in out
    assert "By the throw, after a tie at 5." in out or "The victory is shared at 5." in out


# --- leaving ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [[], ["quit"], ["QUIT", "1"]])
def test_leaving_is_polite(typed: Type, lines: list[str]) -> None:
    assert typed(*lines).endswith("You leave the table before the end. ")


def test_a_game_left_early_is_recorded_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n"))
    assert main(["play", "ninjan", "--players", "3", "--level", "random", "--record", str(file)]) == 0
    assert f"The record is in {file}." in capsys.readouterr().out
    table = Table.replay(json.loads(file.read_text()))
    assert not table.over
    assert table.turn(ME) == 1


# --- what can be typed --------------------------------------------------------------------------------


def test_an_illegal_move_is_refused_with_its_rule(typed: Type) -> None:
    assert "You do not hold rock 5. Rule NJ-4." in typed("R5")
    assert "Choose a card first; you choose a pile when it resolves. Rule NJ-4." in typed("x2")


def test_after_a_refusal_the_move_is_asked_for_again(typed: Type) -> None:
    out = typed("R5", "+1", "p7")
    assert out.index("You do not hold rock 5.") < out.index("You have chosen paper 7.")


def test_what_cannot_be_read_is_answered_with_help(typed: Type) -> None:
    out = typed("castle")
    assert "“castle” is no move of this game." in out
    assert out.count("Type a move or its number.") == 2


@pytest.mark.parametrize("number", ["0", "3", "9" * 5000])
def test_a_number_that_is_not_in_the_list(typed: Type, number: str) -> None:
    out = typed(number)
    assert "It has 2 moves." in out
    assert "You have chosen" not in out


def test_a_number_picks_from_the_list(typed: Type) -> None:
    assert "You have chosen paper 7." in typed("2")
    assert "You have chosen scissors −6." in typed("1")


def test_help_teaches_with_an_example_from_the_position(typed: Type) -> None:
    out = typed("help", "P7")
    assert "For example, type P7 now: Choose paper 7. Its number 2 does the same." in out
    for word in ("hint", "undo", "why", "? NJ-1", "log", "quit"):
        assert word in out
    refused = re.search(r"why (\S+) ", out)
    assert refused
    assert Table.from_position(CHOOSING).why_not(ME, refused[1]) is not None
    assert "You have chosen paper 7." in out


def test_a_hint_says_more_each_time(typed: Type) -> None:
    once, twice, thrice = (typed(*["hint"] * times) for times in (1, 2, 3))
    assert once.count("Type hint again") == 1
    assert twice.count("Type hint again") == 2
    assert "Best:" not in twice
    assert thrice.count("Type hint again") == 2
    assert re.search(r"Best: (P7|S-6) ", thrice)


def test_a_hint_is_for_the_present_position(typed: Type) -> None:
    out = typed("hint", "P7", "hint")
    assert out.count("Type hint again to learn more.") == 2


def test_undo_goes_back_to_before_the_last_move(typed: Type) -> None:
    out = typed("P7", "undo", "S-6")
    assert (
        out.index("You have chosen paper 7.") < out.index("Taken back: P7.") < out.index("You have chosen scissors −6.")
    )


def test_undo_without_a_move(typed: Type) -> None:
    assert "You have not made a move yet." in typed("undo")


def test_undo_of_a_half_made_move_takes_its_steps_back(typed: Type) -> None:
    table = Table("pandaspin", players=2, seed=3)
    number = str(table.moves(ME).index("6") + 1)
    out = typed(number, "undo", number, position=table.position())
    assert "Taken back: 6." in out
    assert out.count("+W6") >= 2


def test_a_game_with_moves_taken_back_has_a_record_that_is_fair(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\nundo\n" + "2\n1\n" * 200))
    assert main(["play", "ninjan", "--players", "2", "--level", "greedy", "--record", str(file)]) == 0
    assert "Taken back" in capsys.readouterr().out
    assert Table.replay(json.loads(file.read_text())).number > 2
    assert main(["verify", str(file)]) == 0


def test_seats_have_colours_where_the_terminal_has_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def drawn(colours: bool) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.setenv("FORCE_COLOR" if colours else "NO_COLOR", "1")
        Sitting(Table.from_position(CHOOSING, seed=1), "random", "en").play()
        monkeypatch.delenv("FORCE_COLOR" if colours else "NO_COLOR")
        return capsys.readouterr().out

    coloured, plain = drawn(True), drawn(False)
    assert re.search("\x1b\\[[0-9;]+m●", coloured)
    assert re.sub("\x1b\\[[0-9;]*m", "", coloured).split() == plain.split()


def test_why(typed: Type) -> None:
    out = typed("why R5", "why P7", "why castle")
    assert "You do not hold rock 5. Rule NJ-4." in out
    assert "P7 is allowed now." in out
    assert "“castle” is no move of this game." in out
    assert "You have chosen" not in out


def test_all_rules_and_one_rule(typed: Type) -> None:
    before = typed("?").partition("Rules of Ninjan")
    assert before[1]
    for number in range(1, 16):
        assert f" NJ-{number}: " in before[2]
    for question in ("? NJ-8", "? nj-8", "?NJ-8"):
        one = typed(question)
        assert "NJ-8: A card that beats at least one top card" in one
        assert "NJ-9:" not in one
    assert "There is no rule “NJ-99”." in typed("? NJ-99")


def test_a_rule_says_what_is_not_the_rulebooks(typed: Type) -> None:
    assert "Our ruling: When exactly two signs show" in typed("? NJ-14")
    assert "NJ-15: Made here: " in typed("? NJ-15")
    assert "Our ruling" not in typed("? NJ-4")
    assert "Our ruling: The rulebook is silent" in typed("?")


def test_log_tells_everything_so_far(typed: Type) -> None:
    out = typed("P7", "log")
    assert out.count("You have chosen paper 7.") == 2


def test_enter_shows_the_question_again(typed: Type) -> None:
    assert typed("", "").count("Choose a card in secret") == 3


# --- the drawing --------------------------------------------------------------------------------------


def drawn(table: Table, seat: int | None, width: int = 80) -> list[str]:
    """The words of a drawing."""
    names = [f"player{number}" for number in range(table.players)]
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as capture:
        console.print(table.spec.views.sketch(table.view(seat)["board"], partial(say, names=names), names))
    return re.findall(r"[^\s\[\]]+", capture.get())


@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_open_card_is_drawn_and_no_other(width: int) -> None:
    table, chance = Table("ninjan", players=5, options={"deals": "2"}, seed=bytes(32)), random.Random(2)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, chance.choice(table.moves(seat)))
        for reader in (None, 0, 4):
            board = table.view(reader)["board"]
            shown = [entry["card"] for entry in board["revealed"]] + [board["choice"]]
            lists = [*board["piles"], *board["captured"], board["hand"] or [], shown]
            open_cards = {card for cards in lists for card in cards if card}
            found = {word for word in drawn(table, reader, width) if re.fullmatch(r"[RSP]-?\d+", word)}
            assert found == open_cards


def test_sums_names_and_the_order_of_resolving() -> None:
    table = Table.from_position(CHOOSING | {"captured": [["P10", "S-2"], ["R-6"]]})
    table.play(0, "P7")
    assert "▮" in drawn(table, 0)
    table.play(1, "R3")
    words = drawn(table, 0)
    assert {"player0", "player1", "8", "−6"} <= set(words)
    assert words[words.index("Revealed") :][:5] == ["Revealed", "▸", "P7", "player0", "R3"]


def test_colours_only_where_they_are_welcome(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(CHOOSING))
    colour = "\x1b[1;38;5;"

    def shown() -> str:
        main(["position", str(file)])
        return capsys.readouterr().out

    assert "\x1b" not in shown()
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert colour in shown()
    monkeypatch.setenv("NO_COLOR", "1")
    assert colour not in shown()
