/** The pages of the house. Each is fetched when somebody first goes there, with the game that it shows. */

import { fetchGame } from "../games";
import type { Route } from "../lib/address";

const FILES = {
  home: () => import("./Home.svelte"),
  missing: () => import("./MissingPage.svelte"),
  credits: () => import("./CreditsPage.svelte"),
  account: () => import("./AccountPage.svelte"),
  games: () => import("./GamesPage.svelte"),
  person: () => import("./PersonPage.svelte"),
  game: () => import("./GamePage.svelte"),
  ratings: () => import("./RatingsPage.svelte"),
  lesson: () => import("./LessonPage.svelte"),
  workshop: () => import("./WorkshopPage.svelte"),
  table: () => import("./TablePage.svelte"),
  printing: () => import("./PrintingPage.svelte"),
  review: () => import("./ReviewPage.svelte"),
  learn: () => import("./LearnPage.svelte"),
  change: () => import("./ChangePage.svelte"),
} satisfies Record<Route["page"], () => Promise<unknown>>;

type Files = typeof FILES;
type Pages = { [Name in keyof Files]: Awaited<ReturnType<Files[Name]>>["default"] };

const fetched: Partial<Pages> = {};

/** The pages that have been fetched: the one of the router's route is always there. */
export const pages = fetched as Pages;

async function fetchPage<Name extends keyof Pages>(name: Name): Promise<void> {
  if (fetched[name]) return;
  const file = await FILES[name]();
  fetched[name] = file.default as Pages[Name];
}

/** Fetch what is needed to show a route. */
export async function fetchRoute(route: Route): Promise<void> {
  await Promise.all([fetchPage(route.page), "game" in route && fetchGame(route.game)]);
}
