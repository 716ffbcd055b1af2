import { describe, expect, test } from "vitest";
import { type Chance, checkShuffle, commitmentOf, isFair, wordsOf } from "./shuffle";

/** Games that the repository keeps, so that nothing changes their outcome unseen. */
const records = import.meta.glob<Chance>("../../../tests/games/*/records/*.json", {
  eager: true,
  import: "default",
});

function golden(path: string): Chance {
  const record = records[`../../../tests/games/${path}`];
  if (!record) throw new Error(`tests/games/${path} is missing`);
  return structuredClone(record);
}

describe("the check of a shuffle", () => {
  test("makes the promise and the words that docs/records.md tells", () => {
    const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
    expect(commitmentOf(seed)).toBe("ea8c5e98a1058724d3eb07cb5c75b96174c8f7c6f035489a11adb3f0ba46c806");
    expect(wordsOf(seed, 0, 3)).toEqual([453062250694885878n, 3429908556194621698n, 501767121411681322n]);
  });

  test.each(["pandaspin/records/points-5.json", "pandorum/records/four-players.json"])(
    "finds every draw of %s",
    (path) => {
      const record = golden(path);
      const draws = record.chance.flat().length;
      const found = checkShuffle(record, record.commitment);
      expect(found).toEqual({ seed: true, promise: true, draws: { all: draws, right: draws } });
      expect(draws).toBeGreaterThan(50);
      expect(isFair(found)).toBe(true);
    },
  );

  test("catches a single draw that was changed", () => {
    const record = golden("pandaspin/records/points-5.json");
    const last = record.chance.at(-1) ?? [];
    last[0] = last[0] === 0 ? 1 : 0;
    const found = checkShuffle(record, null);
    expect((found.draws?.all ?? 0) - (found.draws?.right ?? 0)).toBe(1);
    expect(isFair(found)).toBe(false);
  });

  test("catches a draw that was added, and one that was left out", () => {
    const added = golden("pandaspin/records/points-5.json");
    added.chance[0]?.push(0);
    expect(isFair(checkShuffle(added, null))).toBe(false);
    const leftOut = golden("pandaspin/records/points-5.json");
    leftOut.chance[0]?.pop();
    expect(isFair(checkShuffle(leftOut, null))).toBe(false);
  });

  test("catches another seed than the promised one, and another promise than the one seen", () => {
    const record = golden("pandorum/records/two-players.json");
    expect(checkShuffle({ ...record, seed: "00".repeat(32) }, null).seed).toBe(false);
    const found = checkShuffle(record, "f".repeat(64));
    expect(found.promise).toBe(false);
    expect(isFair(found)).toBe(false);
  });

  test("says what it cannot tell of the first records", () => {
    const record = golden("ninjan/records/three-players-by-sum.json");
    expect(checkShuffle(record, null)).toEqual({ seed: true, promise: null, draws: null });
  });
});
