"""The page as an installed app: its worker keeps the shell, and never an answer of the server."""

import httpx
from playwright.sync_api import Page, expect

from parlour.words import LANGUAGES, say

from .conftest import Visit
from .sitting import accept_invitation, open_table
from .test_pinata import CARD, move_by_mouse

AT_WORK = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || active.state)"
KEPT = """
async () => {
  const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return caught.flat().map(({ url }) => new URL(url).pathname);
}
"""


def await_true(page: Page, expression: str) -> None:
    """Wait until it is true. (Playwright's own waiting evaluates texts on the page, which the page does not allow.)"""
    for _ in range(200):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(expression)


def start(visit: Visit, language: str = "en") -> Page:
    """A page with its worker at work: the second visit to the house."""
    page = visit(language=language, worker=True, expect_error="ERR_")
    page.evaluate(AT_WORK)
    page.reload()
    await_true(page, "navigator.serviceWorker.controller !== null")
    page.locator("h1").wait_for()
    return page


def test_it_can_be_installed(visit: Visit, house: str) -> None:
    page = visit()
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    answer = httpx.get(f"{house}{address}")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        picture = httpx.get(house + icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(picture.content[16:20])
            assert icon["sizes"] == f"{width}x{width}"
    assert {icon.get("purpose") for icon in manifest["icons"]} >= {"any", "maskable"}
    worker = httpx.get(f"{house}/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "javascript" in worker.headers["content-type"]
    assert "default-src 'self'" in worker.headers["content-security-policy"]


def test_without_a_connection_it_says_so_in_the_language_of_the_reader(visit: Visit, house: str) -> None:
    offline = httpx.get(f"{house}/offline.html").text
    assert [language for language in LANGUAGES if say({"key": "offline-text"}, language) not in offline] == []
    page = start(visit, "cs")
    kept = page.evaluate(KEPT)
    assert any(path.startswith("/assets/") for path in kept)
    page.context.set_offline(True)
    page.goto("/g/ninjan")
    own = page.locator("section:visible")
    expect(own).to_have_count(1)
    expect(own).to_have_attribute("lang", "cs")
    expect(own).to_contain_text(say({"key": "offline-text"}, "cs"))
    assert page.evaluate("getComputedStyle(document.body).display") == "grid", "its style is there"
    page.context.set_offline(False)  # it goes on by itself
    page.locator("h1", has_text="Ninjan").first.wait_for()
    assert not [path for path in page.evaluate(KEPT) if path.startswith(("/api", "/ws")) or path == "/"]


def test_the_shell_comes_from_the_device_and_answers_from_the_server(visit: Visit) -> None:
    """The files of the page are there without a connection; what the server has said is not."""
    page = start(visit)
    script = page.locator("script[src^='/assets/']").get_attribute("src")
    ask = "(path) => fetch(path).then(({ status }) => status, () => null)"
    assert page.evaluate(ask, "/api/games") == 200
    page.context.set_offline(True)
    assert page.evaluate(ask, script) == 200
    assert page.evaluate(ask, "/api/games") is None
    assert page.evaluate(ask, "/api/me") is None


# --- notifications -----------------------------------------------------------------------------------------

# A browser without windows shows no notifications, whatever is granted: what would be shown is written down.
AWAY = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async function (title, { body, tag, icon, data }) {
  window.shown.push({ title, body, tag, icon, path: data.path, state: this.active.state });
};
"""
# What the browser tells the worker when somebody presses the notification.
PRESS = """
(path) => new Promise((closed) => {
  const event = new Event("notificationclick");
  event.notification = { close: () => closed(true), data: { path } };
  event.waitUntil = () => undefined;
  self.dispatchEvent(event);
})
"""


def test_somebody_who_looks_elsewhere_is_called_to_the_table(visit: Visit, house: str) -> None:
    """The worker shows one notification, and it leads to the table."""
    ann, bob = start(visit), visit()
    ann.context.add_init_script(AWAY)
    ann.context.add_init_script("localStorage.setItem('parlour-notices', 'on')")
    table = open_table(ann, "pinata", 2, None)
    bob.goto(f"/t/{table}")
    accept_invitation(bob)
    expect(ann.locator("[data-card]")).to_have_count(8)
    if ann.locator(CARD).count():
        move_by_mouse(ann)
        ann.wait_for_timeout(3100)  # who has just moved is not called
    expect(bob.locator(CARD).first).to_be_visible()
    assert ann.evaluate("window.shown") == []
    ann.evaluate("window.away = true")
    move_by_mouse(bob)
    await_true(ann, "window.shown.length > 0")
    [shown] = ann.evaluate("window.shown")
    assert (shown["title"], shown["body"]) == (say({"key": "pinata-title"}), say({"key": "turn-yours"}))
    assert (shown["tag"], shown["path"], shown["state"]) == (table, f"/t/{table}", "activated")
    assert httpx.get(house + shown["icon"]).headers["content-type"] == "image/png"
    ann.goto("/")
    assert ann.context.service_workers[0].evaluate(PRESS, shown["path"])
    ann.wait_for_url(f"**/t/{table}")
