/**
 * The real cards whose text the moderator carries out. The sources print no card; they quote some texts whole, as errata
 * or in rulings, and those are restated here in verbs. Each file holds a family of cards.
 */
import type { CardFacts } from "../facts.ts";
import { titleKey } from "../titles.ts";
import { AFTERMATH_TEXTS } from "./aftermaths.ts";
import { AGENDA_TEXTS } from "./agendas.ts";
import { AGENT_TEXTS } from "./agents.ts";
import { AMBASSADOR_TEXTS } from "./ambassadors.ts";
import { CAMPAIGN_TEXTS } from "./campaigns.ts";
import { CHARACTER_TEXTS } from "./characters.ts";
import { CONFLICT_EVENT_TEXTS } from "./conflict-events.ts";
import { CONFLICT_TEXTS } from "./conflicts.ts";
import { CONFLICT_ON_CARD_TEXTS } from "./conflicts-on-cards.ts";
import { CONTINGENCY_TEXTS } from "./contingencies.ts";
import type { Automation, Encoding } from "./encoding.ts";
import { ENHANCEMENT_TEXTS } from "./enhancements.ts";
import { EVENT_TEXTS } from "./events.ts";
import { FLEET_TEXTS } from "./fleets.ts";
import { GROUP_TEXTS } from "./groups.ts";
import { LOCATION_TEXTS } from "./locations.ts";
import { OTHER_TEXTS } from "./others.ts";
import { PENDING } from "./pending.ts";
import { RELATION_TEXTS } from "./relations.ts";

export type { Automation, Encoding, Pending } from "./encoding.ts";
export { PENDING } from "./pending.ts";

export const ENCODED: readonly Encoding[] = [
  ...AFTERMATH_TEXTS,
  ...AGENDA_TEXTS,
  ...AGENT_TEXTS,
  ...AMBASSADOR_TEXTS,
  ...CAMPAIGN_TEXTS,
  ...CHARACTER_TEXTS,
  ...CONFLICT_EVENT_TEXTS,
  ...CONFLICT_TEXTS,
  ...CONFLICT_ON_CARD_TEXTS,
  ...CONTINGENCY_TEXTS,
  ...ENHANCEMENT_TEXTS,
  ...EVENT_TEXTS,
  ...FLEET_TEXTS,
  ...GROUP_TEXTS,
  ...LOCATION_TEXTS,
  ...OTHER_TEXTS,
  ...RELATION_TEXTS,
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
