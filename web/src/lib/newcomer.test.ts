import { beforeEach, expect, test } from "vitest";
import { newcomer } from "./newcomer.svelte";

beforeEach(() => newcomer.forget());

test("three games of a kind are a newcomer's first", () => {
  expect(["a", "b", "c", "d"].map((table) => newcomer.isFirst("ninjan", table))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(newcomer.isFirst("ninjan", "a")).toBe(true);
  expect(newcomer.isFirst("pinata", "d")).toBe(true);
});

test("a note is seen once, until everything is new again", () => {
  newcomer.see("ninjan-first-put");
  expect(newcomer.hasSeen("ninjan-first-put")).toBe(true);
  newcomer.forget();
  expect(newcomer.hasSeen("ninjan-first-put")).toBe(false);
});
