"""The HTTP side of the protocol (docs/protocol.md), and the application that serves it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from .. import games
from ..bots import LEVELS
from ..words import LANGUAGES, catalogue
from . import client, guard, people, qr, sockets, study
from .guests import Doorkeeper
from .house import House, TheGuest, TheHouse, TheRoom
from .limits import Limits
from .messages import (
    Absent,
    Analysis,
    Component,
    GameInfo,
    Join,
    NewTable,
    Problem,
    Ready,
    Replay,
    SeatWish,
    TableInfo,
)
from .problems import Refusal, unreadable
from .watch import Watch

BOT_PAUSE = 0.6  # seconds between two moves that people shall be able to follow


api = APIRouter(responses={"4XX": {"model": Problem}})

# A refusal is JSON also where the answer is something else.
REFUSED: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
}


class Picture(Response):
    media_type = "image/svg+xml"


def create_app(
    db_url: str,
    page: Path | None = None,
    bot_pause: float = BOT_PAUSE,
    bot_workers: int | None = None,
    limits: Limits | None = None,
) -> FastAPI:
    house = House(db_url, page or client.PAGE, bot_pause, bot_workers, limits or Limits())

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = FastAPI(
        title="Parlour",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.house = house
    app.include_router(api)
    app.include_router(people.router)
    app.include_router(sockets.router)
    app.include_router(pages)
    _refuse_with_problems(app)
    # The last one added is the first one passed.
    app.add_middleware(Doorkeeper, guests=house.guests)
    app.add_middleware(guard.SmallBodies)
    app.add_middleware(guard.SameOrigin)
    app.add_middleware(GZipMiddleware)
    app.add_middleware(Watch)
    app.add_middleware(guard.AnswerHeaders)
    app.add_middleware(guard.HeadAsGet)
    return app


def _refuse_with_problems(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> Response:
        return guard.answer(refusal)

    @app.exception_handler(RequestValidationError)
    async def not_readable(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return guard.answer(unreadable(first["type"], first["loc"][1:]))

    @app.exception_handler(HTTPException)
    async def not_handled(_request: Request, error: HTTPException) -> Response:
        # Any other status is a body that could not even be parsed.
        key = {404: "problem-no-such-page", 405: "problem-method"}.get(error.status_code, "problem-input")
        response = guard.answer(Refusal(key))
        response.headers.update(error.headers or {})  # such as the methods that are allowed
        return response


# --- the house and its guests ----------------------------------------------------------------------


@api.get("/healthz")
async def healthz(house: TheHouse) -> dict[str, bool]:
    return {"ok": await house.storage.answers()}


@api.get("/api/games")
async def the_games(house: TheHouse) -> list[GameInfo]:
    house.thinking.warm()  # somebody looks for a game: soon a bot may have to think
    return [GameInfo.model_validate(spec.facts.info() | {"levels": LEVELS}) for spec in games.specs()]


@api.get("/api/games/{code}/components")
async def components(code: str) -> list[Component]:
    spec = next((spec for spec in games.specs() if spec.code == code), None)
    if spec is None:
        raise Refusal("problem-no-such-page")
    return [Component.model_validate(asdict(part)) for part in spec.components()]


@api.get("/api/text/{language}", response_class=PlainTextResponse, responses=REFUSED)
async def text(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("problem-no-such-page")
    return catalogue(language)


# --- tables ----------------------------------------------------------------------------------------


@api.post("/api/tables")
async def make_table(wish: NewTable, guest: TheGuest, house: TheHouse) -> TableInfo:
    room = await house.rooms.make(wish, guest)
    return room.info(guest.id)


@api.get("/api/tables/{table_id}")
async def table(room: TheRoom, guest: TheGuest) -> TableInfo:
    return room.info(guest.id)


@api.post("/api/tables/{table_id}/join")
async def join(wish: Join, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.sit(guest, wish.seat)
    return room.info(guest.id)


@api.post("/api/tables/{table_id}/leave")
async def leave(room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.leave(guest.id)
    return room.info(guest.id)


@api.post("/api/tables/{table_id}/ready")
async def ready(wish: Ready, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.get_ready(guest.id, wish.ready)
    return room.info(guest.id)


@api.post("/api/tables/{table_id}/seats/{seat}")
async def put(seat: int, wish: SeatWish, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.put(guest.id, seat, wish)
    return room.info(guest.id)


@api.post("/api/tables/{table_id}/back")
async def come_back(room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.come_back(guest.id)
    return room.info(guest.id)


@api.post("/api/tables/{table_id}/stand-in")
async def call_stand_in(wish: Absent, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.call_stand_in(guest.id, wish.seat)
    return room.info(guest.id)


@api.post("/api/tables/{table_id}/rematch")
async def rematch(room: TheRoom, guest: TheGuest, house: TheHouse) -> TableInfo:
    again = await house.rooms.rematch(room, guest.id)
    return again.info(guest.id)


@api.get("/api/tables/{table_id}/qr", response_class=Picture, responses=REFUSED)
async def qr_code(room: TheRoom, guest: TheGuest, request: Request) -> Response:
    return Picture(qr.picture(qr.table_link(request, room.id), guest.language or LANGUAGES[0]))


# --- once the game is over -------------------------------------------------------------------------


@api.get("/api/tables/{table_id}/record")
async def record(room: TheRoom) -> dict[str, Any]:
    return study.record(room)


@api.get("/api/tables/{table_id}/replay")
async def replay(room: TheRoom, guest: TheGuest, seat: int | None = None) -> Replay:
    return await study.replay(room, guest.id, seat)


@api.get("/api/tables/{table_id}/analysis")
async def analysis(room: TheRoom, guest: TheGuest, house: TheHouse, number: int, seat: int) -> Analysis:
    return await house.study.analysis(room, guest.id, number, seat)


# --- the browser client: the last route, since it answers to every path that is not the interface's -

pages = APIRouter()


@pages.get("/{path:client}", include_in_schema=False)
def page(path: str, house: TheHouse) -> Response:
    return client.file(house.page, path)
