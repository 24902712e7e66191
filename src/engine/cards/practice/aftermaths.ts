/** Practice aftermaths: what a conflict leaves behind. */
import type { CardFacts } from "../facts.ts";
import { aftermath } from "./invent.ts";

export const AFTERMATHS: readonly CardFacts[] = [
  aftermath("diplomacy", "neutral", "Seasoned Statesman", 0, {
    says: "Won diplomacy. Target a character of yours that took part. It gets +1 diplomacy and you count +1 power.",
    target: { what: "card", types: ["character"], of: "you", participant: true },
    statics: [
      { gives: "ability", ability: "diplomacy", by: 1, to: "host" },
      { gives: "power", by: 1 },
    ],
    aftermath: { outcome: "won", participant: true, discardAfterPlay: false },
  }),
  aftermath("any", "neutral", "Battlefield Promotion", 2, {
    says: "Won. Target a supporting character of yours as the initiator. Promote it for free. Discard this card after play.",
    target: { what: "card", types: ["character"], of: "you", row: "supporting" },
    effects: [{ verb: "promote", which: "target", free: true }],
    aftermath: { outcome: "won", discardAfterPlay: true },
  }),
  aftermath("military", "neutral", "Laurels of Battle", 0, {
    says: "Won military. Target a fleet that took part. It gets +2 military.",
    target: { what: "card", types: ["fleet"], of: "any", participant: true },
    statics: [{ gives: "ability", ability: "military", by: 2, to: "host" }],
    aftermath: { outcome: "won", participant: true, discardAfterPlay: false },
  }),
  aftermath("any", "neutral", "Bitter Lesson", 0, {
    says: "Lost. Target a character of yours as the initiator. It gets +1 intrigue and +1 leadership. When this comes into play, draw 1 card.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [{ verb: "draw", who: "you", amount: 1 }],
    statics: [
      { gives: "ability", ability: "intrigue", by: 1, to: "host" },
      { gives: "ability", ability: "leadership", by: 1, to: "host" },
    ],
    aftermath: { outcome: "lost", discardAfterPlay: false },
  }),
  aftermath("any", "neutral", "Hollow Victory", 0, {
    says: "Won. The initiator's unrest rises by 1. You draw 1 card. Discard this card after play.",
    effects: [
      { verb: "raise-unrest", who: "initiator", amount: 1 },
      { verb: "draw", who: "you", amount: 1 },
    ],
    aftermath: { outcome: "won", discardAfterPlay: true },
  }),
  aftermath("any", "neutral", "Adoring Crowds", 0, {
    says: "Won. Target yourself as the initiator. Gain 1 power. Discard this card after play.",
    target: { what: "player", of: "you" },
    effects: [{ verb: "gain-power", who: "you", amount: 1 }],
    aftermath: { outcome: "won", discardAfterPlay: true },
  }),
  aftermath("any", "neutral", "Walking Wounded", 0, {
    says: "Target a character or fleet that took part. Damage it by 2. Discard this card after play.",
    target: { what: "card", types: ["character", "fleet"], of: "any", participant: true },
    effects: [{ verb: "damage", which: "target", amount: 2 }],
    aftermath: { participant: true, discardAfterPlay: true },
  }),
  aftermath("any", "neutral", "Quick Recovery", 0, {
    says: "Target a rotated card that took part. Ready it. Restore 1 influence. Discard this card after play.",
    target: { what: "card", of: "any", participant: true, state: "rotated" },
    effects: [
      { verb: "ready", which: "target" },
      { verb: "restore-influence", who: "you", amount: 1 },
    ],
    aftermath: { participant: true, discardAfterPlay: true },
  }),
  aftermath("intrigue", "neutral", "Scapegoat Found", 0, {
    says: "Lost intrigue. Target yourself as the initiator. Lower your unrest by 1 and draw 2 cards. Discard this card after play.",
    target: { what: "player", of: "you" },
    effects: [
      { verb: "lower-unrest", who: "you", amount: 1 },
      { verb: "draw", who: "you", amount: 2 },
    ],
    aftermath: { outcome: "lost", discardAfterPlay: true },
  }),
  aftermath("any", "neutral", "Haunted Memory", 1, {
    says: "Target a character that took part. It gets -1 to all abilities and 1 doom mark.",
    target: { what: "card", types: ["character"], of: "any", participant: true },
    statics: [
      { gives: "ability", ability: "all", by: -1, to: "host" },
      { gives: "mark", mark: "doom", amount: 1, to: "host" },
    ],
    aftermath: { participant: true, discardAfterPlay: false },
  }),
  aftermath("military", "neutral", "Vindicated Defiance", 0, {
    says: "Military. Target a character that led a fleet that opposed. It gets +1 leadership.",
    target: { what: "card", types: ["character"], of: "any", ledFleet: "oppose" },
    statics: [{ gives: "ability", ability: "leadership", by: 1, to: "host" }],
    aftermath: { participant: true, discardAfterPlay: false },
  }),
  aftermath("any", "neutral", "Grudging Respect", 0, {
    says: "Target a character or fleet that attacked. Ready it. You draw 1 card. Discard this card after play.",
    target: { what: "card", types: ["character", "fleet"], of: "any", took: "attack" },
    effects: [
      { verb: "ready", which: "target" },
      { verb: "draw", who: "you", amount: 1 },
    ],
    aftermath: { participant: true, discardAfterPlay: true },
  }),
];
