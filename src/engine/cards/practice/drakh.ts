/** Practice cards of the Drakh: an ambassador who waits in somebody's deck, and what that one came for. */
import type { CardFacts } from "../facts.ts";
import { able, plain } from "./invent.ts";
import { NO_TEXT } from "./texts.ts";

export const DRAKH: readonly CardFacts[] = [
  able(
    "character",
    "drakh",
    "Herdsman Zhoraal",
    5,
    { diplomacy: 3, intrigue: 4, leadership: 2 },
    {
      says: "Rotate: raise the unrest of another player of your choice by 1.",
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
  able("fleet", "drakh", "Lightless Raiders", 4, { military: 5 }, NO_TEXT),
  plain("agenda", "drakh", "Sunless Design", 0, {
    says: "You win if your influence rating is at least 15 at the end of a turn.",
    wins: [{ needs: "rating", atLeast: 15 }],
  }),
];
