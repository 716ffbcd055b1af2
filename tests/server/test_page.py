"""The browser client's files, and what every answer says about itself."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from parlour.server.http.limits import Pace

from .people import Browser, serving


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "secret").write_text("not for you")
    built = folder / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Parlour</title>")
    (built / "favicon.svg").write_text("<svg/>")
    (built / "assets" / "main-abc123.js").write_text("play()")
    with serving(folder / "parlour.sqlite3", page=built) as address:
        yield address


def test_every_place_of_the_client_is_the_same_page(page: str) -> None:
    for path in ("/", "/t/abc", "/anything/else", "/index.html", "/%00", "/" + "x" * 5000):
        answer = httpx.get(page + path)
        assert answer.status_code == 200
        assert answer.text == "<title>Parlour</title>"
        assert answer.headers["cache-control"] == "no-cache"
        assert "set-cookie" in answer.headers


def test_files_and_words_come_packed_to_whoever_can_unpack_them(tmp_path: Path) -> None:
    built = tmp_path / "built"
    built.mkdir()
    (built / "index.html").write_text("<title>Parlour</title>")
    long = built / "long.js"
    with serving(tmp_path / "parlour.sqlite3", page=built) as address:
        for word in ("once", "again"):  # a file that has changed is packed anew
            long.write_text(f"{word}()\n" * 300 + word)
            packed = httpx.get(f"{address}/long.js")
            assert packed.text == long.read_text()
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < long.stat().st_size / 4
        plain = {"accept-encoding": "identity"}
        for path in ("/long.js", "/api/text/cs"):
            asked, unpacked = httpx.get(address + path, headers=plain), httpx.get(address + path)
            assert "content-encoding" not in asked.headers
            assert asked.text == unpacked.text
            assert asked.headers["content-type"] == unpacked.headers["content-type"]
            assert "accept-encoding" in unpacked.headers["vary"].lower()


def test_hashed_files_are_kept_for_ever(page: str) -> None:
    script = httpx.get(f"{page}/assets/main-abc123.js")
    assert script.text == "play()"
    assert "immutable" in script.headers["cache-control"]
    assert httpx.get(f"{page}/favicon.svg").headers["cache-control"] == "no-cache"
    assert httpx.get(f"{page}/assets/main-old.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/%2fetc/passwd"])
def test_no_way_out_of_the_folder(page: str, path: str) -> None:
    assert "not for you" not in httpx.get(page + path).text
    assert "root:" not in httpx.get(page + path).text


def test_without_a_built_page_it_says_how_to_build_it(tmp_path: Path) -> None:
    with serving(tmp_path / "parlour.sqlite3", page=tmp_path / "nothing") as address:
        assert "make page" in httpx.get(address).text


def test_the_browser_is_told_to_trust_only_us(address: str) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = httpx.get(address + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_server_is_up(address: str) -> None:
    assert httpx.get(f"{address}/healthz").json() == {"ok": True}


def test_unknown_parts_of_the_interface_are_problems(address: str) -> None:
    for path in ("/api/nothing", "/api/games/", "/ws/nothing"):
        answer = httpx.get(address + path)
        assert answer.status_code == 404
        assert answer.json()["text"]["key"] == "problem-no-such-page"


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/tables"), ("POST", "/api/games"), ("DELETE", "/t/abc")])
def test_a_method_that_is_not_for_this(address: str, method: str, path: str) -> None:
    answer = httpx.request(method, address + path)
    assert answer.status_code == 405
    assert answer.headers["allow"]
    assert answer.json()["text"]["key"] == "problem-method"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/api/me", "/healthz", "/api/text/en", "/api/nothing"])
def test_head_is_get_without_the_body(address: str, path: str) -> None:
    head, get = httpx.head(address + path), httpx.get(address + path)
    assert head.content == b""
    assert head.status_code == get.status_code
    assert head.headers.get("content-length") == get.headers.get("content-length")


def test_another_site_cannot_make_a_browser_act(ann: Browser, duel: str) -> None:
    for origin in ("https://evil.example", "null", "http://[", f"{ann.address}0"):
        answer = ann.http.post(f"/api/tables/{duel}/leave", headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["text"]["key"] == "problem-other-site"
        url = f"{ann.address.replace('http', 'ws')}/ws/tables/{duel}"
        headers = {"Cookie": ann.cookie, "Origin": origin}
        with pytest.raises(InvalidStatus), connect(url, additional_headers=headers):
            pass
    assert ann.http.get("/api/me", headers={"origin": "https://evil.example"}).status_code == 200


def test_long_bodies_are_refused(ann: Browser) -> None:
    def in_pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 1000

    for content in (b"x" * 10_000, in_pieces()):
        answer = ann.http.patch("/api/me", content=content)
        assert answer.status_code == 400
        assert answer.json()["text"]["key"] == "problem-too-long"


def test_bodies_that_are_no_json(ann: Browser) -> None:
    deep, large = b"[" * 4000 + b"]" * 4000, b'{"name": ' + b"7" * 5000 + b"}"
    foreign = (b'{"name": "Ann", "admin": true}', b'{"\\ud800": 1}')
    for content in (b"", b"{", b"\xff\xfe", b"[]", deep, large, *foreign):
        answer = ann.http.patch("/api/me", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["text"]["key"] == "problem-input"


def test_a_socket_is_read_at_a_steady_pace() -> None:
    pace = Pace(20)
    now = 1000.0
    read = []
    for _ in range(200):
        now += pace.wait(now)
        read.append(now)
    # After the first burst of a second's worth, no second holds more than twenty.
    assert read[19] == 1000.0
    assert all(later - earlier >= 0.999 for earlier, later in zip(read[19:], read[39:], strict=False))
