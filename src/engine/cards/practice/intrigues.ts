/** Practice events about who acts with a card, and where it lies. */
import type { CardFacts } from "../facts.ts";
import type { CardText } from "../text.ts";
import { type More, plain } from "./invent.ts";

function event(title: string, cost: number, text: CardText, more: More = {}): CardFacts {
  return plain("event", "neutral", title, cost, text, more);
}

export const INTRIGUES: readonly CardFacts[] = [
  event("Double Salary", 1, {
    says: "Target a supporting card of another player. You control it until the end of the turn.",
    target: { what: "card", types: ["character", "fleet"], of: "others", row: "supporting" },
    effects: [{ verb: "take-control", which: "target", who: "you", until: "end-of-turn" }],
  }),
  event("Abdication Papers", 3, {
    says: "Target a character of yours other than your ambassador. It becomes your ambassador. You gain 1 power.",
    target: { what: "card", types: ["character"], of: "you", ambassador: false },
    effects: [
      { verb: "become-ambassador", which: "target" },
      { verb: "gain-power", who: "you", amount: 1 },
    ],
  }),
  event("Homesick Recall", 1, {
    says: "Target a supporting character of another player. Return it to its owner's hand.",
    target: { what: "card", types: ["character"], of: "others", row: "supporting" },
    effects: [{ verb: "return-to-hand", which: "target" }],
  }),
  event("Forged Orders", 2, {
    says: "Target a fleet of another player. Discard it.",
    target: { what: "card", types: ["fleet"], of: "others" },
    effects: [{ verb: "discard-card", which: "target" }],
  }),
  event("Erased Records", 2, {
    says: "Target a supporting group or location. Remove it from the game.",
    target: { what: "card", types: ["group", "location"], of: "any", row: "supporting" },
    effects: [{ verb: "remove", which: "target" }],
  }),
  event(
    "Turned Loyalties",
    3,
    {
      says: "Target a supporting character of another player. Move it into your faction.",
      target: { what: "card", types: ["character"], of: "others", row: "supporting" },
      effects: [{ verb: "move", which: "target", to: "you" }],
    },
    { limit: "unique" },
  ),
  event("Field Commission", 2, {
    says: "Target a supporting character of yours. Move it to the inner circle.",
    target: { what: "card", types: ["character"], of: "you", row: "supporting" },
    effects: [{ verb: "move", which: "target", to: "inner" }],
  }),
  event("Ceremonial Ascent", 0, {
    says: "Target a supporting character of yours. Promote it by applying what that takes; nobody rotates.",
    target: { what: "card", types: ["character"], of: "you", row: "supporting" },
    effects: [{ verb: "promote", which: "target" }],
  }),
  event("Vagabond Oath", 1, {
    says: "Target a character of yours. It becomes a Ranger. Draw 1 card.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [
      { verb: "gain-trait", which: "target", trait: "Ranger" },
      { verb: "draw", who: "you", amount: 1 },
    ],
  }),
  event("Courtly Disgrace", 1, {
    says: "Target an inner circle character of another player that is not an ambassador. Move it to the supporting cards.",
    target: { what: "card", types: ["character"], of: "others", row: "inner", ambassador: false },
    effects: [{ verb: "move", which: "target", to: "supporting" }],
  }),
  event("Carried Burden", 0, {
    says: "Target a character of yours. It transfers 1 conspiracy mark to your ambassador. Draw 1 card.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [
      { verb: "transfer-mark", from: "target", to: "your-ambassador", mark: "conspiracy", amount: 1 },
      { verb: "draw", who: "you", amount: 1 },
    ],
  }),
  event("Rude Awakening", 0, {
    says: "Target a character. Convert 1 destiny mark on it to a doom mark. Draw 1 card.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [
      { verb: "convert-mark", which: "target", mark: "destiny", into: "doom", amount: 1 },
      { verb: "draw", who: "you", amount: 1 },
    ],
  }),
  event("Fulfilled Omen", 0, {
    says: "To play this, purge 1 to 3 destiny marks. Draw 1 card, and for each mark gain 1 power.",
    pays: [{ pays: "purge-mark", mark: "destiny", amount: 1, upTo: 3 }],
    effects: [
      { verb: "draw", who: "you", amount: 1 },
      { verb: "for-each", of: { count: "paid" }, effects: [{ verb: "gain-power", who: "you", amount: 1 }] },
    ],
  }),
];
