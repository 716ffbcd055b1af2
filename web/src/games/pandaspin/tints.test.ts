import { expect, test } from "vitest";
import { flesh, repainted, spirit } from "../../../tints";

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

test("a spirit has the light and shade of its animal, all in blues", () => {
  const shades = ["#212121", "#ff822d", "#f3eef8", "#fff"].map(spirit).map(channels);
  for (const [red = 0, green = 0, blue = 0] of shades) expect(blue).toBeGreaterThan(Math.max(red, green));
  expect(shades.toSorted(([, one = 0], [, other = 0]) => one - other)).toEqual(shades);
});

test("every colour of a picture is repainted, and nothing else", () => {
  const picture = { body: '<path fill="#00d26a" d="m1 2"/><path fill="#fff" d="m3 4"/>' };
  expect(repainted(picture, () => "#123456")).toContain(
    '<path fill="#123456" d="m1 2"/><path fill="#123456" d="m3 4"/>',
  );
  expect(flesh("#00d26a")).toMatch(/^#[\da-f]{6}$/);
});
