/** Practice cards about the Shadow War, about who may win, and about a race as a whole. */
import type { CardFacts } from "../facts.ts";
import { plain } from "./invent.ts";

export const OMENS: readonly CardFacts[] = [
  plain("event", "neutral", "Gathering Dusk", 2, {
    says: "Requires that the Shadow War has not begun, and 2 characters of yours. From now on it begins when the Shadows or the Vorlons have 25 influence.",
    requires: [
      { needs: "shadow-war", is: "not-yet" },
      { needs: "cards", are: { what: "card", types: ["character"], of: "you" }, atLeast: 2 },
    ],
    effects: [{ verb: "shadow-war-at", at: 25 }],
  }),
  plain("event", "neutral", "Thunderous Awakening", 3, {
    says: "Requires that the Shadow War has not begun. It begins, and your unrest rises by 1.",
    requires: [{ needs: "shadow-war", is: "not-yet" }],
    effects: [{ verb: "begin-shadow-war" }, { verb: "raise-unrest", who: "you", amount: 1 }],
  }),
  plain("event", "neutral", "Elders Departing", 1, {
    says: "Requires that the Shadow War is on. It ends, and you gain 1 power.",
    requires: [{ needs: "shadow-war", is: "on" }],
    effects: [{ verb: "end-shadow-war" }, { verb: "gain-power", who: "you", amount: 1 }],
  }),
  plain("group", "neutral", "Shortcut Seekers", 6, {
    says: "You need 2 less power for a standard victory.",
    statics: [{ gives: "less-power", by: 2 }],
  }),
  plain("event", "neutral", "Contested Succession", 3, {
    says: "Target another player. Until the end of the turn that player does not win, whatever happens.",
    target: { what: "player", of: "others" },
    effects: [{ verb: "bar-victory", who: "target", victory: "any", until: "end-of-turn" }],
  }),
  plain("event", "neutral", "Pardoned Ambition", 3, {
    says: "No earlier event keeps you from winning any more, and you need 1 less power for a standard victory.",
    effects: [
      { verb: "allow-victory", who: "you" },
      { verb: "need-less-power", who: "you", amount: 1 },
    ],
  }),
  plain("enhancement", "neutral", "Audited Ledgers", 4, {
    says: "Target another player. Of that player’s power only influence counts.",
    target: { what: "player", of: "others" },
    statics: [{ gives: "only-influence", to: "you" }],
  }),
  plain("agenda", "neutral", "Pledged Restraint", 0, {
    says: "You count +5 power while you are in the midst of the Shadow War. Standard victories are not for you.",
    statics: [{ gives: "power", by: 5, while: { needs: "shadow-war", is: "on" } }, { gives: "no-standard-victory" }],
  }),
  plain("event", "neutral", "Capitulation Offered", 3, {
    says:
      "Requires that you are at war and have 15 power. Target a player with whom you are at war and who is in the game. " +
      "That player surrenders to you unconditionally.",
    requires: [
      { needs: "state", state: "war" },
      { needs: "power", atLeast: 15 },
    ],
    target: { what: "player", of: "others", inState: "war" },
    effects: [{ verb: "surrender", who: "target", to: "you" }],
  }),
  plain("event", "neutral", "Relief Convoys", 1, {
    says: "A Human faction of your choice gains 1 influence, and you gain 1 power.",
    effects: [
      { verb: "gain-influence", who: { race: "human" }, amount: 1 },
      { verb: "gain-power", who: "you", amount: 1 },
    ],
  }),
];
