"""The HTTP side of people: who they are, how strong, what they have played and where they could play."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request

from .. import games
from . import history, mydata, ratings
from .guests import Session, new_session
from .house import House, TheGuest, TheHouse
from .messages import (
    Farewell,
    ListedTable,
    Login,
    Me,
    NewAccount,
    NewPassword,
    PastGames,
    Problem,
    Profile,
    Rename,
    Standing,
    Turn,
)
from .problems import Refusal

LATEST = 4_102_444_800_000_000  # the end of this century, in microseconds since 1970

router = APIRouter(responses={"4XX": {"model": Problem}})

Before = Annotated[int | None, Query(ge=0, le=LATEST)]


def _address(request: Request) -> str:
    """Of the one who asks, as far as the server can see."""
    return request.client.host if request.client else ""


TheAddress = Annotated[str, Depends(_address)]


# --- who I am --------------------------------------------------------------------------------------


@router.get("/api/me")
async def me(guest: TheGuest) -> Me:
    return guest


@router.patch("/api/me")
async def rename(wish: Rename, guest: TheGuest, house: TheHouse) -> Me:
    renamed = await house.guests.rename(guest, wish)
    house.rooms.rename(renamed)
    return renamed


@router.post("/api/account")
async def make_account(wish: NewAccount, guest: TheGuest, house: TheHouse, address: TheAddress) -> Me:
    await house.accounts.make(guest.id, wish, address)
    made = await house.guests.me(guest.id)
    house.rooms.rename(made)
    return made


@router.post("/api/login")
async def login(wish: Login, request: Request, house: TheHouse, address: TheAddress) -> Me:
    return await _become(request, house, await house.accounts.login(wish, address))


@router.post("/api/logout")
async def logout(request: Request, house: TheHouse) -> Me:
    return await _become(request, house, new_session())


@router.post("/api/password")
async def change_password(
    wish: NewPassword, request: Request, guest: TheGuest, house: TheHouse, address: TheAddress
) -> Me:
    session = await house.accounts.change_password(guest.id, wish, address)
    house.rooms.log_out(guest.id)
    return await _become(request, house, session)


async def _become(request: Request, house: House, session: Session) -> Me:
    """The answer brings this device a new cookie."""
    request.state.session = session
    return await house.guests.me(session.guest)


@router.get("/api/me/data")
async def my_data(guest: TheGuest, house: TheHouse) -> dict[str, Any]:
    return await house.storage.read(lambda db: mydata.export(db, guest.id))


@router.delete("/api/me")
async def delete_me(
    request: Request, guest: TheGuest, house: TheHouse, address: TheAddress, wish: Farewell | None = None
) -> Me:
    await house.accounts.need_leave(guest.id, wish.password if wish else None, address)
    for table_id in await house.storage.read(lambda db: mydata.unfinished(db, guest.id)):
        await _leave(house, table_id, guest.id)
    await house.storage.write(lambda db: mydata.forget(db, guest.id))
    house.rooms.forget(guest.id)
    return await _become(request, house, new_session())


async def _leave(house: House, table_id: str, guest: str) -> None:
    try:
        await (await house.rooms.find(table_id)).seating.leave(guest)
    except Refusal as refusal:
        if refusal.status >= 500:
            raise  # what has become of the table by now needs nobody to leave it


# --- games, past and to come -----------------------------------------------------------------------


@router.get("/api/me/games")
async def my_games(guest: TheGuest, house: TheHouse, before: Before = None, over: bool | None = None) -> PastGames:
    return await house.storage.read(lambda db: history.my_games(db, guest.id, before, over))


@router.get("/api/me/turns")
async def my_turns(guest: TheGuest, house: TheHouse) -> list[Turn]:
    return await house.awaited.turns(guest.id)


@router.get("/api/people/{name:path}")
async def profile(
    name: Annotated[str, Path(max_length=200)], guest: TheGuest, house: TheHouse, before: Before = None
) -> Profile:
    return await house.storage.read(lambda db: history.profile(db, name, guest.id, before))


@router.get("/api/games/{code}/ratings")
async def leaderboard(code: str, guest: TheGuest, house: TheHouse) -> list[Standing]:
    if not _is_game(code):
        raise Refusal("problem-no-such-page")
    return await house.storage.read(lambda db: ratings.standings(db, code, guest.id))


@router.get("/api/lobby")
async def lobby(
    guest: TheGuest, house: TheHouse, game: Annotated[str | None, Query(max_length=40)] = None
) -> list[ListedTable]:
    return await house.lobby.tables(game, guest.id) if game is None or _is_game(game) else []


def _is_game(code: str) -> bool:
    return any(spec.code == code for spec in games.specs())
