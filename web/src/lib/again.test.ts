import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { again } from "./again";

/** As much of a browser's document as the asking needs. */
class Document extends EventTarget {
  hidden = false;
  show(seen: boolean) {
    this.hidden = !seen;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

let page: Document;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Document();
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks at once, then every so often, until it is stopped", async () => {
  const ask = vi.fn(async () => undefined);
  const stop = again(ask, { every: 1000 });
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  page.show(true);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("rests while nobody looks, and asks at once when somebody does", async () => {
  const ask = vi.fn(async () => undefined);
  const stop = again(ask, { every: 1000 });
  await vi.advanceTimersByTimeAsync(0);
  page.show(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  page.show(true);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1500);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});

test("what must not be missed is asked for in the background too", async () => {
  const ask = vi.fn(async () => undefined);
  page.hidden = true;
  const stop = again(ask, { every: 1000, hidden: true });
  await vi.advanceTimersByTimeAsync(1500);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

test("after a failure it waits longer, and goes on", async () => {
  const ask = vi.fn(async () => Promise.reject(new Error("away")));
  const stop = again(ask, { every: 1000 });
  await vi.advanceTimersByTimeAsync(1100);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask.mock.calls.length).toBeGreaterThan(2);
  stop();
});
