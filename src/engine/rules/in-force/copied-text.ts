/** compendium: Changeling Net; Sebastian — what of a card's text another card may have. */

import type { CardFacts } from "../../cards/facts.ts";
import type { CardText, Payment } from "../../cards/text.ts";

/**
 * A card with the effect text of another. Its own effect text is gone; what is in bold, its limit, its marks and how it came
 * into play stay its own. What the text asks of the card that it stands on, which it names, the copy cannot pay.
 */
export function withTextOf(facts: CardFacts, other: CardFacts): CardFacts {
  const { text: own, ...rest } = facts;
  const { text } = other;
  if (text === undefined) return rest;
  const kept: CardText = { ...own, says: text.says };
  for (const part of EFFECT_TEXT) delete (kept as { [P in Part]?: CardText[P] })[part];
  const actions = text.actions?.filter(({ unrotated, pays }) => unrotated && !pays?.some(isOfItself));
  const initiates = text.initiates?.filter(({ rotate, pays }) => !rotate && !pays?.some(isOfItself));
  const triggered = text.triggered?.filter(({ rotates }) => !rotates);
  return {
    ...rest,
    text: {
      ...kept,
      ...(text.byHand === undefined ? {} : { byHand: text.byHand }),
      ...(text.statics ? { statics: text.statics } : {}),
      ...(actions ? { actions } : {}),
      ...(initiates ? { initiates } : {}),
      ...(triggered ? { triggered } : {}),
      ...(text.wins ? { wins: text.wins } : {}),
    },
  };
}

const EFFECT_TEXT = ["byHand", "statics", "actions", "initiates", "triggered", "effects", "wins"] as const;
type Part = (typeof EFFECT_TEXT)[number];

const OF_ITSELF: ReadonlySet<Payment["pays"]> = new Set([
  "damage-this",
  "neutralize-this",
  "discard-this",
  "printed-ability",
]);
const isOfItself = ({ pays }: Payment): boolean => OF_ITSELF.has(pays);
