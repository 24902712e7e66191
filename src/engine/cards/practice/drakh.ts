/** Practice cards of the Drakh: an ambassador who waits in somebody's deck, and what that one came for. */
import type { CardFacts } from "../facts.ts";
import { able, plain } from "./invent.ts";

export const DRAKH: readonly CardFacts[] = [
  able(
    "character",
    "drakh",
    "Herdsman Zhoraal",
    5,
    { diplomacy: 3, intrigue: 4, leadership: 2 },
    {
      says:
        "Herdsman Zhoraal has +1 intrigue for each chaos token on him, at most +5. " +
        "Rotate: raise the unrest of another player of your choice by 1.",
      statics: [
        {
          gives: "ability",
          ability: "intrigue",
          by: 1,
          to: "this",
          each: { count: "tokens", which: "this", kind: "chaos", most: 5 },
        },
      ],
      actions: [
        {
          does: "raise the unrest of another player by 1",
          target: { what: "player", of: "others" },
          effects: [{ verb: "raise-unrest", who: "target", amount: 1 }],
        },
      ],
    },
    { ambassador: "drakh" },
  ),
  able(
    "fleet",
    "drakh",
    "Lightless Raiders",
    4,
    { military: 5 },
    {
      says: "Rotate: put 2 chaos tokens on this fleet.",
      actions: [
        {
          does: "put 2 chaos tokens on it",
          effects: [{ verb: "put-tokens", which: "this", amount: 2, kind: "chaos" }],
        },
      ],
    },
  ),
  plain("agenda", "drakh", "Sunless Design", 0, {
    says: "You win if your influence rating is at least 15 at the end of a turn.",
    wins: [{ needs: "rating", atLeast: 15 }],
  }),
];
