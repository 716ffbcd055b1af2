"""Builds the web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ..domain.refusals import Refusal
from ..wire.problems import unreadable
from . import boards
from .answers import answer
from .house import House
from .limits import Limits
from .middleware.access_log import AccessLog
from .middleware.capacity import Capacity
from .middleware.guard import SameOrigin, SmallBodies
from .middleware.headers import AnswerHeaders, HeadAsGet
from .middleware.identity import Identity
from .routes import client, comparisons, editions, games, people, programs, site, study, tables
from .routes.client import PAGE
from .sockets import TableSockets

BOT_PAUSE = 0.6  # seconds between two bot moves, so that people can follow them


def create_app(
    db_url: str,
    page: Path | None = None,
    bot_pause: float = BOT_PAUSE,
    bot_workers: int | None = None,
    limits: Limits | None = None,
) -> FastAPI:
    house = House(db_url, page or PAGE, bot_pause, bot_workers, limits or Limits())

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
    app.state.is_full = lambda: False
    for part in (games, editions, comparisons, tables, study, people, programs, boards, site, client):
        app.include_router(part.router)
    _refuse_with_problems(app)
    # The middleware added last runs first.
    app.add_middleware(TableSockets, house=house)
    app.add_middleware(Identity, guests=house.guests, programs=house.programs)
    app.add_middleware(SmallBodies)
    app.add_middleware(SameOrigin)
    app.add_middleware(GZipMiddleware)
    app.add_middleware(Capacity)
    app.add_middleware(AccessLog)
    app.add_middleware(AnswerHeaders)
    app.add_middleware(HeadAsGet)
    return app


def _refuse_with_problems(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(_request: Request, refusal: Refusal) -> Response:
        return answer(refusal)

    @app.exception_handler(RequestValidationError)
    async def not_readable(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return answer(unreadable(first["type"], first["loc"][1:]))

    @app.exception_handler(HTTPException)
    async def not_handled(_request: Request, error: HTTPException) -> Response:
        # Any other status is a body that could not even be parsed.
        key = {404: "problem-no-such-page", 405: "problem-method"}.get(error.status_code, "problem-input")
        response = answer(Refusal(key))
        response.headers.update(error.headers or {})  # such as the methods that are allowed
        return response
