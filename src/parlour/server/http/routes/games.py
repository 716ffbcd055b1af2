"""The games of the server with their lessons, its words and libraries, and the health check."""

from dataclasses import asdict
from functools import cache

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from .... import bots, games
from ....core.spec import AnyGame
from ....games import boards
from ....table import lessons
from ....table.examples import examples
from ....words import LANGUAGES, typeset
from ...domain.libraries import libraries
from ...domain.refusals import Refusal
from ...wire.messages import Component, Example, GameInfo, Lesson, Library, Problem, TableInfo
from .. import packed
from ..answers import REFUSED
from ..depends import TheAddress, TheHouse, ThePerson

router = APIRouter(responses={"4XX": {"model": Problem}})


@router.get("/healthz")
async def healthz(house: TheHouse) -> dict[str, bool]:
    return {"ok": await house.storage.answers()}


@router.get("/api/libraries")
def the_libraries() -> list[Library]:
    return [Library.model_validate(asdict(library)) for library in libraries()]


@router.get("/api/games")
async def the_games(house: TheHouse) -> list[GameInfo]:
    house.thinking.warm()  # a visitor looks for a game: bots may be needed soon
    return [
        GameInfo.model_validate(
            spec.facts.info()
            | bots.offered(spec)
            | {"lesson": lessons.has_lesson(spec.code), "board": boards.address(spec)}
        )
        for spec in games.specs()
    ]


@router.get("/api/games/{code}/components")
async def components(code: str) -> list[Component]:
    return [Component.model_validate(asdict(part)) for part in _need_game(code).components()]


@router.get("/api/games/{code}/examples")
async def worked_examples(code: str) -> list[Example]:
    return [Example.model_validate(asdict(example)) for example in examples(_need_game(code).code)]


def _need_game(code: str) -> AnyGame:
    spec = next((spec for spec in games.specs() if spec.code == code), None)
    if spec is None:
        raise Refusal("problem-no-such-page")
    return spec


@router.get("/api/games/{code}/lesson", response_model=Lesson)
async def lesson(code: str) -> Response:
    _need_lesson(code)
    return Response(_encoded_lesson(code), media_type="application/json")


@router.post("/api/games/{code}/lesson")
async def play_on(code: str, guest: ThePerson, house: TheHouse, address: TheAddress) -> TableInfo:
    found = _need_lesson(code)
    if not house.new_tables.takes(address):
        raise Refusal("problem-too-fast")
    room = await house.rooms.play_on(found, guest)
    return room.info(guest.id)


def _need_lesson(code: str) -> lessons.Lesson:
    if not lessons.has_lesson(_need_game(code).code):
        raise Refusal("problem-no-such-page")
    return lessons.lesson(code)


@cache
def _encoded_lesson(code: str) -> bytes:
    """The lesson as it is sent: the same for everybody, in every language."""
    found = lessons.lesson(code)
    steps = [asdict(step) for step in found.steps]
    sent = Lesson.model_validate({"game": code, "seat": found.seat, "steps": steps})
    return sent.model_dump_json(by_alias=True).encode()


@router.get("/api/text/{language}", response_class=PlainTextResponse, responses=REFUSED)
async def text(language: str, request: Request) -> Response:
    if language not in LANGUAGES:
        raise Refusal("problem-no-such-page")
    return packed.text(request, typeset(language))
