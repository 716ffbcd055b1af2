"""Every lesson can be played: by the rules, to its end, in words that exist in every language."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.spec import AnyGame
from parlour.games import find, specs
from parlour.table import BadInput, Table
from parlour.table.lessons import Lesson, has_lesson, keys, lesson, read_lesson
from parlour.words import LANGUAGES, catalogue, has

PACKAGE = Path(parlour.__file__).parent
WEB = PACKAGE.parent.parent / "web" / "src"
GAMES = [spec.code for spec in specs()]


def written(game: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / game / "lesson.toml").read_text(encoding="utf-8"))


def test_every_game_has_a_lesson() -> None:
    assert [game for game in GAMES if not has_lesson(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_can_be_played_on(game: str) -> None:
    """Reading it has already checked every position, move and answer."""
    taught = lesson(game)
    assert 8 <= decisions(taught) <= 16
    assert taught.steps[-1].frames[-1].expected is None
    table = Table.from_position(taught.onward())
    assert not table.over
    assert table.view(taught.seat)["board"] == taught.table.view(taught.seat)["board"]


def decisions(taught: Lesson) -> int:
    return sum(step.frames[0].expected is not None for step in taught.steps)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_says_exactly_what_its_catalogue_holds(game: str, language: str) -> None:
    said = keys(lesson(game))
    assert [key for key in sorted(said) if not has(key, language)] == []
    held = set(re.findall(rf"^({game}-lesson-[\w-]+) =", catalogue(language), re.M))
    assert held - said == set()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_is_marked_on_the_board(game: str) -> None:
    """The page finds a point by its data attributes. A browser test looks whether they are all there."""
    files = [*(WEB / "games" / game).glob("*.svelte"), *(WEB / "parts").glob("*.svelte")]
    board = " ".join(path.read_text(encoding="utf-8") for path in files)
    named = {part.split(":")[0] for step in lesson(game).steps for point in step.points for part in point.split(",")}
    assert [name for name in sorted(named) if f"data-{name}" not in board] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_sees_what_a_table_would_tell(game: str) -> None:
    """The frames are the views of the learner's seat, and tell every event of it once and in order."""
    taught = lesson(game)
    told = [event for step in taught.steps for frame in step.frames for event in frame.events]
    assert told == taught.table.events(taught.seat, after=0)
    assert {frame.view["seat"] for step in taught.steps for frame in step.frames} == {taught.seat}
    assert taught.steps[-1].frames[-1].view == taught.table.view(taught.seat)


# --- a lesson that does not fit the rules is refused ----------------------------------------------------


def taught_wrongly(spec: AnyGame, step: int, **change: Any) -> str:
    content = written(spec.code)
    content["steps"][step] |= change
    with pytest.raises(BadInput) as refused:
        read_lesson(spec, content)
    return str(refused.value)


def test_a_lesson_that_drifts_from_the_rules_is_refused() -> None:
    spec = find("ninjan")
    assert "seat 0 cannot play 'P1'" in taught_wrongly(spec, 1, move="P1")
    assert "step 3: seat 1 cannot play 'x2'" in taught_wrongly(spec, 2, bots=["1:x2"])
    assert "a move of the learner" in taught_wrongly(spec, 2, bots=["0:S2"])
    assert "an answer to 'x3'" in taught_wrongly(spec, 2, answers={"x3": "minus"})
    assert "some other legal moves have no answer" in taught_wrongly(spec, 1, otherwise=None)
    assert "unknown field 'sey'" in taught_wrongly(spec, 1, sey="goal")


def test_a_step_of_a_lesson_holds_one_move() -> None:
    assert "is more than one move" in taught_wrongly(find("ninjan"), 1, move="P7 x1")
