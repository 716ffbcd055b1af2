/** The colours of candies and cards: the paint, a deeper tone for figures on paper, and the ink of a letter on it. */

import type { CardColour } from "./board";

export const PAINT: Record<CardColour, { fill: string; deep: string; ink: string }> = {
  red: { fill: "#c9382c", deep: "#b02a20", ink: "#ffffff" },
  purple: { fill: "#7a4db3", deep: "#653a9c", ink: "#ffffff" },
  green: { fill: "#36884a", deep: "#26713a", ink: "#ffffff" },
  pink: { fill: "#f08cba", deep: "#b83b7b", ink: "#4d0f2e" },
  yellow: { fill: "#f2c12e", deep: "#856100", ink: "#463300" },
  wild: { fill: "#3b4048", deep: "#3b4048", ink: "#ffffff" },
};
