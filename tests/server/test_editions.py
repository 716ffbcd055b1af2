"""Editions of one's own on the server: kept, shared, played with, and never anybody else's to change."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.edition import write_toml
from parlour.games import find
from parlour.server.people import editions
from parlour.table import Table

from .people import Browser, Json, play_on, play_with_bots, serving, visiting

Visit = Callable[[], Browser]
NINJAN = "/api/games/ninjan/editions"


def zero(name: str = "Mine") -> Json:
    """Ninjan with a rock 0 instead of a rock 10."""
    content = copy.deepcopy(find("ninjan").editions.standard())
    content["cards"][0] |= {"values": [*range(-6, 10)], "source": "yours"}
    return content | {"name": name}


def made(browser: Browser, content: Json | None = None) -> Json:
    answer: Json = browser.post(NINJAN, {"content": content or zero()})
    return answer


def table_with(browser: Browser, edition: str, *seats: str, **more: Any) -> Json:
    wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
    answer: Json = browser.post("/api/tables", {"game": "ninjan", "seats": wishes, "edition": edition, **more})
    return answer


def key(problem: Any) -> str:
    return str(problem["text"]["key"])


def test_the_standard_edition_is_there_for_everybody(eve: Browser) -> None:
    (standard,) = eve.get(NINJAN)
    assert standard["digest"] == find("ninjan").editions.read().digest
    assert (standard["id"], standard["yours"], standard["sound"]) == (None, False, True)
    whole = eve.get(f"{NINJAN}/standard")
    assert whole["content"] == find("ninjan").editions.standard()
    assert (whole["complaints"], whole["differences"]) == ([], [])
    eve.get("/api/games/chess/editions", status=404)


def test_one_is_made_changed_listed_exported_and_removed(ann: Browser) -> None:
    edition = made(ann)
    assert (edition["name"], edition["yours"], edition["sound"], edition["version"]) == ("Mine", True, True, 1)
    places = [difference["where"] for difference in edition["differences"]]
    assert places == ["name", "cards, rock, values", "cards, rock, source", "cards, rock, note"][: len(places)]
    assert {complaint["code"] for complaint in edition["complaints"]} == {"ninjan-edition-zero"}
    assert all(complaint["warning"] for complaint in edition["complaints"])
    at = f"/api/editions/{edition['id']}"
    changed = ann.http.put(at, json={"version": 1, "content": zero("Better")}).json()
    assert (changed["name"], changed["version"]) == ("Better", 2)
    assert ann.get(NINJAN)[1]["name"] == "Better"
    file = ann.http.get(f"{at}/file")
    assert file.headers["content-type"].startswith("application/toml")
    assert find("ninjan").editions.read(file.text).digest == changed["digest"]
    again = ann.post(NINJAN, {"source": file.text})
    assert again["digest"] == changed["digest"]
    assert [one["id"] for one in ann.delete(at)] == [None, again["id"]]
    ann.get(at, status=404)


def test_a_half_made_one_is_kept_with_its_complaints_and_not_played(ann: Browser) -> None:
    wrong = zero()
    wrong["cards"][1]["values"] = [1, 2]
    edition = made(ann, wrong)
    assert (edition["sound"], edition["digest"]) == (False, None)
    (complaint,) = [one for one in edition["complaints"] if not one["warning"]]
    assert complaint["at"] == ["cards", 1, "values"]
    assert (complaint["rule"], complaint["text"]["key"]) == ("NJ-1", "ninjan-edition-size")
    wishes = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "ninjan", "seats": wishes, "edition": edition["id"]}
    assert key(ann.post("/api/tables", wish, status=400)) == "problem-edition-wrong"
    assert ann.get(f"/api/editions/{edition['id']}/components") == []


def test_only_the_maker_sees_it_until_it_is_shared_and_only_the_maker_changes_it(ann: Browser, eve: Browser) -> None:
    edition = made(ann)
    at = f"/api/editions/{edition['id']}"
    for path in (at, f"{at}/file", f"{at}/components"):
        assert key(eve.get(path, status=404)) == "problem-no-such-edition"
    eve.post(f"{at}/fork", status=404)
    wishes = [{"kind": "me"}, {"kind": "open"}]
    eve.post("/api/tables", {"game": "ninjan", "seats": wishes, "edition": edition["id"]}, status=404)
    ann.http.put(at, json={"version": 1, "shared": True})
    assert eve.get(at)["yours"] is False
    assert key(eve.http.put(at, json={"version": 2, "shared": False}).json()) == "problem-not-yours"
    eve.delete(at, status=403)
    assert eve.get(NINJAN)[1:] == []
    fork = eve.post(f"{at}/fork")
    assert (fork["yours"], fork["shared"], fork["digest"]) == (True, False, edition["digest"])
    ann.get(f"/api/editions/{fork['id']}", status=404)
    assert table_with(eve, edition["id"], "me", "open")["edition"]["name"] == "Mine"


def test_two_windows_do_not_overwrite_each_other(ann: Browser) -> None:
    edition = made(ann)
    at = f"/api/editions/{edition['id']}"
    assert ann.http.put(at, json={"version": 1, "content": zero("One")}).status_code == 200
    late = ann.http.put(at, json={"version": 1, "content": zero("Other")})
    assert (late.status_code, key(late.json())) == (409, "problem-edition-stale")
    assert ann.get(at)["name"] == "One"


def test_it_is_played_watched_recorded_and_not_rated(any_club: Visit) -> None:
    ann, bob, eve = any_club(), any_club(), any_club()
    edition = made(ann)
    table = table_with(ann, edition["id"], "me", "open", listed=True)
    assert (table["unrated"], table["edition"]["digest"]) == ("edition", edition["digest"])
    bob.join(table["id"])
    with ann.at(table["id"]) as a, bob.at(table["id"]) as b:
        (listed,) = eve.get("/api/lobby")
        assert (listed["edition"], listed["rated"]) == ("Mine", False)
        ann.http.put(f"/api/editions/{edition['id']}", json={"version": 1, "content": zero("Later")})
        play_on([a, b])
    record = eve.get(f"/api/tables/{table['id']}/record")
    assert record["edition"]["name"] == "Mine"
    replayed = Table.replay(record)
    assert replayed.edition.digest == edition["digest"]
    assert "R0" in replayed.spec.moves.names(replayed.game)
    source = eve.http.get(f"/api/tables/{table['id']}/edition").text
    assert find("ninjan").editions.read(source).digest == edition["digest"]
    branch = eve.post(f"/api/tables/{table['id']}/branches", {"at": 3, "seat": 0, "level": "random"})
    assert branch["edition"]["digest"] == edition["digest"]
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert again["edition"]["digest"] == edition["digest"]
    assert eve.get(f"/api/tables/{table['id']}/replay")["steps"][-1]["view"]["over"]


def test_bots_play_it_and_a_restart_changes_nothing(db: Any) -> None:
    with serving(db) as address, visiting(address) as visit:
        ann = visit()
        table = table_with(ann, made(ann)["id"], "me", "easy")["id"]
        with ann.at(table) as a:
            play_with_bots(a, until_number=3)
            board, cookies = a.view and a.view["board"], ann.http.cookies
    with serving(db) as address, visiting(address) as visit:
        ann = visit()
        ann.http.cookies = cookies
        with ann.at(table) as a:
            assert (a.view or {})["board"]["hand"] == (board or {})["hand"]
            play_with_bots(a)
            assert a.over


def test_the_components_of_a_table_are_those_of_its_edition(ann: Browser) -> None:
    content = copy.deepcopy(find("pandorum").editions.standard())
    content["cards"][3] |= {"title": "Lava lamp", "copies": 2, "source": "yours"}
    edition = ann.post("/api/games/pandorum/editions", {"content": content | {"name": "Lamps"}})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = ann.post("/api/tables", {"game": "pandorum", "seats": seats, "edition": edition["id"]})
    assert table["edition"]["titles"] == {"pandorum-card-magma_tap": "Lava lamp"}
    for path in (f"/api/tables/{table['id']}/components", f"/api/editions/{edition['id']}/components"):
        parts = {part["name"]: part for part in ann.get(path)}
        magma = parts["magma_tap"]
        assert (magma["copies"], magma["source"], magma["data"]["title"]) == (2, "yours", "Lava lamp")
    assert ann.get("/api/games/pandorum/components")[3]["copies"] == 3


def test_another_games_edition_is_none_of_this_game(ann: Browser) -> None:
    edition = made(ann)
    wish = {"game": "pinata", "seats": [{"kind": "me"}, {"kind": "open"}], "edition": edition["id"]}
    assert key(ann.post("/api/tables", wish, status=404)) == "problem-no-such-edition"


def test_a_copy_of_the_standard_edition_is_the_standard_edition(ann: Browser) -> None:
    edition = ann.post(NINJAN, {})
    file = ann.http.get(f"{NINJAN}/standard/file")
    assert find("ninjan").editions.read(file.text).digest == edition["digest"]
    table = table_with(ann, edition["id"], "me", "open")
    assert (table["edition"], table["unrated"]) == (None, None)


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"source": "x = " + "[" * 3000}, "problem-edition-unreadable"),
        ({"source": "# " + "x" * 50_000}, "problem-edition-large"),
        ({"source": "x = [[[[[[[[1]]]]]]]]"}, "problem-edition-deep"),
        ({"content": {"x": [[[[[[[[1]]]]]]]]}}, "problem-edition-deep"),
        ({"content": {"x": None}}, "problem-edition-unreadable"),
        ({"content": {"x": ["y" * 45_000]}}, "problem-edition-large"),
        ({"source": "y" * 200_000}, "problem-too-long"),
        ({"content": [1]}, "problem-input"),
    ],
)
def test_hostile_files_are_refused(ann: Browser, wish: Json, problem: str) -> None:
    for path in (NINJAN, f"{NINJAN}/check"):
        assert key(ann.post(path, wish, status=400)) == problem


def test_checking_keeps_nothing(eve: Browser) -> None:
    found = eve.post(f"{NINJAN}/check", {"source": write_toml(zero("<script>"))})
    assert {"at": ["name"], "code": "edition-title"}.items() <= found["complaints"][0].items()
    assert len(eve.get(NINJAN)) == 1


def test_nobody_fills_the_database(club: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "MOST", 2)
    ann = club()
    for _ in range(2):
        made(ann)
    assert key(ann.post(NINJAN, {}, status=409)) == "problem-too-many-editions"


def test_what_is_deleted_with_a_person(club: Visit) -> None:
    ann, eve = club(), club()
    edition = made(ann)
    ann.http.put(f"/api/editions/{edition['id']}", json={"version": 1, "shared": True})
    assert [own["name"] for own in ann.get("/api/me/data")["editions"]] == ["Mine"]
    table = table_with(ann, edition["id"], "me", "open")["id"]
    ann.post(f"/api/tables/{table}/leave")
    ann.delete("/api/me", {})
    eve.get(f"/api/editions/{edition['id']}", status=404)
    assert eve.get(f"/api/tables/{table}")["edition"]["name"] == "Mine"


# --- what a form needs ----------------------------------------------------------------------------------


def blanks(browser: Browser, game: str, table: str, entry: Json) -> dict[str, Json]:
    found = browser.post(f"/api/games/{game}/editions/blanks", {"table": table, "entry": entry})
    return {"_".join(map(str, blank["way"])) + ":" + blank["name"]: blank for blank in found}


def entries(content: Json) -> list[tuple[str, Json]]:
    tables = [(name, value if isinstance(value, list) else [value]) for name, value in content.items()]
    return [(name, entry) for name, listed in tables for entry in listed if isinstance(entry, dict)]


@pytest.mark.parametrize("game", ["ninjan", "pinata", "pandaspin", "pandorum"])
def test_the_blanks_of_every_entry_cover_it_and_every_option_can_be_chosen(eve: Browser, game: str) -> None:
    editions_of = find(game).editions
    for table, entry in entries(editions_of.standard()):
        found = editions_of.blanks(table, entry)
        covered = {str(blank.way[0]) for blank in found}
        assert set(entry) - {"name", "source", "note", "blue_symbol"} <= covered, (table, entry)
        for blank in found:
            assert blank.rule or not blank.fixed
            if blank.sort == "choice" and blank.way[0] in entry and not blank.fixed:
                inside: Any = entry
                for step in blank.way:
                    inside = inside[step]
                assert inside in [option.value for option in blank.options], (table, entry, blank.name)
    assert blanks(eve, game, *entries(editions_of.standard())[0])


def test_the_book_fixes_fields_and_kinds_bring_what_they_count(eve: Browser) -> None:
    cards = {card["name"]: card for card in find("pandorum").editions.standard()["cards"]}
    dome = blanks(eve, "pandorum", "cards", cards["dome_defence"])
    fixed = {name for name, blank in dome.items() if blank["fixed"]}
    assert {"title:title", "kind:kind", "volcano:volcano", "payout_module:payout_module"} <= fixed
    assert not dome["copies:copies"]["fixed"]
    tap = blanks(eve, "pandorum", "cards", cards["magma_tap"])
    (generator,) = [one for one in tap["kind:kind"]["options"] if one["value"] == "generator"]
    content = copy.deepcopy(find("pandorum").editions.standard())
    content["cards"][3] |= {"kind": "generator", "source": "yours"} | generator["brings"]
    assert eve.post("/api/games/pandorum/editions/check", {"content": content})["bots"] is not None


def test_each_blue_side_that_can_be_chosen_brings_its_symbol(eve: Browser) -> None:
    fire = find("pandaspin").editions.standard()["cards"][0]
    found = blanks(eve, "pandaspin", "cards", fire)
    single, pair = found["blue:blue_count"]["options"]
    assert (single["value"], single["brings"]) == (["8"], {"blue_symbol": "fire"})
    assert (pair["value"], pair["brings"]) == (["8", "8"], {"blue_symbol": None})


@pytest.mark.parametrize("game", ["ninjan", "pinata", "pandaspin", "pandorum"])
def test_blanks_of_nonsense_are_given_all_the_same(eve: Browser, game: str) -> None:
    wrong = {"name": [], "suit": {}, "white": 3, "blue": [{}], "kind": ["x"], "payout": 7, "rings": None}
    for table in ("cards", "colours", "animals", "tokens", "centre", "sectors", "noses", "pieces", "name", "other"):
        eve.post(f"/api/games/{game}/editions/blanks", {"table": table, "entry": wrong})
    deep = {"table": "cards", "entry": {"x": [[[[[[[[1]]]]]]]]}}
    assert key(eve.post(f"/api/games/{game}/editions/blanks", deep, status=400)) == "problem-edition-deep"


def test_differences_tell_the_way_to_the_entry(eve: Browser) -> None:
    content = copy.deepcopy(find("pandorum").editions.standard())
    content["cards"][3]["payout"]["each"] = 3
    found = eve.post("/api/games/pandorum/editions/check", {"content": content})["differences"]
    assert [(one["at"], one["was"], one["becomes"]) for one in found] == [(["cards", 3, "payout", "each"], 2, 3)]


def test_everybody_at_a_table_sees_what_it_is_played_with(ann: Browser, eve: Browser) -> None:
    table = table_with(ann, made(ann)["id"], "me", "open")["id"]
    whole = eve.get(f"/api/tables/{table}/printing")
    assert (whole["id"], whole["name"], whole["yours"], whole["sound"]) == (None, "Mine", False, True)
    assert whole["content"]["cards"][0]["values"] == [*range(-6, 10)]
    assert {one["where"] for one in whole["differences"]} >= {"cards, rock, values"}
