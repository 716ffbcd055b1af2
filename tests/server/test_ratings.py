"""Ratings: who wins gains, everything counts once, and games in which a stand-in moved do not count."""

import asyncio
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from parlour.server.db.schema import finished, ratings, tables
from parlour.server.db.storage import Storage
from parlour.server.domain.chairs import Chair
from parlour.server.domain.ratings import Rating, after_game, places
from parlour.server.domain.state import TableState
from parlour.server.domain.tables import StoredTable

from .log import an_entry
from .people import Browser, Json, play_on, serving, visiting

Visit = Callable[[], Browser]

ANN, BOB = "a" * 32, "b" * 32


def test_places() -> None:
    assert places([1], [10, 12, 11]) == [3, 1, 2]
    assert places([0, 2], [12, 12, 12]) == [1, 3, 1]  # a tie-break of the rules, not the score, decides who wins
    assert places([0, 1], [5, 5]) == [1, 1]


def test_who_wins_gains_and_who_is_better_known_moves_less() -> None:
    once = after_game({}, ["ann", "bob"], [1, 2])
    assert once["ann"].shown > 1500 > once["bob"].shown
    assert once["ann"].sigma < Rating().sigma
    veteran = {"ann": Rating(sigma=1.0, games=200)}
    after = after_game(veteran, ["ann", "bob"], [2, 1])
    assert 1500 - after["ann"].shown < after["bob"].shown - 1500
    assert after["ann"].games == 201


def test_a_draw_between_equals_changes_nobodys_mean() -> None:
    after = after_game({}, ["ann", "bob"], [1, 1])
    assert after["ann"].shown == after["bob"].shown == 1500


def test_a_newcomer_is_shown_with_1500() -> None:
    assert Rating().as_shown() == {"rating": 1500, "uncertainty": 333, "games": 0}


# --- as a finished table is stored -----------------------------------------------------------------


class Hall:
    """Tables of Ann against somebody, played to the end without anybody looking."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def over(self, *chairs: Chair, stand_in: bool = False) -> StoredTable:
        now = datetime.now(UTC)
        state = TableState("ninjan", {}, list(chairs), bytes(32), now)
        if stand_in:
            state.add(an_entry(1, "away", 0, "left", now))
        while not state.table.over:
            seat = state.table.waiting[0]
            state.add(an_entry(state.number + 1, "move", seat, state.table.moves(seat)[0], now))
        rules, options = state.table.spec.facts.rules_version, state.table.options
        table = StoredTable(secrets.token_hex(8), "ninjan", rules, options, list(chairs), bytes(32), ANN, now)
        await self.storage.add_table(table)
        # Whoever comes to the end of the game says so, and others may come again.
        await asyncio.gather(*(self.storage.finish(table.id, state.ending()) for _ in range(3)))
        return table

    async def rated(self) -> dict[str, int]:
        """How many games count for whom."""
        rows = await self.storage.read(lambda db: db.execute(sa.select(ratings)).all())
        return {row.player: row.games for row in rows}


def in_hall(db: str, work: Callable[[Hall], object]) -> None:
    async def run() -> None:
        storage = Storage(db)
        storage.start()
        try:
            await work(Hall(storage))  # type: ignore[misc]
        finally:
            await asyncio.to_thread(storage.close)

    asyncio.run(run())


def human(guest: str | None) -> Chair:
    return Chair("human", guest=guest)


def bot(level: str) -> Chair:
    return Chair("bot", level=level)  # type: ignore[arg-type]


def test_a_finished_game_counts_once_for_people_and_bots(any_db: str) -> None:
    async def work(hall: Hall) -> None:
        await hall.over(human(ANN), human(BOB), bot("hard"), bot("hard"))
        assert await hall.rated() == {ANN: 1, BOB: 1, "bot:hard": 1}
        await hall.over(human(ANN), bot("hard"))
        assert await hall.rated() == {ANN: 2, BOB: 1, "bot:hard": 2}
        kept = await hall.storage.read(lambda db: db.execute(sa.select(finished)).all())
        assert [(sorted(row.places)[0], row.rated) for row in kept] == [(1, True), (1, True)]

    in_hall(any_db, work)


@pytest.mark.parametrize(
    ("chairs", "stand_in"),
    [([human(ANN), human(BOB)], True), ([human(None), human(BOB)], False), ([bot("easy"), bot("easy")], False)],
    ids=["a stand-in moved", "somebody is gone", "nobody else"],
)
def test_such_games_do_not_count(db: object, chairs: list[Chair], stand_in: bool) -> None:
    async def work(hall: Hall) -> None:
        table = await hall.over(*chairs, stand_in=stand_in)
        assert await hall.rated() == {}
        kept = await hall.storage.read(lambda db: db.execute(sa.select(finished)).one())
        assert (kept.table_id, kept.rated) == (table.id, False)

    in_hall(f"sqlite:///{db}", work)


def test_the_mark_and_the_rating_are_kept_together_or_not_at_all(any_db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr("parlour.server.db.queries.tables.rate", broken)
        with pytest.raises(ZeroDivisionError):
            await hall.over(human(ANN), human(BOB))
        await asyncio.sleep(0)
        assert await hall.storage.read(lambda db: db.scalar(sa.select(tables.c.state))) != "over"
        assert await hall.storage.read(lambda db: db.scalar(sa.select(sa.func.count()).select_from(finished))) == 0

    in_hall(any_db, work)


# --- as everybody sees them ------------------------------------------------------------------------


def test_the_leaderboard_knows_accounts_and_bots_with_enough_games(
    any_club: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.db.queries.ratings.LISTED_FROM", 2)
    ann, bob, eve = any_club(), any_club(), any_club()
    ann.post("/api/account", {"name": "Ann", "password": "correct horse"})
    bob.patch("/api/me", {"name": "Bob"})
    for _ in range(2):
        assert ann.get("/api/games/ninjan/ratings") == []
        table = ann.make("me", "open")
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b:
            play_on([a, b])
    (line,) = ann.get("/api/games/ninjan/ratings")
    assert (line["name"], line["level"], line["games"], line["you"]) == ("Ann", None, 2, True)
    assert isinstance(line["rating"], int)
    assert isinstance(line["uncertainty"], int)
    assert line["uncertainty"] < 333
    assert eve.get("/api/games/ninjan/ratings") == [line | {"you": False}]
    assert eve.get("/api/games/pinata/ratings") == []
    assert eve.get("/api/games/nothing/ratings", status=404)["text"]["key"] == "problem-no-such-page"


def test_levels_of_bots_stand_between_the_people(db: object) -> None:
    from parlour.server.db.queries.ratings import standings

    async def work(hall: Hall) -> None:
        rows: list[Json] = [
            {"game": "ninjan", "player": player, "mu": mu, "sigma": 2.0, "games": 9}
            for player, mu in [("bot:hard", 30.0), ("bot:easy", 20.0), (ANN, 25.0)]
        ]
        await hall.storage.write(lambda db: db.execute(sa.insert(ratings), rows))
        lines = await hall.storage.read(lambda db: standings(db, "ninjan", ANN))
        assert [(line["name"], line["level"], line["rating"]) for line in lines] == [
            (None, "hard", 1700),
            (None, "easy", 1300),
        ]

    in_hall(f"sqlite:///{db}", work)


# --- before and after a game -----------------------------------------------------------------------


def a_table(browser: Browser, rated: bool) -> Any:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return browser.post("/api/tables", {"game": "ninjan", "seats": seats, "listed": True, "rated": rated})


def test_whether_a_game_counts_is_said_before_it_and_chosen_by_its_maker(club: Visit) -> None:
    ann, bob = club(), club()
    rated, unrated = a_table(ann, True), a_table(ann, False)
    assert (rated["unrated"], unrated["unrated"]) == (None, "wish")
    assert [table["rated"] for table in bob.get("/api/lobby")] == [False, True]
    bob.join(unrated["id"])
    with ann.at(unrated["id"]) as a, bob.at(unrated["id"]) as b:
        play_on([a, b])
        assert (b.table["unrated"], b.table["ratings"]) == ("wish", None)
    assert not ann.get("/api/me/games?over=true")["games"][0]["rated"]
    assert ann.get("/api/me/data")["ratings"] == []
    assert ann.post(f"/api/tables/{unrated['id']}/rematch")["unrated"] == "wish"


def test_everybody_is_told_how_the_game_changed_the_ratings(db: Path) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann, bob, eve = visit(), visit(), visit()
        table = a_table(ann, True)["id"]
        bob.join(table)
        with ann.at(table) as a, bob.at(table) as b, eve.at(table) as e:
            play_on([a, b], [e])
            while e.table["ratings"] is None:
                e.next()
            changes = e.table["ratings"]
            winner = e.started["result"]["winners"][0]
        assert [change["before"] for change in changes] == [1500, 1500]
        assert changes[winner]["after"] == max(change["after"] for change in changes)
        (own,) = bob.get("/api/me/data")["games"]
        assert own["rating"] == list(changes[1].values())
    with serving(db) as address, visiting(address) as visit:
        assert visit().get(f"/api/tables/{table}")["ratings"] == changes
        back = Browser(address)
        back.http.cookies = bob.http.cookies
        back.delete("/api/me")
        assert back.get(f"/api/tables/{table}")["ratings"] == [changes[0], None]
        back.http.close()
