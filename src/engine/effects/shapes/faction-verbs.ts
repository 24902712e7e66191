import { z } from "zod";
import { partySchema, stateNameSchema, whoSchema } from "../../cards/references.ts";
import { VOTE_KINDS, VOTES } from "../../state/vocabulary.ts";
import { amountSchema, voterSchema } from "./verb-parts.ts";

/** What is done to factions: influence, power, tension, unrest, states, victory, the Alliance and votes. */
export const factionSchemas = [
  z.object({ verb: z.literal("gain-influence"), who: partySchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("lose-influence"), who: partySchema, amount: amountSchema }).strict(),
  z
    .object({ verb: z.literal("transfer-influence"), from: partySchema, to: partySchema, amount: amountSchema })
    .strict(),
  z.object({ verb: z.literal("gain-power"), who: whoSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("lose-power"), who: whoSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("transfer-power"), from: whoSchema, to: whoSchema, amount: amountSchema }).strict(),
  z
    .object({
      verb: z.enum(["raise-tension", "lower-tension"]),
      from: whoSchema,
      toward: whoSchema,
      amount: amountSchema,
      mutual: z.boolean().optional(),
    })
    .strict(),
  /** Between each of the one and each of the other; `{ race }` may be a race that nobody plays. */
  z
    .object({
      verb: z.literal("start-state"),
      state: stateNameSchema,
      from: whoSchema,
      toward: whoSchema,
      /** What the two gain with it, and lose again when it ends. */
      gives: z
        .object({
          from: amountSchema.optional(),
          toward: amountSchema.optional(),
          /** That much for each so many influence that the other side has, and so much is lost again by what it has then. */
          per: z.int().min(2).max(10).optional(),
        })
        .strict()
        .optional(),
      /** It is no gain: the influence ratings are so much higher as long as the state is in force. */
      rating: z.literal(true).optional(),
      /** It ends once the tension of either toward the other is that high. */
      endsAtTension: z.int().min(2).max(5).optional(),
    })
    .strict(),
  z.object({ verb: z.literal("end-state"), state: stateNameSchema, from: whoSchema, toward: whoSchema }).strict(),
  /** Unconditionally, to a player with whom the one is at war. */
  z.object({ verb: z.literal("surrender"), who: whoSchema, to: whoSchema }).strict(),
  /** The state of the whole game; `at`: at how much influence of the Shadows or the Vorlons it begins by itself. */
  z.object({ verb: z.enum(["begin-shadow-war", "end-shadow-war"]) }).strict(),
  z.object({ verb: z.literal("shadow-war-at"), at: z.int().min(1).max(99) }).strict(),
  /** What a player needs to win a standard victory becomes so much less, for good. */
  z.object({ verb: z.literal("need-less-power"), who: whoSchema, amount: amountSchema }).strict(),
  /** The player cannot win: a standard victory, or at all. `allow-victory` takes that back. */
  z
    .object({
      verb: z.literal("bar-victory"),
      who: whoSchema,
      victory: z.enum(["standard", "any"]),
      until: z.enum(["end-of-turn", "permanent"]),
    })
    .strict(),
  z.object({ verb: z.literal("allow-victory"), who: whoSchema }).strict(),
  z.object({ verb: z.enum(["raise-unrest", "lower-unrest"]), who: whoSchema, amount: amountSchema }).strict(),
  /** To what it was as the turn began: an influence rating that is higher now, but to no less than `least`; a tension; unrest. */
  z
    .object({ verb: z.literal("set-back-influence"), who: whoSchema, least: z.int().min(3).max(20).optional() })
    .strict(),
  z.object({ verb: z.literal("set-back-tension"), from: whoSchema, toward: whoSchema }).strict(),
  z.object({ verb: z.literal("set-back-unrest"), who: whoSchema }).strict(),
  /** The player gains no influence any more this turn. */
  z.object({ verb: z.literal("bar-gains"), who: whoSchema }).strict(),
  /** Additional influence to apply until the end of the turn; `next`: in the next turn instead. */
  z
    .object({
      verb: z.literal("add-influence"),
      who: whoSchema,
      amount: amountSchema,
      next: z.literal(true).optional(),
    })
    .strict(),
  /** The influence of Babylon 5 is so much higher until the end of the turn, and by that no higher than `most` before the Shadow War. */
  z
    .object({
      verb: z.literal("swell-influence"),
      who: z.literal("babylon-5"),
      amount: amountSchema,
      most: z.int().min(1).max(99).optional(),
    })
    .strict(),
  z.object({ verb: z.literal("restore-influence"), who: whoSchema, amount: amountSchema }).strict(),
  /** The Interstellar Alliance: `found` by the first of these players, who are its members; a race leaves as a whole. */
  z.object({ verb: z.enum(["found-isa", "join-isa", "leave-isa"]), who: whoSchema }).strict(),
  /** Calls for a vote; what follows from it is in the card's text, or done by hand. */
  z.object({ verb: z.literal("call-vote"), kind: z.enum(VOTE_KINDS), sealed: z.boolean().optional() }).strict(),
  /** From now on the player casts the League's votes where they break a tie; nobody who did so before does any more. */
  z.object({ verb: z.literal("dictate-league"), who: whoSchema }).strict(),
  /** Fixes how a race on the council or a player votes in the vote that is being held. */
  z.object({ verb: z.literal("force-vote"), whose: voterSchema, vote: z.enum(VOTES) }).strict(),
  /** A player casts the vote of a race on the council or of another player. */
  z.object({ verb: z.literal("give-vote"), whose: voterSchema, to: whoSchema }).strict(),
] as const;
