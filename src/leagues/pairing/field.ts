/** Who is to be paired, and what is asked of the pairing. */
import { z } from "zod";

/** How many sit at one table of a league. */
export const POD_SIZES = { least: 3, most: 6 } as const;

/** The most players that are paired at once. */
const MOST_PLAYERS = 200;
const id = z.string().min(1).max(100);

const playerSchema = z
  .object({
    id,
    race: z.string().min(1).max(40),
    points: z.number().min(-100_000).max(100_000).default(0),
    /** How many rounds the player has sat out. */
    byes: z.int().min(0).max(1_000).default(0),
    /** Whom the player has met, each as often as that. */
    met: z.array(id).max(2_000).default([]),
    /** Whom the player must not meet. */
    apart: z.array(id).max(MOST_PLAYERS).default([]),
    /** In how many rounds the player has sat in a pod of another size than wanted. */
    odd: z.int().min(0).max(1_000).default(0),
  })
  .readonly();

export type FieldPlayer = z.infer<typeof playerSchema>;

export const fieldSchema = z
  .object({
    players: z.array(playerSchema).max(MOST_PLAYERS).readonly(),
    size: z.int().min(POD_SIZES.least).max(POD_SIZES.most).default(4),
    /** The same field with the same seed is paired alike. */
    seed: z.string().max(200).default(""),
    /** In a preliminary round nobody meets the own race. compendium: 11. Tournament Rules */
    preliminary: z.boolean().default(true),
    /** Whether those with like points should meet. */
    close: z.boolean().default(false),
  })
  .superRefine(({ players }, ctx) => {
    const seen = new Set<string>();
    for (const { id: player } of players) {
      if (seen.has(player)) ctx.addIssue({ code: "custom", message: `the player ${player} is named twice` });
      seen.add(player);
    }
  })
  .readonly();

/** A field as a league or a line of input gives it. */
export type Field = z.infer<typeof fieldSchema>;

/** What is asked about two players, by their places in the field: all of it once for both. */
export interface Pairs {
  readonly players: readonly FieldPlayer[];
  /** They must not meet. */
  clash(a: number, b: number): boolean;
  /** How often they have met: the more of what the two say. */
  met(a: number, b: number): number;
  /** How far their points are apart. */
  gap(a: number, b: number): number;
  /** How often they have met somebody of the other's race. */
  rivalry(a: number, b: number): number;
}

/** Reads a field once, so that each question about two of its players is a look into a table. */
export function pairsOf({ players, preliminary }: Pick<Field, "players" | "preliminary">): Pairs {
  const count = players.length;
  const places = new Map(players.map((player, place) => [player.id, place]));
  const said = new Uint16Array(count * count);
  const clashes = new Uint8Array(count * count);
  const races = players.map(() => new Map<string, number>());
  for (const [place, { met, apart, race }] of players.entries()) {
    for (const other of met) {
      const at = places.get(other);
      if (at === undefined || at === place) continue;
      said[place * count + at] = (said[place * count + at] ?? 0) + 1;
    }
    for (const other of apart) {
      const at = places.get(other);
      if (at === undefined || at === place) continue;
      clashes[place * count + at] = 1;
      clashes[at * count + place] = 1;
    }
    if (!preliminary) continue;
    for (const [at, other] of players.entries())
      if (at !== place && other.race === race) clashes[place * count + at] = 1;
  }
  const met = (a: number, b: number) => Math.max(said[a * count + b] ?? 0, said[b * count + a] ?? 0);
  for (const [place, rivals] of races.entries())
    for (const [at, { race }] of players.entries())
      if (at !== place) rivals.set(race, (rivals.get(race) ?? 0) + met(place, at));
  const rivalsOf = (a: number, b: number) => races[a]?.get(players[b]?.race ?? "") ?? 0;
  return {
    players,
    clash: (a, b) => clashes[a * count + b] === 1,
    met,
    gap: (a, b) => Math.abs((players[a]?.points ?? 0) - (players[b]?.points ?? 0)),
    rivalry: (a, b) => rivalsOf(a, b) + rivalsOf(b, a),
  };
}
