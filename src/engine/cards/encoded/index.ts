/**
 * The real cards whose text the moderator carries out. The sources print no card; they quote some texts whole, as errata
 * or in rulings, and those are restated here in verbs. Each file holds a family of cards.
 */
import type { CardFacts } from "../facts.ts";
import { titleKey } from "../titles.ts";
import { AFTERMATHS } from "./aftermaths.ts";
import { AGENDAS } from "./agendas.ts";
import { AGENTS } from "./agents.ts";
import { AMBASSADORS } from "./ambassadors.ts";
import { CAMPAIGNS } from "./campaigns.ts";
import { CHARACTERS } from "./characters.ts";
import { CONFLICT_EVENTS } from "./conflict-events.ts";
import { CONFLICTS } from "./conflicts.ts";
import { CONFLICTS_ON_CARDS } from "./conflicts-on-cards.ts";
import { CONTINGENCIES } from "./contingencies.ts";
import type { Automation, Encoding } from "./encoding.ts";
import { ENHANCEMENTS } from "./enhancements.ts";
import { EVENTS } from "./events.ts";
import { FLEETS } from "./fleets.ts";
import { GROUPS } from "./groups.ts";
import { LOCATIONS } from "./locations.ts";
import { OTHERS } from "./others.ts";
import { PENDING } from "./pending.ts";
import { RELATIONS } from "./relations.ts";

export type { Automation, Encoding, Pending } from "./encoding.ts";
export { PENDING } from "./pending.ts";

export const ENCODED: readonly Encoding[] = [
  ...AFTERMATHS,
  ...AGENDAS,
  ...AGENTS,
  ...AMBASSADORS,
  ...CAMPAIGNS,
  ...CHARACTERS,
  ...CONFLICT_EVENTS,
  ...CONFLICTS,
  ...CONFLICTS_ON_CARDS,
  ...CONTINGENCIES,
  ...ENHANCEMENTS,
  ...EVENTS,
  ...FLEETS,
  ...GROUPS,
  ...LOCATIONS,
  ...OTHERS,
  ...RELATIONS,
];

const byTitle = new Map(ENCODED.map((encoding) => [titleKey(encoding.title), encoding]));
const pending = new Map(PENDING.map(({ title, missing }) => [titleKey(title), missing]));

/** The card with its text in verbs, where that is known and the card brings none of its own; otherwise the card as it is. */
export function withText(card: CardFacts): CardFacts {
  if (card.text || card.complete) return card;
  const encoding = byTitle.get(titleKey(card.title));
  return encoding && (encoding.type ?? card.type) === card.type ? { ...card, text: encoding.text } : card;
}

/** Who carries out the card's text, and, of a text that is known and cannot be said in verbs yet, what is missing for it. */
export function automationOf(card: CardFacts): { who: Automation; left: string | null } {
  const { text } = withText(card);
  if (!text) return { who: "by hand", left: pending.get(titleKey(card.title)) ?? null };
  return text.byHand === undefined ? { who: "automatic", left: null } : { who: "assisted", left: text.byHand };
}
