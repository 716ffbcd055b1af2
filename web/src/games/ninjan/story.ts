import { plus } from "../../lib/story";
import type { StoryOf } from "../game";
import type { Shapes } from "./shapes";

/** Points are what has been captured; a round ends when the next cards are opened, or with the deal. */
export const story: StoryOf<Shapes> = {
  byRound: true,
  scores(before, { type, data }) {
    if (type === "took") return plus(before, data.seat, data.sum);
    return type === "scored" ? data.totals : [...before];
  },
  isPoint: ({ type }) => type === "revealed" || type === "scored",
  stroke: ({ type, data }) => (type === "took" ? data.sum : 0),
};
