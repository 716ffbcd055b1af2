"""Editions of one's own: made, changed, copied, shared and removed. A half-made one is kept, but not played with."""

import json
import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import NamedTuple

from ... import games
from ...core.blanks import Blank
from ...core.complaints import Complaint
from ...core.edition import LARGEST_FILE, check_depth, content_digest, parse_toml, write_toml
from ...core.problem import BadInput
from ...core.spec import AnyGame
from ...core.text import Json
from ..db.queries import editions
from ..db.storage import Storage
from ..domain.editions import StoredEdition
from ..domain.people import Guest
from ..domain.refusals import Refusal, TableRefusal
from ..http.limits import Allowance

MOST = 50  # of one person
FILE = "edition.toml"


class Draft(NamedTuple):
    """Components as somebody wants to keep them, and what is wrong with them."""

    spec: AnyGame
    content: Json
    source: str
    complaints: list[Complaint]

    @property
    def sound(self) -> bool:
        return all(complaint.warning for complaint in self.complaints)

    @property
    def digest(self) -> str | None:
        return content_digest(self.content) if self.sound else None

    @property
    def name(self) -> str:
        named = any(complaint.at == ("name",) for complaint in self.complaints)
        return "" if named else str(self.content["name"])


class Editions:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._changes = Allowance(burst=120, seconds=1.0)  # an edition is saved with every change; by person

    async def of_guest(self, guest: str, game: str) -> list[StoredEdition]:
        return await self._storage.read(lambda db: editions.of_guest(db, guest, game))

    async def need(self, edition_id: str, guest: str) -> StoredEdition:
        """That edition, if the guest may see it."""
        found = await self._storage.read(lambda db: editions.get(db, edition_id))
        if found is None or not found.seen_by(guest):
            raise Refusal("problem-no-such-edition")
        return found

    async def need_own(self, edition_id: str, guest: str) -> StoredEdition:
        found = await self.need(edition_id, guest)
        if found.guest != guest:
            raise Refusal("problem-not-yours")
        return found

    async def source_for(self, edition_id: str | None, game: str, guest: str) -> str | None:
        """The components for a new table, None for the standard ones."""
        if edition_id is None:
            return None
        found = await self.need(edition_id, guest)
        if found.game != game:
            raise Refusal("problem-no-such-edition")
        try:
            edition = _need_game(game).editions.read(found.source, found.name or FILE)
        except BadInput as error:
            raise TableRefusal(error) from error
        return None if _need_game(game).editions.is_standard(edition) else found.source

    async def make(self, guest: Guest, draft: Draft) -> StoredEdition:
        self._need_restraint(guest.id)
        made = StoredEdition(
            secrets.token_urlsafe(12),
            guest.id,
            draft.spec.code,
            draft.name,
            draft.source,
            draft.digest,
            shared=False,
            version=1,
            changed_at=datetime.now(UTC),
        )
        await self._storage.write(lambda db: editions.add(db, made, MOST))
        return made

    async def change(
        self, own: StoredEdition, version: int, draft: Draft | None = None, shared: bool | None = None
    ) -> StoredEdition:
        """Store what has changed; refused if somebody has changed it since that version."""
        self._need_restraint(own.guest)
        if version != own.version:
            raise Refusal("problem-edition-stale")
        changed = replace(own, version=version + 1, changed_at=datetime.now(UTC))
        if draft is not None:
            changed = replace(changed, name=draft.name, source=draft.source, digest=draft.digest)
        if shared is not None:
            changed = replace(changed, shared=shared)
        await self._storage.write(lambda db: editions.change(db, changed))
        return changed

    async def remove(self, own: StoredEdition) -> None:
        await self._storage.write(lambda db: editions.remove(db, own.id))

    def _need_restraint(self, guest: str) -> None:
        if not self._changes.takes(guest):
            raise Refusal("problem-too-fast")


def _need_game(code: str) -> AnyGame:
    spec = next((spec for spec in games.specs() if spec.code == code), None)
    if spec is None:
        raise Refusal("problem-no-such-page")
    return spec


def drafted(game: str, content: Json | None = None, source: str | None = None) -> Draft:
    """What somebody wants to keep as an edition of the game: as data or as a file, by default the standard one."""
    spec = _need_game(game)
    try:
        written = source if content is None else _written(content)
        read = spec.editions.standard() if written is None else parse_toml(written, FILE)
    except BadInput as error:
        raise TableRefusal(error) from error
    return Draft(spec, read, written or write_toml(read), spec.editions.check(read))


def blanks_of(game: str, table: str, entry: Json) -> list[Blank]:
    """What can be filled in at an entry of an edition of the game."""
    spec = _need_game(game)
    try:
        check_depth(entry, FILE)
    except BadInput as error:
        raise TableRefusal(error) from error
    return spec.editions.blanks(table, entry)


def _written(content: Json) -> str:
    check_depth(content, FILE)
    if len(json.dumps(content)) > 2 * LARGEST_FILE:
        raise BadInput("problem-edition-large", file=FILE, size=len(json.dumps(content)), most=LARGEST_FILE)
    return write_toml(content)
