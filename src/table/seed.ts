/** Where a table's shuffles come from, and how everybody can check that nobody chose them. */
import { createHash, randomBytes } from "node:crypto";

/** 128 bits that nobody can guess, in hex: drawn as a table opens, and secret until its game is over. */
export function newSeed(): string {
  return randomBytes(16).toString("hex");
}

/** SHA-256 of the seed's text, in hex: published as the table opens, so that the seed cannot be changed afterwards. */
export function hashOfSeed(seed: string): string {
  return createHash("sha256").update(seed).digest("hex");
}

/**
 * Discord's ids of the interactions by which the players sat down, in the order of the seats, and of the one that started
 * the game: a seat whose press was not noted has none (""). Whoever drew the seed knew none of them then.
 */
export interface StartPresses {
  readonly joins: readonly string[];
  readonly start: string;
}

/**
 * What a game is shuffled from: the seed, the presses of Join in the order of the seats and the press of Start, with a
 * colon between each two. `seeded` in the engine's `random.ts` says how the shuffles follow from this text.
 *
 *     seedMaterial("00ff", { joins: ["111", "222"], start: "333" }) // "00ff:111:222:333"
 *
 * Without presses it is the bare seed: so it was while seeds were drawn only as the game started.
 */
export function seedMaterial(seed: string, presses: StartPresses | null): string {
  return presses === null ? seed : [seed, ...presses.joins, presses.start].join(":");
}
