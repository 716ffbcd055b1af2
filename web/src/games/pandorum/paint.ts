/** The colours of the planet and the cards; every one goes with a shape and a letter or a name. */

import type { Kind, Terrain } from "./shapes";

/** `fill` is the ground, `mark` its texture, `ink` the letter on it. */
export const GROUND: Record<Terrain, { fill: string; mark: string; ink: string }> = {
  craters: { fill: "#9aa1b4", mark: "#7b839a", ink: "#262b38" },
  mountains: { fill: "#b3895f", mark: "#8c6640", ink: "#33200e" },
  wasteland: { fill: "#e3cf9b", mark: "#c6aa68", ink: "#4a3a14" },
  volcano: { fill: "#4b2a2c", mark: "#e5633a", ink: "#ffd9c4" },
  pad: { fill: "#eef0ee", mark: "#9aa6a4", ink: "#3c4a4a" },
};

/** `fill` is the colour of the card (PD-3), `ink` what is written on it, `deep` the same tone on paper. */
export const KIND: Record<Kind, { fill: string; ink: string; deep: string }> = {
  mining: { fill: "#2c6fb7", ink: "#ffffff", deep: "#21568f" },
  generator: { fill: "#ecbd2f", ink: "#453200", deep: "#7d5c00" },
  logistics: { fill: "#3a9157", ink: "#ffffff", deep: "#276c3f" },
  laboratory: { fill: "#f1f1ec", ink: "#3b4048", deep: "#565c66" },
  defence: { fill: "#7b52b5", ink: "#ffffff", deep: "#633c9b" },
  system: { fill: "#c43c34", ink: "#ffffff", deep: "#a52a24" },
  block: { fill: "#e07f2e", ink: "#3d1d00", deep: "#96480a" },
};
