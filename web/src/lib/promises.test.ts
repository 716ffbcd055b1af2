import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPromise, promiseOf } from "./promises";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the first promise counts, whatever is said later", () => {
  expect(promiseOf("t1")).toBeNull();
  keepPromise("t1", "aa");
  keepPromise("t2", "bb");
  keepPromise("t1", "cc");
  expect([promiseOf("t1"), promiseOf("t2")]).toEqual(["aa", "bb"]);
});

test("of very many only the newest are kept", () => {
  for (let table = 0; table <= 100; table += 1) keepPromise(`t${table}`, `${table}`);
  expect([promiseOf("t0"), promiseOf("t1"), promiseOf("t100")]).toEqual([null, "1", "100"]);
});

test("what somebody else has stored in its place is ignored", () => {
  localStorage.setItem("parlour-promises", '[["t1"], 7, ["t2", "bb"]]');
  expect([promiseOf("t1"), promiseOf("t2")]).toEqual([null, "bb"]);
});
