import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** As much of Web Audio as the sounds use; every node that was started is kept. */
function fakeAudio(state: AudioContextState) {
  const started: { begin: number; stop: number; of: string }[] = [];
  const ramps: number[] = [];
  class Param {
    value = 0;
    setValueAtTime = (value: number) => ramps.push(value);
    exponentialRampToValueAtTime = (value: number) => ramps.push(value);
  }
  class FakeNode {
    gain = new Param();
    frequency = new Param();
    private begin = 0;
    constructor(readonly context: FakeContext) {}
    connect<Other>(other: Other): Other {
      return other;
    }
    start(begin: number) {
      this.begin = begin;
    }
    stop(stop: number) {
      started.push({ begin: this.begin, stop, of: this.constructor.name });
    }
  }
  class FakeContext {
    state = state;
    currentTime = 1;
    sampleRate = 8;
    destination = {};
    resume = () => new Promise(() => undefined);
  }
  vi.stubGlobal("AudioContext", FakeContext);
  for (const name of ["GainNode", "BiquadFilterNode", "DynamicsCompressorNode"])
    vi.stubGlobal(name, FakeNode);
  vi.stubGlobal("OscillatorNode", class Tone extends FakeNode {});
  vi.stubGlobal("AudioBufferSourceNode", class Noise extends FakeNode {});
  vi.stubGlobal(
    "AudioBuffer",
    class {
      copyToChannel = () => undefined;
    },
  );
  return { started, ramps };
}

const settings = vi.hoisted(() => ({ sound: true, volume: 40 }));
vi.mock("./settings.svelte", () => ({ settings }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  Object.assign(settings, { sound: true, volume: 40 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a sound", () => {
  test("is different from every other, begins at once and is short", async () => {
    const { started } = fakeAudio("running");
    const { NAMES, sound } = await import("./sound");
    const shapes = new Set<string>();
    for (const name of NAMES) {
      started.length = 0;
      await sound(name);
      expect(Math.min(...started.map(({ begin }) => begin)), name).toBe(1);
      expect(Math.max(...started.map(({ stop }) => stop)), name).toBeLessThan(4);
      shapes.add(JSON.stringify(started));
    }
    expect(shapes.size).toBe(NAMES.length);
  });

  test("never jumps to silence, which a ramp cannot reach", async () => {
    const { ramps } = fakeAudio("running");
    const { NAMES, sound } = await import("./sound");
    for (const name of NAMES) await sound(name);
    expect(Math.min(...ramps)).toBeGreaterThan(0);
  });

  test("is heard once, however many ask for it at the same time", async () => {
    const { started } = fakeAudio("running");
    const { sound } = await import("./sound");
    await sound("coin");
    const once = started.length;
    await sound("coin");
    expect(started.length).toBe(once);
  });

  test("is not made up for later when the browser was silent", async () => {
    vi.useFakeTimers();
    const { started } = fakeAudio("suspended");
    const { sound } = await import("./sound");
    const asked = sound("win");
    await vi.runAllTimersAsync();
    await asked;
    expect(started).toEqual([]);
  });

  test.each([
    ["the reader wants none", () => (settings.sound = false)],
    [
      "nobody has touched the page yet",
      () => vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } }),
    ],
  ])("is not heard when %s", async (_, arrange) => {
    const { started } = fakeAudio("running");
    arrange();
    const { sound } = await import("./sound");
    await sound("card");
    expect(started).toEqual([]);
  });
});

test("the slider goes by the ear", async () => {
  const { gainOf } = await import("./sound");
  expect([gainOf(0), gainOf(50), gainOf(100)]).toEqual([0, 0.25, 1]);
});
