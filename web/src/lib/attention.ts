/** Calling somebody who looks elsewhere: a note of the browser that leads to where they are awaited. */

import { router } from "./router.svelte";
import { workerAtWork } from "./worker";

/** What a note of the browser says. Of two with the same `tag` only the newer stays. */
export interface Reminder {
  title: string;
  body: string;
  tag: string;
  /** Where it leads. */
  path: string;
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
export async function remind({ title, body, tag, path }: Reminder): Promise<void> {
  if (!document.hidden || !canRemind() || Notification.permission !== "granted") return;
  const how = { body, tag, icon: "/icons/icon-192.png" };
  // On phones only a worker can show them.
  const worker = await workerAtWork();
  if (worker) return worker.showNotification(title, { ...how, data: { path } });
  try {
    const note = new Notification(title, how);
    note.onclick = () => {
      window.focus();
      note.close();
      void router.go(path);
    };
  } catch {
    // Browsers of phones have the word but not the thing.
  }
}
