/** Whether a game's shuffles are what its table promised. */
import { seeded } from "../engine/index.ts";
import { hashOfSeed, type StartPresses, seedMaterial } from "./seed.ts";
import type { Table } from "./table.ts";

export interface CheckedShuffles {
  seed: string;
  /** What was published. */
  seedHash: string;
  /** What the seed hashes to. */
  hash: string;
  presses: StartPresses | null;
  /** Whether the game draws from the seed and the presses, as `seedMaterial` puts them together. */
  mixed: boolean;
}

/** Checks the seed of a game against what was published, and the game's own generator against the seed; null without a game. */
export function checkShuffles({ seed, seedHash, game, ...table }: Table): CheckedShuffles | null {
  if (seed === null || seedHash === null || game === null) return null;
  const { random } = game;
  const presses = table.presses ?? null;
  const begun = seeded(seedMaterial(seed, presses));
  // Of the former generator only the game played again tells: it keeps nothing of what it began from.
  const mixed = !("key" in random) || ("key" in begun && random.key === begun.key);
  return { seed, seedHash, hash: hashOfSeed(seed), presses, mixed };
}
