"""What does an edition change? Everybody who sees the edition may ask, and sees what was found out about it."""

from dataclasses import asdict
from typing import Any

from fastapi import APIRouter

from ...domain.comparisons import KeptComparison
from ...domain.editions import StoredEdition
from ...domain.refusals import Refusal
from ...wire.messages import Comparison, ComparisonInfo, ComparisonWish, Problem
from ..depends import TheAddress, TheGuest, TheHouse, ThePerson

router = APIRouter(responses={"4XX": {"model": Problem}})


@router.get("/api/editions/{edition_id}/comparisons")
async def comparisons(edition_id: str, guest: TheGuest, house: TheHouse) -> list[ComparisonInfo]:
    """The newest first."""
    edition = await house.editions.need(edition_id, guest.id)
    kept = await house.comparisons.of_edition(edition)
    return [ComparisonInfo.model_validate(_head(one, edition, guest.id)) for one in kept]


@router.post("/api/editions/{edition_id}/comparisons")
async def compare(
    edition_id: str, wish: ComparisonWish, guest: ThePerson, house: TheHouse, address: TheAddress
) -> Comparison:
    """Ask what the edition changes. The same question is answered once."""
    edition = await house.editions.need(edition_id, guest.id)
    kept = await house.comparisons.ask(edition, guest.id, address, wish.players, wish.level, wish.games)
    return _whole(kept, edition, guest.id)


@router.get("/api/comparisons/{comparison_id}")
async def comparison(comparison_id: str, guest: TheGuest, house: TheHouse, address: TheAddress) -> Comparison:
    kept, edition = await house.comparisons.need(comparison_id, guest.id)
    return _whole(await house.comparisons.look(kept, edition, address), edition, guest.id)


@router.post("/api/comparisons/{comparison_id}/stop")
async def stop_comparison(comparison_id: str, guest: ThePerson, house: TheHouse) -> Comparison:
    """What has been played so far is kept."""
    kept, edition = await house.comparisons.need(comparison_id, guest.id)
    if not _may_stop(kept, edition, guest.id):
        raise Refusal("problem-not-yours")
    return _whole(kept if kept.over else await house.comparisons.stop(kept), edition, guest.id)


def _may_stop(kept: KeptComparison, edition: StoredEdition, guest: str) -> bool:
    """The one who asked, and the maker of the edition."""
    return guest in (kept.guest, edition.guest)


def _head(kept: KeptComparison, edition: StoredEdition, reader: str) -> dict[str, Any]:
    told = {name: value for name, value in asdict(kept).items() if name in ComparisonInfo.model_fields}
    return told | {
        "current": kept.digest == edition.digest,
        "yours": _may_stop(kept, edition, reader),
        "seconds_left": kept.seconds_left,
    }


def _whole(kept: KeptComparison, edition: StoredEdition, reader: str) -> Comparison:
    return Comparison.model_validate(_head(kept, edition, reader) | {"found": kept.found})
