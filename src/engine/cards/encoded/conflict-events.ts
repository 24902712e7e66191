import { CONFLICT_TYPES } from "../../state/vocabulary.ts";
import type { Encoding } from "./encoding.ts";

/** Events about conflicts, and whether they are declared at all. Each text is quoted whole by the compendium under the card's title. */
export const CONFLICT_EVENT_TEXTS: readonly Encoding[] = [
  {
    title: "Armistice",
    type: "event",
    text: {
      says:
        "Rotate your ambassador, and target two players at war with each other. In this turn’s draw round their war ends, if " +
        "the tension between them is below 4 then, each way.",
      pays: [{ pays: "rotate-ambassador" }],
      target: { what: "player", of: "any" },
      second: { target: { what: "player", of: "any" }, inStateWith: "war" },
      effects: [
        {
          verb: "later",
          on: "draw-round",
          effects: [
            {
              verb: "if",
              condition: {
                needs: "count",
                of: { count: "tension", from: "target", toward: "second", mutual: true },
                atMost: 3,
              },
              effects: [{ verb: "end-state", state: "war", from: "target", toward: "second" }],
            },
          ],
        },
      ],
    },
  },
  {
    title: "Change of Plans",
    type: "event",
    text: {
      says:
        "Target a conflict, and apply 2 influence for each of your characters in it. They ready, what they applied to it " +
        "counts no more, and they take no part in it again.",
      target: { what: "conflict", of: "any", joined: ["character"] },
      takes: {
        count: "cards",
        are: { what: "card", types: ["character"], of: "you", controlled: true, participant: true },
        times: 2,
      },
      effects: [
        {
          verb: "withdraw",
          which: { every: { what: "card", types: ["character"], of: "you", controlled: true, participant: true } },
          sideOnly: true,
          ready: true,
          forGood: true,
        },
      ],
    },
  },
  {
    title: "Concentrated Effort",
    type: "event",
    text: {
      says: "In the next turn’s conflict round you may initiate a second conflict, from a conflict card.",
      effects: [{ verb: "allow-conflict", who: "you", amount: 1, from: "card" }],
    },
  },
  {
    title: "Destined To Be",
    type: "event",
    text: {
      says:
        "Target a conflict, and choose a type and whether it counts as won or as lost. This turn you may play aftermaths on it " +
        "that follow such conflicts; what else they ask for they ask for still.",
      target: { what: "conflict", of: "any" },
      effects: [
        {
          verb: "choose",
          who: "you",
          options: CONFLICT_TYPES.map((type) => ({
            does: `let it count as ${type}`,
            effects: [{ verb: "count-as" as const, who: "you" as const, type }],
          })),
        },
        {
          verb: "choose",
          who: "you",
          options: (["won", "lost"] as const).map((outcome) => ({
            does: `let it count as ${outcome}`,
            effects: [{ verb: "count-as" as const, who: "you" as const, outcome }],
          })),
        },
      ],
    },
  },
  {
    title: "Early Warning",
    type: "event",
    text: {
      says:
        "Target an intrigue conflict, and rotate a character of yours with 2 Vorlon marks or more. The Vorlons’ influence " +
        "counts as opposition; then the Vorlons gain 1 influence.",
      target: { what: "conflict", of: "any", conflictType: "intrigue" },
      second: {
        target: { what: "card", types: ["character"], of: "you", state: "ready", marked: "vorlon", marksAtLeast: 2 },
      },
      effects: [
        { verb: "rotate", which: "second" },
        {
          verb: "for-each",
          of: { count: "influence", of: "vorlons" },
          effects: [{ verb: "add-opposition", amount: 1 }],
        },
        { verb: "gain-influence", who: "vorlons", amount: 1 },
      ],
    },
  },
  {
    title: "News of Galactic Import",
    type: "event",
    text: {
      says: "No conflicts are declared next turn, and this card cannot be played then.",
      effects: [{ verb: "bar-conflicts" }],
    },
  },
  {
    title: "Prolonged Talks",
    type: "event",
    text: {
      says:
        "Target a diplomacy conflict. It does not resolve this turn: its totals are noted, and next turn it is initiated " +
        "again with them, on top of whatever its initiator may initiate then. Nobody is a participant of it yet.",
      target: { what: "conflict", of: "any", conflictType: "diplomacy" },
      effects: [{ verb: "prolong" }],
    },
  },
  {
    title: "Sortie",
    type: "event",
    text: {
      says:
        "Target a ready location and a military conflict that targets its faction or a card in it. The location rotates, " +
        "and a fifth of its military counts as opposition.",
      target: { what: "card", types: ["location"], of: "any", state: "ready" },
      second: { target: { what: "conflict", of: "any", conflictType: "military" }, aimedThere: true },
      effects: [
        { verb: "rotate", which: "target" },
        {
          verb: "for-each",
          of: { count: "ability", ability: "military", which: "target", per: 5 },
          effects: [{ verb: "add-opposition", amount: 1 }],
        },
      ],
    },
  },
];
