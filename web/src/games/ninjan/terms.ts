/** The words of Ninjan that explain themselves; of two that fit, the first. */
export const terms = ["pile", "suit", "captured", "resolve"] as const;
