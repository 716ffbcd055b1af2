/** What an address means, and the addresses of the pages; no state, so that tests can call it plainly. */

export type Route =
  | { page: "home" }
  | { page: "missing" }
  | { page: "credits" }
  | { page: "account" }
  | { page: "games" }
  | { page: "person"; name: string }
  | { page: "game"; game: string }
  | { page: "ratings"; game: string }
  | { page: "lesson"; game: string }
  /** The components of a game: the standard ones, or with an id an edition of somebody's own. */
  | { page: "workshop"; game: string; edition: string | null }
  | { page: "table"; id: string }
  /** The components that a table is played with. */
  | { page: "printing"; id: string }
  | { page: "review"; id: string }
  /** The mistakes of one game, or with null of the last ones. */
  | { page: "learn"; id: string | null }
  /** What an edition changes. */
  | { page: "change"; game: string; edition: string };

/** The second is how older links call it. */
const REVIEWS = new Set(["review", "replay"]);

/** An address that leads nowhere, or that cannot even be read, is a page that says so. */
export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (!parts || parts.length > 4) return { page: "missing" };
  const [first, second, third, fourth] = parts;
  if (first === "workshop" && second && third && fourth === "change")
    return { page: "change", game: second, edition: third };
  if (fourth) return { page: "missing" };
  if (first === undefined) return { page: "home" };
  if ((first === "account" || first === "games" || first === "credits") && !second) return { page: first };
  if (first === "learn" && !third)
    return second ? { page: "lesson", game: second } : { page: "learn", id: null };
  if (first === "people" && second && !third) return { page: "person", name: second };
  if (first === "g" && second && !third) return { page: "game", game: second };
  if (first === "g" && second && third === "ratings") return { page: "ratings", game: second };
  if (first === "workshop" && second) return { page: "workshop", game: second, edition: third ?? null };
  if (first === "t" && second && third === "edition") return { page: "printing", id: second };
  if (first === "t" && second && !third) return { page: "table", id: second };
  if (first === "t" && second && third === "learn") return { page: "learn", id: second };
  if (first === "t" && second && third && REVIEWS.has(third)) return { page: "review", id: second };
  return { page: "missing" };
}

/** The parts of an address, or null if it cannot be read. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** A number of an address's query; null when it is missing or is no number. */
export function numberIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? "";
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

export const accountPath = "/account";
export const creditsPath = "/credits";
export const gamesPath = "/games";
export const personPath = (name: string) => `/people/${encodeURIComponent(name)}`;
export const tablePath = (id: string) => `/t/${encodeURIComponent(id)}`;
export const reviewPath = (id: string) => `${tablePath(id)}/review`;
/** The moment after so many moves. */
export const momentPath = (id: string, number: number) => `${reviewPath(id)}?step=${number}`;
export const learnPath = (id: string | null) => (id === null ? "/learn" : `${tablePath(id)}/learn`);
export const gamePath = (code: string) => `/g/${encodeURIComponent(code)}`;
export const lessonPath = (code: string) => `/learn/${encodeURIComponent(code)}`;
export const ratingsPath = (code: string) => `${gamePath(code)}/ratings`;
export const workshopPath = (code: string, edition: string | null = null) =>
  `/workshop/${encodeURIComponent(code)}${edition === null ? "" : `/${encodeURIComponent(edition)}`}`;
/** What an edition changes; with a comparison, what that has found. */
export const changePath = (code: string, edition: string, result: string | null = null) =>
  `${workshopPath(code, edition)}/change${result === null ? "" : `?result=${encodeURIComponent(result)}`}`;
export const printingPath = (id: string) => `${tablePath(id)}/edition`;
/** A game's page, ready to open a table with this edition. */
export const playPath = (code: string, edition: string | null) =>
  edition === null ? gamePath(code) : `${gamePath(code)}?edition=${encodeURIComponent(edition)}`;
