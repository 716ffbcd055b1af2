"""Editions: the components of a game, corrected or invented. One sees the standard one, one's own, and shared ones."""

from dataclasses import asdict

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from ....bots import how_far_trusted
from ....core import complaints
from ....core.edition import Edition
from ....core.text import Json
from ....games import find
from ...domain.editions import StoredEdition
from ...people.editions import Draft, blanks_of, drafted
from ...wire.messages import (
    Blank,
    Component,
    EditionChange,
    EditionCheck,
    EditionContent,
    EditionInfo,
    EditionWhole,
    EntryWish,
    Problem,
)
from ..answers import REFUSED
from ..depends import TheGuest, TheHouse, ThePerson, TheRoom

router = APIRouter(responses={"4XX": {"model": Problem}})


class Toml(PlainTextResponse):
    media_type = "application/toml"


@router.get("/api/games/{code}/editions")
async def editions(code: str, guest: TheGuest, house: TheHouse) -> list[EditionInfo]:
    """The standard edition, then those of the reader."""
    standard = drafted(code)
    own = await house.editions.of_guest(guest.id, code)
    return [_standard(standard), *(EditionInfo.model_validate(_head(edition, guest.id)) for edition in own)]


@router.post("/api/games/{code}/editions")
async def make_edition(code: str, wish: EditionContent, guest: ThePerson, house: TheHouse) -> EditionWhole:
    draft = drafted(code, wish.content, wish.source)
    return _whole(await house.editions.make(guest, draft), draft, guest.id)


@router.post("/api/games/{code}/editions/check")
async def check_edition(code: str, wish: EditionContent, guest: TheGuest) -> EditionCheck:
    return EditionCheck.model_validate(_checked(drafted(code, wish.content, wish.source)))


@router.post("/api/games/{code}/editions/blanks")
async def blanks(code: str, wish: EntryWish, guest: TheGuest) -> list[Blank]:
    """What can be filled in at an entry, and what the rulebook fixes there."""
    found = blanks_of(code, wish.table, wish.entry)
    return [Blank.model_validate(asdict(blank) | {"rule": blank.rule or None}) for blank in found]


@router.get("/api/games/{code}/editions/standard")
async def standard_edition(code: str) -> EditionWhole:
    draft = drafted(code)
    return EditionWhole.model_validate(_standard(draft).model_dump() | _checked(draft) | {"content": draft.content})


@router.get("/api/games/{code}/editions/standard/file", response_class=Toml, responses=REFUSED)
async def standard_file(code: str) -> Response:
    return Toml(drafted(code).source)


@router.get("/api/editions/{edition_id}")
async def edition(edition_id: str, guest: TheGuest, house: TheHouse) -> EditionWhole:
    found = await house.editions.need(edition_id, guest.id)
    return _whole(found, _draft(found), guest.id)


@router.put("/api/editions/{edition_id}")
async def change_edition(edition_id: str, wish: EditionChange, guest: ThePerson, house: TheHouse) -> EditionWhole:
    own = await house.editions.need_own(edition_id, guest.id)
    told = wish.content is not None or wish.source is not None
    draft = drafted(own.game, wish.content, wish.source) if told else None
    changed = await house.editions.change(own, wish.version, draft, wish.shared)
    return _whole(changed, draft or _draft(changed), guest.id)


@router.post("/api/editions/{edition_id}/fork")
async def fork_edition(edition_id: str, guest: ThePerson, house: TheHouse) -> EditionWhole:
    draft = _draft(await house.editions.need(edition_id, guest.id))
    return _whole(await house.editions.make(guest, draft), draft, guest.id)


@router.delete("/api/editions/{edition_id}")
async def remove_edition(edition_id: str, guest: ThePerson, house: TheHouse) -> list[EditionInfo]:
    own = await house.editions.need_own(edition_id, guest.id)
    await house.editions.remove(own)
    return await editions(own.game, guest, house)


@router.get("/api/editions/{edition_id}/file", response_class=Toml, responses=REFUSED)
async def edition_file(edition_id: str, guest: TheGuest, house: TheHouse) -> Response:
    return Toml((await house.editions.need(edition_id, guest.id)).source)


@router.get("/api/editions/{edition_id}/components")
async def edition_components(edition_id: str, guest: TheGuest, house: TheHouse) -> list[Component]:
    """What is in the box; nothing while something is wrong with the edition."""
    draft = _draft(await house.editions.need(edition_id, guest.id))
    return shown(draft.spec.editions.read(draft.source)) if draft.sound else []


@router.get("/api/tables/{table_id}/components")
async def table_components(room: TheRoom) -> list[Component]:
    return shown(room.table.edition)


@router.get("/api/tables/{table_id}/printing")
async def table_printing(room: TheRoom) -> EditionWhole:
    """The edition of a table as it was when the table was made, whoever sees it elsewhere."""
    edition = room.table.edition
    draft = drafted(edition.game, source=edition.text)
    head = _standard(draft).model_dump() | {"shared": False}
    return EditionWhole.model_validate(head | _checked(draft) | {"content": draft.content})


@router.get("/api/tables/{table_id}/edition", response_class=Toml, responses=REFUSED)
async def table_edition(room: TheRoom) -> Response:
    return Toml(room.table.edition.text)


def shown(edition: Edition) -> list[Component]:
    return [Component.model_validate(asdict(part)) for part in find(edition.game).components(edition)]


def _draft(edition: StoredEdition) -> Draft:
    return drafted(edition.game, source=edition.source)


def _standard(draft: Draft) -> EditionInfo:
    return EditionInfo(
        id=None,
        game=draft.spec.code,
        name=draft.name,
        digest=draft.digest,
        sound=True,
        yours=False,
        shared=True,
        version=0,
        changed_at=None,
    )


def _head(edition: StoredEdition, reader: str) -> Json:
    told = {name: value for name, value in asdict(edition).items() if name not in ("guest", "source")}
    return told | {"sound": edition.digest is not None, "yours": edition.guest == reader}


def _checked(draft: Draft) -> Json:
    differing = draft.spec.editions.differences(draft.content)
    edition = draft.spec.editions.read(draft.source) if draft.sound else None
    return {
        "complaints": [_complaint(complaint) for complaint in draft.complaints],
        "differences": [asdict(difference) for difference in differing],
        "bots": edition and how_far_trusted(draft.spec, edition),
    }


def _complaint(complaint: complaints.Complaint) -> Json:
    told = asdict(complaint) | {"at": list(complaint.at), "rule": complaint.rule or None}
    return told | {"code": complaint.code}


def _whole(edition: StoredEdition, draft: Draft, reader: str) -> EditionWhole:
    return EditionWhole.model_validate(_head(edition, reader) | _checked(draft) | {"content": draft.content})
