/** A live table as the browser knows it: who sits there, what has happened, and the line to the server. */

import { gameModule } from "../games";
import type { Drafted, Event, Problem, SeatWish, TableInfo, Text, Update, View } from "../protocol";
import { api, RefusedRequest } from "./api";
import { TableClocks } from "./clocks.svelte";
import { problemOf } from "./house.svelte";
import { mySeat, namesAt } from "./names";
import { keepPromise } from "./promises";
import { TableSocket, tableAddress } from "./socket";
import { Stage } from "./stage.svelte";
import { Talk } from "./talk.svelte";

/** A pointer that only passes over things asks nothing (in milliseconds). */
const A_LOOK = 120;
/** Whoever moved so recently has their eyes on the table and need not be called (in milliseconds). */
const JUST_MOVED = 3000;

/** A move with the steps before it, if it is one of several. */
function whole(view: View, step: string): string {
  return [...(view.draft ?? []), step].join(" ");
}

export class Room {
  table = $state.raw<TableInfo | null>(null);
  stage = $state.raw<Stage | null>(null);
  online = $state(false);
  everOnline = $state(false);
  /** There never was such a table, or it has been cleared away. */
  absent = $state<"missing" | "gone" | null>(null);
  /** What everybody in the house should know for now. */
  notice = $state.raw<Text | null>(null);
  /** Why the last thing asked or tried is not possible. */
  problem = $state.raw<Problem | null>(null);
  /** What the move under the pointer would do. */
  preview = $state<string | null>(null);
  pending = $state<string | null>(null);
  names = $derived(this.table ? namesAt(this.table) : []);
  /** The reader's own seat. */
  seat = $derived(this.table ? mySeat(this.table) : null);
  /** How many moves a spectator has yet to be shown, if it is more than the one that is being shown. */
  behind = $derived.by(() => {
    const moves = this.stage?.behind ?? 0;
    return this.seat === null && moves > 1 ? moves : 0;
  });
  /** A stand-in plays for the reader. */
  standIn = $derived(this.seat !== null && this.table?.seats[this.seat]?.stand_in != null);
  readonly clocks = new TableClocks();
  readonly talk = new Talk(() => this.seat);

  private socket: TableSocket | null = null;
  private question: ReturnType<typeof setTimeout> | undefined;
  private turn = -1;
  /** The last view and all events that everybody was told of: what a half-made move of the reader goes back to. */
  private settled: View | null = null;
  private told: Event[] = [];
  /** How many events of the reader's half-made move have been shown. */
  private drafted = 0;
  /** Whether something was asked of the reader in the last view; null before the first. */
  private asked: boolean | null = null;
  private movedAt = 0;
  private felt: HTMLElement | undefined;
  private readonly hurry = () => this.socket?.hurry();
  private readonly lose = () => this.socket?.lose();

  /** `awaited`: it has become the reader's turn while they may be looking elsewhere. */
  constructor(
    private readonly id: string,
    private readonly awaited: () => void,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.lose);
    document.addEventListener("visibilitychange", this.hurry);
    void this.enter();
  }

  /** The element in which things fly. */
  get root(): HTMLElement | undefined {
    return this.felt;
  }

  set root(element: HTMLElement | undefined) {
    this.felt = element;
    if (this.stage) this.stage.root = element;
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.lose);
    document.removeEventListener("visibilitychange", this.hurry);
    this.clocks.close();
    this.socket?.close();
  }

  // --- what the reader does ---

  async play(move: string): Promise<void> {
    const view = this.stage?.view;
    if (!view || this.pending) return;
    this.pending = move;
    this.preview = null;
    this.movedAt = Date.now();
    this.problem = (await this.socket?.play(whole(view, move), view.turn)) ?? null;
    this.pending = null;
  }

  /** Ask why a move is not possible. While things still move, the answer would tell what is not yet shown. */
  ask(move: string): void {
    clearTimeout(this.question);
    const view = this.stage?.view;
    if (!view || this.stage?.event) return;
    const question = setTimeout(async () => {
      const problem = (await this.socket?.why(whole(view, move))) ?? null;
      if (question === this.question) this.problem = problem;
    }, A_LOOK);
    this.question = question;
  }

  /** Say what a move would do. With null nothing more is said, but the answer to a question stays: the way
   * to the rule it names leads away from the thing that was asked about. */
  say(preview: string | null): void {
    clearTimeout(this.question);
    this.question = undefined;
    this.preview = preview;
    if (preview) this.problem = null;
  }

  /** Take the last move back, or a half-made one, or ask the others to agree; nothing where that is not offered. */
  async undo(): Promise<void> {
    const view = this.stage?.view;
    if (view?.draft?.length) return this.discard();
    if (!view?.undo || this.table?.undo) return;
    this.movedAt = Date.now();
    this.problem = (await this.socket?.undo(view.number)) ?? null;
  }

  /** Answer a wish to take moves back; who has wished it withdraws it with `on` false. */
  async agree(offer: number, on: boolean): Promise<void> {
    this.problem = (await this.socket?.agree(offer, on)) ?? null;
  }

  /** Show at once everything that has happened by now. */
  catchUp(): void {
    this.stage?.skip();
  }

  /** Say something to everybody here; resolves to the reason when it cannot be said. */
  async chat(text: string): Promise<Problem | null> {
    return (await this.socket?.say(text)) ?? null;
  }

  async mute(seat: number, on: boolean): Promise<Problem | null> {
    return (await this.socket?.mute(seat, on)) ?? null;
  }

  // --- who sits where ---

  /** Take this seat, or the first open one. */
  sit(seat: number | null): Promise<boolean> {
    return this.change(api.join(this.id, { seat }));
  }

  /** Before the game, stand up; in a game, let a stand-in play on. Resolves to whether it was done. */
  leave(): Promise<boolean> {
    return this.change(api.leave(this.id));
  }

  setReady(ready: boolean): Promise<boolean> {
    return this.change(api.ready(this.id, { ready }));
  }

  /** The maker of the table puts a bot there, or opens the seat. */
  setSeat(seat: number, wish: SeatWish): Promise<boolean> {
    return this.change(api.setSeat(this.id, seat, wish));
  }

  takeBackSeat(): Promise<boolean> {
    return this.change(api.takeBackSeat(this.id));
  }

  callStandIn(seat: number): Promise<boolean> {
    return this.change(api.callStandIn(this.id, { seat }));
  }

  private async change(request: Promise<TableInfo>): Promise<boolean> {
    try {
      this.welcome(await request);
      this.problem = null;
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }

  // --- what the server says ---

  /** A table that is not there is known at once from its address, before a socket is opened. */
  private async enter(): Promise<void> {
    try {
      this.welcome(await api.table(this.id));
    } catch (error) {
      this.problem = problemOf(error);
      if (error instanceof RefusedRequest && error.status === 404) {
        this.absent = "missing";
        return;
      }
    }
    this.socket = new TableSocket((after) => tableAddress(this.id, after), {
      update: (update) => this.update(update),
      draft: (drafted) => this.draft(drafted),
      people: ({ table }) => this.welcome(table),
      chat: (chat) => this.talk.begin(chat),
      said: (said) => this.talk.hear(said),
      notice: ({ text }) => (this.notice = text),
      online: (online) => {
        this.online = online;
        this.everOnline ||= online;
      },
      gone: () => (this.absent = this.table ? "gone" : "missing"),
    });
  }

  private welcome(table: TableInfo): void {
    this.table = table;
    this.clocks.hear(table);
    if (table.state !== "over") keepPromise(table.id, table.commitment);
    this.stage ??= new Stage(gameModule(table.game));
    this.stage.root = this.felt;
  }

  private update({ table, view, events, anew }: Update): void {
    this.welcome(table);
    this.call(view);
    if (!view) return;
    // Others' moves do not take away an answer that is being read, but the end does.
    if (view.turn !== this.turn || view.over) this.problem = null;
    const lost = this.drafted > 0 && view.turn === this.turn;
    const unseen = lost ? events : events.slice(this.drafted);
    this.turn = view.turn;
    this.settled = view;
    this.told = anew ? events : [...this.told, ...events];
    this.drafted = 0;
    if (anew || lost) this.stage?.begin(view, this.told);
    else this.stage?.follow(view, unseen);
    // The end is not kept from a spectator who is still watching earlier moves.
    if (view.over && this.behind > 0) this.catchUp();
  }

  /** In the middle of the reader's own move: its first events may have been shown already. */
  private draft({ view, events }: Drafted): void {
    this.stage?.follow(view, events.slice(this.drafted));
    this.drafted = events.length;
  }

  /** Back to before the half-made move, of which nobody else knows. */
  private discard(): void {
    this.drafted = 0;
    if (this.settled) this.stage?.begin(this.settled, this.told);
  }

  private call(view: View | null): void {
    const asked = (view?.moves.length ?? 0) > 0 && !this.standIn;
    if (asked && this.asked === false && Date.now() - this.movedAt > JUST_MOVED) this.awaited();
    this.asked = asked;
  }
}
