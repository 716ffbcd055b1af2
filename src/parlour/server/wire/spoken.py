"""Reads the messages that a browser sends over its socket."""

from typing import Annotated

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from ..domain.refusals import Refusal
from .messages import Agree, AskHint, AskProposal, FromBrowser, Mute, Play, Say, Take, Undo, Why
from .problems import unreadable

MESSAGE_CHARACTERS = 1024

Spoken = Play | Why | AskHint | AskProposal | Say | Mute | Undo | Agree | Take

_from_browser: TypeAdapter[Spoken] = TypeAdapter(FromBrowser)
_read = _from_browser.validator.validate_json  # every message passes here, past the adapter's own arguments


def understood(text: str) -> Spoken:
    if len(text) > MESSAGE_CHARACTERS:
        raise Refusal("problem-too-long")
    try:
        said: Spoken = _read(text)
        return said
    except ValidationError as error:
        raise unreadable(error.errors()[0]["type"], error.errors()[0]["loc"]) from error


class _Named(BaseModel):
    """The part of a message that names it, to say which one is refused."""

    id: Annotated[str, Field(max_length=40)]


def id_in(text: str) -> str | None:
    try:
        return _Named.model_validate_json(text).id if len(text) <= MESSAGE_CHARACTERS else None
    except ValidationError:
        return None
