/** A deck as a file tells it: titles and numbers, before anybody has asked which cards they are. */
import type { CardType, Faction, Race } from "../../engine/index.ts";

/** Where a card of a deck begins: in the deck, at its head, in the first hand, beside it. */
export const SECTIONS = ["ambassador", "starting-hand", "deck", "crusade", "reserve"] as const;
export type Section = (typeof SECTIONS)[number];

/** So many copies of one title. */
export interface DeckCard {
  readonly count: number;
  readonly title: string;
  readonly section: Section;
  /** What the deck says about the card, by a heading such as "Fleets". */
  readonly type?: CardType;
}

export interface DeckFile {
  /** What the file was, as its player is told: "a LackeyCCG deck". */
  readonly format: string;
  /** What the file calls the deck. */
  readonly name?: string;
  readonly race?: Race;
  readonly faction?: Faction;
  /** One entry for each title in a section, in the file's order. */
  readonly cards: readonly DeckCard[];
  /** Headings that say nothing to the moderator: their cards were taken for the deck's. */
  readonly headings: readonly string[];
}

/** What bounds a file. */
export interface DeckLimits {
  readonly bytes: number;
  readonly cards: number;
}

export const DECK_LIMITS: DeckLimits = { bytes: 256 * 1024, cards: 500 };
/** The longest title of a card, in UTF-16 units; the longest that is known of any game like this has 92. */
export const LONGEST_TITLE = 120;
/** The most lines that say something (blank ones and comments do not), and the most elements of XML: four for a card. */
export const MOST_PARTS = { lines: 1_000, elements: 4_000 } as const;
/** The longest list that stands on one line, in UTF-16 units: what an option of a command holds. */
export const LONGEST_ONE_LINE_LIST = 6_000;
/** The most copies that one line may say. */
export const MOST_COPIES = 99;

/** Why no deck could be made of it; a line counts from 1. The words are in `views/`. */
export type DeckProblem =
  | { readonly code: "too-large"; readonly most: number }
  | { readonly code: "not-text" }
  | { readonly code: "empty" }
  | { readonly code: "no-cards" }
  | { readonly code: "too-many-cards"; readonly most: number }
  | { readonly code: "too-many-parts"; readonly most: number; readonly what: keyof typeof MOST_PARTS }
  | { readonly code: "bad-count"; readonly line: number; readonly text: string }
  | { readonly code: "title-too-long"; readonly line: number }
  | { readonly code: "one-line-too-long"; readonly most: number }
  | { readonly code: "no-title"; readonly line: number }
  /** A card of a saved table, by its place in its pile, from 1. */
  | { readonly code: "nameless-card"; readonly pile: string; readonly at: number }
  /** XML that declares a document type or entities. */
  | { readonly code: "doctype"; readonly line: number }
  | { readonly code: "broken-xml"; readonly line: number; readonly what: string }
  | { readonly code: "unknown-xml"; readonly root: string }
  | { readonly code: "broken-json"; readonly line: number }
  | { readonly code: "unknown-json" };
export type DeckProblemCode = DeckProblem["code"];

export type DeckRead =
  | { readonly ok: true; readonly deck: DeckFile }
  | { readonly ok: false; readonly problem: DeckProblem };

/** Thrown and caught inside this folder only: a reader that finds a problem has nothing more to do. */
export class UnreadableDeck extends Error {
  readonly problem: DeckProblem;

  constructor(problem: DeckProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
