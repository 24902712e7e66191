/** Practice events that anybody may play. */
import type { CardFacts } from "../facts.ts";
import type { CardText } from "../text.ts";
import { type More, plain } from "./invent.ts";

function event(title: string, cost: number, text: CardText, more: More = {}): CardFacts {
  return plain("event", "neutral", title, cost, text, more);
}

export const EVENTS: readonly CardFacts[] = [
  event(
    "Founding Charter",
    2,
    {
      says: "Found the Interstellar Alliance. Its members are you and each other player.",
      effects: [
        { verb: "found-isa", who: "you" },
        { verb: "join-isa", who: "others" },
      ],
    },
    { limit: "unique" },
  ),
  event(
    "Alliance Subsidy",
    0,
    {
      says: "Requires membership of the Interstellar Alliance. You have 2 additional influence to apply this turn.",
      requires: [{ needs: "isa", member: true }],
      effects: [{ verb: "add-influence", who: "you", amount: 2 }],
    },
    { keywords: ["ISA"] },
  ),
  event("Ostracism Writ", 0, {
    says: "Requires the Interstellar Alliance. Target another player. That player's race leaves the Interstellar Alliance.",
    target: { what: "player", of: "others" },
    requires: [{ needs: "isa" }],
    effects: [{ verb: "leave-isa", who: "target" }],
  }),
  event("Council Session", 0, {
    says: "Calls a Babylon 5 vote. If it passes, Babylon 5 gains 1 influence and you draw 1 card. If not, draw 1 card.",
    vote: {
      kind: "babylon-5",
      passed: [
        { verb: "gain-influence", who: "babylon-5", amount: 1 },
        { verb: "draw", who: "you", amount: 1 },
      ],
      failed: [{ verb: "draw", who: "you", amount: 1 }],
    },
  }),
  event("Petition of Grievances", 0, {
    says: "Calls a sealed vote of the players. If it passes, each player lowers their unrest by 1 and draws 1 card.",
    vote: {
      kind: "player",
      sealed: true,
      passed: [
        { verb: "lower-unrest", who: "each", amount: 1 },
        { verb: "draw", who: "each", amount: 1 },
      ],
    },
  }),
  event("Unseen Assent", 0, {
    says: "In votes of the Babylon 5 council the Vorlons vote yes this turn.",
    effects: [{ verb: "force-vote", whose: "vorlon", vote: "yes" }],
  }),
  event("Notarized Proxy", 0, {
    says: "Target another player. You cast that player's votes this turn.",
    target: { what: "player", of: "others" },
    effects: [{ verb: "give-vote", whose: "target", to: "you" }],
  }),
  event("Sudden Windfall", 1, {
    says: "You have 3 additional influence to apply this turn.",
    effects: [{ verb: "add-influence", who: "you", amount: 3 }],
  }),
  event("Urgent Dispatches", 1, {
    says: "Draw 2 cards.",
    effects: [{ verb: "draw", who: "you", amount: 2 }],
  }),
  event("Rousing Toast", 0, {
    says: "Target a character. It gets +2 diplomacy and +2 leadership until the end of the turn.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [
      { verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "end-of-turn" },
      { verb: "change-ability", which: "target", ability: "leadership", by: 2, until: "end-of-turn" },
    ],
  }),
  event("Borrowed Codes", 0, {
    says: "Target a character. It gets +3 intrigue until the end of the turn.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [{ verb: "change-ability", which: "target", ability: "intrigue", by: 3, until: "end-of-turn" }],
  }),
  event("Second Wind", 1, {
    says: "Target a rotated character of yours. Ready it. What it did by rotating goes on.",
    target: { what: "card", types: ["character"], of: "you", state: "rotated" },
    effects: [{ verb: "ready", which: "target", keeping: true }],
  }),
  event("Bureaucratic Delay", 1, {
    says: "Target a ready character of another player that is not an ambassador. Rotate it.",
    target: { what: "card", types: ["character"], of: "others", ambassador: false, state: "ready" },
    effects: [{ verb: "rotate", which: "target" }],
  }),
  event("Misfiring Engines", 1, {
    says: "Target a fleet. Damage it by 2.",
    target: { what: "card", types: ["fleet"], of: "any" },
    effects: [{ verb: "damage", which: "target", amount: 2 }],
  }),
  event(
    "Poisoned Vintage",
    3,
    {
      says: "Requires 1 conspiracy mark. Target a supporting character. Neutralize it.",
      requires: [{ needs: "marks", mark: "conspiracy", atLeast: 1 }],
      target: { what: "card", types: ["character"], of: "any", row: "supporting" },
      effects: [{ verb: "neutralize", which: "target" }],
    },
    { limit: "limited" },
  ),
  event("Public Reassurance", 1, {
    says: "Lower your unrest by 2 and restore 2 influence.",
    effects: [
      { verb: "lower-unrest", who: "you", amount: 2 },
      { verb: "restore-influence", who: "you", amount: 2 },
    ],
  }),
  event("Planted Scandal", 1, {
    says: "Target another player. Raise that player's unrest by 1. That player discards 1 card.",
    target: { what: "player", of: "others" },
    effects: [
      { verb: "raise-unrest", who: "target", amount: 1 },
      { verb: "discard", who: "target", amount: 1 },
    ],
  }),
  event("Olive Branch", 0, {
    says: "Target another player. Your tension toward each other falls by 1. Both of you draw 1 card.",
    target: { what: "player", of: "others" },
    effects: [
      { verb: "lower-tension", from: "you", toward: "target", amount: 1, mutual: true },
      { verb: "draw", who: "you", amount: 1 },
      { verb: "draw", who: "target", amount: 1 },
    ],
  }),
  event(
    "Fundraising Gala",
    2,
    {
      says: "Babylon 5 gains 3 influence. Gain 1 power. Each other player loses 1 power.",
      effects: [
        { verb: "gain-influence", who: "babylon-5", amount: 3 },
        { verb: "gain-power", who: "you", amount: 1 },
        { verb: "lose-power", who: "others", amount: 1 },
      ],
    },
    { limit: "unique" },
  ),
  event("Whispered Offer", 0, {
    says: "Your ambassador gains 1 Shadow mark. The Shadows gain 1 influence. Restore 3 influence.",
    effects: [
      { verb: "gain-mark", which: "your-ambassador", mark: "shadow", amount: 1 },
      { verb: "gain-influence", who: "shadows", amount: 1 },
      { verb: "restore-influence", who: "you", amount: 3 },
    ],
  }),
  event("Blessed Visitor", 0, {
    says: "Your ambassador gains 1 Vorlon mark. The Vorlons gain 1 influence. Draw 2 cards.",
    effects: [
      { verb: "gain-mark", which: "your-ambassador", mark: "vorlon", amount: 1 },
      { verb: "gain-influence", who: "vorlons", amount: 1 },
      { verb: "draw", who: "you", amount: 2 },
    ],
  }),
  event("Cleansing Ritual", 1, {
    says: "Target a character. It purges 1 Shadow mark and 1 doom mark. The Shadows lose 2 influence. Draw 1 card.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [
      { verb: "purge-mark", which: "target", mark: "shadow", amount: 1 },
      { verb: "purge-mark", which: "target", mark: "doom", amount: 1 },
      { verb: "lose-influence", who: "shadows", amount: 2 },
      { verb: "draw", who: "you", amount: 1 },
    ],
  }),
  event("Popular Petition", 1, {
    says: "Target a conflict of yours. Add 3 support to it, to your own side where it has several.",
    target: { what: "conflict", of: "you" },
    effects: [{ verb: "add-support", amount: 3, side: "you" }],
  }),
  event("Hostile Broadcast", 1, {
    says: "Target a conflict of another player. Add 3 opposition to it.",
    target: { what: "conflict", of: "others" },
    effects: [{ verb: "add-opposition", amount: 3 }],
  }),
  event(
    "Embezzled Funds",
    2,
    {
      says: "Transfer 1 influence from Babylon 5 to yourself.",
      effects: [{ verb: "transfer-influence", from: "babylon-5", to: "you", amount: 1 }],
    },
    { limit: "unique" },
  ),
  event(
    "Kingmaker Favor",
    2,
    {
      says: "Target a player toward whom your tension is at least 2. That player transfers 1 power to you.",
      target: { what: "player", of: "others", tensionAtLeast: 2 },
      effects: [{ verb: "transfer-power", from: "target", to: "you", amount: 1 }],
    },
    { limit: "limited" },
  ),
  event(
    "Curfew Sirens",
    2,
    {
      says: "The action round ends at once.",
      effects: [{ verb: "end-action-round" }],
    },
    { limit: "limited" },
  ),
  event("Levied Escorts", 0, {
    says:
      "To play this, rotate 1 to 3 characters or fleets of yours. " +
      "For each you have 2 additional influence to apply this turn.",
    pays: [{ pays: "rotate", types: ["character", "fleet"], amount: 1, upTo: 3 }],
    effects: [{ verb: "for-each", of: { count: "paid" }, effects: [{ verb: "add-influence", who: "you", amount: 2 }] }],
  }),
  event("Burnt Correspondence", 0, {
    says: "To play this, discard 0 to 4 other cards. Draw 1 card, and 1 more for each of them.",
    pays: [{ pays: "discard", amount: 0, upTo: 4 }],
    effects: [
      { verb: "draw", who: "you", amount: 1 },
      { verb: "for-each", of: { count: "paid" }, effects: [{ verb: "draw", who: "you", amount: 1 }] },
    ],
  }),
  event("Ruinous Wager", 0, {
    says: "To play this, lose 1 influence and 1 power, and damage a character or fleet of yours by 1. Draw 3 cards.",
    pays: [
      { pays: "damage", types: ["character", "fleet"], amount: 1 },
      { pays: "lose-influence", amount: 1 },
      { pays: "lose-power", amount: 1 },
    ],
    effects: [{ verb: "draw", who: "you", amount: 3 }],
  }),
  event("Hiring Spree", 0, {
    says: "You may sponsor a character or group from your hand for 2 less, without rotating anybody.",
    effects: [{ verb: "sponsor", who: "you", types: ["character", "group"], less: 2 }],
  }),
  event("Benefactor Unknown", 1, {
    says: "You may sponsor an enhancement or agenda from your hand for free, without rotating anybody. Draw 1 card.",
    effects: [
      { verb: "sponsor", who: "you", types: ["enhancement", "agenda"], free: true },
      { verb: "draw", who: "you", amount: 1 },
    ],
  }),
  event("Twofold Ambitions", 1, {
    says: "You may declare 1 conflict more in the next conflict round. Draw 1 card.",
    effects: [
      { verb: "allow-conflict", who: "you", amount: 1 },
      { verb: "draw", who: "you", amount: 1 },
    ],
  }),
  event("Feast of Plenty", 2, {
    says: "Each player draws 1 card. Gain 1 power.",
    effects: [
      { verb: "draw", who: "each", amount: 1 },
      { verb: "gain-power", who: "you", amount: 1 },
    ],
  }),
];
