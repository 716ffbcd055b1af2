import { expect, test } from "vitest";
import { GAP, layRows } from "./rows";

const isWithin = ({ columns, card }: ReturnType<typeof layRows>, room: number) =>
  columns * card + (columns - 1) * GAP <= room;

test("a few cards lie in one row, as large as they like", () => {
  expect(layRows(4, 600, 100)).toEqual({ rows: 1, columns: 4, card: 100 });
});

test("some more become a little narrower, and no name is covered", () => {
  const laid = layRows(6, 600, 100);
  expect(laid.rows).toBe(1);
  expect(laid.card).toBeLessThan(100);
  expect(isWithin(laid, 600)).toBe(true);
});

test("many lie in two rows beside each other", () => {
  for (const count of [8, 11, 14]) {
    const laid = layRows(count, 600, 100);
    expect(laid.rows).toBe(2);
    expect(laid.columns).toBe(Math.ceil(count / 2));
    expect(isWithin(laid, 600)).toBe(true);
  }
});

test("on a phone there is one row, of cards that can still be told apart", () => {
  expect(layRows(5, 348, 70).card).toBeCloseTo(66.4);
  expect(layRows(12, 348, 70)).toEqual({ rows: 1, columns: 12, card: 0.72 * 70 });
});

test("an empty hand and a page that is not measured yet", () => {
  expect(layRows(0, 600, 100)).toEqual({ rows: 1, columns: 0, card: 100 });
  expect(layRows(9, 0, 0).rows).toBe(1);
});
