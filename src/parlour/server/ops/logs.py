"""The server's log: lines for people, or JSON for programs.

The log holds nothing that would let a reader take over a seat: no cookies, passwords or seeds. Of an address it holds
only the template of its route, since the rest may be a private table's link or a person's name.
"""

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

Style = Literal["quiet", "text", "json"]

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The id of the request or socket that is being served."""

TEXT = "%(asctime)s %(levelname)s [%(request)s] %(message)s"
FIELDS = ("method", "route", "status", "milliseconds")  # fields of a request, beside the message


def set_up(style: Style) -> None:
    """Set up the log. The quiet format holds warnings and errors only; the others also log every request and socket."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else Lines(TEXT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("parlour").setLevel(logging.WARNING if style == "quiet" else logging.INFO)


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        record.request = request_id.get() or "-"
        return super().format(record)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get(),
            "process": record.process,
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps({name: value for name, value in line.items() if value is not None}, ensure_ascii=False)
