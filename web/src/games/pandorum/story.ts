import { plus } from "../../lib/story";
import type { StoryOf } from "../game";
import type { PandorumShapes } from "./board";

/** What moves money. */
const PAYS = ["dealt", "fee", "paid", "took", "cargo"];

export const story: StoryOf<PandorumShapes> = {
  byRound: false,
  scores(before, { type, data }) {
    if (type === "dealt") return data.quids;
    if (type === "fee") return plus(plus(before, data.seat, -data.amount), data.to, data.amount);
    if (type === "paid" || type === "cargo") return plus(before, data.seat, data.amount);
    if (type !== "took") return [...before];
    return data.payers.reduce(
      (scores, payer) => plus(scores, payer.seat, -payer.amount),
      plus(before, data.seat, data.amount),
    );
  },
  isPoint: ({ type }) => PAYS.includes(type),
  stroke: ({ type, data }) => (type === "paid" || type === "took" ? data.amount : 0),
};
