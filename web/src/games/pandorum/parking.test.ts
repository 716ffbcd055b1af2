import { expect, test } from "vitest";
import { harvesterSpots, objectSpot, type Spot } from "./parking";

/** How much of the lesser thing the other covers. */
function covered(one: Spot, other: Spot): number {
  const along = (axis: "x" | "y") =>
    Math.max(0, (one.across + other.across) / 2 - Math.abs(one[axis] - other[axis]));
  return (along("x") * along("y")) / Math.min(one.across, other.across) ** 2;
}

const pairs = (spots: readonly Spot[]) =>
  spots.flatMap((one, i) => spots.slice(i + 1).map((other) => [one, other] as const));

test.each([1, 2, 3, 4])("%i harvesters on one hex do not cover each other", (count) => {
  for (const before of [true, false]) {
    const spots = harvesterSpots(count, before);
    expect(spots).toHaveLength(count);
    for (const [one, other] of pairs(spots)) expect(covered(one, other)).toBeLessThan(0.01);
  }
});

test("four harvesters on the pad are nearly as large as two", () => {
  expect(harvesterSpots(4, false)[0]?.across).toBeGreaterThan(0.4);
});

test.each(["module", "base"] as const)("a %s is seen behind harvesters", (piece) => {
  for (const count of [1, 2, 3, 4]) {
    const object = objectSpot(piece, count);
    for (const spot of harvesterSpots(count, true)) expect(covered(object, spot)).toBeLessThan(0.35);
  }
});

test("everything stays on its hex", () => {
  for (const count of [1, 2, 3, 4])
    for (const before of [true, false])
      for (const { x, across } of harvesterSpots(count, before))
        expect(Math.abs(x) + across / 2).toBeLessThanOrEqual(0.5);
});
