/** What the things on the table are called, in the reader's language. */

import type { Names } from "../../lib/speech";
import { say, t } from "../../lib/words.svelte";
import { animalOf } from "./animals.svelte";
import { highBid, type PandaSpinBoard, printed } from "./board";
import type { Card, Figure, Side, Suit, SymbolName, Value } from "./shapes";
import { beatenBy, jokersIn, whyBeats } from "./figures";

const listed = (key: string, args: Record<string, unknown>) => say({ key, args }, []);

export function suitName(suit: Suit): string {
  return t("pandaspin-suit-name", { suit });
}

/** "7 with water", "king and king". */
export function sideName({ values, symbol }: Side): string {
  // As a word: to Fluent "2" and 2 are not the same.
  const spoken = values.map((value) => t("pandaspin-value-spoken", { value: value === "2" ? "two" : value }));
  return listed("pandaspin-side-spoken", { values: spoken, symbol: symbol ?? "none" });
}

/** "Water, dog, blue side up: 7 with water. Turned: king", as a screen reader should say it. */
export function cardName(card: Card): string {
  const { suit, up, down, blue } = card;
  if (!up || !down) return t("pandaspin-element-name", { suit: suitName(suit) });
  const key = blue ? "pandaspin-card-blue" : "pandaspin-card-white";
  return t(key, { suit: suitAndAnimal(card), up: sideName(up), down: sideName(down) });
}

/** "Water, dog". */
function suitAndAnimal(card: Card): string {
  const suit = suitName(card.suit);
  const animal = animalOf(card);
  return animal ? t("pandaspin-suit-animal", { suit, animal: t("pandaspin-animal", { animal }) }) : suit;
}

/** What the symbol that counts now would be good for; null without one. */
export function symbolSentence(card: Card, mood: PandaSpinBoard["mood"]): string | null {
  const symbol = card.up?.symbol;
  return symbol ? t("pandaspin-symbol-meaning", { symbol: symbol === "panda" ? mood : symbol }) : null;
}

export function figureWords({ kind, length, times, top }: Figure): string {
  return t("pandaspin-figure-words", { kind, length, times, top: printed(top) });
}

/** How the highest bid can be beaten. */
export function beatSentence(board: PandaSpinBoard, high: Figure): string {
  const { kind, length, times, top, size } = high;
  const args = { kind, length, times, size, top: printed(top) };
  return beatenBy(board, high)
    .map((key) => t(key, args))
    .join(" ");
}

/** "The jokers are 7 and 8." */
export function jokersSentence(jokers: readonly Value[]): string {
  return listed("pandaspin-jokers", { count: jokers.length, values: jokers.map(printed) });
}

/** What playing these cards as this figure would do, in a few sentences. */
export function bidSentence(
  board: PandaSpinBoard,
  figure: Figure,
  cards: readonly Card[],
  names: Names,
): string {
  const high = highBid(board);
  const jokers = jokersIn(figure, cards) ?? [];
  const symbols = figure.kind === "bomb" ? [] : usableSymbols(cards);
  const sentences = [
    high
      ? t("pandaspin-would-beat", {
          other: figureWords(high.figure),
          name: names[high.seat] ?? "",
          why: t("pandaspin-why", { why: whyBeats(high.figure, figure) }),
        })
      : t("pandaspin-would-lead", { figure: figureWords(figure) }),
    jokers.length ? jokersSentence(jokers) : "",
    symbols.length ? listed("pandaspin-would-use", { symbols }) : "",
    cards.length === board.hand?.length ? t("pandaspin-would-empty") : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** The names of the symbols that are settled after the bid (PS-30), each once. */
function usableSymbols(cards: readonly Card[]): string[] {
  const symbols = new Set(cards.map((card) => card.up?.symbol).filter((one): one is SymbolName => !!one));
  symbols.delete("water");
  return [...symbols].map((symbol) => t("pandaspin-symbol", { symbol }));
}

export function conditionSentence(suit: Suit, met: boolean): string {
  const key = met ? "pandaspin-condition-met" : "pandaspin-condition-unmet";
  return t(key, { suit: suitName(suit), condition: t("pandaspin-condition", { suit }) });
}
