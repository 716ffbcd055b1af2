/** The colours of the suits, drawn on the white side, on the blue side, and as the ground of an element card. */

import type { Suit } from "./shapes";

interface Paint {
  fill: string;
  light: string;
  deep: string;
}

export const PAINT: Record<Suit, Paint> = {
  fire: { fill: "#b8352a", light: "#f2a197", deep: "#7c241c" },
  metal: { fill: "#7d848c", light: "#ccd3da", deep: "#4b525a" },
  water: { fill: "#2a2d33", light: "#a7b4c8", deep: "#1b1d21" },
  earth: { fill: "#c9821e", light: "#f3cd8c", deep: "#83530d" },
  wood: { fill: "#17786f", light: "#8fd3c8", deep: "#0f4f49" },
};
