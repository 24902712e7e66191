/** Whole games of the arena as data: what practice opponents are like is told from them, and that they are still so from samples. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type Action,
  createGame,
  type Game,
  type Generator,
  type Revision,
  type Setup,
} from "../../src/engine/index.ts";
import { packed, unpacked } from "../../test/corpus/recorded.ts";
import type { PlayerName } from "./players.ts";

/** A whole game, and who has played each seat. */
export interface ArenaGame {
  /** From which its moves have their seeds: see `seedOfMove`. */
  readonly deal: string;
  readonly players: readonly PlayerName[];
  readonly setup: Setup;
  readonly generator?: Generator;
  /** The reading of the rules that it was played by. */
  readonly revision: Revision;
  readonly actions: readonly Action[];
}

/** Fifty games of practice opponents among themselves, and a match of two seats against greedy. */
export const RECORDINGS = ["among", "greedy"] as const;
export type Recording = (typeof RECORDINGS)[number];

const pathOf = (of: Recording) =>
  fileURLToPath(new URL(`../../test/opponent/recorded/${of}.jsonl.gz`, import.meta.url));

export const recordedGames = (of: Recording): ArenaGame[] => unpacked<ArenaGame>(readFileSync(pathOf(of)));

export const writeGames = (of: Recording, games: readonly ArenaGame[]): void =>
  writeFileSync(pathOf(of), packed(games));

export const begun = ({ setup, deal, generator, revision }: ArenaGame): Game =>
  createGame(setup, deal, generator, revision);

export const seedOfMove = (deal: string, actions: number): string => `${deal} move ${actions}`;
