/** Mistakes asked as questions: one after another, each with hints and answers. */

import { fetchGame, gameModule } from "../games";
import type { Problem, Question, Verdict } from "../protocol";
import { api } from "./api";
import { problemOf } from "./house.svelte";
import { Stage } from "./stage.svelte";

/** A decision to be asked about. */
export interface Asked {
  table: string;
  number: number;
}

export type Outcome = "solved" | "shown";

export class Mistakes {
  place = $state(0);
  question = $state.raw<Question | null>(null);
  stage = $state.raw<Stage | null>(null);
  /** How many hints have been taken: the clues first, then the move itself. */
  hints = $state(0);
  verdict = $state.raw<Verdict | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The move that is being judged. */
  pending = $state<string | null>(null);
  /** What became of each question, by its place. */
  outcomes = $state.raw<Record<number, Outcome>>({});
  solved = $derived(Object.values(this.outcomes).filter((outcome) => outcome === "solved").length);
  /** Whether the better move is told: it was found, or the last hint was taken. */
  told = $derived(this.outcomes[this.place] !== undefined);
  /** The hint that comes next, or null when the move is told. */
  isLastHint = $derived(this.hints >= (this.question?.clues.length ?? 0));

  private drafted = 0;
  private felt: HTMLElement | undefined;

  constructor(readonly asked: readonly Asked[]) {
    void this.go(0);
  }

  /** The element in which things fly. */
  set root(element: HTMLElement | undefined) {
    this.felt = element;
    if (this.stage) this.stage.root = element;
  }

  async go(place: number): Promise<void> {
    const asked = this.asked[place];
    if (!asked) return;
    [this.place, this.hints, this.verdict, this.problem, this.drafted] = [place, 0, null, null, 0];
    try {
      const question = await api.question(asked.table, asked.number);
      await fetchGame(question.table.game);
      if (place !== this.place) return; // gone elsewhere meanwhile
      this.stage = new Stage(gameModule(question.table.game));
      this.stage.root = this.felt;
      this.stage.jump(question.view, question.past);
      this.question = question;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** One more hint; the last one tells the move. */
  hint(): void {
    if (this.told) return;
    if (this.isLastHint) this.settle("shown");
    else this.hints += 1;
  }

  /** Answer with a move, or with one more step of it. */
  async answer(step: string): Promise<void> {
    const view = this.stage?.view;
    const asked = this.asked[this.place];
    if (!view || !asked || this.pending) return;
    const move = [...(view.draft ?? []), step].join(" ");
    [this.pending, this.verdict, this.problem] = [step, null, null];
    try {
      const { draft, verdict } = await api.answer(asked.table, asked.number, move);
      if (asked !== this.asked[this.place]) return;
      if (draft) {
        this.stage?.follow(draft.view, draft.events.slice(this.drafted));
        this.drafted = draft.events.length;
      } else {
        this.verdict = verdict ?? null;
        this.takeBack();
        if (verdict?.right) this.settle("solved");
      }
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.pending = null;
    }
  }

  /** Back to the question, from the middle of a move. */
  takeBack(): void {
    this.drafted = 0;
    if (this.question) this.stage?.begin(this.question.view, this.question.past);
  }

  /** The first outcome counts: a move that was shown is not found any more. */
  private settle(outcome: Outcome): void {
    this.outcomes = { [this.place]: outcome, ...this.outcomes };
  }
}
