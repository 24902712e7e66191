import { z } from "zod";
import { timesSchema } from "../effects/parts.ts";
import { ABILITIES, CARD_TYPES, MARKS, RACES, TRAITS } from "../state/vocabulary.ts";
import { conditionSchema, effectConditionSchema } from "./conditions.ts";
import { countSchema, standingCountSchema } from "./count.ts";
import { printedAsSchema } from "./printed-as.ts";
import { stateNameSchema } from "./references.ts";

/** What a prohibition forbids: what a card does, or what is done to it. */
export const FORBIDDEN = [
  "support",
  "oppose",
  "attack",
  "take-part",
  "lead",
  "heal",
  "build",
  "be-promoted",
  "be-attacked",
  "be-damaged",
  "be-neutralized",
  "be-rotated",
  "be-readied",
  "be-blanked",
] as const;
export type Forbidden = (typeof FORBIDDEN)[number];

/** To whom a card in play gives something. `host`: the card that this one is attached to. */
export const toSchema = z.enum(["this", "host", "your-ambassador", "your-characters", "your-fleets", "your-locations"]);
export type To = z.infer<typeof toSchema>;

const anyAbilitySchema = z.enum([...ABILITIES, "all"]);
/** Given only as long as this is true of the faction that the card is in. */
const whileSchema = conditionSchema.optional();

/** In force while the card is in play. */
export const staticSchema = z.discriminatedUnion("gives", [
  z
    .object({
      gives: z.literal("ability"),
      ability: anyAbilitySchema,
      by: z.int().min(-20).max(20),
      /** That much for each. */
      each: standingCountSchema.optional(),
      to: toSchema,
      while: whileSchema,
      /** It is the printed ability that changes, before anything else is counted. */
      printed: z.literal(true).optional(),
      /** Only for characters, but those of one race, and only while what is printed, with its own changes, is zero. */
      lacking: z
        .object({ notRace: z.enum(RACES).optional() })
        .strict()
        .optional(),
    })
    .strict(),
  z
    .object({
      gives: z.literal("ability-times"),
      ability: anyAbilitySchema,
      times: timesSchema,
      to: toSchema,
      while: whileSchema,
    })
    .strict(),
  /** May use one ability as another; `itself`: in conflicts of another type, as what it is. */
  z
    .object({
      gives: z.literal("use-as"),
      use: z.enum(ABILITIES),
      as: z.enum([...ABILITIES, "itself"]),
      to: toSchema,
      while: whileSchema,
    })
    .strict(),
  /** Changes the damage that the card deals in attacks; multiplied before it is added to. */
  z
    .object({
      gives: z.literal("attack-damage"),
      times: timesSchema.optional(),
      by: z.int().min(-20).max(20).optional(),
      /** That much for each mark of this kind on the card that deals it. */
      eachMark: z.enum(MARKS).optional(),
      to: toSchema,
      while: whileSchema,
    })
    .strict(),
  /** Takes so much less damage from each attack. */
  z
    .object({ gives: z.literal("damage-resistance"), by: z.int().min(1).max(20), to: toSchema, while: whileSchema })
    .strict(),
  /** Takes half the damage of each attack. */
  z.object({ gives: z.literal("half-damage"), to: toSchema, while: whileSchema }).strict(),
  z.object({ gives: z.literal("damages-first"), to: toSchema, while: whileSchema }).strict(),
  /** A keyword, as if it were printed on the card. */
  z.object({ gives: z.literal("trait"), trait: z.enum(TRAITS), to: toSchema, while: whileSchema }).strict(),
  z.object({ gives: z.literal("blank"), to: toSchema, while: whileSchema }).strict(),
  /** Acts and counts as one of the inner circle, as long as it is face up. */
  z.object({ gives: z.literal("inner-circle"), to: toSchema, while: whileSchema }).strict(),
  /** No other card makes possible what is forbidden, unless it lifts that very prohibition. */
  z
    .object({
      gives: z.literal("cannot"),
      what: z.enum(FORBIDDEN),
      to: toSchema,
      /** Only those that are printed so, and not those of these titles. */
      only: printedAsSchema.optional(),
      except: z.array(z.string().min(1).max(80)).min(1).optional(),
      /** Only as long as the card that gives it is ready. */
      whileReady: z.literal(true).optional(),
      while: whileSchema,
    })
    .strict(),
  z.object({ gives: z.literal("lifts"), what: z.enum(FORBIDDEN), to: toSchema, while: whileSchema }).strict(),
  /** A standard victory takes you so much less power. */
  z.object({ gives: z.literal("less-power"), by: z.int().min(1).max(20), while: whileSchema }).strict(),
  /** You cannot win a standard victory. */
  z.object({ gives: z.literal("no-standard-victory"), while: whileSchema }).strict(),
  /** Only influence counts as power, for everybody whose power is not lower than that. */
  z.object({ gives: z.literal("only-influence"), to: z.enum(["you", "others", "each"]), while: whileSchema }).strict(),
  /** The influence rating is so much higher as long as the card is there: neither a gain nor a loss. */
  z
    .object({
      gives: z.literal("rating"),
      by: z.int().min(-5).max(5),
      /** That much for each. */
      each: standingCountSchema.optional(),
    })
    .strict(),
  /** So much influence more where initiative is determined, and nowhere else. */
  z.object({ gives: z.literal("initiative"), by: z.int().min(-20).max(20) }).strict(),
  /** A power bonus: at most 5 a card, 10 for major and Drakh agendas. */
  z
    .object({
      gives: z.literal("power"),
      by: z.int().min(-20).max(20),
      each: countSchema.optional(),
      /** Counted only as long as this is true of the faction that the card is in. */
      while: whileSchema,
    })
    .strict(),
  z
    .object({
      gives: z.literal("mark"),
      mark: z.enum(MARKS),
      amount: z.int().min(1),
      /** `characters`: every character in play, or every one of the race. */
      to: z.enum(["host", "your-ambassador", "characters"]),
      race: z.enum(RACES).optional(),
    })
    .strict(),
  /** Whenever this card gains a mark of a kind that it does not have, it gains so many more of that kind. */
  z.object({ gives: z.literal("first-mark"), by: z.int().min(1).max(3) }).strict(),
  /** Less (or more) influence to sponsor cards of these types; for `each` player where it says so. */
  z
    .object({
      gives: z.literal("sponsor-cost"),
      types: z.array(z.enum(CARD_TYPES)),
      /** Only for those that are printed so. */
      only: printedAsSchema.optional(),
      by: z.int().min(-5).max(5),
      /** That much for each. */
      each: standingCountSchema.optional(),
      /** Whenever its controller sponsors such a card, all tokens are taken off the card that gives it. */
      spendsTokens: z.literal(true).optional(),
      to: z.literal("each").optional(),
    })
    .strict(),
  /**
   * As long as the card is of your inner circle, you may sponsor characters of this race without its cost being doubled;
   * nothing else makes it less then.
   */
  z.object({ gives: z.literal("plain-cost"), race: z.enum(RACES) }).strict(),
  /** Whoever is of another race applies so much more to sponsor such cards of your race as your tension toward that player is. */
  z.object({ gives: z.literal("toll"), types: z.array(z.enum(CARD_TYPES)) }).strict(),
  /** The card is discarded as soon as this is true. */
  z.object({ gives: z.literal("discarded"), when: effectConditionSchema }).strict(),
  /**
   * Where your tension toward a faction of this race is 5, you and it may declare war conflicts on each other although there
   * is no war.
   */
  z.object({ gives: z.literal("war-conflicts"), race: z.enum(RACES) }).strict(),
  /** You cannot pass as long as this card could oppose a conflict that can raise tension, and opposes none. */
  z.object({ gives: z.literal("must-oppose"), raising: z.literal("tension") }).strict(),
  /** Of each enhancement with this keyword, or word in the title, any number may lie on this card. */
  z
    .object({ gives: z.literal("any-number"), of: z.string().min(1).max(60), to: toSchema, while: whileSchema })
    .strict(),
  /** Takes part in no conflict but those that target its controller or the faction of that; `warToo`: in all of them in any war. */
  z
    .object({ gives: z.literal("defends-only"), warToo: z.literal(true).optional(), to: toSchema, while: whileSchema })
    .strict(),
  /** As it rotates to take a side in one conflict, it may take one in any number of others at the same time. */
  z.object({ gives: z.literal("joins-several"), to: toSchema, while: whileSchema }).strict(),
  /**
   * A fleet or another card that is no character may be promoted: it stays where it is and counts as no member of the inner
   * circle, but from then on it heals as one does where it is neutralized.
   */
  z.object({ gives: z.literal("promotable"), to: z.literal("this"), while: whileSchema }).strict(),
  /** The player at whom this was aimed besides declares before you in each turn, and shows you what. */
  z.object({ gives: z.literal("shown-declared") }).strict(),
  /** You may aim military conflicts only at players with whom you are at war. */
  z.object({ gives: z.literal("military-at-war") }).strict(),
  /** States of this name are suspended, whoever is in them. */
  z.object({ gives: z.literal("suspends"), state: stateNameSchema }).strict(),
  /** Whoever controls it applies so much each time to rotate it. */
  z
    .object({ gives: z.literal("rotation-price"), by: z.int().min(1).max(9), to: toSchema, while: whileSchema })
    .strict(),
  /** Whoever controls it applies so much to ready it in the ready round, or it stays rotated. */
  z.object({ gives: z.literal("ready-price"), by: z.int().min(1).max(9), to: toSchema, while: whileSchema }).strict(),
  /** Less (or more) influence to promote a character into your inner circle. */
  z.object({ gives: z.literal("promote-cost"), by: z.int().min(-5).max(5) }).strict(),
  /** Cards of these types may be sponsored without rotating anybody. */
  z.object({ gives: z.literal("sponsor-unrotated"), types: z.array(z.enum(CARD_TYPES)) }).strict(),
  /** Locations that your faction has captured serve you as your own do: they do not rest, and you control them. */
  z.object({ gives: z.literal("use-captured") }).strict(),
  /** "Draw 2 cards instead of 1" in the draw round: of several only the highest counts. */
  z.object({ gives: z.literal("free-cards"), instead: z.int().min(2).max(5), while: whileSchema }).strict(),
  /** Draws no free card, and owes nothing for it either. */
  z.object({ gives: z.literal("no-free-card"), while: whileSchema }).strict(),
  /** "Draw an additional card in the draw round": each adds to all others. */
  z.object({ gives: z.literal("free-cards-more"), by: z.int().min(1).max(5), while: whileSchema }).strict(),
]);
export type Static = z.infer<typeof staticSchema>;
