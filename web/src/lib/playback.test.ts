import { describe, expect, test, vi } from "vitest";
import { pause, Playback } from "./playback";

const merge = (one: string, next: string) => `${one} ${next}`;

describe("playback", () => {
  test("shows frames one after another, never two at once", async () => {
    const said: string[] = [];
    const playback = new Playback<string>(async (frame) => {
      said.push(`${frame} begins`);
      await Promise.resolve();
      said.push(`${frame} ends`);
    }, merge);
    playback.push("a", "b");
    playback.push("c");
    await vi.waitFor(() => expect(playback.busy).toBe(false));
    expect(said).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  });

  test("a skip shows everything that waits as one frame, and nothing that comes later", async () => {
    const hurried: Record<string, boolean> = {};
    const playback = new Playback<string>(async (frame, skip) => {
      if (frame !== "later") await pause(60_000, skip);
      hurried[frame] = skip.aborted;
    }, merge);
    playback.push("first", "second", "third");
    playback.skip();
    await vi.waitFor(() => expect(playback.busy).toBe(false));
    playback.push("later");
    await vi.waitFor(() => expect(playback.busy).toBe(false));
    expect(hurried).toEqual({ first: true, "second third": true, later: false });
  });
});

test("a pause lasts as long as it should", async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void pause(500, new AbortController().signal).then(ended);
  await vi.advanceTimersByTimeAsync(499);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
