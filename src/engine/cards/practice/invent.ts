/**
 * The practice set: cards invented for this project, so that everybody can play without owning or naming a real card.
 * Nothing here is, or resembles, a printed card. Each card is whole: every fact is known, and all of its text is in verbs.
 */
import type { Loyalty } from "../../state/vocabulary.ts";
import type { CardFacts } from "../facts.ts";
import type { CardText } from "../text.ts";

export type Abilities = NonNullable<CardFacts["abilities"]>;
export type Race = Loyalty | "neutral";

/** What a practice card may have besides what its type always has. */
export type More = Pick<CardFacts, "marks" | "keywords" | "personality" | "limit" | "species" | "ambassador">;

/** Makes the card whole; its id follows from its title: "Goodwill Tour" is `practice/goodwill-tour`. */
function invent(facts: Omit<CardFacts, "id" | "complete"> & { text: CardText }): CardFacts {
  return { id: practiceId(facts.title), ...facts, complete: true };
}

export function practiceId(title: string): string {
  const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `practice/${slug}`;
}

/** A card with abilities: a character, fleet or location. */
export function able(
  type: "character" | "fleet" | "location",
  race: Race,
  title: string,
  cost: number,
  abilities: Abilities,
  text: CardText,
  more: More = {},
): CardFacts {
  return invent({ title, type, race, cost, abilities, ...more, text });
}

/** A starting ambassador of the Babylon Project: it has no cost, because it is never sponsored. */
export function ambassador(
  race: Race,
  title: string,
  abilities: Abilities,
  text: CardText,
  more: More = {},
): CardFacts {
  const cost = "none";
  return invent({ title, type: "character", race, cost, abilities, ambassador: "babylon-project", ...more, text });
}

/** A card with a cost and without abilities. */
export function plain(
  type: "group" | "enhancement" | "agenda" | "event" | "contingency",
  race: Race,
  title: string,
  cost: number,
  text: CardText,
  more: More = {},
): CardFacts {
  return invent({ title, type, race, cost, ...more, text });
}

/** A conflict of the given type. */
export function conflict(
  type: NonNullable<CardFacts["conflict"]>,
  race: Race,
  title: string,
  text: CardText,
  more: More = {},
): CardFacts {
  return invent({ title, type: "conflict", race, cost: "none", conflict: type, ...more, text });
}

/** An aftermath; `after` is the conflict type that it must follow, or `any`. */
export function aftermath(
  after: NonNullable<CardFacts["conflict"]> | "any",
  race: Race,
  title: string,
  cost: number,
  text: CardText,
): CardFacts {
  const follows = after === "any" ? {} : { conflict: after };
  return invent({ title, type: "aftermath", race, cost, ...follows, text });
}
