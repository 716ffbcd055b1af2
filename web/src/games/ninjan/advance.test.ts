import { describe, expect, test } from "vitest";
import { boardAfter, eventOf, type Told } from "../testing";
import { advance, pause, suspense, waves } from "./advance";
import type { Board, Shapes, Sign, ThrownSign } from "./shapes";

/** The worked example of the rules (NJ-5 to NJ-9), with paper 5 as the card it leaves unnamed. */
const START: Board = {
  deal: 1,
  deals: 1,
  round: 1,
  phase: "choose",
  piles: [["S-1"], ["P5", "R1"], ["R8"]],
  hand: ["P7", "R2"],
  hand_sizes: [2, 2, 2, 2, 2],
  chosen: [false, false, false, false, false],
  choice: null,
  revealed: [],
  resolving: null,
  options_at: null,
  captured: [[], [], [], [], []],
  sums: [0, 0, 0, 0, 0],
  totals: [0, 0, 0, 0, 0],
  throwers: [],
  throws: [],
};

const order = ["P7", "P3", "R3", "R-4", "S-6"].map((card, seat) => ({ seat, card }));

const after = (...events: Told<Shapes>[]) => boardAfter<Shapes>(advance, START, events);

describe("the board after events", () => {
  test("one's own choice leaves the hand, another's is only a card less", () => {
    const board = after(["chose", { seat: 0, card: "P7" }], ["chose", { seat: 3 }]);
    expect(board.hand).toEqual(["R2"]);
    expect(board.choice).toBe("P7");
    expect(board.chosen).toEqual([true, false, false, true, false]);
    expect(board.hand_sizes).toEqual([1, 2, 2, 1, 2]);
  });

  test("revealed cards wait in their order", () => {
    const board = after(["revealed", { order }]);
    expect(board.revealed.map(({ card }) => card)).toEqual(["P7", "P3", "R3", "R-4", "S-6"]);
    expect(board.resolving).toBe(0);
    expect(board.choice).toBeNull();
  });

  test("the worked example of the rules ends as the rules say", () => {
    const board = after(
      ["revealed", { order }],
      ["took", { seat: 0, card: "P7", pile: 3, cards: ["R8"], sum: 8, total: 8 }],
      ["took", { seat: 1, card: "P3", pile: 2, cards: ["P5", "R1"], sum: 6, total: 6 }],
      ["took", { seat: 2, card: "R3", pile: 1, cards: ["S-1"], sum: -1, total: -1 }],
      ["put", { seat: 3, card: "R-4", pile: 3 }],
      ["took", { seat: 4, card: "S-6", pile: 2, cards: ["P3"], sum: 3, total: 3 }],
    );
    expect(board.piles).toEqual([["R3"], ["S-6"], ["P7", "R-4"]]);
    expect(board.captured).toEqual([["R8"], ["P5", "R1"], ["S-1"], [], ["P3"]]);
    expect(board.sums).toEqual([8, 6, -1, 0, 3]);
    expect(board.totals).toEqual(board.sums);
    expect(board).toMatchObject({ round: 2, phase: "choose", resolving: null });
  });

  test("those who lose a throw drop out of the tie-break", () => {
    const signs: ThrownSign[] = [
      { seat: 1, sign: "R" },
      { seat: 4, sign: "P" },
    ];
    const board = after(["tied", { seats: [1, 4] }], ["thrown", { signs, out: [1] }]);
    expect(board.throwers).toEqual([4]);
    expect(board.throws).toEqual([{ 1: "R", 4: "P" }]);
  });

  test("only the last throw lies on the table", () => {
    const both = (sign: Sign) => [1, 4].map((seat) => ({ seat, sign }));
    const board = after(["thrown", { signs: both("R"), out: [] }], ["thrown", { signs: both("S"), out: [] }]);
    expect(board.throws).toEqual([{ 1: "S", 4: "S" }]);
  });

  test("once somebody has won, nothing else changes", () => {
    expect(after(["won", { seats: [0], totals: START.totals }])).toEqual({ ...START, phase: "over" });
  });
});

test("captured cards set off before the card that takes their place", () => {
  const took = { seat: 0, card: "P7", pile: 3, cards: ["R8", "R1"], sum: 9, total: 9 };
  expect(waves(eventOf<Shapes>("took", took))).toEqual([["R8", "R1"], ["P7"]]);
});

test("a reveal is told before the table goes on, and nothing else is held back", () => {
  const revealed = eventOf<Shapes>("revealed", { order });
  expect(suspense(revealed)?.words).toEqual({ key: "ninjan-revealing" });
  expect(suspense(revealed)?.lasts).toBeLessThan(pause(revealed));
  expect(suspense(eventOf<Shapes>("tied", { seats: [1, 4] }))).toBeNull();
});
