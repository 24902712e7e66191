import type { Encoding } from "./encoding.ts";

/** Conflicts that are aimed at a card. Each text is quoted whole by the compendium under the card's title. */
export const CONFLICT_ON_CARD_TEXTS: readonly Encoding[] = [
  {
    title: "Attacking Pawns",
    type: "conflict",
    text: {
      says:
        "Target another player’s supporting character. Your ambassador gains a Doom mark. " +
        "Won by 5 or more: the character is discarded. Won by 10 or more: you gain 1 influence.",
      target: { what: "card", types: ["character"], of: "others", row: "supporting" },
      conflict: {
        form: "opposable",
        resolution: [{ verb: "gain-mark", which: "your-ambassador", mark: "doom", amount: 1 }],
        won: [
          { by: 5, effects: [{ verb: "discard-card", which: "target" }] },
          { by: 10, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
        ],
      },
    },
  },
  {
    title: "Hate Crime",
    type: "conflict",
    text: {
      says:
        "Target another player’s supporting character. For each 5 by which you win Babylon 5 loses 1 influence. " +
        "Won by 10 or more: the character is discarded.",
      target: { what: "card", types: ["character"], of: "others", row: "supporting" },
      conflict: {
        form: "opposable",
        won: [
          ...[5, 10, 15, 20, 25, 30, 35, 40, 45, 50].map((by) => ({
            by,
            effects: [{ verb: "lose-influence" as const, who: "babylon-5" as const, amount: 1 }],
          })),
          { by: 10, effects: [{ verb: "discard-card", which: "target" }] },
        ],
      },
    },
  },
  {
    title: "Bio-Weapon Discovery",
    type: "conflict",
    text: {
      says:
        "Target a fleet of yours. Won by 5 or more: this stays as an enhancement of the fleet, gets a token in each ready " +
        "round, and gives +1 military for each, up to +5. Lost by 5 or more: you discard a character that is no ambassador.",
      target: { what: "card", types: ["fleet"], of: "you", controlled: true },
      conflict: {
        form: "opposable",
        won: [{ by: 5, effects: [{ verb: "become-enhancement", on: "target" }] }],
        lost: [
          {
            by: 5,
            effects: [
              {
                verb: "pick",
                who: "you",
                from: { what: "card", types: ["character"], of: "you", ambassador: false },
                does: "to discard",
                effects: [{ verb: "discard-card", which: "second" }],
              },
            ],
          },
        ],
      },
      statics: [
        {
          gives: "ability",
          ability: "military",
          by: 1,
          each: { count: "tokens", which: "this", most: 5 },
          to: "host",
        },
      ],
      triggered: [
        {
          on: "turn-starts",
          must: true,
          does: "put a bio-weapon token on it",
          effects: [{ verb: "put-tokens", which: "this", amount: 1 }],
        },
      ],
    },
  },
  {
    title: "Extreme Sanction",
    type: "conflict",
    text: {
      says:
        "Target another player’s supporting character. Your ambassador gains a Doom mark. " +
        "Won: you may apply the character’s printed cost to remove it from the game.",
      target: { what: "card", types: ["character"], of: "others", row: "supporting" },
      conflict: {
        form: "opposable",
        resolution: [{ verb: "gain-mark", which: "your-ambassador", mark: "doom", amount: 1 }],
        won: [
          {
            effects: [
              {
                verb: "choose",
                who: "you",
                options: [
                  {
                    does: "remove the character from the game",
                    influence: { count: "cost", which: "target" },
                    effects: [{ verb: "remove", which: "target" }],
                  },
                  { does: "leave the character in play", effects: [] },
                ],
              },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Psi Attack",
    type: "conflict",
    text: {
      says: "Target another player’s character that is no ambassador. Won: it rotates if it is ready.",
      byHand:
        "The first character that you rotate in support must have a psi of 5 or more. It may be sustained, " +
        "and as long as it is the target cannot ready.",
      target: { what: "card", types: ["character"], of: "others", ambassador: false },
      conflict: { form: "opposable", won: [{ effects: [{ verb: "rotate", which: "target" }] }] },
    },
  },
  {
    title: "Sabotage",
    type: "conflict",
    text: {
      says:
        "Target another player’s fleet. Its military, as it is when this resolves, counts as opposition. " +
        "Won: the fleet takes as much damage as you won by.",
      target: { what: "card", types: ["fleet"], of: "others" },
      conflict: {
        form: "opposable",
        resolution: [
          {
            verb: "for-each",
            of: { count: "ability", ability: "military", which: "target" },
            effects: [{ verb: "add-opposition", amount: 1 }],
          },
        ],
        won: [
          {
            effects: [
              {
                verb: "for-each",
                of: { count: "margin" },
                effects: [{ verb: "damage", which: "target", amount: 1 }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Sponsor Rebels",
    type: "conflict",
    text: {
      says:
        "Target a location. A fifth of its military counts as opposition. Won: it is neutralized, takes as much severe damage " +
        "as you won by, and heals as a character of the inner circle does. Lost: your ambassador gains 2 Doom marks.",
      target: { what: "card", types: ["location"], of: "others" },
      conflict: {
        form: "opposable",
        resolution: [
          {
            verb: "for-each",
            of: { count: "ability", ability: "military", which: "target", per: 5 },
            effects: [{ verb: "add-opposition", amount: 1 }],
          },
        ],
        won: [
          {
            effects: [
              { verb: "neutralize", which: "target" },
              {
                verb: "for-each",
                of: { count: "margin" },
                effects: [{ verb: "severe-damage", which: "target", amount: 1 }],
              },
              { verb: "tend", which: "target" },
            ],
          },
        ],
        lost: [{ effects: [{ verb: "gain-mark", which: "your-ambassador", mark: "doom", amount: 2 }] }],
      },
    },
  },
  {
    title: "Shadow Assault",
    type: "conflict",
    text: {
      says:
        "Requires 3 Shadow marks. Target a location of a player of another race. The Shadows’ influence counts as support. " +
        "Won: you discard the location, or rotate a fleet that may take part, to be at war with its player and capture it.",
      requires: [{ needs: "marks", mark: "shadow", atLeast: 3 }],
      target: { what: "card", types: ["location"], of: "others", otherRace: true },
      conflict: {
        form: "opposable",
        resolution: [
          {
            verb: "for-each",
            of: { count: "influence", of: "shadows" },
            effects: [{ verb: "add-support", amount: 1 }],
          },
        ],
        won: [
          {
            effects: [
              {
                verb: "choose",
                who: "you",
                options: [
                  { does: "discard the location", effects: [{ verb: "discard-card", which: "target" }] },
                  {
                    does: "rotate a fleet, begin a war and capture the location",
                    rotates: ["fleet"],
                    eligible: true,
                    effects: [
                      { verb: "start-state", state: "war", from: "you", toward: "target" },
                      { verb: "conquer", which: "target", who: "you" },
                    ],
                  },
                  { does: "leave the location as it is", effects: [] },
                ],
              },
            ],
          },
        ],
      },
    },
  },
];
