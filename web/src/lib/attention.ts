/** Calling somebody who looks elsewhere: a soft tone, and a note of the browser that leads to where they are awaited. */

let sounds: AudioContext | null = null;

/** Two notes, a fifth apart: when each begins (in seconds), and how high it is (in hertz). */
const NOTES = [
  { at: 0, pitch: 523.25 },
  { at: 0.14, pitch: 783.99 },
];
const LOUDNESS = 0.12;
const FADING = 0.5;

/** A short soft tone. Browsers stay silent until their owner has touched the page; then nothing is heard. */
export function chime(): void {
  sounds ??= new AudioContext();
  const ready = sounds.state === "suspended" ? sounds.resume() : Promise.resolve();
  void ready.then(ring, () => undefined);
}

function ring(): void {
  if (!sounds || sounds.state !== "running") return;
  for (const { at, pitch } of NOTES) {
    const begin = sounds.currentTime + at;
    const note = new OscillatorNode(sounds, { frequency: pitch });
    const volume = new GainNode(sounds, { gain: 0 });
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + FADING);
    note.connect(volume).connect(sounds.destination);
    note.start(begin);
    note.stop(begin + FADING);
  }
}

/** What a note of the browser says. Of two with the same `tag` only the newer stays. */
export interface Reminder {
  title: string;
  body: string;
  tag: string;
  /** The reader has pressed it. */
  follow(): void;
}

/** Whether this browser has such notes at all; over plain HTTP, as at home, most have none. */
export function canRemind(): boolean {
  return "Notification" in window && window.isSecureContext;
}

/** Ask the owner of the browser, who has just wished for it; true when they allow it. */
export async function askToRemind(): Promise<boolean> {
  return canRemind() && (await Notification.requestPermission()) === "granted";
}

/** Show a note, if the owner allows it and does not see the page anyway. */
export function remind({ title, body, tag, follow }: Reminder): void {
  if (!document.hidden || !canRemind() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: "/favicon.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
      follow();
    };
  } catch {
    // Browsers of telephones have the word but not the thing.
  }
}
