/** What is known of a card: values, each with where it comes from and how sure it is. */
import { z } from "zod";
import { figureSchema } from "../../engine/cards/facts.ts";
import {
  ABILITIES,
  CARD_TYPES,
  CONFLICT_TYPES,
  ELDER_RACES,
  LIMITS,
  MARKS,
  RACES,
} from "../../engine/state/vocabulary.ts";

/**
 * How sure a value is. `stated`: a rules text says so. `errata`: an official correction says so. `inferred`: it follows
 * from what a rules text says. `reported`: a list says so that is no printed proof. `said`: a player of this server did.
 * `judged`: a judge of this server set it.
 */
export const CERTAINTIES = ["stated", "errata", "inferred", "reported", "said", "judged"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const OUTCOMES = ["won", "lost"] as const;
export const AMBASSADORS = ["babylon-project", "home", "psi-corps", "species", "drakh"] as const;
const LONGEST_LIST = 12;

const words = (most: number) => z.string().trim().min(1).max(most);

/** What each fact may be; a cost of `none` means that no cost is printed, and a figure of 0 that it is known to be 0. */
const VALUES = {
  type: z.enum(CARD_TYPES),
  race: z.enum([...RACES, ...ELDER_RACES, "neutral"]),
  set: words(60),
  species: words(40),
  cost: z.union([figureSchema, z.literal("none")]),
  limit: z.enum(LIMITS),
  /** For conflicts the type of the conflict, for aftermaths the type that it may follow. */
  conflict: z.enum(CONFLICT_TYPES),
  /** For aftermaths: whether they follow a conflict that was won or lost. */
  outcome: z.enum(OUTCOMES),
  ambassador: z.enum(AMBASSADORS),
  personality: words(60),
  keywords: z.array(words(60)).min(1).max(LONGEST_LIST).readonly(),
  diplomacy: figureSchema,
  intrigue: figureSchema,
  psi: figureSchema,
  leadership: figureSchema,
  military: figureSchema,
  conspiracy: figureSchema,
  destiny: figureSchema,
  doom: figureSchema,
  shadow: figureSchema,
  strife: figureSchema,
  vorlon: figureSchema,
} as const;

/** The facts of a card by their names: abilities and marks are facts of their own. */
export type CardFact = keyof typeof VALUES;
export type FactValues = { -readonly [F in CardFact]: z.infer<(typeof VALUES)[F]> };
export const CARD_FACTS = Object.freeze(Object.keys(VALUES)) as readonly CardFact[];

export const isCardFact = (name: string): name is CardFact => Object.hasOwn(VALUES, name);
export const isAbilityFact = (name: CardFact): name is (typeof ABILITIES)[number] =>
  ABILITIES.some((ability) => ability === name);
export const isMarkFact = (name: CardFact): name is (typeof MARKS)[number] => MARKS.some((mark) => mark === name);

/** Where a value comes from. */
export interface ValueSource {
  /** A rules text by its short name, a list, or `server`. */
  readonly doc: string;
  /** The heading in it; none for a list. */
  readonly section?: string;
  readonly certainty: Certainty;
  /** What an inference rests on. */
  readonly note?: string;
  /** Who said or set it on a server, and when in ms since the epoch. */
  readonly by?: { readonly user: string; readonly name: string; readonly at: number };
}

export interface Sourced<T> extends ValueSource {
  readonly value: T;
}

export type SourcedFacts = { readonly [F in CardFact]?: Sourced<FactValues[F]> };

/** A card as far as it is known. Even its type may be missing; nothing here is a guess. */
export interface CardRecord {
  /** Stable among all cards, e.g. `premiere/char_gkar`. */
  readonly id: string;
  readonly title: Sourced<string>;
  /** The `/rule` entry about the card, where that has another title. */
  readonly ruling?: string;
  readonly facts: SourcedFacts;
}

/** A value for this fact, or what is wrong with it. */
export function readValue<F extends CardFact>(
  fact: F,
  raw: unknown,
): { ok: true; value: FactValues[F] } | { ok: false; problem: string } {
  const read = VALUES[fact].safeParse(raw);
  if (read.success) return { ok: true, value: read.data as FactValues[F] }; // the schema of this very fact
  return { ok: false, problem: read.error.issues.map(({ message }) => message).join("; ") };
}

/** Whether two values of a fact are the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
