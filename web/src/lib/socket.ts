/** A table's web socket: it comes back by itself when the line drops, and loses nothing.
 *
 * Every `play` waits here until it is answered. After a reconnection the unanswered ones are said again;
 * their `turn` makes sure that the server accepts each only once. */

import type {
  Chat,
  Drafted,
  FromBrowser,
  Hint,
  Notice,
  People,
  Play,
  Problem,
  Proposal,
  Said,
  ToBrowser,
  Update,
  Warned,
} from "../protocol";
import { backoff } from "./backoff";

export interface Listener {
  update(update: Update): void;
  /** The reader is in the middle of a move; nobody else knows of it. */
  draft(drafted: Drafted): void;
  /** The move has not been made: the tutor says what it would cost. */
  warned(warned: Warned): void;
  hint(hint: Hint): void;
  people(people: People): void;
  chat(chat: Chat): void;
  said(said: Said): void;
  notice(notice: Notice): void;
  online(online: boolean): void;
  /** The server has no such table (any more): the socket does not come back. */
  gone(): void;
}

/** The part of WebSocket that is used, so that a test can stand in for it. */
export type Line = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">;
export type Connect = (address: string) => Line;

/** The code with which the server closes the socket of a table it does not have. */
const NO_SUCH_TABLE = 4404;

/** How bad a move must be for the tutor to warn of it. */
export type Limit = NonNullable<Play["warn"]>;

interface Waiting {
  said: FromBrowser;
  answer(problem: Problem | null, proposal: Proposal | null): void;
}

/** `seat`: on a device that several people share, that of the person who has it. */
export function tableAddress(id: string, after: number, seat: number | null): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const taken = seat === null ? "" : `&seat=${seat}`;
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}?after=${after}${taken}`;
}

export class TableSocket {
  private line: Line | null = null;
  private open = false;
  private closed = false;
  private attempt = 0;
  private after = -1;
  private seat: number | null = null;
  private count = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly address: (after: number, seat: number | null) => string,
    private readonly listener: Listener,
    private readonly connectTo: Connect = (address) => new WebSocket(address),
  ) {
    this.connect();
  }

  /** Make a move, or the beginning of one; resolves to null when it was accepted, else to the reason.
   * A move as bad as `warn` is answered with a warning instead. `seat` is said by somebody who moves for all. */
  play(
    move: string,
    turn: number,
    { warn = null, seat = null }: { warn?: Limit | null; seat?: number | null } = {},
  ): Promise<Problem | null> {
    const more = { ...(warn && { warn }), ...(seat !== null && { seat }) };
    return this.ask({ type: "play", id: this.newId(), turn, move, ...more });
  }

  /** Ask for a hint, with the steps of a half-made move so far; resolves to the reason when there is none. */
  askHint(turn: number, move: string): Promise<Problem | null> {
    return this.ask({ type: "ask_hint", id: this.newId(), turn, move });
  }

  /** Ask for a whole move with these steps in it; resolves to the reason when there is none. */
  askProposal(turn: number, move: string): Promise<Proposal | Problem | null> {
    const said: FromBrowser = { type: "ask_proposal", id: this.newId(), turn, move };
    return new Promise((answer) => this.send(said, (problem, proposal) => answer(proposal ?? problem)));
  }

  /** Why a move is not allowed; null when it is. */
  why(move: string): Promise<Problem | null> {
    return this.ask({ type: "why", id: this.newId(), move });
  }

  say(text: string): Promise<Problem | null> {
    return this.ask({ type: "say", id: this.newId(), text });
  }

  mute(seat: number, on: boolean): Promise<Problem | null> {
    return this.ask({ type: "mute", id: this.newId(), seat, on });
  }

  /** Take the last move back, or ask the others to agree. `number` is that of the view it was wished in. */
  undo(number: number): Promise<Problem | null> {
    return this.ask({ type: "undo", id: this.newId(), number });
  }

  /** Answer somebody who would like to take a move back, or withdraw one's own wish. */
  agree(number: number, on: boolean): Promise<Problem | null> {
    return this.ask({ type: "agree", id: this.newId(), number, on });
  }

  /** The device goes to the person in that seat, or with null, to nobody. What was told before was for another. */
  take(seat: number | null): Promise<Problem | null> {
    this.seat = seat;
    this.after = -1;
    return this.ask({ type: "take", id: this.newId(), seat });
  }

  /** Try at once, without waiting for the rest of the pause: the network has just come back. */
  hurry(): void {
    if (this.open || this.closed || this.line) return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** The network is gone: a line that is cut without a word would look open for minutes. */
  lose(): void {
    if (!this.line) return;
    const line = this.line;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
    this.dropped();
  }

  close(): void {
    this.closed = true;
    this.open = false;
    clearTimeout(this.retry);
    this.line?.close();
  }

  private newId(): string {
    this.count += 1;
    return `m${this.count}`;
  }

  private ask(said: FromBrowser): Promise<Problem | null> {
    return new Promise((answer) => this.send(said, answer));
  }

  private send(said: FromBrowser, answer: Waiting["answer"]): void {
    this.waiting.set(said.id, { said, answer });
    if (this.open) this.line?.send(JSON.stringify(said));
  }

  private connect(): void {
    const line = this.connectTo(this.address(this.after, this.seat));
    this.line = line;
    line.onopen = () => {
      this.open = true;
      this.attempt = 0;
      this.listener.online(true);
      for (const { said } of this.waiting.values()) line.send(JSON.stringify(said));
    };
    line.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as ToBrowser);
    line.onclose = ({ code }) => this.dropped(code);
  }

  private dropped(code?: number): void {
    this.line = null;
    this.open = false;
    if (this.closed) return;
    this.listener.online(false);
    if (code === NO_SUCH_TABLE) {
      this.closed = true;
      return this.listener.gone();
    }
    this.retry = setTimeout(() => this.connect(), backoff(this.attempt));
    this.attempt += 1;
  }

  private hear(message: ToBrowser): void {
    switch (message.type) {
      case "update":
        if (message.view) this.after = message.view.number;
        return this.listener.update(message);
      case "people":
        return this.listener.people(message);
      case "chat":
        return this.listener.chat(message);
      case "said":
        return this.listener.said(message);
      case "notice":
        return this.listener.notice(message);
      case "draft":
        this.listener.draft(message);
        return this.answered(message.id, null);
      case "warned":
        this.listener.warned(message);
        return this.answered(message.id, null);
      case "hint":
        this.listener.hint(message);
        return this.answered(message.id, null);
      case "proposal":
        return this.answered(message.id, null, message);
      case "accepted":
        return this.answered(message.id, null);
      case "refused":
      case "because":
        return this.answered(message.id, message.problem);
    }
  }

  private answered(id: string | null, problem: Problem | null, proposal: Proposal | null = null): void {
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (!waiting || id === null) return;
    this.waiting.delete(id);
    waiting.answer(problem, proposal);
  }
}
