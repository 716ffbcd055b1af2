import { describe, expect, test } from "vitest";
import { boardAfter, eventOf, type Told } from "../testing";
import { advance } from "./advance";
import type { PandaSpinBoard, PandaSpinShapes } from "./board";
import { card } from "./cards.test-data";
import type { Figure } from "./shapes";
import { roundsIn, runningRound } from "./sheet";

const none = { out: 0, bamboo: 0, panda: 0 };

const START: PandaSpinBoard = {
  round: 1,
  trick: 1,
  phase: "lead",
  turn_of: 0,
  leader: 0,
  mood: "spin",
  suits: ["fire", "metal", "water"],
  elements: true,
  formations: "count",
  hand: ["F3", "M3", "F7", "W!"].map(card),
  hand_sizes: [4, 5],
  known: [[], [card("WK~")]],
  turned: [0, 1],
  bids: [],
  high: null,
  passed: [false, false],
  out: [false, false],
  conditions: {},
  declared: null,
  pending: null,
  points: [1, 2],
  gains: [none, none],
  bank: 100,
  draw_size: 9,
  discard: [],
};

type Happening = Told<PandaSpinShapes>;

/** The board of seat 0 after these events. */
function after(...events: Happening[]): PandaSpinBoard {
  return boardAfter<PandaSpinShapes>(advance, START, events);
}

const names = (cards: readonly { card: string }[] | null | undefined) => cards?.map((one) => one.card);
const PAIR: Figure = { kind: "set", length: 1, times: 2, top: "3", size: 2 };
const MINE: Happening = [
  "bid",
  { seat: 0, figure: PAIR, cards: [card("F3"), card("M3")], jokers: [], over: null },
];
const THEIRS: Happening = [
  "bid",
  { seat: 1, figure: { ...PAIR, top: "9" }, cards: [card("WK~"), card("M7~")], jokers: [], over: null },
];
const ALL: Happening = [
  "bid",
  { seat: 0, figure: PAIR, cards: ["F3", "M3", "F7", "W!"].map(card), jokers: [], over: 1 },
];

describe("the board after events", () => {
  test("one's own bid leaves the hand and is the highest", () => {
    const board = after(MINE);
    expect(names(board.hand)).toEqual(["F7", "W!"]);
    expect(board).toMatchObject({ hand_sizes: [2, 5], high: 0, bids: [{ seat: 0, gone: null }] });
  });

  test("another's bid takes known cards from those known, and turned ones from those unseen", () => {
    const board = after(THEIRS);
    expect(board).toMatchObject({ hand_sizes: [4, 3], known: [[], []], turned: [0, 0] });
    expect(board.hand).toEqual(START.hand);
  });

  test("white cards come back turned, and everybody knows them (PS-16)", () => {
    const board = after(MINE, [
      "passed",
      { seat: 0, cards: [card("F3"), card("M3")], to: "hand", forced: false },
    ]);
    expect(names(board.hand)).toEqual(["F3~", "M3~", "F7", "W!"]);
    expect(names(board.known[0])).toEqual(["F3~", "M3~"]);
    expect(board).toMatchObject({ passed: [true, false], bids: [{ gone: "hand" }], hand_sizes: [4, 5] });
    expect(board.shown?.turned).toEqual(["F3", "M3"]);
  });

  test("the others' blue cards go to the discards", () => {
    const board = after(THEIRS, [
      "passed",
      { seat: 1, cards: [card("WK~"), card("M7~")], to: "discard", forced: false },
    ]);
    expect(names(board.discard)).toEqual(["WK~", "M7~"]);
    expect(board.bids[0]?.gone).toBe("discard");
  });

  test("an element card draws two and lies on the table until its trick is taken (PS-31)", () => {
    const drawn = [card("F9"), card("F4")];
    const played: Happening = ["element", { seat: 0, card: card("W!"), drew: 2, drawn }];
    const pass: Happening = ["passed", { seat: 1, cards: [], to: null, forced: true }];
    const board = after(THEIRS, played, pass);
    expect(names(board.hand)).toEqual(["F3", "M3", "F4", "F7", "F9"]);
    expect(board).toMatchObject({ draw_size: 7, hand_sizes: [5, 3], shown: { element: { seat: 0 } } });
    const taken = after(THEIRS, played, pass, ["trick", { seat: 0, cards: [] }]);
    expect(taken).toMatchObject({ bids: [], high: null, trick: 2, passed: [false, false], shown: {} });
    expect(names(taken.discard)).toEqual(["W!"]);
  });

  test("who won a trick leads the next, and who has left the round leaves that to somebody else (PS-35)", () => {
    const won = (seat: number): Happening => ["trick", { seat, cards: [] }];
    expect(after(THEIRS, won(1))).toMatchObject({ leader: 1, turn_of: 1, trick: 2 });
    const three = { ...START, hand_sizes: [4, 5, 4], known: [...START.known, []], turned: [0, 1, 0] };
    const played = boardAfter<PandaSpinShapes>(advance, three, [THEIRS, ALL, won(0)]);
    expect(played).toMatchObject({ hand_sizes: [0, 3, 4], leader: 2, turn_of: 2, trick: 2 });
  });

  test("there is no next trick when only one player still holds cards (PS-10)", () => {
    const board = after(THEIRS, ALL, ["trick", { seat: 0, cards: [] }]);
    expect(board).toMatchObject({ hand_sizes: [0, 3], bids: [], trick: 1 });
  });

  test("points come from the bank or from another player, and are booked by their reason", () => {
    const board = after(["bamboo", { seat: 0 }], ["hungry", { seat: 0, loser: 1 }]);
    expect(board).toMatchObject({ points: [3, 1], bank: 99, shown: { bambooFrom: "bamboo-1-2" } });
    expect(board.gains).toEqual([
      { out: 0, bamboo: 1, panda: 1 },
      { out: 0, bamboo: 0, panda: -1 },
    ]);
    expect(after(["out", { seats: [1], points: 5 }])).toMatchObject({
      points: [1, 7],
      out: [false, true],
      bank: 95,
    });
  });

  test("fire takes a card out of the hand, a spin turns one there (PS-27, PS-29)", () => {
    const board = after(["fire", { seat: 0, card: card("F7") }], ["spin", { seat: 0, card: card("M3~") }]);
    expect(names(board.hand)).toEqual(["F3", "M3~", "W!"]);
    expect(board).toMatchObject({ turned: [1, 1], shown: { turned: ["M3"] }, discard: [{ card: "F7" }] });
    expect(after(["spin", { seat: 1 }])).toMatchObject({ turned: [0, 2], hand: START.hand });
  });

  test("a new round begins with new hands and an empty table", () => {
    const dealt = { round: 2, leader: 1, hand_sizes: [12, 12], draw_size: 18, hand: [card("F9")] };
    const board = after(
      MINE,
      ["scored", { round: 1, points: [1, 2], gains: [none, none] }],
      ["dealt", dealt],
    );
    expect(board).toMatchObject({
      round: 2,
      trick: 1,
      leader: 1,
      bids: [],
      known: [[], []],
      discard: [],
      shown: {},
    });
    expect(names(board.hand)).toEqual(["F9"]);
  });
});

test("the score sheet has every round that is over, and the one being played", () => {
  const gains = [{ ...none, out: 4 }, none];
  const past = [
    eventOf<PandaSpinShapes>("scored", { round: 1, points: [5, 1], gains }),
    eventOf<PandaSpinShapes>("dealt", { round: 2, leader: 1, hand_sizes: [12, 12], draw_size: 18 }),
  ];
  expect(roundsIn(past)).toEqual([{ round: 1, gains }]);
  expect(runningRound({ ...START, round: 2 }, roundsIn(past))).toEqual({ round: 2, gains: START.gains });
  expect(runningRound(START, roundsIn(past))).toBeNull();
});
