"""The tutor: who may ask it, what that does to the ratings, what it knows, and when it stops thinking."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from parlour.core.rng import Rng
from parlour.server.domain.people import Guest, Known
from parlour.server.domain.refusals import Refusal
from parlour.server.http.house import House
from parlour.server.http.limits import Limits
from parlour.server.room import tutor
from parlour.server.room.audience import Listener
from parlour.server.room.judging import hinted, weighed
from parlour.server.room.room import Room
from parlour.server.wire.messages import NewTable
from parlour.study import Decision, Hint, known
from parlour.table import Knowledge, Table
from parlour.table.secrecy import lookalikes

from .people import Browser, Socket
from .test_review import until
from .test_rooms import ANN, BOB, in_house, log_of, unnamed


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, a judgement comes in time."""
    monkeypatch.setattr(tutor, "WARNING_SECONDS", 60.0)


def wish(*seats: str, game: str = "ninjan", **more: Any) -> NewTable:
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    return NewTable.model_validate({"game": game, "seats": wishes, **more})


def with_bots(db: Path, work: Callable[[House, Room], Awaitable[None]], game: str = "ninjan") -> None:
    """Ann plays with a bot, who does not move: nobody is connected."""

    async def meet(house: House, _room: Room) -> None:
        await work(house, await house.rooms.make(wish("me", "random", game=game), unnamed(ANN)))

    in_house(db, meet)


def test_with_people_it_is_refused_and_nothing_is_played(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        move = room.table.moves(0)[0]
        with pytest.raises(Refusal, match="problem-no-tutor"):
            await room.tutor.hint(0, 0, "")
        with pytest.raises(Refusal, match="problem-no-tutor"):
            await room.play_for(0, 0, move, "blunder")
        await room.seating.leave(BOB)  # a stand-in is no bot of the table: Bob may come back
        with pytest.raises(Refusal, match="problem-no-tutor"):
            await room.tutor.hint(0, 0, "")
        assert room.table.number == 0
        assert room.unrated is None

    in_house(db, work)


def test_with_bots_the_first_hint_costs_the_rating_for_good(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        assert room.unrated is None
        found = await room.tutor.hint(0, 0, "")
        assert found == hinted(known(room.table, 0))
        await room.tutor.hint(0, 0, "")
        assert [kind for _, kind, _ in await log_of(house, room)] == ["help"]
        assert room.unrated == "tutor"
        saved = await house.storage.saved(room.id)
        assert saved
        assert saved.replayed().unrated == "tutor"

    with_bots(db, work)


def test_a_move_with_the_tutor_costs_the_rating_even_without_a_warning(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        best = hinted(known(room.table, 0)).best.move
        await room.play_for(0, 0, best, "inaccuracy")
        assert room.table.number == 1
        assert room.unrated == "tutor"

    with_bots(db, work)


def test_where_the_maker_allows_it_everybody_may_ask_and_knows_it_beforehand(db: Path) -> None:
    async def work(house: House, _room: Room) -> None:
        room = await house.rooms.make(wish("me", "open", tutor=True, listed=True), unnamed(ANN))
        invited = room.info(BOB)
        assert (invited.tutor, invited.unrated) == (True, "tutor")
        (listed,) = await house.lobby.tables(None, BOB)
        assert (listed["tutor"], listed["rated"]) == (True, False)
        await room.seating.sit(unnamed(BOB), wanted=None)
        assert (await room.tutor.hint(1, 0, "")).best.move in room.table.moves(1)
        again = await house.rooms.find(room.id)
        assert again.tutor.everybody

    in_house(db, work)


def test_programs_and_spectators_may_not_ask(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        with pytest.raises(Refusal, match="problem-not-seated"):
            room.seat_at(Listener(BOB))
        room.ledger.learn({ANN: Known("Robo", account=True, owner=BOB)})
        with pytest.raises(Refusal, match="problem-people-only"):
            await room.tutor.hint(0, 0, "")

    with_bots(db, work)


def test_it_is_asked_about_the_turn_that_is(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        with pytest.raises(Refusal, match="problem-stale"):
            await room.tutor.hint(0, 1, "")
        await room.play_for(0, 0, room.table.moves(0)[0])
        with pytest.raises(Refusal, match="problem-stale"):
            await room.tutor.hint(0, 0, "")
        with pytest.raises(Refusal, match="problem-stale"):
            await room.tutor.hint(0, 1, "")  # the bot has not chosen yet

    with_bots(db, work)


# --- warnings -----------------------------------------------------------------------------------------


def marked(knowledge: Knowledge, move: str, mark: str) -> Decision:
    """As the move is judged, but with this mark."""
    return Decision(0, weighed(knowledge, move, 0).judgement, mark)


class Marking:
    """Says of every move that it is as bad as that."""

    def __init__(self, mark: str) -> None:
        self.mark = mark
        self.asked: list[str] = []

    async def hint(self, knowledge: Knowledge, _payer: str) -> Hint:
        return hinted(knowledge)

    async def weigh(self, knowledge: Knowledge, move: str, _number: int, _payer: str) -> Decision:
        self.asked.append(move)
        return marked(knowledge, move, self.mark)


@pytest.mark.parametrize(("mark", "warned"), [("inaccuracy", False), ("mistake", True), ("blunder", True)])
def test_a_move_as_bad_as_that_is_not_made(db: Path, mark: str, warned: bool) -> None:
    async def work(_house: House, room: Room) -> None:
        move = room.table.moves(0)[0]
        room.tutor._adviser = Marking(mark)
        answer = await room.play_for(0, 0, move, "mistake")
        assert isinstance(answer, Decision) == warned
        assert room.table.number == (0 if warned else 1)
        if warned:
            await room.play_for(0, 0, move)
            assert room.table.number == 1

    with_bots(db, work)


def test_what_the_hint_has_named_is_played_at_once(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        room.tutor._adviser = marking = Marking("blunder")
        best = (await room.tutor.hint(0, 0, "")).best.move
        await room.play_for(0, 0, best, "inaccuracy")
        assert room.table.number == 1
        assert marking.asked == []

    with_bots(db, work)


@pytest.mark.parametrize("game", ["pandaspin", "pandorum"])
def test_a_move_of_several_steps_is_judged_when_it_is_whole(db: Path, game: str) -> None:
    async def work(_house: House, room: Room) -> None:
        room.tutor._adviser = marking = Marking("blunder")
        step = next(step for step in room.table.moves(0) if not room.table.read(0, step).whole)
        steps = [step]
        while not room.table.read(0, " ".join(steps)).whole:
            draft = await room.play_for(0, 0, " ".join(steps), "inaccuracy")
            assert not isinstance(draft, int | Decision)
            found = await room.tutor.hint(0, 0, " ".join(steps))
            whole = found.best.move if found.back else f"{' '.join(steps)} {found.best.move}"
            assert room.table.read(0, whole).whole
            steps.append(draft.view["moves"][0]["move"])
        assert marking.asked == []
        assert isinstance(await room.play_for(0, 0, " ".join(steps), "inaccuracy"), Decision)
        assert marking.asked == [" ".join(steps)]

    async def first(house: House, room: Room) -> None:
        """Until it is Ann's turn, and some of her moves have several steps."""
        while room.table.waiting[0] != 0 or all(room.table.read(0, step).whole for step in room.table.moves(0)):
            seat = room.table.waiting[0]
            await room.play(seat, room.state.turn(seat), _whole(room.table, seat))
        await work(house, room)

    with_bots(db, first, game)


def _whole(table: Table, seat: int) -> str:
    ahead = table.copy()
    while ahead.number == table.number:
        ahead.play(seat, ahead.moves(seat)[0])
    return ahead.log[-1].move


# --- thinking, and when it stops ----------------------------------------------------------------------


class Slow:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.thinking = 0
        self.dropped = 0

    async def hint(self, _knowledge: Knowledge, _payer: str) -> Hint:
        await self._think()
        raise AssertionError

    async def weigh(self, _knowledge: Knowledge, _move: str, _number: int, _payer: str) -> Decision:
        await self._think()
        raise AssertionError

    async def _think(self) -> None:
        self.thinking += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise


def test_a_hint_is_dropped_when_the_move_is_made(db: Path) -> None:
    async def work(_house: House, room: Room) -> None:
        room.tutor._adviser = slow = Slow()
        asked = [asyncio.create_task(room.tutor.hint(0, 0, "")) for _ in range(2)]
        await until(lambda: slow.thinking == 1)
        await room.play_for(0, 0, room.table.moves(0)[0])
        for hint in asked:
            with pytest.raises(Refusal, match="problem-stale"):
                await hint
        assert (slow.thinking, slow.dropped) == (1, 1), "the same question is thought about once"

    with_bots(db, work)


def test_a_move_does_not_wait_long_for_its_judgement(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(_house: House, room: Room) -> None:
        monkeypatch.setattr(tutor, "WARNING_SECONDS", 0.01)
        room.tutor._adviser = slow = Slow()
        await room.play_for(0, 0, room.table.moves(0)[0], "inaccuracy")
        assert room.table.number == 1
        await until(lambda: slow.dropped == 1)

    with_bots(db, work)


class Failing(Slow):
    """Cannot judge anything."""

    async def _think(self) -> None:
        raise ValueError("no judgement")


def test_a_tutor_that_fails_keeps_nobody_from_moving(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(_house: House, room: Room) -> None:
        room.tutor._adviser = Failing()
        with pytest.raises(Refusal, match="problem-server"):
            await room.tutor.hint(0, 0, "")
        await room.play_for(0, 0, room.table.moves(0)[0], "inaccuracy")
        assert room.table.number == 1
        assert "no judgement" in caplog.text

    with_bots(db, work)


def test_one_address_gets_so_much_advice_at_once(db: Path) -> None:
    async def work(house: House, _room: Room) -> None:
        rooms = [await house.rooms.make(wish("me", "random"), Guest(ANN)) for _ in range(3)]
        slow = Slow()
        for room in rooms:
            room.tutor._adviser = slow
        waiting = [asyncio.create_task(room.tutor.hint(0, 0, "")) for room in rooms[:2]]
        await until(lambda: slow.thinking == 2)
        with pytest.raises(Refusal, match="problem-busy"):
            await rooms[2].tutor.hint(0, 0, "")
        await rooms[0].play_for(0, 0, rooms[0].table.moves(0)[0])
        await until(lambda: slow.dropped == 1)
        again = asyncio.create_task(rooms[2].tutor.hint(0, 0, ""))
        await until(lambda: slow.thinking == 3)
        for task in (*waiting, again):
            task.cancel()

    in_house(db, work, Limits(advice_at_an_address=2))


def test_a_dropped_judgement_keeps_its_worker_until_it_has_finished(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        task = asyncio.create_task(house.thinking.hint(known(room.table, 0), "here"))
        await until(lambda: house.thinking._line._free == 0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert house.thinking._line._free == 1

    in_house(db, work)


# --- what it knows ------------------------------------------------------------------------------------


class Listening(Marking):
    """Keeps what it is told."""

    def __init__(self) -> None:
        super().__init__("blunder")
        self.told: list[bytes] = []

    async def hint(self, knowledge: Knowledge, payer: str) -> Hint:
        self.told.append(json.dumps(asdict(knowledge)).encode())
        return await super().hint(knowledge, payer)

    async def weigh(self, knowledge: Knowledge, move: str, number: int, payer: str) -> Decision:
        self.told.append(json.dumps(asdict(knowledge)).encode())
        return await super().weigh(knowledge, move, number, payer)


@pytest.mark.parametrize("game", ["ninjan", "pinata", "pandaspin", "pandorum"])
def test_it_is_told_what_the_seat_knows(db: Path, game: str) -> None:
    """Where two hidden cards have changed places, the tutor is told the same and answers the same, byte for byte."""

    async def work(_house: House, room: Room) -> None:
        while room.table.waiting[0] != 0:
            await room.play(1, room.state.turn(1), _whole(room.table, 1))
        move = _whole(room.table, 0)
        tables = [room.table, *(twin.table for seed in range(20) for twin in lookalikes(room.table, 0, Rng(seed)))]
        assert len(tables) > 1
        told, answers = set(), set()
        for table in tables[:4]:
            room.tutor._adviser = listening = Listening()
            room.tutor._thoughts.clear()
            room.state.table = table
            hint = await room.tutor.hint(0, 0, "")
            warning = await room.tutor.warning(0, 0, move, "inaccuracy")
            told.add(b"".join(listening.told))
            answers.add(json.dumps([asdict(hint), warning and asdict(warning.judgement)]))
        assert len(told) == len(answers) == 1

    with_bots(db, work, game)


# --- over the socket ----------------------------------------------------------------------------------


def hint_for(player: Socket, **more: Any) -> dict[str, Any]:
    player.connection.send(json.dumps({"type": "ask_hint", "id": "h", "turn": player.turn, **more}))
    return player.until("hint", "refused")


def test_hints_and_warnings_over_the_socket(ann: Browser) -> None:
    table = ann.make("me", "random")
    with ann.at(table) as a:
        hint = hint_for(a)
        assert hint["type"] == "hint"
        assert hint["best"]["move"] in a.moves
        assert len(hint["clues"]) == 2
        answers = {move: a.ask(type="play", id=move, turn=a.turn, move=move, warn="inaccuracy") for move in a.moves[:1]}
        for move, answer in answers.items():
            assert answer["type"] in ("accepted", "warned")
            if answer["type"] == "warned":
                decision = answer["decision"]
                assert decision["options"][decision["played"]]["move"] == move


def test_a_refused_hint_says_so_over_the_socket(ann: Browser, bob: Browser, duel: str) -> None:
    with ann.at(duel) as a:
        refused = hint_for(a)
        assert (refused["id"], refused["problem"]["text"]["key"]) == ("h", "problem-no-tutor")
