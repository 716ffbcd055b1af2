/** What a board of the page gets and gives: the types for games that bring a board of their own, and the shapes of boards
 * made of zones. This file and protocol.ts are published with the package, in its folder `web` (docs/boards.md). */

import type { Event, Move, Proposal, Seat, Text, View } from "./protocol";

// --- a game's own shapes -------------------------------------------------------------------------------

/** What a game says of itself: its board, the data of each type of event, a move spelled out. */
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

/** Names of the players by seat. */
export type Names = readonly string[];

/** What is heard; each is made in the browser (lib/sound.ts). */
export type Sound =
  | "card"
  | "turn-over"
  | "spin"
  | "reveal"
  | "coin"
  | "build"
  | "capture"
  | "strike"
  | "medal"
  | "last"
  | "win"
  | "turn";

export interface Shortcut {
  keys: string[];
  /** A key of the catalogue. */
  text: string;
}

/** What the end screen tells of a game's events. */
export interface StoryOf<S extends Shapes> {
  /** Whether scores are told by round, and not whenever they change. */
  byRound: boolean;
  /** The scores of all seats after the event. */
  scores(before: readonly number[], event: EventOf<S>): number[];
  /** Whether the picture of the scores has a point here. */
  isPoint(event: EventOf<S>): boolean;
  /** How much it brought, if it is a capture or something built that may be the best of the game; else 0. */
  stroke(event: EventOf<S>): number;
}

/** What a game tells the page about its events and moves besides its board. */
export interface Telling<S extends Shapes> {
  /** The view after an event, so that events which come together can be shown one after another. Without it the board
   * changes with the first of them. */
  advance?(view: ViewOf<S>, event: EventOf<S>): ViewOf<S>;
  /** Names of the things that fly with this event (`data-fly`), in the order they set off. */
  waves(event: EventOf<S>): string[][];
  /** How long the eye needs after an event, in milliseconds at normal speed. */
  pause(event: EventOf<S>): number;
  /** What is said of an event while it is not to be known yet how it ends, and how long that lasts, in milliseconds at
   * normal speed from when it begins to be shown. */
  suspense?(event: EventOf<S>): { words: Text; lasts: number } | null;
  /** What is heard when an event is shown; null is silence. */
  sound?(event: EventOf<S>): Sound | null;
  /** Whether the log tells it; what the table itself tells better only makes the log long. */
  worthLogging(event: EventOf<S>): boolean;
  /** The types of events by which the log tells a whole turn in one line, the most telling first; without them, or in a turn
   * that has none of them, it is the first. */
  toldBy?: readonly (keyof S["events"] & string)[];
  /** What the moves from here belong to (a round, a trick), where the game counts them. */
  chapter?(board: S["board"]): string;
  /** Where a move is made, to be marked on the board: a selector for each of its cards and places. */
  spots(move: string, board: S["board"], moves?: readonly MoveOf<S>[]): string[];
  story: StoryOf<S>;
  /** Examples of notation for the field of typed moves. */
  notation: string;
  shortcuts: Shortcut[];
  /** Words that explain themselves: their forms are `CODE-term-NAME`, what they mean `CODE-term-NAME-means`. */
  terms: readonly string[];
}

// --- a board of one's own ------------------------------------------------------------------------------

/** The table as it is shown right now. */
export interface Shown<S extends Shapes = AnyShapes> {
  view: ViewOf<S>;
  seats: Seat[];
  names: Names;
  /** Everything that has been shown so far, oldest first. */
  past: EventOf<S>[];
  /** The event that is being shown; null when the table is at rest. */
  event: EventOf<S> | null;
  /** The move that was sent and is not yet answered. */
  pending: string | null;
}

/** What a board can do. */
export interface Hands {
  /** Make a move, in notation. */
  act(move: string): void;
  /** Ask why a move is not allowed, in notation or by fields of its JSON form; the answer appears under the status line. */
  ask(move: string): void;
  /** Say beforehand what a move would do; null takes it back. */
  preview(sentence: string | null): void;
  /** Ask for a whole move with these steps in it, from before a half-made one on; null if there is none, and then it is
   * said why. Only a live table can propose. */
  propose?(wish: string): Promise<Proposal | null>;
  /** The status line, to be placed where the eye is. */
  status: HTMLElement;
  /** The words of a text in the reader's language; the one who reads it is "you". */
  say(text: Text): string;
  /** The words of a key of the catalogue. */
  t(key: string, args?: Record<string, string | number>): string;
}

/** A board in its place. */
export interface Mounted<S extends Shapes = AnyShapes> {
  /** Something has changed. Things that carry `data-fly="NAME"` then fly to their new places. */
  update(shown: Shown<S>): void;
  destroy(): void;
}

/** What `web/board.js` of a game's package exports as its default: a board made with anything that makes elements.
 * Whatever else is left out is as for games without a board of their own. */
export interface OwnBoard<S extends Shapes = AnyShapes> extends Partial<Telling<S>> {
  mount(place: HTMLElement, shown: Shown<S>, hands: Hands): Mounted<S>;
  /** The address of a picture for the home page, some 240 by 150 pixels. */
  emblem?: string;
}

// --- boards made of zones (core/zones.py) --------------------------------------------------------------

export type Layout = "fan" | "row" | "stack" | "pile" | "grid" | "number";

/** A card, a tile or a piece. A card that the viewer may not see has neither name nor face. */
export interface Piece {
  id?: string;
  face?: string;
  suit?: number;
  owner?: number;
  name?: Text;
}

/** A place on the table. */
export interface Zone {
  id: string;
  title: Text;
  layout: Layout;
  seat: number | null;
  /** From the bottom or the left; null is an empty space of a grid. */
  pieces: (Piece | null)[];
  count: number;
  columns?: number;
}

export interface ZonedBoard {
  zones: Zone[];
  scores: number[] | null;
}

/** A move by the places it touches. */
export interface Step {
  type: "step";
  /** The move in notation, where the places do not tell it from the others. */
  name?: string;
  piece?: string;
  origin?: string;
  target?: string;
  space?: number;
}
