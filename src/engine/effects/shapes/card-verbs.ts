import { z } from "zod";
import { tokenKindSchema, whichSchema, whoSchema } from "../../cards/references.ts";
import { ABILITIES, MARKS, TRAITS } from "../../state/vocabulary.ts";
import {
  abilitySchema,
  amountSchema,
  anyAbilitySchema,
  controlUntilSchema,
  timesSchema,
  untilSchema,
} from "./verb-parts.ts";

/** What is done to cards in play. */
export const cardSchemas = [
  /**
   * `keeping`: what the card did by rotating goes on for the rest of the turn. `elsewhere`: it takes no further part in the
   * conflicts that it is in.
   */
  z
    .object({
      verb: z.literal("ready"),
      which: whichSchema,
      keeping: z.literal(true).optional(),
      elsewhere: z.literal(true).optional(),
    })
    .strict(),
  z.object({ verb: z.literal("rotate"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("damage"), which: whichSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("severe-damage"), which: whichSchema, amount: amountSchema }).strict(),
  z.object({ verb: z.literal("heal"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("fully-heal"), which: whichSchema }).strict(),
  /** So many points of normal damage at most, or of severe damage; it turns nothing face up. */
  z
    .object({
      verb: z.literal("repair"),
      which: whichSchema,
      amount: amountSchema,
      severe: z.literal(true).optional(),
    })
    .strict(),
  z.object({ verb: z.literal("neutralize"), which: whichSchema }).strict(),
  z.object({ verb: z.literal("gain-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema }).strict(),
  z.object({ verb: z.literal("purge-mark"), which: whichSchema, mark: z.enum(MARKS), amount: amountSchema }).strict(),
  /** Tokens that a card counts or spends; they stay on it while it is blanked, and go with it. */
  z
    .object({
      verb: z.enum(["put-tokens", "take-tokens"]),
      which: whichSchema,
      amount: amountSchema,
      kind: tokenKindSchema,
    })
    .strict(),
  /** As many as the first card has; neither a gain nor a loss. engine glossary: Transfer */
  z
    .object({
      verb: z.literal("transfer-mark"),
      from: whichSchema,
      to: whichSchema,
      mark: z.enum(MARKS),
      amount: amountSchema,
    })
    .strict(),
  /** Into another kind; neither a gain nor a purge. engine glossary: Convert */
  z
    .object({
      verb: z.literal("convert-mark"),
      which: whichSchema,
      mark: z.enum(MARKS),
      into: z.enum(MARKS),
      amount: amountSchema,
    })
    .strict(),
  /** From play: out of the game for good, to the owner's discard pile, or to the owner's hand. */
  z
    .object({
      verb: z.enum(["remove", "discard-card", "return-to-hand"]),
      which: whichSchema,
      /** The card says that it may do so to a major agenda too. */
      major: z.literal(true).optional(),
    })
    .strict(),
  /** Within its faction, or into a player's faction, whose player then controls it. */
  z
    .object({ verb: z.literal("move"), which: whichSchema, to: z.union([z.enum(["inner", "supporting"]), whoSchema]) })
    .strict(),
  /** The location joins the player's faction: taken back where it is loyal to the race, captured otherwise. */
  z.object({ verb: z.literal("conquer"), which: whichSchema, who: whoSchema }).strict(),
  /** The player acts with the card from then on; it stays in its faction. */
  z.object({ verb: z.literal("take-control"), which: whichSchema, who: whoSchema, until: controlUntilSchema }).strict(),
  z
    .object({
      verb: z.literal("change-ability"),
      which: whichSchema,
      ability: anyAbilitySchema,
      by: z.int().min(-20).max(20),
      until: untilSchema,
      /** It is the printed ability that changes, before anything else is counted. */
      printed: z.literal(true).optional(),
    })
    .strict(),
  z
    .object({
      verb: z.literal("multiply-ability"),
      which: whichSchema,
      ability: anyAbilitySchema,
      times: timesSchema,
      until: untilSchema,
    })
    .strict(),
  /** The printed ability with which it took part in the conflict at hand rises for good, up to that; each of several does. */
  z
    .object({
      verb: z.literal("raise-used"),
      which: whichSchema,
      by: amountSchema,
      most: z.int().min(1).max(20),
      /** Another one than the conflict at hand, by number. */
      conflict: z.int().min(0).optional(),
    })
    .strict(),
  /** It may use one ability as another; `itself`: in conflicts of another type, as what it is. */
  z
    .object({
      verb: z.literal("use-as"),
      which: whichSchema,
      use: abilitySchema,
      as: z.enum([...ABILITIES, "itself"]),
      until: untilSchema,
    })
    .strict(),
  /** The card's text has no effect; its keywords and marks stay. */
  z.object({ verb: z.literal("blank"), which: whichSchema, until: untilSchema }).strict(),
  /**
   * Into the inner circle, for what that costs; nobody rotates for it. `free`: without influence. `older`: an older card
   * that says no more than "promote", which is free outside of the action round.
   */
  z
    .object({
      verb: z.literal("promote"),
      which: whichSchema,
      free: z.literal(true).optional(),
      older: z.literal(true).optional(),
    })
    .strict(),
  /** A character leads the faction that it is in, from its inner circle; whoever led it stays there. */
  z.object({ verb: z.literal("become-ambassador"), which: whichSchema }).strict(),
  /** The card has this keyword from now on, as if it were printed on it. */
  z.object({ verb: z.literal("gain-trait"), which: whichSchema, trait: z.enum(TRAITS) }).strict(),
  /**
   * Outside of any conflict; both cards use this ability, or the target's highest. Where two attack together, the target's
   * player says which of them is dealt damage in return; `also`: the one that is not.
   */
  z
    .object({
      verb: z.literal("attack"),
      with: whichSchema,
      against: whichSchema,
      also: whichSchema.optional(),
      using: z.enum([...ABILITIES, "highest"]),
    })
    .strict(),
  /** An enhancement lies on another card from now on; `all`: all those with this keyword, or word in the title, on the card that is named. */
  z
    .object({
      verb: z.literal("attach"),
      which: whichSchema,
      to: whichSchema,
      all: z.string().min(1).max(60).optional(),
    })
    .strict(),
  /** It takes so much less damage in the attack that is being answered. */
  z.object({ verb: z.literal("lessen-damage"), which: whichSchema, amount: amountSchema }).strict(),
  /** A neutralized supporting card stays in play and heals as a character of the inner circle does, until it is face up. */
  z.object({ verb: z.literal("tend"), which: whichSchema }).strict(),
] as const;
