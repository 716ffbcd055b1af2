"""What the house asks of a game before it lets it in, and that no note of a journal gets lost unseen."""

from dataclasses import replace
from typing import Any

import pytest

from parlour.core.event import Note, grouped, take_notes
from parlour.core.game import NOTES
from parlour.core.problem import BadInput
from parlour.core.rng import Rng
from parlour.core.spec import Field, check_spec
from parlour.easy import Game
from parlour.games import specs
from parlour.games.ninjan.game import NINJAN
from parlour.games.ninjan.moves import NinjanMoves
from parlour.words import LANGUAGES, say


def with_moves(count: int, at_once: int = 0) -> dict[str, Any]:
    moves = NinjanMoves()
    moves.count, moves.at_once = count, at_once
    return {"moves": moves}


@pytest.mark.parametrize("spec", specs(), ids=lambda spec: spec.code)
def test_the_games_of_the_house_fit(spec: Any) -> None:
    check_spec(spec)


@pytest.mark.parametrize(
    ("part", "what", "found", "limit"),
    [
        ({"facts": replace(NINJAN.facts, players=range(2, 7))}, "Seats", 6, 5),
        (with_moves(4097), "Numbers of moves", 4097, 4096),
        (with_moves(513), "Legal moves at once", 513, 512),
        (with_moves(4096, at_once=513), "Legal moves at once", 513, 512),
        (
            {"learning": replace(NINJAN.learning, fields=(Field(0, "all", 2049, 0, 1, "everything"),))},
            "Numbers of an observation",
            2049,
            2048,
        ),
    ],
)
def test_a_game_that_needs_more_room_is_refused(part: dict[str, Any], what: str, found: int, limit: int) -> None:
    with pytest.raises(BadInput) as refused:
        check_spec(replace(NINJAN, **part))
    assert "ninjan" in str(refused.value)
    assert f"{what}: {found:,}" in str(refused.value)
    assert f"{limit:,}" in str(refused.value)
    assert len({say(refused.value.text, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_as_much_as_there_is_room_for_is_let_in() -> None:
    check_spec(replace(NINJAN, **with_moves(4096, at_once=512)))


def test_rules_without_a_method_are_refused() -> None:
    class Unfinished(Game):
        def deal(self, rng: Rng) -> None: ...
        def legal(self, seat: int) -> int:
            return 0

    broken = replace(NINJAN, rules=Unfinished)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="The rules of “ninjan” lack: waiting, apply, determinize, and finish"):
        check_spec(broken)


def test_a_journal_that_is_full_says_so() -> None:
    game = NINJAN.new(2, {})
    game.listening = 1
    game.note_count = NOTES - 1
    game.deal(Rng(1))  # one note
    assert len(take_notes(game)) == NOTES
    game.note_count = NOTES
    game.deal(Rng(1))
    with pytest.raises(OverflowError, match="257 notes of Ninjan at once"):
        take_notes(game)


def test_notes_are_grouped_under_what_they_spell_out() -> None:
    notes: list[Note] = [(1, 7), (9, 1), (9, 2), (2, 0), (1, 8)]
    found = list(grouped(notes, lambda note, head: note[0] == 9))
    assert found == [((1, 7), [(9, 1), (9, 2)]), ((2, 0), []), ((1, 8), [])]
    assert list(grouped([], lambda note, head: True)) == []
