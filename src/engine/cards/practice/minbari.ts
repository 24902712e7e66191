/** Practice cards that are loyal to the Minbari: patience, ceremony and the inner eye. */
import type { CardFacts } from "../facts.ts";
import { able, aftermath, ambassador, conflict, plain } from "./invent.ts";
import { ASSISTANT, NO_TEXT, RESTORES_2 } from "./texts.ts";

export const MINBARI: readonly CardFacts[] = [
  ambassador(
    "minbari",
    "Herald Isenna",
    { diplomacy: 4, intrigue: 3, leadership: 1 },
    {
      says: "While your unrest is at most 1, Herald Isenna gets +1 leadership.",
      statics: [
        {
          gives: "ability",
          ability: "leadership",
          by: 1,
          to: "this",
          while: { needs: "unrest", atMost: 1 },
        },
      ],
    },
  ),
  able(
    "character",
    "minbari",
    "Novice Acolyte",
    2,
    { diplomacy: 1, psi: 1 },
    {
      says: "Ambassador’s assistant. Rotate: a character of yours with psi gets +1 psi until the end of the turn.",
      actions: [
        {
          does: "give a character of yours with psi +1 psi until the end of the turn",
          target: { what: "card", types: ["character"], of: "you", ability: "psi" },
          effects: [{ verb: "change-ability", which: "target", ability: "psi", by: 1, until: "end-of-turn" }],
        },
      ],
    },
    ASSISTANT,
  ),
  able(
    "character",
    "minbari",
    "Sage Telorin",
    5,
    { diplomacy: 3, intrigue: 1 },
    {
      says: "Rotate: draw 1 card and discard 1 card.",
      actions: [
        {
          does: "draw 1 card and discard 1 card",
          effects: [
            { verb: "draw", who: "you", amount: 1 },
            { verb: "discard", who: "you", amount: 1 },
          ],
        },
      ],
    },
  ),
  able("character", "minbari", "Warblade Khorenn", 5, { leadership: 5 }, NO_TEXT, { marks: { strife: 1 } }),
  able(
    "character",
    "minbari",
    "Mystic Vashala",
    6,
    { psi: 4, diplomacy: 2 },
    {
      says: "Rotate: heal a damaged or neutralized character of any player.",
      actions: [
        {
          does: "heal a damaged or neutralized character",
          target: { what: "card", types: ["character"], of: "any", state: "damaged" },
          effects: [{ verb: "heal", which: "target" }],
        },
      ],
    },
    { marks: { destiny: 1 } },
  ),
  able(
    "character",
    "minbari",
    "Matriarch Ulenna",
    8,
    { diplomacy: 5, leadership: 2 },
    { says: "You count +1 power.", statics: [{ gives: "power", by: 1 }] },
  ),
  able("fleet", "minbari", "Moonlit Cruisers", 5, { military: 5 }, NO_TEXT),
  able("fleet", "minbari", "Silent Lances", 7, { military: 7 }, NO_TEXT),
  able("location", "minbari", "Whitespire Sanctum", 6, { military: 5 }, RESTORES_2, { keywords: ["Homeworld"] }),
  plain("agenda", "minbari", "Serenity Vow", 0, {
    says: "While your unrest is at most 1, you count +3 power.",
    statics: [{ gives: "power", by: 3, while: { needs: "unrest", atMost: 1 } }],
  }),
  conflict(
    "psi",
    "minbari",
    "Starlit Vigil",
    {
      says: "Only Minbari cards may take part. Won: gain 1 influence, and your ambassador gains 1 destiny mark.",
      conflict: {
        form: "opposable",
        only: ["minbari"],
        won: [
          {
            effects: [
              { verb: "gain-influence", who: "you", amount: 1 },
              { verb: "gain-mark", which: "your-ambassador", mark: "destiny", amount: 1 },
            ],
          },
        ],
      },
    },
    { limit: "limited" },
  ),
  aftermath("any", "minbari", "Ancestral Blessing", 1, {
    says: "Won. Target a Minbari character of yours that took part; it gets +1 diplomacy and +1 leadership.",
    target: { what: "card", types: ["character"], of: "you", race: "minbari", participant: true },
    statics: [
      { gives: "ability", ability: "diplomacy", by: 1, to: "host" },
      { gives: "ability", ability: "leadership", by: 1, to: "host" },
    ],
    aftermath: { outcome: "won", participant: true, discardAfterPlay: false },
  }),
];
