"""A refusal as an HTTP answer."""

from typing import Any

from starlette.responses import JSONResponse

from ..domain.refusals import Refusal
from ..wire.problems import problem_of

# A refusal is JSON, even where the route answers with something else.
REFUSED: dict[int | str, dict[str, Any]] = {
    "4XX": {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
}


def answer(refusal: Refusal) -> JSONResponse:
    return JSONResponse(problem_of(refusal).model_dump(), status_code=refusal.status)
