"""Prints the protocol as one JSON Schema document: `python -m parlour.server.wire.json_schema`."""

import inspect
import json
from typing import Any, Literal

from pydantic import TypeAdapter

from . import messages


def protocol_schema() -> dict[str, Any]:
    """Every model of `messages`, and the two kinds of things said over the socket, under `$defs`."""
    models = dict(inspect.getmembers(messages, _is_message))
    spoken: dict[str, Any] = {"FromBrowser": messages.FromBrowser, "ToBrowser": messages.ToBrowser}
    mode: Literal["serialization"] = "serialization"
    by_name, document = TypeAdapter.json_schemas(
        [(name, mode, TypeAdapter(model)) for name, model in (models | spoken).items()], title="Protocol"
    )
    for name in spoken:
        document["$defs"][name] = {"title": name} | by_name[name, mode]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema"} | document


def _is_message(member: object) -> bool:
    return inspect.isclass(member) and issubclass(member, messages.Message)


if __name__ == "__main__":
    print(json.dumps(protocol_schema(), indent=2))
