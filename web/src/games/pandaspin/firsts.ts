/** What a newcomer to Panda Spin is told when it first appears. */

import type { EventOf, First } from "../game";
import type { PandaSpinShapes } from "./board";

const seatOf = ({ data }: EventOf<PandaSpinShapes>) => ("seat" in data ? data.seat : "");
const seat = (event: EventOf<PandaSpinShapes>) => `[data-seat="${seatOf(event)}"]`;
const bid = (event: EventOf<PandaSpinShapes>) => `[data-bid="${seatOf(event)}"]`;

export const firsts: readonly First<PandaSpinShapes>[] = [
  { name: "lead", asked: ({ board }) => board.phase === "lead" },
  { name: "effects", asked: ({ board }) => board.phase === "effects" },
  { name: "out", happened: ({ type }) => type === "out" },
  {
    name: "bomb",
    happened: ({ type, data }) => type === "bid" && data.figure.kind === "bomb",
    spot: bid,
  },
  { name: "element", happened: ({ type }) => type === "element" },
  { name: "back", happened: ({ type, data }) => type === "passed" && data.to === "hand", spot: seat },
  { name: "lost", happened: ({ type, data }) => type === "passed" && data.to === "discard", spot: seat },
  {
    name: "joker",
    happened: ({ type, data }) => type === "bid" && data.jokers.length > 0,
    spot: bid,
  },
  { name: "bamboo", happened: ({ type }) => type === "bamboo", spot: seat },
];
