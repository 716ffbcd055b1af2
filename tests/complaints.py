"""What is wrong with an edition, in a form that tests can compare."""

import pytest

from parlour.core.complaints import BadEdition
from parlour.core.edition import parse_toml
from parlour.core.spec import AnyGame
from parlour.words import LANGUAGES, say

Found = set[tuple[str, str, str]]


def complaints(spec: AnyGame, source: str) -> Found:
    """Where, which sentence and which rule, of everything that is wrong. Each can be said in every language."""
    with pytest.raises(BadEdition) as refused:
        spec.editions.read(source)
    assert str(refused.value)
    for complaint in refused.value.complaints:
        assert len({say(complaint.told, language) for language in LANGUAGES}) == len(LANGUAGES)
    return {(complaint.where, complaint.code, complaint.rule) for complaint in refused.value.complaints}


def warnings(spec: AnyGame, source: str) -> Found:
    """The same of everything that only looks odd."""
    found = spec.editions.check(parse_toml(source, "edition.toml"))
    assert all(complaint.warning for complaint in found), found
    return {(complaint.where, complaint.code, complaint.rule) for complaint in found}
