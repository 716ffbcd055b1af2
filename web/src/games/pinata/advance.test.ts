import { describe, expect, test } from "vitest";
import { boardAfter, eventOf, type Told } from "../testing";
import { advance, flyName, waves } from "./advance";
import type { PinataBoard, PinataShapes } from "./board";
import type { Mat, Scored } from "./shapes";

const none = { red: 0, purple: 0, green: 0, pink: 0, yellow: 0 };
const empty = { up: true, in_play: true, cards: [[], []], sums: [0, 0], full: [false, false] };

const START: PinataBoard = {
  phase: "play",
  turn_of: 0,
  mats: [
    { ...empty, number: 1, candies: ["red"], cards: [["R3"], []], sums: [3, 0], full: [true, false] } as Mat,
    { ...empty, number: 2, candies: ["green", "pink"] } as Mat,
  ],
  hand: ["R7", "R7", "G2"],
  hand_sizes: [3, 4],
  shown: [[], ["P4"]],
  candies: [{ ...none, red: 2 }, { ...none }],
  medals: [[], []],
  needs: { red: 7, purple: 6, green: 5, pink: 4, yellow: 3 },
  bag: { ...none, red: 5, yellow: 2 },
  bag_size: 7,
  draw_size: 10,
  discard: ["W1"],
  exchanged: null,
  passes: 0,
};

const after = (...events: Told<PinataShapes>[]) => boardAfter<PinataShapes>(advance, START, events);

const SCORED: Scored = {
  mat: 1,
  winner: 0,
  up: true,
  sums: [3, 2],
  candies: ["red"],
  cards: [["R3"], ["R2"]],
};

describe("the board after events", () => {
  test("one's own card goes from the hand to the side, one of two alike", () => {
    const board = after(["played", { seat: 0, card: "R7", mat: 1, side: 1 }]);
    expect(board.hand).toEqual(["R7", "G2"]);
    expect(board.mats[0]).toMatchObject({ cards: [["R3"], ["R7"]], sums: [3, 7], full: [true, true] });
    expect(flyName(board, "at-1-1-0")).toBe("hand-R7-1");
  });

  test("the opponent's card comes out of what was shown of the hand, or out of the dark", () => {
    const shown = after(["played", { seat: 1, card: "P4", mat: 2, side: 1 }]);
    expect(shown.shown).toEqual([[], []]);
    expect(flyName(shown, "at-2-1-0")).toBe("shown-1-P4-0");
    const hidden = after(["played", { seat: 1, card: "G4", mat: 2, side: 1 }]);
    expect(hidden).toMatchObject({ hand: START.hand, hand_sizes: [3, 3], turn_of: 0, player: 1, moved: {} });
  });

  test("drawn cards are sorted in; another's are only counted", () => {
    const board = after(["drew", { seat: 0, count: 1, cards: ["U1"] }], ["drew", { seat: 1, count: 2 }]);
    expect(board.hand).toEqual(["R7", "R7", "U1", "G2"]);
    expect(board.hand_sizes).toEqual([4, 6]);
    expect(board.draw_size).toBe(7);
  });

  test("a scored mat gives its candies to the winner and its cards to the discards (PI-13, PI-14)", () => {
    const board = after(["scored", SCORED]);
    expect(board.candies[0]?.red).toBe(3);
    expect(board.discard).toEqual(["W1", "R3", "R2"]);
    expect(board.mats[0]).toMatchObject({ candies: [], cards: [[], []], sums: [0, 0], full: [false, false] });
    expect(flyName(board, "won-0-red-2")).toBe("candy-1-up-0");
    expect(flyName(board, "discard-2")).toBe("at-1-1-0");
  });

  test("the card that fills a mat is held there with the others, by the name it came with", () => {
    const last = { ...SCORED, sums: [3, 7], winner: 1, cards: [["R3"], ["R7"]] };
    const board = after(["played", { seat: 0, card: "R7", mat: 1, side: 1 }], ["scored", last]);
    expect(flyName(board, "discard-2")).toBe("hand-R7-1");
    expect(waves(eventOf<PinataShapes>("scored", last)).at(-1)).toContain("hand-R7-1");
  });

  test("the mat is turned over and refilled from the bag, or leaves the game", () => {
    const board = after(["scored", SCORED], ["refilled", { mat: 1, up: false, candies: ["yellow"] }]);
    expect(board.mats[0]).toMatchObject({ up: false, candies: ["yellow"] });
    expect(board).toMatchObject({ bag: { yellow: 1, red: 5 }, bag_size: 6, moved: {} });
    expect(after(["removed", { mat: 2 }]).mats[1]?.in_play).toBe(false);
  });

  test("in an exchange cards are shown, discarded and counted (PI-12)", () => {
    const board = after(
      ["showed", { seat: 0, cards: ["R7", "R7", "G2"] }],
      ["discarded", { seat: 0, card: "G2" }],
      ["shuffled", { count: 2 }],
    );
    expect(board).toMatchObject({ hand: ["R7", "R7"], exchanged: 1, discard: [], draw_size: 12 });
    expect(board.shown[0]).toEqual(["R7", "R7"]);
  });

  test("a medal goes to its winner", () => {
    expect(after(["medal", { seat: 1, colour: "pink" }]).medals).toEqual([[], ["pink"]]);
  });

  test("what has moved once does not fly again with the next event", () => {
    expect(after(["scored", SCORED], ["passed", { seat: 0 }]).moved).toEqual({});
  });
});

test("the sums are held, then candies set off before the cards are cleared away", () => {
  const setOff = waves(eventOf<PinataShapes>("scored", SCORED));
  expect(setOff[0]).toEqual([]);
  const [candies, cards] = setOff.filter((names) => names.length);
  expect(candies).toEqual(["candy-1-up-0"]);
  expect(cards).toEqual(expect.arrayContaining(["at-1-0-0", "at-1-1-0"]));
});
