import type { StoryOf } from "../game";
import type { PandaSpinShapes } from "./board";

/** A bomb is worth telling before any longer bid. */
const BOMB = 100;

export const story: StoryOf<PandaSpinShapes> = {
  byRound: true,
  scores: (before, { type, data }) => (type === "scored" ? data.points : [...before]),
  isPoint: ({ type, data }) => type === "scored" || (type === "dealt" && data.round === 1),
  stroke({ type, data }) {
    if (type !== "bid") return 0;
    return data.figure.size + (data.figure.kind === "bomb" ? BOMB : 0);
  },
};
