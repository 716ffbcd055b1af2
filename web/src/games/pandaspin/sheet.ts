/** The score sheet of the game, read off what has happened. */

import type { Event } from "../../protocol";
import type { Gains, PandaSpinBoard } from "./board";

export interface Round {
  round: number;
  gains: Gains[];
}

/** The rounds that are over, the first one first. */
export function roundsIn(past: readonly Event[]): Round[] {
  return past
    .filter((event) => event.type === "scored")
    .map(({ data }) => ({ round: data.round as number, gains: data.gains as Gains[] }));
}

/** The round being played, unless it is over and among the others. */
export function runningRound(board: PandaSpinBoard, rounds: readonly Round[]): Round | null {
  const over = rounds.some(({ round }) => round === board.round);
  return over ? null : { round: board.round, gains: board.gains };
}
