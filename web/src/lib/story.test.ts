import { expect, test } from "vitest";
import type { AnyShapes, StoryOf } from "../games/game";
import { story as ninjan } from "../games/ninjan/story";
import { story as pandaspin } from "../games/pandaspin/story";
import { story as pandorum } from "../games/pandorum/story";
import { story as pinata } from "../games/pinata/story";
import type { Event, Performance } from "../protocol";
import { bestStroke, luckOf, playOf, scaleOf, scoresOf, someOf } from "./story";

/** As the end screen knows it. */
const told = (story: unknown) => story as StoryOf<AnyShapes>;

function event(number: number, type: string, data: Event["data"]): Event {
  return { number, type, data, text: { key: `${type}-${number}` } };
}

function played(accuracy: number, [skill, others, luck] = [0, 0, 0]): Performance {
  const marks = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  return { accuracy, marks, skill: skill ?? 0, others: others ?? 0, luck: luck ?? 0 };
}

test("a game with rounds has a point for each of them", () => {
  const story = told(ninjan);
  const took = (number: number, seat: number, sum: number) => event(number, "took", { seat, sum });
  const events = [
    event(2, "revealed", {}),
    took(2, 0, 7),
    took(3, 1, -2),
    event(5, "revealed", {}),
    took(5, 1, 9),
    event(6, "scored", { totals: [7, 7] }),
  ];
  expect(scoresOf(story, events, 2)).toEqual([
    [0, 0],
    [7, -2],
    [7, 7],
  ]);
  expect(bestStroke(story, events)?.text?.key).toBe("took-5");
});

test("a game without has one for each move that changes something", () => {
  const story = told(pandorum);
  const events = [
    event(0, "dealt", { quids: [2, 1] }),
    event(1, "moved", {}),
    event(1, "fee", { seat: 0, to: 1, amount: 1 }),
    event(1, "paid", { seat: 0, amount: 4 }),
    event(2, "took", { seat: 1, amount: 3, payers: [{ seat: 0, amount: 3 }] }),
    event(3, "cargo", { seat: 0, amount: 9 }),
  ];
  expect(scoresOf(story, events, 2)).toEqual([
    [2, 1],
    [5, 2],
    [2, 5],
    [11, 5],
  ]);
  expect(bestStroke(story, events)?.text?.key).toBe("paid-1");
});

test("medals count in Piñata, and the mat with most candies is told", () => {
  const story = told(pinata);
  const events = [
    event(0, "dealt", {}),
    event(4, "scored", { candies: ["red"] }),
    event(7, "scored", { candies: ["red", "green"] }),
    event(7, "medal", { seat: 1 }),
  ];
  expect(scoresOf(story, events, 2)).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
  ]);
  expect(bestStroke(story, events)?.text?.key).toBe("scored-7");
});

test("a bomb is told before a longer bid", () => {
  const story = told(pandaspin);
  const bid = (number: number, kind: string, size: number) =>
    event(number, "bid", { figure: { kind, size } });
  const events = [
    event(0, "dealt", { round: 1 }),
    bid(1, "bomb", 4),
    bid(2, "run", 7),
    event(2, "scored", { points: [3, 1] }),
    event(2, "dealt", { round: 2 }),
  ];
  expect(scoresOf(story, events, 2)).toEqual([
    [0, 0],
    [3, 1],
  ]);
  expect(bestStroke(story, events)?.text?.key).toBe("bid-1");
});

test("nothing is the best of nothing", () => {
  expect(bestStroke(told(ninjan), [event(2, "took", { seat: 0, sum: -3 })])).toBeUndefined();
});

test("how somebody played follows from their accuracy, and luck from what decided", () => {
  expect([95, 80, 60, 20].map((accuracy) => playOf(played(accuracy)))).toEqual([
    "precise",
    "solid",
    "uneven",
    "loose",
  ]);
  expect(luckOf(played(60, [-0.2, 0.1, 0.6]))).toBe("good");
  expect(luckOf(played(95, [-0.02, 0, -0.48]))).toBe("bad");
  expect(luckOf(played(40, [-0.6, 0, 0.1]))).toBe("even");
});

test("a scale holds zero and all scores", () => {
  expect(scaleOf([[0, 0]])).toEqual({ low: 0, high: 1 });
  expect(
    scaleOf([
      [3, -4],
      [12, 2],
    ]),
  ).toEqual({ low: -4, high: 12 });
});

test("of many points some are heard, from the first to the last", () => {
  expect(someOf([1, 2, 3], 10)).toEqual([1, 2, 3]);
  const some = someOf(
    Array.from({ length: 31 }, (_, i) => i),
    10,
  );
  expect([some.length, some[0], some.at(-1)]).toEqual([10, 0, 30]);
});
