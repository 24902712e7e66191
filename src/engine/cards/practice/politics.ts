/** Practice cards about states between factions, and about war. */
import type { CardFacts } from "../facts.ts";
import { able, conflict, plain } from "./invent.ts";

export const POLITICS: readonly CardFacts[] = [
  plain("event", "neutral", "Grievances Proclaimed", 1, {
    says:
      "Target another player with whom you are not at war and toward whom your tension is at least 2. " +
      "War begins between you, and your tension toward each other rises by 1.",
    target: { what: "player", of: "others", tensionAtLeast: 2, notInState: "war" },
    effects: [
      { verb: "start-state", state: "war", from: "you", toward: "target" },
      { verb: "raise-tension", from: "you", toward: "target", amount: 1, mutual: true },
    ],
  }),
  plain("event", "neutral", "Weary Armistice", 1, {
    says: "Target a player with whom you are at war. The war ends, and your tension toward each other falls by 1.",
    target: { what: "player", of: "others", inState: "war" },
    effects: [
      { verb: "end-state", state: "war", from: "you", toward: "target" },
      { verb: "lower-tension", from: "you", toward: "target", amount: 1, mutual: true },
    ],
  }),
  plain("event", "neutral", "War Bonds Drive", 0, {
    says: "Requires that you are at war. You have 4 additional influence this turn, and your unrest rises by 1.",
    requires: [{ needs: "state", state: "war" }],
    effects: [
      { verb: "add-influence", who: "you", amount: 4 },
      { verb: "raise-unrest", who: "you", amount: 1 },
    ],
  }),
  conflict("diplomacy", "neutral", "Unbarred Markets", {
    says:
      "Target another player with whom you are not at war. Won: a state of free trade begins between you, " +
      "with which each of you gains 1 influence; you both lose it again if the state ends.",
    target: { what: "player", of: "others", notInState: "war" },
    conflict: {
      form: "opposable",
      won: [
        {
          effects: [
            {
              verb: "start-state",
              state: "free trade",
              from: "you",
              toward: "target",
              gives: { from: 1, toward: 1 },
            },
          ],
        },
      ],
    },
  }),
  conflict("military", "neutral", "Annexation Campaign", {
    says: "Target a location of a player with whom you are at war. Won: you conquer it.",
    target: { what: "card", types: ["location"], of: "others", inState: "war" },
    conflict: { form: "opposable", won: [{ effects: [{ verb: "conquer", which: "target", who: "you" }] }] },
  }),
  able(
    "fleet",
    "neutral",
    "Mustered Reserves",
    3,
    { military: 2 },
    {
      says:
        "It gets +2 military while you are at war. When you conquer a location, gain 1 power; " +
        "when one is conquered from you, lose 1 power.",
      statics: [{ gives: "ability", ability: "military", by: 2, to: "this", while: { needs: "state", state: "war" } }],
      triggered: [
        {
          on: "you-conquer",
          must: true,
          does: "gain 1 power",
          effects: [{ verb: "gain-power", who: "you", amount: 1 }],
        },
        {
          on: "conquered-from-you",
          must: true,
          does: "lose 1 power",
          effects: [{ verb: "lose-power", who: "you", amount: 1 }],
        },
      ],
    },
    { limit: "multiple" },
  ),
];
