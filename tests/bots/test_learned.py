"""Nets in seats: they play where they fit, and levels do without them elsewhere."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour import BadInput, Table
from parlour.bots import decide, how_it_judges, learned, player
from parlour.bots.house import LevelPlayer, judged_simulations, nets
from parlour.bots.learned import manifest, misfit, read_weights, shipped
from parlour.core.puct import Puct
from parlour.core.rng import Rng
from parlour.core.search import Search
from parlour.core.weights import MOST_BYTES
from parlour.games import find, specs
from tests.core.test_net import JUDGED, weights

SPEC = find("pandaspin")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Weights for two players."""
    written = tmp_path / "some.net"
    written.write_bytes(weights(SPEC, SPEC.new(2, {})).pack())
    return written


def test_a_net_from_a_file_plays_a_whole_game(file: Path) -> None:
    table, bot = Table("pandaspin", 2, seed=bytes(32)), player(f"net:{file}:20", SPEC)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, decide(table.knowledge(seat), bot, table.number))


def test_what_is_hidden_never_changes_its_move(file: Path) -> None:
    game = SPEC.new(2, {})
    game.deal(Rng(8))
    seat, chosen = (game.waiting() >> 1) & 1, set()
    for deal in range(4):
        imagined = game.clone()
        imagined.determinize(seat, Rng(deal))
        chosen.add(player(f"net:{file}:300", SPEC).choose(imagined, seat, Rng(1)))
    assert len(chosen) == 1


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"players": 3}, "players"),
        ({"options": {"elements": "off"}}, "options"),
        ({"options": {"formations": "shape"}}, "options"),
    ],
)
def test_weights_made_for_something_else_are_refused(file: Path, changes: dict[str, Any], what: str) -> None:
    table = Table("pandaspin", **({"players": 2} | changes), seed=bytes(32))
    with pytest.raises(BadInput) as refused:
        decide(table.knowledge(table.waiting[0]), f"net:{file}", 1)
    assert refused.value.text["args"]["what"] == what


def test_weights_of_another_game_are_refused_at_once(file: Path) -> None:
    with pytest.raises(BadInput, match="something else"):
        player(f"net:{file}", find("ninjan"))
    with pytest.raises(BadInput, match="cannot be read"):
        player(f"net:{file.with_name('missing.net')}", SPEC)


@pytest.mark.parametrize(("field", "value"), [("rules_version", 99), ("features", 99), ("moves", 7), ("game", "go")])
def test_a_header_that_does_not_fit_is_noticed(field: str, value: Any) -> None:
    made = weights(SPEC, SPEC.new(2, {}))
    assert misfit(made, SPEC, SPEC.new(2, {})) == ""
    assert misfit(replace(made, header=replace(made.header, **{field: value})), SPEC, SPEC.new(2, {})) != ""


def test_a_level_judges_where_weights_fit_and_plays_out_elsewhere(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = read_weights(file)
    monkeypatch.setattr(learned, "_shipped", lambda package, players: made)
    assert isinstance(LevelPlayer(SPEC, "expert")._planted(SPEC.new(2, {})), Puct)
    assert isinstance(LevelPlayer(SPEC, "expert")._planted(SPEC.new(3, {})), Search)
    assert isinstance(LevelPlayer(SPEC, "expert")._planted(SPEC.new(2, {"elements": "off"})), Search)


def test_a_larger_table_gets_more_simulations() -> None:
    assert judged_simulations(SPEC, "expert", 4) == 2 * judged_simulations(SPEC, "expert", 2) > 0


# --- what comes with the games --------------------------------------------------------------------------


@pytest.mark.parametrize("code", JUDGED)
def test_weights_that_come_with_a_game_fit_it(code: str) -> None:
    spec = find(code)
    folder = Path(learned.__file__).parents[1] / "games" / code / "weights"
    files = sorted(path.name for path in folder.glob("*.net"))
    assert sorted(manifest(folder)) == files
    for name in files:
        content = (folder / name).read_bytes()
        assert len(content) <= MOST_BYTES
        assert hashlib.sha256(content).hexdigest() == manifest(folder)[name]
        made = shipped(spec, spec.new(int(name.removesuffix(".net")), {}))
        assert made
        assert made.header.command.startswith(f"parlour train {code} ")
        assert made.header.match["interval"][0] > 1 / made.header.players


def test_a_file_that_differs_from_the_manifest_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "weights"
    folder.mkdir()
    content = weights(SPEC, SPEC.new(2, {})).pack()
    (folder / "2.net").write_bytes(content)
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    for digest, used in ((hashlib.sha256(content).hexdigest(), True), ("0" * 64, False)):
        (folder / "manifest.json").write_text(json.dumps({"2.net": digest}))
        assert (learned._shipped.__wrapped__("here", 2) is not None) == used


def test_games_without_features_have_no_weights() -> None:
    for spec in specs():
        if spec.bots.judging is None:
            assert shipped(spec, spec.new(2, {})) is None


@pytest.mark.parametrize("code", JUDGED)
def test_nets_say_which_tables_they_were_made_for(code: str) -> None:
    """The page compares players and options by itself."""
    spec = find(code)
    for net in nets(spec):
        for option in spec.facts.options:
            for value in option.values:
                options = net["options"] | {option.name: value}
                if option.fits(value, net["players"]):
                    assert bool(shipped(spec, spec.new(net["players"], options))) == (options == net["options"])


def test_the_level_says_how_it_judges(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def said(level: str, options: dict[str, str]) -> str:
        return str(how_it_judges(level, SPEC, SPEC.new(2, options))["key"])

    made = read_weights(file)
    monkeypatch.setattr(learned, "_shipped", lambda package, players: made)
    monkeypatch.setattr(learned, "manifest", lambda folder: {"2.net": ""})
    assert said("expert", {}) == "level-judges-by-net"
    assert said("expert", {"elements": "off"}) == "level-judges-without-net"
    assert said("easy", {}) == "level-judges-by-playing"
    monkeypatch.setattr(learned, "manifest", lambda folder: {})
    assert said("expert", {"elements": "off"}) == "level-judges-by-playing"
