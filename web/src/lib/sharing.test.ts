import { describe, expect, test } from "vitest";
import type { Event, Seat, TableInfo, View } from "../protocol";
import { awaitedHere, handing, sharedSeats, sinceThen } from "./sharing";

const seat = (you: boolean, stand_in: Seat["stand_in"] = null): Seat => ({ kind: "human", you, stand_in });
const table = (...seats: Seat[]): Pick<TableInfo, "seats"> => ({ seats });

describe("people who share a device", () => {
  test("are those of the reader's several seats", () => {
    expect(sharedSeats(table(seat(true), seat(false), seat(true)))).toEqual([0, 2]);
    expect(sharedSeats(table(seat(true), seat(false)))).toEqual([]);
  });

  test("are none where one person moves for all in a branch", () => {
    const branch = { of: "t", at: 3, redealt: false };
    expect(sharedSeats({ ...table(seat(true), seat(true)), branch })).toEqual([]);
  });

  test("take the device in the order of their seats, without those for whom a bot plays", () => {
    const seats = table(seat(true), seat(true, "medium"), seat(true), seat(false));
    const view = { waiting: [0, 1, 2, 3] } as View;
    expect(awaitedHere(seats, [0, 1, 2], view)).toEqual([0, 2]);
  });
});

describe("the device", () => {
  test("stays with somebody who is to move, or while nobody here is", () => {
    expect(handing({ held: 1, awaited: [0, 1], passedOver: [], hidden: true })).toBe("keep");
    expect(handing({ held: 1, awaited: [], passedOver: [], hidden: true })).toBe("keep");
  });

  test("is covered before another person takes it", () => {
    expect(handing({ held: 1, awaited: [0], passedOver: [], hidden: true })).toBe("cover");
    expect(handing({ held: null, awaited: [0], passedOver: [], hidden: true })).toBe("keep");
  });

  test("stays with somebody who only looks, until it is somebody else's turn", () => {
    expect(handing({ held: 1, awaited: [0, 2], passedOver: [0, 2], hidden: true })).toBe("keep");
    expect(handing({ held: 1, awaited: [2, 3], passedOver: [0, 2], hidden: true })).toBe("cover");
  });

  test("goes on openly when nobody hides anything", () => {
    expect(handing({ held: 1, awaited: [0], passedOver: [], hidden: false })).toBe(0);
    expect(handing({ held: null, awaited: [2], passedOver: [], hidden: false })).toBe(2);
  });
});

test("somebody who takes the device is told what came with their last move and after it, but not the deal", () => {
  const events = [0, 0, 1, 2, 2, 3].map((number) => ({ number, type: "x", data: {}, text: null }) as Event);
  const numbers = (moved: number | null) => sinceThen(events, moved).map(({ number }) => number);
  expect(numbers(2)).toEqual([2, 2, 3]);
  expect(numbers(0)).toEqual([1, 2, 2, 3]);
});
