/** engine: "4-card G'Kar and Sheridan" — ambassadors of whom one version starts with four cards in hand. */
import type { CardFacts } from "../../cards/facts.ts";

/** Of these persons; no source says which of their versions it is, and so their player does. */
const PERSONS: ReadonlySet<string> = new Set(["G'Kar", "John Sheridan"]);

/** May this ambassador be of the kind that starts with one more card? */
export function mayBeFourCard({ title, personality, ambassador, text }: CardFacts): boolean {
  const known = text?.starts !== undefined;
  return !known && ambassador !== undefined && PERSONS.has(personality ?? title);
}
