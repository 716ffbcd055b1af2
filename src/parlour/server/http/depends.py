"""What a route can ask for by the type of a parameter."""

from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection, Request

from ..domain.people import Guest
from ..domain.refusals import Refusal
from ..room.room import Room
from .house import House

# FastAPI would call a plain function in a thread, so all of these are coroutines.


async def _house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


TheHouse = Annotated[House, Depends(_house)]


async def _guest(request: Request, house: TheHouse) -> Guest:
    return await house.guests.get(request.state.guest)


async def _room(house: TheHouse, table_id: str) -> Room:
    return await house.rooms.find(table_id)


async def _address(request: Request) -> str:
    """The address of the client, as far as the server can see it."""
    return request.client.host if request.client else ""


TheGuest = Annotated[Guest, Depends(_guest)]


def _person(guest: TheGuest) -> Guest:
    if guest.program:
        raise Refusal("problem-people-only")
    return guest


ThePerson = Annotated[Guest, Depends(_person)]  # for what no program may do
TheRoom = Annotated[Room, Depends(_room)]
TheAddress = Annotated[str, Depends(_address)]
