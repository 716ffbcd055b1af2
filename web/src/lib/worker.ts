/** The service worker of the page (worker.js): it is started here, and leads to where a notification points. */

import { router } from "./router.svelte";

/** Browsers have workers only for pages that came over HTTPS or from this machine. */
function workers(): ServiceWorkerContainer | null {
  return "serviceWorker" in navigator ? navigator.serviceWorker : null;
}

/** Where the reader wants to go who has pressed a notification. */
function destination(message: unknown): string | null {
  const said = message as { go?: unknown } | null;
  return typeof said?.go === "string" && said.go.startsWith("/") ? said.go : null;
}

export function startWorker(): void {
  const found = workers();
  if (!found || !import.meta.env.PROD) return;
  found.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const path = destination(data);
    if (path) void router.go(path);
  });
  // Without a worker the page works as well; it is only not kept on the device.
  found.register("/worker.js").catch(() => undefined);
}

/** The worker that can show notifications, if there is one. */
export async function workerAtWork(): Promise<ServiceWorkerRegistration | null> {
  const found = await workers()?.getRegistration();
  return found?.active ? found : null;
}
