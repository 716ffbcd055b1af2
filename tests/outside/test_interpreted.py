"""Games that are not compiled, in the same process as the compiled house: all that plays them runs from source."""

import pickle
import re
from dataclasses import replace
from typing import Any

import pytest

import parlour
from parlour import RULES, Table, check_game, decide
from parlour._compiled import interpreted
from parlour.core.game import Game
from parlour.core.observe import Sheet
from parlour.core.play import random_games
from parlour.core.rng import Rng
from parlour.core.search import Search
from parlour.core.sides import beside, is_compiled, runs_interpreted
from parlour.core.spec import AnyGame
from parlour.easy import Game as EasyGame
from parlour.games import find, specs, visiting
from parlour.study import NORMAL, Budget, judge, known
from parlour.study.judging import affordable
from parlour.table.check import Broken
from parlour.words import say
from tests.outside.conftest import example

compiled_only = pytest.mark.skipif(RULES != "compiled", reason="the rules run interpreted")


def test_the_contract(spec: AnyGame) -> None:
    assert check_game(spec, games=2).games == 2


@compiled_only
def test_a_game_from_source_and_a_compiled_one_share_a_process(spec: AnyGame) -> None:
    ninjan = find("ninjan")
    assert runs_interpreted(spec.rules)
    assert not runs_interpreted(ninjan.rules)
    assert beside(ninjan.rules, Search) is Search
    assert beside(spec.rules, Search) is interpreted("parlour.core.search").Search
    game = spec.new(2, {})
    moves = beside(game, random_games)(game, 3, Rng(1))
    assert game.over
    assert moves >= 21 if spec.code == "fourinarow" else moves == 78


@compiled_only
def test_compiled_code_refuses_a_position_that_is_not_compiled(goofspiel: AnyGame) -> None:
    with pytest.raises(TypeError, match="incorrect type"):
        random_games(goofspiel.new(2, {}), 1, Rng(1))


@compiled_only
def test_python_cannot_derive_from_a_compiled_class() -> None:
    """C would never call its methods; random games used to hang."""
    with pytest.raises(TypeError, match=r"Mine is not compiled, but Game is. Import Game from parlour.easy"):
        type("Mine", (Game,), {"waiting": lambda self: 1})


def test_bots_of_all_kinds_play_it_to_the_end(spec: AnyGame) -> None:
    table = Table(spec.code, seed=3)
    while not table.over:
        seat = table.waiting[0]
        level = ("random", "greedy", "search:40")[table.number % 3]
        table.play(seat, decide(table.knowledge(seat), level, seed=1))
    assert table.result is not None
    assert Table.replay(table.record()).position() == table.position()


def test_search_finds_the_winning_move() -> None:
    """Three in a column: the fourth disc wins."""
    with visiting(example("fourinarow")):
        table = Table("fourinarow", seed=1)
        for column in "121217":
            table.play(table.waiting[0], column)
        assert decide(table.knowledge(0), "search:600", seed=1) == "1"


def test_positions_can_be_pickled(goofspiel: AnyGame) -> None:
    game = goofspiel.new(2, {})
    game.deal(Rng(1))
    again = pickle.loads(pickle.dumps(game))
    assert goofspiel.positions.write(again) == goofspiel.positions.write(game)


# --- what follows from declarations ---------------------------------------------------------------------


def test_a_board_shows_a_seat_what_it_may_see(goofspiel: AnyGame) -> None:
    table = Table("goofspiel", players=2, seed=1)
    table.play(0, "S7")
    own = {zone["id"]: zone for zone in table.view(0)["board"]["zones"]}
    others = {zone["id"]: zone for zone in table.view(1)["board"]["zones"]}
    assert own["bid-0"]["pieces"][0]["id"] == "S7"
    assert others["bid-0"]["pieces"] == [{}]
    assert own["deck"]["pieces"] == []
    assert own["deck"]["count"] == 12
    assert len(others["hand-0"]["pieces"]) == 13  # which card is bid does not show there


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"prize": ["D99"]}, "there is no piece"),
        ({"prize": ["DA", "D2"]}, "must list 1 pieces"),
        ({"hand": [["SA"] * 13, []]}, "there are 13 of piece SA, not 1"),
        ({"hand": [[]]}, "one entry for each of the 2 seats"),
        ({"score": [1]}, "score must be 2 whole numbers"),
        ({"score": [1, 99999]}, "score is 99999, not between"),
        ({"colour": 1}, "unknown field 'colour'"),
    ],
)
def test_a_wrong_position_is_refused_with_a_sentence(goofspiel: AnyGame, change: Any, complaint: str) -> None:
    position = Table("goofspiel", players=2, seed=1).position()
    with pytest.raises(parlour.BadInput, match=re.escape(complaint)):
        Table.from_position(position | change)


def test_observations_say_what_their_numbers_mean(goofspiel: AnyGame) -> None:
    fields = {field.name: field for field in goofspiel.learning.fields}
    game = goofspiel.new(2, {})
    game.deal(Rng(1))
    sheet = beside(game, Sheet)()
    goofspiel.learning.observer(game, sheet).observe(1)
    hand = fields["hand"]
    assert list(sheet.number[hand.start : hand.start + 52]) == [0] * 13 + [1] * 13 + [0] * 26  # one's own first
    assert sheet.number[fields["deck_size"].start] == 12
    assert sum(field.size for field in fields.values()) == goofspiel.learning.size


def test_words_of_the_house_are_used_where_a_game_has_none(goofspiel: AnyGame) -> None:
    assert say({"key": "goofspiel-illegal-over", "args": {}}, "cs") == "Hra skončila."
    assert say({"key": "goofspiel-title", "args": {}}, "cs") == "Goofspiel"  # there is no Czech file


def test_a_review_says_why_in_points(goofspiel: AnyGame) -> None:
    """Seed 2: with three cards left, the king wins more prizes than the jack."""
    table = Table("goofspiel", players=2, seed=2)
    while len(table.moves(0)) > 3:
        for seat in (0, 1):
            table.play(seat, table.moves(seat)[0])
    judged = judge(known(table, 0), "SJ", Budget(0.0, 400))
    assert judged.best.move == "SK"
    assert [why["key"] for why in judged.why] == ["goofspiel-fact-theirs", "goofspiel-fact-mine"]
    assert say(judged.why[1]).startswith("The better move brings")
    assert say(judged.why[1], "cs").startswith("Lepší tah přinese")


@compiled_only
def test_the_tutor_thinks_less_about_a_game_that_is_not_compiled(goofspiel: AnyGame) -> None:
    assert affordable("ninjan", NORMAL) == NORMAL
    assert affordable("goofspiel", NORMAL).tries == NORMAL.tries // 32
    assert affordable("goofspiel", Budget(0.0, 4)).tries == 4


def test_a_game_without_a_score_says_no_reasons() -> None:
    assert example("fourinarow").study.facts == ()


def test_a_missing_event_text_is_a_failure(goofspiel: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour import words

    known = words.guest_messages
    monkeypatch.setattr(
        words,
        "guest_messages",
        lambda code, language: {k: v for k, v in known(code, language).items() if not k.endswith("event-took")},
    )
    words._forget()
    with pytest.raises(Broken, match="there is no message goofspiel-event-took"):
        check_game(goofspiel, games=1)
    monkeypatch.undo()
    words._forget()


def test_a_rule_without_words_is_a_failure(goofspiel: AnyGame) -> None:
    section = replace(goofspiel.facts.sections[0], rules=("GS-1", "GS-99"))
    other = replace(goofspiel, facts=replace(goofspiel.facts, sections=(section,)))
    with pytest.raises(Broken, match="no words for goofspiel-rule-GS-99"):
        check_game(other, games=1)


def test_a_guest_leaves_no_trace() -> None:
    before = [spec.code for spec in specs()]
    with visiting(example("goofspiel")):
        assert "goofspiel" in [spec.code for spec in specs()]
    assert [spec.code for spec in specs()] == before


def test_easy_classes_are_those_of_the_source() -> None:
    assert not is_compiled(EasyGame)
