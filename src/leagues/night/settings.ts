/** How a league plays: the same for all its nights, until its organisers change it. */
import { z } from "zod";
import { mannersSchema } from "../../settings/manners.ts";
import { POD_SIZES } from "../pairing/field.ts";
import { pointsSchema } from "../standings/report.ts";

export const NIGHT_LIMITS = { rounds: 12, players: 200, reason: 300, apart: 50 } as const;
/** How long a round may take, in minutes: half a month at the most. */
export const ROUND_MINUTES = { least: 5, most: 21_600 } as const;

/** `live`: one evening, a clock a round. `daily`: a deadline of days a round, and two open tables a player at most. */
export const NIGHT_PACES = ["live", "daily"] as const;
export type NightPace = (typeof NIGHT_PACES)[number];
/** How many tables of a league a player may have open at once. */
export const OPEN_TABLES: Readonly<Record<NightPace, number>> = { live: 1, daily: 2 };
/** How long a round takes where nobody said so, in minutes. */
export const USUAL_MINUTES: Readonly<Record<NightPace, number>> = { live: 90, daily: 4_320 };

export const userSchema = z.string().min(1).max(25);

export const settingsSchema = z
  .object({
    /** How many are wanted at a table. */
    size: z.int().min(POD_SIZES.least).max(POD_SIZES.most).default(4),
    points: pointsSchema.default({ places: [5, 3, 2, 1], before_time: 1 }),
    /** How many preliminary rounds a night has. */
    rounds: z.int().min(1).max(NIGHT_LIMITS.rounds).default(3),
    pace: z.enum(NIGHT_PACES).default("live"),
    /** How long a round takes, in minutes. */
    minutes: z.int().min(ROUND_MINUTES.least).max(ROUND_MINUTES.most).default(USUAL_MINUTES.live),
    /** Whether players register decks; otherwise each says race and faction, and brings a deck to the table. */
    registered: z.boolean().default(true),
    /** Whether everybody may read the decks once a night has ended. */
    revealed: z.boolean().default(false),
    /** Whether those with like points meet in later rounds. */
    close: z.boolean().default(false),
    /** Whom never to seat together, by their users. */
    apart: z
      .array(z.tuple([userSchema, userSchema]))
      .max(NIGHT_LIMITS.apart)
      .readonly()
      .default([]),
    /** How many play a final after the preliminary rounds; null where there is none. */
    cut: z.int().min(POD_SIZES.least).max(POD_SIZES.most).nullable().default(null),
    /** The manners of all its tables; where they are left out, each has what is usual, and its host may choose. */
    manners: mannersSchema.optional(),
  })
  .readonly();
export type Settings = z.infer<typeof settingsSchema>;

/** What a league has where nobody said anything. */
export const USUAL_SETTINGS: Settings = settingsSchema.parse({});
