"""Games without a line of Svelte, in real browsers: guests of the house whose package lies in `guests/`."""

import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.core import zones
from parlour.words import say
from tests.browser.conftest import Visit
from tests.browser.sitting import ended, open_table, shoot, wrong_for_axe
from tests.browser.test_device import awaited, table_of, take
from tests.server.people import SERVER, Process, address_of

pytestmark = pytest.mark.slow

GUESTS = Path(__file__).parent / "guests"
PACKAGE = Path(parlour.__file__).parent
WEB = PACKAGE.parent.parent / "web"
EXAMPLES = sorted(str(folder) for folder in (PACKAGE.parent.parent / "examples").glob("*/src"))
EXAMINE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
# The guests run interpreted beside the compiled house. Every game that ends is reviewed at next to no cost.
WITH_GUESTS = """
import sys
sys.path[:0] = {paths!r}
from parlour.server.room import review
from parlour.study import Budget
review.BUDGETS.update(quick=Budget(0.0, 4), whole=Budget(0.0, 8))
"""
Move = Callable[[Page], None]

HAND = '[data-zone="hand-0"] [data-piece]'
BED = '[data-zone="beds"] [data-space]:not([data-piece])'
TARGET = "[data-space].target"


def installed_examples(folder: Path) -> Path:
    """What an installer would write down of the examples: their entry points, as their projects declare them."""
    for project in (Path(source).parent for source in EXAMPLES):
        about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        info = folder / f"{about['name'].replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        points = [f"{name} = {place}" for name, place in about["entry-points"]["parlour.games"].items()]
        (info / "entry_points.txt").write_text("\n".join(["[parlour.games]", *points]), encoding="utf-8")
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: 1.0\n", encoding="utf-8"
        )
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with guests: this process keeps to the games of its own."""
    folder = tmp_path_factory.mktemp("guests")
    installed = installed_examples(folder)
    paths = [str(GUESTS), str(installed), *EXAMPLES]
    with Process("-c", WITH_GUESTS.format(paths=paths) + SERVER, address_of(folder / "parlour.sqlite3")) as server:
        yield server.address


def sit_down(page: Page, game: str = "gardens", players: int = 2) -> str:
    return open_table(page, game, players, "greedy")


def is_asked(page: Page) -> bool:
    """Whether something can be done now."""
    return page.locator('[data-stop][aria-disabled="false"], [data-act]:enabled').count() > 0


def play_out(page: Page, move: Move) -> None:
    """Make moves of this kind whenever something is asked, to the end of the game."""
    for _ in range(400):
        if ended(page):
            return
        if is_asked(page):
            move(page)
        page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def by_mouse(page: Page) -> None:
    """Lift the first card, and plant it in the first bed that glows; of two ways to plant it, the second."""
    page.locator(f'{HAND}[aria-disabled="false"]').first.click(timeout=2000)
    page.locator(TARGET).first.click(timeout=2000)
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").last.click(timeout=2000)


def by_keyboard(page: Page) -> None:
    """Enter lifts a card and leads to the first bed; Enter plants it there, or opens a menu."""
    page.locator(f'{HAND}[aria-disabled="false"]').first.focus(timeout=2000)
    page.keyboard.press("Enter")
    expect(page.locator(f"{TARGET}:focus")).to_be_visible()
    page.keyboard.press("Enter")
    if page.locator("[role=menuitem]:focus").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def by_dragging(page: Page) -> None:
    card, bed = page.locator(f'{HAND}[aria-disabled="false"]').first, page.locator(BED).first
    card.drag_to(bed, timeout=2000)
    if page.locator("[role=menuitem]").count():
        page.locator("[role=menuitem]").first.click(timeout=2000)


def test_a_game_with_the_mouse_and_its_replay(visit: Visit) -> None:
    page = visit()
    table = sit_down(page, players=3)
    expect(page.locator(HAND)).to_have_count(4)
    shoot(page, "any-table")
    play_out(page, by_mouse)
    shoot(page, "any-end")
    page.goto(f"/t/{table}/replay")
    expect(page.locator("[data-any-board]")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("[data-status]")).to_contain_text("Most points")
    expect(page.locator('[data-zone="beds"] [data-piece]')).to_have_count(9)
    shoot(page, "any-review")


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    expect(page.locator(HAND)).to_have_count(4)
    play_out(page, by_keyboard)


def test_a_game_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit(width=390, height=844, touch=True)
    sit_down(page)
    expect(page.locator(HAND)).to_have_count(4)
    play_out(page, by_dragging)
    shoot(page, "any-phone-end")


def test_arrows_lead_from_piece_to_piece_and_escape_puts_back(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    cards = page.locator(HAND)
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(TARGET)).to_have_count(9)
    page.keyboard.press("Escape")
    expect(page.locator(TARGET)).to_have_count(0)
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-stop]:focus")).to_have_count(1)
    expect(cards.nth(1)).not_to_be_focused()


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    by_mouse(page)
    expect(page.locator('[data-zone="beds"] [data-piece]')).to_have_count(2)  # mine, and the bot's
    page.locator(f'{HAND}[aria-disabled="false"]').first.click()
    page.locator('[data-zone="beds"] [data-piece]').first.hover()
    expect(page.locator("[data-note]")).to_contain_text("Something grows in this bed already. GA-2")


def test_a_stack_and_a_button_are_moves_too(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    page.locator('[data-zone="deck"] [data-stop]').click()
    expect(page.locator(HAND)).to_have_count(5)
    page.locator("[data-act=REST]").click()
    expect(page.locator("[data-act=REST]")).to_have_count(0)  # once a game


def test_the_others_hands_are_nowhere_on_the_page(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    expect(page.locator(HAND)).to_have_count(4)
    expect(page.locator('[data-zone="hand-1"] [data-piece]')).to_have_count(0)
    assert page.locator('[data-zone="hand-1"]').get_attribute("aria-label") == "Hand: 4"


def test_a_board_without_zones_is_played_by_buttons(visit: Visit) -> None:
    page = visit()
    sit_down(page, "ledgers")
    expect(page.locator("dt", has_text="Deck size")).to_be_visible()
    shoot(page, "any-ledger")
    play_out(page, lambda page: page.locator("[data-act]:enabled").first.click(timeout=2000))


@pytest.mark.parametrize(("game", "players"), [("gardens", 2), ("gardens", 5), ("ledgers", 3)])
def test_nothing_is_cut_or_covered(visit: Visit, game: str, players: int) -> None:
    page = visit()
    sit_down(page, game, players)
    expect(page.locator("[data-status]")).to_contain_text("Your turn")
    look_over(page, f"{game}-{players}")


def look_over(page: Page, name: str) -> None:
    """At every size nothing is cut, covered or off screen."""
    page.evaluate(EXAMINE)
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        told = page.evaluate("lookOver(null)")
        found += [f"{width}×{height}: {complaint}" for complaint in told["complaints"]]
        shoot(page, f"any-{name}-{width}x{height}")
    assert found == []


@pytest.mark.parametrize("path", ["/", "/g/gardens", "table", "ledger"])
def test_axe_finds_nothing(visit: Visit, path: str) -> None:
    page = visit(path if path.startswith("/") else "/")
    if not path.startswith("/"):
        sit_down(page, {"table": "gardens", "ledger": "ledgers"}[path])
        expect(page.locator("[data-status]")).to_contain_text("Your turn")
        if path == "table":
            page.locator(HAND).last.click()  # lifted, with places that glow
    assert wrong_for_axe(page) == []


def test_pages_of_a_game_name_only_what_there_is(visit: Visit) -> None:
    page = visit("/g/gardens", language="cs")
    expect(page.locator("h1")).to_have_text("Gardens")
    expect(page.locator("#edition")).to_be_visible()
    shoot(page, "any-game-page", full_page=True)
    shown = page.locator("body").inner_text()
    assert re.findall(r"\bgardens-[\w-]+", shown) == []
    assert page.locator("a[href*=lesson]").count() == 0


# --- a board of a game's own ------------------------------------------------------------------------------


def test_a_board_that_a_game_brings_along_takes_the_place_of_the_general_one(visit: Visit) -> None:
    page = visit()
    expect(page.locator('img[src$="/boards/plots/emblem.svg"]')).to_be_visible()
    sit_down(page, "plots")
    expect(page.locator(".plots li")).to_have_count(9)
    assert page.locator("[data-any-board]").count() == 0
    play_out(page, lambda page: page.locator("[data-act]:enabled").first.click(timeout=2000))
    shoot(page, "any-own-board")


def test_only_what_lies_in_the_folder_is_served(visit: Visit) -> None:
    page = visit()
    assert page.request.get("/boards/plots/board.js").headers["content-type"].startswith("text/javascript")
    for path in ("plots/..%2fgame.py", "gardens/board.js", "none/board.js"):
        assert page.request.get(f"/boards/{path}").status == 404


def test_the_published_types_fit_a_board_of_a_games_own(tmp_path: Path) -> None:
    """Checked as its author would: against the files of the package alone."""
    shutil.copy(GUESTS / "gardens" / "plots" / "web" / "board.js", tmp_path / "own.js")
    for types in (PACKAGE / "web").glob("*.d.ts"):
        shutil.copy(types, tmp_path)
    tsc = [str(WEB / "node_modules" / ".bin" / "tsc"), "--noEmit", "--checkJs", "--strict", "--module", "esnext"]
    options = ["--moduleResolution", "bundler", "--target", "es2022", str(tmp_path / "own.js")]
    checked = subprocess.run([*tsc, *options], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert checked.stdout == ""


def test_the_types_of_zones_are_those_of_the_core() -> None:
    """The page's types of zones are written by hand: they have the fields of `core/zones.py`, and no others."""
    source = (WEB / "src" / "board.ts").read_text(encoding="utf-8")
    for shape in (zones.Piece, zones.Zone, zones.ZonedBoard, zones.Step):
        body = re.search(rf"export interface {shape.__name__} {{(.*?)\n}}", source, re.DOTALL)
        assert body, shape
        fields = dict(re.findall(r"^  (\w+)(\??):", body.group(1), re.MULTILINE))
        assert set(fields) == set(get_type_hints(shape))
        assert {name for name, optional in fields.items() if optional} == set(shape.__optional_keys__)
    layouts = re.search(r"export type Layout = (.*);", source)
    assert layouts
    assert set(re.findall(r'"(\w+)"', layouts.group(1))) == set(get_args(zones.Layout.__value__))


# --- the examples of games from outside -------------------------------------------------------------------


def first_offer(page: Page) -> None:
    page.locator('[data-stop][aria-disabled="false"], [data-act]:enabled').first.click(timeout=2000)


@pytest.mark.parametrize("code", ["fourinarow", "goofspiel"])
def test_the_examples_are_played_to_the_end(visit: Visit, code: str) -> None:
    page = visit()
    table = open_table(page, code, 2, "random")
    expect(page.locator("[data-any-board]")).to_be_visible()
    for number in range(200):
        if ended(page):
            break
        if is_asked(page):
            first_offer(page)
        if number == 12:
            shoot(page, f"any-{code}")
        page.wait_for_timeout(20)
    expect(page.locator("#end-title")).to_be_visible()
    shoot(page, f"any-{code}-end")
    page.goto(f"/t/{table}/replay")
    page.keyboard.press("End")
    expect(page.locator("[data-any-board]")).to_be_visible()


@pytest.mark.parametrize("code", [pytest.param("fourinarow", marks=pytest.mark.long), "goofspiel"])
def test_people_who_share_a_device_play_an_example(visit: Visit, code: str) -> None:
    """Where hands are hidden the curtain falls between two players, and nothing of the other hand is on the page."""
    page = visit()
    page.goto(f"/t/{table_of(page, code, 'Eve')}")
    taken = list[int]()
    for _ in range(400):
        if len(taken) == 8 or ended(page):
            break
        if page.locator("[data-curtain]").count():
            assert page.locator("[data-any-board]").count() == 0
            taken.append(awaited(page))
            take(page, taken[-1])
            if len(taken) == 2 and code == "goofspiel":
                shoot(page, f"any-{code}-device")
                assert page.locator('[data-zone="bid-0"] [data-piece]').count() == 0
                expect(page.locator('[data-zone="bid-0"] .lying')).to_have_count(1)  # Eve sees its back
        elif is_asked(page):
            first_offer(page)
        page.wait_for_timeout(20)
    assert taken == [0, 1] * 4


def test_the_tutor_helps_with_an_example(visit: Visit) -> None:
    page = visit()
    open_table(page, "goofspiel", 2, "random")
    expect(page.locator('[data-stop][aria-disabled="false"]').first).to_be_visible()
    page.keyboard.press("t")
    note = page.locator("[data-note-about]")
    note.get_by_role("button", name=say({"key": "tutor-hint"}), exact=True).click()
    better = page.locator('[data-piece][data-hint="better"]')
    expect(better).to_have_count(1, timeout=15_000)
    expect(page.locator('[data-note-about="hint"]')).to_contain_text(
        f"Bid {(better.get_attribute('data-piece') or '')[1:]}"
    )
    shoot(page, "any-tutor")
    assert wrong_for_axe(page) == []


@pytest.mark.parametrize("code", ["fourinarow", "goofspiel"])
def test_the_examples_fit_every_screen(visit: Visit, code: str) -> None:
    page = visit()
    open_table(page, code, 2, "random")
    expect(page.locator('[data-stop][aria-disabled="false"]').first).to_be_visible()
    first_offer(page)
    expect(page.locator('[data-stop][aria-disabled="false"]').first).to_be_visible()
    look_over(page, code)
