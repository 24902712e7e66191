import type { Encoding } from "./encoding.ts";

/** Agendas. Each text is quoted whole by the compendium under the card's title. */
export const AGENDA_TEXTS: readonly Encoding[] = [
  {
    title: "As It Was Meant To Be",
    type: "agenda",
    text: {
      says:
        "Whenever you win a conflict that you initiated, your ambassador gains a Destiny mark. " +
        "You count 1 power for each character of yours with a Destiny mark.",
      byHand:
        "As an action you may purge a Destiny mark to take the top card of your discard pile into your hand, " +
        "if it is a character, an enhancement, a group or a fleet.",
      major: true,
      triggered: [
        {
          on: "you-win",
          must: true,
          does: "give your ambassador a Destiny mark",
          effects: [{ verb: "gain-mark", which: "your-ambassador", mark: "destiny", amount: 1 }],
        },
      ],
      statics: [
        {
          gives: "power",
          by: 1,
          each: {
            count: "cards",
            are: { what: "card", types: ["character"], of: "you", controlled: true, marked: "destiny" },
          },
        },
      ],
    },
  },
  {
    title: "Defense in Depth",
    type: "agenda",
    text: {
      says:
        "Your locations have +5 military. Your influence rating is 1 higher for each location of your own race that you " +
        "control.",
      byHand: "Your fleets have +2 military from when a military conflict is aimed at you until it has been resolved.",
      statics: [
        { gives: "ability", ability: "military", by: 5, to: "your-locations" },
        {
          gives: "rating",
          by: 1,
          each: {
            count: "cards",
            are: { what: "card", types: ["location"], of: "you", controlled: true, loyal: true },
          },
        },
      ],
    },
  },
  {
    title: "Finish the War",
    type: "agenda",
    text: {
      says:
        "Once a turn you may lose 1 influence: your tension toward the humans rises by 1. Where it is 5, you and that human " +
        "faction may declare war conflicts on each other, although there is no war between you.",
      actions: [
        {
          does: "raise your tension toward the humans by 1",
          unrotated: true,
          once: true,
          pays: [{ pays: "lose-influence", amount: 1 }],
          effects: [{ verb: "raise-tension", from: "you", toward: { race: "human" }, amount: 1 }],
        },
      ],
      statics: [{ gives: "war-conflicts", race: "human" }],
    },
  },
  {
    title: "Higher Calling",
    type: "agenda",
    text: {
      says: "You count 1 power for each 2 Destiny marks of your characters.",
      byHand:
        "Your ambassador has +4 to all abilities in a conflict through which you may gain a Destiny mark. " +
        "Everybody’s Shadow and Vorlon marks on characters count twice.",
      statics: [{ gives: "power", by: 1, each: { count: "marks-of", mark: "destiny", who: "you", per: 2 } }],
    },
  },
  {
    title: "Imperialism",
    type: "agenda",
    text: {
      says:
        "Your ambassador has +2 leadership. For each location that you capture you gain 2 influence; when one of yours is " +
        "captured, you lose 2. Captured locations serve you as your own do.",
      statics: [{ gives: "ability", ability: "leadership", by: 2, to: "your-ambassador" }, { gives: "use-captured" }],
      triggered: [
        {
          on: "you-conquer",
          must: true,
          does: "gain 2 influence",
          effects: [{ verb: "gain-influence", who: "you", amount: 2 }],
        },
        {
          on: "conquered-from-you",
          must: true,
          does: "lose 2 influence",
          effects: [{ verb: "lose-influence", who: "you", amount: 2 }],
        },
      ],
    },
  },
  {
    title: "Leading the Races",
    type: "agenda",
    text: {
      says:
        "Characters cost you 1 less to sponsor for each Destiny mark on your ambassador. You count 1 power for each race " +
        "in your inner circle; neutral characters are one, and so are all Non-Aligned ones.",
      statics: [
        {
          gives: "sponsor-cost",
          types: ["character"],
          by: -1,
          each: { count: "marks-on", mark: "destiny", which: "your-ambassador" },
        },
        {
          gives: "power",
          by: 1,
          each: {
            count: "cards",
            are: { what: "card", types: ["character"], of: "you", row: "inner" },
            distinct: "race",
          },
        },
      ],
    },
  },
  {
    title: "Maintain the Peace",
    type: "agenda",
    text: {
      says:
        "Requires 20 military in your ready fleets. After a resolution round without a military conflict it gets a peace " +
        "token; a military conflict that resolves takes them all off. Each token counts as 1 power.",
      byHand:
        "It rotates as an action for a military conflict of yours that is aimed at another one. If yours has more support " +
        "than that one as they would resolve, neither does.",
      requires: [{ needs: "ready-military", atLeast: 20 }],
      triggered: [
        {
          on: "draw-round",
          when: [{ needs: "count", of: { count: "resolved", type: "military" }, atMost: 0 }],
          must: true,
          does: "get a peace token",
          effects: [{ verb: "put-tokens", which: "this", amount: 1 }],
        },
        {
          on: "any-resolved",
          when: [
            { needs: "count", of: { count: "resolved", type: "military" }, atLeast: 1 },
            { needs: "count", of: { count: "tokens", which: "this" }, atLeast: 1 },
          ],
          must: true,
          does: "lose all peace tokens",
          effects: [
            {
              verb: "for-each",
              of: { count: "tokens", which: "this" },
              effects: [{ verb: "take-tokens", which: "this", amount: 1 }],
            },
          ],
        },
      ],
      statics: [{ gives: "power", by: 1, each: { count: "tokens", which: "this" } }],
    },
  },
  {
    title: "Peace In Our Time",
    type: "agenda",
    text: {
      says: "You count 1 power for each 3 influence of Babylon 5.",
      byHand:
        "As an action: name a race and apply 10 influence and another 1 for every fleet it has in play. " +
        "Its tension toward one race falls by 1.",
      statics: [{ gives: "power", by: 1, each: { count: "influence", of: "babylon-5", per: 3 } }],
    },
  },
  {
    title: "Servants of Order",
    type: "agenda",
    text: {
      says: "Your ambassador gains a Vorlon mark. You count 1 power for each 2 Vorlon marks of yours.",
      byHand:
        "As an action you may purge a Vorlon mark and go through your deck to the first card that requires or pictures " +
        "Vorlon marks: it comes into your hand, and the deck is shuffled.",
      effects: [{ verb: "gain-mark", which: "your-ambassador", mark: "vorlon", amount: 1 }],
      statics: [{ gives: "power", by: 1, each: { count: "marks-of", mark: "vorlon", who: "you", per: 2 } }],
    },
  },
  {
    title: "Strength In Adversity",
    type: "agenda",
    text: {
      says: "Rotate: support or oppose any conflict by as much as the highest influence rating of all players is above yours.",
      byHand: "Behind the strongest player by 1 to 4 power you also count that difference as power.",
      actions: (["add-support", "add-opposition"] as const).map((verb) => ({
        does: `${verb === "add-support" ? "support" : "oppose"} a conflict by as much as the highest rating is above yours`,
        target: { what: "conflict" as const, of: "any" as const },
        effects: [{ verb: "for-each" as const, of: { count: "behind" as const }, effects: [{ verb, amount: 1 }] }],
      })),
    },
  },
  {
    title: "Support of the Mighty",
    type: "agenda",
    text: {
      says:
        "Characters with an ability of 6 or more cost you 2 less to sponsor. " +
        "You count 1 power for each ready character of yours with an ability of 6 or more.",
      statics: [
        { gives: "sponsor-cost", types: ["character"], only: { atLeast: 6 }, by: -2 },
        {
          gives: "power",
          by: 1,
          each: {
            count: "cards",
            are: { what: "card", types: ["character"], of: "you", controlled: true, state: "ready", atLeast: 6 },
          },
        },
      ],
    },
  },
  {
    title: "Total War",
    type: "agenda",
    text: {
      says: "Your ambassador has 2 less diplomacy, gains a Doom mark, and has +2 leadership while you are at war.",
      byHand:
        "A contested war conflict of yours that you win gives you 1 influence and takes 1 from its target. " +
        "Other players’ fleets have +1 military while they oppose your conflicts or attack your fleets.",
      effects: [{ verb: "gain-mark", which: "your-ambassador", mark: "doom", amount: 1 }],
      statics: [
        { gives: "ability", ability: "diplomacy", by: -2, to: "your-ambassador" },
        {
          gives: "ability",
          ability: "leadership",
          by: 2,
          to: "your-ambassador",
          while: { needs: "state", state: "war" },
        },
      ],
    },
  },
];
