import { describe, expect, test } from "vitest";
import { bestPlace } from "./freespot";

const room = { width: 800, height: 600 };
const note = { width: 200, height: 100 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("a note", () => {
  test("lies above what it is about, in its middle", () => {
    expect(bestPlace(note, room, [], box(300, 400, 500, 440))).toMatchObject({ left: 300, top: 292 });
  });

  test("lies below it where something needed is above", () => {
    const hand = { box: box(0, 200, 800, 390), weight: 20 };
    expect(bestPlace(note, room, [hand], box(300, 400, 500, 440))).toMatchObject({ left: 300, top: 448 });
  });

  test("stays in the room", () => {
    const { left, top } = bestPlace(note, room, [], box(790, 0, 800, 600));
    expect(left + note.width).toBeLessThanOrEqual(room.width);
    expect(top + note.height).toBeLessThanOrEqual(room.height);
  });

  test("covers what is not needed rather than what is", () => {
    const needed = { box: box(0, 0, 800, 300), weight: 20 };
    const other = { box: box(0, 300, 800, 600), weight: 1 };
    expect(bestPlace(note, room, [needed, other], null).top).toBeGreaterThanOrEqual(300);
  });
});
