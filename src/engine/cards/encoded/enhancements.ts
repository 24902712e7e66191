import type { TextEffect } from "../../effects/index.ts";
import type { CardText, Triggered } from "../text.ts";
import type { Encoding } from "./encoding.ts";

/** Enhancements. Each text is quoted whole by the compendium under the card's title. */
export const ENHANCEMENT_TEXTS: readonly Encoding[] = [
  {
    title: "Concealed Weapon",
    type: "enhancement",
    text: {
      says: "Target a character. It gains a Strife mark.",
      byHand: "Cannot be used together with another weapon enhancement.",
      target: { what: "card", types: ["character"], of: "any" },
      statics: [{ gives: "mark", mark: "strife", amount: 1, to: "host" }],
    },
  },
  {
    title: "Commerce Raiding",
    type: "enhancement",
    text: {
      says:
        "All states of free trade are suspended, and your influence rating is 1 higher. Any player may initiate a military " +
        "conflict against this card, with 10 opposition. Won: it is discarded.",
      statics: [
        { gives: "suspends", state: "free trade" },
        { gives: "rating", by: 1 },
      ],
      initiates: [
        {
          type: "military",
          anyone: true,
          conflict: {
            form: "opposable",
            resolution: [{ verb: "add-opposition", amount: 10 }],
            won: [{ effects: [{ verb: "discard-card", which: "this" }] }],
          },
        },
      ],
    },
  },
  { title: "Covert Allies", type: "enhancement", text: halfOf("diplomacy", "intrigue", "Power Posturing") },
  {
    title: "Fast Learner",
    type: "enhancement",
    text: {
      says:
        "Target a character. After each conflict in which it took part, unless it has been neutralized this turn, the " +
        "printed ability that it used rises by 1 for good, to 5 at most.",
      target: { what: "card", types: ["character"], of: "any" },
      triggered: [
        {
          on: "card-took-part",
          must: true,
          does: "raise the ability that it used",
          effects: [{ verb: "raise-used", which: "host", by: 1, most: 5 }],
        },
      ],
    },
  },
  {
    title: "Isolationism",
    type: "enhancement",
    text: {
      says:
        "Target your faction. A player of another race applies as much more to sponsor characters of your race as your " +
        "tension toward that player is. In each draw round apply influence equal to your lowest tension, or discard this.",
      target: { what: "player", of: "you" },
      statics: [{ gives: "toll", types: ["character"] }],
      triggered: [
        {
          on: "draw-round",
          must: true,
          does: "apply influence or discard it",
          effects: [
            {
              verb: "choose",
              who: "you",
              options: [
                {
                  does: "keep Isolationism",
                  influence: { count: "tension", from: "you", toward: "others", lowest: true },
                  effects: [],
                },
                { does: "discard Isolationism", effects: [{ verb: "discard-card", which: "this" }] },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    title: "Latent Telepath",
    type: "enhancement",
    text: {
      says:
        "Target any card but an ambassador. A character without printed psi that is no Narn has psi 3; on all others it " +
        "does nothing.",
      target: {
        what: "card",
        types: ["character", "group", "fleet", "location"],
        of: "any",
        ambassador: false,
      },
      statics: [{ gives: "ability", ability: "psi", by: 3, to: "host", lacking: { notRace: "narn" } }],
    },
  },
  {
    title: "Luxuries Of Homeworld",
    type: "enhancement",
    text: {
      says:
        "Target a supporting character, who acts as one of your inner circle until neutralized. It is not discarded then " +
        "and heals as one; once it is face up again, this is discarded.",
      target: { what: "card", types: ["character"], of: "any", row: "supporting" },
      statics: [{ gives: "inner-circle", to: "host" }],
      triggered: [
        {
          on: "card-neutralized",
          must: true,
          does: "keep the character in play to heal",
          effects: [{ verb: "tend", which: "host" }],
        },
        {
          on: "card-restored",
          must: true,
          does: "be discarded",
          effects: [{ verb: "discard-card", which: "this" }],
        },
      ],
    },
  },
  { title: "Power Posturing", type: "enhancement", text: halfOf("intrigue", "diplomacy", "Covert Allies") },
  {
    title: "Mass Drivers",
    type: "enhancement",
    text: {
      says:
        "Target a fleet. It has +10 military as it supports a conflict that is aimed at a location, and as it attacks a " +
        "location. Each time, all other players’ tensions toward its controller rise by 1, and Babylon 5 loses 1 influence.",
      target: { what: "card", types: ["fleet"], of: "any" },
      triggered: [bombards("card-supports", "conflict"), bombards("card-attacks", "attack")],
    },
  },
  {
    title: "Overworked",
    type: "enhancement",
    text: {
      says:
        "Target an ambassador whose assistant is not in play. In each ready round its player applies 1 influence, or it stays " +
        "rotated. This is discarded once the assistant is in play.",
      target: { what: "card", types: ["character"], of: "any", ambassador: true, unassisted: true },
      statics: [
        { gives: "ready-price", by: 1, to: "host" },
        { gives: "discarded", when: { needs: "count", of: { count: "assistants", which: "host" }, atLeast: 1 } },
      ],
    },
  },
  {
    title: "Pulling Strings",
    type: "enhancement",
    text: {
      says:
        "Target a character with a Destiny mark; this is discarded as soon as it has none. Rotate this and apply 2 " +
        "influence, as the character’s controller: it has +2 diplomacy until the end of the turn.",
      target: { what: "card", types: ["character"], of: "any", marked: "destiny" },
      statics: [
        {
          gives: "discarded",
          when: { needs: "count", of: { count: "marks-on", mark: "destiny", which: "host" }, atMost: 0 },
        },
      ],
      actions: [
        {
          does: "give its character +2 diplomacy",
          by: "host",
          influence: 2,
          effects: [{ verb: "change-ability", which: "host", ability: "diplomacy", by: 2, until: "end-of-turn" }],
        },
      ],
    },
  },
  {
    title: "Salvage Yard",
    type: "enhancement",
    text: {
      says:
        "Target a location of yours. When a fleet of your race with a printed military below 7 is discarded from play, you " +
        "may apply its cost: it goes to its owner’s hand instead.",
      target: { what: "card", types: ["location"], of: "you" },
      triggered: [
        {
          on: "card-discarded",
          about: { what: "card", types: ["fleet"], of: "any", loyal: true, printedAtMost: 6 },
          must: true,
          does: "let the fleet be salvaged",
          effects: [
            {
              verb: "choose",
              who: "you",
              options: [
                {
                  does: "take the fleet back into its owner’s hand",
                  influence: { count: "cost", which: "target" },
                  effects: [{ verb: "take-back", which: "target" }],
                },
                { does: "leave the fleet in the discard pile", effects: [] },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    title: "Vital Interests",
    type: "enhancement",
    text: {
      says:
        "When you win a war conflict that you initiated, its target loses 1 influence. " +
        "In each draw round apply 5 influence, or discard this.",
      triggered: [
        {
          on: "you-win-war",
          must: true,
          does: "take 1 influence from the target",
          effects: [{ verb: "lose-influence", who: "conflict-target", amount: 1 }],
        },
        {
          on: "draw-round",
          must: true,
          does: "apply influence or discard it",
          effects: [
            {
              verb: "choose",
              who: "you",
              options: [
                { does: "keep Vital Interests", influence: 5, effects: [] },
                { does: "discard Vital Interests", effects: [{ verb: "discard-card", which: "this" }] },
              ],
            },
          ],
        },
      ],
    },
  },
];

/**
 * Half of one ability, rounded up, is added to another; it is reckoned anew whenever initiative is determined. What the
 * card that does the reverse adds is left out.
 */
function halfOf(half: "diplomacy" | "intrigue", to: "diplomacy" | "intrigue", reverse: string): CardText {
  const adds: TextEffect = {
    verb: "for-each",
    of: { count: "ability", ability: half, which: "host", without: reverse, per: 2, round: "up" },
    effects: [{ verb: "change-ability", which: "host", ability: to, by: 1, until: "initiative" }],
  };
  return {
    says:
      `Target a character. It has as much more ${to} as half its ${half}, rounded up, what ${reverse} adds left out. ` +
      "This is reckoned anew whenever initiative is determined.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [adds],
    triggered: [{ on: "initiative", must: true, does: `reckon its ${to} anew`, effects: [adds] }],
  };
}

/** What Mass Drivers do each time that they are used. */
function bombards(on: "card-supports" | "card-attacks", until: "conflict" | "attack"): Triggered {
  return {
    on,
    against: { what: "card", types: ["location"], of: "any" },
    must: true,
    does: "have +10 military",
    effects: [
      { verb: "change-ability", which: "host", ability: "military", by: 10, until },
      { verb: "raise-tension", from: "others", toward: "you", amount: 1 },
      { verb: "lose-influence", who: "babylon-5", amount: 1 },
    ],
  };
}
