/** What every page needs to know first: who is reading, and which games there are. */

import type { GameInfo, Me, Problem } from "../protocol";
import { api, RefusedRequest } from "./api";
import { fetchGuests } from "../games";
import { backoff } from "./backoff";
import { fromBrowser, isLanguage, words } from "./words.svelte";

class House {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);

  /** With what the first page needs. Comes back by itself when the server is not there yet. */
  async open(prepare: () => Promise<void>, attempt = 0): Promise<void> {
    try {
      const [me, games] = await Promise.all([api.me(), api.games(), prepare()]);
      await fetchGuests(games);
      this.games = games;
      await this.become(me);
      this.ready = true;
      document.addEventListener("visibilitychange", () => void this.lookAgain());
    } catch {
      setTimeout(() => void this.open(prepare, attempt + 1), backoff(attempt));
    }
  }

  /** The reader is somebody, perhaps somebody else than before, with a language of their own. */
  async become(me: Me): Promise<void> {
    const kept = words.stored ?? me.language;
    await words.load(isLanguage(kept) ? kept : fromBrowser(navigator.languages));
    this.me = me;
  }

  /** Another page of this browser may have logged in or out, and another device may have logged out this one. */
  private async lookAgain(): Promise<void> {
    const me = document.hidden ? null : await api.me().catch(() => null);
    if (me && me.id !== this.me?.id) await this.become(me);
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
