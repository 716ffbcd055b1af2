/** What the end screen tells of a game: how the scores grew, the best stroke, and how the reader played. */

import type { AnyShapes, StoryOf } from "../games/game";
import type { Event, Performance } from "../protocol";
import { storyOf } from "./review";

/** The scores of all seats at the points of the picture, the first before anything was scored. */
export function scoresOf(story: StoryOf<AnyShapes>, events: readonly Event[], players: number): number[][] {
  let scores: number[] = Array(players).fill(0);
  const points: { number: number; scores: number[] }[] = [];
  for (const event of events) {
    scores = story.scores(scores, event);
    if (!story.isPoint(event)) continue;
    // What comes with one move is one point.
    if (!story.byRound && points.at(-1)?.number === event.number) points.pop();
    points.push({ number: event.number, scores });
  }
  return points.map((point) => point.scores);
}

/** The event that brought the most. */
export function bestStroke(story: StoryOf<AnyShapes>, events: readonly Event[]): Event | undefined {
  let best: { event: Event; worth: number } | undefined;
  for (const event of events) {
    const worth = story.stroke(event);
    if (worth > (best?.worth ?? 0)) best = { event, worth };
  }
  return best?.event;
}

export type Play = "precise" | "solid" | "uneven" | "loose";
export type Luck = "good" | "bad" | "even";

/** By accuracy, from 0 to 100: the level expert has some 95, medium some 80. */
const PLAYS: [number, Play][] = [
  [90, "precise"],
  [75, "solid"],
  [50, "uneven"],
];

export function playOf({ accuracy }: Performance): Play {
  return PLAYS.find(([least]) => accuracy >= least)?.[1] ?? "loose";
}

/** Whether luck decided the game for the reader, as the review tells it. */
export function luckOf(performance: Performance): Luck {
  const story = storyOf(performance);
  if (story === "lucky") return "good";
  return story === "unlucky" ? "bad" : "even";
}

/** A scale for all scores: it begins at zero, or below. */
export function scaleOf(points: readonly number[][]): { low: number; high: number } {
  const all = points.flat();
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

/** Some of the points, the first and the last among them: as many as one likes to hear. */
export function someOf<Point>(points: readonly Point[], most: number): Point[] {
  const step = Math.max((points.length - 1) / (most - 1), 1);
  const count = Math.min(points.length, most);
  return Array.from({ length: count }, (_, place) => points[Math.round(place * step)] as Point);
}

/** With the amount that a seat gains or loses. */
export function plus(scores: readonly number[], seat: number, amount: number): number[] {
  return scores.with(seat, (scores[seat] ?? 0) + amount);
}
