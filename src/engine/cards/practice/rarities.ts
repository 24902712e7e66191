/** Practice cards whose text does what few cards do, one of each kind. */
import type { CardFacts } from "../facts.ts";
import { able, aftermath, conflict, plain } from "./invent.ts";

export const RARITIES: readonly CardFacts[] = [
  plain("group", "neutral", "Tithing Houses", 5, {
    says: "Your influence rating is 1 higher while this card is in play.",
    statics: [{ gives: "rating", by: 1 }],
  }),
  plain("agenda", "neutral", "Lasting Calm", 0, {
    says:
      "When a turn begins, put 1 token on this card. When you lose a conflict, take 3 tokens off it. " +
      "You count +1 power for each token on it.",
    statics: [{ gives: "power", by: 1, each: { count: "tokens", which: "this" } }],
    triggered: [
      {
        on: "turn-starts",
        must: true,
        does: "put 1 token on this card",
        effects: [{ verb: "put-tokens", which: "this", amount: 1 }],
      },
      {
        on: "you-lose",
        must: true,
        does: "take 3 tokens off this card",
        effects: [{ verb: "take-tokens", which: "this", amount: 3 }],
      },
    ],
  }),
  able(
    "fleet",
    "neutral",
    "Tender Squadron",
    3,
    { military: 1 },
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
    { limit: "multiple" },
  ),
  plain("group", "neutral", "Requisition Office", 4, {
    says: "Rotate and apply influence equal to its printed cost: discard an enhancement of another player.",
    actions: [
      {
        does: "discard an enhancement of another player for its printed cost",
        influence: "target-cost",
        target: { what: "card", types: ["enhancement"], of: "others" },
        effects: [{ verb: "discard-card", which: "target" }],
      },
    ],
  }),
  conflict("leadership", "neutral", "Endless Campaign", {
    says: "Won by 3: gain 1 power. Won or lost, this card returns to your hand when the conflict is over.",
    conflict: {
      form: "opposable",
      won: [{ by: 3, effects: [{ verb: "gain-power", who: "you", amount: 1 }] }],
      returns: "always",
    },
  }),
  conflict("military", "neutral", "Bonded Escort", {
    says:
      "To initiate this, rotate 1 fleet and apply 1 to 6 influence. " +
      "Won: gain 1 influence for each 3 influence that you applied so, rounded up.",
    pays: [
      { pays: "rotate", types: ["fleet"], amount: 1 },
      { pays: "influence", least: 1, most: 6 },
    ],
    conflict: {
      form: "opposable",
      won: [
        {
          effects: [
            {
              verb: "for-each",
              of: { count: "paid", per: 3, round: "up" },
              effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
            },
          ],
        },
      ],
    },
  }),
  plain("event", "neutral", "Weighed Bribe", 0, {
    says:
      "To play this, apply 2 to 8 influence. Target a character of yours. " +
      "It gets +1 intrigue until the end of the turn for each 2 influence that you applied so.",
    pays: [{ pays: "influence", least: 2, most: 8 }],
    target: { what: "card", types: ["character"], of: "you" },
    effects: [
      {
        verb: "for-each",
        of: { count: "paid", per: 2 },
        effects: [{ verb: "change-ability", which: "target", ability: "intrigue", by: 1, until: "end-of-turn" }],
      },
    ],
  }),
  aftermath("any", "neutral", "Festering Injury", 0, {
    says:
      "Lost intrigue or lost military. Target a character or fleet that took part. Damage it by 1. " +
      "Discard this card after play.",
    target: { what: "card", types: ["character", "fleet"], of: "any", participant: true },
    effects: [{ verb: "damage", which: "target", amount: 1 }],
    aftermath: {
      after: [
        { type: "intrigue", outcome: "lost" },
        { type: "military", outcome: "lost" },
      ],
      participant: true,
      discardAfterPlay: true,
    },
  }),
  aftermath("any", "neutral", "Shunned Commander", 0, {
    says: "Military or lost intrigue. Target a character of yours as the initiator. It gets -1 diplomacy and +2 leadership.",
    target: { what: "card", types: ["character"], of: "you" },
    statics: [
      { gives: "ability", ability: "diplomacy", by: -1, to: "host" },
      { gives: "ability", ability: "leadership", by: 2, to: "host" },
    ],
    aftermath: { after: [{ type: "military" }, { type: "intrigue", outcome: "lost" }], discardAfterPlay: false },
  }),
  aftermath("military", "neutral", "Battle Fatigue", 0, {
    says: "Military. Damage every fleet that took part by 1. Discard this card after play.",
    effects: [
      {
        verb: "damage",
        which: { every: { what: "card", types: ["fleet"], of: "any", participant: true } },
        amount: 1,
      },
    ],
    aftermath: { participant: true, discardAfterPlay: true },
  }),
  aftermath("any", "neutral", "Soured Friendship", 0, {
    says:
      "Target two characters in the inner circle of one player, other than the ambassador. Damage each of them by 1. " +
      "Discard this card after play.",
    target: { what: "card", types: ["character"], of: "any", row: "inner", ambassador: false },
    second: {
      target: { what: "card", types: ["character"], of: "any", row: "inner", ambassador: false },
      sameFaction: true,
    },
    effects: [
      { verb: "damage", which: "target", amount: 1 },
      { verb: "damage", which: "second", amount: 1 },
    ],
    aftermath: { participant: true, discardAfterPlay: true },
  }),
  plain("event", "neutral", "Swapped Roles", 0, {
    says:
      "Target a rotated character of yours and a ready one of yours. The first readies, what it did goes on, " +
      "and the second rotates.",
    target: { what: "card", types: ["character"], of: "you", state: "rotated" },
    second: { target: { what: "card", types: ["character"], of: "you", state: "ready" } },
    effects: [
      { verb: "ready", which: "target", keeping: true },
      { verb: "rotate", which: "second" },
    ],
  }),
  plain(
    "event",
    "neutral",
    "Adjourned Proceedings",
    3,
    {
      says: "Target a conflict of another player. It is cancelled: it does not resolve.",
      target: { what: "conflict", of: "others" },
      effects: [{ verb: "cancel-conflict" }],
    },
    { limit: "limited" },
  ),
  plain("event", "neutral", "Unmasked Sympathizers", 1, {
    says:
      "Damage each character of another player that pictures a Conspiracy mark by 1. " +
      "Each character of another player with a Destiny mark gets -2 intrigue until the end of the turn.",
    effects: [
      {
        verb: "damage",
        which: { every: { what: "card", types: ["character"], of: "others", pictures: "conspiracy" } },
        amount: 1,
      },
      {
        verb: "change-ability",
        which: { every: { what: "card", types: ["character"], of: "others", marked: "destiny" } },
        ability: "intrigue",
        by: -2,
        until: "end-of-turn",
      },
    ],
  }),
];
