/**
 * The game's own generator, whose state lives in the game and in no view. Whoever knows the seed can make every draw
 * again with nothing but SHA-256, on any machine:
 *
 * - the key is SHA-256 of the UTF-8 text `b5-moderator shuffle:` followed by the seed;
 * - the stream is SHA-256(key, 0), SHA-256(key, 1), …: the 32 bytes of the key and the number as 8 bytes, each result
 *   read as eight 32-bit numbers; all numbers, these too, with the highest byte first;
 * - a draw of `n` takes the next number below the greatest multiple of `n` that 2^32 holds, and its remainder by `n`;
 * - a shuffle swaps the last item with a draw of all, the one before it with a draw of all but one, and so on.
 *
 * Whoever sees draws, of nine own cards or of a whole game, learns nothing of the key from them, and so of no other draw.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type XoshiroState, xoshiroSeeded, xoshiroWord } from "./xoshiro.ts";

/** What games draw from: new ones from SHA-256, and those that began before it from what they began with. */
export const GENERATORS = ["sha256", "xoshiro128"] as const;
export type Generator = (typeof GENERATORS)[number];

/** `key`: 64 hex digits. `drawn`: how many numbers of 32 bits have been taken from its stream. */
export interface HashedState {
  readonly key: string;
  readonly drawn: number;
}

export type RandomState = HashedState | XoshiroState;

/**
 * Hashed in front of the seed. A table publishes SHA-256 of the bare seed before the game: without this, that hash would
 * be the key.
 */
const PURPOSE = "b5-moderator shuffle:";

/** The state that a seed (any text) starts from. */
export function seeded(seed: string, generator: Generator = "sha256"): RandomState {
  if (generator === "xoshiro128") return xoshiroSeeded(seed);
  return { key: bytesToHex(sha256(utf8ToBytes(PURPOSE + seed))), drawn: 0 };
}

/** How many numbers one hash gives. */
const WORDS = 8;

interface Block {
  readonly key: string;
  readonly at: number;
  readonly words: readonly number[];
}

/** The eight numbers last drawn from: kept for speed alone, as they follow from the state. */
let last: Block | null = null;

function wordsOf(key: string, at: number): readonly number[] {
  if (last?.key === key && last.at === at) return last.words;
  const text = new Uint8Array(40);
  text.set(hexToBytes(key));
  for (let index = 39, rest = at; rest > 0; index--, rest = Math.floor(rest / 256)) text[index] = rest % 256;
  const words: number[] = Array.from({ length: WORDS }, () => 0);
  for (const [index, byte] of sha256(text).entries()) words[index >> 2] = (words[index >> 2] ?? 0) * 256 + byte;
  last = { key, at, words };
  return words;
}

/** The next 32 bits, as a number from 0 to 2^32 - 1, and the state after them. */
function word(state: RandomState): [number, RandomState] {
  if (!("key" in state)) return xoshiroWord(state);
  const { key, drawn } = state;
  const now = wordsOf(key, Math.floor(drawn / WORDS))[drawn % WORDS] ?? 0;
  return [now, { key, drawn: drawn + 1 }];
}

/** A whole number from 0 to `below` - 1, without bias, and the state after it. */
export function draw(state: RandomState, below: number): [number, RandomState] {
  if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new RangeError(`nothing is drawn of ${below}`);
  const limit = Math.floor(2 ** 32 / below) * below;
  let now = state;
  for (;;) {
    const [value, next] = word(now);
    if (value < limit) return [value % below, next];
    now = next;
  }
}

/** The items in a random order (Fisher–Yates), and the state after it. */
export function shuffled<T>(state: RandomState, items: readonly T[]): [T[], RandomState] {
  const result = items.slice();
  let now = state;
  for (let end = result.length - 1; end > 0; end--) {
    const [pick, next] = draw(now, end + 1);
    now = next;
    const held = result[end] as T;
    result[end] = result[pick] as T;
    result[pick] = held;
  }
  return [result, now];
}
