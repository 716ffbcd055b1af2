/** Games that have no folder on the page: the board for every game, and boards that games bring along. */

import type { Component } from "svelte";
import type { OwnBoard } from "../board";
import type { BoardProps, GameModule } from "../games/game";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Held from "./Held.svelte";
import Outside from "./Outside.svelte";
import Picture from "./Picture.svelte";
import { selectorsOf } from "./steps";

/** How long the eye needs for something that is told, in milliseconds. */
const A_LOOK = 650;

/** A component of which some of the properties are known. */
function given<Known extends object, Rest extends object>(
  Part: Component<Known & Rest>,
  known: Known,
): Component<Rest> {
  // Properties are read through: those that change are known by their getters.
  return (internals, rest) => Part(internals, Object.create(rest, Object.getOwnPropertyDescriptors(known)));
}

export function anyGame(code: string): GameModule {
  return {
    Board,
    Emblem: given<{ code: string }, Record<string, never>>(Emblem, { code }),
    Held,
    terms: [],
    firsts: [],
    waves: () => [],
    pause: ({ text }) => (text ? A_LOOK : 0),
    sound: ({ text }) => (text ? "card" : null),
    worthLogging: () => true,
    spots: (move, _board, moves) => selectorsOf(moves?.find((one) => one.move === move)?.json ?? {}),
    story: { byRound: false, scores: (before) => [...before], isPoint: () => false, stroke: () => 0 },
    notation: "",
    shortcuts: [
      { keys: ["←", "→", "↑", "↓"], text: "any-keys-walk" },
      { keys: ["Enter"], text: "any-keys-pick" },
      { keys: ["Esc"], text: "any-keys-back" },
    ],
  };
}

/** A game with the board that it brings along. */
export function outsideGame(code: string, { mount, emblem, ...telling }: OwnBoard): GameModule {
  const own: OwnBoard = { mount };
  return {
    ...anyGame(code),
    shortcuts: [],
    ...telling,
    Board: given<{ own: OwnBoard }, BoardProps>(Outside, { own }),
    ...(emblem && {
      Emblem: given<{ address: string }, Record<string, never>>(Picture, { address: emblem }),
    }),
  };
}
