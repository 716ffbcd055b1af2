import { expect, test } from "vitest";
import { figure, pileMove, suitOf, spots, sumOf } from "./board";
import type { Board } from "./shapes";

test("a card's notation tells suit and value", () => {
  expect(suitOf("S-6")).toBe("scissors");
  expect(sumOf(["R10", "S-6", "P1"])).toBe(5);
  expect(() => suitOf("X1")).toThrow("X1");
});

test("numbers are written with a real minus sign", () => {
  expect([figure(-4), figure(0), figure(7)]).toEqual(["−4", "0", "7"]);
});

test("a click on a pile means taking it, unless nothing is beaten", () => {
  const board = (options_at: Board["options_at"]) => ({ options_at }) as Board;
  expect(pileMove(board({ piles: [2], take: true }), 2)).toBe("x2");
  expect(pileMove(board({ piles: [1, 2, 3], take: false }), 2)).toBe("+2");
  expect(pileMove(board(null), 2)).toBe("x2");
});

test("a move is made with a card, at a pile, or with a sign", () => {
  expect(spots("R-4")).toEqual(['[data-card="R-4"]']);
  expect(spots("x2")).toEqual(['[data-pile="2"]']);
  expect(spots("+3")).toEqual(['[data-pile="3"]']);
  expect(spots("!P")).toEqual(['[data-sign="P"]']);
});
