import { expect, test } from "vitest";
import type { Decision, Performance, Review, Step } from "../protocol";
import { chapters, isMistake, lineOf, neighbour, storyOf, turningPoint } from "./review";

function decision(number: number, seat: number, mark: Decision["mark"]): Decision {
  return { number, seat, mark, cost: 0, doubt: 0, played: 0, why: [], options: [] };
}

const REVIEW: Review = {
  curve: [
    [0.5, 0.5],
    [0.4, 0.6],
    [0.9, 0.1],
    [1, 0],
  ],
  decisions: [decision(0, 0, "inaccuracy"), decision(1, 1, "blunder"), decision(2, 0, "best")],
  performances: [],
  moments: [0, 1, 2],
};

test("the next and the previous mistake", () => {
  const mistakes = REVIEW.decisions.filter(isMistake);
  expect(mistakes.map(({ number }) => number)).toEqual([0, 1]);
  expect(neighbour(mistakes, 0, 1)?.number).toBe(1);
  expect(neighbour(mistakes, 1, 1)).toBeUndefined();
  expect(neighbour(mistakes, 2, -1)?.number).toBe(1);
  expect(neighbour(mistakes, 0, -1)).toBeUndefined();
});

test("the turning point is the moment with the largest swing", () => {
  expect(turningPoint(REVIEW)?.number).toBe(1);
  expect(turningPoint({ ...REVIEW, moments: [] })).toBeUndefined();
});

test("a line goes from the left to the right, and up with the chance", () => {
  expect(lineOf(REVIEW, 0)).toBe("0.00,50.00 33.33,60.00 66.67,10.00 100.00,0.00");
});

test.each([
  ["skill", { skill: -0.02, others: 0.4, luck: 0.12 }],
  ["gift", { skill: -0.2, others: 0.5, luck: 0.2 }],
  ["lucky", { skill: -0.2, others: 0.2, luck: 0.5 }],
  ["unlucky", { skill: -0.2, others: 0.2, luck: -0.5 }],
  ["mistakes", { skill: -0.5, others: 0.2, luck: -0.2 }],
  ["close", { skill: -0.02, others: 0, luck: 0.02 }],
])("a story of %s", (story, parts) => {
  expect(storyOf({ accuracy: 50, marks: {}, ...parts } as Performance)).toBe(story);
});

test("moves are listed in the chapters of the game, or by rounds of its players", () => {
  const steps = [null, 1, 0, 0, 1, 0].map((seat, number) => ({ number, seat })) as Step[];
  const round = (n: number) => `round ${n}`;
  expect(chapters(steps, () => null, round)).toEqual([
    { title: "round 1", numbers: [0, 1, 2] },
    { title: "round 2", numbers: [3, 4] },
  ]);
  const named = ({ number }: Step) => (number < 2 ? "first" : "second");
  expect(chapters(steps, named, round)).toEqual([
    { title: "first", numbers: [0, 1] },
    { title: "second", numbers: [2, 3, 4] },
  ]);
});
