/** How long to wait before the next attempt to reconnect: doubling from half a second, never above 15 s.
 * A little chance keeps the browsers of a whole house from knocking at the same moment. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  const full = Math.min(15_000, 500 * 2 ** attempt);
  return Math.round(full * (0.75 + 0.25 * chance));
}
