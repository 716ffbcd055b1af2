import { expect, test } from "vitest";
import { duration, face, inDays, lowAt, roughly, spokenAt } from "./clock";

const MINUTE = 60_000;

test("a clock's face counts begun seconds", () => {
  expect([0, 1, 9_001, 65_000, 3_600_000, 3_665_500].map(face)).toEqual([
    "0:00",
    "0:01",
    "0:10",
    "1:05",
    "1:00:00",
    "1:01:06",
  ]);
  expect(face(-500)).toBe("0:00");
});

test("with more than a day left it shows days and hours", () => {
  expect(inDays(23 * 60 * MINUTE)).toBeNull();
  expect(inDays(51 * 60 * MINUTE + 5)).toEqual({ days: 2, hours: 3 });
});

test("a time is said in the biggest unit that fits", () => {
  expect(duration(30)).toEqual({ key: "time-seconds", count: 30 });
  expect(duration(90)).toEqual({ key: "time-seconds", count: 90 });
  expect(duration(600)).toEqual({ key: "time-minutes", count: 10 });
  expect(duration(3 * 86_400)).toEqual({ key: "time-days", count: 3 });
  expect(roughly(119_600)).toEqual({ key: "time-minutes", count: 2 });
  expect(roughly(200)).toEqual({ key: "time-seconds", count: 1 });
});

test("a clock is calm until its last fifth, and never in the last ten seconds", () => {
  expect(lowAt({ kind: "bank", seconds: 600, increment: 5 })).toBe(2 * MINUTE);
  expect(lowAt({ kind: "move", seconds: 30 })).toBe(10_000);
});

test("a screen reader says it at few moments only", () => {
  expect(spokenAt({ kind: "bank", seconds: 600 })).toEqual([2 * MINUTE, 10_000]);
  expect(spokenAt({ kind: "move", seconds: 30 })).toEqual([10_000]);
});
