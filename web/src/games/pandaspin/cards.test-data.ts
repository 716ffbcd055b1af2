/** Some cards for the tests, by their notation. */

import { turnedOver } from "./board";
import type { Card, Side, Suit, Value } from "./shapes";

const SUITS: Record<string, Suit> = { F: "fire", M: "metal", W: "water", E: "earth", D: "wood" };
const side = (values: Value[], symbol: Side["symbol"] = null): Side => ({ values, symbol });

/** Blue sides that matter to a test; all others are a plain 5. */
const BLUE: Record<string, Side> = {
  M8: side(["3", "3", "3"]),
  M7: side(["9", "9"]),
  WK: side(["7"], "water"),
  W8: side(["6"], "water"),
  D9: side(["2"], "bamboo"),
  FQ: side(["A"], "fire"),
};

export function card(notation: string): Card {
  const [id = "", blue] = notation.split("~");
  const suit = SUITS[id.charAt(0)] ?? "fire";
  const element = id.endsWith("!");
  const up = element ? null : side([id.slice(1) as Value]);
  const white: Card = {
    card: id,
    suit,
    element,
    blue: false,
    up,
    down: element ? null : (BLUE[id] ?? side(["5"])),
  };
  return blue === undefined ? white : turnedOver(white);
}
