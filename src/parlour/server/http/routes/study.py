"""What can be made of a finished game: branches of it, decisions judged longer, mistakes to learn from."""

from fastapi import APIRouter

from ...domain.refusals import Refusal
from ...people.mistakes import mistakes
from ...room.branching import game_of
from ...room.rooms import need_own_branch
from ...wire.messages import (
    Answer,
    Answered,
    BranchInfo,
    BranchName,
    Decision,
    Mistake,
    NewBranch,
    Problem,
    Question,
    TableInfo,
)
from ..depends import TheAddress, TheGuest, TheHouse, TheRoom

router = APIRouter(responses={"4XX": {"model": Problem}})


@router.post("/api/tables/{table_id}/branches")
async def make_branch(
    wish: NewBranch, room: TheRoom, guest: TheGuest, house: TheHouse, address: TheAddress
) -> TableInfo:
    room.state.need_over()
    if not house.new_tables.takes(address):
        raise Refusal("problem-too-fast")
    branch = await house.rooms.branch(room, wish, guest)
    return branch.info(guest.id)


@router.get("/api/tables/{table_id}/branches")
async def branches(room: TheRoom, guest: TheGuest, house: TheHouse) -> list[BranchInfo]:
    """Those of the game; of a branch, those of the game it belongs to."""
    found = await house.storage.branches_of(game_of(room), guest.id)
    return [BranchInfo.model_validate(one) for one in found]


@router.patch("/api/tables/{table_id}/branch")
async def rename_branch(wish: BranchName, room: TheRoom, guest: TheGuest, house: TheHouse) -> list[BranchInfo]:
    need_own_branch(room, guest.id)
    await house.storage.rename_branch(room.id, wish.name)
    return await branches(room, guest, house)


@router.delete("/api/tables/{table_id}/branch")
async def remove_branch(room: TheRoom, guest: TheGuest, house: TheHouse) -> None:
    await house.rooms.remove(room, guest.id)


# --- single decisions -------------------------------------------------------------------------------


@router.post("/api/tables/{table_id}/decisions/{number}/deeper")
async def deeper(number: int, room: TheRoom, house: TheHouse, address: TheAddress) -> Decision:
    return await house.closer.deeper(room, number, address)


@router.get("/api/tables/{table_id}/decisions/{number}/question")
async def question(number: int, room: TheRoom, guest: TheGuest, house: TheHouse) -> Question:
    return await house.closer.question(room, guest.id, number)


@router.post("/api/tables/{table_id}/decisions/{number}/answer")
async def answer(number: int, wish: Answer, room: TheRoom, house: TheHouse, address: TheAddress) -> Answered:
    return await house.closer.answer(room, number, wish.move, address)


@router.get("/api/me/mistakes")
async def my_mistakes(guest: TheGuest, house: TheHouse) -> list[Mistake]:
    return [Mistake.model_validate(one) for one in await mistakes(house.storage, guest.id)]
