/** The reader's games that are not over, and which of them wait for the reader now. */

import type { PastGame, Turn } from "../protocol";
import { tablePath } from "./address";
import { again } from "./again";
import { api } from "./api";
import { remind } from "./attention";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const TURNS_EVERY = 30_000;

class Mine {
  /** Being played or waiting for players, the newest first. */
  games = $state.raw<PastGame[]>([]);
  /** The `before` that asks for those older still, null when these are all. */
  next = $state.raw<number | null>(null);
  /** Games in which it is the reader's turn. */
  turns = $state.raw<Turn[]>([]);
  /** Whether the server has answered. */
  known = $state(false);

  constructor() {
    // Whose turn it is at the table that is open is seen there.
    const ask = async () => {
      if ([...this.turns, ...this.games].some(({ id }) => !isOpen(id))) this.know(await api.myTurns());
    };
    again(ask, { every: TURNS_EVERY, hidden: true });
  }

  /** What has changed since the last page. */
  async look(): Promise<void> {
    try {
      ({ games: this.games, next: this.next } = await api.myGames(false, null));
      this.know(await api.myTurns());
    } catch {
      // The next page asks again.
    }
    this.known = true;
  }

  turnAt(id: string | null): Turn | undefined {
    return this.turns.find((turn) => turn.id === id);
  }

  /** How many games it would be kind to go to, apart from the one that is open: a clock runs there, or people wait. */
  get pressing(): number {
    return this.turns.filter((turn) => turn.pressing && !isOpen(turn.id)).length;
  }

  /** For sorting: where the reader is awaited comes first, the others stay as they are. */
  urgentFirst = (a: PastGame, b: PastGame): number => this.calm(a) - this.calm(b);

  /** A page's title; the number tells somebody who looks at another page how many games wait for them. */
  titled(title: string): string {
    return `${this.pressing ? `(${this.pressing}) ` : ""}${title}`;
  }

  private calm(game: PastGame): number {
    return Number(!this.turnAt(game.id)?.pressing);
  }

  private know(turns: Turn[]): void {
    turns.filter((turn) => turn.pressing && !this.turnAt(turn.id)).forEach(call);
    this.turns = turns;
  }
}

function isOpen(id: string | null): boolean {
  return router.route.page === "table" && router.route.id === id;
}

function call({ id, game }: Turn): void {
  // The table itself calls whoever has it open.
  if (!settings.notices || isOpen(id)) return;
  void remind({
    title: t(`${game}-title`),
    body: t("turn-yours"),
    tag: id,
    path: tablePath(id),
  });
}

export const mine = new Mine();
