/** Asking the server the same thing again and again, gently. */

import { backoff } from "./backoff";

interface Manner {
  /** Milliseconds from one answer to the next question. */
  every: number;
  /** Ask on while nobody looks at the page. */
  hidden?: boolean;
}

/** Ask now, and again until what is returned is called. A question that fails is asked again after a while. */
export function again(ask: () => Promise<void>, { every, hidden = false }: Manner): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;
  let asking = false;

  async function next() {
    if (asking || stopped || (document.hidden && !hidden)) return;
    clearTimeout(timer);
    asking = true;
    try {
      await ask();
      failures = 0;
    } catch {
      failures += 1;
    }
    asking = false;
    if (!stopped) timer = setTimeout(() => void next(), every + (failures ? backoff(failures) : 0));
  }

  /** Who comes back to the page sees what is new at once. */
  const looked = () => void next();

  document.addEventListener("visibilitychange", looked);
  void next();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", looked);
  };
}
