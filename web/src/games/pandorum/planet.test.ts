import { expect, test } from "vitest";
import type { Hex } from "./shapes";
import { cannedBoard } from "./canned";
import { centre, DIRECTIONS, Planet, STEPS } from "./planet";

const planet = new Planet(cannedBoard().hexes);
const at = (name: string) => planet.hex(name) as Hex;
const names = (hexes: Hex[]) => hexes.map(({ hex }) => hex);

test("a step east goes right, south-east down and right", () => {
  expect(centre(STEPS.e).x).toBeGreaterThan(100);
  expect(centre(STEPS.e).y).toBe(0);
  expect(centre(STEPS.se)).toEqual({ x: expect.closeTo(centre(STEPS.e).x / 2), y: 150 });
});

test("neighbours lie in the six directions", () => {
  expect(names(planet.around(at("e3")))).toEqual(["e4", "f3", "f2", "e2", "d2", "d3"]);
  expect(planet.beside(at("d1"), "nw")).toBeUndefined();
});

test("a ray goes on over empty hexes and ends at a volcano, the pad or a rival (PD-21)", () => {
  const hexes = cannedBoard().hexes;
  expect(names(new Planet(hexes).ray(at("d1"), "e", 0))).toEqual(["d2", "d3"]);
  expect(names(new Planet(hexes).ray(at("e4"), "w", 0))).toEqual([]);
  const rival = hexes.map((one) => (one.hex === "d3" ? { ...one, seat: 1, piece: "base" as const } : one));
  expect(names(new Planet(rival).ray(at("d1"), "e", 0))).toEqual(["d2"]);
  expect(names(new Planet(rival).ray(at("d1"), "e", 1))).toEqual(["d2", "d3"]);
});

test("volcanoes that touch are one group", () => {
  expect(names(planet.volcanoes(at("e2")))).toEqual(["e2"]);
  const joined = cannedBoard().hexes.map((one) =>
    one.hex === "f2" ? { ...one, terrain: "volcano" as const } : one,
  );
  const other = new Planet(joined);
  expect(names(other.volcanoes(other.hex("e2") as Hex)).sort()).toEqual(["e2", "f2", "f3"]);
});

test("up and down walk in a zigzag, and turn back at the edge", () => {
  expect(planet.walk(at("e3"), "ArrowUp")?.hex).toBe("d3");
  expect(planet.walk(at("d3"), "ArrowDown")?.hex).toBe("e3");
  expect(planet.walk(at("e4"), "ArrowUp")?.hex).toBe("d3");
  expect(planet.walk(at("e3"), "ArrowRight")?.hex).toBe("e4");
  expect(planet.walk(at("e3"), "Tab")).toBeUndefined();
});

test("there are six directions, clockwise from the east", () => {
  expect(DIRECTIONS).toEqual(["e", "se", "sw", "w", "nw", "ne"]);
});
