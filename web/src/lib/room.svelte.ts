/** A live table as the browser knows it: who sits there, what has happened, and the line to the server. */

import { gameModule } from "../games";
import type { Problem, TableInfo, Update } from "../protocol";
import { api, RefusedRequest } from "./api";
import { problemOf } from "./house.svelte";
import { namesAt } from "./names";
import { TableSocket, tableAddress } from "./socket";
import { Stage } from "./stage.svelte";

/** A pointer that only passes over things asks nothing (in milliseconds). */
const A_LOOK = 120;

export class Room {
  table = $state.raw<TableInfo | null>(null);
  stage = $state.raw<Stage | null>(null);
  online = $state(false);
  everOnline = $state(false);
  /** There never was such a table, or it has been cleared away. */
  absent = $state<"missing" | "gone" | null>(null);
  /** Why the last thing asked or tried is not possible. */
  problem = $state.raw<Problem | null>(null);
  /** What the move under the pointer would do. */
  preview = $state<string | null>(null);
  pending = $state<string | null>(null);
  names = $derived(this.table ? namesAt(this.table) : []);

  private socket: TableSocket | null = null;
  private question: ReturnType<typeof setTimeout> | undefined;
  private turn = -1;
  private felt: HTMLElement | undefined;
  private readonly hurry = () => this.socket?.hurry();

  constructor(private readonly id: string) {
    addEventListener("online", this.hurry);
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
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  async play(move: string): Promise<void> {
    const view = this.stage?.view;
    if (!view || this.pending) return;
    this.pending = move;
    this.preview = null;
    this.problem = (await this.socket?.play(move, view.turn)) ?? null;
    this.pending = null;
  }

  /** Ask why a move is not possible. While things still move, the answer would tell what is not yet shown. */
  ask(move: string): void {
    clearTimeout(this.question);
    if (this.stage?.event) return;
    const question = setTimeout(async () => {
      const problem = (await this.socket?.why(move)) ?? null;
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
      people: ({ table }) => (this.table = table),
      online: (online) => {
        this.online = online;
        this.everOnline ||= online;
      },
      gone: () => (this.absent = this.table ? "gone" : "missing"),
    });
  }

  private welcome(table: TableInfo): void {
    this.table = table;
    this.stage ??= new Stage(gameModule(table.game));
    this.stage.root = this.felt;
  }

  private update({ table, view, events }: Update): void {
    this.welcome(table);
    if (!view) return;
    // Others' moves do not take away an answer that is being read, but the end does.
    if (view.turn !== this.turn || view.over) this.problem = null;
    this.turn = view.turn;
    this.stage?.follow(view, events);
  }
}
