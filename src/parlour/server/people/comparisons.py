"""What does an edition change? The bot workers play it and the standard one with the same deals; the answer is kept."""

import asyncio
import json
import logging
import secrets
from collections import Counter
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from ... import games
from ...core.edition import Edition
from ...core.problem import BadInput
from ...core.spec import AnyGame
from ...measure.balance import Balance
from ...measure.comparison import compare_editions
from ...measure.playing import Setting, Span
from ..db.queries import comparisons
from ..db.storage import Storage
from ..domain.comparisons import KeptComparison
from ..domain.editions import StoredEdition
from ..domain.refusals import Refusal, TableRefusal

log = logging.getLogger(__name__)

SEED = 1  # the same question has the same answer, here and from `parlour report`
SLICE_SECONDS = 0.3  # of one job: a bot that somebody waits for never waits long for a worker
HEARD_SECONDS = 1.0  # how often it is noted how far a comparison is
LOST_SECONDS = 60.0  # after which another process that was playing is taken for dead
FEWEST_GAMES = 2  # nothing can be said of one
# Answers about one edition. There are fewer questions about one state of it, so nobody can push out its answers.
MOST = 100

Pair = tuple[Balance, Balance]


class Workers(Protocol):
    async def compare(self, settings: tuple[Setting, Setting], span: Span, seconds: float, payer: str) -> Pair: ...


class Comparing:
    """A comparison on its way: what is played, and what has come out so far."""

    def __init__(self, kept: KeptComparison, spec: AnyGame, edition: Edition, address: str) -> None:
        self.id = kept.id
        self.guest, self.address = kept.guest, address
        self.games = kept.games
        self.spec = spec
        self.editions = spec.editions.read(), edition
        options = spec.facts.settle_options({})
        standard = Setting(spec.code, kept.players, options, (kept.level,), SEED)
        self.settings = standard, Setting(spec.code, kept.players, options, (kept.level,), SEED, edition.text)
        self.found: Pair = Balance(), Balance()
        self.task: asyncio.Task[None]

    @property
    def done(self) -> int:
        return self.found[0].games

    def add(self, part: Pair) -> None:
        for whole, more in zip(self.found, part, strict=True):
            whole.add(more)

    def answer(self) -> dict[str, Any]:
        """In the form of `ComparisonFound`; read from JSON, so that it is the same from here and from the database."""
        _, own = self.editions
        told = compare_editions(self.spec, self.editions, self.found).json() | {
            "edition": own.name,
            "options": self.settings[0].options,
            "differences": [asdict(one) for one in self.spec.editions.differences(own.content)],
            "titles": dict(own.titles),
        }
        found: dict[str, Any] = json.loads(json.dumps(told))
        return found


class Comparisons:
    """Each question is answered once. One person asks one at a time, and one address only a few."""

    def __init__(self, storage: Storage, workers: Workers, at_an_address: int) -> None:
        self._storage = storage
        self._workers = workers
        self._at_an_address = at_an_address
        self._running: dict[str, Comparing] = {}
        self._asking = asyncio.Lock()  # two questions at once do not slip through together

    async def of_edition(self, edition: StoredEdition) -> list[KeptComparison]:
        return await self._storage.read(lambda db: comparisons.of_edition(db, edition.id))

    async def need(self, comparison_id: str, guest: str) -> tuple[KeptComparison, StoredEdition]:
        """That comparison and its edition, if the guest may see that."""
        found = await self._storage.read(lambda db: comparisons.get_with_edition(db, comparison_id))
        if found is None or not found[1].seen_by(guest):
            raise Refusal("problem-no-such-comparison")
        return found

    async def ask(
        self, edition: StoredEdition, guest: str, address: str, players: int, level: str, games: int
    ) -> KeptComparison:
        """Begin a comparison, or find the same one."""
        spec, read = _need_different(edition)
        _need_players(spec, players)
        now = datetime.now(UTC)
        new = KeptComparison(
            secrets.token_urlsafe(12),
            edition.id,
            read.digest,
            spec.facts.rules_version,
            guest,
            players,
            level,
            games,
            asked_at=now,
            began_at=now,
            heard_at=now,
        )
        async with self._asking:
            known = [one for one in await self.of_edition(edition) if one.question == new.question]
            if all(one.over and not one.is_whole for one in known):
                self._need_restraint(guest, address)
            kept = await self._storage.write(lambda db: comparisons.ask(db, new, MOST))
            if kept.id == new.id:
                self._begin(Comparing(kept, spec, read, address))
        return kept

    async def look(self, kept: KeptComparison, edition: StoredEdition, address: str) -> KeptComparison:
        """As far as it is. If the process that was playing is gone, the deals are played anew."""
        if kept.over or not self._is_lost(kept):
            return kept
        try:
            spec, read = _need_different(edition)
        except Refusal:
            read = None
        if read is None or read.digest != kept.digest:  # nobody can know any more what the edition held
            await self._storage.write(lambda db: comparisons.stop(db, kept.id))
        elif await self._storage.write(lambda db: comparisons.begin_again(db, kept, datetime.now(UTC))):
            self._begin(Comparing(kept, spec, read, address))
        return await self._again(kept)

    async def stop(self, kept: KeptComparison) -> KeptComparison:
        """What has been played so far is kept as the answer, soon."""
        await self._storage.write(lambda db: comparisons.stop(db, kept.id))
        running = self._running.get(kept.id)
        if running:
            await asyncio.wait([running.task])
        return await self._again(kept)

    async def close(self) -> None:
        tasks = [running.task for running in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, kept: KeptComparison) -> KeptComparison:
        return await self._storage.read(lambda db: comparisons.get(db, kept.id)) or kept

    def _is_lost(self, kept: KeptComparison) -> bool:
        elsewhere = self._storage.shared and datetime.now(UTC) - kept.heard_at < timedelta(seconds=LOST_SECONDS)
        return kept.id not in self._running and not elsewhere

    def _need_restraint(self, guest: str, address: str) -> None:
        addresses = Counter(running.address for running in self._running.values())
        asking = any(running.guest == guest for running in self._running.values())
        if asking or addresses[address] >= self._at_an_address:
            raise Refusal("problem-one-comparison")

    def _begin(self, running: Comparing) -> None:
        self._running[running.id] = running
        running.task = asyncio.create_task(self._run(running))
        running.task.add_done_callback(lambda task: self._ended(running.id, task))

    def _ended(self, comparison_id: str, task: asyncio.Task[None]) -> None:
        del self._running[comparison_id]
        if not task.cancelled() and (error := task.exception()):
            log.error("Comparison %s: the editions could not be compared.", comparison_id, exc_info=error)

    async def _run(self, running: Comparing) -> None:
        try:
            await self._play(running)
        except Refusal:  # the database was away: whoever looks begins it again
            raise
        except Exception:
            await self._storage.write(lambda db: comparisons.stop(db, running.id))
            raise
        found = await asyncio.to_thread(running.answer) if running.done >= FEWEST_GAMES else None
        await self._storage.write(lambda db: comparisons.answer(db, running.id, running.done, found))

    async def _play(self, running: Comparing) -> None:
        """Play until all deals are played, or somebody has stopped it."""
        clock = asyncio.get_running_loop().time
        heard, wanted = clock(), True
        while wanted and running.done < running.games:
            span = running.done, running.games
            running.add(await self._workers.compare(running.settings, span, SLICE_SECONDS, running.address))
            if clock() - heard >= HEARD_SECONDS:
                heard, wanted = clock(), await self._is_wanted(running)

    async def _is_wanted(self, running: Comparing) -> bool:
        """Note how far it is. False if somebody has stopped it, through any process, or removed the edition."""
        done, now = running.done, datetime.now(UTC)
        return await self._storage.write(lambda db: comparisons.go_on(db, running.id, done, now))


def _need_different(edition: StoredEdition) -> tuple[AnyGame, Edition]:
    """The game and the components, if they can be played and are not the standard ones."""
    spec = games.find(edition.game)
    try:
        read = spec.editions.read(edition.source, edition.name)
    except BadInput as error:
        raise TableRefusal(error) from error
    if not spec.editions.differences(read.content | {"name": spec.editions.standard()["name"]}):
        raise Refusal("problem-edition-same")
    return spec, read


def _need_players(spec: AnyGame, players: int) -> None:
    try:
        spec.facts.check_players(players)
        spec.facts.check_options(players, spec.facts.settle_options({}))
    except BadInput as error:
        raise TableRefusal(error) from error
