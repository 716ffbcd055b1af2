import { expect, test } from "vitest";
import { digitOf, letterOf } from "./keys";

test("a digit is known by its place", () => {
  expect(digitOf({ key: "1", code: "Digit1" })).toBe(1);
  expect(digitOf({ key: "ě", code: "Digit2" })).toBe(2);
  expect(digitOf({ key: "3", code: "Numpad3" })).toBe(3);
  expect(digitOf({ key: "r", code: "KeyR" })).toBeNull();
});

test("a numeric key without Num Lock is no digit", () => {
  expect(digitOf({ key: "End", code: "Numpad1" })).toBeNull();
});

test("a Latin letter is the one written, another script's letter the one in its place", () => {
  expect(letterOf({ key: "l", code: "KeyL" })).toBe("L");
  expect(letterOf({ key: "д", code: "KeyL" })).toBe("L");
  expect(letterOf({ key: "К", code: "KeyR" })).toBe("R");
  expect(letterOf({ key: "l", code: "KeyP" })).toBe("L"); // Dvorak
  expect(letterOf({ key: "Escape", code: "Escape" })).toBeNull();
});
