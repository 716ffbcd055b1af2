/** What is heard at a table: short and soft, each from its own material. */

import type { Sound } from "../board";
import { settings } from "./settings.svelte";
import { type Brushed, makeNoise, type Part, perform, type Struck } from "./synth";

// --- materials -------------------------------------------------------------------------------------------

const TONGUE = [
  [1, 1],
  [2, 0.28],
  [5.4, 0.06],
] as const;
const METAL = [
  [1, 1],
  [2.76, 0.55],
  [5.4, 0.25],
] as const;
const BELL = [
  [1, 1],
  [2, 0.5],
  [2.4, 0.22],
  [4.2, 0.14],
] as const;
const WOOD = [
  [1, 1],
  [2.57, 0.3],
] as const;
const GONG = [
  [1, 1],
  [1.48, 0.6],
  [2.09, 0.4],
  [2.56, 0.3],
  [3.4, 0.12],
] as const;
const SKIN = [
  [1, 1],
  [1.59, 0.35],
] as const;

/** A card laid down. */
const laid = (at: number): Part[] => [
  { at, from: 3200, to: 1300, swell: 0.006, fade: 0.085, loud: 0.6 },
  { at: at + 0.01, pitch: 170, partials: WOOD, fade: 0.07, loud: 0.2 },
];
const air = (at: number, from: number, to: number, fade: number, loud: number): Brushed => ({
  at,
  from,
  to,
  swell: fade * 0.6,
  fade,
  loud,
});
/** A plucked tongue of metal, the voice of the house. */
const plucked = (at: number, pitch: number, fade = 0.6, loud = 0.24): Struck => ({
  at,
  pitch,
  partials: TONGUE,
  fade,
  loud,
});
const coin = (at: number, pitch: number): Struck => ({ at, pitch, partials: METAL, fade: 0.28, loud: 0.16 });
const bell = (at: number, pitch: number): Struck => ({ at, pitch, partials: BELL, fade: 0.9, loud: 0.14 });
const knock = (at: number, pitch: number): Struck => ({ at, pitch, partials: WOOD, fade: 0.14, loud: 0.4 });

// --- sounds ----------------------------------------------------------------------------------------------

/** Pitches are those of the pentatonic scale on C, so that whatever comes together fits together. */
const SOUNDS = {
  card: laid(0),
  "turn-over": [air(0, 900, 3400, 0.13, 0.28), ...laid(0.1)],
  spin: [air(0, 500, 3000, 0.26, 0.34), plucked(0.14, 440, 0.4, 0.16), plucked(0.22, 659.26, 0.5, 0.16)],
  reveal: [
    ...laid(0),
    ...laid(0.07),
    ...laid(0.14),
    plucked(0.16, 293.66, 0.7),
    plucked(0.18, 440, 0.7, 0.18),
  ],
  coin: [coin(0, 1760), coin(0.06, 2093)],
  build: [knock(0, 196), knock(0.13, 146.83), { ...air(0.13, 900, 260, 0.2, 0.3), swell: 0.01 }],
  capture: [air(0, 2600, 700, 0.24, 0.34), plucked(0.06, 392, 0.4), plucked(0.16, 261.63, 0.6)],
  strike: [
    { at: 0, pitch: 120, partials: SKIN, fade: 0.5, loud: 0.6, sinks: 0.4 },
    { ...air(0, 1400, 140, 0.4, 0.6), swell: 0.006 },
  ],
  medal: [bell(0, 1046.5), bell(0.1, 1318.5), bell(0.2, 1568)],
  last: [{ at: 0, pitch: 130.81, partials: GONG, fade: 2.2, loud: 0.2 }],
  win: [
    plucked(0, 523.25, 0.9),
    plucked(0.12, 659.26, 0.9),
    plucked(0.24, 784, 0.9),
    plucked(0.38, 1046.5, 1.6),
    bell(0.38, 1568),
  ],
  /** The reader's turn. */
  turn: [plucked(0, 523.25), plucked(0.14, 784, 0.8)],
} satisfies Record<Sound, readonly Part[]>;

export type { Sound };
export const NAMES = Object.keys(SOUNDS) as Sound[];

/** No two cards sound the same: up to so much higher or lower, as a part of an octave. */
const VARIETY = 1 / 24;
/** Of the same sound in this time (in seconds) only the first is heard: five cards dealt at once are one rustle. */
const AT_ONCE = 0.03;

interface Instrument {
  context: AudioContext;
  volume: GainNode;
  noise: AudioBuffer;
}

let context: AudioContext | null = null;
let instrument: Instrument | null = null;
const heard = new Map<Sound, number>();

/** The ear hears loudness by its square: half of the slider shall sound half as loud. */
export function gainOf(volume: number): number {
  return (volume / 100) ** 2;
}

/** Play a sound, if the reader wants to hear any. Browsers stay silent until their owner has touched the page. */
export async function sound(name: Sound): Promise<void> {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  // What was asked for while the browser was silent would otherwise be heard all at once, and too late.
  if (context.state === "suspended") await Promise.race([context.resume(), soon()]).catch(() => undefined);
  if (context.state === "running") play(name, (instrument ??= madeFor(context)));
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

function madeFor(context: AudioContext): Instrument {
  const volume = new GainNode(context);
  // Many sounds together stay soft.
  volume.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  return { context, volume, noise: makeNoise(context) };
}

function play(name: Sound, { context, volume, noise }: Instrument): void {
  const now = context.currentTime;
  if (now - (heard.get(name) ?? -1) < AT_ONCE) return;
  heard.set(name, now);
  volume.gain.value = gainOf(settings.volume);
  perform(volume, noise, SOUNDS[name], 2 ** ((Math.random() * 2 - 1) * VARIETY));
}
