import { expect, test } from "vitest";
import type { ListedTable } from "../protocol";
import { settle } from "./lobby";

const table = (id: string, state: ListedTable["state"] = "open"): ListedTable => ({
  id,
  game: "ninjan",
  options: {},
  seats: [],
  state,
  made_at: "2026-11-16T00:00:00.000Z",
  rated: true,
});
const ids = (places: ReturnType<typeof settle>) => places.map((place) => place.table.id);

test("at first tables with a free seat come before those to watch", () => {
  expect(ids(settle([], [table("a", "playing"), table("b"), table("c", "playing"), table("d")]))).toEqual([
    "b",
    "d",
    "a",
    "c",
  ]);
});

test("nothing changes its place, and what is new comes last", () => {
  const first = settle([], [table("a"), table("b")]);
  const then = settle(first, [table("new"), table("b", "playing"), table("a")]);
  expect(ids(then)).toEqual(["a", "b", "new"]);
  expect(then[1]?.table.state).toBe("playing");
});

test("a table that is gone keeps its place, and is there again when it comes back", () => {
  const gone = settle(settle([], [table("a"), table("b")]), [table("b")]);
  expect(gone.map((place) => place.gone)).toEqual([true, false]);
  expect(settle(gone, [table("a"), table("b")]).map((place) => place.gone)).toEqual([false, false]);
});
