import { describe, expect, test } from "vitest";
import type { Figure, Value } from "./shapes";
import type { PandaSpinMove } from "./board";
import { card } from "./cards.test-data";
import {
  beatenBy,
  joining,
  jokersIn,
  leadsTo,
  likeliest,
  likeThis,
  notationOf,
  offeredFigures,
  readingsOf,
  suggestions,
  valuesOf,
  whyBeats,
} from "./figures";

function figure(kind: Figure["kind"], length: number, times: number, top: Value): Figure {
  return { kind, length, times, top, size: length * times };
}

const single = (top: Value) => figure("single", 1, 1, top);
const set = (times: number, top: Value) => figure("set", 1, times, top);
const run = (length: number, top: Value) => figure("run", length, 1, top);
const bomb = (times: number, top: Value) => figure("bomb", 1, times, top);

const cards = (...names: string[]) => names.map(card);

function offer(...figures: Figure[]) {
  const text = { key: "" };
  const moves = figures.map((one): PandaSpinMove => {
    const { kind, length, times, top } = one;
    return { move: notationOf(one), text, json: { type: "figure", kind, length, times, top } };
  });
  return offeredFigures([...moves, { move: "pass", text, json: { type: "pass" } }]);
}

test("a figure is written as the protocol writes it", () => {
  const all = [single("2"), set(3, "7"), run(3, "7"), figure("formation", 3, 2, "7"), bomb(4, "10")];
  expect(all.map(notationOf)).toEqual(["2", "7x3", "5-7", "5-7x2", "10x4!"]);
});

test("a formation has every value of its run several times", () => {
  expect(valuesOf(figure("formation", 2, 2, "10"))).toEqual(["9", "9", "10", "10"]);
});

describe("which figures some cards make", () => {
  test("7 with water beside 6: a run of two, of three down, of three up; but no set", () => {
    const offered = offer(run(2, "7"), run(3, "7"), run(3, "8"), run(3, "9"), set(2, "7"), single("7"));
    const made = readingsOf(cards("WK~", "F6"), offered).map(({ move }) => move.move);
    expect(made).toEqual(["6-7", "5-7", "6-8"]);
  });

  test("a water card alone is a single, a pair, or a run of two either way", () => {
    const offered = offer(single("7"), set(2, "7"), set(3, "7"), run(2, "7"), run(2, "8"), single("6"));
    expect(readingsOf(cards("WK~"), offered).map(({ move }) => move.move)).toEqual([
      "7",
      "7x2",
      "6-7",
      "7-8",
    ]);
  });

  test("a card with three values is a set of three by itself, and no single", () => {
    expect(readingsOf(cards("M8~"), offer(single("3"), set(3, "3")))).toMatchObject([
      { figure: set(3, "3") },
    ]);
  });

  test("the jokers are the values that are missing", () => {
    expect(jokersIn(run(4, "8"), cards("WK~", "F6", "W8~"))).toBeNull();
    expect(jokersIn(run(4, "8"), cards("WK~", "W8~"))).toEqual(["5", "8"]);
    expect(jokersIn(run(2, "7"), cards("WK~", "F6"))).toEqual([]);
  });

  test("a bomb takes no joker (PS-24), a set of as many does", () => {
    const sevens = cards("WK~", "F7", "M7");
    expect(jokersIn(set(4, "7"), sevens)).toEqual(["7"]);
    expect(jokersIn(bomb(4, "7"), sevens)).toBeNull();
    expect(jokersIn(bomb(4, "7"), cards("WK~", "F7", "M7", "D7"))).toEqual([]);
  });

  test("nothing chosen makes nothing, and an element card no figure", () => {
    expect(readingsOf([], offer(single("7")))).toEqual([]);
    expect(jokersIn(single("7"), cards("F!"))).toBeNull();
  });
});

describe("which cards can join those chosen", () => {
  test("a figure is reached with jokers of cards that are yet to be chosen", () => {
    expect(leadsTo(run(3, "7"), cards("F6"), cards("WK~"))).toBe(true);
    expect(leadsTo(run(4, "7"), cards("F6"), cards("WK~"))).toBe(false);
    expect(leadsTo(bomb(4, "7"), cards("F7", "M7"), cards("WK~", "D3"))).toBe(false);
  });

  test("a card with more values than there is room for does not help", () => {
    expect(leadsTo(set(2, "3"), cards("F3"), cards("M8~"))).toBe(false);
    expect(leadsTo(set(4, "3"), cards("F3"), cards("M8~", "D4"))).toBe(true);
  });

  test("those that lead to no figure offered go calm", () => {
    const hand = cards("F6", "WK~", "D5", "F9", "M8~", "W!");
    const offered = offer(run(3, "7"), run(3, "8"));
    const [six] = hand;
    if (!six) throw new Error("no card");
    expect([...joining(hand, [], offered)].map((one) => one.card)).toEqual(["F6", "WK~", "D5"]);
    expect([...joining(hand, [six], offer(run(2, "7")))].map((one) => one.card)).toEqual(["WK~"]);
  });
});

test("a bid beats because it is higher, a bomb, or a bigger bomb (PS-13, PS-24)", () => {
  expect(whyBeats(run(3, "6"), run(3, "7"))).toBe("higher");
  expect(whyBeats(run(3, "6"), bomb(4, "3"))).toBe("bomb");
  expect(whyBeats(bomb(4, "J"), bomb(5, "4"))).toBe("bigger");
  expect(whyBeats(bomb(4, "3"), bomb(4, "4"))).toBe("higher");
});

describe("how a bid can be beaten", () => {
  const board = { formations: "count", conditions: { fire: false, wood: false } } as const;
  const formation = figure("formation", 3, 2, "9");

  test("by its like, and by a bomb alone where nothing of its kind is higher (PS-13)", () => {
    expect(beatenBy(board, run(3, "K"))).toEqual(["pandaspin-beat"]);
    expect(beatenBy(board, run(3, "A"))).toEqual(["pandaspin-beat-bomb"]);
    expect(beatenBy(board, set(2, "A"))).toEqual(["pandaspin-beat"]);
    expect(beatenBy(board, bomb(4, "2"))).toEqual(["pandaspin-beat-bigger"]);
  });

  test("a formation by one of the same shape, where the table asks for that", () => {
    expect(beatenBy(board, formation)).toEqual(["pandaspin-beat"]);
    expect(beatenBy({ ...board, formations: "shape" }, formation)).toEqual(["pandaspin-beat-shape"]);
  });

  test("by an element card whose condition is met (PS-31)", () => {
    const met = { ...board, conditions: { fire: false, wood: true } };
    expect(beatenBy(met, run(3, "K"))).toEqual(["pandaspin-beat", "pandaspin-beat-element"]);
    expect(beatenBy(met, run(3, "A"))).toEqual(["pandaspin-beat-bomb", "pandaspin-beat-element"]);
  });
});

describe("what a refusal is asked about", () => {
  test("cards are asked about as what they are, best as the like of the bid", () => {
    expect(likeliest(cards("WK~"), set(2, "9"))).toEqual(set(2, "7"));
    expect(likeliest(cards("F3", "M9"), null)).toBeNull();
  });

  test("one card is asked about as the top of a figure like the bid", () => {
    expect(notationOf(likeThis(run(3, "9"), "7"))).toBe("5-7");
    expect(notationOf(likeThis(run(3, "9"), "3"))).toBe("3-5");
    expect(notationOf(likeThis(run(2, "9"), "2"))).toBe("A-2");
  });
});

describe("suggestions", () => {
  const shown = (found: ReturnType<typeof suggestions>) =>
    found.map(({ figure, cards }) => [notationOf(figure), ...cards.map((one) => one.card)].join(" "));
  const offered = offer(
    single("7"),
    set(2, "7"),
    set(3, "7"),
    run(2, "7"),
    run(3, "8"),
    run(4, "9"),
    bomb(4, "7"),
  );
  const hand = cards("F7", "M7", "WK~", "W6", "M8", "F10");

  test("of each kind the largest figure that the cards chosen can become, the dear ones last", () => {
    expect(shown(suggestions(hand, hand.slice(0, 1), offered)).toSorted()).toEqual([
      "6-8 F7 W6 M8",
      "7x3 F7 M7 WK~",
    ]);
  });

  test("a figure that is complete needs no suggestion", () => {
    const chosen = hand.filter((one) => ["F7", "W6", "M8"].includes(one.card));
    expect(shown(suggestions(hand, chosen, offer(run(3, "8"))))).toEqual([]);
  });

  test("while nothing is chosen, the first of each kind", () => {
    expect(shown(suggestions(hand, [], offered))).toEqual(["7 F7", "7x2 F7 M7", "6-7 F7 W6"]);
  });
});
