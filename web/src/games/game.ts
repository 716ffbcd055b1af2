/** What a game's folder under web/src/games/ brings along. */

import type { Component, Snippet } from "svelte";
import type { Content, Entry, Place, Way } from "../lib/edition";
import type { Sound } from "../lib/sound";
import type { Names, TextPart } from "../lib/speech";
import type {
  Event,
  Move,
  Component as Part,
  Proposal,
  ProposedChoice,
  ProposedPart,
  Seat,
  View,
} from "../protocol";

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

/** A choice of a move that is proposed in this game. */
export type ChoiceOf<S extends Shapes> = Omit<ProposedChoice, "json"> & { json: S["move"] };

/** A move that is proposed in this game, with everything in it that could be different. */
export type ProposalOf<S extends Shapes> = Omit<Proposal, "parts" | "events"> & {
  parts: (Omit<ProposedPart, "choices"> & { choices: ChoiceOf<S>[] })[];
  events: EventOf<S>[];
};

export interface BoardProps<S extends Shapes = AnyShapes> {
  view: ViewOf<S>;
  seats: Seat[];
  names: Names;
  /** Everything that has been shown so far, oldest first. */
  past: EventOf<S>[];
  /** The event that is being shown; null when the table is at rest. */
  event: EventOf<S> | null;
  /** The move that was sent and is not yet answered. */
  pending: string | null;
  /** Make a move, in notation. */
  act(move: string): void;
  /** Ask why a move is not allowed; the answer appears under the status line. */
  ask(move: string): void;
  /** Ask for a whole move with these steps in it, from before a half-made one on; null if there is none, and then it is
   * said why. Only a live table can propose. */
  propose?(wish: string): Promise<ProposalOf<S> | null>;
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

/** Something that is explained when it appears for the first time; the words are `CODE-first-NAME`. */
export interface First<S extends Shapes = AnyShapes> {
  name: string;
  /** It is this that has happened… */
  happened?(event: EventOf<S>): boolean;
  /** …or this that is asked of the reader. */
  asked?(view: ViewOf<S>): boolean;
  /** What a note about an event stands beside, as a selector; without it, the note stands at the far edge. A note about
   * what is asked stands beside the prompt. */
  spot?(event: EventOf<S>): string;
}

/** Some entries of an edition that are shown together. */
export interface WorkshopGroup {
  title: string;
  places: Place[];
  /** Each entry is a row of cards rather than one. */
  wide?: boolean;
  /** What shows all of them in one picture, in which they can be changed. */
  Map?: Component<WorkshopMapProps>;
}

export interface WorkshopMapProps {
  content: Content;
  editable: boolean;
  change(at: Way, entry: Entry, key: string | null): void;
}

/** How the workshop shows the components of an edition. Everything is drawn from the entries, whatever they are called. */
export interface Workshop {
  groups(content: Content): WorkshopGroup[];
  /** What an entry is called. */
  name(place: Place): string;
  /** An entry as it looks on the table; `large` where it is edited, with all its sides. */
  Picture: Component<{ place: Place; content: Content; large: boolean }>;
  /** A value of a field in words; null where it is written as it is. */
  word(field: string, said: string): string | null;
}

export interface GameModule<S extends Shapes = AnyShapes> {
  Board: Component<BoardProps<S>>;
  /** The picture of the game on the home page. */
  Emblem: Component;
  /** The game on one page, drawn with its own components (in a `GlanceFrame`). */
  Glance: Component;
  /** Words that explain themselves: their forms are `CODE-term-NAME`, what they mean `CODE-term-NAME-means`. */
  terms: readonly string[];
  /** What a newcomer is told the first time it appears, the most important first. */
  firsts: readonly First<S>[];
  /** The components to leaf through on the game's page, where the table does not show them all. */
  Components?: Component<{ components: Part[] }>;
  workshop: Workshop;
  /** The hand of the seat that looks, in small, to lay all hands open. */
  Held: Component<{ board: S["board"] }>;
  /** How the scores came about, for the end screen, where the table does not show it. */
  Reckoning?: Component<{ view: ViewOf<S>; names: Names }>;
  /** The view after an event, so that events which come together can be shown one after another. */
  advance(view: ViewOf<S>, event: EventOf<S>): ViewOf<S>;
  /** Names of the things that fly with this event, in the order they set off. */
  waves(event: EventOf<S>): string[][];
  /** How long the eye needs after an event, in milliseconds at normal speed. */
  pause(event: EventOf<S>): number;
  /** What is heard when an event is shown; null is silence. */
  sound?(event: EventOf<S>): Sound | null;
  /** Whether the log tells it; what the table itself tells better only makes the log long. */
  worthLogging(event: EventOf<S>): boolean;
  /** The types of events by which the log tells a whole turn in one line, the most telling first; without them, or in a turn
   * that has none of them, it is the first. */
  toldBy?: readonly (keyof S["events"] & string)[];
  /** Small pictures for what the log names: the keys of such parts of a text (`CODE-card`), and what draws one. */
  pictured?: { parts: RegExp; Picture: Component<{ part: TextPart; board: S["board"] }> };
  /** What the moves from here belong to (a round, a trick), where the game counts them. */
  chapter?(board: S["board"]): string;
  /** Where a move is made, to be marked on the board: a selector for each of its cards and places. */
  spots(move: string, board: S["board"]): string[];
  story: StoryOf<S>;
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
