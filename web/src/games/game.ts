/** What a game's folder under web/src/games/ brings along. */

import type { Component, Snippet } from "svelte";
import type { AnyShapes, EventOf, Hands, Names, Shapes, Shown, Telling, ViewOf } from "../board";
import type { Content, Entry, Place, Way } from "../lib/edition";
import type { TextPart } from "../lib/speech";
import type { Component as Part, Proposal, ProposedChoice, ProposedPart } from "../protocol";

export type { AnyShapes, EventOf, MoveOf, Shapes, Shortcut, StoryOf, ViewOf } from "../board";

/** A choice of a move that is proposed in this game. */
export type ChoiceOf<S extends Shapes> = Omit<ProposedChoice, "json"> & { json: S["move"] };

/** A move that is proposed in this game, with everything in it that could be different. */
export type ProposalOf<S extends Shapes> = Omit<Proposal, "parts" | "events"> & {
  parts: (Omit<ProposedPart, "choices"> & { choices: ChoiceOf<S>[] })[];
  events: EventOf<S>[];
};

export interface BoardProps<S extends Shapes = AnyShapes>
  extends Shown<S>, Omit<Hands, "status" | "say" | "t" | "propose"> {
  /** As in `Hands`. */
  propose?(wish: string): Promise<ProposalOf<S> | null>;
  /** The status line, to be placed where the eye is. */
  status: Snippet;
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

/** What is shown of a game before anybody has chosen it: its colours come along with it. */
export interface Front {
  /** The picture of the game on the home page. */
  Emblem: Component;
  /** Whether its components can be corrected on the page. */
  hasWorkshop: boolean;
}

/** A game of the page: its board and pictures, and what it tells. Whatever is left out has nothing to show. */
export interface GameModule<S extends Shapes = AnyShapes> extends Telling<S> {
  Board: Component<BoardProps<S>>;
  /** The picture of a game without a folder here; all others have a front. */
  Emblem?: Component;
  /** The game on one page, drawn with its own components (in a `GlanceFrame`). */
  Glance?: Component;
  /** What a newcomer is told the first time it appears, the most important first. */
  firsts: readonly First<S>[];
  /** The components to leaf through on the game's page, where the table does not show them all. */
  Components?: Component<{ components: Part[] }>;
  /** How the workshop shows the components of a game whose front has one. */
  workshop?: Workshop;
  /** The hand of the seat that looks, in small, to lay all hands open. */
  Held: Component<{ board: S["board"]; seat: number }>;
  /** How the scores came about, for the end screen, where the table does not show it. */
  Reckoning?: Component<{ view: ViewOf<S>; names: Names }>;
  /** Small pictures for what the log names: the keys of such parts of a text (`CODE-card`), and what draws one. */
  pictured?: { parts: RegExp; Picture: Component<{ part: TextPart; board: S["board"] }> };
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
