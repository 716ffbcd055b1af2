/** A small board for the tests: the pad, a volcano, and what a test puts beside them. */

import type { PandorumBoard, PandorumMove } from "./board";
import type { CardInfo, Colour, Harvester, Hex, Kind, Move, Payout } from "./shapes";

const LETTERS = { C: "craters", M: "mountains", W: "wasteland", V: "volcano", P: "pad" } as const;

/** Three rows: d1 d2 d3 / e1 e2 e3 e4 with the pad at e3 / f1 f2 f3. */
const ROWS = ["CMW", "CVPM", "WCV"];
const FIRST = [-1, -2, -2];

function hexes(): Hex[] {
  return ROWS.flatMap((row, i) =>
    [...row].map((letter, j) => ({
      hex: `${"def".charAt(i)}${j + 1}`,
      q: (FIRST[i] ?? 0) + j,
      r: i - 1,
      terrain: LETTERS[letter as keyof typeof LETTERS],
      seat: null,
      piece: null,
      edge: false,
    })),
  );
}

function card(kind: Kind, colour: Colour, change: Partial<CardInfo> = {}): CardInfo {
  const payout: Payout = { count: "own_adjacent", module: 1, base: 2 };
  return { kind, colour, terrain: "any", volcano: false, copies: 4, payout, source: "house", ...change };
}

function harvester(): Harvester {
  return {
    hex: "e3",
    nose: { kind: "twin", needs: 3, cards: [], used: false },
    hull: { kind: "free", needs: 5, cards: [], active: false },
    cargo: [],
  };
}

export function cannedBoard(change: Partial<PandorumBoard> = {}): PandorumBoard {
  return {
    phase: "turn",
    turn_of: 0,
    draws_left: null,
    hexes: hexes(),
    harvesters: [harvester(), harvester()],
    pieces: [
      { modules: 12, bases: 6 },
      { modules: 12, bases: 6 },
    ],
    quids: [5, 6],
    hand: ["drill", "drill", "plant"],
    hand_sizes: [3, 4],
    known: [[], ["plant"]],
    market: [
      { card: "plant", count: 2 },
      { card: "drill", count: 1 },
    ],
    deck_size: 40,
    box_size: 3,
    cards: {
      drill: card("mining", "blue"),
      plant: card("generator", "yellow", { terrain: "mountains" }),
      tap: card("system", "red", { volcano: true }),
    },
    cargo: { blue: { counts: [1, 1], seat: null }, yellow: { counts: [0, 0], seat: null } },
    discarded: null,
    building: null,
    forecast: [],
    offers: [],
    brings: {},
    last_turns: null,
    barren: 0,
    barren_limit: 20,
    ...change,
  };
}

export function move(notation: string, json: Move): PandorumMove {
  return { move: notation, text: { key: "" }, json };
}
