/** The words of Piñata that explain themselves; of two that fit, the first. */
export const terms = ["medal", "mat", "wild", "exchange", "sum"] as const;
