import { expect, test } from "vitest";
import { cargoOf, holdsOn, infoOf, inLines, sorted, spots } from "./board";
import type { Hex, Payout } from "./shapes";
import { cannedBoard } from "./canned";
import { Planet } from "./planet";
import { figureOf, pictureOf } from "./pictures";

const BOARD = cannedBoard();
const planet = new Planet(BOARD.hexes);

test("a hand is held in the order of the edition", () => {
  expect(sorted(BOARD, ["tap", "plant", "drill", "plant"])).toEqual(["drill", "plant", "plant", "tap"]);
});

test("a condition holds on its terrain, beside a volcano if need be, and never on a volcano or the pad (PD-4)", () => {
  const fits = (card: string) =>
    planet.hexes.filter((hex) => holdsOn(infoOf(BOARD, card), hex, planet.around(hex))).map(({ hex }) => hex);
  expect(fits("plant")).toEqual(["d2", "e4"]);
  expect(fits("tap")).toEqual(["d1", "d2", "e1", "e4", "f1", "f2"]);
});

test("a seat's cargo tells where it has strictly most (PD-28)", () => {
  const cargo = { blue: { counts: [2, 1], seat: 0 }, yellow: { counts: [1, 1], seat: null } };
  expect(cargoOf(cannedBoard({ cargo }), 0)).toEqual([
    { kind: "mining", count: 2, leads: true },
    { kind: "generator", count: 1, leads: false },
  ]);
});

test("a long name is parted in the middle", () => {
  expect(inLines("Crater drill", 15)).toEqual(["Crater drill"]);
  expect(inLines("Small trade logistics", 15)).toEqual(["Small trade", "logistics"]);
});

test("a card's figure says what modules and bases are worth", () => {
  const worth = (payout: Omit<Payout, "count">) =>
    figureOf({ ...infoOf(BOARD, "drill"), payout: { count: "block", ...payout } });
  expect(worth({ module: 1, base: 2 })).toBe("1/2");
  expect(worth({ module: 0, base: 3 })).toBe("3");
  expect(worth({ module: 1, base: 1, plus: 1 })).toBe("1+1");
  expect(worth({ each: 2 })).toBe("2");
  expect(worth({ doubles: "mining", pays: 2 })).toBe("×2");
});

test("a picture shows where one stands and what is counted", () => {
  const contents = (hex: readonly unknown[]) => hex[2] as Hex["terrain"];
  expect(pictureOf(infoOf(BOARD, "drill")).map(contents)).toContain("here");
});

test("a move is made with cards, at a hex, or from the market", () => {
  expect(spots("d")).toEqual(["[data-deck]"]);
  expect(spots("d:magma_tap")).toEqual(['[data-stack="magma_tap"]']);
  expect(spots("-magma_tap >c4 module +crater_drill cargo")).toEqual([
    '[data-card="magma_tap"]',
    '[data-hex="c4"]',
    '[data-card="crater_drill"]',
  ]);
});
