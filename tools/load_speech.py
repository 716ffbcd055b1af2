"""What the people of `make load` say to each server, and what they make of its answers.

Parlour speaks the protocol of docs/protocol.md, boardgame.io the one of its own client: socket.io with JSON.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import httpx
from pydantic_core import from_json

ANSWER_SECONDS = 30.0  # what is not answered by then never will be


@dataclass(frozen=True)
class Made:
    """A table, and what each of the two who sit there shows to be let in: a cookie, or credentials."""

    id: str
    passes: tuple[str, str]


class News(NamedTuple):
    """What a message says. A turn is the number of a seat's move, from 0; `number` that of a move at the table."""

    number: int = -1
    turn: int = -1  # to be made next, one of `moves`
    moves: Sequence[str] = ()
    over: bool = False
    accepted: tuple[int, int] | None = None  # the turn, and the number it got
    refused: str = ""


class Speech(ABC):
    """One seat's way to talk to a server. `say` is set once the socket is there."""

    path: str
    cookie = ""
    say: Callable[[str], None]

    def __init__(self, made: Made, seat: int) -> None:
        self.made = made
        self.seat = seat

    @abstractmethod
    def read(self, content: bytes) -> News | None: ...

    @abstractmethod
    def play(self, turn: int, move: str) -> None: ...


_http = httpx.Client(timeout=ANSWER_SECONDS)


def _ask(url: str, body: dict[str, Any]) -> tuple[Any, str]:
    """The answer to somebody new, and the cookie they got."""
    response = _http.post(url, json=body)
    response.raise_for_status()
    cookie = "; ".join(f"{name}={value}" for name, value in response.cookies.items())
    _http.cookies.clear()
    return response.json(), cookie


# --- Parlour ---------------------------------------------------------------------------------------


def make_parlour_table(address: str, bots: Sequence[str]) -> Made:
    """Two people whom nobody has seen before, at a table of their own."""
    seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": level} for level in bots)]
    made, ann = _ask(f"{address}/api/tables", {"game": "ninjan", "options": {"deals": "3"}, "seats": seats})
    _, bob = _ask(f"{address}/api/tables/{made['id']}/join", {})
    return Made(made["id"], (ann, bob))


class ParlourSpeech(Speech):
    def __init__(self, made: Made, seat: int) -> None:
        super().__init__(made, seat)
        self.path = f"/ws/tables/{made.id}"
        self.cookie = made.passes[seat]

    def read(self, content: bytes) -> News | None:
        message = from_json(content)
        kind, view = message["type"], message.get("view")
        if kind == "update" and view:
            return News(view["number"], view["turn"], [move["move"] for move in view["moves"]], view["over"])
        if kind == "accepted":
            return News(accepted=(int(message["id"]), message["number"]))
        return News(refused=message["problem"]["text"]["key"]) if kind == "refused" else None

    def play(self, turn: int, move: str) -> None:
        self.say(f'{{"type":"play","id":"{turn}","turn":{turn},"move":"{move}"}}')


# --- boardgame.io ----------------------------------------------------------------------------------


def make_boardgame_table(address: str, _bots: Sequence[str]) -> Made:
    made, _ = _ask(f"{address}/games/ninjan/create", {"numPlayers": 2})
    join = f"{address}/games/ninjan/{made['matchID']}/join"
    ann, _ = _ask(join, {"playerID": "0", "playerName": "Ann"})
    bob, _ = _ask(join, {"playerID": "1", "playerName": "Bob"})
    return Made(made["matchID"], (ann["playerCredentials"], bob["playerCredentials"]))


class BoardgameSpeech(Speech):
    """Packets of engine.io and socket.io: `0` opens, `40` connects, `42` is an event, `2` and `3` are ping and pong."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def read(self, content: bytes) -> News | None:
        if content.startswith((b'42/ninjan,["update"', b'42/ninjan,["sync"')):
            return self._look(from_json(content[10:]))
        if content.startswith(b"0"):
            self.say("40/ninjan,")
        elif content.startswith(b"40"):
            self._emit("sync", self.made.id, str(self.seat), self.made.passes[self.seat], 2)
        elif content == b"2":
            self.say("3")
        return None

    def _look(self, event: list[Any]) -> News:
        said = event[2]
        state, log = (said["state"], []) if event[0] == "sync" else (said, event[3])
        game, mine, number = state["G"], str(self.seat), state["_stateID"]
        turn = game["turns"][self.seat]
        made = any(entry["action"]["payload"]["playerID"] == mine for entry in log)
        return News(number, turn, self._moves(game), "gameover" in state["ctx"], (turn - 1, number) if made else None)

    def _moves(self, game: Any) -> list[str]:
        if game["order"]:
            return [f"place {pile}" for pile in game["options"]] if game["order"][0] == self.seat else []
        hand = game["hands"][self.seat]
        return [] if game["chosen"][self.seat] else [f"choose {card}" for card in range(len(hand))]

    def play(self, turn: int, move: str) -> None:
        kind, what = move.split()
        seat = str(self.seat)
        made = {"type": kind, "args": [int(what)], "playerID": seat, "credentials": self.made.passes[self.seat]}
        self._emit("update", {"type": "MAKE_MOVE", "payload": made}, 0, self.made.id, seat)

    def _emit(self, *event: Any) -> None:
        self.say(f"42/ninjan,{json.dumps(event)}")


SPEECHES: dict[str, type[Speech]] = {"Parlour": ParlourSpeech, "boardgame.io": BoardgameSpeech}
MAKERS: dict[str, Callable[[str, Sequence[str]], Made]] = {
    "Parlour": make_parlour_table,
    "boardgame.io": make_boardgame_table,
}
