"""Tables: opening them, their seats, and record, replay and review once the game is over."""

from typing import Any, Literal

from fastapi import APIRouter, Request, Response

from ....words import LANGUAGES
from ...domain.refusals import Refusal
from ...room import finished
from ...wire.messages import Absent, Join, Leaving, NewTable, Problem, Ready, Replay, ReviewState, SeatWish, TableInfo
from .. import qr
from ..answers import REFUSED
from ..depends import TheAddress, TheGuest, TheHouse, TheRoom

router = APIRouter(responses={"4XX": {"model": Problem}})


class Picture(Response):
    media_type = "image/svg+xml"


@router.post("/api/tables")
async def make_table(wish: NewTable, guest: TheGuest, house: TheHouse, address: TheAddress) -> TableInfo:
    if not house.new_tables.takes(address):
        raise Refusal("problem-too-fast")
    edition = await house.editions.source_for(wish.edition, wish.game, guest.id)
    room = await house.rooms.make(wish, guest, edition)
    return room.info(guest.id)


@router.get("/api/tables/{table_id}")
async def table(room: TheRoom, guest: TheGuest) -> TableInfo:
    return room.info(guest.id)


@router.post("/api/tables/{table_id}/join")
async def join(wish: Join, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.sit(guest, wish.seat)
    return room.info(guest.id)


@router.post("/api/tables/{table_id}/leave")
async def leave(room: TheRoom, guest: TheGuest, wish: Leaving | None = None) -> TableInfo:
    await room.seating.leave(guest.id, wish.seat if wish else None)
    return room.info(guest.id)


@router.post("/api/tables/{table_id}/ready")
async def ready(wish: Ready, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.get_ready(guest.id, wish.ready)
    return room.info(guest.id)


@router.post("/api/tables/{table_id}/seats/{seat}")
async def put(seat: int, wish: SeatWish, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.put(guest.id, seat, wish)
    return room.info(guest.id)


@router.post("/api/tables/{table_id}/back")
async def come_back(room: TheRoom, guest: TheGuest, wish: Leaving | None = None) -> TableInfo:
    await room.seating.come_back(guest.id, wish.seat if wish else None)
    return room.info(guest.id)


@router.post("/api/tables/{table_id}/stand-in")
async def call_stand_in(wish: Absent, room: TheRoom, guest: TheGuest) -> TableInfo:
    await room.seating.call_stand_in(guest.id, wish.seat)
    return room.info(guest.id)


@router.post("/api/tables/{table_id}/rematch")
async def rematch(room: TheRoom, guest: TheGuest, house: TheHouse) -> TableInfo:
    again = await house.rooms.rematch(room, guest.id)
    return again.info(guest.id)


@router.get("/api/tables/{table_id}/qr", response_class=Picture, responses=REFUSED)
async def qr_code(room: TheRoom, guest: TheGuest, request: Request) -> Response:
    return Picture(qr.picture(qr.table_link(request, room.id), guest.language or LANGUAGES[0]))


# --- once the game is over -------------------------------------------------------------------------


@router.get("/api/tables/{table_id}/record")
async def record(room: TheRoom, house: TheHouse) -> dict[str, Any]:
    return await finished.record(room, house.storage)


@router.get("/api/tables/{table_id}/replay")
async def replay(room: TheRoom, guest: TheGuest, seat: int | None = None) -> Replay:
    return await finished.replay(room, guest.id, seat)


@router.get("/api/tables/{table_id}/review")
async def review(
    room: TheRoom,
    guest: TheGuest,
    house: TheHouse,
    address: TheAddress,
    known: Literal["quick", "whole"] | None = None,
) -> ReviewState:
    return await house.reviews.look(room, guest.id, address, known)
