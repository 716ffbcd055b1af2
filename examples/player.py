"""A program that plays at a Parlour server: any legal move, until the game is over. docs/bots.md explains it.

    python3 player.py http://127.0.0.1:8000          a game of Ninjan against a bot of the server
    python3 player.py http://127.0.0.1:8000 LINK     at the table with that link, if programs may sit there

The token is in the environment variable PARLOUR_TOKEN. Needs: pip install websockets
"""

import json
import os
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

SERVER, *LINK = (word.rstrip("/") for word in sys.argv[1:])
HEADERS = {"Authorization": "Bearer " + os.environ["PARLOUR_TOKEN"], "Content-Type": "application/json"}


def choose(view: Any) -> str:
    """Your idea goes here: `view` is all that the seat may know, `view["moves"]` what it may do."""
    return str(random.choice(view["moves"])["move"])


def post(path: str, body: Any) -> Any:
    with urlopen(Request(SERVER + path, json.dumps(body).encode(), HEADERS)) as answer:
        return json.load(answer)


def play(table: str) -> Any:
    """Play until the game is over, or the connection is. Returns the result if it is over."""
    view = answered = None
    with connect(SERVER.replace("http", "ws", 1) + "/ws/tables/" + table, additional_headers=HEADERS) as socket:
        for message in map(json.loads, socket):
            if message["type"] in ("update", "draft"):  # a draft: one step of a move is made, and more must follow
                view = message["view"]
            elif message["type"] == "refused":
                if message["id"] is None:
                    sys.exit("Refused: " + message["problem"]["text"]["key"])
                answered = None  # something else happened first: choose again
            if view and view["over"]:
                return view["result"]
            if view and view["moves"] and answered != (view["turn"], view["draft"]):
                answered = view["turn"], view["draft"]
                move = " ".join([*view["draft"], choose(view)])
                socket.send(json.dumps({"type": "play", "id": "1", "turn": view["turn"], "move": move}))
    return None


seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
table = LINK[0].rsplit("/", 1)[-1] if LINK else post("/api/tables", {"game": "ninjan", "seats": seats})["id"]
if LINK:
    post(f"/api/tables/{table}/join", {})
print(f"Playing at {SERVER}/t/{table}", flush=True)
while not (result := play(table)):
    time.sleep(1)
print("Scores by seat:", result["scores"], "- won by seat", *result["winners"])
