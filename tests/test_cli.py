"""The command line: what each command prints, and that bad input gets one sentence and status 2."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

import parlour
from parlour.cli import COMMANDS, main, system_language
from parlour.games import find
from parlour.server.wire.messages import GameInfo
from parlour.study import Budget
from parlour.table import Table

pytestmark = pytest.mark.usefixtures("plain_terminal")

Json = dict[str, Any]
Run = Callable[..., tuple[int, str, str]]
Keep = Callable[[Any], str]

ARENA = ("sim", "bench")
PARLOUR = [sys.executable, "-m", "parlour"]
POSITION = {
    "game": "ninjan",
    "players": 2,
    "piles": [["S-1"], ["P2", "R1"], ["R8"]],
    "hands": [["P7"], ["R-4"]],
}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; what it returned, printed and complained about."""

    def run(*argv: str) -> tuple[int, str, str]:
        try:
            status = main(argv)
        except SystemExit as ended:
            status = int(ended.code or 0)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return run


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"Parlour {parlour.__version__}, rules {parlour.RULES}\n", "")


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Write something into a new file, as JSON unless it is text."""

    def keep(content: Any) -> str:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content))
        return str(path)

    return keep


@pytest.fixture
def record() -> Json:
    """A whole game for two, always the first legal move."""
    table = Table("ninjan", players=2, seed=bytes(32))
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, table.moves(seat)[0])
    return table.record([{"name": "Ann", "kind": "human"}, {"name": "medium", "kind": "bot"}])


# --- help ---------------------------------------------------------------------------------------------


def test_help_names_every_command_and_gives_examples(run: Run) -> None:
    status, out, _ = run("--help")
    assert status == 0
    assert "examples:\n  parlour " in out
    for name in COMMANDS:
        assert re.search(rf"^ +{name} ", out, re.MULTILINE), name


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ARENA])
def test_help_of_a_command_says_its_purpose_and_gives_examples(run: Run, name: str) -> None:
    status, out, _ = run(name, "--help")
    assert status == 0
    assert COMMANDS[name].purpose in out
    assert f"examples:\n  parlour {name}" in out


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run() == run("--help")


def test_help_loads_no_room() -> None:
    code = "import sys\nfrom parlour.cli import make_parser\nmake_parser(['--help'])\nprint(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "parlour.cli" in loaded
    assert not {"rich", "parlour.table", "parlour.bots", "parlour.arena", "parlour.server"} & set(loaded)


# --- bad input ----------------------------------------------------------------------------------------

BAD_ARGUMENTS = [
    (["nonsense"], "nonsense"),
    (["play"], "GAME"),
    (["play", "chess"], "chess"),
    (["play", "ninjan", "--players", "6"], "6"),
    (["play", "ninjan", "--players", "six"], "six"),
    (["play", "ninjan", "--level", "godlike"], "godlike"),
    (["play", "ninjan", "--option", "jokers=2"], "jokers"),
    (["play", "ninjan", "--option", "deals=9"], "9"),
    (["play", "ninjan", "--option", "deals"], "“deals”"),
    (["play", "ninjan", "--seed", "abc"], "abc"),
    (["play", "ninjan", "--lang", "xx"], "xx"),
    (["play", "ninjan", "--edition", "no-such-file"], "no-such-file"),
    (["play", "ninjan", "--record", "no-such-folder/game.json"], "no-such-folder/game.json"),
    (["play", "ninjan", "--record", "."], "."),
    (["play", "ninjan", "--\x1b[31m"], "[31m"),
    (["replay", "no-such-file"], "no-such-file"),
    (["verify", "no-such-file"], "no-such-file"),
    (["review", "no-such-file"], "no-such-file"),
    (["review", "game.json", "--quick", "--deep"], "--deep"),
    (["review", "game.json", "--seed", "-1"], "--seed"),
    (["position", "no-such-file"], "no-such-file"),
    (["position", "."], "."),
    (["edition", "check", "no-such-file"], "no-such-file"),
    (["serve", "--port", "99999"], "99999"),
]


def assert_refused(answer: tuple[int, str, str], naming: str) -> None:
    status, out, err = answer
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err[:-1].isprintable()
    assert naming in err


@pytest.mark.parametrize(("argv", "naming"), BAD_ARGUMENTS)
def test_bad_arguments_get_one_sentence(run: Run, argv: list[str], naming: str) -> None:
    assert_refused(run(*argv), naming)


@pytest.mark.parametrize("command", ["replay", "verify", "review", "position"])
@pytest.mark.parametrize("content", ["", "{", "[" * 100_000, "[]", "null", "{}", '{"parlour": 1, "game": "chess"}'])
def test_a_file_that_is_no_game_gets_one_sentence(run: Run, keep: Keep, command: str, content: str) -> None:
    assert_refused(run(command, keep(content)), "")


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
@pytest.mark.parametrize(
    ("change", "naming"),
    [
        ({"moves": ["0:R7", "0:R7"]}, "move 2"),
        ({"moves": ["nonsense"]}, "nonsense"),
        ({"seed": "00"}, "seed"),
        ({"chance": [[1, 2, 3]]}, "chance"),
        ({"players": 7}, "7"),
        ({"result": None}, "result"),
    ],
)
def test_a_corrupt_record_gets_one_sentence(
    run: Run, keep: Keep, record: Json, command: str, change: Json, naming: str
) -> None:
    assert_refused(run(command, keep(record | change)), naming)


def test_a_seat_that_is_not_there(run: Run, keep: Keep, record: Json) -> None:
    assert_refused(run("replay", keep(record), "--seat", "2"), "seat 2")
    assert_refused(run("position", keep(POSITION), "--seat", "-1"), "seat −1")


def test_refused_play_writes_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert_refused(run("play", "ninjan", "--players", "1", "--record", str(file)), "1")
    assert not file.exists()


# --- games --------------------------------------------------------------------------------------------


def test_games_lists_players_options_and_rules(run: Run) -> None:
    status, out, _ = run("games")
    assert status == 0
    assert "Ninjan (ninjan)" in out
    assert "2–5 players" in out
    assert "deals = 1 | 2 | 3" in out
    for section in find("ninjan").facts.sections:
        for rule in section.rules:
            assert rule in out


def test_games_as_json_is_what_the_server_sends(run: Run) -> None:
    games = [GameInfo.model_validate(game) for game in json.loads(run("games", "--json")[1])]
    assert "ninjan" in [game.code for game in games]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "cs_CZ.UTF-8"}, "uk"),
        ({"LC_ALL": "", "LANG": "cs_CZ"}, "cs"),
        ({"LC_ALL": "C", "LANG": "cs_CZ"}, "en"),
        ({}, "en"),
    ],
)
def test_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


# --- replay and verify --------------------------------------------------------------------------------


def test_replay_tells_a_spectator_no_secret(run: Run, keep: Keep, record: Json) -> None:
    status, out, _ = run("replay", keep(record))
    assert status == 0
    assert "Seat 0: Ann" in out
    assert "Seat 1: Bruno" in out
    assert "  1  Ann has chosen a card." in out
    assert "You have chosen" not in out
    assert "By the highest sum" in out


def test_replay_through_the_eyes_of_a_seat(run: Run, keep: Keep, record: Json) -> None:
    _, out, _ = run("replay", keep(record), "--seat", "1")
    assert "  1  Ann has chosen a card." in out
    assert "  2  You have chosen " in out


def test_replay_step_by_step_draws_every_position(run: Run, keep: Keep, record: Json) -> None:
    _, out, _ = run("replay", keep(record), "--step")
    assert out.count(" Pile 1 ") == len(record["moves"]) + 1


@pytest.mark.parametrize("seats", [None, "", [], [None, 3], [{"name": "\x1b[31mred"}, {"name": "x" * 99}]])
def test_replay_without_names_fit_to_print(run: Run, keep: Keep, record: Json, seats: Any) -> None:
    status, out, _ = run("replay", keep(record | {"seats": seats}))
    assert status == 0
    assert "Seat 0 has chosen a card." in out
    assert "Seat 1 has chosen a card." in out
    assert "\x1b" not in out


# --- review -------------------------------------------------------------------------------------------


@pytest.fixture
def no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that hardly look: for what they print, not for what they find."""
    monkeypatch.setattr("parlour.study.QUICK", Budget(0.001, 32))


@pytest.mark.usefixtures("no_thought")
def test_review_tells_how_each_player_did_and_what_was_better(run: Run, keep: Keep, record: Json) -> None:
    status, out, err = run("review", keep(record), "--quick")
    assert (status, err) == (0, "")
    assert out.startswith("Ninjan: the game explained\n")
    head = next(line for line in out.splitlines() if line.startswith("Player"))
    assert head.split() == ["Player", "Ann", "Bruno"]
    for row in ("Accuracy", "Own moves", "Others’ moves", "Luck", "Result", "Blunders ??"):
        assert re.search(rf"^{re.escape(row)} +\S+ +\S+$", out, re.MULTILINE), row
    assert out.count("Chance to win: ") == 3
    assert "Better: " in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.usefixtures("no_thought")
def test_review_as_json(run: Run, keep: Keep, record: Json) -> None:
    status, out, _ = run("review", keep(record), "--quick", "--json")
    assert status == 0
    found = json.loads(out)
    assert len(found["curve"]) == len(record["moves"]) + 1
    assert run("review", keep(record), "--quick", "--json")[1] == out
    assert run("review", keep(record), "--quick", "--json", "--seed", "2")[1] != out


@pytest.mark.usefixtures("no_thought")
def test_review_as_a_page_in_another_language(run: Run, keep: Keep, record: Json, tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    seats = [{"name": "<b>Ann</b>", "kind": "human"}, {"name": "medium", "kind": "bot"}]
    status, _, err = run("review", keep(record | {"seats": seats}), "--quick", "--out", str(file), "--lang", "cs")
    assert status == 0
    assert err == f"Stránka je v souboru {file}.\n"
    page = file.read_text(encoding="utf-8")
    assert '<html lang="cs">' in page
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page
    assert "<b>Ann" not in page
    assert page.count("<polyline") == 2
    assert "http" not in page


def test_review_finds_out_first_that_the_page_cannot_be_written(run: Run, keep: Keep, record: Json) -> None:
    assert_refused(run("review", keep(record), "--out", "no-such-folder/game.html"), "no-such-folder")


def test_verify_a_fair_game(run: Run, keep: Keep, record: Json) -> None:
    status, out, _ = run("verify", keep(record))
    assert status == 0
    assert out.startswith("Fair")


@pytest.mark.parametrize("change", [{"seed": "ab" * 32}, {"commitment": "ab" * 32}])
def test_verify_an_unfair_game(run: Run, keep: Keep, record: Json, change: Json) -> None:
    status, out, _ = run("verify", keep(record | change))
    assert status == 1
    assert out.startswith("Not fair")


# --- position -----------------------------------------------------------------------------------------


def test_position_is_drawn_with_everybodys_moves(run: Run, keep: Keep) -> None:
    status, out, _ = run("position", keep(POSITION))
    assert status == 0
    assert "P2 [R1]" in out
    assert "Seat 0 may play: P7\n" in out
    assert "Seat 1 may play: R-4\n" in out


def test_position_for_one_seat_shows_nothing_of_the_others(run: Run, keep: Keep) -> None:
    for form in ([], ["--json"]):
        _, out, _ = run("position", keep(POSITION), "--seat", "0", *form)
        assert "P7" in out
        assert "R-4" not in out


def test_position_as_json(run: Run, keep: Keep) -> None:
    answer = json.loads(run("position", keep(POSITION), "--json")[1])
    assert answer["moves"] == {"0": ["P7"], "1": ["R-4"]}
    assert answer["view"]["board"]["piles"] == POSITION["piles"]


def test_position_after_the_end(run: Run, keep: Keep) -> None:
    ended = POSITION | {"hands": [[], []], "captured": [["P7"], ["R-4"]], "winners": [0]}
    _, out, _ = run("position", keep(ended))
    assert "Seat 0 wins." in out


def test_position_with_a_card_twice(run: Run, keep: Keep) -> None:
    assert_refused(run("position", keep(POSITION | {"hands": [["P7"], ["R8"]]})), "R8")


# --- edition ------------------------------------------------------------------------------------------


def test_edition_lists_what_it_holds_and_where_from(run: Run, keep: Keep) -> None:
    status, out, _ = run("edition", "check", keep(find("ninjan").editions.read().text))
    assert status == 0
    assert "“Standard”, 3 entries." in out
    for suit in ("rock", "scissors", "paper"):
        assert re.search(rf"suit {suit}; values .* — as reported of the printed game", out)


def test_edition_that_is_wrong(run: Run, keep: Keep) -> None:
    text = find("ninjan").editions.read().text
    assert_refused(run("edition", "check", keep(text.replace("9, 10]", "9, 9]"))), "9 stands twice")
    assert_refused(run("edition", "check", keep(text.replace('game = "ninjan"', ""))), "game")
    assert_refused(run("edition", "check", keep(text.replace('game = "ninjan"', 'game = "chess"'))), "chess")
    assert_refused(run("edition", "check", keep("game = ")), "edition")


# --- as a process -------------------------------------------------------------------------------------


@pytest.mark.parametrize("argv", [["games"], ["position", "{position}"]])
def test_a_closed_pipe_is_quiet(argv: list[str], keep: Keep) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    argv = [word.format(position=keep(POSITION)) for word in argv]
    ended = subprocess.run([*PARLOUR, *argv], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (1, "")


def lines_until(stream: IO[str] | None, wanted: str) -> Iterator[str]:
    assert stream
    for line in stream:
        yield line
        if wanted in line:
            return
    pytest.fail(f"it never said {wanted!r}")


def test_an_interrupt_is_quiet() -> None:
    argv = [*PARLOUR, "play", "ninjan"]
    pipes: Json = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen(argv, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"}, **pipes) as game:
        list(lines_until(game.stdout, "Choose a card in secret"))
        game.send_signal(signal.SIGINT)
        assert game.wait(10) == 130
        assert game.stderr
        assert game.stderr.read() == ""


def test_serve_answers_where_it_says(tmp_path: Path) -> None:
    argv = [*PARLOUR, "serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/house.sqlite3"]
    with subprocess.Popen(argv, text=True, stdout=subprocess.PIPE) as server:
        try:
            address = list(lines_until(server.stdout, "http://"))[-1].split()[-1]
            with urllib.request.urlopen(f"{address}/healthz") as answer:
                assert json.load(answer) == {"ok": True}
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(10)
