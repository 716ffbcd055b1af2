import { expect, test } from "vitest";
import type { Blank, Complaint } from "../protocol";
import {
  begun,
  changed,
  complaintsOfBlank,
  complaintsOfWhole,
  differencesByEntry,
  fieldName,
  filled,
  placesIn,
  readBlank,
  redone,
  spanOf,
  toEnter,
  undone,
  valueAt,
  withValue,
  written,
} from "./edition";

const content = {
  game: "x",
  name: "Mine",
  centre: { ring: "CM", source: "house" },
  cards: [
    { name: "a", payout: { count: "each", each: 1 }, source: "house", note: "Made here." },
    { name: "b", payout: { count: "each", each: 2 }, source: "book" },
  ],
};

const blank = (way: (string | number)[], sort: Blank["sort"] = "number"): Blank => ({
  way,
  name: way.join("_"),
  sort,
  rule: null,
  fixed: false,
  optional: false,
  options: [],
  low: 0,
  high: 9,
  size: null,
});

const complaint = (at: (string | number)[]): Complaint => ({
  at,
  where: at.join(", "),
  code: "edition-whole",
  text: { key: "edition-whole", args: {} },
  rule: null,
  warning: false,
});

test("entries are found in lists and as tables, and what is no entry is left out", () => {
  expect(placesIn({ ...content, odd: 3, list: [1, null, {}] }).map(({ at }) => at)).toEqual([
    ["centre"],
    ["cards", 0],
    ["cards", 1],
    ["list", 2],
  ]);
});

test("a value is changed without touching what was before", () => {
  const next = withValue(content, ["cards", 0, "payout", "each"], 3);
  expect(valueAt(next, ["cards", 0, "payout", "each"])).toBe(3);
  expect(valueAt(content, ["cards", 0, "payout", "each"])).toBe(1);
  expect(withValue({ a: 1, b: 2 }, ["a"], null)).toEqual({ b: 2 });
  expect(valueAt(content, ["cards", 7, "payout"])).toBeNull();
});

test("what an owner fills in is theirs, brings along what belongs to it and loses the note", () => {
  const entry = { blue: ["8"], blue_symbol: "fire", source: "house", note: "Made here." };
  expect(filled(entry, ["blue"], ["8", "8"], { blue_symbol: null })).toEqual({
    blue: ["8", "8"],
    source: "yours",
  });
});

test("numbers are read as people write them, and nonsense is kept for the check", () => {
  expect(readBlank({ sort: "numbers", optional: false }, " 1, 2;  −3 x ")).toEqual([1, 2, -3, "x"]);
  expect(readBlank({ sort: "number", optional: false }, "")).toBe("");
  expect(readBlank({ sort: "number", optional: true }, " ")).toBeNull();
  expect(readBlank({ sort: "letters", optional: false }, "cmv")).toBe("CMV");
  expect(written([1, 2, -3])).toBe("1 2 -3");
  expect(spanOf("10 -3 7", 1)).toEqual([3, 5]);
  expect(spanOf("10", 1)).toBeNull();
});

test("complaints stand beside their field, their entry, or the whole", () => {
  const all = [complaint(["cards", 0, "payout", "each"]), complaint(["cards", 0]), complaint(["cards"])];
  const blanks = [blank(["payout", "each"]), blank(["copies"])];
  expect(complaintsOfBlank(all, ["cards", 0], blanks[0] ?? null, blanks)).toEqual([all[0]]);
  expect(complaintsOfBlank(all, ["cards", 0], null, blanks)).toEqual([all[1]]);
  expect(complaintsOfBlank(all, ["cards", 1], null, blanks)).toEqual([]);
  expect(complaintsOfWhole(all, content)).toEqual([all[2]]);
});

test("of two fields with the same value the first tells what is wrong", () => {
  const wrong = [complaint(["cards", 0, "blue"])];
  const blanks = [blank(["blue"], "choice"), blank(["blue"], "choice")];
  expect(complaintsOfBlank(wrong, ["cards", 0], blanks[0] ?? null, blanks)).toEqual(wrong);
  expect(complaintsOfBlank(wrong, ["cards", 0], blanks[1] ?? null, blanks)).toEqual([]);
});

test("differences are told by entry, without sources and notes", () => {
  const told = (at: (string | number)[]) => ({ at, where: at.join(", "), was: 1, becomes: 2 });
  const found = differencesByEntry(
    [told(["name"]), told(["cards", 0, "payout", "each"]), told(["cards", 0, "source"])],
    content,
  );
  expect(found.map(({ place, fields }) => [place?.at ?? null, fields.length])).toEqual([
    [null, 1],
    [["cards", 0], 1],
  ]);
  const [, card] = found;
  expect(card && fieldName(card.fields[0] ?? told([]), card.place)).toBe("payout_each");
});

test("an owner goes through what is the house's and what is theirs already", () => {
  const half = withValue(content, ["cards", 0, "source"], "yours");
  expect(toEnter(half, ["house"]).map(({ at }) => at)).toEqual([["centre"], ["cards", 0]]);
});

test("steps are taken back and made again; typing in one field is one step", () => {
  let history = begun("a");
  history = changed(history, "b", "name");
  history = changed(history, "bc", "name");
  history = changed(history, "x");
  expect(undone(history).now).toBe("bc");
  expect(undone(undone(history)).now).toBe("a");
  expect(undone(begun("a")).now).toBe("a");
  expect(redone(undone(history)).now).toBe("x");
  expect(changed(undone(history), "y").future).toEqual([]);
});
