import { expect, test } from "vitest";
import { selectorOf } from "./spots";

test("a point is found by its data attributes", () => {
  expect(selectorOf("deck")).toBe("[data-deck]");
  expect(selectorOf("card:R-6")).toBe('[data-card="R-6"]');
  expect(selectorOf("mat:1,side:own")).toBe('[data-mat="1"][data-side="own"]');
  expect(selectorOf("act:d:A1")).toBe('[data-act="d:A1"]');
});
