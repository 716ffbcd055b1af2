import { expect, test } from "vitest";
import { along, scaleOf } from "./strength";

test("the scale holds everybody with their uncertainty, and the newcomer", () => {
  const scale = scaleOf([
    { rating: 1720, uncertainty: 60 },
    { rating: 1610, uncertainty: 90 },
  ]);
  expect(scale).toEqual({ low: 1400, high: 1900 });
  expect(scaleOf([])).toEqual({ low: 1400, high: 1600 });
});

test("a rating lies where its share of the scale says, and never outside", () => {
  const scale = { low: 1400, high: 1900 };
  expect(along(scale, 1650)).toBe("50.00%");
  expect(along(scale, 1000)).toBe("0.00%");
  expect(along(scale, 2000)).toBe("100.00%");
});
