import { expect, test } from "vitest";
import { boardAfter, eventOf, type Told } from "../testing";
import { advance, flyName, waves } from "./advance";
import type { PandorumShapes } from "./board";
import { cannedBoard } from "./canned";
import type { Building, Paid } from "./shapes";

function after(...told: Told<PandorumShapes>) {
  return boardAfter<PandorumShapes>(advance, cannedBoard(), [told]);
}

/** The same while something is being built. */
function whileBuilding(...told: Told<PandorumShapes>) {
  return boardAfter<PandorumShapes>(advance, cannedBoard({ building: SITE }), [told]);
}

const SITE: Building = { hex: "d1", piece: "module", nose: false, cards: ["plant"], asked: "plant" };

test("a card drawn from the market leaves its stack, joins the hand and is known", () => {
  const board = after("drew", { seat: 1, pile: "market", card: "drill" });
  expect(board.market).toEqual([{ card: "plant", count: 2 }]);
  expect(board.hand_sizes).toEqual([3, 5]);
  expect(board.known[1]).toEqual(["drill", "plant"]);
  expect(board.hand).toHaveLength(3);
  expect(board.arrivals).toEqual([{ name: "drawn", at: "cards-1", from: "market-drill-1", card: "drill" }]);
});

test("the viewer's own card comes out of the deck into the sorted hand", () => {
  const board = after("drew", { seat: 0, pile: "deck", card: "drill" });
  expect(board.hand).toEqual(["drill", "drill", "drill", "plant"]);
  expect(board.deck_size).toBe(39);
  expect(board.came?.hand).toBe("deck");
});

test("a discard lies on top of its stack, and flies there from the hand", () => {
  const board = after("discarded", { seat: 0, card: "drill" });
  expect(board.hand).toEqual(["drill", "plant"]);
  expect(board.market[1]).toEqual({ card: "drill", count: 2 });
  expect(flyName(board, "market-drill-2")).toBe("hand-drill-1");
});

test("a rival's discard comes out of their hidden hand", () => {
  const board = after("discarded", { seat: 1, card: "plant" });
  expect(board.came).toEqual({ "market-plant-3": "cards-1" });
  expect(board.known[1]).toEqual([]);
});

test("a building takes the piece from the stock and the cards from the hand", () => {
  const board = after("built", { seat: 0, hex: "d1", piece: "base", cards: ["drill", "plant"], nose: null });
  expect(board.pieces[0]).toEqual({ modules: 12, bases: 5 });
  expect(board.hexes[0]).toMatchObject({ hex: "d1", seat: 0, piece: "base" });
  expect(board.hand).toEqual(["drill"]);
  expect(flyName(board, "work-drill")).toBe("hand-drill-1");
});

test("income comes as coins from the hexes that were counted, twice as much when doubled", () => {
  const sources = [
    { hex: "d2", amount: 1 },
    { hex: "d3", amount: 2 },
  ];
  const paid: Paid = { seat: 0, card: "plant", amount: 6, doubled: true, sources };
  const board = whileBuilding("paid", paid);
  expect(board.quids).toEqual([11, 6]);
  expect(board.arrivals?.map(({ from, amount }) => [from, amount])).toEqual([
    ["hex-d2", 2],
    ["hex-d3", 4],
  ]);
  expect(waves(eventOf<PandorumShapes>("paid", paid))).toEqual([["coin-0"], ["coin-1"]]);
});

test("what a block pays comes from where it was built", () => {
  const board = whileBuilding("paid", { seat: 0, card: "block", amount: 2, doubled: false, sources: [] });
  expect(board.arrivals).toEqual([{ name: "coin-0", at: "quids-0", from: "hex-d1", amount: 2 }]);
});

test("a system takes the money from the rivals (PD-22)", () => {
  const sources = [{ hex: "d2", amount: 2 }];
  const took = { seat: 0, card: "tap", amount: 2, doubled: false, payers: [{ seat: 1, amount: 2 }], sources };
  const hexes = cannedBoard().hexes.map((one) => (one.hex === "d2" ? { ...one, seat: 1 } : one));
  const board = boardAfter<PandorumShapes>(advance, cannedBoard({ hexes }), [["took", took]]);
  expect(board.quids).toEqual([7, 4]);
  expect(board.gains).toEqual([2, -2]);
  expect(board.arrivals).toEqual([{ name: "coin-0", at: "quids-0", from: "hex-d2", amount: 2, payer: 1 }]);
});

test("a fee goes from player to player (PD-15)", () => {
  const board = after("fee", { seat: 0, to: 1, amount: 2, hex: "d2" });
  expect(board.quids).toEqual([3, 8]);
  expect(board.arrivals?.[0]).toMatchObject({ at: "quids-1", from: "quids-0" });
});

test("a card goes from the building to its slot; cargo may change who has most (PD-28)", () => {
  const nose = whileBuilding("slotted", { seat: 0, card: "plant", slot: "nose" });
  expect(nose.harvesters[0]?.nose.cards).toEqual(["plant"]);
  expect(nose.building).toBeNull();
  expect(flyName(nose, "slot-0-nose-0")).toBe("work-plant");
  const cargo = whileBuilding("slotted", { seat: 0, card: "plant", slot: "cargo" });
  expect(cargo.cargo.yellow).toEqual({ counts: [1, 0], seat: 0 });
  expect(flyName(cargo, "slot-0-cargo-generator")).toBe("work-plant");
});

test("cards lie in a slot in the order of the edition, and make room for each other", () => {
  const harvesters = cannedBoard().harvesters.map((one) => ({
    ...one,
    nose: { ...one.nose, cards: ["tap"] },
  }));
  const start = cannedBoard({ building: SITE, harvesters });
  const told: Told<PandorumShapes> = ["slotted", { seat: 0, card: "plant", slot: "nose" }];
  const board = boardAfter<PandorumShapes>(advance, start, [told]);
  expect(board.harvesters[0]?.nose.cards).toEqual(["plant", "tap"]);
  expect(board.moved).toEqual({ "slot-0-nose-0": "work-plant", "slot-0-nose-1": "slot-0-nose-0" });
});

test("a used nose is empty, a charged hull works", () => {
  expect(after("emptied", { seat: 1, kind: "twin", used: true }).harvesters[1]?.nose).toMatchObject({
    cards: [],
    used: true,
  });
  expect(after("charged", { seat: 1, slot: "hull", kind: "free" }).harvesters[1]?.hull.active).toBe(true);
});

test("many coins set off in few waves", () => {
  const sources = Array.from({ length: 9 }, () => ({ hex: "d1", amount: 1 }));
  const sent = waves(
    eventOf<PandorumShapes>("paid", { seat: 0, card: "plant", amount: 9, doubled: false, sources }),
  );
  expect(sent).toHaveLength(3);
  expect(sent.flat()).toContain("coin-8");
});

test("a pass changes nothing but whose turn it is (PD-16)", () => {
  expect(after("passed", { seat: 1 })).toMatchObject({ ...cannedBoard(), turn_of: 1 });
});
