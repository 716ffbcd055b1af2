/** Shows frames one after another, each taking its time; a click shows the rest at once, as one frame. */

/** Show one frame and resolve when it has been seen; at once when `skip` is or becomes aborted. */
export type Show<Frame> = (frame: Frame, skip: AbortSignal) => Promise<void>;

export class Playback<Frame> {
  private readonly queue: Frame[] = [];
  private running = false;
  private hurry = new AbortController();

  /** `merge`: one frame instead of two, in which all that they show has happened. */
  constructor(
    private readonly show: Show<Frame>,
    private readonly merge: (one: Frame, next: Frame) => Frame,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  push(...frames: Frame[]): void {
    this.queue.push(...frames);
    if (!this.running) void this.run();
  }

  /** Everything that waits is shown at once and without motion; what comes later moves again. */
  skip(): void {
    this.hurry.abort();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurry = new AbortController();
    for (let frame = this.next(); frame !== undefined; frame = this.next()) {
      await this.show(frame, this.hurry.signal);
    }
    this.running = false;
  }

  private next(): Frame | undefined {
    const all = this.hurry.signal.aborted && this.queue.length > 0;
    return all ? this.queue.splice(0).reduce(this.merge) : this.queue.shift();
  }
}

/** Resolves after so many milliseconds, or as soon as `skip` is aborted. */
export function pause(milliseconds: number, skip: AbortSignal): Promise<void> {
  if (skip.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    skip.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
