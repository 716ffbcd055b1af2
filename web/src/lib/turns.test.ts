import { expect, test } from "vitest";
import type { Event } from "../protocol";
import { turnsOf } from "./turns";

const event = (number: number, type: string, seat: number | null): Event => ({
  number,
  type,
  data: seat === null ? {} : { seat },
  text: null,
});

const told = (events: Event[], types: string[] = []) =>
  turnsOf(events, types).map(({ main, others }) => [main.type, ...others.map(({ type }) => type)].join(" "));

test("what one player does in one go is one line, told by what matters most", () => {
  const turn = [event(1, "discarded", 1), event(1, "moved", 1), event(1, "built", 1), event(2, "drew", 0)];
  expect(told(turn, ["built", "moved"])).toEqual(["built discarded moved", "drew"]);
  expect(told(turn)).toEqual(["discarded moved built", "drew"]);
});

test("several moves of a player in a row are one turn", () => {
  expect(told([event(1, "drew", 0), event(2, "drew", 0), event(3, "drew", 1)])).toEqual([
    "drew drew",
    "drew",
  ]);
});

test("what happens to everybody stands alone", () => {
  expect(told([event(0, "suits", null), event(0, "dealt", null)])).toEqual(["suits", "dealt"]);
});

test("a trick won by another's passing is not yet the winner's next turn", () => {
  expect(
    told([event(4, "passed", 1), event(4, "trick", 0), event(5, "bid", 0), event(6, "bamboo", 0)]),
  ).toEqual(["passed", "trick", "bid bamboo"]);
});
