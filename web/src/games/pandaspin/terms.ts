/** The words of Panda Spin that explain themselves; of two that fit, the first. */
export const terms = [
  "element",
  "trick",
  "figure",
  "bid",
  "set",
  "run",
  "formation",
  "bomb",
  "joker",
  "value",
  "bank",
] as const;
