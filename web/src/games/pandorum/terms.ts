/** The words of Pandorum that explain themselves; of two that fit, the first. */
export const terms = [
  "slot",
  "nose",
  "hull",
  "cargo",
  "quid",
  "module",
  "base",
  "object",
  "market",
  "block",
  "adjacent",
] as const;
