/** What a game's folder under web/src/games/ brings along. */

import type { Component, Snippet } from "svelte";
import type { Names } from "../lib/speech";
import type { Event, Move, Component as Part, Seat, View } from "../protocol";

/** What a game's generated shapes.ts says: its board, the data of each type of event, a move spelled out. */
export interface Shapes {
  board: object;
  events: object;
  move: object;
}

/** Some game's shapes: as much as the wire says of them. */
export interface AnyShapes {
  board: View["board"];
  events: Record<string, Event["data"]>;
  move: Move["json"];
}

/** A move that this game offers. */
export type MoveOf<S extends Shapes> = Omit<Move, "json"> & { json: S["move"] };

/** A view of this game. */
export type ViewOf<S extends Shapes> = Omit<View, "board" | "moves"> & {
  board: S["board"];
  moves: MoveOf<S>[];
};

/** An event of this game: its `type` tells what its `data` are. */
export type EventOf<S extends Shapes> = {
  [T in keyof S["events"]]: Omit<Event, "type" | "data"> & { type: T; data: S["events"][T] };
}[keyof S["events"]];

export interface BoardProps<S extends Shapes = AnyShapes> {
  view: ViewOf<S>;
  seats: Seat[];
  names: Names;
  /** Everything that has been shown so far, oldest first. */
  past: EventOf<S>[];
  /** The move that was sent and is not yet answered. */
  pending: string | null;
  /** Make a move, in notation. */
  act(move: string): void;
  /** Ask why a move is not allowed; the answer appears under the status line. */
  ask(move: string): void;
  /** Say beforehand what a move would do; null takes it back. */
  preview(sentence: string | null): void;
  /** The status line, to be placed where the eye is. */
  status: Snippet;
}

export interface Shortcut {
  keys: string[];
  /** A key of the catalogue. */
  text: string;
}

export interface GameModule<S extends Shapes = AnyShapes> {
  Board: Component<BoardProps<S>>;
  /** The picture of the game on the home page. */
  Emblem: Component;
  /** The components to leaf through on the game's page, where the table does not show them all. */
  Components?: Component<{ components: Part[] }>;
  /** How the scores came about, for the end screen, where the table does not show it. */
  Reckoning?: Component<{ view: ViewOf<S>; names: Names }>;
  /** The view after an event, so that events which come together can be shown one after another. */
  advance(view: ViewOf<S>, event: EventOf<S>): ViewOf<S>;
  /** Names of the things that fly with this event, in the order they set off. */
  waves(event: EventOf<S>): string[][];
  /** How long the eye needs after an event, in milliseconds at normal speed. */
  pause(event: EventOf<S>): number;
  /** Whether the log tells it; what the table itself tells better only makes the log long. */
  worthLogging(event: EventOf<S>): boolean;
  /** What the moves from here belong to (a round, a trick), where the game counts them. */
  chapter?(board: S["board"]): string;
  /** Where a move is made, to be marked on the board: a selector for each of its cards and places. */
  spots(move: string, board: S["board"]): string[];
  /** Examples of notation for the field of typed moves. */
  notation: string;
  shortcuts: Shortcut[];
}

/** What each type of event does to the board, as the seat (or, with null, a spectator) sees it. */
export type Steps<S extends Shapes> = {
  [T in keyof S["events"]]: (board: S["board"], data: S["events"][T], seat: number | null) => S["board"];
};

/** The board after an event. A page older than the server may not know the event: the view that follows tells. */
export function stepped<S extends Shapes, T extends keyof S["events"]>(
  steps: Steps<S>,
  view: ViewOf<S>,
  { type, data }: { type: T; data: S["events"][T] },
): S["board"] {
  return steps[type]?.(view.board, data, view.seat) ?? view.board;
}
