/** Practice enhancements that anybody may sponsor: on characters, fleets, locations and whole factions. */
import type { CardFacts } from "../facts.ts";
import { plain } from "./invent.ts";

export const ENHANCEMENTS: readonly CardFacts[] = [
  plain("enhancement", "neutral", "Impounded Parcels", 3, {
    says: "Target another player. That player draws nothing in the draw round.",
    target: { what: "player", of: "others" },
    statics: [{ gives: "no-free-card" }],
  }),
  plain("enhancement", "neutral", "Wanderers Brooch", 1, {
    says: "Target a character of yours. It is a Ranger, and gets +1 leadership.",
    target: { what: "card", types: ["character"], of: "you" },
    statics: [
      { gives: "trait", trait: "Ranger", to: "host" },
      { gives: "ability", ability: "leadership", by: 1, to: "host" },
    ],
  }),
  plain("enhancement", "neutral", "Polished Rhetoric", 2, {
    says: "Target a character. It gets +2 diplomacy.",
    target: { what: "card", types: ["character"], of: "any" },
    statics: [{ gives: "ability", ability: "diplomacy", by: 2, to: "host" }],
  }),
  plain("enhancement", "neutral", "Discreet Contacts", 2, {
    says: "Target a character. It gets +2 intrigue.",
    target: { what: "card", types: ["character"], of: "any" },
    statics: [{ gives: "ability", ability: "intrigue", by: 2, to: "host" }],
  }),
  plain("enhancement", "neutral", "Attuned Crystal", 2, {
    says: "Target a character with psi. It gets +2 psi.",
    target: { what: "card", types: ["character"], of: "any", ability: "psi" },
    statics: [{ gives: "ability", ability: "psi", by: 2, to: "host" }],
  }),
  plain("enhancement", "neutral", "Reinforced Hulls", 3, {
    says: "Target a fleet. It gets +2 military.",
    target: { what: "card", types: ["fleet"], of: "any" },
    statics: [{ gives: "ability", ability: "military", by: 2, to: "host" }],
  }),
  plain("enhancement", "neutral", "Planetwide Shields", 3, {
    says: "Target a location of yours. It gets +3 military. You count +1 power.",
    target: { what: "card", types: ["location"], of: "you" },
    statics: [
      { gives: "ability", ability: "military", by: 3, to: "host" },
      { gives: "power", by: 1 },
    ],
  }),
  plain("enhancement", "neutral", "Sworn Destiny", 3, {
    says: "Target a character of yours in the inner circle. It gets +1 to all abilities and 1 destiny mark.",
    target: { what: "card", types: ["character"], of: "you", row: "inner" },
    statics: [
      { gives: "ability", ability: "all", by: 1, to: "host" },
      { gives: "mark", mark: "destiny", amount: 1, to: "host" },
    ],
  }),
  plain("enhancement", "neutral", "Burdened Conscience", 3, {
    says:
      "Target a character of another player. When this comes into play, rotate the character. " +
      "It gets -1 to all abilities and 1 doom mark.",
    target: { what: "card", types: ["character"], of: "others" },
    effects: [{ verb: "rotate", which: "host" }],
    statics: [
      { gives: "ability", ability: "all", by: -1, to: "host" },
      { gives: "mark", mark: "doom", amount: 1, to: "host" },
    ],
  }),
  plain("enhancement", "neutral", "Prestige Embassy", 4, {
    says: "Target yourself. You count +2 power.",
    target: { what: "player", of: "you" },
    statics: [{ gives: "power", by: 2 }],
  }),
  plain("enhancement", "neutral", "Jubilee Tournament", 2, {
    says:
      "On the whole game. As a conflict any player may initiate a leadership conflict through this. " +
      "Won: gain 1 power. Everybody pays 1 more to sponsor fleets.",
    statics: [{ gives: "sponsor-cost", types: ["fleet"], by: 1, to: "each" }],
    initiates: [
      {
        type: "leadership",
        anyone: true,
        conflict: { form: "opposable", won: [{ effects: [{ verb: "gain-power", who: "you", amount: 1 }] }] },
      },
    ],
  }),
  plain("enhancement", "neutral", "Market Embargo", 3, {
    says: "Target another player. That player counts -1 power and pays 1 more to sponsor characters and fleets.",
    target: { what: "player", of: "others" },
    statics: [
      { gives: "power", by: -1 },
      { gives: "sponsor-cost", types: ["character", "fleet"], by: 1 },
    ],
  }),
];
