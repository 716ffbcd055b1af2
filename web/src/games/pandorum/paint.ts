/** The colours of the planet and the cards; every one goes with a shape and a letter or a name. */

import type { Kind, Terrain } from "./shapes";

/** `fill` is the ground as the evening sun leaves it, `light` and `dark` its slopes towards the sun and away from it,
 * `mark` what is drawn on it in one colour, `ink` the letter on it. */
export const GROUND: Record<
  Terrain,
  { fill: string; light: string; dark: string; mark: string; ink: string }
> = {
  craters: { fill: "#929dbb", light: "#bcc6de", dark: "#5d6789", mark: "#7b839a", ink: "#1f2434" },
  mountains: { fill: "#a9744d", light: "#d9a679", dark: "#70452b", mark: "#8c6640", ink: "#2b190b" },
  wasteland: { fill: "#e2c88f", light: "#f6e5ba", dark: "#bf9855", mark: "#c6aa68", ink: "#43330f" },
  volcano: { fill: "#47282c", light: "#8d4b40", dark: "#2a1519", mark: "#f0723c", ink: "#ffd9c4" },
  pad: { fill: "#d9dde0", light: "#f7f8f6", dark: "#8e989d", mark: "#9aa6a4", ink: "#3c4a4a" },
};

/** `fill` is the colour of the card (PD-3), `ink` what is written on it, `deep` the same tone on paper. */
export const KIND: Record<Kind, { fill: string; ink: string; deep: string }> = {
  mining: { fill: "#2c6fb7", ink: "#ffffff", deep: "#21568f" },
  generator: { fill: "#ecbd2f", ink: "#453200", deep: "#7d5c00" },
  logistics: { fill: "#2f804b", ink: "#ffffff", deep: "#276c3f" },
  laboratory: { fill: "#f1f1ec", ink: "#3b4048", deep: "#565c66" },
  defence: { fill: "#7b52b5", ink: "#ffffff", deep: "#633c9b" },
  system: { fill: "#c43c34", ink: "#ffffff", deep: "#a52a24" },
  block: { fill: "#e07f2e", ink: "#3d1d00", deep: "#96480a" },
};
