/** Practice characters that anybody may sponsor at their normal cost. Most are multiple: every port has a few. */
import type { CardFacts } from "../facts.ts";
import { able } from "./invent.ts";
import { FOR_HIRE, NO_TEXT } from "./texts.ts";

const ANYONE = { limit: "multiple" } as const;

export const CHARACTERS: readonly CardFacts[] = [
  able("character", "neutral", "Dockhand Volunteer", 2, { leadership: 2 }, NO_TEXT, ANYONE),
  able(
    "character",
    "neutral",
    "Freelance Reporter",
    3,
    { intrigue: 2 },
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
    ANYONE,
  ),
  able(
    "character",
    "neutral",
    "Bounty Broker",
    2,
    { intrigue: 4, diplomacy: 2, leadership: 2 },
    { says: "Mercenary, for its cost: nobody controls it until somebody hires it." },
    FOR_HIRE,
  ),
  able("character", "neutral", "Charming Negotiator", 4, { diplomacy: 3 }, NO_TEXT, ANYONE),
  able(
    "character",
    "neutral",
    "Station Quartermaster",
    4,
    { leadership: 1, intrigue: 1 },
    {
      says: "Rotate: the next fleet or location that you bring in this turn costs 2 less to sponsor.",
      actions: [
        {
          does: "make your next fleet or location this turn cost 2 less",
          effects: [{ verb: "discount", who: "you", types: ["fleet", "location"], amount: 2 }],
        },
      ],
    },
    ANYONE,
  ),
  able(
    "character",
    "neutral",
    "Retired Admiral",
    5,
    { leadership: 4 },
    {
      says: "Rotate: a fleet of yours gets +2 military while this card stays rotated.",
      actions: [
        {
          does: "give a fleet of yours +2 military while this card stays rotated",
          target: { what: "card", types: ["fleet"], of: "you" },
          effects: [{ verb: "change-ability", which: "target", ability: "military", by: 2, until: "while-rotated" }],
        },
      ],
    },
    ANYONE,
  ),
  able("character", "neutral", "Rogue Mindwalker", 5, { psi: 3, intrigue: 2 }, NO_TEXT, {
    ...ANYONE,
    marks: { conspiracy: 1 },
  }),
  able(
    "character",
    "neutral",
    "Frontier Doctor",
    3,
    { diplomacy: 1 },
    {
      says: "Rotate: heal a damaged or neutralized character of yours.",
      actions: [
        {
          does: "heal a damaged or neutralized character of yours",
          target: { what: "card", types: ["character"], of: "you", state: "damaged" },
          effects: [{ verb: "heal", which: "target" }],
        },
      ],
    },
    ANYONE,
  ),
  able(
    "character",
    "neutral",
    "Veiled Whisperer",
    6,
    { intrigue: 4, diplomacy: 1 },
    {
      says: "Rotate: restore 2 influence. The Shadows gain 1 influence.",
      actions: [
        {
          does: "restore 2 influence, and the Shadows gain 1 influence",
          effects: [
            { verb: "restore-influence", who: "you", amount: 2 },
            { verb: "gain-influence", who: "shadows", amount: 1 },
          ],
        },
      ],
    },
    { marks: { shadow: 1 } },
  ),
  able(
    "character",
    "neutral",
    "Radiant Pilgrim",
    6,
    { diplomacy: 3, psi: 2 },
    {
      says: "Rotate: draw 1 card. The Vorlons gain 1 influence.",
      actions: [
        {
          does: "draw 1 card, and the Vorlons gain 1 influence",
          effects: [
            { verb: "draw", who: "you", amount: 1 },
            { verb: "gain-influence", who: "vorlons", amount: 1 },
          ],
        },
      ],
    },
    { marks: { vorlon: 1 } },
  ),
  able(
    "character",
    "neutral",
    "Gatekeeper Ombral",
    6,
    { intrigue: 3, diplomacy: 1 },
    {
      says: "When another player plays an event, you may rotate this card: cancel that event.",
      triggered: [
        {
          on: "event-played",
          rotates: true,
          does: "cancel that event",
          effects: [{ verb: "cancel", what: "answered" }],
        },
      ],
    },
  ),
  able(
    "character",
    "neutral",
    "Reckless Dispatcher",
    3,
    { intrigue: 3, diplomacy: 1 },
    {
      says: "Rotate and damage this card by 1: draw 1 card. Neutralize it, ready or rotated: draw 2 cards.",
      actions: [
        {
          does: "draw 1 card",
          pays: [{ pays: "damage-this", amount: 1 }],
          effects: [{ verb: "draw", who: "you", amount: 1 }],
        },
        {
          does: "draw 2 cards",
          unrotated: true,
          pays: [{ pays: "neutralize-this" }],
          effects: [{ verb: "draw", who: "you", amount: 2 }],
        },
      ],
    },
  ),
];
