import { expect, test } from "vitest";
import { eventOf, type Told } from "../testing";
import {
  colourOf,
  hasBurst,
  lostMat,
  openColours,
  outcomeOf,
  type PinataBoard,
  type PinataShapes,
  placesFor,
  sorted,
  spots,
} from "./board";
import type { Mat } from "./shapes";

const none = { red: 0, purple: 0, green: 0, pink: 0, yellow: 0 };

function mat(number: number, change: Partial<Mat>): Mat {
  const empty = { up: true, in_play: true, candies: [], cards: [[], []], sums: [0, 0], full: [false, false] };
  return { number, ...empty, ...change };
}

const MAT_2 = mat(2, { up: false, candies: ["red", "pink"], cards: [["R5"], ["P1", "W2"]], sums: [5, 3] });

const BOARD = {
  mats: [mat(1, { candies: ["green"] }), MAT_2],
  candies: [
    { ...none, red: 2 },
    { ...none, red: 6, pink: 4 },
  ],
  medals: [[], ["pink"]],
  needs: { red: 7, purple: 6, green: 5, pink: 4, yellow: 3 },
} as PinataBoard;

test("a card's notation tells its colour", () => {
  expect(colourOf("U4")).toBe("purple");
  expect(() => colourOf("X1")).toThrow("X1");
});

test("a hand is held by colour and value", () => {
  expect(sorted(["W1", "P2", "R7", "U3", "R2"])).toEqual(["R2", "R7", "U3", "P2", "W1"]);
});

test("a wild card leaves all colours open (PI-9), a coloured one closes one candy of its colour (PI-8)", () => {
  const reds = mat(3, { candies: ["red", "red", "green"], cards: [["R1", "W4"], ["W2"]] });
  expect(openColours(reds, 0)).toEqual(["red", "green"]);
  expect(openColours(reds, 1)).toEqual(["red", "red", "green"]);
});

test("the places of a card are those whose moves are offered", () => {
  const offered = new Set(["R7@1", "R7@3^", "R6@2"]);
  expect(placesFor("R7", offered)).toEqual([
    { mat: 1, side: "own" },
    { mat: 3, side: "other" },
  ]);
});

test("a card that does not fill the mat only makes the sum grow", () => {
  expect(outcomeOf(BOARD, "G4", 1, 0)).toEqual({ sum: 0, grown: 4, won: null });
});

test("the last card of a down mat wins the candies for the lower sum (PI-13), and a medal for enough (PI-17)", () => {
  expect(outcomeOf(BOARD, "P1", 2, 0)).toEqual({
    sum: 5,
    grown: 6,
    won: { by: 1, candies: 2, medals: ["red"] },
  });
});

test("the same card wins an up mat for the higher sum", () => {
  const turned = { ...BOARD, mats: [BOARD.mats[0], { ...MAT_2, up: true }] } as PinataBoard;
  expect(outcomeOf(turned, "P1", 2, 0)?.won).toEqual({ by: 0, candies: 2, medals: [] });
});

test("a move is made with a card at a side of a mat, or ends an exchange", () => {
  expect(spots("R7@3")).toEqual(['[data-card="R7"]', '[data-mat="3"][data-side="own"]']);
  expect(spots("R7@3^")).toEqual(['[data-card="R7"]', '[data-mat="3"][data-side="other"]']);
  expect(spots("-R7")).toEqual(['[data-card="R7"]']);
  expect(spots("=")).toEqual(["[data-draw]"]);
});

test("the loser of a mat has the next turn (PI-16), until somebody plays", () => {
  const told = (...events: Told<PinataShapes>[]) => events.map((one) => eventOf<PinataShapes>(...one));
  const played = { seat: 0, card: "P1", mat: 2, side: 0 };
  const scored = { mat: 2, winner: 1, up: false, sums: [6, 3], candies: [], cards: [] };
  const turn = (turn_of: number | null) => ({ ...BOARD, turn_of }) as PinataBoard;
  const past = told(["played", played], ["scored", scored], ["drew", { seat: 0, count: 1 }]);
  expect(lostMat(past, turn(0))).toBe(2);
  expect(lostMat(past, turn(null))).toBeNull(); // the game ended with it
  expect(lostMat([...past, ...told(["played", played])], turn(1))).toBeNull();
});

test("the piñata bursts with the third medal of a player, not with the third of both (PI-18)", () => {
  expect(hasBurst({ medals: [["red", "pink"], ["yellow"]] })).toBe(false);
  expect(hasBurst({ medals: [["red", "pink", "green"], []] })).toBe(true);
});
