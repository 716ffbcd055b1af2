"""The figures about judgements: counted right, and written into the page."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "tools"))
import study_proof


def test_trust_is_counted() -> None:
    found = [
        {"levels": ["easy"], "cost": 0.30, "again": 0.25, "longer": 0.2},
        {"levels": ["easy"], "cost": 0.22, "again": 0.15, "longer": 0.1},
        {"levels": ["easy"], "cost": 0.06, "longer": -0.01},
        {"levels": ["expert"], "cost": 0.0},
    ]
    assert study_proof.trust_row("x 2", found) == "| x 2 | 50% (1 of 2) | 100% (2 of 2) | 67% (2 of 3) |"


def test_chances_are_sorted_into_bands() -> None:
    found = [{"chances": [0.95, 0.05], "result": [1.0, 0.0]}, {"chances": [0.97, 0.03], "result": [0.0, 1.0]}]
    assert study_proof.bands(found) == {
        0: (pytest.approx(0.04), 0.5, 2),
        9: (pytest.approx(0.96), 0.5, 2),
    }
    assert study_proof.forecast_row("x 2", found).endswith("| 46.0 |")


def test_what_has_been_measured_is_not_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    assert study_proof.kept(file, iter([{"cost": 1}])) == [{"cost": 1}]
    assert study_proof.kept(file, iter([])) == [{"cost": 1}]
