import { expect, test } from "vitest";
import { card } from "./cards.test-data";
import { arranged, moved, placeAt, type Sort } from "./order";

const HAND = ["W!", "F10", "WK~", "F7", "W7", "M8~"].map(card);
const held = (sort: Sort, own: string[] = []) => arranged(HAND, sort, own).map((one) => one.card);

test("a hand is held by the value that counts, or by suit with the element card last", () => {
  expect(held("value")).toEqual(["M8~", "F7", "W7", "WK~", "F10", "W!"]);
  expect(held("suit")).toEqual(["F7", "F10", "M8~", "W7", "WK~", "W!"]);
});

test("a hand laid by its owner stays so when cards turn or go, and a new one goes where its value belongs", () => {
  expect(held("own", ["F10", "WK", "D3", "M8", "W!"])).toEqual(["F7", "W7", "F10", "WK~", "M8~", "W!"]);
});

test("a card goes to a place among the others", () => {
  expect(moved(["a", "b", "c"], "a", 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], "c", 0)).toEqual(["c", "a", "b"]);
});

test("where a card is let go tells its place, also in two rows", () => {
  const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 56 });
  const boxes = [box(0, 0), box(44, 0), box(0, 60), box(44, 60)];
  expect(placeAt(boxes, 10, 20)).toBe(0);
  expect(placeAt(boxes, 30, 20)).toBe(1);
  expect(placeAt(boxes, 200, 20)).toBe(2);
  expect(placeAt(boxes, 10, 80)).toBe(2);
  expect(placeAt(boxes, 50, 300)).toBe(4);
});
