import json
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.server.domain.refusals import STATUS
from parlour.server.wire import messages
from parlour.server.wire.shape_tables import filled_in
from parlour.words import LANGUAGES, has

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def printed() -> str:
    command = [sys.executable, "-m", "parlour.server.wire.json_schema"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_schema_holds_the_whole_protocol(printed: str) -> None:
    definitions = json.loads(printed)["protocol"]["$defs"]
    models = {model.__name__ for model in messages.Message.__subclasses__()}
    assert models | {"FromBrowser", "ToBrowser"} <= set(definitions)
    assert "json" in definitions["Move"]["properties"]
    spoken = {variant["$ref"].rsplit("/")[-1] for variant in definitions["ToBrowser"]["oneOf"]}
    answers = {"Accepted", "Drafted", "Warned", "Hint", "Proposal", "Refused", "Because"}
    assert spoken == {"Update", "People", *answers, "Notice", "Said", "Chat"}


def test_the_pages_types_are_generated_from_the_models_and_shapes(printed: str, tmp_path: Path) -> None:
    web = ROOT / "web"
    subprocess.run(["node", "protocol.js", str(tmp_path)], cwd=web, input=printed, text=True, check=True)
    for fresh in tmp_path.rglob("*.ts"):
        kept = web / "src" / fresh.relative_to(tmp_path)
        assert fresh.read_text() == kept.read_text(), "run `make protocol`"


def test_the_tables_of_the_protocol_are_generated_from_the_shapes() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert filled_in(page) == page, "run `make protocol`"


def test_every_problem_has_its_sentence() -> None:
    for language in LANGUAGES:
        assert [key for key in STATUS if not has(key, language)] == []
