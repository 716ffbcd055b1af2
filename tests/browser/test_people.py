"""People: accounts, the lobby, strength and history, being called back, and being forgotten."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit, untranslated
from tests.browser.sitting import in_every_language, shoot, wrong_for_axe
from tests.server.people import Browser, play_with_bots, quick_hashes, serving

pytestmark = pytest.mark.slow

PASSWORD = "correct horse battery"
REFUSED = "status of 4"
RATED_BEFORE_LISTED = 5


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house of its own, whose lobby nobody else uses."""
    with pytest.MonkeyPatch.context() as patch:
        quick_hashes(patch)
        with serving(tmp_path_factory.mktemp("people") / "parlour.sqlite3") as address:
            yield address


def form(page: Page, title: str) -> Locator:
    return page.get_by_role("form", name=title)


def make_account(page: Page, name: str) -> None:
    page.goto("/account")
    making = form(page, "Create an account")
    making.get_by_label("Name").fill(name)
    making.get_by_label("Password").fill(PASSWORD)
    making.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("status").filter(has_text="Your account is ready")).to_be_visible()


def log_in(page: Page, name: str, password: str) -> None:
    page.goto("/account")
    logging_in = form(page, "Log in")
    logging_in.get_by_label("Name").fill(name)
    logging_in.get_by_label("Password").fill(password)
    logging_in.get_by_role("button", name="Log in").click()


DOORS: list[Browser] = []


@pytest.fixture(autouse=True)
def closed_doors() -> Iterator[None]:
    yield
    while DOORS:
        DOORS.pop().http.close()


def at_the_door(house: str) -> Browser:
    """Somebody new, without a page; gone after the test."""
    DOORS.append(Browser(house))
    return DOORS[-1]


def same_guest(page: Page, house: str) -> Browser:
    """The guest of this page, at the server's own door."""
    browser = at_the_door(house)
    for cookie in page.context.cookies():
        browser.http.cookies.set(cookie["name"], cookie["value"])
    return browser


def play_a_game(page: Page, house: str) -> None:
    guest = same_guest(page, house)
    with guest.at(guest.make("me", "random")) as socket:
        play_with_bots(socket)


def test_an_account_is_made_opened_elsewhere_and_shut_by_a_new_password(visit: Visit) -> None:
    here = visit("/account", expect_error=REFUSED)
    making = form(here, "Create an account")
    making.get_by_label("Name").fill("Božena")
    making.get_by_label("Password").fill("short")
    making.get_by_role("button", name="Create an account").click()
    refused = making.get_by_label("Password")
    expect(refused).to_have_accessible_description(re.compile("8 to 200"))
    expect(refused).to_be_focused()
    make_account(here, "Božena")
    expect(here.get_by_role("navigation")).to_contain_text("Božena")

    there = visit("/account", expect_error=REFUSED)
    log_in(there, "božena", "not this one")
    expect(form(there, "Log in").get_by_label("Password")).to_have_accessible_description(re.compile("is wrong"))
    log_in(there, "božena", PASSWORD)
    expect(there.get_by_label("Your name")).to_have_value("Božena")

    changing = form(here, "Change the password")
    changing.get_by_label("Current password").fill(PASSWORD)
    changing.get_by_label("New password").fill(PASSWORD + "!")
    changing.get_by_role("button", name="Change the password").click()
    expect(here.get_by_role("status").filter(has_text="Every other device")).to_be_visible()
    there.goto("/account")
    expect(form(there, "Log in")).to_be_visible()
    log_in(there, "Božena", PASSWORD + "!")
    expect(there.get_by_role("navigation")).to_contain_text("Božena")


def test_a_program_gets_a_token_is_seen_and_loses_it(visit: Visit, house: str) -> None:
    page = visit("/")
    make_account(page, "Petra")
    programs = form(page, "Your programs")
    programs.get_by_label("Name of the new program").fill("Robo")
    programs.get_by_role("button", name="Create a program").click()
    robo = at_the_door(house)
    robo.http.headers["Authorization"] = f"Bearer {programs.get_by_label('The token of Robo').input_value()}"
    page.goto("/")
    page.get_by_role("link", name="Ninjan").first.click()
    page.wait_for_url("**/g/ninjan")
    page.get_by_text("Choose players and options").click()
    page.get_by_label("2", exact=True).check()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Programs may sit down").check()
    page.get_by_role("button", name="Open a table", exact=True).click()
    expect(page.get_by_label("What is played")).to_contain_text("Programs may sit down")
    robo.join(page.url.rsplit("/", 1)[-1])
    expect(page.get_by_title("program").first).to_be_visible()
    page.goto("/account")
    expect(programs.get_by_label("The token of Robo")).to_have_count(0)
    programs.get_by_role("button", name="Revoke the token: Robo").click()
    expect(programs.get_by_text("has no token")).to_be_visible()
    robo.get("/api/me", status=401)


def test_a_name_that_is_taken_is_refused_at_its_field(visit: Visit) -> None:
    make_account(visit(), "Klára")
    other = visit("/account", expect_error=REFUSED)
    making = form(other, "Create an account")
    making.get_by_label("Name").fill("KLÁRA")
    making.get_by_label("Password").fill(PASSWORD)
    making.get_by_role("button", name="Create an account").click()
    expect(making.get_by_label("Name")).to_have_accessible_description(re.compile("has this name already"))


def test_a_listed_table_is_found_in_the_lobby(visit: Visit) -> None:
    visitor = visit(width=360, height=740)
    expect(visitor.get_by_text("No table is waiting for players")).to_be_visible()
    below = visitor.get_by_role("heading", name="Ninjan")
    place = below.bounding_box()

    maker = visit()
    make_account(maker, "Emil")
    maker.goto("/g/ninjan")
    maker.get_by_text("Choose players and options").click()
    maker.get_by_role("radio", name="2").check()
    maker.get_by_label("Seat 2").select_option("open")
    maker.get_by_label("Time to think").select_option(label="1\N{NO-BREAK SPACE}minute for each move")
    maker.get_by_label("Show in the lobby").check()
    maker.get_by_role("button", name="Open a table", exact=True).click()
    maker.wait_for_url("**/t/*")

    # What was empty does not push the page about; it says that there is something now.
    expect(visitor.get_by_role("status").filter(has_text="1 table has appeared")).to_be_visible()
    assert below.bounding_box() == place
    visitor.get_by_role("button", name="Show").click()
    table = visitor.get_by_role("listitem", name="Ninjan")
    expect(table).to_contain_text("1 minute for each move")
    expect(table.get_by_role("link", name="Emil")).to_be_visible()
    table.get_by_role("button", name="Sit down").click()
    visitor.wait_for_url(maker.url)
    expect(visitor.locator("body")).to_contain_text("Emil")


def test_an_empty_lobby_opens_a_table_at_once(visit: Visit) -> None:
    page = visit("/g/pinata")
    page.get_by_role("button", name="Open a table for everybody").click()
    page.wait_for_url("**/t/*")
    other = visit("/g/pinata")
    expect(other.get_by_role("listitem", name="Piñata").get_by_role("button", name="Sit down")).to_be_visible()


def test_strength_and_history_are_for_everybody_to_see(visit: Visit, house: str) -> None:
    page = visit()
    make_account(page, "Ann")
    for _ in range(RATED_BEFORE_LISTED):
        play_a_game(page, house)

    page.goto("/g/ninjan/ratings")
    own = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Ann"))
    expect(own).to_contain_text(re.compile(r"you.* ± \d+.*5\srated games", re.S))
    expect(page.get_by_role("listitem").filter(has_text="Bot, random")).to_be_visible()
    shoot(page, "ratings", full_page=True)

    stranger = visit("/people/ann")
    expect(stranger.get_by_role("heading", name="Ann")).to_be_visible()
    expect(stranger.get_by_role("region", name="Strength")).to_contain_text("5 rated games")
    finished = stranger.get_by_role("region", name="Finished games")
    expect(finished.get_by_text(re.compile("Won|Place 2 of 2"))).to_have_count(RATED_BEFORE_LISTED)
    expect(finished.get_by_text("Private table")).to_have_count(RATED_BEFORE_LISTED)

    page.get_by_role("link", name="Your games").click()
    page.get_by_role("region", name="Finished").get_by_role("link", name="Ninjan").first.click()
    expect(page.get_by_role("region", name="Chances to win")).to_be_visible()


def test_older_games_come_on_wish(visit: Visit) -> None:
    """The server's pages are shorter than this long life."""
    page = visit()
    asked = list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        number = len(asked)
        game = {"id": f"t{number}", "game": "pinata", "options": {}, "seats": [], "state": "over", "rated": False}
        game |= {"made_at": "2026-01-01T00:00:00Z", "over_at": "2026-01-01T00:00:00Z", "places": [], "scores": []}
        route.fulfill(json={"games": [game], "next": None if number == 2 else 77})

    page.route("**/api/me/games?over=true*", answer)
    page.goto("/games")
    finished = page.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(finished).to_have_count(1)
    page.get_by_role("button", name="Show older games").click()
    expect(finished).to_have_count(2)
    expect(page.get_by_role("button", name="Show older games")).to_have_count(0)
    assert asked[1].endswith("before=77")


def allow_notes(page: Page) -> None:
    page.context.grant_permissions(["notifications"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Browser notification").check()
    page.keyboard.press("Escape")


def look_elsewhere(page: Page) -> None:
    """The reader looks at another page; notes of the browser are kept."""
    page.evaluate(
        """() => {
            window.notes = [];
            window.Notification = class {
                static permission = "granted";
                constructor(title, { body }) { this.text = `${title}: ${body}`; window.notes.push(this); }
                close() {}
            };
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
        }"""
    )


def ask_again(page: Page) -> None:
    """As the page does by itself every half a minute."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


@pytest.mark.parametrize(
    ("clock", "waiting", "turn"),
    [
        ({"kind": "move", "seconds": 3 * 24 * 3600}, r"3\sdays for each move", r"● Your turn\s*3\sdays left"),
        (None, r"Waiting", r"● Your turn\s*\w+ \d+, 20\d\d"),
    ],
    ids=["clock", "no clock"],
)
def test_a_game_calls_its_players_back(
    visit: Visit, house: str, clock: dict[str, object] | None, waiting: str, turn: str
) -> None:
    page = visit()
    allow_notes(page)
    guest, friend = same_guest(page, house), at_the_door(house)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = guest.post("/api/tables", {"game": "ninjan", "seats": seats, "clock": clock})["id"]
    page.goto("/games")
    expect(page.get_by_role("region", name="Waiting for players")).to_contain_text(re.compile(waiting))

    look_elsewhere(page)
    friend.join(table)
    ask_again(page)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert page.evaluate("window.notes.map(note => note.text)") == ["Ninjan: Your turn"]
    page.evaluate("window.notes[0].onclick()")
    page.wait_for_url(f"**/t/{table}")
    expect(page).to_have_title(re.compile(r"^● Ninjan"))
    page.goto("/games")
    expect(page.get_by_role("region", name="Being played")).to_contain_text(re.compile(turn))


def test_other_tables_call_from_a_table(visit: Visit, house: str) -> None:
    page = visit()
    guest, friend = same_guest(page, house), at_the_door(house)
    friend.join(guest.make("me", "open"))
    alone = guest.make("me", "random", game="pinata")
    page.goto(f"/t/{alone}")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.get_by_role("link", name="1 game waits for you").click()
    expect(page.get_by_role("region", name="Your tables").get_by_text("● Your turn")).to_have_count(1)


def test_bots_do_not_call_anybody(visit: Visit, house: str) -> None:
    page = visit()
    allow_notes(page)
    guest = same_guest(page, house)
    guest.make("me", "random")  # cards are chosen in secret: it waits for the guest at once
    guest.make("me", "open")
    page.goto("/games")
    running = page.get_by_role("region", name="Being played")
    expect(running).to_contain_text("Your turn")
    expect(running).not_to_contain_text("●")
    look_elsewhere(page)
    with page.expect_response("**/api/me/turns"):
        ask_again(page)
    expect(page).to_have_title("Your games · Parlour")
    assert page.evaluate("window.notes") == []


def test_everything_about_me_can_be_taken_along_and_deleted(visit: Visit, house: str) -> None:
    page = visit(expect_error=REFUSED)
    make_account(page, "Vera")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert json.loads(download.value.path().read_text())["name"] == "Vera"

    page.get_by_role("button", name="Delete my data").click()
    deleting = form(page, "Delete my data")
    expect(deleting).to_contain_text("Games you have played stay for the others")
    deleting.get_by_label("Password").fill("not this one")
    deleting.get_by_role("button", name="Delete for good").click()
    expect(deleting.get_by_label("Password")).to_have_accessible_description(re.compile("not your password"))
    deleting.get_by_label("Password").fill(PASSWORD)
    deleting.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("status").filter(has_text="Everything about you is deleted")).to_be_visible()
    expect(form(page, "Log in")).to_be_visible()
    page.goto("/people/Vera")
    expect(page.get_by_role("alert")).to_contain_text("Nobody here has this name")


# Every page, and what stands on it once the server has answered.
PAGES = {
    "/": "#lobby-title",
    "/account": "form",
    "/games": "main p",
    "/g/ninjan": "#lobby-title",
    "/g/ninjan/ratings": "ol, .slab",
    "/people/{name}": "#finished-title",
    "/credits": "#credits-server + ul",
    "/nowhere": "main .button",
}


def open_page(page: Page, path: str, name: str) -> None:
    page.goto(path.format(name=name))
    page.locator(PAGES[path]).first.wait_for()


@in_every_language
def test_the_pages_speak_every_language_and_fit_a_phone(visit: Visit, house: str, language: str) -> None:
    page = visit(language=language, width=360, height=740)
    name = f"Wolfeschlegelsteinhaus{language}"
    same_guest(page, house).post("/api/account", {"name": name, "password": PASSWORD})
    for path in PAGES:
        open_page(page, path, name)
        assert untranslated(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_the_pages_can_be_used_with_a_screen_reader(visit: Visit, house: str) -> None:
    page = visit("/account")
    found = wrong_for_axe(page)
    same_guest(page, house).post("/api/account", {"name": "Listener", "password": PASSWORD})
    for path in PAGES:
        open_page(page, path, "Listener")
        page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
        page.evaluate("document.querySelectorAll('[aria-controls^=options-]').forEach(one => one.click())")
        found += wrong_for_axe(page)
    assert found == []
