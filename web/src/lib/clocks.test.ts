import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableClocks } from "./clocks.svelte";

const NOON = "2024-05-01T12:00:00Z";
const clock = { kind: "bank", seconds: 100 } as const;

describe("the clocks of a table", () => {
  let clocks: TableClocks;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(NOON);
    clocks = new TableClocks();
  });
  afterEach(() => {
    clocks.close();
    vi.useRealTimers();
  });

  test("run on only for those who are to move, and never below zero", () => {
    clocks.hear({ clock, clocks: { left: [30_000, 50_000, null], running: [0], at: NOON } });
    vi.advanceTimersByTime(12_000);
    expect([0, 1, 2].map((seat) => clocks.left(seat))).toEqual([18_000, 50_000, null]);
    vi.advanceTimersByTime(60_000);
    expect(clocks.left(0)).toBe(0);
  });

  test("do not mind that this device's own clock is wrong", () => {
    vi.setSystemTime("2031-01-01T00:00:00Z");
    clocks.hear({ clock, clocks: { left: [30_000], running: [0], at: NOON } });
    vi.advanceTimersByTime(5_000);
    expect(clocks.left(0)).toBe(25_000);
  });

  test("count the time that a slow message was on its way, once a quick one has come", () => {
    clocks.hear({ clock, clocks: { left: [30_000], running: [0], at: NOON } });
    vi.advanceTimersByTime(4_000);
    clocks.hear({ clock, clocks: { left: [29_000], running: [0], at: "2024-05-01T12:00:01Z" } });
    expect(clocks.left(0)).toBe(26_000);
  });

  test("are low in the last fifth of the time, while they run", () => {
    clocks.hear({ clock, clocks: { left: [20_500, 5_000], running: [0], at: NOON } });
    expect([clocks.isLow(0), clocks.isLow(1)]).toEqual([false, false]);
    vi.advanceTimersByTime(1_000);
    expect([clocks.isLow(0), clocks.isLow(1)]).toEqual([true, false]);
  });
});
