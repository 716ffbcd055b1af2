/** A live table as the browser knows it: who sits there, what has happened, and the line to the server. */

import { fetchGame, gameModule, isFetched } from "../games";
import type {
  Device,
  Drafted,
  Event,
  Problem,
  Proposal,
  SeatWish,
  TableInfo,
  Text,
  Update,
  View,
} from "../protocol";
import { api, RefusedRequest } from "./api";
import { branchNames, isByOne, lent } from "./branches";
import { TableClocks } from "./clocks.svelte";
import { problemOf } from "./house.svelte";
import { mySeat, namesAt } from "./names";
import { keepPromise } from "./promises";
import { settings } from "./settings.svelte";
import { awaitedHere, handing, sharedSeats, sinceThen } from "./sharing";
import { type Limit, TableSocket, tableAddress } from "./socket";
import { Stage } from "./stage.svelte";
import { Talk } from "./talk.svelte";
import { Tutoring } from "./tutoring.svelte";

/** A pointer that only passes over things asks nothing (in milliseconds). */
const A_LOOK = 120;
/** Whoever moved so recently has their eyes on the table and need not be called (in milliseconds). */
const JUST_MOVED = 3000;

/** Refusals that say only what the prompt says too: who only asked need not read it twice. */
const REPEATS_PROMPT = /-illegal-(.*-now|not-your-turn)$/;

/** What is asked, and of whom; an answer or a note about it is stale when this changes. */
function askedIn({ turn, prompt, moves }: View): string {
  return JSON.stringify([turn, prompt.key, prompt.args?.seat, moves.map(({ move }) => move)]);
}

/** The answer only repeats the prompt, or what was asked by its fields is no move of the game at all. */
function saysNothing({ text: { key } }: Problem, asked: string): boolean {
  return REPEATS_PROMPT.test(key) || (asked.startsWith("{") && key === "problem-move-unreadable");
}

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
  /** What the seats of a branch are called if one person moves for all. */
  private borrowed = $state.raw<string[] | null>(null);
  names = $derived(this.borrowed ?? (this.table ? namesAt(this.table) : []));
  /** The seats of the people who share this device; none if the reader plays alone on it. */
  shared = $derived(this.table ? sharedSeats(this.table) : []);
  /** The seat whose person has the shared device; null while nobody has. */
  held = $state<number | null>(null);
  /** Those who share the device and are waited for, in the order in which they take it. */
  awaitedHere = $state.raw<number[]>([]);
  /** Everybody that the table waits for. */
  waiting = $state.raw<number[]>([]);
  /** What has happened since the last turn of the person who has just taken the device. */
  since = $state.raw<Event[]>([]);
  /** Those who were waited for when somebody else took the device to look. */
  private passedOver = $state.raw<number[]>([]);
  /** Somebody on this device sees what the others may not. */
  private hidden = $state(true);
  private isCoverable = $derived(this.shared.length > 0 && this.table?.state === "playing" && this.hidden);
  /** The curtain is down: of the position nothing is shown. */
  covered = $derived(this.isCoverable && this.held === null);
  /** The curtain can be let down by hand. */
  coverable = $derived(this.isCoverable && this.held !== null);
  /** What becomes of the shared device once everything has been shown to the person who has it. */
  handing = $derived.by(() => {
    if (!this.shared.length || this.table?.state !== "playing" || this.stage?.event) return "keep";
    const { held, awaitedHere: awaited, passedOver, hidden } = this;
    return handing({ held, awaited, passedOver, hidden });
  });
  /** The reader's own seat; for somebody who moves for all, the one whose turn it is; on a shared device, its holder's. */
  seat = $derived.by(() => {
    const own = this.table ? mySeat(this.table) : null;
    if (this.shared.length && this.table?.state !== "open") return this.held;
    return own !== null && this.borrowed ? (this.stage?.view?.seat ?? own) : own;
  });
  /** Who sits where, as the board tells it. */
  seats = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    if (this.shared.length) return seats.map((seat, number) => ({ ...seat, you: number === this.held }));
    return this.borrowed ? lent(seats, this.borrowed, this.seat) : seats;
  });
  /** How many moves a spectator has yet to be shown, if it is more than the one that is being shown. */
  behind = $derived.by(() => {
    const moves = this.stage?.behind ?? 0;
    return this.seat === null && moves > 1 ? moves : 0;
  });
  /** The reader is in the middle of a move, which is taken back without anybody knowing of it. */
  isDrafting = $derived((this.stage?.view?.draft?.length ?? 0) > 0);
  /** A stand-in plays for the reader. */
  standIn = $derived(this.seat !== null && this.table?.seats[this.seat]?.stand_in != null);
  readonly clocks = new TableClocks();
  readonly talk = new Talk(() => this.seat);
  readonly tutor = new Tutoring({
    table: () => this.table,
    view: () => this.latest,
    sees: () => (this.stage?.view?.moves.length ?? 0) > 0,
    wish: () => (settings.tutor === "off" ? null : settings.tutor),
    ask: async (turn, draft) => (await this.socket?.askHint(turn, draft)) ?? null,
    refused: (problem) => (this.problem = problem),
  });

  private socket: TableSocket | null = null;
  /** The seat whose view was asked for last, on a shared device. */
  private wanted: number | null = null;
  private question: ReturnType<typeof setTimeout> | undefined;
  private turn = -1;
  /** The last view and all events that everybody was told of: what a half-made move of the reader goes back to. */
  private settled: View | null = null;
  private told: Event[] = [];
  /** The last view of all, with the reader's half-made move. */
  private latest: View | null = null;
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
    clearTimeout(this.question);
    this.clocks.close();
    this.socket?.close();
  }

  // --- what the reader does ---

  async play(move: string): Promise<void> {
    const view = this.stage?.view;
    if (view) await this.send(move, whole(view, move), view.turn, this.tutor.limit);
  }

  /** Make the move that the tutor has warned of. */
  async playAnyway(): Promise<void> {
    const view = this.stage?.view;
    const costly = this.tutor.warning;
    const move = costly?.options[costly.played ?? 0]?.move;
    if (!view || !move) return;
    this.tutor.dismiss();
    await this.send(move, move, view.turn, null);
  }

  /** Go back to before a move of several steps that the reader has begun. */
  takeStepsBack(): void {
    if (this.isDrafting) this.discard();
  }

  private async send(step: string, move: string, turn: number, warn: Limit | null): Promise<void> {
    if (this.pending) return;
    this.pending = step;
    this.preview = null;
    this.movedAt = Date.now();
    const seat = this.borrowed || this.shared.length ? (this.stage?.view?.seat ?? null) : null;
    await this.tell(this.socket?.play(move, turn, { warn, seat }));
    this.pending = null;
  }

  /** Say why what was asked is not possible; if the device has gone to somebody else meanwhile, it is not theirs to know. */
  private async tell(answer: Promise<Problem | null> | undefined): Promise<void> {
    const holder = this.held;
    const problem = (await answer) ?? null;
    if (holder === this.held) this.problem = problem;
  }

  /** Ask why a move is not possible. While things still move, the answer would tell what is not yet shown. */
  ask(move: string): void {
    clearTimeout(this.question);
    const view = this.stage?.view;
    if (!view || this.stage?.event) return;
    const question = setTimeout(async () => {
      const problem = (await this.socket?.why(whole(view, move))) ?? null;
      // `cover` drops the question.
      const now = this.stage?.view;
      if (question !== this.question || !now || askedIn(now) !== askedIn(view)) return;
      this.problem = problem && saysNothing(problem, move) ? null : problem;
    }, A_LOOK);
    this.question = question;
  }

  /** A whole move with these steps in it, if there is one; otherwise it is said why not. */
  async propose(wish: string): Promise<Proposal | null> {
    const view = this.stage?.view;
    if (!view || this.stage?.event) return null;
    const found = (await this.socket?.askProposal(view.turn, wish)) ?? null;
    if (found === null || "move" in found) return found;
    this.say(null);
    this.problem = found;
    return null;
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
    this.tutor.dismiss();
    if (view?.draft?.length) return this.discard();
    if (!view?.undo || this.table?.undo) return;
    this.movedAt = Date.now();
    await this.tell(this.socket?.undo(view.number));
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

  // --- a device that several people share ---

  /** The person in that seat has the device now: ask for what they may know. */
  async take(seat: number): Promise<void> {
    this.wanted = seat;
    this.problem = (await this.socket?.take(seat)) ?? null;
  }

  /** Let the curtain fall: nothing stays here of what the person who had the device could see. */
  cover(): void {
    this.forget();
    this.wanted = null;
    void this.socket?.take(null);
  }

  /** Give the device to whoever is next. */
  pass(): void {
    const next = this.handing;
    if (next === "cover") this.cover();
    else if (next !== "keep") void this.take(next);
  }

  private forget(): void {
    clearTimeout(this.question);
    this.question = undefined;
    this.held = null;
    this.problem = this.preview = this.pending = null;
    this.settled = this.latest = null;
    this.told = this.since = [];
    this.drafted = 0;
    this.turn = -1;
    this.tutor.turned();
    if (!this.stage || !this.table) return;
    this.stage.root = undefined;
    this.stage.skip();
    this.stage = new Stage(gameModule(this.table.game));
    this.stage.root = this.felt;
  }

  /** Whether a view is of the seat that was asked for. Others are late: they were sent to the person before. */
  private isMeant(view: View): boolean {
    return !this.shared.length || view.seat === this.wanted;
  }

  /** Somebody else than before now looks at the table. */
  private handOver(view: View, events: Event[], device: Device): void {
    this.forget();
    this.held = view.seat;
    this.passedOver = view.seat === null ? [] : this.awaitedHere;
    this.since = view.seat === null ? [] : sinceThen(events, device.since);
  }

  // --- who sits where ---

  /** Take this seat, or the first open one. */
  sit(seat: number | null): Promise<boolean> {
    return this.change(api.join(this.id, { seat }));
  }

  /** Before the game, stand up; in a game, let a stand-in play on. Resolves to whether it was done.
   * On a shared device, only the person in that seat leaves, or with null, everybody. */
  leave(seat: number | null = null): Promise<boolean> {
    return this.change(api.leave(this.id, { seat }));
  }

  setReady(ready: boolean): Promise<boolean> {
    return this.change(api.ready(this.id, { ready }));
  }

  /** The maker of the table puts a bot there, or opens the seat. */
  setSeat(seat: number, wish: SeatWish): Promise<boolean> {
    return this.change(api.setSeat(this.id, seat, wish));
  }

  takeBackSeat(): Promise<boolean> {
    return this.change(api.takeBackSeat(this.id, { seat: this.held }));
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
      const table = await api.table(this.id);
      await fetchGame(table.game);
      this.welcome(table);
    } catch (error) {
      this.problem = problemOf(error);
      if (error instanceof RefusedRequest && error.status === 404) {
        this.absent = "missing";
        return;
      }
    }
    this.socket = new TableSocket((after, seat) => tableAddress(this.id, after, seat), {
      update: (update) => this.withGame(update, () => this.update(update)),
      draft: (drafted) => this.isMeant(drafted.view) && this.draft(drafted),
      warned: ({ decision }) => decision.seat === this.seat && this.tutor.warn(decision),
      hint: (hint) => this.tutor.hear(hint),
      people: (people) => this.withGame(people, () => this.welcome(people.table)),
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

  /** Where the table was not known before the socket spoke, its game is fetched first; what is said waits in order. */
  private withGame({ table }: { table: TableInfo }, act: () => void): void {
    if (isFetched(table.game)) act();
    else void fetchGame(table.game).then(act);
  }

  private welcome(table: TableInfo): void {
    this.table = table;
    this.clocks.hear(table);
    if (table.state !== "over") keepPromise(table.id, table.commitment);
    this.stage ??= new Stage(gameModule(table.game));
    this.stage.root = this.felt;
    if (isByOne(table) && !this.borrowed) void this.borrow(table);
  }

  private async borrow(table: TableInfo): Promise<void> {
    this.borrowed = namesAt(table);
    this.borrowed = await branchNames(table).catch(() => this.borrowed);
  }

  private update({ table, view, events, anew, device }: Update): void {
    this.welcome(table);
    if (!view) return this.call(view);
    if (!this.isMeant(view)) return;
    this.waiting = view.waiting;
    this.awaitedHere = awaitedHere(table, this.shared, view);
    this.hidden = device?.hidden ?? true;
    this.call(view);
    if (device && (view.seat !== this.held || !this.settled)) this.handOver(view, events, device);
    if (this.held !== null && this.awaitedHere.includes(this.held)) this.passedOver = [];
    // Others' moves do not take away an answer that is being read, unless something else is asked after them.
    if (!this.settled || askedIn(view) !== askedIn(this.settled)) this.problem = this.preview = null;
    const lost = this.drafted > 0 && view.turn === this.turn;
    const unseen = lost ? events : events.slice(this.drafted);
    // Somebody who moves for all now looks through other eyes: what flies from hand to hand was another's to see.
    const anotherSeat = this.settled !== null && this.settled.seat !== view.seat;
    const turned =
      view.turn !== this.turn || anew || lost || this.settled?.moves.length !== view.moves.length;
    this.turn = view.turn;
    this.settled = this.latest = view;
    this.told = anew ? events : [...this.told, ...events];
    this.drafted = 0;
    if (anew || lost || anotherSeat) this.stage?.begin(view, this.told);
    else this.stage?.follow(view, unseen);
    if (turned || anotherSeat) this.tutor.turned();
    // The end is not kept from a spectator who is still watching earlier moves.
    if (view.over && this.behind > 0) this.catchUp();
  }

  /** In the middle of the reader's own move: its first events may have been shown already. */
  private draft({ view, events }: Drafted): void {
    this.latest = view;
    this.stage?.follow(view, events.slice(this.drafted));
    this.drafted = events.length;
    this.tutor.stepped(view.draft?.at(-1));
  }

  /** Back to before the half-made move, of which nobody else knows. */
  private discard(): void {
    this.drafted = 0;
    this.latest = this.settled;
    this.tutor.turned();
    if (this.settled) this.stage?.begin(this.settled, this.told);
  }

  private call(view: View | null): void {
    const asked = this.awaitedHere.length > 0 || ((view?.moves.length ?? 0) > 0 && !this.standIn);
    if (asked && this.asked === false && Date.now() - this.movedAt > JUST_MOVED) this.awaited();
    this.asked = asked;
  }
}
