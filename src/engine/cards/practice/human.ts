/** Practice cards that are loyal to the Humans: commanders, committees and shipyards. */
import type { CardFacts } from "../facts.ts";
import { able, ambassador, plain } from "./invent.ts";
import { ASSISTANT, ASSISTS, NO_TEXT, RESTORES_2 } from "./texts.ts";

export const HUMAN: readonly CardFacts[] = [
  ambassador(
    "human",
    "Consul Marlowe",
    { diplomacy: 4, intrigue: 3, leadership: 3 },
    {
      says: "Your locations cost 1 less to sponsor.",
      statics: [{ gives: "sponsor-cost", types: ["location"], by: -1 }],
    },
  ),
  able("character", "human", "Liaison Clerk", 2, { diplomacy: 1, leadership: 1 }, ASSISTS, ASSISTANT),
  able("character", "human", "Commander Hale", 5, { leadership: 4, diplomacy: 1 }, NO_TEXT, {
    marks: { destiny: 1 },
  }),
  able("character", "human", "Senator Whitlock", 6, { diplomacy: 4, intrigue: 2 }, RESTORES_2),
  able(
    "character",
    "human",
    "Mindreader Arden",
    5,
    { psi: 3, intrigue: 2 },
    {
      says: "Rotate and apply 1 influence: another player of your choice discards 1 card.",
      actions: [
        {
          does: "have another player discard 1 card",
          influence: 1,
          target: { what: "player", of: "others" },
          effects: [{ verb: "discard", who: "target", amount: 1 }],
        },
      ],
    },
  ),
  able(
    "character",
    "human",
    "Marshal Brandt",
    7,
    { leadership: 5, diplomacy: 2 },
    {
      says: "Your fleets get +1 military.",
      statics: [{ gives: "ability", ability: "military", by: 1, to: "your-fleets" }],
    },
  ),
  able("fleet", "human", "Bluewing Patrol", 3, { military: 3 }, NO_TEXT),
  able("fleet", "human", "Ironclad Taskforce", 6, { military: 6 }, NO_TEXT),
  able("location", "human", "Bluewater Homeport", 6, { military: 5 }, RESTORES_2, { keywords: ["Homeworld"] }),
  able(
    "location",
    "human",
    "Lunar Drydocks",
    3,
    { military: 2 },
    {
      says: "Sponsored only by a Human card. Your fleets cost 1 less to sponsor. Rotate: ready a rotated fleet of yours.",
      sponsoredBy: { race: "human" },
      statics: [{ gives: "sponsor-cost", types: ["fleet"], by: -1 }],
      actions: [
        {
          does: "ready a rotated fleet of yours",
          target: { what: "card", types: ["fleet"], of: "you", state: "rotated" },
          effects: [{ verb: "ready", which: "target" }],
        },
      ],
    },
  ),
  plain("agenda", "human", "Common Charter", 0, {
    says: "You count +1 power. Your characters get +1 diplomacy.",
    statics: [
      { gives: "power", by: 1 },
      { gives: "ability", ability: "diplomacy", by: 1, to: "your-characters" },
    ],
  }),
];
