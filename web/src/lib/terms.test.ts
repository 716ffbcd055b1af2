import { expect, test } from "vitest";
import { explained } from "./terms";

const FORMS = [
  ["trick", "trick, tricks"],
  ["element", "element card, element cards"],
] as const;

test("a word is explained where it first appears", () => {
  expect(explained("Tricks: a trick and an element card.", FORMS)).toEqual([
    { text: "Tricks", term: "trick" },
    { text: ": a trick and an ", term: null },
    { text: "element card", term: "element" },
    { text: ".", term: null },
  ]);
});

test("a part of another word is not", () => {
  expect(explained("trickster", FORMS)).toEqual([{ text: "trickster", term: null }]);
});

test("an ellipsis stands for any ending, in any alphabet", () => {
  expect(explained("Do štychu vynášíte vy", [["trick", "štych…"]])[1]).toEqual({
    text: "štychu",
    term: "trick",
  });
  expect(explained("два кона", [["trick", "кон, кона"]])[1]).toEqual({ text: "кона", term: "trick" });
  expect(explained("конец", [["trick", "кон, кона"]])).toHaveLength(1);
});

test("a space that does not break is a space", () => {
  expect(explained("2 element\u00a0cards", FORMS)[1]?.term).toBe("element");
});
