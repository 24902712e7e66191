/** Practice cards about abilities, attacks, damage, blanking and prohibitions. */
import type { CardFacts } from "../facts.ts";
import { able, conflict, plain } from "./invent.ts";

const HOST = "host";

export const FEATS: readonly CardFacts[] = [
  able(
    "character",
    "neutral",
    "Masked Gambler",
    4,
    { diplomacy: 1, intrigue: 4 },
    {
      says:
        "It may use intrigue as diplomacy. " +
        "Rotate: attack a character of another player, by the highest ability of that character.",
      statics: [{ gives: "use-as", use: "intrigue", as: "diplomacy", to: "this" }],
      actions: [
        {
          does: "attack a character of another player",
          target: { what: "card", types: ["character"], of: "others" },
          effects: [{ verb: "attack", with: "this", against: "target", using: "highest" }],
        },
      ],
    },
  ),
  able(
    "character",
    "neutral",
    "Hooded Sentinel",
    4,
    { intrigue: 2, leadership: 3 },
    {
      says: "It damages first and has damage resistance 1. It cannot be promoted.",
      statics: [
        { gives: "damages-first", to: "this" },
        { gives: "damage-resistance", by: 1, to: "this" },
        { gives: "cannot", what: "be-promoted", to: "this" },
      ],
    },
  ),
  able(
    "fleet",
    "narn",
    "Ambush Raiders",
    5,
    { military: 4 },
    {
      says: "Rotate: attack a fleet of another player.",
      actions: [
        {
          does: "attack a fleet of another player",
          target: { what: "card", types: ["fleet"], of: "others" },
          effects: [{ verb: "attack", with: "this", against: "target", using: "military" }],
        },
      ],
    },
  ),
  plain("enhancement", "neutral", "Sealed Lips", 2, {
    says: "Target a mundane character of another player. It is blanked and cannot attack.",
    target: { what: "card", types: ["character"], of: "others", telepath: false },
    statics: [
      { gives: "blank", to: HOST },
      { gives: "cannot", what: "attack", to: HOST },
    ],
  }),
  plain("enhancement", "neutral", "Layered Plating", 2, {
    says: "Target a character or fleet. It takes half the damage of each attack, and has damage resistance 1.",
    target: { what: "card", types: ["character", "fleet"], of: "any" },
    statics: [
      { gives: "half-damage", to: HOST },
      { gives: "damage-resistance", by: 1, to: HOST },
    ],
  }),
  plain("enhancement", "neutral", "Brutal Reputation", 2, {
    says: "Target a character. The damage that it deals in attacks is doubled, then 1 more.",
    target: { what: "card", types: ["character"], of: "any" },
    statics: [{ gives: "attack-damage", times: "double", by: 1, to: HOST }],
  }),
  plain("enhancement", "neutral", "Waived Protocol", 2, {
    says:
      "Irrevocable. Target a character of yours. It gets +1 printed diplomacy, its leadership is doubled, " +
      "and it may be promoted whatever forbids it.",
    target: { what: "card", types: ["character"], of: "you" },
    irrevocable: true,
    statics: [
      { gives: "ability", ability: "diplomacy", by: 1, to: HOST, printed: true },
      { gives: "ability-times", ability: "leadership", times: "double", to: HOST },
      { gives: "lifts", what: "be-promoted", to: HOST },
    ],
  }),
  plain("event", "neutral", "Crushing Doubt", 1, {
    says:
      "Target a character. Its printed intrigue falls by 1 for good (-1), " +
      "and all its abilities are halved until the end of the turn.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [
      { verb: "change-ability", which: "target", ability: "intrigue", by: -1, until: "permanent", printed: true },
      { verb: "multiply-ability", which: "target", ability: "all", times: "half", until: "end-of-turn" },
    ],
  }),
  plain("event", "neutral", "Keynote Address", 1, {
    says: "Target a character. Its diplomacy is doubled until the end of the turn.",
    target: { what: "card", types: ["character"], of: "any" },
    effects: [
      { verb: "multiply-ability", which: "target", ability: "diplomacy", times: "double", until: "end-of-turn" },
    ],
  }),
  plain("event", "neutral", "Improvised Speech", 0, {
    says:
      "Target a character of yours. Until the end of the turn, it may use leadership as diplomacy, " +
      "and intrigue as itself in conflicts of other types.",
    target: { what: "card", types: ["character"], of: "you" },
    effects: [
      { verb: "use-as", which: "target", use: "leadership", as: "diplomacy", until: "end-of-turn" },
      { verb: "use-as", which: "target", use: "intrigue", as: "itself", until: "end-of-turn" },
    ],
  }),
  plain("event", "neutral", "Surgical Miracle", 2, {
    says: "Target a damaged character. Heal it fully.",
    target: { what: "card", types: ["character"], of: "any", state: "damaged" },
    effects: [{ verb: "fully-heal", which: "target" }],
  }),
  plain("event", "neutral", "Patchwork Welds", 1, {
    says: "Target a damaged fleet or location. Repair it by 3.",
    target: { what: "card", types: ["fleet", "location"], of: "any", state: "damaged" },
    effects: [{ verb: "repair", which: "target", amount: 3 }],
  }),
  plain("event", "neutral", "Merciless Pursuit", 1, {
    says: "Target a damaged character. Neutralize it, then it takes 1 severe damage.",
    target: { what: "card", types: ["character"], of: "any", state: "damaged" },
    effects: [
      {
        verb: "do-then",
        effects: [
          { verb: "neutralize", which: "target" },
          { verb: "severe-damage", which: "target", amount: 1 },
        ],
      },
    ],
  }),
  plain("event", "neutral", "Mutual Standdown", 0, {
    says: "Target a ready fleet of another player. Rotate both your ambassador and it.",
    target: { what: "card", types: ["fleet"], of: "others", state: "ready" },
    effects: [
      {
        verb: "do-both",
        effects: [
          { verb: "rotate", which: "your-ambassador" },
          { verb: "rotate", which: "target" },
        ],
      },
    ],
  }),
  plain("event", "neutral", "Jammed Transmitters", 1, {
    says: "Target a group, fleet or agenda. It is blanked until the end of the turn.",
    target: { what: "card", types: ["group", "fleet", "agenda"], of: "any" },
    effects: [{ verb: "blank", which: "target", until: "end-of-turn" }],
  }),
  plain("event", "neutral", "Twisted Fortune", 1, {
    says: "Reverse everything that the last event of another player has done this turn.",
    effects: [{ verb: "reverse", what: "last-event" }],
  }),
  plain("event", "neutral", "Backlash Pulse", 1, {
    says: "Target a telepath. Damage it by 2.",
    target: { what: "card", types: ["character"], of: "any", telepath: true },
    effects: [{ verb: "damage", which: "target", amount: 2 }],
  }),
  conflict("diplomacy", "neutral", "Chorus of Voices", {
    says: "Resolution: the diplomacy of every participant is doubled until this conflict is over. Won: gain 1 influence.",
    conflict: {
      form: "opposable",
      resolution: [
        { verb: "multiply-ability", which: "participants", ability: "diplomacy", times: "double", until: "conflict" },
      ],
      won: [{ effects: [{ verb: "gain-influence", who: "you", amount: 1 }] }],
    },
  }),
];
