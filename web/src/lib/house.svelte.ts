/** What every page needs to know first: who is reading, and which games there are. */

import type { GameInfo, Me, Problem } from "../protocol";
import { api, RefusedRequest } from "./api";
import { backoff } from "./backoff";
import { fromBrowser, isLanguage, words } from "./words.svelte";

class House {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);

  /** Comes back by itself when the server is not there yet. */
  async open(attempt = 0): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      const kept = words.stored ?? this.me.language;
      await words.load(isLanguage(kept) ? kept : fromBrowser(navigator.languages));
      this.ready = true;
    } catch {
      setTimeout(() => void this.open(attempt + 1), backoff(attempt));
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename({ name });
  }

  game(code: string): GameInfo | undefined {
    return this.games.find((game) => game.code === code);
  }
}

export const house = new House();

/** Whatever went wrong, as a problem that can be said to the reader. */
export function problemOf(error: unknown): Problem {
  if (error instanceof RefusedRequest) return error.problem;
  return { text: { key: "problem-unreachable", args: {} }, rule: null };
}
