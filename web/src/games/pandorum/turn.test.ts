import { expect, test } from "vitest";
import { flightOf, outlineOf, partOf, stepsLeft, type Turn } from "./turn";

const event = (type: string, data: object) => ({ number: 1, type, data: { seat: 0, ...data }, text: null });

const TURN = {
  type: "proposal",
  id: "",
  move: "-tap >d2 base hull cargo",
  gain: 4,
  parts: [
    { question: "slot", about: "drill", chosen: 1, choices: [] },
    { question: "discard", about: null, chosen: 0, choices: [] },
  ],
  events: [
    event("discarded", { card: "tap" }),
    event("moved", { start: "e3", end: "d2", jump: false }),
    event("built", { hex: "d2", piece: "base", cards: ["drill", "plant"], nose: null }),
    event("paid", { card: "plant", amount: 4, doubled: true, sources: [] }),
    event("slotted", { card: "drill", slot: "hull" }),
    event("slotted", { card: "plant", slot: "cargo" }),
  ],
} as unknown as Turn;

test("a proposed turn tells what is discarded, built and paid, and where the cards go", () => {
  expect(outlineOf(TURN)).toEqual({
    discard: "tap",
    hex: "d2",
    isJump: false,
    piece: "base",
    withNose: false,
    fee: 0,
    cards: [
      { card: "drill", pays: 0, isDoubled: false, slot: "hull" },
      { card: "plant", pays: 4, isDoubled: true, slot: "cargo" },
    ],
  });
});

test("what could be different is found by its question and card", () => {
  expect(partOf(TURN, "discard")).toBe(TURN.parts[1]);
  expect(partOf(TURN, "slot", "drill")).toBe(TURN.parts[0]);
  expect(partOf(TURN, "slot", "plant")).toBe(null);
});

test("a turn goes on step by step after the flight, unless it ends there", () => {
  expect(flightOf(TURN)).toBe("-tap >d2");
  expect(flightOf({ ...TURN, move: "-tap ^e3" })).toBe(null);
  expect(flightOf({ ...TURN, move: "-tap" })).toBe(null);
});

test("of a turn that has begun, only the steps that are left are made", () => {
  expect(stepsLeft(TURN.move, [])).toBe(TURN.move);
  expect(stepsLeft(TURN.move, ["-tap"])).toBe(">d2 base hull cargo");
});
