import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromBrowser, ToBrowser } from "../protocol";
import { type Line, TableSocket } from "./socket";

/** The server's end of the line. */
class FakeLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readonly heard: FromBrowser[] = [];

  constructor(readonly address: string) {}

  send(message: string): void {
    this.heard.push(JSON.parse(message) as FromBrowser);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }

  drop(code = 1006): void {
    this.onclose?.call(this as unknown as WebSocket, { code } as CloseEvent);
  }

  say(message: ToBrowser): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }
}

const nothing = {
  update: vi.fn(),
  draft: vi.fn(),
  warned: vi.fn(),
  hint: vi.fn(),
  people: vi.fn(),
  chat: vi.fn(),
  said: vi.fn(),
  notice: vi.fn(),
  online: vi.fn(),
  gone: vi.fn(),
};
let lines: FakeLine[];

function connect(listener = nothing): TableSocket {
  lines = [];
  return new TableSocket(
    (after) => `/ws?after=${after}`,
    listener,
    (address) => {
      const line = new FakeLine(address);
      lines.push(line);
      return line;
    },
  );
}

const line = (index: number): FakeLine => {
  const found = lines[index];
  if (!found) throw new Error(`there is no line ${index}`);
  return found;
};

const view = { number: 7 } as never;
const table = {} as never;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a table's socket", () => {
  test("answers a play with null when it is accepted", async () => {
    const socket = connect();
    line(0).open();
    const answer = socket.play("R7", 3);
    expect(line(0).heard).toEqual([{ type: "play", id: "m1", turn: 3, move: "R7" }]);
    line(0).say({ type: "accepted", id: "m1", number: 12 });
    expect(await answer).toBeNull();
  });

  test("a half-made move is answered with what its maker sees", async () => {
    const listener = { ...nothing, draft: vi.fn() };
    const socket = connect(listener);
    line(0).open();
    const answer = socket.play("7x2", 3);
    const drafted: ToBrowser = { type: "draft", id: "m1", view, events: [] };
    line(0).say(drafted);
    expect(await answer).toBeNull();
    expect(listener.draft).toHaveBeenCalledWith(drafted);
  });

  test("gives the reason for a refusal, and the answer to a why", async () => {
    const socket = connect();
    line(0).open();
    const problem = { text: { key: "too-late", args: {} }, rule: "NJ-8" };
    const played = socket.play("x1", 0);
    const asked = socket.why("x2");
    line(0).say({ type: "because", id: "m2", problem });
    line(0).say({ type: "refused", id: "m1", problem });
    expect(await asked).toEqual(problem);
    expect(await played).toEqual(problem);
  });

  test("a wish is answered with a whole move, or with the reason why there is none", async () => {
    const socket = connect();
    line(0).open();
    const proposal: ToBrowser = { type: "proposal", id: "m1", move: ">e6", gain: 3, parts: [], events: [] };
    const problem = { text: { key: "no-line", args: {} }, rule: "PD-13" };
    const proposed = socket.askProposal(3, ">e6");
    const none = socket.askProposal(3, ">a1");
    expect(line(0).heard[0]).toEqual({ type: "ask_proposal", id: "m1", turn: 3, move: ">e6" });
    line(0).say(proposal);
    line(0).say({ type: "refused", id: "m2", problem });
    expect(await proposed).toEqual(proposal);
    expect(await none).toEqual(problem);
  });

  test("comes back by itself and asks for what it has missed", () => {
    connect();
    line(0).open();
    line(0).say({ type: "update", table, view, events: [] });
    line(0).drop();
    vi.advanceTimersByTime(500);
    expect(lines.map(({ address }) => address)).toEqual(["/ws?after=-1", "/ws?after=7"]);
  });

  test("says an unanswered play again after a reconnection", async () => {
    const socket = connect();
    line(0).open();
    const answer = socket.play("P10", 4);
    line(0).drop();
    vi.advanceTimersByTime(500);
    line(1).open();
    expect(line(1).heard).toEqual(line(0).heard);
    line(1).say({ type: "accepted", id: "m1", number: 9 });
    expect(await answer).toBeNull();
  });

  test("hands on what is said and what the house has to say", () => {
    const listener = { ...nothing, chat: vi.fn(), said: vi.fn(), notice: vi.fn() };
    connect(listener);
    line(0).open();
    const said = { number: 1, seat: 0, name: "Ann", guest: null, text: "Hi", at: "2024-05-01T12:00:00Z" };
    line(0).say({ type: "chat", said: [], muted: [1] });
    line(0).say({ type: "said", ...said });
    line(0).say({ type: "notice", text: null });
    expect(listener.chat).toHaveBeenCalledWith({ type: "chat", said: [], muted: [1] });
    expect(listener.said).toHaveBeenCalledWith({ type: "said", ...said });
    expect(listener.notice).toHaveBeenCalledWith({ type: "notice", text: null });
  });

  test("says everything else that people do at a table", () => {
    const socket = connect();
    line(0).open();
    void socket.say("Hi");
    void socket.mute(1, true);
    void socket.undo(17);
    void socket.agree(18, false);
    expect(line(0).heard).toEqual([
      { type: "say", id: "m1", text: "Hi" },
      { type: "mute", id: "m2", seat: 1, on: true },
      { type: "undo", id: "m3", number: 17 },
      { type: "agree", id: "m4", number: 18, on: false },
    ]);
  });

  test("tells when the line is down and when it is up again", () => {
    const online = vi.fn();
    connect({ ...nothing, online });
    line(0).open();
    line(0).drop();
    vi.advanceTimersByTime(500);
    line(1).open();
    expect(online.mock.calls).toEqual([[true], [false], [true]]);
  });

  test("waits longer after every failure, unless the network says it is back", () => {
    const socket = connect();
    line(0).drop();
    vi.advanceTimersByTime(500);
    line(1).drop();
    vi.advanceTimersByTime(500);
    expect(lines).toHaveLength(2);
    socket.hurry();
    expect(lines).toHaveLength(3);
  });

  test("takes a line for dropped when the network is gone, and comes back with it", () => {
    const online = vi.fn();
    const socket = connect({ ...nothing, online });
    line(0).open();
    socket.lose();
    expect(online).toHaveBeenLastCalledWith(false);
    void socket.play("R4", 3);
    expect(line(0).heard).toEqual([]);
    socket.hurry();
    line(1).open();
    expect(line(1).heard).toEqual([{ type: "play", id: "m1", turn: 3, move: "R4" }]);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(2);
  });

  test("does not come back to a table that is gone, and says so", () => {
    const gone = vi.fn();
    const socket = connect({ ...nothing, gone });
    line(0).open();
    line(0).drop();
    vi.advanceTimersByTime(500);
    expect(gone).not.toHaveBeenCalled();
    line(1).drop(4404);
    socket.hurry();
    vi.advanceTimersByTime(60_000);
    expect(gone).toHaveBeenCalledOnce();
    expect(lines).toHaveLength(2);
  });

  test("stays closed when it was closed on purpose", () => {
    const socket = connect();
    line(0).open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });
});
