import { expect, test } from "vitest";
import { countOf, named } from "./cards";

test("like cards get names of their own", () => {
  expect(named(["R7", "G1", "R7"])).toEqual([
    { card: "R7", nth: 0, name: "R7-0" },
    { card: "G1", nth: 0, name: "G1-0" },
    { card: "R7", nth: 1, name: "R7-1" },
  ]);
});

test("like things are counted", () => {
  expect(countOf(["R7", "G1", "R7"], "R7")).toBe(2);
});
