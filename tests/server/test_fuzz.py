"""The house stays up whatever is sent to it: the HTTP interface by its own schema, the sockets by anything at all."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from schemathesis import Case, GenerationMode
from schemathesis.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from parlour.server.http.limits import Limits
from parlour.server.http.routes import games, people, tables
from parlour.server.ops.run import SOCKET_BYTES
from parlour.server.people.guests import COOKIE
from parlour.server.wire.messages import ToBrowser

from .people import Socket, play_on, quick_hashes, serving, visiting

pytestmark = pytest.mark.slow

BOUNDED = settings(
    max_examples=15,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def operations() -> list[tuple[str, str]]:
    """Every path and method of the interface."""
    bare = FastAPI()
    for routes in (games, tables, people):
        bare.include_router(routes.router)
    return [(path, method.upper()) for path, item in bare.openapi()["paths"].items() for method in item]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that hashes and thinks quickly."""
    db = tmp_path_factory.mktemp("fuzz") / "parlour.sqlite3"
    unhurried = Limits(messages_a_second=100_000.0, reviews_waiting=0)
    with pytest.MonkeyPatch.context() as patch, serving(db, limits=unhurried) as address:
        quick_hashes(patch)
        yield address


@pytest.fixture(scope="module")
def schema(house: str) -> Any:
    return schemathesis.openapi.from_url(f"{house}/api/openapi.json")


@pytest.fixture(scope="module")
def over(house: str) -> str:
    """A game to look back at."""
    with visiting(house) as visit:
        ann, bob = visit(), visit()
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            play_on([a, b])
    return table


@pytest.mark.parametrize(("path", "method"), operations())
def test_the_interface_keeps_to_its_schema(
    house: str, schema: Any, over: str, path: str, method: str, caplog: pytest.LogCaptureFixture
) -> None:
    operation = schema[path][method]
    kinds = [operation.as_strategy(mode) for mode in GenerationMode]
    with visiting(house) as visit:
        ann = visit()
        if "{table_id}" in path:
            real = [over, ann.make("me", "open"), ann.make("me", "greedy")]
            kinds += [operation.as_strategy(path_parameters={"table_id": table}) for table in real]

        @BOUNDED
        @given(st.one_of(kinds))
        def check(case: Case[Any]) -> None:
            cookies = {COOKIE: ann.http.cookies[COOKIE]}
            # What the schema allows may still be refused, with the reason: an unknown game, an invisible name.
            case.call_and_validate(cookies=cookies, excluded_checks=[positive_data_acceptance])

        check()
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


# --- the sockets -----------------------------------------------------------------------------------

letters = st.text(st.characters()) | st.sampled_from(["", "play", "say", "\0", "R7", "x2", "<b>", "a" * 5000])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | letters,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(letters, inner, max_size=3),
    max_leaves=8,
)
# Nearly what a browser says: the right fields, each with the right kind of value or with anything.
spoken = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "why", "say", "mute", "undo", "agree"]) | values, "id": st.just("a") | values},
    optional={
        "turn": st.integers(-1, 2) | values,
        "number": st.integers(-1, 5) | values,
        "move": st.sampled_from(["R7", "x1", "+1", "!R"]) | values,
        "text": st.just("hello") | values,
        "seat": st.integers(-1, 2) | values,
        "on": st.booleans() | values,
        "more": values,
    },
)
anything = st.text(max_size=2000) | st.binary(max_size=2000) | (values | spoken).map(json.dumps)

_to_browser: TypeAdapter[Any] = TypeAdapter(ToBrowser)


def answer_to(socket: Socket, message: str | bytes) -> Any:
    """Every message gets one answer, and everything that comes is of the protocol."""
    socket.connection.send(message)
    answer = socket.until("accepted", "refused", "because")
    for letter in socket.letters:
        _to_browser.validate_json(letter)
    socket.letters.clear()
    return answer


def test_whatever_a_socket_says_gets_an_answer(house: str, caplog: pytest.LogCaptureFixture) -> None:
    with visiting(house) as visit:
        ann, bob, eve = visit(), visit(), visit()
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as player, eve.at(table) as spectator:

            @settings(BOUNDED, max_examples=400)
            @given(anything, st.booleans())
            def check(message: str | bytes, seated: bool) -> None:
                assume(len(message) < SOCKET_BYTES)  # a longer one closes the socket
                answer = answer_to(player if seated else spectator, message)
                assert answer["type"] != "refused" or answer["problem"]["text"]["key"] != "problem-server"

            check()
            assert answer_to(player, '{"type": "why", "id": "last", "move": "R1"}')["id"] == "last"
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_socket_that_shouts_is_closed_and_nobody_else(house: str) -> None:
    with visiting(house) as visit:
        ann = visit()
        table = ann.make("me", "open")
        with ann.at(table) as loud, visit().at(table) as calm:
            loud.connection.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                loud.until("nothing more")
            assert answer_to(calm, "{")["type"] == "refused"


@pytest.mark.parametrize("after", ["", "soon", "-99999999999999999999999", "1e5", "9" * 40, "%00", "0&after=1"])
@pytest.mark.parametrize("table", ["{table}", "nothing", "%00", "..%2f..", "a" * 500])
def test_whatever_a_socket_is_opened_with(house: str, over: str, table: str, after: str) -> None:
    address = f"{house.replace('http', 'ws')}/ws/tables/{table.format(table=over)}?after={after}"
    try:
        with connect(address) as socket:
            for _ in range(2):
                said = _to_browser.validate_json(socket.recv(timeout=20))
                assert said.type in ("update", "chat", "refused")
    except (ConnectionClosed, InvalidStatus) as refused:
        code = refused.rcvd.code if isinstance(refused, ConnectionClosed) and refused.rcvd else 403
        assert code in (403, 1008, 4404)
    assert httpx.get(f"{house}/healthz").json() == {"ok": True}
