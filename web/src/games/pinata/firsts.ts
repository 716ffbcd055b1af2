/** What a newcomer to Piñata is told when it first appears. */

import type { EventOf, First } from "../game";
import { colourOf, type PinataShapes } from "./board";

const mat = ({ data }: EventOf<PinataShapes>) => `[data-mat="${"mat" in data ? data.mat : ""}"]`;

export const firsts: readonly First<PinataShapes>[] = [
  { name: "exchange", asked: ({ board }) => board.phase === "exchange" },
  { name: "medal", happened: ({ type }) => type === "medal" },
  { name: "scored", happened: ({ type }) => type === "scored", spot: mat },
  { name: "refilled", happened: ({ type }) => type === "refilled", spot: mat },
  { name: "other", happened: ({ type, data }) => type === "played" && data.side !== data.seat, spot: mat },
  {
    name: "wild",
    happened: ({ type, data }) => type === "played" && colourOf(data.card) === "wild",
    spot: mat,
  },
];
