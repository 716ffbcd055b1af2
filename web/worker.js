/** The service worker: it keeps the page's own files, says so when there is no connection, and shows notifications.
 *
 * It never touches /api or /ws: what the server says is always asked anew. The page itself comes from the network, and
 * only its files with a hash in their names come from the cache. A new version waits until the next start. The build
 * (installable.ts) writes the list of files and the name of the cache in front. */

/* global SHELL, CACHE */

const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (SHELL.includes(address.pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
  else if (request.mode === "navigate" && !/^\/(api|ws)\//.test(address.pathname))
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
});

/** A file whose name says what is in it. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The reader has pressed a notification: go to where they are awaited, in a window that is open or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data.path;
  const go = async () => {
    const [open] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (!open) return self.clients.openWindow(path);
    open.postMessage({ go: path });
    return open.focus();
  };
  event.waitUntil(go());
});
