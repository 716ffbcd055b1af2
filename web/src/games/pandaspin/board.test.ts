import { expect, test } from "vitest";
import { fateOf, hiddenIn, idOf, byNumber, sorted, spots, turnedOver } from "./board";
import type { Bid, Board } from "./shapes";
import { card } from "./cards.test-data";

const names = (cards: { card: string }[]) => cards.map((one) => one.card);

test("a turned card shows its other side and keeps its id", () => {
  const king = card("WK");
  expect(turnedOver(king)).toMatchObject({ card: "WK~", blue: true, up: { values: ["7"], symbol: "water" } });
  expect(turnedOver(turnedOver(king))).toEqual(king);
  expect(idOf(turnedOver(king))).toBe("WK");
});

test("a hand is held by the value that counts, element cards last", () => {
  const hand = ["W!", "F2", "WK~", "F7", "M8~", "F10"].map(card);
  expect(names(sorted(hand))).toEqual(["M8~", "F7", "WK~", "F10", "F2", "W!"]);
});

test("figures are filled by suit and white value, whichever side is up", () => {
  expect(names(byNumber(["WK~", "W4", "F10", "F9", "D3"].map(card)))).toEqual([
    "F9",
    "F10",
    "W4",
    "WK~",
    "D3",
  ]);
});

test("what everybody knows is not hidden", () => {
  const board = { hand_sizes: [5, 4], known: [[], [card("WK~")]] };
  expect(hiddenIn(board, 1)).toBe(3);
});

function bid(seat: number, kind: Bid["figure"]["kind"], cards: string[]): Bid {
  const figure = { kind, length: 1, times: cards.length, top: "3" as const, size: cards.length };
  return { seat, figure, cards: cards.map(card), jokers: [], gone: null };
}

test("passing takes white cards back, and loses all if one is blue or a bomb was played (PS-16)", () => {
  const fate = (...bids: Bid[]) => fateOf({ bids }, 0);
  const white = bid(0, "set", ["F3", "M3"]);
  expect(fate(white, bid(1, "set", ["M8~"]))).toMatchObject({
    to: "hand",
    cards: [{ card: "F3" }, { card: "M3" }],
  });
  expect(fate(white, bid(0, "single", ["WK~"]))).toMatchObject({ to: "discard", cards: { length: 3 } });
  expect(fate(bid(0, "bomb", ["F3", "M3", "W3", "D3"])).to).toBe("discard");
  expect(fate({ ...white, gone: "hand" }).cards).toEqual([]);
});

test("a move is made with the cards it names, or with those that fit its figure", () => {
  const board = { hand: ["F7", "W7", "WK~", "F10", "W!"].map(card) } as Board;
  expect(spots("7x2 +F7 +WK~ .", board)).toEqual(['[data-card="F7"]', '[data-card="WK~"]']);
  expect(spots("7x3", board)).toEqual(['[data-card="F7"]', '[data-card="W7"]', '[data-card="WK~"]']);
  expect(spots("9-10", board)).toEqual(['[data-card="F10"]']);
  expect(spots("!E", board)).toEqual(['[data-card="E!"]']);
  expect(spots("pass", board)).toEqual([]);
});
