"""Single decisions of a finished game: judged longer, and asked as questions."""

from pathlib import Path

import pytest

from parlour.server.domain.refusals import Refusal
from parlour.server.http.house import House
from parlour.server.people.mistakes import mistakes, worst
from parlour.server.room.closer import is_right, with_decision
from parlour.server.room.room import Room
from parlour.study.reviewing import Decision
from parlour.table import Knowledge

from .people import Browser, Json, play_on, wait_for
from .test_review import HERE, kept
from .test_rooms import ANN, BOB, in_house, to_the_end


def test_nothing_is_told_while_the_game_goes_on(ann: Browser, duel: str) -> None:
    for way in ("deeper", "answer"):
        path = f"/api/tables/{duel}/decisions/0/{way}"
        assert ann.post(path, {"move": "R7"}, status=409)["text"]["key"] == "problem-not-over"
    ann.get(f"/api/tables/{duel}/decisions/0/question", status=409)


def test_a_decision_is_judged_longer_once_and_kept(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        before = (await kept(house, room)).found
        asked = list[int]()

        async def deepen(knowledge: Knowledge, move: str, number: int) -> Decision:
            asked.append(number)
            return await house.thinking.weigh(knowledge, move, number, HERE)  # in less time

        monkeypatch.setattr(house.thinking, "deepen", deepen)
        number = before["decisions"][0]["number"]
        first = await house.closer.deeper(room, number, HERE)
        assert first == await house.closer.deeper(room, number, HERE)
        assert (first.deeper, first.number, asked) == (True, number, [number])
        after = (await house.storage.review_of(room.id)).found  # type: ignore[union-attr]
        assert after["decisions"][0] == first.model_dump()
        assert after["decisions"][1:] == before["decisions"][1:]
        for was, now in zip(before["performances"], after["performances"], strict=True):
            assert sum(now[part] for part in ("skill", "others", "luck")) == pytest.approx(
                sum(was[part] for part in ("skill", "others", "luck")), abs=0.001
            )
        with pytest.raises(Refusal, match="problem-no-such-moment"):
            await house.closer.deeper(room, 1000, HERE)

    in_house(db, work)


def test_a_decision_judged_anew_changes_how_its_seat_has_played() -> None:
    def decision(number: int, seat: int, cost: float, mark: str) -> Json:
        return {"number": number, "seat": seat, "cost": cost, "mark": mark}

    performance = {"accuracy": 60.0, "marks": {}, "skill": -0.1, "others": 0.0, "luck": 0.6}
    found = {
        "decisions": [decision(0, 0, 0.1, "mistake"), decision(1, 1, 0.0, "best"), decision(2, 0, 0.0, "best")],
        "performances": [performance, performance],
    }
    after = with_decision(found, decision(0, 0, 0.3, "blunder"), players=2, sharpness=1.0)
    own, other = after["performances"]
    assert other == performance
    assert (own["skill"], own["luck"], own["accuracy"]) == (-0.3, 0.8, 86.1)
    assert (own["marks"]["blunder"], own["marks"]["mistake"], own["marks"]["best"]) == (1, 0, 1)


def test_a_mistake_is_asked_from_the_seats_own_eyes_and_answered(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        decisions = (await kept(house, room)).found["decisions"]
        told = max(decisions, key=lambda one: one["cost"])
        number, best, made = told["number"], told["options"][0], told["options"][told["played"]]
        question = await house.closer.question(room, ANN, number)
        assert question.view.seat == told["seat"]
        assert best["move"] in [move.move for move in question.view.moves]
        assert len(question.clues) == 2
        right = (await house.closer.answer(room, number, best["move"], HERE)).verdict
        assert right
        assert (right.right, right.cost) == (True, 0.0)
        wrong = (await house.closer.answer(room, number, made["move"], HERE)).verdict
        assert wrong
        assert (wrong.right, wrong.cost) == (is_right(told["cost"], 2), told["cost"])
        assert [why.model_dump() for why in wrong.why] == told["why"]
        known = [option["move"] for option in told["options"]]
        for move in question.view.moves:
            if move.move not in known:
                other = (await house.closer.answer(room, number, move.move, HERE)).verdict
                assert other
                assert other.option.move == move.move
                assert other.right == is_right(other.cost, 2)
                break
        with pytest.raises(Refusal) as refused:
            await house.closer.answer(room, number, "x1" if not best["move"].startswith("x") else "R7", HERE)
        assert refused.value.rule

    in_house(db, work)


def test_the_first_steps_of_an_answer_are_carried_out(ann: Browser, bob: Browser) -> None:
    table = ann.make("me", "open", game="pandaspin")
    bob.join(table)
    with ann.at(table) as a, bob.at(table) as b:
        play_on([a, b])
    wait_for(lambda: bool(ann.get(f"/api/tables/{table}/review")["stage"] == "whole"))
    decisions = ann.get(f"/api/tables/{table}/review")["review"]["decisions"]
    told = next(one for one in decisions if " " in one["options"][0]["move"])
    path = f"/api/tables/{table}/decisions/{told['number']}"
    assert ann.get(f"{path}/question")["view"]["draft"] == []
    first, *rest = told["options"][0]["move"].split()
    drafted = ann.post(f"{path}/answer", {"move": first})["draft"]
    assert drafted["view"]["draft"] == [first]
    assert rest[0] in [move["move"] for move in drafted["view"]["moves"]]


def test_ones_own_mistakes_in_the_last_games(db: Path) -> None:
    async def work(house: House, room: Room) -> None:
        await to_the_end(room)
        found = (await kept(house, room)).found
        for guest, seat in ((ANN, 0), (BOB, 1)):
            own = [{"decision": one} for one in found["decisions"] if one["seat"] == seat]
            told = await mistakes(house.storage, guest)
            assert [one["decision"] for one in told] == [one["decision"] for one in worst(own)]
            assert all(one["table"] == room.id for one in told)
        assert await mistakes(house.storage, "c" * 32) == []

    in_house(db, work)


def test_inaccuracies_count_where_there_is_nothing_worse() -> None:
    def one(mark: str) -> Json:
        return {"decision": {"mark": mark}}

    assert worst([one("good"), one("inaccuracy"), one("blunder")]) == [one("blunder")]
    assert worst([one("best"), one("inaccuracy")]) == [one("inaccuracy")]
