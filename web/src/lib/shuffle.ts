/** Checking a shuffle, as docs/records.md says: from the seed that was promised before the deal follows every draw.
 *
 * The hashes come from a library: browsers have no SHAKE-256, and over plain HTTP, as at home, no SHA-256 either. */

import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The part of a record that tells of chance; the first records have no `bounds`. */
export interface Chance {
  commitment: string;
  seed: string;
  chance: number[][];
  bounds?: number[][];
}

export interface Findings {
  /** The seed is what the promise of the record was made from. */
  seed: boolean;
  /** The promise is the one this browser saw when the game began; null when it did not see it. */
  promise: boolean | null;
  /** How many draws there were, and how many of them follow from the seed; null when the record cannot tell. */
  draws: { all: number; right: number } | null;
}

const WORD_BYTES = 8;
const WORD_MASK = (1n << 62n) - 1n;

export function commitmentOf(seed: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("parlour shuffle 1 "), seed)));
}

/** The first `count` random words of a block. */
export function wordsOf(seed: Uint8Array, block: number, count: number): bigint[] {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(block));
  const stream = shake256(concatBytes(utf8ToBytes("parlour words 1 "), seed, number), {
    dkLen: count * WORD_BYTES,
  });
  const bytes = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  return Array.from({ length: count }, (_, i) => bytes.getBigUint64(i * WORD_BYTES) & WORD_MASK);
}

/** How many draws a block had, and how many of them follow from the seed. */
function countDraws(seed: Uint8Array, block: number, told: number[], bounds: number[]) {
  const words = wordsOf(seed, block, bounds.length);
  const right = words.filter((word, i) => Number(word % BigInt(bounds[i] || 1)) === told[i]).length;
  return { all: Math.max(told.length, bounds.length), right };
}

/** Check a record against its own promise and against the one that was kept when the game began, if any. */
export function checkShuffle(record: Chance, kept: string | null): Findings {
  const seed = hexToBytes(record.seed);
  const { chance, bounds } = record;
  const blocks = bounds && chance.map((told, block) => countDraws(seed, block, told, bounds[block] ?? []));
  const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  return {
    seed: commitmentOf(seed) === record.commitment,
    promise: kept === null ? null : kept === record.commitment,
    draws: blocks
      ? { all: sum(blocks.map(({ all }) => all)), right: sum(blocks.map(({ right }) => right)) }
      : null,
  };
}

/** Nothing speaks against the shuffle. */
export function isFair({ seed, promise, draws }: Findings): boolean {
  return seed && promise !== false && (draws === null || draws.all === draws.right);
}
