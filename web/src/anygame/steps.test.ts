import { expect, test } from "vitest";
import type { Piece, Step, Zone, ZonedBoard } from "../board";
import type { Move } from "../protocol";
import { originsOf } from "./origins";
import { footOf, loosened, planOf, stepOf, type Footed, type Table } from "./plan";
import { initialsOf } from "./paint";
import {
  dropped,
  isUsable,
  looseOf,
  offersOf,
  pressed,
  refusedStep,
  spaceSpot,
  targetsOf,
  written,
} from "./steps";
import { nearest } from "./walk";

const words = { key: "" };
const cards = (...ids: string[]): Piece[] => ids.map((id) => ({ id, face: id }));
const zone = (id: string, layout: Zone["layout"], pieces: Zone["pieces"], count = pieces.length): Zone => ({
  id,
  title: words,
  layout,
  seat: null,
  pieces,
  count,
});
const board: ZonedBoard = {
  zones: [
    zone("hand", "fan", cards("A", "B", "C")),
    zone("deck", "stack", [{}], 9),
    zone("row", "row", cards("D")),
    zone("beds", "grid", [null, ...cards("E")]),
  ],
  scores: null,
};
const move = (name: string, fields: Omit<Step, "type"> | null): Move => ({
  move: name,
  text: words,
  json: fields ? { type: "step", ...fields } : { type: "other" },
});
const MOVES = [
  move("A-row", { piece: "A", target: "row" }),
  move("A-0", { piece: "A", target: "beds", space: 0 }),
  move("A-0!", { piece: "A", target: "beds", space: 0 }),
  move("A-turn", { piece: "A" }),
  move("B-row", { piece: "B", target: "row" }),
  move("dig", { origin: "deck" }),
  move("E-own", { target: "beds", space: 1 }),
  move("Z", { piece: "Z", target: "nowhere" }),
  move("pass", {}),
  move("odd", null),
];
const offers = offersOf(MOVES, board);

test("moves belong to the pieces and places that they touch, and all others are buttons", () => {
  expect([...offers.from.keys()]).toEqual(["piece A", "piece B", "zone deck"]);
  expect([...offers.at.keys()]).toEqual(["space 1 beds"]);
  expect(offers.buttons.map((one) => one.move.move)).toEqual(["Z", "pass", "odd"]);
  expect(isUsable(offers, ["piece A"])).toBe(true);
  expect(isUsable(offers, ["piece C"])).toBe(false);
});

test("a piece with one move is played by one press, others are lifted first", () => {
  expect(pressed(offers, null, ["piece B"])).toEqual({ type: "play", move: "B-row" });
  expect(pressed(offers, null, ["zone deck"])).toEqual({ type: "play", move: "dig" });
  expect(pressed(offers, null, [spaceSpot("beds", 1), "piece E"])).toEqual({ type: "play", move: "E-own" });
  expect(pressed(offers, null, ["piece A"])).toEqual({ type: "lift", spot: "piece A" });
  expect(pressed(offers, "piece A", ["piece A"])).toEqual({ type: "down" });
});

test("a lifted piece goes where its moves lead, and asks where several lead to one place", () => {
  expect([...targetsOf(offers, "piece A").keys()]).toEqual(["zone row", "space 0 beds"]);
  expect(looseOf(offers, "piece A").map((one) => one.move.move)).toEqual(["A-turn"]);
  expect(pressed(offers, "piece A", ["zone row"])).toEqual({ type: "play", move: "A-row" });
  const asked = pressed(offers, "piece A", [spaceSpot("beds", 0), "zone beds"]);
  expect(asked.type === "choose" && asked.offers.map((one) => one.move.move)).toEqual(["A-0", "A-0!"]);
});

test("a piece that is let go elsewhere goes back", () => {
  expect(dropped(offers, "piece A", ["zone row"])).toEqual({ type: "play", move: "A-row" });
  expect(dropped(offers, "piece B", ["zone deck"])).toEqual({ type: "down" });
  expect(dropped(offers, "piece B", ["zone hand"])).toEqual({
    type: "refuse",
    step: { type: "step", piece: "B", target: "hand" },
  });
});

test("what cannot be done is asked about by as much of a step as is known", () => {
  expect(refusedStep(null, ["piece C"])).toEqual({ type: "step", piece: "C" });
  expect(refusedStep("piece A", [spaceSpot("beds", 1), "piece E"])).toEqual({
    type: "step",
    piece: "A",
    target: "beds",
    space: 1,
  });
  expect(refusedStep("zone deck", ["zone row"])).toEqual({ type: "step", origin: "deck", target: "row" });
  expect(JSON.parse(written({ type: "step", piece: "a b" }))).toEqual({ type: "step", piece: "a b" });
  expect(written({ type: "step", piece: "a b" })).not.toContain(" ");
});

test("a new piece comes from where one went unseen", () => {
  const zones = (hand: Zone, deck: number, theirs: number, row: Zone): ZonedBoard => ({
    zones: [hand, zone("deck", "stack", [{}], deck), zone("theirs", "fan", [], theirs), row],
    scores: null,
  });
  const hand = (...ids: string[]) => zone("hand", "fan", cards(...ids));
  const row = (...ids: string[]) => zone("row", "row", cards(...ids));
  const before = zones(hand("A", "B"), 5, 3, row());
  expect([...originsOf(before, zones(hand("B", "C"), 4, 3, row("A")))]).toEqual([["C", "deck"]]);
  expect([...originsOf(before, zones(hand("A", "B"), 5, 2, row("Q")))]).toEqual([["Q", "theirs"]]);
  expect([...originsOf(before, before)]).toEqual([]);
});

test("arrows lead to the nearest in their direction, and cards of a fan come in their order", () => {
  const at = (left: number, top: number, width = 50) => ({
    left,
    top,
    right: left + width,
    bottom: top + 70,
  });
  const fan = [at(0, 300), at(20, 300), at(40, 300)];
  const boxes = [...fan, at(10, 100), at(300, 100)];
  const step = (from: number, key: "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown") =>
    nearest(boxes, boxes[from] as (typeof boxes)[0], key);
  expect(step(0, "ArrowRight")).toBe(1);
  expect(step(2, "ArrowLeft")).toBe(1);
  expect(step(1, "ArrowUp")).toBe(3);
  expect(step(3, "ArrowRight")).toBe(4);
  expect(step(0, "ArrowLeft")).toBe(null);
  expect(step(4, "ArrowDown")).toBe(2);
});

const foot = (one: Zone): Footed => ({ zone: one, title: 60, square: false });
const table: Table = {
  mine: [foot(zone("hand", "fan", cards(..."ABCDEFGH")))],
  table: [
    foot(zone("deck", "stack", [{}], 30)),
    foot({ ...zone("beds", "grid", Array(9).fill(null)), columns: 3 }),
  ],
  others: [[foot(zone("theirs", "fan", [], 8))]],
  buttons: [80],
};

test("cards are as large as the table allows, and grow with it", () => {
  const sizes = [
    [360, 590],
    [844, 350],
    [950, 748],
    [1536, 1028],
  ].map(([width = 0, height = 0]) => planOf({ width, height, type: 15 }, table));
  for (const plan of sizes) expect(plan.rolls).toBe("nothing");
  expect(sizes.map(({ mode }) => mode)).toEqual(["tall", "low", "tall", "tall"]);
  expect(sizes[3]?.mine).toBeGreaterThan(sizes[0]?.mine ?? 0);
  expect(planOf({ width: 1000, height: 700, type: 15 }, { ...table, others: [[], [], []] }).mode).toBe(
    "wide",
  );
});

test("what finds no place rolls: at first what lies before the others", () => {
  const felt = { width: 360, height: 590, type: 15 };
  const crowd = {
    ...table,
    others: Array.from({ length: 4 }, () => Array(9).fill(table.table[1]) as Footed[]),
  };
  expect(planOf(felt, crowd).rolls).toBe("others");
  expect(planOf(felt, { ...crowd, table: crowd.others.flat() }).rolls).toBe("all");
  const many = foot(zone("hand", "fan", cards(...Array.from({ length: 60 }, String))));
  expect(footOf(many, 60, 300, felt)).toBe(null);
});

test("a game without an emblem shows its initials", () => {
  expect(["Gardens", "four in a row", "Ёлка и кот", ""].map(initialsOf)).toEqual(["Ga", "FIA", "ЁИК", ""]);
});

test("a fan is spread where its line has room, and only there", () => {
  const feet: Footed[] = [
    { zone: zone("hand", "fan", cards("a", "b", "c")), title: 40, square: false },
    { zone: zone("won", "pile", cards("d")), title: 40, square: false },
  ];
  const felt = { width: 1000, height: 700, type: 16 };
  const spread = loosened(feet, 100, 600, felt);
  expect(spread.map((foot) => footOf(foot, 100, 600, felt)?.width)).toEqual([312, 100]);
  expect(loosened(feet, 100, 400, felt)).toEqual(feet);
  expect(feet.map(stepOf)[0]).toBeLessThan(1);
});
