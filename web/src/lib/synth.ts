/** Small sounds made in the browser: things that are struck or plucked, and things that are brushed. */

/** A tone that begins at once and dies away: a coin, a bell, a drum, a plucked tongue of metal. */
export interface Struck {
  /** Seconds after the sound begins. */
  at: number;
  /** In hertz. */
  pitch: number;
  /** What rings along, as multiples of the pitch, and how loud. Whole multiples sing, others clang. */
  partials: readonly (readonly [ratio: number, loud: number])[];
  /** Seconds until it is gone. */
  fade: number;
  loud: number;
  /** Where the pitch sinks to, as a part of itself: the skin of a drum. */
  sinks?: number;
}

/** Noise in a narrow band that moves: paper, air, gravel. */
export interface Brushed {
  at: number;
  /** The middle of the band at the beginning and at the end, in hertz. */
  from: number;
  to: number;
  /** Seconds until it is loudest, and until it is gone. */
  swell: number;
  fade: number;
  loud: number;
}

export type Part = Struck | Brushed;

const SILENCE = 0.0001;
const ONSET = 0.005;
const NOISE_SECONDS = 1;

/** Loud within `swell` seconds and gone after `fade`: a jump would click. */
function envelope(
  context: BaseAudioContext,
  begin: number,
  swell: number,
  fade: number,
  loud: number,
): GainNode {
  const volume = new GainNode(context, { gain: SILENCE });
  volume.gain.setValueAtTime(SILENCE, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + swell);
  volume.gain.exponentialRampToValueAtTime(SILENCE, begin + fade);
  return volume;
}

function strike(out: AudioNode, begin: number, part: Struck, tuning: number): void {
  const context = out.context;
  for (const [ratio, loud] of part.partials) {
    const pitch = part.pitch * ratio * tuning;
    // Higher partials die first, as on everything that is struck.
    const fade = part.fade / Math.sqrt(ratio);
    const tone = new OscillatorNode(context, { frequency: pitch });
    if (part.sinks) {
      tone.frequency.setValueAtTime(pitch, begin);
      tone.frequency.exponentialRampToValueAtTime(pitch * part.sinks, begin + fade);
    }
    tone.connect(envelope(context, begin, ONSET, fade, part.loud * loud)).connect(out);
    tone.start(begin);
    tone.stop(begin + fade);
  }
}

function brush(out: AudioNode, begin: number, part: Brushed, tuning: number, noise: AudioBuffer): void {
  const context = out.context;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const band = new BiquadFilterNode(context, { type: "bandpass", Q: 0.9, frequency: part.from * tuning });
  band.frequency.setValueAtTime(part.from * tuning, begin);
  band.frequency.exponentialRampToValueAtTime(part.to * tuning, begin + part.fade);
  source
    .connect(band)
    .connect(envelope(context, begin, part.swell, part.fade, part.loud))
    .connect(out);
  source.start(begin, Math.random() * NOISE_SECONDS);
  source.stop(begin + part.fade);
}

/** Noise to brush with; the same for all sounds. */
export function makeNoise(context: BaseAudioContext): AudioBuffer {
  const length = Math.round(context.sampleRate * NOISE_SECONDS);
  const noise = new AudioBuffer({ length, sampleRate: context.sampleRate });
  noise.copyToChannel(
    Float32Array.from({ length }, () => Math.random() * 2 - 1),
    0,
  );
  return noise;
}

/** Let these parts be heard from now on; `tuning` multiplies every pitch. */
export function perform(out: AudioNode, noise: AudioBuffer, parts: readonly Part[], tuning: number): void {
  const now = out.context.currentTime;
  for (const part of parts) {
    if ("pitch" in part) strike(out, now + part.at, part, tuning);
    else brush(out, now + part.at, part, tuning, noise);
  }
}
