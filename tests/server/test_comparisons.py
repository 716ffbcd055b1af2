"""What does an edition change? Asked by those who see it, played by the workers behind everything else, and kept."""

import asyncio
import copy
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from parlour.games import find
from parlour.measure.comparison import compare_editions, watch_pairs
from parlour.measure.playing import Setting
from parlour.server.db.queries import comparisons as stored
from parlour.server.domain.comparisons import KeptComparison
from parlour.server.domain.editions import StoredEdition
from parlour.server.domain.people import Guest
from parlour.server.domain.refusals import Refusal
from parlour.server.http.house import House
from parlour.server.http.limits import Limits
from parlour.server.people import comparisons
from parlour.server.people.editions import drafted
from parlour.server.room.thinking import Rank, Thinking

from .people import Browser, Json, serving, visiting
from .test_editions import key, made, zero
from .test_rooms import ANN, BOB

Visit = Callable[[], Browser]
HERE = "192.0.2.1"
WISH = {"players": 2, "level": "greedy", "games": 100}


def ask(browser: Browser, edition: str, status: int = 200, **wish: Any) -> Json:
    answer: Json = browser.post(f"/api/editions/{edition}/comparisons", WISH | wish, status=status)
    return answer


def answered(browser: Browser, asked: Json) -> Json:
    for _ in range(600):
        found: Json = browser.get(f"/api/comparisons/{asked['id']}")
        if found["over"]:
            return found
        time.sleep(0.1)
    raise AssertionError("not answered")


def test_it_is_asked_answered_kept_and_the_same_as_from_the_command_line(ann: Browser) -> None:
    edition = made(ann)
    asked = ask(ann, edition["id"])
    assert (asked["over"], asked["found"], asked["current"], asked["yours"]) == (False, None, True, True)
    found = answered(ann, asked)
    assert (found["done"], found["found"]["games"], found["found"]["edition"]) == (100, 100, "Mine")
    assert [measure["name"] for measure in found["found"]["measures"]] == [
        "first",
        "moves",
        "spread",
        "margin",
        "decided",
    ]
    assert {deed["name"]["value"] for deed in found["found"]["deeds"] if deed["changed"]} <= {0, 10}
    assert "cards, rock, values" in [one["where"] for one in found["found"]["differences"]]
    (listed,) = ann.get(f"/api/editions/{edition['id']}/comparisons")
    assert listed == {name: value for name, value in found.items() if name != "found"}
    assert ask(ann, edition["id"])["id"] == asked["id"]  # the same question is answered once

    spec = find("ninjan")
    own = spec.editions.read(ann.http.get(f"/api/editions/{edition['id']}/file").text)
    standard = Setting("ninjan", 2, spec.facts.settle_options({}), ("greedy",), comparisons.SEED)
    whole = watch_pairs((standard, replace(standard, edition=own.text)), (0, 100), seconds=600)
    expected = compare_editions(spec, (spec.editions.read(), own), whole).json()
    for told, due in zip(found["found"]["measures"], expected["measures"], strict=True):
        assert told["change"]["mean"] == pytest.approx(due["change"]["mean"])
    assert len(found["found"]["deeds"]) == len(expected["deeds"])


def test_who_sees_the_edition_may_ask_and_see(club: Visit) -> None:
    ann, eve = club(), club()
    edition = made(ann)
    asked = ask(ann, edition["id"])
    assert key(ask(eve, edition["id"], status=404)) == "problem-no-such-edition"
    for path in (f"/api/editions/{edition['id']}/comparisons", f"/api/comparisons/{asked['id']}"):
        eve.get(path, status=404)
    eve.post(f"/api/comparisons/{asked['id']}/stop", status=404)
    answered(ann, asked)
    ann.http.put(f"/api/editions/{edition['id']}", json={"version": 1, "shared": True})
    seen = eve.get(f"/api/comparisons/{asked['id']}")
    assert (seen["yours"], seen["over"]) == (False, True)
    assert key(eve.post(f"/api/comparisons/{asked['id']}/stop", status=403)) == "problem-not-yours"
    hers = ask(eve, edition["id"], players=3)
    assert hers["yours"]
    assert ann.post(f"/api/comparisons/{hers['id']}/stop")["over"]  # it is Ann's edition
    eve.delete("/api/me", {})
    assert len(ann.get(f"/api/editions/{edition['id']}/comparisons")) == 2
    ann.delete(f"/api/editions/{edition['id']}")
    ann.get(f"/api/comparisons/{asked['id']}", status=404)


@pytest.mark.parametrize(
    ("wish", "status"),
    [({"players": 9}, 400), ({"players": 0}, 400), ({"level": "expert"}, 400), ({"games": 10**6}, 400)],
)
def test_what_cannot_be_played_is_refused(ann: Browser, wish: Json, status: int) -> None:
    ask(ann, made(ann)["id"], status=status, **wish)


def test_nothing_to_compare(ann: Browser) -> None:
    wrong = zero()
    wrong["cards"][1]["values"] = [1, 2]
    assert key(ask(ann, made(ann, wrong)["id"], status=400)) == "problem-edition-wrong"
    same = copy.deepcopy(find("ninjan").editions.standard()) | {"name": "A copy"}
    assert key(ask(ann, made(ann, same)["id"], status=409)) == "problem-edition-same"


def test_what_was_found_belongs_to_the_edition_as_it_was(ann: Browser) -> None:
    edition = made(ann)
    answered(ann, ask(ann, edition["id"]))
    other = zero("Changed")
    other["cards"][1] |= {"values": [*range(-6, 10)], "source": "yours"}
    ann.http.put(f"/api/editions/{edition['id']}", json={"version": 1, "content": other})
    (kept,) = ann.get(f"/api/editions/{edition['id']}/comparisons")
    assert kept["current"] is False
    assert ask(ann, edition["id"])["id"] != kept["id"]


def test_what_a_person_is_told_about_them(ann: Browser) -> None:
    edition = made(ann)
    answered(ann, ask(ann, edition["id"]))
    assert [one["edition"] for one in ann.get("/api/me/data")["comparisons"]] == [edition["id"]]


def test_a_restart_in_the_middle_changes_nothing(db: Any) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann = visit()
        edition = made(ann)
        whole = answered(ann, ask(ann, edition["id"]))["found"]
        asked = ask(ann, edition["id"], level="medium")
        cookies = ann.http.cookies
    with serving(db) as address, visiting(address) as visit:
        ann = visit()
        ann.http.cookies = cookies
        found = answered(ann, asked)
        assert (found["done"], found["found"]["games"]) == (100, 100)
        assert ann.get(f"/api/comparisons/{ask(ann, edition['id'])['id']}")["found"] == whole


# --- inside one process -----------------------------------------------------------------------------


class Slow:
    """Workers that wait for a sign before every job."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.asked = 0

    async def compare(self, settings: tuple[Setting, Setting], span: Any, seconds: float, payer: str) -> Any:
        self.asked += 1
        await self.go_on.wait()
        return watch_pairs(settings, span, 0.0)  # one deal


async def an_edition(house: House, guest: str, name: str = "Mine") -> StoredEdition:
    return await house.editions.make(Guest(guest), drafted("ninjan", zero(name)))


def in_house(db: Path, work: Callable[[House, Slow], Any]) -> None:
    async def whole() -> None:
        house = House(f"sqlite:///{db}", page=db.parent, bot_pause=0.0, bot_workers=1, limits=Limits())
        async with house.open():
            slow = Slow()
            house.comparisons._workers = slow
            await work(house, slow)

    asyncio.run(whole())


async def begun(house: House, edition: StoredEdition, guest: str = ANN, players: int = 2) -> KeptComparison:
    return await house.comparisons.ask(edition, guest, HERE, players, "greedy", 100)


def test_one_at_a_time_and_few_from_one_address(db: Path) -> None:
    async def work(house: House, slow: Slow) -> None:
        editions = [await an_edition(house, guest) for guest in (ANN, BOB, "carol", "dora")]
        kept = await begun(house, editions[0])
        assert (await begun(house, editions[0])).id == kept.id  # the same question is no other one
        both = await asyncio.gather(
            *(begun(house, editions[0], players=players) for players in (3, 4)), return_exceptions=True
        )
        assert [str(one) for one in both] == ["problem-one-comparison"] * 2
        for edition in editions[1:3]:
            await begun(house, edition, edition.guest)
        with pytest.raises(Refusal, match="problem-one-comparison"):
            await begun(house, editions[3], "dora")  # the fourth from this address
        await house.comparisons.ask(editions[3], "dora", "192.0.2.2", 2, "greedy", 100)

    in_house(db, work)


def test_stopped_it_keeps_what_was_played(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparisons, "HEARD_SECONDS", 0.0)

    async def work(house: House, slow: Slow) -> None:
        edition = await an_edition(house, ANN)
        kept = await begun(house, edition)
        slow.go_on.set()
        async with asyncio.timeout(60):
            while slow.asked < 8:
                await asyncio.sleep(0.01)
        stopped = await house.comparisons.stop(kept)
        assert stopped.over
        assert 2 <= stopped.done < 100
        assert stopped.found
        assert stopped.found["games"] == stopped.done
        slow.go_on.clear()
        again = await begun(house, edition)  # what was stopped makes room for the whole
        assert again.id != kept.id
        assert [one.id for one in await house.comparisons.of_edition(edition)] == [again.id]
        slow.go_on.set()
        await house.comparisons.stop(again)

    in_house(db, work)


def test_what_nobody_plays_any_more_is_begun_again_by_whoever_looks(db: Path) -> None:
    async def work(house: House, slow: Slow) -> None:
        edition = await an_edition(house, ANN)
        kept = await begun(house, edition)
        await house.comparisons.close()
        assert (await house.comparisons.look(kept, edition, HERE)).done == 0
        assert [*house.comparisons._running] == [kept.id]
        await house.comparisons.look(kept, edition, HERE)
        assert len(house.comparisons._running) == 1
        # Elsewhere it may still be played.
        await house.comparisons.close()
        house.storage.shared = True
        fresh = await house.storage.read(lambda db: stored.get(db, kept.id))
        assert fresh
        await house.comparisons.look(fresh, edition, HERE)
        assert not house.comparisons._running
        lost = fresh.heard_at - timedelta(seconds=2 * comparisons.LOST_SECONDS)
        await house.storage.write(lambda db: stored.go_on(db, kept.id, 5, lost))
        old = await house.storage.read(lambda db: stored.get(db, kept.id))
        assert old
        await asyncio.gather(*(house.comparisons.look(old, edition, HERE) for _ in range(2)))
        assert len(house.comparisons._running) == 1
        house.storage.shared = False

    in_house(db, work)


def test_an_edition_that_has_changed_cannot_be_played_as_it_was(db: Path) -> None:
    async def work(house: House, slow: Slow) -> None:
        edition = await an_edition(house, ANN)
        kept = await begun(house, edition)
        await house.comparisons.close()
        changed = await house.editions.change(edition, 1, drafted("ninjan", zero("Other")))
        found = await house.comparisons.look(kept, changed, HERE)
        assert (found.over, found.found) == (True, None)

    in_house(db, work)


def test_a_failure_ends_it(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, slow: Slow) -> None:
        async def fail(*_: Any) -> Any:
            raise RuntimeError("a worker has failed")

        monkeypatch.setattr(slow, "compare", fail)
        edition = await an_edition(house, ANN)
        kept = await begun(house, edition)
        async with asyncio.timeout(60):
            while house.comparisons._running:
                await asyncio.sleep(0.01)
        (found,) = await house.comparisons.of_edition(edition)
        assert (found.id, found.over, found.found) == (kept.id, True, None)

    in_house(db, work)


def test_the_time_left_follows_from_the_time_taken() -> None:
    now = datetime.now(UTC)
    kept = KeptComparison("a", "e", "d", 1, None, 2, "greedy", 100, now, now - timedelta(seconds=10), now, done=25)
    assert kept.seconds_left == pytest.approx(30)
    assert replace(kept, done=0).seconds_left is None
    assert replace(kept, over=True).seconds_left is None


def test_moves_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one worker, a bot that somebody waits for is asked before the next slice; slices are short."""
    order: list[str] = []

    async def work() -> None:
        thinking = Thinking(1)
        spec = find("ninjan")
        setting = Setting("ninjan", 2, spec.facts.settle_options({}), ("greedy",), 1)

        async def compare(name: str) -> None:
            await thinking.compare((setting, setting), (0, 100_000), 0.05, HERE)
            order.append(name)

        async def move() -> None:
            async with thinking._line.turn("ann", 1.0, Rank.MOVE):
                order.append("move")

        slices = [asyncio.create_task(compare(f"slice {number}")) for number in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.gather(*slices, move())
        await thinking.close()

    asyncio.run(work())
    assert order.index("move") <= 1
