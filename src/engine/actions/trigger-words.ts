import { eachOf, type Trigger, type Triggers } from "../cards/triggers.ts";
/** What triggers a contingency, in words. */

/** When a contingency is triggered, as its player says it; "its card" is the one that it lies under. */
export const TRIGGER_WORDS: Readonly<Record<Trigger, string>> = {
  "you-win": "I win a conflict",
  "you-lose": "I lose a conflict",
  "conflict-against-you-won": "a conflict against me is won",
  "conflict-against-you": "a conflict against me is initiated",
  "you-gain-by-conflict": "I gain influence by a conflict",
  "card-attacked": "its card is attacked",
  "card-attacks": "its card attacks",
  "card-neutralized": "its card is neutralized",
  "card-neutralizes": "its card neutralizes another",
  "card-restored": "its card is face up again",
  "card-discarded": "its card is discarded",
  "card-took-part": "its card has stood in a conflict",
  "any-resolved": "a conflict is won or lost",
  "card-sponsors": "its card sponsors another",
  "card-supports": "its card supports a conflict",
  "event-played": "another player plays an event",
  "event-on-card": "an event is aimed at its card",
  "you-conquer": "I conquer a location",
  "conquered-from-you": "a location is conquered from me",
  "you-win-war": "I win a war conflict",
  "card-survives": "its card survives an attack",
  "turn-starts": "a turn begins",
  initiative: "initiative is determined",
  "draw-round": "the draw round begins",
  "turn-ends": "the turn ends",
};

/** "I lose a conflict or its card is attacked". */
export const triggerWords = (on: Triggers): string =>
  eachOf(on)
    .map((one) => TRIGGER_WORDS[one])
    .join(" or ");
