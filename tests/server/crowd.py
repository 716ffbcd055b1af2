"""Many people at many tables, who play as fast as they can and remember everything they were told."""

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlour.server.db.connections import connect as open_database
from parlour.server.db.schema import entries

from .people import PATIENCE, Browser


@dataclass
class Player:
    """Somebody in a seat. What is sent and never answered is sent again on the next visit."""

    table: str
    seat: int
    cookie: str
    picks: random.Random
    sent: list[str] = field(default_factory=list)  # by turn
    accepted: dict[int, int] = field(default_factory=dict)  # the number in the log by turn
    heard: int = 0  # the last number told
    over: bool = False
    closed_with: int | None = None

    async def visit(self, address: str) -> None:
        """Play until the game is over or the line breaks."""
        url = f"{address.replace('http', 'ws')}/ws/tables/{self.table}?after={self.heard}"
        line = None
        try:
            async with connect(url, additional_headers={"Cookie": self.cookie}, open_timeout=PATIENCE) as line:
                for turn in range(len(self.sent)):
                    if turn not in self.accepted:
                        await self._say(line, turn)
                while not self._done():
                    await self._hear(line, json.loads(await line.recv()))
        except (WebSocketException, OSError):
            self.closed_with = line.close_code if line else None

    def _done(self) -> bool:
        return self.over and len(self.accepted) == len(self.sent)

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        assert message["type"] != "refused", message
        if message["type"] == "accepted":
            turn = int(message["id"])
            assert self.accepted.setdefault(turn, message["number"]) == message["number"]
        if message["type"] == "update" and message["view"]:
            view = message["view"]
            self.heard, self.over = view["number"], view["over"]
            if view["moves"] and view["turn"] == len(self.sent):
                self.sent.append(self.picks.choice(view["moves"])["move"])
                await self._say(line, view["turn"])

    async def _say(self, line: Any, turn: int) -> None:
        with suppress(ConnectionClosed):  # there may still be letters to read
            await line.send(json.dumps({"type": "play", "id": str(turn), "turn": turn, "move": self.sent[turn]}))


class Crowd:
    def __init__(self, tables: int, seed: int) -> None:
        self._tables = tables
        self._picks = random.Random(seed)
        self.players: list[Player] = []
        self._gone: list[Player] = []
        self._left = False  # nobody is there any more: all games are over, or all lines broken

    def sit_down(self, address: str) -> None:
        """Let new people come until so many tables are being played at."""
        self._left = False
        self._gone += [player for player in self.players if player._done()]
        self.players = [player for player in self.players if not player._done()]
        while len(self.players) < 2 * self._tables:
            ann, bob = Browser(address), Browser(address)
            for browser in (ann, bob):
                browser.get("/api/me")
            table = ann.make("me", "open")
            bob.join(table)
            for seat, browser in enumerate((ann, bob)):
                picks = random.Random(self._picks.random())
                self.players.append(Player(table, seat, browser.cookie, picks))
                browser.http.close()

    async def play(self, *addresses: str) -> None:
        """Until all games are over or all lines are broken; the people of a table come through different addresses."""
        visits = [player.visit(addresses[player.seat % len(addresses)]) for player in self.players]
        try:
            await asyncio.gather(*visits)
        finally:
            self._left = True

    async def has_played(self, moves: int) -> None:
        """Until so many more moves have been accepted, or everybody has left."""
        wanted = self._accepted() + moves
        while self._accepted() < wanted and not self._left:
            await asyncio.sleep(0.001)

    def _accepted(self) -> int:
        return sum(len(player.accepted) for player in self.players)

    def check(self, db: str, nothing_open: bool = False) -> None:
        """Every accepted move is stored, and no other but those whose answers did not arrive."""
        engine = open_database(db)
        with engine.connect() as connection:
            rows = connection.execute(sa.select(entries).order_by(entries.c.number)).all()
        engine.dispose()
        for player in self.players + self._gone:
            log = [row for row in rows if row.table_id == player.table]
            assert [row.number for row in log] == list(range(1, len(log) + 1)), "numbers without gaps"
            assert player.heard <= len(log), "somebody heard of what is not stored"
            made = [row for row in log if row.kind == "move" and row.seat == player.seat]
            assert [row.what for row in made] == player.sent[: len(made)], "nothing else, and nothing twice"
            told = [made[turn].number for turn in sorted(player.accepted)]
            assert told == [player.accepted[turn] for turn in sorted(player.accepted)]
            unanswered = len(made) - len(player.accepted)
            # The news of a move may come before the answer to it, and the next move be on its way by then.
            assert 0 <= unanswered <= (0 if nothing_open else 2)
