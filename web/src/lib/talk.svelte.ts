/** What is said at a table, as far as the reader wants to hear it, and how much of it is new. */

import type { Chat, Said } from "../protocol";

export class Talk {
  said = $state.raw<Said[]>([]);
  /** The seats whose people the reader does not hear. */
  muted = $state.raw<number[]>([]);
  private readonly own: () => number | null;
  private read = $state(0);
  private entered = false;

  constructor(own: () => number | null) {
    this.own = own;
  }

  /** How many lines of others the reader has not had before their eyes. */
  get unread(): number {
    return this.said.filter(({ number, seat }) => number > this.read && !this.isOwn(seat)).length;
  }

  isOwn(seat: number | null): boolean {
    return seat !== null && seat === this.own();
  }

  /** Everything the server remembers. What was said before one came is no news. */
  begin({ said, muted }: Chat): void {
    this.said = said;
    this.muted = muted;
    if (!this.entered) this.markRead();
    this.entered = true;
  }

  hear(line: Said): void {
    this.said = [...this.said.filter(({ number }) => number !== line.number), line];
  }

  markRead(): void {
    this.read = Math.max(this.read, this.said.at(-1)?.number ?? 0);
  }
}
