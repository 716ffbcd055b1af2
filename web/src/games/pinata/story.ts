import { plus } from "../../lib/story";
import type { StoryOf } from "../game";
import type { PinataShapes } from "./board";

/** Medals are counted, after every mat. */
export const story: StoryOf<PinataShapes> = {
  byRound: false,
  scores: (before, { type, data }) => (type === "medal" ? plus(before, data.seat, 1) : [...before]),
  isPoint: ({ type }) => type === "dealt" || type === "scored" || type === "medal",
  stroke: ({ type, data }) => (type === "scored" ? data.candies.length : 0),
};
