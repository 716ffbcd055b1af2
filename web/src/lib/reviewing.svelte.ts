/** The review of a finished game, asked for until it is whole. */

import type { Problem, Review } from "../protocol";
import { api } from "./api";
import { problemOf } from "./house.svelte";

const AGAIN = 1000;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  stage = $state<"quick" | "whole" | null>(null);
  done = $state(0);
  total = $state(0);
  problem = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly table: string) {
    void this.look();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Judge one decision longer. */
  async deepen(number: number): Promise<void> {
    try {
      const deeper = await api.deeper(this.table, number);
      const review = this.review;
      if (review) {
        const decisions = review.decisions.map((one) => (one.number === number ? deeper : one));
        this.review = { ...review, decisions };
      }
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  private async look(): Promise<void> {
    try {
      const { review, stage, done, total } = await api.review(this.table, this.stage);
      this.review = review ?? this.review;
      [this.stage, this.done, this.total, this.problem] = [stage, done, total, null];
    } catch (error) {
      this.problem = problemOf(error);
    }
    if (!this.closed && this.stage !== "whole" && !this.problem)
      this.timer = setTimeout(() => void this.look(), AGAIN);
  }
}
