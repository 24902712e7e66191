import { z } from "zod";

/** Events that a card in play answers to, or that reveal a contingency. */
export const TRIGGERS = [
  "you-win",
  "you-lose",
  "conflict-against-you-won",
  "conflict-against-you",
  "you-gain-by-conflict",
  /**
   * What begins with `card-` is of the card itself, or of what it is attached to; `card-attacked`, `card-attacks`: an attack
   * has been declared, before any damage; `card-neutralizes`: its target in an attack.
   */
  "card-attacked",
  "card-attacks",
  "card-neutralized",
  "card-neutralizes",
  /** It was neutralized, and is face up again. */
  "card-restored",
  /** It has been discarded from play; or a conflict is over in which it took part, and it is not neutralized. */
  "card-discarded",
  "card-took-part",
  "card-sponsors",
  /** It has rotated to support a conflict. */
  "card-supports",
  /** Another player's event is being played: whatever it is aimed at, or aimed at the card. */
  "event-played",
  "event-on-card",
  /** You have conquered a location, or somebody has conquered one of your faction. */
  "you-conquer",
  "conquered-from-you",
  /** Anybody's conflict has been won or lost. */
  "any-resolved",
  /** You have won a war conflict that you initiated. */
  "you-win-war",
  /** The card has attacked or been attacked, and is not neutralized. */
  "card-survives",
  /** Influence has been restored in the ready round. */
  "turn-starts",
  /** Initiative is being determined; the draw round has begun; the turn is about to end. */
  "initiative",
  "draw-round",
  "turn-ends",
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** One of these, or several, each of which is enough. */
export const triggersSchema = z.union([
  z.enum(TRIGGERS),
  z.array(z.enum(TRIGGERS)).min(2).max(TRIGGERS.length).readonly(),
]);
export type Triggers = z.infer<typeof triggersSchema>;

export const eachOf = (on: Triggers): readonly Trigger[] => (typeof on === "string" ? [on] : on);
