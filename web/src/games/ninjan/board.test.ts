import { expect, test } from "vitest";
import { beats, figure, isLastRound, ordered, pileMove, suitOf, spots, sumOf, takersOf } from "./board";
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

/** The worked example of the rules: paper 7 resolves, four cards are still to come. */
const revealed = ["P7", "P3", "R3", "R-4", "S-6"].map((card, seat) => ({
  seat,
  card,
  done: false,
  pile: null,
}));
const resolving = (seat: number | null) => ({ revealed, resolving: seat }) as Board;

test("a suit beats one other, and never itself", () => {
  expect(["S1", "P1", "R1"].map((other) => beats("R-6", other))).toEqual([true, false, false]);
});

test("a pile can be taken by the cards still to come whose suit beats its top card", () => {
  const takers = (seat: number | null, top: string) => takersOf(resolving(seat), top).map(({ card }) => card);
  expect(takers(0, "S-1")).toEqual(["R3", "R-4"]);
  expect(takers(0, "R1")).toEqual(["P3"]); // paper 7 is not still to come: it resolves now
  expect(takers(0, "P7")).toEqual(["S-6"]);
  expect(takers(null, "S-1")).toEqual([]);
});

test("cards that have gone to a pile take none", () => {
  const board = { ...resolving(3), revealed: revealed.map((one) => ({ ...one, done: one.seat < 3 })) };
  expect(takersOf(board, "S-1")).toEqual([]);
  expect(takersOf(board, "P3").map(({ card }) => card)).toEqual(["S-6"]);
});

test("revealed cards find their places one by one", () => {
  const late = [...revealed].reverse();
  const cards = (placed: number) => ordered(late, placed).map(({ seat }) => seat);
  expect(cards(0)).toEqual([0, 1, 2, 3, 4]);
  expect(cards(2)).toEqual([4, 3, 0, 1, 2]);
  expect(cards(Infinity)).toEqual([4, 3, 2, 1, 0]);
});

test("the last round is the ninth of the last deal, while cards are played", () => {
  const board = (deal: number, round: number, phase: Board["phase"]) =>
    ({ deal, deals: 2, round, phase }) as Board;
  expect(isLastRound(board(2, 9, "choose"))).toBe(true);
  expect(isLastRound(board(1, 9, "choose"))).toBe(false);
  expect(isLastRound(board(2, 8, "choose"))).toBe(false);
  expect(isLastRound(board(2, 9, "throw"))).toBe(false);
});
