import { beforeEach, expect, test, vi } from "vitest";
import type { Decision, Hint, Problem, Seat, TableInfo, View } from "../protocol";
import type { Limit } from "./socket";
import { Tutoring } from "./tutoring.svelte";

const HINT: Hint = {
  type: "hint",
  id: "m1",
  clues: [{ key: "where" }, { key: "kind" }],
  best: { move: "6 +W6", texts: [{ key: "six" }, { key: "card" }], chance: 0.6, error: 0.01, margin: 1 },
  back: false,
  why: [],
  beside: null,
};
const DECISION = { mark: "mistake", cost: 0.12, played: 1, why: [], options: [] } as unknown as Decision;

let table: TableInfo;
let view: View;
let wish: Limit | null;
const ask = vi.fn<(turn: number, draft: string) => Promise<Problem | null>>();
const refused = vi.fn();

function seat(kind: Seat["kind"], you = false): Seat {
  return { kind, you } as Seat;
}

/** A table that is played by the reader and a bot. */
function withBot(changes: Partial<TableInfo> = {}): TableInfo {
  const seats = [seat("human", true), seat("bot")];
  return { seats, state: "playing", unrated: "wish", tutor: false, ...changes } as TableInfo;
}

function meet(): Tutoring {
  return new Tutoring({
    table: () => table,
    view: () => view,
    sees: () => view.moves.length > 0,
    wish: () => wish,
    ask,
    refused,
  });
}

beforeEach(() => {
  table = withBot();
  view = { turn: 3, moves: [{ move: "6" }], draft: [] } as unknown as View;
  ask.mockReset().mockResolvedValue(null);
  refused.mockReset();
  wish = null;
});

test("it may be asked with bots alone, or where the table was opened with it", () => {
  expect(meet().possible).toBe(true);
  table = withBot({ seats: [seat("human", true), seat("human")] });
  expect(meet().possible).toBe(false);
  table = withBot({ seats: [seat("human", true), seat("human")], tutor: true });
  expect(meet().possible).toBe(true);
  table = withBot({ seats: [seat("human"), seat("bot")], tutor: true });
  expect(meet().possible).toBe(false);
});

test("a hint is told step by step", () => {
  const tutor = meet();
  void tutor.ask();
  expect([tutor.asking, ask.mock.calls]).toEqual([true, [[3, ""]]]);
  tutor.hear(HINT);
  expect([tutor.asking, tutor.told, tutor.isNamed]).toEqual([false, 1, false]);
  void tutor.ask();
  void tutor.ask();
  expect([tutor.told, tutor.isNamed]).toEqual([3, true]);
  void tutor.ask();
  expect(tutor.told).toBe(3);
});

test("a hint that would cost the rating is agreed to first", () => {
  table = withBot({ unrated: null });
  const tutor = meet();
  void tutor.ask();
  expect([tutor.doubting, ask.mock.calls]).toEqual([true, []]);
  tutor.decline();
  expect(tutor.doubting).toBe(false);
  void tutor.ask();
  tutor.agree();
  expect([tutor.doubting, tutor.asking, ask.mock.calls.length]).toEqual([false, true, 1]);
});

test("a tutor that is switched on thinks with the turn, once the reader has agreed", () => {
  wish = "mistake";
  table = withBot({ unrated: null });
  const tutor = meet();
  tutor.turned();
  expect([tutor.mustAgree, tutor.limit, ask.mock.calls]).toEqual([true, null, []]);
  tutor.agree();
  expect([tutor.mustAgree, tutor.limit, ask.mock.calls]).toEqual([false, "mistake", [[3, ""]]]);
  tutor.hear(HINT);
  expect(tutor.hint).toBeNull();
  void tutor.ask();
  expect([tutor.hint, ask.mock.calls.length]).toEqual([HINT, 1]);
});

test("somebody who wants no tutor in a game is not asked again, and not warned", () => {
  wish = "blunder";
  table = withBot({ unrated: null });
  const tutor = meet();
  tutor.decline();
  expect([tutor.mustAgree, tutor.limit]).toEqual([false, null]);
});

test("a hint goes on with the steps that follow it, and no others", () => {
  const tutor = meet();
  void tutor.ask();
  tutor.hear(HINT);
  tutor.stepped("6");
  expect([tutor.hint?.best.move, tutor.hint?.best.texts]).toEqual(["+W6", [{ key: "card" }]]);
  tutor.stepped("+E6");
  expect(tutor.hint).toBeNull();
});

test("a hint for another position is not told", () => {
  const tutor = meet();
  void tutor.ask();
  view = { ...view, draft: ["7"] };
  tutor.hear(HINT);
  expect([tutor.hint, tutor.asking]).toEqual([null, false]);
});

test("a warning takes the place of a hint and is over with the turn", () => {
  const tutor = meet();
  void tutor.ask();
  tutor.hear(HINT);
  tutor.warn(DECISION);
  expect([tutor.hint, tutor.warning, tutor.explained]).toEqual([null, DECISION, false]);
  void tutor.ask();
  expect(tutor.explained).toBe(true);
  tutor.turned();
  expect(tutor.warning).toBeNull();
});

test("a refusal is passed on, and may be followed by another try", async () => {
  const problem: Problem = { text: { key: "problem-busy" } };
  ask.mockResolvedValueOnce(problem);
  const tutor = meet();
  await tutor.ask();
  expect([refused.mock.calls, tutor.asking]).toEqual([[[problem]], false]);
  void tutor.ask();
  expect(ask).toHaveBeenCalledTimes(2);
});
