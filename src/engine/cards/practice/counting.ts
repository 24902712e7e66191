/** Practice cards whose effect hangs on a count. */
import type { CardFacts } from "../facts.ts";
import { plain } from "./invent.ts";

export const COUNTING: readonly CardFacts[] = [
  plain("agenda", "neutral", "Rising Omens", 0, {
    says: "You count +1 power for each 2 destiny marks of your faction.",
    statics: [{ gives: "power", by: 1, each: { count: "marks-of", mark: "destiny", who: "you", per: 2 } }],
  }),
  plain("enhancement", "neutral", "Campaign Ribbons", 3, {
    says: "Target a character. It gets +1 leadership for each strife mark that it has.",
    target: { what: "card", types: ["character"], of: "any" },
    statics: [
      {
        gives: "ability",
        ability: "leadership",
        by: 1,
        each: { count: "marks-on", mark: "strife", which: "host" },
        to: "host",
      },
    ],
  }),
  plain("event", "neutral", "Muster of Loyalists", 0, {
    says: "Restore 1 influence for each 2 ready characters of yours that are loyal to your race, rounded up, at most 3.",
    effects: [
      {
        verb: "for-each",
        of: {
          count: "cards",
          are: { what: "card", types: ["character"], of: "you", loyal: true, state: "ready" },
          per: 2,
          round: "up",
          most: 3,
        },
        effects: [{ verb: "restore-influence", who: "you", amount: 1 }],
      },
    ],
  }),
  plain("event", "neutral", "Gleaned Insight", 1, {
    says: "Target a telepath loyal to your race. It gets +1 intrigue for each 2 of its psi, rounded up, until the end of the turn.",
    target: { what: "card", types: ["character"], of: "any", telepath: true, loyal: true },
    effects: [
      {
        verb: "for-each",
        of: { count: "ability", ability: "psi", which: "target", per: 2, round: "up" },
        effects: [{ verb: "change-ability", which: "target", ability: "intrigue", by: 1, until: "end-of-turn" }],
      },
    ],
  }),
  plain("event", "neutral", "Dividend Day", 1, {
    says: "You have 1 additional influence this turn for each 5 influence of Babylon 5.",
    effects: [
      {
        verb: "for-each",
        of: { count: "influence", of: "babylon-5", per: 5 },
        effects: [{ verb: "add-influence", who: "you", amount: 1 }],
      },
    ],
  }),
  plain("event", "neutral", "Vented Anger", 0, {
    says: "Draw 1 card for each 2 points of your unrest.",
    effects: [
      {
        verb: "for-each",
        of: { count: "unrest", of: "you", per: 2 },
        effects: [{ verb: "draw", who: "you", amount: 1 }],
      },
    ],
  }),
  plain("event", "neutral", "Burden of Greatness", 0, {
    says: "Target a character with a destiny mark and an ability of 5 or more. It gets +1 to all abilities until the end of the turn.",
    target: { what: "card", types: ["character"], of: "any", marked: "destiny", atLeast: 5 },
    effects: [{ verb: "change-ability", which: "target", ability: "all", by: 1, until: "end-of-turn" }],
  }),
  plain("event", "neutral", "Depot Requisition", 2, {
    says: "Search your deck for up to 2 groups or locations, show them, take them into your hand and shuffle the deck.",
    effects: [{ verb: "take", who: "you", from: "deck", types: ["group", "location"], amount: 2 }],
  }),
  plain("event", "neutral", "Mislaid Manifest", 1, {
    says: "Take 1 ambassador’s assistant from your discard pile into your hand. Each player shuffles the own deck.",
    effects: [
      { verb: "take", who: "you", from: "discard", keyword: "Ambassador's Assistant", amount: 1 },
      { verb: "shuffle-deck", who: "each" },
    ],
  }),
  plain("event", "neutral", "Candid Debate", 1, {
    says: "Target another player, who shows everybody the hand. Draw 1 card.",
    target: { what: "player", of: "others" },
    effects: [
      { verb: "show-hand", who: "target" },
      { verb: "draw", who: "you", amount: 1 },
    ],
  }),
  plain("group", "neutral", "Xenologist Tutors", 4, {
    says: "Rotate: a character that is not Human gets +1 diplomacy while this card stays rotated, from one such group.",
    actions: [
      {
        does: "give a character that is not Human +1 diplomacy",
        target: { what: "card", types: ["character"], of: "any", notRace: "human", notUnder: "Xenologist Tutors" },
        effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 1, until: "while-rotated" }],
      },
    ],
  }),
  plain("event", "neutral", "Long Night of Filing", 0, {
    says: "Target an ambassador’s assistant that is rotated. It readies, and what it did goes on.",
    target: { what: "card", types: ["character"], of: "you", keyword: "Ambassador's Assistant", state: "rotated" },
    effects: [{ verb: "ready", which: "target", keeping: true }],
  }),
  plain("group", "neutral", "Stockpiled Alloys", 4, {
    says:
      "Rotate: put 1 token on this card. Fleets cost you 1 less to sponsor for each token on it; whenever you sponsor a " +
      "fleet, all of them come off.",
    statics: [
      {
        gives: "sponsor-cost",
        types: ["fleet"],
        by: -1,
        each: { count: "tokens", which: "this" },
        spendsTokens: true,
      },
    ],
    actions: [{ does: "put 1 token on this card", effects: [{ verb: "put-tokens", which: "this", amount: 1 }] }],
  }),
  plain("group", "neutral", "Vigilant Eavesdroppers", 3, {
    says:
      "You count as having 3 influence more where initiative is determined. " +
      "Promoting a character costs you 1 influence less.",
    statics: [
      { gives: "initiative", by: 3 },
      { gives: "promote-cost", by: -1 },
    ],
  }),
  plain("agenda", "neutral", "Mingled Houses", 0, {
    says:
      "You count +1 power for each race among your inner circle characters. " +
      "Your influence rating is 1 higher while this is in play, for each 2 locations of yours.",
    statics: [
      {
        gives: "power",
        by: 1,
        each: {
          count: "cards",
          are: { what: "card", types: ["character"], of: "you", row: "inner" },
          distinct: "race",
        },
      },
      {
        gives: "rating",
        by: 1,
        each: { count: "cards", are: { what: "card", types: ["location"], of: "you" }, per: 2 },
      },
    ],
  }),
  plain("event", "neutral", "Exploited Discontent", 1, {
    says: "Target another player with an unrest of at least 3. That player loses 1 influence.",
    target: { what: "player", of: "others", unrestAtLeast: 3 },
    effects: [{ verb: "lose-influence", who: "target", amount: 1 }],
  }),
];
