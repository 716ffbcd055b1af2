"""The programs of `make load`: players like those in examples/, each with a token of its own, two at every table."""

import asyncio
import json
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import httpx
from load_client import Report
from websockets.asyncio.client import connect

PROGRAMS_AN_OWNER = 10
WISH = {"game": "ninjan", "options": {"deals": "3"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
PASSWORD = "correct horse battery"

Token = dict[str, str]  # as the header that carries it


def tokens(address: str, count: int) -> list[Token]:
    """As many programs, each with its token, made by people with accounts."""
    found: list[Token] = []
    while len(found) < count:
        with httpx.Client(base_url=address, timeout=60.0) as owner:
            name = f"Owner {len(found)}"
            owner.post("/api/account", json={"name": name, "password": PASSWORD}).raise_for_status()
            for _ in range(min(PROGRAMS_AN_OWNER, count - len(found))):
                made = owner.post("/api/programs", json={"name": f"Program {len(found)}"}).raise_for_status()
                found.append({"Authorization": f"Bearer {made.json()['token']}"})
    return found


def play(address: str, known: list[Token], seconds: float) -> Report:
    """Two at each table play game after game for that time; those that run then are played to their end."""
    return asyncio.run(_play(address, known, seconds))


async def _play(address: str, known: list[Token], seconds: float) -> Report:
    report = Report()
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=address, timeout=60.0) as http:
        pairs = [_Pair(http, address, known[place : place + 2], report) for place in range(0, len(known), 2)]
        await asyncio.gather(*(pair.play_until(began + seconds) for pair in pairs))
    report.seconds = time.perf_counter() - began
    report.moves = len(report.accepted)
    return report


@dataclass
class _Pair:
    """Two programs that play against each other."""

    http: httpx.AsyncClient
    address: str
    tokens: list[Token]
    report: Report

    async def play_until(self, end: float) -> None:
        while time.perf_counter() < end:
            table = (await self._post(0, "/api/tables", WISH))["id"]
            await self._post(1, f"/api/tables/{table}/join", {})
            games = [_Game(table), _Game(table)]
            await asyncio.gather(*(self._play(seat, games[seat]) for seat in (0, 1)))
            for one, other in (games, games[::-1]):
                self.report.accepted += one.accepted
                self.report.refused += one.refused
                self.report.latencies += [other.seen_at(number) - at for number, at in one.sent.items()]

    async def _post(self, seat: int, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body, headers=self.tokens[seat])
        return answer.raise_for_status().json()

    async def _play(self, seat: int, game: "_Game") -> None:
        url = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{game.table}"
        async with connect(url, additional_headers=self.tokens[seat]) as socket:
            while not game.is_over:
                game.hear(json.loads(await socket.recv()))
                if move := game.next_move():
                    await socket.send(json.dumps({"type": "play", "id": "1", "turn": game.view["turn"], "move": move}))


@dataclass
class _Game:
    """A game as one of its two players sees it."""

    table: str
    view: Any = None
    answered: int = -1  # the last turn in which it has sent a move
    unanswered: deque[tuple[str, float]] = field(default_factory=deque)  # own moves, and when each was sent
    sent: dict[int, float] = field(default_factory=dict)  # when each own move was sent, by its number in the log
    seen: dict[int, float] = field(default_factory=dict)  # when an entry was known here
    accepted: list[tuple[str, int, str]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    @property
    def is_over(self) -> bool:
        return self.view is not None and bool(self.view["over"]) and not self.unanswered

    def hear(self, message: Any) -> None:
        match message["type"]:
            case "update":
                self.view = message["view"]
                self.seen[self.view["number"]] = time.perf_counter()
            case "accepted":
                move, self.sent[message["number"]] = self.unanswered.popleft()
                self.accepted.append((self.table, message["number"], move))
            case "refused":
                self.unanswered.popleft()
                self.refused.append(message["problem"]["text"]["key"])

    def next_move(self) -> str | None:
        """The move to send now: one in every turn."""
        if not self.view or not self.view["moves"] or self.view["turn"] <= self.answered:
            return None
        self.answered = self.view["turn"]
        move: str = random.choice(self.view["moves"])["move"]
        self.unanswered.append((move, time.perf_counter()))
        return move

    def seen_at(self, number: int) -> float:
        """When it knew of that entry. A later update may have told of it."""
        return min(at for known, at in self.seen.items() if known >= number)
