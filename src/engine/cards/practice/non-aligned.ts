/** Practice cards that are loyal to the Non-Aligned: many species, each with a voice of its own. */
import type { CardFacts } from "../facts.ts";
import { able, plain } from "./invent.ts";
import { ASSISTANT, ASSISTS, NO_TEXT, RESTORES_1, RESTORES_2 } from "./texts.ts";

export const NON_ALIGNED: readonly CardFacts[] = [
  able(
    "character",
    "non-aligned",
    "Delegate Oonwe",
    5,
    { diplomacy: 4, intrigue: 3, leadership: 1 },
    {
      says: "Your groups and locations cost 1 less to sponsor.",
      statics: [{ gives: "sponsor-cost", types: ["group", "location"], by: -1 }],
    },
    { species: "Ithari", ambassador: "species" },
  ),
  able(
    "character",
    "non-aligned",
    "Proxy Skarn",
    4,
    { diplomacy: 2, intrigue: 4, leadership: 1 },
    {
      says: "Rotate: draw 1 card.",
      actions: [{ does: "draw 1 card", effects: [{ verb: "draw", who: "you", amount: 1 }] }],
    },
    { species: "Tessk", ambassador: "species" },
  ),
  able(
    "character",
    "non-aligned",
    "Advocate Lissil",
    5,
    { diplomacy: 3, psi: 3 },
    {
      says: "Rotate: lower the unrest of a player of your choice by 1.",
      actions: [
        {
          does: "lower the unrest of a player by 1",
          target: { what: "player", of: "any" },
          effects: [{ verb: "lower-unrest", who: "target", amount: 1 }],
        },
      ],
    },
    { species: "Moruun", ambassador: "species" },
  ),
  able(
    "character",
    "non-aligned",
    "Elder Brumgar",
    5,
    { leadership: 4, diplomacy: 2 },
    {
      says: "Your locations get +1 military.",
      statics: [{ gives: "ability", ability: "military", by: 1, to: "your-locations" }],
    },
    { species: "Gharn", ambassador: "species" },
  ),
  able("character", "non-aligned", "Caravan Trader", 2, { diplomacy: 1, intrigue: 1 }, ASSISTS, {
    ...ASSISTANT,
    species: "Ithari",
  }),
  able("character", "non-aligned", "Skirmisher Aakt", 3, { leadership: 3 }, NO_TEXT, {
    species: "Gharn",
    marks: { strife: 1 },
  }),
  able("character", "non-aligned", "Broker Nibbley", 4, { intrigue: 3 }, RESTORES_1, { species: "Tessk" }),
  able(
    "character",
    "non-aligned",
    "Mechanic Zubb",
    3,
    { intrigue: 1, leadership: 1 },
    {
      says: "Rotate: ready a rotated fleet of yours.",
      actions: [
        {
          does: "ready a rotated fleet of yours",
          target: { what: "card", types: ["fleet"], of: "you", state: "rotated" },
          effects: [{ verb: "ready", which: "target" }],
        },
      ],
    },
    { species: "Gharn" },
  ),
  able("fleet", "non-aligned", "Scattered Sloops", 3, { military: 3 }, NO_TEXT, { species: "Tessk" }),
  able("fleet", "non-aligned", "Leviathan Haulers", 5, { military: 5 }, NO_TEXT, { species: "Moruun" }),
  able("location", "non-aligned", "Confluence Commons", 6, { military: 5 }, RESTORES_2, { keywords: ["Homeworld"] }),
  plain("agenda", "non-aligned", "Mosaic League", 0, {
    says: "You count +3 power. Your characters cost 1 less to sponsor.",
    statics: [
      { gives: "power", by: 3 },
      { gives: "sponsor-cost", types: ["character"], by: -1 },
    ],
  }),
  plain("group", "non-aligned", "Translators Guild", 3, {
    says: "Rotate: a character of yours gets +2 diplomacy until the end of the turn.",
    actions: [
      {
        does: "give a character of yours +2 diplomacy until the end of the turn",
        target: { what: "card", types: ["character"], of: "you" },
        effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" }],
      },
    ],
  }),
];
