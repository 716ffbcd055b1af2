import { expect, test } from "vitest";
import type { Forecast } from "./shapes";
import { cannedBoard, move } from "./canned";
import { Planet } from "./planet";
import { aimsOf, targetsOf } from "./targets";

const planet = new Planet(cannedBoard().hexes);
const SITE = { hex: "d1", piece: "module" as const, nose: false, cards: ["net"], asked: "net" };

test("a hex one can go to tells what it pays or costs", () => {
  const forecast = [
    { hex: "d1", fee: 0, pays: 3 },
    { hex: "d2", fee: 2, pays: null },
  ] as Forecast[];
  const moves = [move(">d1", { type: "go", hex: "d1" }), move("^d2", { type: "jump", hex: "d2" })];
  const targets = targetsOf(cannedBoard({ forecast }), moves, planet);
  expect(targets.get("d1")).toEqual({ move: ">d1", pays: 3, fee: 0 });
  expect(targets.get("d2")).toEqual({ move: "^d2", pays: null, fee: 2 });
  expect(targets.has("e1")).toBe(false);
});

test("a ray is chosen on any of its hexes, volcanoes on any of their group", () => {
  const ray = cannedBoard({ building: SITE, offers: [{ move: "ray:e", pays: 4 }] });
  const rays = targetsOf(ray, [move("ray:e", { type: "ray", direction: "e" })], planet);
  expect([...rays.keys()]).toEqual(["d2", "d3"]);
  expect(rays.get("d3")).toEqual({ move: "ray:e", pays: 4, fee: 0 });
  const groups = targetsOf(cannedBoard(), [move("v:e2", { type: "volcano", hex: "e2" })], planet);
  expect([...groups.keys()]).toEqual(["e2"]);
});

test("what is not chosen on the map has no hexes", () => {
  expect(targetsOf(cannedBoard(), [move("d", { type: "draw", card: null })], planet).size).toBe(0);
});

test("the aims of a turn follow the card that is discarded for it", () => {
  const place: Omit<Forecast, "hex" | "pays" | "without"> = {
    jump: false,
    fee: 0,
    piece: null,
    cards: null,
    nose: false,
  };
  const forecast: Forecast[] = [
    { ...place, hex: "d1", pays: 5, without: { plant: 2, tap: null } },
    { ...place, hex: "d3", pays: null, fee: 1, jump: true, without: {} },
  ];
  const aims = (card: string | null) => Object.fromEntries(aimsOf(cannedBoard({ forecast }), card));
  const stop = { move: "^d3", pays: null, fee: 1 };
  expect(aims(null)).toEqual({ d1: { move: ">d1", pays: 5, fee: 0 }, d3: stop });
  expect(aims("plant")).toEqual({ d1: { move: ">d1", pays: 2, fee: 0 }, d3: stop });
  expect(aims("tap")).toEqual({ d3: stop });
});
