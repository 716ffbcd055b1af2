import { expect, test } from "vitest";
import { eventOf } from "../testing";
import type { PandorumShapes } from "./board";
import { momentOf, RICH, sound } from "./drama";

const built = eventOf<PandorumShapes>("built", { seat: 1, hex: "d1", piece: "base", cards: [], nose: null });
const paid = (amount: number) =>
  eventOf<PandorumShapes>("paid", { seat: 1, card: "plant", amount, doubled: false, sources: [] });

test("a building is rich by what all its cards pay, and by nothing that was built before", () => {
  const [first, second] = [paid(RICH - 2), paid(2)];
  expect(momentOf(first, [built, first])).toBeNull();
  expect(momentOf(second, [built, first, second])).toEqual({ kind: "rich", seat: 1, amount: RICH });
  expect(momentOf(second, [built, first, built, second])).toBeNull();
});

test("a card that pays nothing is no moment, and is not heard", () => {
  const none = paid(0);
  expect(momentOf(none, [built, paid(RICH), none])).toBeNull();
  expect(sound(none)).toBeNull();
  expect(sound(paid(1))).toBe("coin");
});

test("a nose that is fired is shown with its name", () => {
  const fired = eventOf<PandorumShapes>("emptied", { seat: 0, kind: "jump", used: true });
  expect(momentOf(fired, [fired])).toEqual({ kind: "nose", seat: 0, nose: "jump" });
});
