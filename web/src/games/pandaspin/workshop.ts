/** Panda Spin's components in the workshop: the cards suit by suit, the animals, the bamboo. */

import { type Content, type Entry, placesOf } from "../../lib/edition";
import { capital } from "../../lib/speech";
import { t } from "../../lib/words.svelte";
import type { Workshop } from "../game";
import type { DrawnCard } from "./animals.svelte";
import { letterOf, printed, SUITS } from "./board";
import type { Animal } from "./pictures";
import type { Side, Suit, SymbolName, Value } from "./shapes";
import { suitName } from "./speech";
import WorkshopPicture from "./WorkshopPicture.svelte";

const valueWord = (value: string) => printed(value as Value);

/** The card of an entry, its white side up. */
export function cardOf(entry: Entry, content: Content): DrawnCard {
  const suit = entry.suit as Suit;
  const white = String(entry.white) as Value;
  const symbol = (name: string) => (entry[name] as SymbolName | undefined) ?? null;
  const blue: Side = { values: entry.blue as Value[], symbol: symbol("blue_symbol") };
  const up: Side = { values: [white], symbol: symbol("white_symbol") };
  return {
    card: letterOf(suit) + white,
    suit,
    element: false,
    blue: false,
    up,
    down: blue,
    animal: animalFor(white, content),
  };
}

function animalFor(white: Value, content: Content): Animal | null {
  const named = placesOf(content, "animals").find(({ entry }) => entry.value === white);
  return (named?.entry.animal as Animal | undefined) ?? null;
}

export const workshop: Workshop = {
  groups: (content) => [
    ...SUITS.map((suit) => ({
      title: suitName(suit),
      places: [...placesOf(content, "cards"), ...placesOf(content, "elements")].filter(
        ({ entry }) => entry.suit === suit,
      ),
    })),
    { title: t("pandaspin-workshop-animals"), places: placesOf(content, "animals") },
    { title: t("pandaspin-workshop-bamboo"), places: placesOf(content, "tokens") },
  ],
  name: ({ table, entry }) => {
    if (table === "cards") return `${suitName(entry.suit as Suit)} ${valueWord(String(entry.white))}`;
    if (table === "elements") return t("pandaspin-element-name", { suit: suitName(entry.suit as Suit) });
    if (table === "animals") return t("pandaspin-workshop-animal", { value: valueWord(String(entry.value)) });
    return t("pandaspin-workshop-token", { value: String(entry.value) });
  },
  Picture: WorkshopPicture,
  word: (field, said) => {
    if (field === "suit") return suitName(said as Suit);
    if (field === "animal") return capital(t("pandaspin-animal", { animal: said }));
    // What is typed comes first, so that the keyboard finds it in a list.
    if (field === "blue" || field === "white" || field === "value") return said === "2" ? "2 · 二" : said;
    if (field === "blue_count") return t("pandaspin-workshop-count", { many: said });
    if (field.endsWith("_symbol")) {
      return said === "none" ? t("pandaspin-workshop-no-symbol") : t("pandaspin-symbol", { symbol: said });
    }
    return null;
  },
};
