/** Practice cards that are loyal to the Centauri: charm, rumours and old splendour. */
import type { CardFacts } from "../facts.ts";
import { able, ambassador, plain } from "./invent.ts";
import { ASSISTANT, ASSISTS, CALMS, NO_TEXT, RESTORES_2 } from "./texts.ts";

export const CENTAURI: readonly CardFacts[] = [
  ambassador(
    "centauri",
    "Envoy Cassarin",
    { diplomacy: 4, intrigue: 4, leadership: 1 },
    {
      says: "Your enhancements cost 1 less to sponsor.",
      statics: [{ gives: "sponsor-cost", types: ["enhancement"], by: -1 }],
    },
    { personality: "Cassarin" },
  ),
  able("character", "centauri", "Palace Attendant", 2, { diplomacy: 1, intrigue: 1 }, ASSISTS, ASSISTANT),
  able("character", "centauri", "Legate Trevane", 4, { leadership: 4, intrigue: 1 }, NO_TEXT),
  able(
    "character",
    "centauri",
    "Seer Imbria",
    5,
    { psi: 3, diplomacy: 1 },
    {
      says: "Rotate and apply 1 influence: draw 1 card.",
      actions: [{ does: "draw 1 card", influence: 1, effects: [{ verb: "draw", who: "you", amount: 1 }] }],
    },
    { marks: { destiny: 1 } },
  ),
  able("character", "centauri", "Duchess Belvanni", 5, { diplomacy: 3, intrigue: 3 }, CALMS),
  able(
    "character",
    "centauri",
    "Spymaster Quillo",
    7,
    { intrigue: 5, leadership: 1 },
    {
      says: "Rotate: a character of another player gets -2 to all abilities until the end of the turn.",
      actions: [
        {
          does: "give a character of another player -2 to all abilities until the end of the turn",
          target: { what: "card", types: ["character"], of: "others" },
          effects: [{ verb: "change-ability", which: "target", ability: "all", by: -2, until: "end-of-turn" }],
        },
      ],
    },
    { marks: { conspiracy: 1 } },
  ),
  able("fleet", "centauri", "Gilded Squadron", 4, { military: 4 }, NO_TEXT),
  able(
    "fleet",
    "centauri",
    "Peacock Armada",
    7,
    { military: 6 },
    { says: "You count +1 power.", statics: [{ gives: "power", by: 1 }] },
  ),
  able("location", "centauri", "Goldcrest Throneworld", 6, { military: 5 }, RESTORES_2, { keywords: ["Homeworld"] }),
  plain("agenda", "centauri", "Splendor Reborn", 0, {
    says: "You count +2 power. Your ambassador gets +1 intrigue.",
    statics: [
      { gives: "power", by: 2 },
      { gives: "ability", ability: "intrigue", by: 1, to: "your-ambassador" },
    ],
  }),
  plain("enhancement", "centauri", "Velvet Regalia", 2, {
    says: "Target your Centauri ambassador. It gets +1 diplomacy and +1 intrigue.",
    target: { what: "card", types: ["character"], of: "you", race: "centauri", ambassador: true },
    statics: [
      { gives: "ability", ability: "diplomacy", by: 1, to: "host" },
      { gives: "ability", ability: "intrigue", by: 1, to: "host" },
    ],
  }),
];
