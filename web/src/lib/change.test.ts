import { describe, expect, it } from "vitest";
import type { ComparedDeed, ComparedMeasure, Estimate } from "../protocol";
import {
  clearFirst,
  extremes,
  isComponent,
  minutesLeft,
  placeIn,
  rangeOf,
  smallest,
  wayOf,
  winning,
} from "./change";

const estimate = (mean: number, half = 0.1): Estimate => ({ mean, low: mean - half, high: mean + half });

function measure(name: ComparedMeasure["name"], clear: boolean): ComparedMeasure {
  const change = { ...estimate(0.1, 0.04), chance: 0.01 };
  return { name, clear, is_share: true, before: estimate(0.5), after: estimate(0.6), change, way: "up" };
}

function deed(mean: number, more: Partial<ComparedDeed> = {}): ComparedDeed {
  const effect = { hands: 50, wins: 50 * mean, times: 60, amount: 0, share: estimate(mean) };
  const change = { ...estimate(mean - 0.5), chance: 0.5 };
  return {
    group: "card",
    name: String(mean),
    before: effect,
    after: effect,
    change,
    clear: false,
    changed: false,
    rare: false,
    ...more,
  };
}

describe("a picture of intervals", () => {
  it("shows all of them, and the fair share", () => {
    const range = rangeOf([estimate(0.5), estimate(0.6)], 0.25);
    expect(range.low).toBeLessThan(0.25);
    expect(range.high).toBeGreaterThan(0.7);
    expect(placeIn(range, range.low)).toBe(0);
    expect(placeIn(range, range.high)).toBe(100);
  });

  it("has room for a figure that is certain", () => {
    expect(placeIn(rangeOf([estimate(1, 0)]), 1)).toBeCloseTo(50);
  });
});

describe("what is told first", () => {
  it("is what is clear", () => {
    const told = clearFirst([measure("first", false), measure("moves", true), measure("spread", false)]);
    expect(told.map(({ name }) => name)).toEqual(["moves", "first", "spread"]);
  });

  it("is what wins, without what is rare", () => {
    const deeds = [deed(0.4), deed(0.6), deed(0.9, { rare: true }), deed(0.7, { group: "mat" })];
    expect(winning(deeds, "card").map(({ name }) => name)).toEqual(["0.6", "0.4"]);
  });

  it("are both ends of a long list", () => {
    expect(extremes([1, 2, 3, 4, 5, 6], 4)).toEqual([1, 2, 5, 6]);
    expect(extremes([1, 2], 4)).toEqual([1, 2]);
  });
});

describe("what can be told of a card", () => {
  it("is a way only if it is clear", () => {
    expect(wayOf(deed(0.7, { clear: true }))).toBe("up");
    expect(wayOf(deed(0.3, { clear: true }))).toBe("down");
    expect(wayOf(deed(0.7))).toBe("same");
    expect(wayOf(deed(0.7, { rare: true }))).toBe("rare");
    const nobody = { ...deed(0).after, hands: 0 };
    expect(wayOf(deed(0.7, { rare: true, after: nobody }))).toBe("gone");
    expect(wayOf(deed(0.7, { rare: true, before: nobody }))).toBe("new");
  });
});

it("says how small a change can hide", () => {
  expect(smallest(measure("first", true))).toBeCloseTo(0.04);
});

it("compares components, not where they are known from", () => {
  const places = ["name", "cards, rock, values", "cards, rock, source", "cards, rock, note"];
  const told = places.filter((where) => isComponent({ where, was: 1, becomes: 2, at: [] }));
  expect(told).toEqual(["cards, rock, values"]);
});

it("counts minutes as people do", () => {
  expect([10, 49, 50, 100, 200].map(minutesLeft)).toEqual([0, 0, 1, 2, 3]);
});
