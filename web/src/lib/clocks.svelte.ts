/** The clocks of a table, counted down by the page between two words of the server, which owns them. */

import { getContext, setContext } from "svelte";
import type { Clock, Clocks, TableInfo } from "../protocol";
import { lowAt } from "./clock";

const TICK = 250;
const CONTEXT = Symbol("clocks");

export class TableClocks {
  setting = $state.raw<Clock | null>(null);
  private told = $state.raw<Clocks | null>(null);
  private now = $state(Date.now());
  /** By how much this device's time is ahead of the server's, counting the quickest message so far. */
  private ahead = Infinity;
  private readonly ticking = setInterval(() => this.tick(), TICK);

  close(): void {
    clearInterval(this.ticking);
  }

  hear({ clock, clocks }: Pick<TableInfo, "clock" | "clocks">): void {
    this.setting = clock ?? null;
    this.told = clocks ?? null;
    this.now = Date.now();
    if (clocks) this.ahead = Math.min(this.ahead, this.now - Date.parse(clocks.at));
  }

  /** How many milliseconds the seat has left; null where no clock is kept. */
  left(seat: number): number | null {
    const left = this.told?.left[seat];
    if (!this.told || left == null) return null;
    if (!this.runs(seat)) return Math.max(0, left);
    return Math.max(0, left - (this.now - this.ahead - Date.parse(this.told.at)));
  }

  runs(seat: number): boolean {
    return this.told?.running.includes(seat) ?? false;
  }

  /** Time to hurry: only a clock that runs says so. */
  isLow(seat: number): boolean {
    const left = this.left(seat);
    return this.setting !== null && left !== null && this.runs(seat) && left <= lowAt(this.setting);
  }

  private tick(): void {
    if (this.told?.running.length) this.now = Date.now();
  }
}

/** Let every seat shown below know the table's clocks. */
export function layClocks(clocks: TableClocks): void {
  setContext(CONTEXT, clocks);
}

/** The clocks of the table on this page; none where a game is only looked back at. */
export function tableClocks(): TableClocks | undefined {
  return getContext<TableClocks | undefined>(CONTEXT);
}
