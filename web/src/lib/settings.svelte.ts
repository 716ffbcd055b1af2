/** What the reader has set on this device: light or dark, how fast things move, and what calls them back. */

import { keep, recall } from "./device";
import { newcomer } from "./newcomer.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
/** How bad a move must be for the tutor to warn of it. */
export const LIMITS = ["off", "inaccuracy", "mistake", "blunder"] as const;
const SWITCH = ["on", "off"] as const;
/** Steps of the volume, and the one at the beginning: nobody shall be startled. */
const VOLUMES = Array.from({ length: 21 }, (_, step) => String(step * 5));
const QUIET = "40";
export type Theme = (typeof THEMES)[number];
export type TutorLimit = (typeof LIMITS)[number];
export type Speed = (typeof SPEEDS)[number];

/** By how much motion and pauses are stretched; `off` shows every position at once. */
const STRETCH: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  const value = recall(key);
  return allowed.find((one) => one === value) ?? otherwise;
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state<Theme>(stored("parlour-theme", THEMES, "auto"));
  speed = $state<Speed>(stored("parlour-speed", SPEEDS, "normal"));
  /** What happens at the table is heard, and that it is the reader's turn. */
  sound = $state(stored("parlour-sound", SWITCH, "on") === "on");
  /** How loud, from 0 to 100. */
  volume = $state(Number(stored("parlour-volume", VOLUMES, QUIET)));
  /** Browser notifications when it is the reader's turn and they look elsewhere. */
  notices = $state(stored("parlour-notices", SWITCH, "off") === "on");
  /** Before which moves the tutor warns, where it is allowed. */
  tutor = $state<TutorLimit>(stored("parlour-tutor", LIMITS, "off"));

  /** The goal stands on the table during the reader's first games. */
  goal = $state(stored("parlour-goal", SWITCH, "on") === "on");
  /** Things are explained when they first appear. */
  notes = $state(stored("parlour-notes", SWITCH, "on") === "on");

  constructor() {
    this.applyTheme();
    darkSystem.addEventListener("change", () => this.applyTheme());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("parlour-theme", theme);
    this.applyTheme();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("parlour-speed", speed);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("parlour-sound", on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep("parlour-volume", String(volume));
  }

  /** The browser's permission is asked for by whoever switches this on. */
  setNotices(on: boolean): void {
    this.notices = on;
    keep("parlour-notices", on ? "on" : "off");
  }

  setTutor(limit: TutorLimit): void {
    this.tutor = limit;
    keep("parlour-tutor", limit);
  }

  setGoal(on: boolean): void {
    this.goal = on;
    keep("parlour-goal", on ? "on" : "off");
  }

  /** Somebody who wants to be told again is told everything. */
  setNotes(on: boolean): void {
    this.notes = on;
    keep("parlour-notes", on ? "on" : "off");
    if (on) newcomer.forget();
  }

  get stretch(): number {
    return STRETCH[this.speed];
  }

  /** The reader's system asks for stillness: fades instead of flights. */
  get still(): boolean {
    return stillSystem.matches;
  }

  private applyTheme(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && darkSystem.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const settings = new Settings();
