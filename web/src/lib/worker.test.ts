import { expect, test, vi } from "vitest";
import source from "../../worker.js?raw";

type Handler = (event: object) => void;

/** What the worker does, with a browser in whose place this test stands. */
function worker(windows: object[]) {
  const handlers = new Map<string, Handler>();
  const clients = { matchAll: vi.fn(() => Promise.resolve(windows)), openWindow: vi.fn() };
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    location: { origin: "https://house" },
    clients,
  };
  new Function("self", "caches", "SHELL", "CACHE", source)(
    self,
    { match: () => Promise.resolve(undefined) },
    ["/offline.html"],
    "shell-1",
  );
  return { handlers, clients };
}

/** Press a notification that leads to that path, and wait until everything is done. */
async function press({ handlers }: ReturnType<typeof worker>, path: string): Promise<() => void> {
  const close = vi.fn();
  let done: Promise<unknown> | undefined;
  const waitUntil = (work: Promise<unknown>) => (done = work);
  handlers.get("notificationclick")?.({ notification: { close, data: { path } }, waitUntil });
  await done;
  return close;
}

/** Whether the worker answers such a request itself. */
function asked(path: string, more: object = {}): boolean {
  const request = { method: "GET", mode: "cors", url: `https://house${path}`, ...more };
  const respondWith = vi.fn((late: Promise<unknown>) => void late.catch(() => undefined));
  worker([]).handlers.get("fetch")?.({ request, respondWith });
  return respondWith.mock.calls.length > 0;
}

test("a notification leads to the table in the window that is open", async () => {
  const open = { postMessage: vi.fn(), focus: vi.fn() };
  const started = worker([open]);
  expect(await press(started, "/t/abc")).toHaveBeenCalled();
  expect(open.postMessage).toHaveBeenCalledWith({ go: "/t/abc" });
  expect(open.focus).toHaveBeenCalled();
  expect(started.clients.openWindow).not.toHaveBeenCalled();
});

test("a notification opens a window where none is open", async () => {
  const started = worker([]);
  await press(started, "/t/abc");
  expect(started.clients.openWindow).toHaveBeenCalledWith("/t/abc");
});

test("what the server says is never touched", () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
  expect(asked("/t/abc", { mode: "navigate" })).toBe(true);
  expect(asked("/api/me")).toBe(false);
  expect(asked("/api/tables/x/qr", { mode: "navigate" })).toBe(false);
  expect(asked("/ws/tables/x")).toBe(false);
  expect(asked("/api/tables", { method: "POST" })).toBe(false);
  expect(asked("/t/abc", { mode: "navigate", url: "https://elsewhere/t/abc" })).toBe(false);
});
