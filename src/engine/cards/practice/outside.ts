/** Practice cards that come from outside the game, or bring others from there, and a card with a Crusade pile. */
import type { CardFacts } from "../facts.ts";
import { able, plain } from "./invent.ts";

export const OUTSIDE: readonly CardFacts[] = [
  plain("event", "neutral", "Locked Vault", 0, {
    says: "Take a card of your choice from outside the game into your hand.",
    effects: [{ verb: "fetch", who: "you" }],
  }),
  able(
    "fleet",
    "neutral",
    "Covenant Flotilla",
    4,
    { military: 3 },
    {
      says: "It gets +2 military while you are a member of the Interstellar Alliance.",
      statics: [{ gives: "ability", ability: "military", by: 2, to: "this", while: { needs: "isa", member: true } }],
    },
    { keywords: ["ISA"] },
  ),
  plain(
    "event",
    "neutral",
    "Ratified Compact",
    1,
    {
      says: "Requires membership of the Interstellar Alliance. You gain 1 influence.",
      requires: [{ needs: "isa", member: true }],
      effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
    },
    { keywords: ["ISA"] },
  ),
  plain("enhancement", "neutral", "A Crusade of Lanterns", 0, {
    says: "It starts in play on your faction, with a Crusade pile. Rotate: draw 1 card from your Crusade pile.",
    actions: [
      {
        does: "draw 1 card from your Crusade pile",
        effects: [{ verb: "draw", who: "you", amount: 1, from: "crusade" }],
      },
    ],
  }),
];
