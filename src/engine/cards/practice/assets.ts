/** Practice fleets, groups and locations that anybody may sponsor. */
import type { CardFacts } from "../facts.ts";
import { able, plain } from "./invent.ts";
import { FOR_HIRE, NO_TEXT, RESTORES_1 } from "./texts.ts";

const ANYONE = { limit: "multiple" } as const;

export const FLEETS: readonly CardFacts[] = [
  able(
    "fleet",
    "neutral",
    "Privateer Wing",
    3,
    { military: 5 },
    { says: "Mercenary, for 2 influence: nobody controls it until somebody hires it.", mercenary: { cost: 2 } },
    FOR_HIRE,
  ),
  able("fleet", "neutral", "Border Cutters", 3, { military: 3 }, NO_TEXT, ANYONE),
  able(
    "fleet",
    "neutral",
    "Hired Gunships",
    4,
    { military: 3 },
    {
      says: "Rotate: damage a fleet or location of another player by 2, and this fleet by 1.",
      actions: [
        {
          does: "damage a fleet or location of another player by 2, and this fleet by 1",
          target: { what: "card", types: ["fleet", "location"], of: "others" },
          effects: [
            { verb: "damage", which: "target", amount: 2 },
            { verb: "damage", which: "this", amount: 1 },
          ],
        },
      ],
    },
    ANYONE,
  ),
];

export const GROUPS: readonly CardFacts[] = [
  plain("group", "neutral", "Prophets Circle", 2, {
    says: "Each character has 1 destiny mark more. Rotate and purge 1 destiny mark: restore 2 influence.",
    statics: [{ gives: "mark", mark: "destiny", amount: 1, to: "characters" }],
    actions: [
      {
        does: "restore 2 influence",
        pays: [{ pays: "purge-mark", mark: "destiny", amount: 1 }],
        effects: [{ verb: "restore-influence", who: "you", amount: 2 }],
      },
    ],
  }),
  plain(
    "group",
    "neutral",
    "Merchant Consortium",
    4,
    {
      says: "Rotate and apply 3 influence: gain 1 power.",
      actions: [{ does: "gain 1 power", influence: 3, effects: [{ verb: "gain-power", who: "you", amount: 1 }] }],
    },
    ANYONE,
  ),
  plain(
    "group",
    "neutral",
    "Courier Service",
    4,
    {
      says: "Rotate and apply 1 influence: draw 1 card.",
      actions: [{ does: "draw 1 card", influence: 1, effects: [{ verb: "draw", who: "you", amount: 1 }] }],
    },
    ANYONE,
  ),
  plain("group", "neutral", "Inquiry Bureau", 4, {
    says:
      "By rotating this card you may initiate an additional conflict of any type. " +
      "Won: draw 1 card and gain 1 power.",
    initiates: [
      {
        type: "any",
        rotate: true,
        additional: true,
        conflict: {
          form: "opposable",
          won: [
            {
              effects: [
                { verb: "draw", who: "you", amount: 1 },
                { verb: "gain-power", who: "you", amount: 1 },
              ],
            },
          ],
        },
      },
    ],
  }),
  plain(
    "group",
    "neutral",
    "Archive Keepers",
    5,
    {
      says: "In the draw round, draw 2 cards instead of one.",
      statics: [{ gives: "free-cards", instead: 2 }],
    },
    ANYONE,
  ),
  plain(
    "group",
    "neutral",
    "Diligent Scribes",
    5,
    {
      says: "Draw 1 card more in the draw round.",
      statics: [{ gives: "free-cards-more", by: 1 }],
    },
    ANYONE,
  ),
  plain("group", "neutral", "Expendable Informants", 2, {
    says: "Rotate and discard this card: restore 3 influence. Rotate and discard 1 other group or location of yours: restore 3 influence. Rotate and neutralize 1 other character of yours: draw 2 cards.",
    actions: [
      {
        does: "restore 3 influence",
        pays: [{ pays: "discard-this" }],
        effects: [{ verb: "restore-influence", who: "you", amount: 3 }],
      },
      {
        does: "restore 3 influence for another card",
        pays: [{ pays: "discard-card", types: ["group", "location"], amount: 1 }],
        effects: [{ verb: "restore-influence", who: "you", amount: 3 }],
      },
      {
        does: "draw 2 cards",
        pays: [{ pays: "neutralize", types: ["character"], amount: 1 }],
        effects: [{ verb: "draw", who: "you", amount: 2 }],
      },
    ],
  }),
  plain("group", "neutral", "Newsroom Network", 5, {
    says: "Rotate: add 2 support to a conflict of yours, to your own side where it has several.",
    actions: [
      {
        does: "add 2 support to a conflict of yours",
        target: { what: "conflict", of: "you" },
        effects: [{ verb: "add-support", amount: 2, side: "you" }],
      },
    ],
  }),
  plain(
    "group",
    "neutral",
    "Punctual Paymasters",
    3,
    {
      says:
        "When a turn begins and influence is restored, you have 1 additional influence this turn. " +
        "Then too, you may rotate this card: lower your unrest by 1.",
      triggered: [
        {
          on: "turn-starts",
          must: true,
          does: "have 1 additional influence this turn",
          effects: [{ verb: "add-influence", who: "you", amount: 1 }],
        },
        {
          on: "turn-starts",
          rotates: true,
          does: "lower your unrest by 1",
          effects: [{ verb: "lower-unrest", who: "you", amount: 1 }],
        },
      ],
    },
    ANYONE,
  ),
];

export const LOCATIONS: readonly CardFacts[] = [
  able(
    "location",
    "neutral",
    "Tollway Junction",
    3,
    { military: 1 },
    {
      says: "When you gain influence by a conflict, you may rotate this card: gain 1 more influence.",
      triggered: [
        {
          on: "you-gain-by-conflict",
          rotates: true,
          does: "gain 1 more influence",
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        },
      ],
    },
    ANYONE,
  ),
  able("location", "neutral", "Trading Outpost", 4, { military: 2 }, RESTORES_1, ANYONE),
  able(
    "location",
    "neutral",
    "Customs Checkpoint",
    5,
    { military: 2 },
    {
      says: "Rotate and apply 4 influence: gain 1 influence.",
      actions: [
        { does: "gain 1 influence", influence: 4, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
      ],
    },
    ANYONE,
  ),
  able(
    "location",
    "neutral",
    "Proving Grounds",
    4,
    { military: 2 },
    {
      says: "As your conflict you may initiate a leadership conflict. Won by 2: gain 1 influence.",
      initiates: [
        {
          type: "leadership",
          conflict: {
            form: "opposable",
            won: [{ by: 2, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] }],
          },
        },
      ],
    },
    ANYONE,
  ),
  able(
    "location",
    "neutral",
    "Asteroid Refinery",
    4,
    { military: 3 },
    {
      says: "You count +1 power.",
      statics: [{ gives: "power", by: 1 }],
    },
  ),
];
