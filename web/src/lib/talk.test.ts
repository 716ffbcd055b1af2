import { beforeEach, describe, expect, test } from "vitest";
import type { Said } from "../protocol";
import { Talk } from "./talk.svelte";

const OWN = 0;

function line(number: number, seat: number | null): Said {
  return { number, seat, name: "Ann", guest: null, text: `line ${number}`, at: "2024-05-01T12:00:00Z" };
}

describe("what is said at a table", () => {
  let talk: Talk;
  beforeEach(() => {
    talk = new Talk(() => OWN);
    talk.begin({ said: [line(1, 1), line(2, 1)], muted: [] });
  });

  test("is no news when it was said before one came", () => {
    expect(talk.unread).toBe(0);
  });

  test("is counted until it is read, but not what one says oneself", () => {
    talk.hear(line(3, 1));
    talk.hear(line(4, OWN));
    talk.hear(line(5, null));
    expect(talk.unread).toBe(2);
    talk.markRead();
    expect(talk.unread).toBe(0);
  });

  test("is counted too when it comes after a reconnection", () => {
    talk.begin({ said: [line(1, 1), line(2, 1), line(3, 1)], muted: [] });
    expect(talk.unread).toBe(1);
  });

  test("is heard once, however often it is told", () => {
    talk.hear(line(3, 1));
    talk.hear(line(3, 1));
    expect(talk.said.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("goes when its speaker is muted", () => {
    talk.begin({ said: [], muted: [1] });
    expect(talk.said).toEqual([]);
    expect(talk.muted).toEqual([1]);
  });
});
