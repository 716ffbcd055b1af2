/** What a newcomer to Pandorum is told when it first appears. */

import type { EventOf, First } from "../game";
import type { PandorumShapes } from "./board";

const seat = ({ data }: EventOf<PandorumShapes>) => `[data-seat="${"seat" in data ? data.seat : ""}"]`;
const hex = ({ data }: EventOf<PandorumShapes>) => `[data-hex="${"hex" in data ? data.hex : ""}"]`;

export const firsts: readonly First<PandorumShapes>[] = [
  { name: "turn", asked: ({ board }) => board.phase === "turn" },
  { name: "slot", asked: ({ board }) => board.phase === "slot" },
  { name: "block", asked: ({ board }) => board.phase === "block" },
  { name: "last", happened: ({ type }) => type === "last", spot: seat },
  { name: "charged", happened: ({ type }) => type === "charged", spot: seat },
  { name: "took", happened: ({ type }) => type === "took", spot: seat },
  { name: "fee", happened: ({ type }) => type === "fee", spot: hex },
  { name: "built", happened: ({ type }) => type === "built", spot: hex },
];
