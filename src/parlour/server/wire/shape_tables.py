"""What each game's moves, board and events look like, as tables for docs/protocol.md.

`python -m parlour.server.wire.shape_tables docs/protocol.md` rewrites them between their marks.
"""

import sys
from pathlib import Path
from typing import Any

from ...core.spec import Shapes
from ...games import specs
from .json_schema import shapes_schema

Schema = dict[str, Any]
Row = tuple[str, str, str]

MOVES = ("move", "what it does, in notation", "json, beside `type`")
BOARD = ("field", "type", "what it holds")
EVENTS = ("type", "what has happened", "data")
TYPES = ("type", "what it is", "made of")


def tables(shapes: Shapes) -> str:
    """The moves, the board, the events, and the types that these are made of, in Markdown."""
    definitions: dict[str, Schema] = shapes_schema(shapes)["$defs"]
    board, events = definitions.pop("Board"), definitions.pop("Events")["properties"]
    moves = [definitions.pop(_name(one)) for one in definitions.pop("Move")["anyOf"]]
    data = {event: definitions.pop(_name(one)) for event, one in events.items()}
    return "\n\n".join(
        [
            _table(MOVES, [(move["properties"]["type"]["const"], _told(move), _contents(move)) for move in moves]),
            "`view.board`:",
            _table(BOARD, [(name, f"`{_type(one)}`", _told(one)) for name, one in board["properties"].items()]),
            "Events. A `?` marks what only the seat itself receives:",
            _table(EVENTS, [(event, _told(one), _contents(one)) for event, one in data.items()]),
            "What these are made of:",
            _table(TYPES, [(name, _told(one), _contents(one)) for name, one in definitions.items()]),
        ]
    )


def _table(heads: Row, rows: list[Row]) -> str:
    body = [f"| `{name}` | {second} | {third} |" for name, second, third in rows]
    return "\n".join([f"| {' | '.join(heads)} |", "|---|---|---|", *body])


def _told(shape: Schema) -> str:
    return " ".join(shape.get("description", "").split()).removesuffix(".")


def _contents(shape: Schema) -> str:
    """The fields of an object, without the type of a move, which has its own column. For anything else, its type."""
    if "properties" not in shape:
        return f"`{_type(shape)}`"
    fields = {name: field for name, field in shape["properties"].items() if "const" not in field}
    return "; ".join(_field(name, field, name in shape["required"]) for name, field in fields.items())


def _field(name: str, field: Schema, always: bool) -> str:
    remark = f", {_told(field)}" if "description" in field else ""
    return f"`{name}{'' if always else '?'}: {_type(field)}`{remark}"


def _type(schema: Schema) -> str:
    """A type as the page's TypeScript writes it. Bars are escaped: in a table a bar would begin the next cell."""
    if "$ref" in schema:
        return _name(schema)
    if "enum" in schema or "const" in schema:
        return r" \| ".join(f'"{one}"' for one in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return r" \| ".join(_type(one) for one in schema["anyOf"])
    if schema["type"] == "array":
        return f"[{', '.join(map(_type, schema['prefixItems']))}]" if "prefixItems" in schema else _list(schema)
    if schema["type"] == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return "number" if schema["type"] == "integer" else str(schema["type"])


def _list(schema: Schema) -> str:
    member = _type(schema["items"])
    return f"({member})[]" if "|" in member else f"{member}[]"


def _name(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]


def filled_in(page: str) -> str:
    """The page with all tables between their marks as the games declare them now."""
    for spec in specs():
        begin, end = f"<!-- shapes of {spec.code} -->", f"<!-- end of {spec.code} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}\n\n{tables(spec.shapes)}\n\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(filled_in(path.read_text(encoding="utf-8")), encoding="utf-8")
