import json
import subprocess
import sys

from parlour.server import messages
from parlour.server.problems import STATUS
from parlour.words import LANGUAGES, has


def test_the_schema_holds_the_whole_protocol() -> None:
    command = [sys.executable, "-m", "parlour.server.schema"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    definitions = json.loads(printed)["$defs"]
    models = {model.__name__ for model in messages.Message.__subclasses__()}
    assert models | {"FromBrowser", "ToBrowser"} <= set(definitions)
    assert "json" in definitions["Move"]["properties"]
    spoken = {variant["$ref"].rsplit("/")[-1] for variant in definitions["ToBrowser"]["oneOf"]}
    assert spoken == {"Update", "People", "Accepted", "Refused", "Because"}


def test_every_problem_has_its_sentence() -> None:
    for language in LANGUAGES:
        assert [key for key in STATUS if not has(key, language)] == []
