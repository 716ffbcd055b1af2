/** What a game's folder under web/src/games/ brings along. */

import type { Component, Snippet } from "svelte";
import type { Names } from "../lib/speech";
import type { Event, Component as Part, Seat, View } from "../protocol";

export interface BoardProps {
  view: View;
  seats: Seat[];
  names: Names;
  /** Everything that has been shown so far, oldest first. */
  past: Event[];
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

export interface GameModule {
  Board: Component<BoardProps>;
  /** The picture of the game on the home page. */
  Emblem: Component;
  /** The components to leaf through on the game's page, where the table does not show them all. */
  Components?: Component<{ components: Part[] }>;
  /** How the scores came about, for the end screen, where the table does not show it. */
  Reckoning?: Component<{ view: View; names: Names }>;
  /** The view after an event, so that events which come together can be shown one after another. */
  advance(view: View, event: Event): View;
  /** Names of the things that fly with this event, in the order they set off. */
  waves(event: Event): string[][];
  /** How long the eye needs after an event, in milliseconds at normal speed. */
  pause(event: Event): number;
  /** Whether the log tells it; what the table itself tells better only makes the log long. */
  worthLogging(event: Event): boolean;
  /** Examples of notation for the field of typed moves. */
  notation: string;
  shortcuts: Shortcut[];
}
