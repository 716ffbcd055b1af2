/** The tutor at a live table: a hint that is told step by step, and a warning before a costly move. */

import type { Decision, Hint, Problem, TableInfo, View } from "../protocol";
import { sharedSeats } from "./sharing";
import type { Limit } from "./socket";

/** What the tutor sees and says of the table. */
export interface Pupil {
  table(): TableInfo | null;
  /** The newest view, which may not be shown yet. */
  view(): View | null;
  /** Whether the reader sees that it is their turn. */
  sees(): boolean;
  /** Before which moves the reader would like to be warned, at all tables. */
  wish(): Limit | null;
  /** Ask the server for a hint; resolves to the reason when there is none. */
  ask(turn: number, draft: string): Promise<Problem | null>;
  refused(problem: Problem): void;
}

/** A decision, and how far its move is made. */
interface Question {
  turn: number;
  draft: string;
}

function same(one: Question | null, other: Question | null): boolean {
  return one?.turn === other?.turn && one?.draft === other?.draft;
}

/** Whether the reader may ask the tutor: all the others are bots, or the table was opened with it. */
function mayAsk(table: TableInfo): boolean {
  const isAlone = table.seats.every(({ you, kind }) => you || kind === "bot") && !sharedSeats(table).length;
  return table.seats.some(({ you }) => you) && (table.tutor || isAlone);
}

export class Tutoring {
  /** The hint that is being told. */
  hint = $state.raw<Hint | null>(null);
  /** How many of its clues have been told; after the last comes the move itself. */
  told = $state(0);
  /** The reader waits for a hint. */
  asking = $state(false);
  /** The reader has asked for a hint which would cost the rating. */
  doubting = $state(false);
  /** What the move would cost that the reader has tried. */
  warning = $state.raw<Decision | null>(null);
  /** Whether the warning has told what is better. */
  explained = $state(false);

  /** The reader has agreed that this game is not rated, or wants no tutor in it. */
  private agreed = $state<boolean | null>(null);
  private wanted: Question | null = null;
  private ready: (Question & { hint: Hint }) | null = null;

  constructor(private readonly pupil: Pupil) {}

  get allowed(): boolean {
    const table = this.pupil.table();
    return table?.state === "playing" && mayAsk(table);
  }

  /** Whether nothing is lost by asking. */
  private get free(): boolean {
    return this.agreed === true || this.pupil.table()?.unrated != null;
  }

  /** The tutor is switched on, and would cost this game its rating: the reader has to say. */
  get mustAgree(): boolean {
    return this.allowed && this.pupil.wish() !== null && !this.free && this.agreed === null;
  }

  /** Before which moves the reader is warned at this table. */
  get limit(): Limit | null {
    return this.allowed && this.free && this.agreed !== false ? this.pupil.wish() : null;
  }

  /** Whether there is something to ask about. */
  get possible(): boolean {
    return this.allowed && this.pupil.sees();
  }

  /** The move itself has been told. */
  get isNamed(): boolean {
    return this.hint !== null && this.told > this.hint.clues.length;
  }

  /** Ask for a hint, or for the next step of the one that is being told. */
  async ask(): Promise<void> {
    if (this.warning) this.explained = true;
    else if (this.hint) this.told = Math.min(this.told + 1, this.hint.clues.length + 1);
    else if (!this.possible || this.asking) return;
    else if (!this.free) this.doubting = true;
    else await this.wait();
  }

  /** The reader agrees that this game is not rated. */
  agree(): void {
    this.agreed = true;
    if (this.doubting) void this.wait();
    else this.prepare();
    this.doubting = false;
  }

  /** The reader keeps the rating; of a tutor that is switched on they are not asked again in this game. */
  decline(): void {
    if (this.doubting) this.doubting = false;
    else this.agreed = false;
  }

  dismiss(): void {
    this.hint = this.warning = null;
    this.doubting = this.asking = false;
  }

  /** Think ahead: a tutor that is switched on begins with the turn. */
  prepare(): void {
    const view = this.pupil.view();
    if (this.limit && view?.moves.length && !view.draft?.length) void this.fetch();
  }

  warn(decision: Decision): void {
    this.dismiss();
    this.warning = decision;
    this.explained = false;
  }

  hear(hint: Hint): void {
    if (!this.wanted) return;
    this.ready = { ...this.wanted, hint };
    if (this.asking) this.tell();
  }

  /** The position has changed: what was said of the one before is over. */
  turned(): void {
    this.dismiss();
    this.wanted = this.ready = null;
    this.prepare();
  }

  /** The reader has made a step of a move: a hint goes on with them as long as they follow it. */
  stepped(step: string | undefined): void {
    const { hint, told } = this;
    this.dismiss();
    if (!hint || hint.back || !step) return;
    const [next, ...left] = hint.best.move.split(" ");
    if (next !== step || left.length === 0) return;
    this.hint = { ...hint, best: { ...hint.best, move: left.join(" "), texts: hint.best.texts.slice(1) } };
    this.told = told;
  }

  private async wait(): Promise<void> {
    this.asking = true;
    if (this.ready && same(this.ready, this.question())) return this.tell();
    const problem = await this.fetch();
    if (problem && this.asking) {
      this.asking = false;
      this.pupil.refused(problem);
    }
  }

  private tell(): void {
    this.asking = false;
    if (!this.ready || !same(this.ready, this.question())) return;
    this.hint = this.ready.hint;
    this.told = 1;
  }

  private question(): Question | null {
    const view = this.pupil.view();
    return view && { turn: view.turn, draft: (view.draft ?? []).join(" ") };
  }

  private async fetch(): Promise<Problem | null> {
    const question = this.question();
    if (!question || same(this.wanted, question)) return null;
    this.wanted = question;
    const problem = await this.pupil.ask(question.turn, question.draft);
    if (problem && this.wanted === question) this.wanted = null;
    return problem;
  }
}
