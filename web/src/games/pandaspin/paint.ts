/** The colours of the suits: shapes and numerals on the white side, both on the blue side, and the ground of an element
 * card. */

import type { Suit } from "./shapes";

interface Paint {
  fill: string;
  ink: string;
  light: string;
  deep: string;
}

export const PAINT: Record<Suit, Paint> = {
  fire: { fill: "#b8352a", ink: "#ad2c22", light: "#f2a197", deep: "#7c241c" },
  metal: { fill: "#7d848c", ink: "#59616a", light: "#ccd3da", deep: "#4b525a" },
  water: { fill: "#2a2d33", ink: "#22262b", light: "#a7b4c8", deep: "#1b1d21" },
  earth: { fill: "#c9821e", ink: "#9c5f0c", light: "#f3cd8c", deep: "#83530d" },
  wood: { fill: "#17786f", ink: "#12685f", light: "#8fd3c8", deep: "#0f4f49" },
};
