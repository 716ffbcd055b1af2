"""Prints the protocol as JSON Schema: `python -m parlour.server.wire.json_schema`.

Under `protocol` the messages, under `games` what each game's board, events and moves look like.
"""

import ast
import inspect
import json
from contextlib import suppress
from itertools import pairwise
from textwrap import dedent
from typing import Any, Literal

from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema
from typing_extensions import get_original_bases, is_typeddict

from ...core.spec import Shapes
from ...games import specs
from . import messages

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MODE: Literal["serialization"] = "serialization"


def protocol_schema() -> dict[str, Any]:
    """Every model of `messages`, and the two kinds of things said over the socket, under `$defs`."""
    models = dict(inspect.getmembers(messages, _is_message))
    spoken: dict[str, Any] = {"FromBrowser": messages.FromBrowser, "ToBrowser": messages.ToBrowser}
    by_name, document = TypeAdapter.json_schemas(
        [(name, MODE, TypeAdapter(model)) for name, model in (models | spoken).items()], title="Protocol"
    )
    for name in spoken:
        document["$defs"][name] = {"title": name} | by_name[name, MODE]
    return {"$schema": DIALECT} | document


def _is_message(member: object) -> bool:
    return inspect.isclass(member) and issubclass(member, messages.Message)


# --- the shapes of a game -----------------------------------------------------------------------------


def shapes_schema(shapes: Shapes) -> dict[str, Any]:
    """What a game declares: `Board`, `Events` (their data by type), `Move`, and all they are made of, under `$defs`."""
    declared = {"Board": shapes.board, "Move": shapes.moves, **shapes.events}
    # Inside a list, a TypedDict takes its configuration from outside.
    strict = ConfigDict(extra="forbid")
    adapters = [(name, MODE, TypeAdapter(list[shape], config=strict)) for name, shape in declared.items()]  # type: ignore[valid-type]
    by_name, document = TypeAdapter.json_schemas(adapters, schema_generator=_WithFieldDocs)
    parts = {name: by_name[name, MODE]["items"] for name in declared}
    events = _object({event: parts[event] for event in shapes.events})
    definitions = document["$defs"] | {"Move": parts["Move"], "Events": events}
    titled = {name: {"title": name} | part for name, part in definitions.items()}
    whole = _object({name.lower(): {"$ref": f"#/$defs/{name}"} for name in ("Board", "Events", "Move")})
    return {"$schema": DIALECT, "title": "Shapes", "$defs": titled} | whole


def _object(fields: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": list(fields)}


class _WithFieldDocs(GenerateJsonSchema):
    """Fields are described by the docstrings under them, inherited ones too."""

    def typed_dict_schema(self, schema: core_schema.TypedDictSchema) -> JsonSchemaValue:
        made = super().typed_dict_schema(schema)
        for name, described in _field_docs(schema["cls"]).items():
            made["properties"][name]["description"] = described
        return made


def _field_docs(shape: type) -> dict[str, str]:
    docs: dict[str, str] = {}
    for base in filter(is_typeddict, get_original_bases(shape)):
        docs |= _field_docs(base)
    with suppress(OSError):  # made without a class statement
        body = ast.parse(dedent(inspect.getsource(shape))).body[0].body  # type: ignore[attr-defined]
        docs |= {field.target.id: said for field, text in pairwise(body) if (said := _said_under(field, text))}
    return docs


def _said_under(field: ast.stmt, text: ast.stmt) -> str | None:
    under = isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
    return " ".join(str(text.value.value).split()) if under else None  # type: ignore[attr-defined]


def whole_schema() -> dict[str, Any]:
    games = {spec.code: shapes_schema(spec.shapes) for spec in specs()}
    return {"protocol": protocol_schema(), "games": games}


if __name__ == "__main__":
    print(json.dumps(whole_schema(), indent=2))
