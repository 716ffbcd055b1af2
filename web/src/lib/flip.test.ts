import { expect, test } from "vitest";
import { inverse } from "./flip";

const rectangle = (left: number, top: number, width: number) => ({ left, top, width }) as DOMRect;

test("the inverse puts a thing back to where, and to the size, it was", () => {
  expect(inverse(rectangle(10, 20, 50), rectangle(110, 220, 100))).toBe(
    "translate(-100px, -200px) scale(0.5)",
  );
});
