"""The HTTP side of people: guests, accounts, ratings, history and the lobby."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from .... import games
from ...domain.refusals import Refusal
from ...people import history, privacy
from ...people.guests import Session, new_session
from ...wire import views
from ...wire.messages import (
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
from ..depends import TheAddress, TheGuest, TheHouse, ThePerson
from ..house import House

LATEST = 4_102_444_800_000_000  # the end of this century, in microseconds since 1970

router = APIRouter(responses={"4XX": {"model": Problem}})

Before = Annotated[int | None, Query(ge=0, le=LATEST)]


# --- who I am --------------------------------------------------------------------------------------


@router.get("/api/me")
async def me(guest: TheGuest) -> Me:
    return views.me(guest)


@router.patch("/api/me")
async def rename(wish: Rename, guest: ThePerson, house: TheHouse) -> Me:
    renamed, unnamed = await house.guests.rename(guest, wish.name, wish.language)
    house.rooms.rename(renamed)
    _unname(house, unnamed)
    return views.me(renamed)


@router.post("/api/account")
async def make_account(
    wish: NewAccount, request: Request, guest: ThePerson, house: TheHouse, address: TheAddress
) -> Me:
    session, unnamed = await house.accounts.make(guest.id, wish.name, wish.password.get_secret_value(), address)
    house.rooms.rename(await house.guests.get(guest.id))
    _unname(house, unnamed)
    house.rooms.log_out(guest.id)  # closes sockets that were opened with an older cookie
    return await _become(request, house, session)


def _unname(house: House, guests: list[str]) -> None:
    for guest in guests:
        house.rooms.heard_guest(guest)


@router.post("/api/login")
async def login(wish: Login, request: Request, _: ThePerson, house: TheHouse, address: TheAddress) -> Me:
    session = await house.accounts.login(wish.name, wish.password.get_secret_value(), address)
    return await _become(request, house, session)


@router.post("/api/logout")
async def logout(request: Request, guest: ThePerson, house: TheHouse) -> Me:
    await house.guests.log_out(request.state.session)
    house.rooms.log_out(guest.id)
    return await _become(request, house, new_session())


@router.post("/api/password")
async def change_password(
    wish: NewPassword, request: Request, guest: ThePerson, house: TheHouse, address: TheAddress
) -> Me:
    old, new = wish.old.get_secret_value(), wish.new.get_secret_value()
    session = await house.accounts.change_password(guest.id, old, new, address)
    house.rooms.log_out(guest.id)
    return await _become(request, house, session)


async def _become(request: Request, house: House, session: Session) -> Me:
    """The answer brings this device a new cookie."""
    request.state.session = session
    return views.me(await house.guests.get(session.guest))


@router.get("/api/me/data")
async def my_data(guest: TheGuest, house: TheHouse) -> dict[str, Any]:
    return await privacy.export(house.storage, guest.id)


@router.delete("/api/me")
async def delete_me(
    request: Request, guest: ThePerson, house: TheHouse, address: TheAddress, wish: Farewell | None = None
) -> Me:
    password = wish.password.get_secret_value() if wish and wish.password else None
    await house.accounts.need_leave(guest.id, password, address)
    await privacy.forget(house.storage, house.rooms, guest.id)
    return await _become(request, house, new_session())


# --- games, past and to come -----------------------------------------------------------------------


@router.get("/api/me/games")
async def my_games(guest: TheGuest, house: TheHouse, before: Before = None, over: bool | None = None) -> PastGames:
    return PastGames.model_validate(await history.my_games(house.storage, guest.id, before, over))


@router.get("/api/me/turns")
async def my_turns(guest: TheGuest, house: TheHouse) -> list[Turn]:
    return [Turn.model_validate(turn) for turn in await house.turns.of(guest.id)]


@router.get("/api/people/{name:path}")
async def profile(
    name: Annotated[str, Path(max_length=200)], guest: TheGuest, house: TheHouse, before: Before = None
) -> Profile:
    return Profile.model_validate(await history.profile(house.storage, name, guest.id, before))


@router.get("/api/games/{code}/ratings")
async def leaderboard(code: str, guest: TheGuest, house: TheHouse) -> list[Standing]:
    if not _is_game(code):
        raise Refusal("problem-no-such-page")
    return [Standing.model_validate(line) for line in await history.standings(house.storage, code, guest.id)]


@router.get("/api/lobby")
async def lobby(
    guest: TheGuest, house: TheHouse, game: Annotated[str | None, Query(max_length=40)] = None
) -> list[ListedTable]:
    listed = await house.lobby.tables(game, guest.id) if game is None or _is_game(game) else []
    return [ListedTable.model_validate(table) for table in listed]


def _is_game(code: str) -> bool:
    return any(spec.code == code for spec in games.specs())
