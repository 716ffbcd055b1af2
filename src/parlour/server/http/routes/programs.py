"""The programs of a person: accounts with a token. All of it is for people; no program may make another."""

from fastapi import APIRouter

from ...domain import people
from ...people import privacy
from ...wire.messages import NewProgram, Problem, Program, ProgramToken
from ..depends import TheHouse, ThePerson

router = APIRouter(responses={"4XX": {"model": Problem}})


@router.get("/api/programs")
async def my_programs(guest: ThePerson, house: TheHouse) -> list[Program]:
    return [_shown(program) for program in await house.programs.of_owner(guest.id)]


@router.post("/api/programs")
async def make_program(wish: NewProgram, guest: ThePerson, house: TheHouse) -> ProgramToken:
    program, token, unnamed = await house.programs.make(guest, wish.name)
    for bearer in unnamed:
        house.rooms.heard_guest(bearer)
    return ProgramToken(program=_shown(program), token=token)


@router.post("/api/programs/{program_id}/token")
async def new_token(program_id: str, guest: ThePerson, house: TheHouse) -> ProgramToken:
    program = await house.programs.need(guest.id, program_id)
    token = await house.programs.new_token(guest.id, program_id)
    house.rooms.log_out(program_id)
    return ProgramToken(program=_shown(program._replace(active=True)), token=token)


@router.delete("/api/programs/{program_id}/token")
async def revoke_token(program_id: str, guest: ThePerson, house: TheHouse) -> list[Program]:
    await house.programs.revoke(guest.id, program_id)
    house.rooms.log_out(program_id)
    return await my_programs(guest, house)


@router.delete("/api/programs/{program_id}")
async def delete_program(program_id: str, guest: ThePerson, house: TheHouse) -> list[Program]:
    await house.programs.need(guest.id, program_id)
    await privacy.forget(house.storage, house.rooms, program_id)
    return await my_programs(guest, house)


def _shown(program: people.Program) -> Program:
    return Program.model_validate(program._asdict())
