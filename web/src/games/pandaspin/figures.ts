/** Which figures some cards make, and which they could become part of (PS-13, PS-19 … PS-25). */

import { type PandaSpinMove, rankOf, VALUES } from "./board";
import type { Board, Card, Figure, Value } from "./shapes";

/** A figure that is offered, with the move that declares it. */
export interface Reading {
  figure: Figure;
  move: PandaSpinMove;
}

const LONGEST_RUN = 5;
const SMALLEST_BOMB = 4;

export function offeredFigures(moves: readonly PandaSpinMove[]): Reading[] {
  return moves.flatMap((move) => {
    if (move.json.type !== "figure") return [];
    const { kind, length, times, top } = move.json;
    return [{ figure: { kind, length, times, top, size: length * times }, move }];
  });
}

/** The different values of a figure, the lowest first. */
export function stepsOf({ length, top }: Pick<Figure, "length" | "top">): Value[] {
  return VALUES.slice(rankOf(top) + 1 - length, rankOf(top) + 1);
}

/** Every value of a figure, the lowest first. */
export function valuesOf(figure: Figure): Value[] {
  return stepsOf(figure).flatMap((value) => Array.from({ length: figure.times }, () => value));
}

export function notationOf({ kind, length, times, top }: Figure): string {
  const low = VALUES[rankOf(top) + 1 - length] ?? top;
  const range = length > 1 ? `${low}-${top}` : top;
  return range + (times > 1 ? `x${times}` : "") + (kind === "bomb" ? "!" : "");
}

const hasWater = (card: Card) => card.up?.symbol === "water";

function watersIn(cards: readonly Card[]): number {
  return cards.filter(hasWater).length;
}

/** How often each value of the figure is still missing; null when a card does not belong to it (PS-14). */
function missing(figure: Figure, cards: readonly Card[]): Map<Value, number> | null {
  const open = new Map(stepsOf(figure).map((value) => [value, figure.times]));
  for (const card of cards) {
    for (const value of card.up?.values ?? []) {
      const left = open.get(value) ?? 0;
      if (left === 0) return null;
      open.set(value, left - 1);
    }
    if (!card.up) return null;
  }
  return open;
}

/** The values that jokers give when exactly these cards make the figure; null when they do not make it. */
export function jokersIn(figure: Figure, cards: readonly Card[]): Value[] | null {
  const open = missing(figure, cards);
  if (!open) return null;
  const values = [...open].flatMap(([value, times]) => Array.from({ length: times }, () => value));
  const jokers = figure.kind === "bomb" ? 0 : watersIn(cards);
  return values.length <= jokers ? values : null;
}

/** Whether these cards, with some others of the hand, make the figure. */
export function leadsTo(figure: Figure, cards: readonly Card[], others: readonly Card[]): boolean {
  const open = missing(figure, cards);
  if (!open) return false;
  const joking = figure.kind !== "bomb";
  let spare = joking ? watersIn(cards) : 0;
  for (const [value, needed] of open) {
    const alike = others.filter((card) => card.up?.values[0] === value);
    spare += mostFrom(alike, needed, joking) - needed;
  }
  return spare >= 0;
}

/** The most that cards of one value give towards a figure with room for so many: their values, and a joker for each water. */
function mostFrom(cards: readonly Card[], room: number, joking: boolean): number {
  const most = Array.from({ length: room + 1 }, () => 0);
  for (const card of cards) {
    const values = card.up?.values.length ?? 0;
    const worth = values + (joking && hasWater(card) ? 1 : 0);
    for (let at = room; at >= values; at -= 1) {
      most[at] = Math.max(most[at] ?? 0, (most[at - values] ?? 0) + worth);
    }
  }
  return most[room] ?? 0;
}

/** The figures offered that exactly these cards make. */
export function readingsOf(cards: readonly Card[], offered: readonly Reading[]): Reading[] {
  return cards.length ? offered.filter(({ figure }) => jokersIn(figure, cards) !== null) : [];
}

/** The cards of a hand that can join those chosen in some figure offered. */
export function joining(
  hand: readonly Card[],
  chosen: readonly Card[],
  offered: readonly Reading[],
): Set<Card> {
  const rest = hand.filter((card) => !chosen.includes(card));
  const joins = (card: Card) =>
    offered.some(({ figure }) =>
      leadsTo(
        figure,
        [...chosen, card],
        rest.filter((other) => other !== card),
      ),
    );
  return new Set(rest.filter(joins));
}

/** A figure that could be made of the cards chosen and some others, with all its cards. */
export interface Suggestion {
  figure: Figure;
  cards: Card[];
}

/** The cards of a hand that make the figure together with those chosen: first of all white ones, without symbols. */
export function completed(figure: Figure, chosen: readonly Card[], rest: readonly Card[]): Card[] | null {
  if (jokersIn(figure, chosen)) return [...chosen];
  for (const [i, card] of rest.entries()) {
    const taken = [...chosen, card];
    const later = rest.slice(i + 1);
    const found = leadsTo(figure, taken, later) ? completed(figure, taken, later) : null;
    if (found) return found;
  }
  return null;
}

/** How dear a card is: one that has turned is strong, and its symbol may be wanted later. */
const dear = ({ blue, up }: Card) => (blue ? 2 : 0) + (up?.symbol ? 1 : 0);

/** Of each kind the largest figure that the cards chosen could become; while none is chosen, the first
 * that is offered. */
export function suggestions(
  hand: readonly Card[],
  chosen: readonly Card[],
  offered: readonly Reading[],
): Suggestion[] {
  const rest = hand.filter((card) => !chosen.includes(card)).toSorted((a, b) => dear(a) - dear(b));
  const found = new Map<string, Suggestion>();
  const bySize = offered.toSorted((a, b) => b.figure.size - a.figure.size);
  for (const { figure } of chosen.length ? bySize : offered) {
    if (found.has(figure.kind) || (chosen.length && jokersIn(figure, chosen))) continue;
    const cards = leadsTo(figure, chosen, rest) ? completed(figure, chosen, rest) : null;
    if (cards) found.set(figure.kind, { figure, cards });
  }
  return [...found.values()].slice(0, MOST_SUGGESTIONS);
}

const MOST_SUGGESTIONS = 3;

/** The sentences that say how a bid can be beaten (PS-13): by its like, by a bomb, and by an element card (PS-31). */
export function beatenBy(board: Pick<Board, "formations" | "conditions">, high: Figure): string[] {
  const highest = high.kind === "run" || high.kind === "formation" ? "A" : "2";
  const element = Object.values(board.conditions).some(Boolean) ? ["pandaspin-beat-element"] : [];
  if (high.top === highest)
    return [high.kind === "bomb" ? "pandaspin-beat-bigger" : "pandaspin-beat-bomb", ...element];
  const shaped = high.kind === "formation" && board.formations === "shape";
  return [shaped ? "pandaspin-beat-shape" : "pandaspin-beat", ...element];
}

/** Why a bid beats the one before (PS-13): it is higher, it is a bomb, or it is a bigger bomb. */
export function whyBeats(before: Figure, figure: Figure): "higher" | "bomb" | "bigger" {
  if (figure.kind !== "bomb") return "higher";
  if (before.kind !== "bomb") return "bomb";
  return figure.size > before.size ? "bigger" : "higher";
}

/** The figure whose refusal tells most about these cards: what they make, best the like of what is to be beaten. */
export function likeliest(cards: readonly Card[], high: Figure | null): Figure | null {
  const made = allFigures().filter((figure) => jokersIn(figure, cards) !== null);
  const near = (figure: Figure) =>
    (figure.kind === high?.kind ? 2 : 0) + (figure.size === high?.size ? 1 : 0) + rankOf(figure.top) / 100;
  return made.toSorted((a, b) => near(b) - near(a))[0] ?? null;
}

/** The like of the figure to be beaten with this value on top. */
export function likeThis(high: Figure, top: Value): Figure {
  const highest = VALUES[Math.max(rankOf(top), high.length - 1)] ?? top;
  return { ...high, top: highest };
}

let all: Figure[] | null = null;

function allFigures(): Figure[] {
  all ??= VALUES.flatMap((top) => [...sameValued(top), ...consecutive(top)]);
  return all;
}

/** More copies of one value than any hand holds. */
const MOST_COPIES = 12;

function sameValued(top: Value): Figure[] {
  return Array.from({ length: MOST_COPIES }, (_, i) => i + 1).flatMap((times): Figure[] => {
    const one = { length: 1, times, top, size: times };
    if (times === 1) return [{ kind: "single", ...one }];
    return times < SMALLEST_BOMB
      ? [{ kind: "set", ...one }]
      : [
          { kind: "set", ...one },
          { kind: "bomb", ...one },
        ];
  });
}

function consecutive(top: Value): Figure[] {
  const longest = top === "2" ? 0 : Math.min(LONGEST_RUN, rankOf(top) + 1);
  const lengths = Array.from({ length: longest }, (_, i) => i + 1).filter((length) => length > 1);
  return lengths.flatMap((length) =>
    Array.from({ length: MOST_COPIES }, (_, i): Figure => {
      const times = i + 1;
      return { kind: times === 1 ? "run" : "formation", length, times, top, size: length * times };
    }),
  );
}
