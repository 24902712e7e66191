import type { TextEffect } from "../../effects/index.ts";
import type { TargetSpec } from "../target-spec.ts";
import type { Encoding } from "./encoding.ts";

/** What the characters of the two races that take part apply, as the conflict resolves. */
const OF_BOTH_RACES: TargetSpec = { what: "card", types: ["character"], of: "any", participant: true, ofSides: true };
const DIPLOMACY_TWICE: TextEffect = {
  verb: "multiply-ability",
  which: { every: OF_BOTH_RACES },
  ability: "diplomacy",
  times: "double",
  until: "conflict",
};

/** Conflicts between two races. Each text is quoted whole by the compendium under the card's title. */
export const RELATION_TEXTS: readonly Encoding[] = [
  {
    title: "Alliance",
    type: "conflict",
    text: {
      says:
        "Target a player of another race: tension of 1 between you, each way, and no alliance. Won: an alliance begins, and " +
        "each gains 1 influence for each 5 that the other has. War ends it, and takes from each by what the other has then.",
      target: {
        what: "player",
        of: "others",
        otherRace: true,
        tensionAtMost: 1,
        mutual: true,
        notInState: "alliance",
      },
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              {
                verb: "start-state",
                state: "alliance",
                from: "you",
                toward: "target",
                gives: { from: 1, toward: 1, per: 5 },
              },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Border Raid",
    type: "conflict",
    text: {
      says:
        "Target another faction. One fleet of yours and one of the target’s take part, with whoever leads them. The tension " +
        "between you rises by 1, each way. Uncontested: the target loses 1 influence. Won by 5 or more: you gain 1.",
      target: { what: "player", of: "others" },
      conflict: {
        form: "opposable",
        oneFleetEach: true,
        resolution: [{ verb: "raise-tension", from: "you", toward: "target", amount: 1, mutual: true }],
        won: [
          { uncontested: true, effects: [{ verb: "lose-influence", who: "target", amount: 1 }] },
          { by: 5, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
        ],
      },
    },
  },
  {
    title: "Complete Support",
    type: "conflict",
    text: {
      says: "Characters of your race have +1 diplomacy while this resolves.",
      byHand: "Won by at least five times your unrest: set one of your tensions to any level.",
      conflict: {
        form: "opposable",
        resolution: [
          {
            verb: "change-ability",
            which: { every: { what: "card", types: ["character"], of: "any", loyal: true } },
            ability: "diplomacy",
            by: 1,
            until: "conflict",
          },
        ],
      },
    },
  },
  {
    title: "Condemn Deportations",
    type: "conflict",
    text: {
      says:
        "Target a player of another race. Won: the tension of every other race toward the target rises by 1. " +
        "If one was at 5 already, each faction of the target’s race loses 1 influence.",
      target: { what: "player", of: "others", otherRace: true },
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              {
                verb: "if",
                condition: {
                  needs: "count",
                  of: { count: "tension", from: "other-races", toward: "target" },
                  atLeast: 5,
                },
                effects: [{ verb: "lose-influence", who: "target-race", amount: 1 }],
              },
              { verb: "raise-tension", from: "other-races", toward: "target", amount: 1 },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Gunboat Diplomacy",
    type: "conflict",
    text: {
      says:
        "Target a player of another race. Won: that race’s players lose 1 influence, and you gain 1 if you win by 5 to 9, " +
        "2 if by 10 or more. Lost: the other way round, and lost by 10 or more you lose 1 more.",
      byHand:
        "If fleets attack in it: Babylon 5 loses 1 influence, and everybody’s tension rises by 1 toward the race whose fleet " +
        "attacked first.",
      target: { what: "player", of: "others", otherRace: true },
      conflict: {
        form: "opposable",
        won: [
          { effects: [{ verb: "lose-influence", who: "target-race", amount: 1 }] },
          { by: 5, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
          { by: 10, effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
        ],
        lost: [
          { effects: [{ verb: "lose-influence", who: "you", amount: 1 }] },
          { by: 5, effects: [{ verb: "gain-influence", who: "target-race", amount: 1 }] },
          {
            by: 10,
            effects: [
              { verb: "gain-influence", who: "target-race", amount: 1 },
              { verb: "lose-influence", who: "you", amount: 1 },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Humanitarian Aid",
    type: "conflict",
    text: {
      says:
        "Target a player of a race against which a war conflict was won last turn. Won: 2 influence come to Babylon 5, and " +
        "1 to every faction of that race.",
      target: { what: "player", of: "others", raided: true },
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              { verb: "gain-influence", who: "babylon-5", amount: 2 },
              { verb: "gain-influence", who: "target-race", amount: 1 },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Neutrality Treaty",
    type: "conflict",
    text: {
      says:
        "Target a player of another race with whom you are not in a state of neutrality. Characters of the two races count " +
        "their diplomacy twice. Won: a state of neutrality begins between you: as long as it is there, characters and fleets " +
        "of the two races do not attack one another.",
      byHand: "Any player of the two races may end that state in a draw round.",
      target: { what: "player", of: "others", otherRace: true, notInState: "neutrality" },
      conflict: {
        form: "opposable",
        resolution: [DIPLOMACY_TWICE],
        won: [{ effects: [{ verb: "start-state", state: "neutrality", from: "you", toward: "target" }] }],
      },
    },
  },
  {
    title: "Non-Aggression Pact",
    type: "conflict",
    text: {
      says:
        "Target two other players of different races, at tension 2 at most each way and not in a state of non-aggression. Won: that " +
        "state begins between them, and Babylon 5 gains 1 influence. They aim no military conflicts at each other, and their " +
        "fleets do not fight. It ends when one’s tension toward the other is 4.",
      target: { what: "player", of: "others" },
      second: {
        target: { what: "player", of: "others" },
        otherRace: true,
        tensionAtMost: 2,
        notInStateWith: "non-aggression",
      },
      conflict: {
        form: "opposable",
        won: [
          {
            effects: [
              { verb: "start-state", state: "non-aggression", from: "target", toward: "second", endsAtTension: 4 },
              { verb: "gain-influence", who: "babylon-5", amount: 1 },
            ],
          },
        ],
      },
    },
  },
  {
    title: "Raid Shipping",
    type: "conflict",
    text: {
      says:
        "Target a player of another race toward whom your tension is at least 3. Babylon 5 loses 1 influence. " +
        "Won: each faction of the target’s race loses 1 influence.",
      byHand:
        "An additional intrigue conflict comes with it. If you do not win that one, " +
        "everybody’s tension toward your race rises by 1.",
      target: { what: "player", of: "others", otherRace: true, tensionAtLeast: 3 },
      conflict: {
        form: "opposable",
        resolution: [{ verb: "lose-influence", who: "babylon-5", amount: 1 }],
        won: [{ effects: [{ verb: "lose-influence", who: "target-race", amount: 1 }] }],
      },
    },
  },
  {
    title: "Test Their Mettle",
    type: "conflict",
    text: {
      says:
        "Target a faction of another race. Characters of the two races count their diplomacy twice. Won: you gain 1 " +
        "influence; by 5 or more the target also loses 1. Lost: the target gains 1; by 5 or more you also lose 1.",
      byHand: "As it is initiated, the target may allow military to support and oppose it.",
      target: { what: "player", of: "others", otherRace: true },
      conflict: {
        form: "opposable",
        resolution: [DIPLOMACY_TWICE],
        won: [
          { effects: [{ verb: "gain-influence", who: "you", amount: 1 }] },
          { by: 5, effects: [{ verb: "lose-influence", who: "target", amount: 1 }] },
        ],
        lost: [
          { effects: [{ verb: "gain-influence", who: "target", amount: 1 }] },
          { by: 5, effects: [{ verb: "lose-influence", who: "you", amount: 1 }] },
        ],
      },
    },
  },
  {
    title: "Trade Pact",
    type: "conflict",
    text: {
      says:
        "Target a player of another race: tension of at most 3 between you, each way, and no free trade. Characters of the " +
        "two races count their diplomacy twice. Won: free trade begins, and raises both influence ratings by 1 while it lasts.",
      target: {
        what: "player",
        of: "others",
        otherRace: true,
        tensionAtMost: 3,
        mutual: true,
        notInState: "free trade",
      },
      conflict: {
        form: "opposable",
        resolution: [DIPLOMACY_TWICE],
        won: [
          {
            effects: [
              {
                verb: "start-state",
                state: "free trade",
                from: "you",
                toward: "target",
                gives: { from: 1, toward: 1 },
                rating: true,
              },
            ],
          },
        ],
      },
    },
  },
];
