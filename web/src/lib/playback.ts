/** Shows frames one after another, each taking its time; a click shows the rest at once. */

/** Show one frame and resolve when it has been seen; at once when `skip` is or becomes aborted. */
export type Show<Frame> = (frame: Frame, skip: AbortSignal) => Promise<void>;

export class Playback<Frame> {
  private readonly queue: Frame[] = [];
  private running = false;
  private hurry = new AbortController();

  constructor(private readonly show: Show<Frame>) {}

  get busy(): boolean {
    return this.running;
  }

  push(...frames: Frame[]): void {
    this.queue.push(...frames);
    if (!this.running) void this.run();
  }

  /** Everything that waits is shown without motion; what comes later moves again. */
  skip(): void {
    this.hurry.abort();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurry = new AbortController();
    for (let frame = this.queue.shift(); frame !== undefined; frame = this.queue.shift()) {
      await this.show(frame, this.hurry.signal);
    }
    this.running = false;
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
