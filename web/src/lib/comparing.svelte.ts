/** What an edition changes: asked, followed while it is played, and opened again. */

import type { Comparison, ComparisonInfo, ComparisonWish, EditionWhole, Problem } from "../protocol";
import { changePath } from "./address";
import { again } from "./again";
import { api } from "./api";
import { problemOf } from "./house.svelte";

const EVERY = 1000;

export class Comparing {
  edition = $state.raw<EditionWhole | null>(null);
  kept = $state.raw<ComparisonInfo[]>([]);
  shown = $state.raw<Comparison | null>(null);
  problem = $state.raw<Problem | null>(null);
  private stopLooking: (() => void) | undefined;

  constructor(
    private readonly id: string,
    wanted: string | null,
  ) {
    void this.trying(async () => {
      [this.edition, this.kept] = await Promise.all([api.edition(id), api.comparisons(id)]);
      const first = wanted ?? this.kept[0]?.id;
      if (first) this.follow(await api.comparison(first));
    });
  }

  close(): void {
    this.stopLooking?.();
  }

  begin(wish: ComparisonWish): Promise<void> {
    return this.trying(async () => this.follow(await api.compare(this.id, wish)));
  }

  open(id: string): Promise<void> {
    return this.trying(async () => this.follow(await api.comparison(id)));
  }

  stop(): Promise<void> {
    return this.trying(async () => {
      if (this.shown) this.follow(await api.stopComparison(this.shown.id));
    });
  }

  /** Everybody who has the link sees the edition from now on, and this page. */
  share(): Promise<void> {
    return this.trying(async () => {
      const version = this.edition?.version ?? 0;
      this.edition = await api.changeEdition(this.id, { version, shared: true });
    });
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** Show it, and ask on until it is over. */
  private follow(found: Comparison): void {
    this.stopLooking?.();
    this.show(found);
    if (!found.over) this.stopLooking = again(() => this.look(found.id), { every: EVERY });
  }

  private async look(id: string): Promise<void> {
    const found = await api.comparison(id);
    if (this.shown?.id !== id) return; // another one is shown meanwhile
    this.show(found);
    if (found.over) this.stopLooking?.();
  }

  private show(found: Comparison): void {
    this.shown = found;
    this.kept = [found, ...this.kept.filter(({ id }) => id !== found.id)].toSorted((one, other) =>
      other.asked_at.localeCompare(one.asked_at),
    );
    if (this.edition) history.replaceState(null, "", changePath(this.edition.game, this.id, found.id));
  }
}
