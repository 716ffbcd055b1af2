/** For tests: views and events of a game in which nothing else matters. */

import type { EventOf, GameModule, Shapes, ViewOf } from "./game";

/** An event as its type and data. */
export type Told<S extends Shapes> = { [T in keyof S["events"]]: [T, S["events"][T]] }[keyof S["events"]];

export function eventOf<S extends Shapes>(...[type, data]: Told<S>): EventOf<S> {
  return { number: 1, type, data, text: null } as EventOf<S>;
}

/** This board as seat 0 sees it. */
export function viewOf<S extends Shapes>(board: S["board"]): ViewOf<S> {
  const nothing = { waiting: [], moves: [], prompt: { key: "" }, over: false, result: null };
  return { game: "", players: 2, number: 0, seat: 0, turn: 0, ...nothing, board };
}

/** The board of seat 0 after these events. */
export function boardAfter<S extends Shapes>(
  advance: NonNullable<GameModule<S>["advance"]>,
  board: S["board"],
  events: Told<S>[],
): S["board"] {
  return events.reduce((view, told) => advance(view, eventOf<S>(...told)), viewOf<S>(board)).board;
}
