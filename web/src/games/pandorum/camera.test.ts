import { expect, test } from "vitest";
import { NEAREST, panned, placed, showing, WHOLE, zoomed } from "./camera";

const WINDOW = { width: 400, height: 300 };
const RATIO = 1.1;

test("at rest the whole planet lies in the middle of the window", () => {
  expect(placed(WHOLE, WINDOW, RATIO)).toEqual({
    width: expect.closeTo(330),
    height: 300,
    left: expect.closeTo(35),
    top: 0,
  });
});

test("what is under the pointer stays under it", () => {
  const point = { x: 180, y: 120 };
  const spot = (camera: typeof WHOLE) => {
    const at = placed(camera, WINDOW, RATIO);
    return [(point.x - at.left) / at.width, (point.y - at.top) / at.height];
  };
  const near = zoomed(WHOLE, 2, point, WINDOW, RATIO);
  expect(near.zoom).toBe(2);
  expect(spot(near)).toEqual(spot(WHOLE).map((n) => expect.closeTo(n)));
});

test("it goes no farther than the whole and no nearer than the nearest", () => {
  expect(zoomed(WHOLE, 0.2, { x: 0, y: 0 }, WINDOW, RATIO)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99, { x: 200, y: 150 }, WINDOW, RATIO).zoom).toBe(NEAREST);
});

test("the planet is dragged no farther than its edge", () => {
  expect(panned(WHOLE, 500, 500, WINDOW, RATIO)).toEqual(WHOLE);
  const near = zoomed(WHOLE, 2, { x: 200, y: 150 }, WINDOW, RATIO);
  const at = placed(panned(near, 5000, 5000, WINDOW, RATIO), WINDOW, RATIO);
  expect(at.left).toBeCloseTo(0);
  expect(at.top).toBeCloseTo(0);
});

test("a point outside is brought into the window, one inside moves nothing", () => {
  const near = zoomed(WHOLE, 3, { x: 200, y: 150 }, WINDOW, RATIO);
  expect(showing(near, { x: 0.5, y: 0.5 }, WINDOW, RATIO)).toEqual(near);
  const moved = placed(showing(near, { x: 0.9, y: 0.5 }, WINDOW, RATIO), WINDOW, RATIO);
  const x = moved.left + 0.9 * moved.width;
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(WINDOW.width);
});
