/** What an address means, and the addresses of the pages; no state, so that tests can call it plainly. */

export type Route =
  | { page: "home" }
  | { page: "account" }
  | { page: "games" }
  | { page: "person"; name: string }
  | { page: "game"; game: string }
  | { page: "ratings"; game: string }
  | { page: "table"; id: string }
  | { page: "review"; id: string };

/** The second is how older links call it. */
const REVIEWS = new Set(["review", "replay"]);

/** An address that leads nowhere, or that cannot even be read, leads home. */
export function routeOf(path: string): Route {
  const [first, second, third] = partsOf(path);
  if (first === "account" || first === "games") return { page: first };
  if (first === "people" && second) return { page: "person", name: second };
  if (first === "g" && second) return { page: third === "ratings" ? "ratings" : "game", game: second };
  if (first === "t" && second) return { page: REVIEWS.has(third ?? "") ? "review" : "table", id: second };
  return { page: "home" };
}

function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** A number of an address's query; null when it is missing or is no number. */
export function numberIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? "";
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

export const accountPath = "/account";
export const gamesPath = "/games";
export const personPath = (name: string) => `/people/${encodeURIComponent(name)}`;
export const tablePath = (id: string) => `/t/${encodeURIComponent(id)}`;
export const reviewPath = (id: string) => `${tablePath(id)}/review`;
export const gamePath = (code: string) => `/g/${encodeURIComponent(code)}`;
export const ratingsPath = (code: string) => `${gamePath(code)}/ratings`;
