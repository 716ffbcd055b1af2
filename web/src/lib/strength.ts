/** Drawing how strong somebody is; no state, so that tests can call it plainly. */

/** What is drawn of a strength. */
export interface Spread {
  rating: number;
  uncertainty: number;
}

/** Where everybody begins. */
export const NEWCOMER = 1500;

/** From where to where a picture reaches. */
export interface Scale {
  low: number;
  high: number;
}

const ROUND = 100;

/** Wide enough for all of them with their uncertainty, and for the newcomer's mark. */
export function scaleOf(spreads: readonly Spread[]): Scale {
  const lows = spreads.map(({ rating, uncertainty }) => rating - uncertainty);
  const highs = spreads.map(({ rating, uncertainty }) => rating + uncertainty);
  return {
    low: Math.floor(Math.min(NEWCOMER, ...lows) / ROUND) * ROUND - ROUND,
    high: Math.ceil(Math.max(NEWCOMER, ...highs) / ROUND) * ROUND + ROUND,
  };
}

/** How far along the scale a rating lies, as a length of a picture. */
export function along({ low, high }: Scale, rating: number): string {
  const share = (rating - low) / (high - low);
  return `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`;
}
