/** Practice conflicts that anybody may declare. */
import type { CardFacts } from "../facts.ts";
import { conflict } from "./invent.ts";

const LIMITED = { limit: "limited" } as const;

export const DIPLOMACY: readonly CardFacts[] = [
  conflict("diplomacy", "neutral", "Goodwill Tour", {
    says: "Won: gain 1 influence. Won by 3: gain 1 power.",
    conflict: {
      form: "opposable",
      won: [
        { effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
        { by: 3, effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      ],
    },
  }),
  conflict("diplomacy", "neutral", "Commerce Accord", {
    says:
      "Target another player. Won: gain 2 influence, the target gains 1 influence, " +
      "and your tension toward each other falls by 1.",
    target: { what: "player", of: "others" },
    conflict: {
      form: "opposable",
      won: [
        {
          effects: [
            { verb: "gain-influence", who: "you", amount: 2 },
            { verb: "gain-influence", who: "target", amount: 1 },
            { verb: "lower-tension", from: "you", toward: "target", amount: 1, mutual: true },
          ],
        },
      ],
    },
  }),
  conflict(
    "diplomacy",
    "neutral",
    "Charter Convention",
    {
      says:
        "Any player may be supported. Resolution: your ambassador gets +2 diplomacy until this conflict is over. " +
        "The single strongest side gains 2 influence.",
      conflict: {
        form: "sides",
        resolution: [
          { verb: "change-ability", which: "your-ambassador", ability: "diplomacy", by: 2, until: "conflict" },
        ],
        strongest: [{ verb: "gain-influence", who: "target", amount: 2 }],
      },
    },
    LIMITED,
  ),
  conflict(
    "diplomacy",
    "neutral",
    "Congress of Stations",
    {
      says: "Won: gain 1 influence, and Babylon 5 gains 4 influence. Lost: Babylon 5 loses 1 influence.",
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              { verb: "gain-influence", who: "you", amount: 1 },
              { verb: "gain-influence", who: "babylon-5", amount: 4 },
            ],
          },
        ],
        lost: [{ effects: [{ verb: "lose-influence", who: "babylon-5", amount: 1 }] }],
      },
    },
    LIMITED,
  ),
];

export const INTRIGUE: readonly CardFacts[] = [
  conflict("intrigue", "neutral", "Stolen Ledger", {
    says:
      "Target another player. Won: transfer 1 influence from the target to yourself. " +
      "Won by 3: gain 1 influence. Lost by 3: raise your unrest by 1.",
    target: { what: "player", of: "others" },
    conflict: {
      form: "opposable",
      won: [
        { effects: [{ verb: "transfer-influence", from: "target", to: "you", amount: 1 }] },
        { by: 3, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
      ],
      lost: [{ by: 3, effects: [{ verb: "raise-unrest", who: "you", amount: 1 }] }],
    },
  }),
  conflict("intrigue", "neutral", "Smear Campaign", {
    says:
      "Target a character of another player. Resolution: that player's tension toward you rises by 1. " +
      "Won: gain 1 influence and damage the target by 2. Won by 5: neutralize the target.",
    target: { what: "card", types: ["character"], of: "others" },
    conflict: {
      form: "opposable",
      resolution: [{ verb: "raise-tension", from: "target", toward: "you", amount: 1 }],
      won: [
        {
          effects: [
            { verb: "gain-influence", who: "you", amount: 1 },
            { verb: "damage", which: "target", amount: 2 },
          ],
        },
        { by: 5, effects: [{ verb: "neutralize", which: "target" }] },
      ],
    },
  }),
  conflict("intrigue", "neutral", "Quiet Inquiry", {
    says: "Won: gain 1 influence and draw 1 card. Won by 4: draw 1 card more.",
    conflict: {
      form: "opposable",
      won: [
        {
          effects: [
            { verb: "gain-influence", who: "you", amount: 1 },
            { verb: "draw", who: "you", amount: 1 },
          ],
        },
        { by: 4, effects: [{ verb: "draw", who: "you", amount: 1 }] },
      ],
    },
  }),
];

export const MILITARY: readonly CardFacts[] = [
  conflict("military", "neutral", "Banner Review", {
    says: "Won: gain 1 influence. Won by 4: gain 1 power.",
    conflict: {
      form: "opposable",
      won: [
        { effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
        { by: 4, effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      ],
    },
  }),
  conflict("military", "neutral", "Outpost Seizure", {
    says:
      "Target a location of another player. Won: damage the target by 3, gain 2 influence, " +
      "and that player's tension toward you rises by 1.",
    target: { what: "card", types: ["location"], of: "others" },
    conflict: {
      form: "opposable",
      won: [
        {
          effects: [
            { verb: "damage", which: "target", amount: 3 },
            { verb: "gain-influence", who: "you", amount: 2 },
            { verb: "raise-tension", from: "target", toward: "you", amount: 1 },
          ],
        },
      ],
    },
  }),
  conflict("military", "neutral", "Punitive Expedition", {
    says:
      "Target a player toward whom your tension is at least 2. Resolution: your tension toward each other rises by 1. " +
      "Won: gain 2 influence, and the target loses 1 influence. Lost: lose 1 influence.",
    target: { what: "player", of: "others", tensionAtLeast: 2 },
    conflict: {
      form: "opposable",
      resolution: [{ verb: "raise-tension", from: "you", toward: "target", amount: 1, mutual: true }],
      won: [
        {
          effects: [
            { verb: "gain-influence", who: "you", amount: 2 },
            { verb: "lose-influence", who: "target", amount: 1 },
          ],
        },
      ],
      lost: [{ effects: [{ verb: "lose-influence", who: "you", amount: 1 }] }],
    },
  }),
  conflict(
    "military",
    "neutral",
    "Wargames Pageant",
    {
      says: "Any player may be supported. The single strongest side gains 1 influence and 1 power.",
      conflict: {
        form: "sides",
        strongest: [
          { verb: "gain-influence", who: "target", amount: 1 },
          { verb: "gain-power", who: "target", amount: 1 },
        ],
      },
    },
    LIMITED,
  ),
];

export const PSI: readonly CardFacts[] = [
  conflict("psi", "neutral", "Mindscape Duel", {
    says:
      "Target a character of another player. Won: gain 1 influence, and the target gets -1 to all abilities for good. " +
      "Won by 2: draw 1 card.",
    target: { what: "card", types: ["character"], of: "others" },
    conflict: {
      form: "opposable",
      won: [
        {
          effects: [
            { verb: "gain-influence", who: "you", amount: 1 },
            { verb: "change-ability", which: "target", ability: "all", by: -1, until: "permanent" },
          ],
        },
        { by: 2, effects: [{ verb: "draw", who: "you", amount: 1 }] },
      ],
    },
  }),
];

export const LEADERSHIP: readonly CardFacts[] = [
  conflict("leadership", "neutral", "Parade of Heroes", {
    says: "Won: gain 1 influence. Won by 3: gain 1 power.",
    conflict: {
      form: "opposable",
      won: [
        { effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
        { by: 3, effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
      ],
    },
  }),
  conflict(
    "leadership",
    "neutral",
    "Loyalty Oath",
    {
      says:
        "Requires an influence rating of at least 7 and unrest of at most 2. Won: gain 3 influence. " +
        "Lost by 2: lose 1 influence and raise your unrest by 1.",
      requires: [
        { needs: "rating", atLeast: 7 },
        { needs: "unrest", atMost: 2 },
      ],
      conflict: {
        form: "opposable",
        won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 3 }] }],
        lost: [
          {
            by: 2,
            effects: [
              { verb: "lose-influence", who: "you", amount: 1 },
              { verb: "raise-unrest", who: "you", amount: 1 },
            ],
          },
        ],
      },
    },
    LIMITED,
  ),
];

export const CONFLICTS: readonly CardFacts[] = [...DIPLOMACY, ...INTRIGUE, ...MILITARY, ...PSI, ...LEADERSHIP];
