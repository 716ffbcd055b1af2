import json
import subprocess
import sys
from pathlib import Path

from parlour.server.domain.refusals import STATUS
from parlour.server.wire import messages
from parlour.words import LANGUAGES, has


def test_the_schema_holds_the_whole_protocol() -> None:
    command = [sys.executable, "-m", "parlour.server.wire.json_schema"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    definitions = json.loads(printed)["$defs"]
    models = {model.__name__ for model in messages.Message.__subclasses__()}
    assert models | {"FromBrowser", "ToBrowser"} <= set(definitions)
    assert "json" in definitions["Move"]["properties"]
    spoken = {variant["$ref"].rsplit("/")[-1] for variant in definitions["ToBrowser"]["oneOf"]}
    assert spoken == {"Update", "People", "Accepted", "Drafted", "Refused", "Because", "Notice", "Said", "Chat"}


def test_the_pages_types_are_generated_from_the_models(tmp_path: Path) -> None:
    web = Path(__file__).parents[2] / "web"
    schema = subprocess.run(
        [sys.executable, "-m", "parlour.server.wire.json_schema"], capture_output=True, check=True
    ).stdout
    fresh = tmp_path / "protocol.ts"
    subprocess.run(["node", "protocol.js", str(fresh)], cwd=web, input=schema, check=True)
    assert fresh.read_text() == (web / "src" / "protocol.ts").read_text(), "run `make protocol`"


def test_every_problem_has_its_sentence() -> None:
    for language in LANGUAGES:
        assert [key for key in STATUS if not has(key, language)] == []
