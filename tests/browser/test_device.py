"""Several people on one device, in a real browser: no frame ever shows a card of somebody who does not have it."""

import base64
import io
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Page, TimeoutError, expect

from parlour.words import say

from .conftest import Visit, untranslated
from .sitting import OFFERED, wrong_for_axe
from .test_ninjan import choices

pytestmark = pytest.mark.slow

# Before anything is painted a change of the document is observed: so this sees every frame, and more. Each sample says
# whether the curtain is down, who was asked to take the device last, and which cards stand anywhere in the document: in
# an attribute, or in words, as on a label or in the log.
RECORDER = """
(() => {
  const samples = (window.samples = []);
  const suits = { rock: "R", scissors: "S", paper: "P" };
  const named = /^[RSP]-?\\d+$/;
  const spoken = /(rock|scissors|paper) (\u2212?)(\\d+)/g;
  const look = () => {
    if (!document.body) return;
    const cards = new Set();
    let words = document.body.textContent;
    for (const one of document.querySelectorAll("*"))
      for (const { value } of one.attributes) {
        for (const word of value.split(/\\s+/)) if (named.test(word)) cards.add(word);
        words += " " + value;
      }
    for (const [, suit, minus, value] of words.toLowerCase().matchAll(spoken))
      cards.add(suits[suit] + (minus && "-") + value);
    const curtain = document.querySelector("[data-curtain]") !== null;
    const sample = { taken: window.taken ?? null, curtain, cards: [...cards].sort() };
    if (JSON.stringify(sample) !== JSON.stringify(samples.at(-1))) samples.push(sample);
  };
  const how = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, how);
})();
"""

# What the seat may know, over a socket of its own.
VIEW_OF = """
([table, seat]) => new Promise((resolve) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}?after=-1&seat=${seat}`);
  line.onmessage = ({ data }) => { line.close(); resolve(JSON.parse(data).view.board); };
})
"""


def table_of(page: Page, game: str, *names: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "here", "name": name} for name in names)]
    wish = {"game": game, "seats": seats}
    answer = page.request.post("/api/tables", data=wish, headers={"Origin": page.url.rstrip("/")})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def word(key: str, **args: Any) -> str:
    return say({"key": key, "args": args})


def awaited(page: Page) -> int:
    """The seat that the curtain asks to take the device."""
    return int(page.locator("[data-take].primary").get_attribute("data-take") or -1)


def take(page: Page, seat: int) -> None:
    page.evaluate(f"window.taken = {seat}")
    page.locator(f'[data-curtain] [data-take="{seat}"]').click()
    expect(page.locator("[data-curtain]")).to_have_count(0)
    if page.locator("[data-since]").count():
        page.get_by_role("button", name=word("since-close")).click()


def move(page: Page) -> None:
    """The person who has the device moves, until the curtain falls."""
    curtain = page.locator("[data-curtain]")
    while not curtain.count():
        choose(page)


def choose(page: Page) -> None:
    if choices(page).count():
        with suppress(TimeoutError):  # what was offered may be gone by now: look again
            choices(page).last.click(timeout=1000)
    page.wait_for_timeout(20)


def test_no_frame_shows_a_card_of_somebody_else(visit: Visit) -> None:
    page = visit(speed="fast", script=RECORDER)
    table = table_of(page, "ninjan", "Bob", "Cat")
    second = page.context.new_page()
    second.goto("/")
    hands = [set(second.evaluate(VIEW_OF, [table, seat])["hand"]) for seat in range(3)]
    assert [len(hand) for hand in hands] == [9, 9, 9]
    page.goto(f"/t/{table}")
    expect(page.locator("[data-curtain]")).to_contain_text("Bob and Cat")
    order = []
    for _ in range(7):  # three secret choices, the reveal, cards laid one after another, and more choices
        order.append(awaited(page))
        take(page, order[-1])
        move(page)
    assert order[:3] == [0, 1, 2]
    take(page, 2)  # somebody looks out of turn, and hides the cards again
    page.locator("[data-cover]").click()
    expect(page.locator("[data-curtain]")).to_have_count(1)

    left = [set(second.evaluate(VIEW_OF, [table, seat])["hand"]) for seat in range(3)]
    samples = page.evaluate("window.samples")
    shown = [0, 0, 0]
    for sample in samples:
        cards = set(sample["cards"])
        for seat in range(3):
            # Before the reveal all cards are hidden, afterwards those that are still in the hand.
            seen = cards & left[seat]
            assert not seen or (seat == sample["taken"] and not sample["curtain"]), f"{seen} of {seat}: {sample}"
            shown[seat] += bool(seen)
    assert all(shown), "the recorder has seen every hand while its owner had the device"
    for sample in samples:
        if sample["taken"] == 1:
            break
        assert not set(sample["cards"]) & (hands[1] | hands[2]), sample

    page.reload()
    expect(page.locator("[data-curtain]")).to_have_count(1)
    assert not [sample for sample in page.evaluate("window.samples") if set(sample["cards"]) & set.union(*left)]


# --- what is on the screen ---------------------------------------------------------------------------------

A_TRACE = 8  # by so much of 255 two pictures of the same may differ


@contextmanager
def filmed(page: Page) -> Iterator[list[Image.Image]]:
    """Every frame that the browser shows, as it comes."""
    frames = list[Image.Image]()
    camera = page.context.new_cdp_session(page)

    def shown(frame: dict[str, Any]) -> None:
        frames.append(Image.open(io.BytesIO(base64.b64decode(frame["data"]))).convert("RGB"))
        camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", shown)
    camera.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    yield frames
    camera.send("Page.stopScreencast")
    camera.detach()


def part_of(picture: Image.Image, box: FloatRect) -> Image.Image:
    left, top = box["x"], box["y"]
    return picture.crop((int(left), int(top), int(left + box["width"]), int(top + box["height"])))


def are_alike(one: Image.Image, other: Image.Image) -> bool:
    seen = ImageChops.difference(one, other).convert("L").point(lambda light: 255 * (light > A_TRACE)).getbbox()
    return seen is None


def test_between_two_people_the_screen_shows_only_the_curtain(visit: Visit) -> None:
    """In every frame from the first that shows the curtain until somebody takes the device, there is nothing else."""
    page = visit(speed="fast")
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/t/{table_of(page, 'ninjan', 'Bob', 'Cat')}")
    take(page, awaited(page))
    hand = page.locator("[data-part=hand]").bounding_box()
    assert hand
    covers = list[Image.Image]()
    with filmed(page) as frames:
        for _ in range(2):
            before = len(frames)
            page.locator("button[data-card]").first.hover()
            page.wait_for_timeout(200)
            move(page)
            for _ in range(3):  # what is drawn anew makes frames
                page.keyboard.press("Tab")
                page.wait_for_timeout(60)
            film = [part_of(frame, hand) for frame in frames[before:]]
            cover = part_of(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), hand)
            covered = [are_alike(picture, cover) for picture in film]
            closed = covered.index(True, covered.index(False))  # the hand was seen before
            assert all(covered[closed:])
            assert len(covered) - closed > 2, "the curtain was filmed"
            covers.append(cover)
            take(page, awaited(page))
    assert all(are_alike(cover, covers[0]) for cover in covers), "nothing shines through, whoever had the device"


@pytest.mark.long
def test_a_whole_game_from_the_first_page_to_the_review(visit: Visit) -> None:
    page = visit("/g/ninjan", width=390, height=844)
    page.get_by_role("button", name=word("new-change")).click()
    page.get_by_label("2", exact=True).check(force=True)
    page.get_by_label(word("new-seat", seat=2)).select_option("here")
    page.get_by_label(word("here-name", seat=2)).fill("Bob")
    expect(page.locator("form")).to_contain_text(word("table-unrated"))
    page.get_by_role("button", name=word("new-play-now")).click()
    expect(page.locator("[data-curtain]")).to_have_count(1)
    assert wrong_for_axe(page) == []
    assert untranslated(page) == []
    for _ in range(400):
        if page.locator("#end-title").count():
            break
        if page.locator("[data-curtain]").count():
            take(page, awaited(page))
        elif page.locator("[data-since]").count():
            page.get_by_role("button", name=word("since-close")).click()
        else:
            choose(page)
    expect(page.locator("[data-unrated]")).to_contain_text("shared a device")
    page.locator("[data-to-review]").click()
    for seat in ("Bob", "Guest"):
        expect(page.get_by_role("main")).to_contain_text(seat)


def test_moves_are_taken_back_and_people_leave_one_by_one(visit: Visit) -> None:
    page = visit()
    table = table_of(page, "ninjan", "Bob", "Cat")
    page.goto(f"/t/{table}")
    take(page, 0)
    choices(page).last.click()
    expect(page.locator("[data-curtain]")).to_contain_text("Bob")
    assert awaited(page) == 1
    take(page, 0)
    page.locator("[data-undo]").click()
    expect(page.locator(f"button[data-card]{OFFERED}")).to_have_count(9)
    page.locator("[data-cover]").click()
    assert awaited(page) == 0
    take(page, 1)
    page.locator("[data-leave]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Bob")
    page.get_by_role("button", name=word("leave-button")).last.click()
    expect(page.locator("[data-curtain]")).to_have_count(1)
    seats = json.loads(page.request.get(f"/api/tables/{table}").text())["seats"]
    assert [seat["stand_in"] for seat in seats] == [None, "medium", None]
    take(page, 1)
    page.get_by_role("button", name=word("standin-back")).click()
    expect(page.locator('[data-note-about="stand-in"]')).to_have_count(0)
