import { expect, test } from "vitest";
import { backoff } from "./backoff";

test("pauses double from half a second", () => {
  expect([0, 1, 2, 3].map((attempt) => backoff(attempt, 1))).toEqual([500, 1000, 2000, 4000]);
});

test("no pause is longer than fifteen seconds, however often it failed", () => {
  expect(backoff(60, 1)).toBe(15_000);
});

test("chance shortens a pause by at most a quarter", () => {
  expect(backoff(1, 0)).toBe(750);
});
