/** Practice cards of the Psi Corps: readers, hunters, and the marks of Conspiracy that let others in. */
import type { CardFacts } from "../facts.ts";
import { able, ambassador, plain } from "./invent.ts";
import { NO_TEXT, RESTORES_1 } from "./texts.ts";

const CORPS = { keywords: ["Psi Corps"] };

export const PSI_CORPS: readonly CardFacts[] = [
  ambassador(
    "human",
    "Director Sablewood",
    { diplomacy: 4, intrigue: 3, psi: 5 },
    {
      says: "Rotate: draw 1 card.",
      actions: [{ does: "draw 1 card", effects: [{ verb: "draw", who: "you", amount: 1 }] }],
    },
    { ...CORPS, ambassador: "psi-corps", marks: { conspiracy: 2 } },
  ),
  able("character", "human", "Interrogator Strake", 5, { psi: 4, intrigue: 2 }, NO_TEXT, {
    ...CORPS,
    marks: { conspiracy: 1 },
  }),
  able("character", "human", "Recruiter Avelyn", 3, { psi: 2, diplomacy: 2 }, NO_TEXT, CORPS),
  able("character", "human", "Probationer Wick", 2, { psi: 2 }, NO_TEXT, { ...CORPS, limit: "multiple" }),
  able("location", "human", "Obsidian Academy", 3, { military: 1 }, RESTORES_1, CORPS),
  plain(
    "group",
    "human",
    "Houndsman Section",
    4,
    {
      says: "Rotate: a character of yours gets +2 psi until the end of the turn.",
      actions: [
        {
          does: "give a character of yours +2 psi until the end of the turn",
          target: { what: "card", types: ["character"], of: "you", telepath: true },
          effects: [{ verb: "change-ability", which: "target", ability: "psi", by: 2, until: "end-of-turn" }],
        },
      ],
    },
    CORPS,
  ),
  plain(
    "agenda",
    "human",
    "Unspoken Mandate",
    0,
    {
      says: "Requires 2 Conspiracy marks. You count +3 power. Your ambassador gets +1 psi.",
      requires: [{ needs: "marks", mark: "conspiracy", atLeast: 2 }],
      statics: [
        { gives: "power", by: 3 },
        { gives: "ability", ability: "psi", by: 1, to: "your-ambassador" },
      ],
    },
    CORPS,
  ),
];
