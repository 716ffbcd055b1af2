"""The games of the server, its words, and the health check."""

from dataclasses import asdict

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from .... import games
from ....bots import LEVELS
from ....words import LANGUAGES, catalogue
from ...domain.refusals import Refusal
from ...wire.messages import Component, GameInfo, Problem
from ..answers import REFUSED
from ..depends import TheHouse

router = APIRouter(responses={"4XX": {"model": Problem}})


@router.get("/healthz")
async def healthz(house: TheHouse) -> dict[str, bool]:
    return {"ok": await house.storage.answers()}


@router.get("/api/games")
async def the_games(house: TheHouse) -> list[GameInfo]:
    house.thinking.warm()  # a visitor looks for a game: bots may be needed soon
    return [GameInfo.model_validate(spec.facts.info() | {"levels": LEVELS}) for spec in games.specs()]


@router.get("/api/games/{code}/components")
async def components(code: str) -> list[Component]:
    spec = next((spec for spec in games.specs() if spec.code == code), None)
    if spec is None:
        raise Refusal("problem-no-such-page")
    return [Component.model_validate(asdict(part)) for part in spec.components()]


@router.get("/api/text/{language}", response_class=PlainTextResponse, responses=REFUSED)
async def text(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("problem-no-such-page")
    return catalogue(language)
