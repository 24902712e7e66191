import { CHARACTER_ABILITIES } from "../../state/vocabulary.ts";
import type { EffectCondition } from "../conditions.ts";
import type { TargetSpec } from "../target-spec.ts";
import type { Encoding } from "./encoding.ts";

/** Characters of an inner circle, ambassadors aside. */
const INNER: TargetSpec = { what: "card", types: ["character"], of: "any", row: "inner", ambassador: false };

/** Psi is not raised from nothing. compendium: Infiltrate and Exploit */
const HAS_PSI: EffectCondition = {
  needs: "count",
  of: { count: "ability", ability: "psi", which: "your-ambassador" },
  atLeast: 1,
};

/** Agendas through which conflicts are initiated. Each text is quoted whole by the compendium under the card's title. */
export const CAMPAIGN_TEXTS: readonly Encoding[] = [
  {
    title: "Infiltrate and Exploit",
    type: "agenda",
    text: {
      says:
        "As your conflict you may apply 5 influence to initiate an intrigue conflict against another player, for one of " +
        "these: you gain 1 influence; the target loses 1; or your ambassador gains 1 in an ability for good.",
      initiates: [
        {
          type: "intrigue",
          influence: 5,
          target: { what: "player", of: "others" },
          conflict: {
            form: "opposable",
            goals: [
              { does: "gain 1 influence", effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
              {
                does: "take 1 influence from the target",
                effects: [{ verb: "lose-influence", who: "target", amount: 1 }],
              },
              ...CHARACTER_ABILITIES.map((ability) => ({
                does: `give your ambassador 1 ${ability}`,
                ...(ability === "psi" ? { when: HAS_PSI } : {}),
                effects: [
                  {
                    verb: "change-ability" as const,
                    which: "your-ambassador" as const,
                    ability,
                    by: 1,
                    until: "permanent" as const,
                  },
                ],
              })),
            ],
          },
        },
      ],
    },
  },
  {
    title: "Knowledge Is Power",
    type: "agenda",
    text: {
      says:
        "Your ambassador has +2 intrigue. As your conflict you may apply 7 influence to initiate an intrigue conflict " +
        "against another player. Won by 5 or more: the target discards an inner circle character, or loses 1 influence " +
        "while you gain 1.",
      statics: [{ gives: "ability", ability: "intrigue", by: 2, to: "your-ambassador" }],
      initiates: [
        {
          type: "intrigue",
          influence: 7,
          target: { what: "player", of: "others" },
          conflict: {
            form: "opposable",
            won: [
              {
                by: 5,
                effects: [
                  {
                    verb: "choose",
                    who: "target",
                    options: [
                      {
                        does: "discard an inner circle character",
                        when: { needs: "count", of: { count: "cards", are: INNER, in: "target" }, atLeast: 1 },
                        effects: [
                          {
                            verb: "pick",
                            who: "target",
                            from: { ...INNER, of: "you" },
                            does: "to discard",
                            effects: [{ verb: "discard-card", which: "second" }],
                          },
                        ],
                      },
                      {
                        does: "lose 1 influence",
                        effects: [
                          { verb: "lose-influence", who: "target", amount: 1 },
                          { verb: "gain-influence", who: "you", amount: 1 },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  },
  {
    title: "Meddling with Others",
    type: "agenda",
    text: {
      says:
        "Your ambassador gains a Doom mark. As your conflict you may apply 5 influence against another player. " +
        "Intrigue, won: 1 more unrest there. Diplomacy, won: the target loses 1 influence. Military: see below.",
      byHand:
        "It is aimed at a race: what happens to one of its factions happens to the others too. " +
        "Military, won: from then on everybody’s cost of sponsoring that race’s fleets is 1 higher.",
      effects: [{ verb: "gain-mark", which: "your-ambassador", mark: "doom", amount: 1 }],
      initiates: [
        {
          type: "intrigue",
          influence: 5,
          target: { what: "player", of: "others" },
          conflict: {
            form: "opposable",
            won: [{ effects: [{ verb: "raise-unrest", who: "target", amount: 1 }] }],
          },
        },
        {
          type: "diplomacy",
          influence: 5,
          target: { what: "player", of: "others" },
          conflict: {
            form: "opposable",
            won: [{ effects: [{ verb: "lose-influence", who: "target", amount: 1 }] }],
          },
        },
        {
          type: "military",
          influence: 5,
          target: { what: "player", of: "others" },
          conflict: { form: "opposable" },
        },
      ],
    },
  },
];
