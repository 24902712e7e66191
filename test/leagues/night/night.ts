/** Nights of players 1 to n, whose races go round. */
import { RACES } from "../../../src/engine/index.ts";
import {
  type Entering,
  type Entry,
  type EntryOf,
  type Night,
  openedNight,
  type Said,
  USUAL_SETTINGS,
  withEntry,
} from "../../../src/leagues/night/index.ts";

export function entering(user: string): Entering {
  const race = RACES[(Number(user) - 1) % RACES.length] ?? "narn";
  return { user, name: `Player ${user}`, race, faction: "home", deck: `deck${user}` };
}

export function opening(players: number, settings: Partial<typeof USUAL_SETTINGS> = {}): EntryOf<"opened"> {
  return {
    type: "opened",
    at: 1,
    by: "1",
    league: "league22",
    number: 1,
    name: "Autumn",
    settings: { ...USUAL_SETTINGS, ...settings },
    players: Array.from({ length: players }, (_, at) => entering(String(at + 1))),
    seed: "seed",
  };
}

export const said = (what: Said, by = "1", at = 10): Entry => ({ ...what, at, by });

/** The night after these entries; throws where one of them may not be. */
export function taken(from: Night | EntryOf<"opened">, entries: readonly Entry[]): Night {
  return entries.reduce<Night>(
    (night, entry) => {
      const applied = withEntry(night, entry);
      if (!applied.ok) throw new Error(`${entry.type}: ${applied.problem.code}`);
      return applied.night;
    },
    "type" in from ? openedNight(from) : from,
  );
}
