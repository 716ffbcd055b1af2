import { expect, test } from "vitest";
import {
  accountPath,
  changePath,
  creditsPath,
  gamePath,
  gamesPath,
  learnPath,
  numberIn,
  personPath,
  playPath,
  printingPath,
  ratingsPath,
  reviewPath,
  routeOf,
  tablePath,
  workshopPath,
} from "./address";

test("every page is found by its own address", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf(gamePath("ninjan"))).toEqual({ page: "game", game: "ninjan" });
  expect(routeOf(ratingsPath("ninjan"))).toEqual({ page: "ratings", game: "ninjan" });
  expect(routeOf(accountPath)).toEqual({ page: "account" });
  expect(routeOf(gamesPath)).toEqual({ page: "games" });
  expect(routeOf(creditsPath)).toEqual({ page: "credits" });
  expect(routeOf(personPath("Ann / 50 % ✓"))).toEqual({ page: "person", name: "Ann / 50 % ✓" });
  expect(routeOf(tablePath("a/b"))).toEqual({ page: "table", id: "a/b" });
  expect(routeOf(reviewPath("q7"))).toEqual({ page: "review", id: "q7" });
  expect(routeOf(learnPath("q7"))).toEqual({ page: "learn", id: "q7" });
  expect(routeOf(learnPath(null))).toEqual({ page: "learn", id: null });
  expect(routeOf(changePath("ninjan", "q7"))).toEqual({ page: "change", game: "ninjan", edition: "q7" });
  expect(routeOf(workshopPath("ninjan"))).toEqual({ page: "workshop", game: "ninjan", edition: null });
  expect(routeOf(workshopPath("ninjan", "a/b"))).toEqual({
    page: "workshop",
    game: "ninjan",
    edition: "a/b",
  });
  expect(routeOf(printingPath("q7"))).toEqual({ page: "printing", id: "q7" });
  expect(playPath("ninjan", "a/b")).toBe("/g/ninjan?edition=a%2Fb");
  expect(routeOf("/t/q7/replay")).toEqual({ page: "review", id: "q7" });
});

test.each([
  ...["/nowhere", "/t", "/g", "/workshop", "/people", "/t/%ff", "/%E0%A4%A"],
  ...["/t/q7/nowhere", "/g/ninjan/nowhere", "/account/nowhere", "/t/q7/review/more"],
])("%s leads nowhere, and is said to", (path) => {
  expect(routeOf(path)).toEqual({ page: "missing" });
});

test("only whole numbers of a query count", () => {
  const query = new URLSearchParams("step=12&seat=abc&empty=&below=-1&part=1.5");
  expect(numberIn(query, "step")).toBe(12);
  for (const name of ["seat", "empty", "below", "part", "missing"]) expect(numberIn(query, name)).toBeNull();
});
