import { expect, test } from "vitest";
import { placed } from "./refusals";

const problem = (key: string, args = {}) => ({ text: { key, args }, rule: null });

test("a refusal is shown at the field the server names", () => {
  expect(placed(problem("problem-password", { field: "new" }), {})).toEqual({
    field: "new",
    text: { key: "problem-password", args: { field: "new" } },
  });
});

test("or at the one the form has for it, in the form's own words", () => {
  const places = { "problem-wrong-password": { field: "old", words: "account-not-your-password" } };
  expect(placed(problem("problem-wrong-password"), places)).toEqual({
    field: "old",
    text: { key: "account-not-your-password", args: {} },
  });
});

test("or else at the form", () => {
  expect(placed(problem("problem-busy"), {}).field).toBeNull();
});
