"""Everything that the server itself may refuse. What a game's rules refuse comes from the table."""

from typing import Any

from ...table import BadInput, Illegal

# The key of the sentence in the Fluent catalogue, and the HTTP status it goes with.
STATUS = {
    "problem-input": 400,
    "problem-too-long": 400,
    "problem-name": 400,
    "problem-password": 400,
    "problem-said": 400,
    "problem-nobody-plays": 400,
    "problem-bot-level": 400,
    "problem-here-name": 400,
    "problem-one-seat-each": 400,
    "problem-no-such-seat": 400,
    "problem-no-such-moment": 400,
    "problem-token": 401,
    "problem-other-site": 403,
    "problem-not-seated": 403,
    "problem-not-taken": 403,
    "problem-not-yours": 403,
    "problem-wrong-password": 403,
    "problem-chat-watching": 403,
    "problem-no-programs": 403,
    "problem-people-only": 403,
    "problem-no-tutor": 403,
    "problem-no-such-page": 404,
    "problem-no-such-table": 404,
    "problem-no-such-person": 404,
    "problem-no-such-program": 404,
    "problem-no-such-edition": 404,
    "problem-no-such-comparison": 404,
    "problem-method": 405,
    "problem-name-taken": 409,
    "problem-has-account": 409,
    "problem-no-account": 409,
    "problem-too-many-programs": 409,
    "problem-too-many-editions": 409,
    "problem-edition-stale": 409,
    "problem-edition-same": 409,
    "problem-no-open-seat": 409,
    "problem-seat-taken": 409,
    "problem-already-seated": 409,
    "problem-already-started": 409,
    "problem-not-started": 409,
    "problem-not-over": 409,
    "problem-not-reviewed": 409,
    "problem-no-branch": 409,
    "problem-too-many-branches": 409,
    "problem-stale": 409,
    "problem-not-absent": 409,
    "problem-no-undo": 409,
    "problem-undo-open": 409,
    "problem-old-rules": 409,
    "problem-unfinished-games": 409,
    "problem-too-fast": 429,
    "problem-one-question": 429,
    "problem-one-comparison": 429,
    "problem-too-many-attempts": 429,
    "problem-busy": 429,
    "problem-chat-too-fast": 429,
    "problem-server": 500,
    "problem-storage": 503,
}


class Refusal(Exception):
    """A request that the server refuses. Its connection stays open.

    >>> Refusal("problem-no-such-table").status
    404
    """

    rule: str | None = None

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.status = STATUS[key]
        self.text: dict[str, Any] = {"key": key, "args": dict(args)}

    @property
    def is_ours(self) -> bool:
        """Whether the server cannot do it at the moment. The client did nothing wrong."""
        return self.status >= 500


class TableRefusal(Refusal):
    """The table refuses a move, or the options of a new game."""

    def __init__(self, error: Illegal | BadInput) -> None:
        Exception.__init__(self, error)
        self.status = 409 if isinstance(error, Illegal) else 400
        self.text, self.rule = error.text, error.rule
