"""Plays at a server of this version and keeps its database, so that later versions can be tested with it:

    python tools/keep_database.py tests/server/released/0.5.0

writes 0.5.0.sql.gz (the database as SQL) and 0.5.0.json (the people with their cookies, and what the server said of
the tables). Run it once for every release. It asks the server what it can do, so it worked with the first one too.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PASSWORD = "correct horse battery"
SOME_MOVES = 9
CLOCK = {"kind": "bank", "seconds": 14 * 24 * 3600, "increment": 60}

Json = dict[str, Any]


class Person:
    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60.0)
        self.id = self.ask("GET", "/api/me")["id"]
        self.name = name
        self.ask("PATCH", "/api/me", {"name": name, "language": "en"})

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        answer = self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def at(self, table: str) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        return connect(url, additional_headers={"Cookie": self.cookie})


class Player:
    """Somebody at a table, who makes legal moves."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Json = {}
        self.wait_for("update")

    def wait_for(self, *types: str) -> Json:
        while True:
            message: Json = json.loads(self.socket.recv(60.0))
            if message["type"] in ("update", "draft"):
                self.view = message["view"]
            if message["type"] in types:
                return message

    def move(self, picks: random.Random) -> None:
        """One move, with all its steps where the server wants them together."""
        answer: Json = {"type": "draft"}
        while answer["type"] == "draft":
            move = " ".join([*self.view.get("draft", []), picks.choice(self.view["moves"])["move"]])
            self.say("play", turn=self.view["turn"], move=move)
            answer = self.wait_for("accepted", "refused", "draft")
        assert answer["type"] == "accepted", answer

    def catch_up(self) -> None:
        """Read all that was sent before the answer to a question."""
        self.say("why", move="?")
        self.wait_for("because", "refused")

    def say(self, what: str, **rest: Any) -> None:
        self.socket.send(json.dumps({"type": what, "id": "1", **rest}))


def play(people: list[Person], table: str, moves: int | None) -> None:
    """That many moves, or the whole game."""
    picks = random.Random(table)
    with ExitStack() as stack:
        players = [Player(stack.enter_context(person.at(table))) for person in people]
        made = 0
        while not players[0].view["over"] and made != moves:
            mover = next((player for player in players if player.view["moves"]), None)
            if mover is None:  # a bot's turn
                players[0].wait_for("update")
                continue
            mover.move(picks)
            made += 1
            for player in players:
                player.catch_up()


def open_table(host: Person, game: str, seats: list[Json], rest: Json) -> str:
    return str(host.ask("POST", "/api/tables", {"game": game, "seats": seats, **rest})["id"])


def duel(ann: Person, bob: Person, game: str, moves: int | None, rest: Json) -> str:
    table = open_table(ann, game, [{"kind": "me"}, {"kind": "open"}], rest)
    bob.ask("POST", f"/api/tables/{table}/join", {})
    play([ann, bob], table, moves)
    return table


def fill(address: str) -> Json:
    """Accounts, chat, and of every game a finished and a running table; returns what must stay true."""
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    api = ann.ask("GET", "/api/openapi.json")
    if "/api/account" in api["paths"]:
        ann.ask("POST", "/api/account", {"name": "Ann", "password": PASSWORD})
    known = api["components"]["schemas"]["NewTable"]["properties"]
    rest = {"listed": True} if "listed" in known else {}
    tables = []
    for game in (game["code"] for game in ann.ask("GET", "/api/games")):
        tables.append(duel(ann, bob, game, None, rest))
        tables.append(duel(ann, bob, game, SOME_MOVES, rest | ({"clock": CLOCK} if "clock" in known else {})))
    with_bot = open_table(bob, game, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], rest)
    play([bob], with_bot, 3)
    tables += [with_bot, open_table(ann, game, [{"kind": "me"}, {"kind": "open"}], rest)]
    if "/api/people/{name}" in api["paths"]:  # since then people can chat
        with bob.at(tables[1]) as socket:
            chatting = Player(socket)
            chatting.say("say", text="Good luck!")
            chatting.wait_for("accepted")
    return {
        "people": [{"id": one.id, "name": one.name, "cookie": one.cookie} for one in (ann, bob)],
        "tables": [_told(ann, table) for table in tables],
        "ratings": _ratings(ann, api),
    }


def _told(person: Person, table: str) -> Json:
    info = person.ask("GET", f"/api/tables/{table}")
    told = {"id": table, "game": info["game"], "state": info["state"], "commitment": info["commitment"]}
    if info["state"] == "over":
        record = person.ask("GET", f"/api/tables/{table}/record")
        told |= {"moves": len(record["moves"]), "scores": record["result"]["scores"]}
    elif info["state"] == "playing":
        with person.at(table) as socket:
            view = Player(socket).view
            told |= {"number": view["number"], "waiting": view["waiting"]}
    return told


def _ratings(person: Person, api: Json) -> list[Json]:
    if "/api/people/{name}" not in api["paths"]:
        return []
    strengths: list[Json] = person.ask("GET", "/api/people/Ann")["strengths"]
    return strengths


@contextmanager
def serving(db: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--db", f"sqlite:///{db}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait()


def main() -> None:
    kept = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as place:
        db = Path(place, "parlour.sqlite3")
        with serving(db) as address:
            told = fill(address)
        dump = "\n".join(sqlite3.connect(db).iterdump())
    kept.with_name(kept.name + ".sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    kept.with_name(kept.name + ".json").write_text(json.dumps(told) + "\n")


if __name__ == "__main__":
    main()
