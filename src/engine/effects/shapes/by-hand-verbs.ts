import { z } from "zod";
import { whichSchema } from "../../cards/references.ts";
import { TRIGGERS } from "../../cards/triggers.ts";
import { plainEffectSchema } from "./plain-verbs.ts";

/** What may move from the old card to the new one when a card is replaced. */
export const TRANSFERS = ["enhancements", "aftermaths", "contingencies", "marks"] as const;
export type Transfer = (typeof TRANSFERS)[number];

/** How long something waits for what happens. `while-in-play`: as long as the card that says so is there. */
const watchUntilSchema = z.enum(["end-of-turn", "while-rotated", "while-in-play", "permanent"]);
export type WatchUntil = z.infer<typeof watchUntilSchema>;

/**
 * What only the table can read off a card; a card's text in verbs says it in other parts of itself: in `replaces`,
 * `triggered` and `pays`.
 */
export const byHandSchemas = [
  /** The new card comes from the hand of whoever carries it out. */
  z
    .object({
      verb: z.literal("replace"),
      which: whichSchema,
      with: z.object({ card: z.int().min(0) }).strict(),
      transfers: z.array(z.enum(TRANSFERS)).optional(),
    })
    .strict(),
  /** Each time that this happens the effects are carried out; `once`: the next time only. */
  z
    .object({
      verb: z.literal("when"),
      on: z.enum(TRIGGERS),
      /** Whose win, loss and so on; `each`: any player's. */
      whose: z.union([z.object({ seat: z.int().min(0).max(9) }).strict(), z.literal("each")]),
      /** The card that is attacked, neutralized and so on, for what happens to a card. */
      about: z
        .object({ card: z.int().min(0) })
        .strict()
        .optional(),
      effects: z.array(plainEffectSchema).min(1).max(4),
      until: watchUntilSchema,
      once: z.literal(true).optional(),
      /** This player is asked each time, and may leave it; `influence`: what the player applies for it. */
      may: z
        .object({
          seat: z.int().min(0).max(9),
          /** As it follows "choose to": "gain 2 influence". */
          does: z.string().min(1).max(100),
          influence: z.int().min(1).max(20).optional(),
        })
        .strict()
        .optional(),
    })
    .strict(),
  /** The own agenda's text wins: all others are asked when victory is checked. */
  z.object({ verb: z.literal("claim-victory") }).strict(),
  /** Nothing waits any more on account of this card. */
  z.object({ verb: z.literal("stop-waiting") }).strict(),
  /** Influence is applied, and what else it costs is paid, all or nothing; then the effects follow. */
  z
    .object({
      verb: z.literal("pay"),
      influence: z.int().min(1).max(20).optional(),
      costs: z.array(plainEffectSchema).max(3).optional(),
      effects: z.array(plainEffectSchema).min(1).max(4),
    })
    .strict(),
] as const;
