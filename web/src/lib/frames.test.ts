import { expect, test } from "vitest";
import type { Event, View } from "../protocol";
import { merged, type Frame } from "./frames";

const event = (number: number) => ({ number }) as Event;
const frame = (turn: number, more: Partial<Frame> = {}): Frame => ({
  view: { turn } as View,
  events: [event(turn)],
  ends: 1,
  ...more,
});

test("frames that are skipped leave their events, and all their moves have ended", () => {
  const all = [frame(1), frame(2, { ends: 0 }), frame(3)].reduce(merged);
  expect(all).toMatchObject({ view: { turn: 3 }, events: [1, 2, 3].map(event), jumped: true, ends: 2 });
  expect(all.anew).toBeFalsy();
});

test("what was taken back in between is forgotten", () => {
  const all = [frame(1), frame(2, { anew: true }), frame(3)].reduce(merged);
  expect(all).toMatchObject({ events: [2, 3].map(event), anew: true, ends: 3 });
});
