/** The score sheet of the game, read off what has happened. */

import type { PandaSpinBoard, PandaSpinEvent } from "./board";
import type { Gains } from "./shapes";

export interface Round {
  round: number;
  gains: Gains[];
}

/** The rounds that are over, the first one first. */
export function roundsIn(past: readonly PandaSpinEvent[]): Round[] {
  return past.flatMap(({ type, data }) =>
    type === "scored" ? [{ round: data.round, gains: data.gains }] : [],
  );
}

/** The round being played, unless it is over and among the others. */
export function runningRound(board: PandaSpinBoard, rounds: readonly Round[]): Round | null {
  const over = rounds.some(({ round }) => round === board.round);
  return over ? null : { round: board.round, gains: board.gains };
}
