import { expect, test } from "vitest";
import { fits, inOrder } from "./rules";

test("what lies in the box is explained last", () => {
  const sections = ["components", "setup", "round", "end"].map((title) => ({ title, rules: [] }));
  expect(inOrder(sections).map(({ title }) => title)).toEqual(["round", "end", "setup", "components"]);
});

test("a rule is found by its id and by its words, in any case and without accents", () => {
  expect(fits("nj-8", "NJ-8", "A card that beats")).toBe(true);
  expect(fits("stych figura", "PS-11", "Kdo začíná štych, vynese libovolnou figuru.")).toBe(false);
  expect(fits("stych figur", "PS-11", "Kdo začíná štych, vynese libovolnou figuru.")).toBe(true);
  expect(fits("", "PS-11", "")).toBe(true);
});
