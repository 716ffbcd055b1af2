/** What the reader has set on this device: light or dark, how fast things move, and what calls them back. */

import { keep, recall } from "./device";

export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
const SWITCH = ["on", "off"] as const;
export type Theme = (typeof THEMES)[number];
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
  /** A soft tone at the table when it is the reader's turn. */
  sound = $state(stored("parlour-sound", SWITCH, "off") === "on");
  /** Browser notifications when it is the reader's turn and they look elsewhere. */
  notices = $state(stored("parlour-notices", SWITCH, "off") === "on");

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

  /** The browser's permission is asked for by whoever switches this on. */
  setNotices(on: boolean): void {
    this.notices = on;
    keep("parlour-notices", on ? "on" : "off");
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
