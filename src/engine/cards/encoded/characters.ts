import { RACES } from "../../state/vocabulary.ts";
import { buildsUp } from "./construction.ts";
import type { Encoding } from "./encoding.ts";

/** Characters. Each text is quoted whole by the compendium under the card's title. */
export const CHARACTER_TEXTS: readonly Encoding[] = [
  {
    title: "Adira Tyree",
    type: "character",
    text: {
      says: "Whenever it has attacked or been attacked and is not neutralized, it gains 1 intrigue for good.",
      triggered: [
        {
          on: "card-survives",
          must: true,
          does: "gain 1 intrigue",
          effects: [{ verb: "change-ability", which: "this", ability: "intrigue", by: 1, until: "permanent" }],
        },
      ],
    },
  },
  {
    title: "Bester",
    type: "character",
    text: {
      says: "You draw 2 free cards a turn instead of 1. Cannot become an inner circle character.",
      statics: [
        { gives: "free-cards", instead: 2 },
        { gives: "cannot", what: "be-promoted", to: "this" },
      ],
    },
  },
  {
    title: "Cynthia Torqueman",
    type: "character",
    text: {
      says:
        "As she rotates to support or oppose a conflict, she may take part in any number of others at the same time. For " +
        "each of them you say on which side.",
      statics: [{ gives: "joins-several", to: "this" }],
    },
  },
  {
    title: "Du'Rog",
    type: "character",
    text: {
      says: "If this is discarded from play, you may cause 4 damage to a Narn character of your choice.",
      triggered: [
        {
          on: "card-discarded",
          does: "cause 4 damage to a Narn character",
          effects: [
            {
              verb: "pick",
              who: "you",
              from: { what: "card", types: ["character"], of: "any", race: "narn" },
              does: "to damage by 4",
              effects: [{ verb: "damage", which: "second", amount: 4 }],
            },
          ],
        },
      ],
    },
  },
  {
    title: "Elric",
    type: "character",
    text: {
      says:
        "Counts as a Seeress. It is discarded once the Shadow War has begun, and also if you have any Shadow or Vorlon " +
        "mark.",
      statics: [
        { gives: "discarded", when: { needs: "shadow-war", is: "on" } },
        { gives: "discarded", when: { needs: "shadow-war", is: "over" } },
        { gives: "discarded", when: { needs: "marks", mark: "shadow", atLeast: 1 } },
        { gives: "discarded", when: { needs: "marks", mark: "vorlon", atLeast: 1 } },
      ],
    },
  },
  {
    title: "Emperor Turhan",
    type: "character",
    text: {
      says: "Cannot become an inner circle character. Rotate: raise or lower any tension of the Centauri by 1.",
      statics: [{ gives: "cannot", what: "be-promoted", to: "this" }],
      actions: [
        {
          does: "raise a Centauri tension by 1",
          target: { what: "player", of: "any" },
          effects: [{ verb: "raise-tension", from: { race: "centauri" }, toward: "target", amount: 1 }],
        },
        {
          does: "lower a Centauri tension by 1",
          target: { what: "player", of: "any" },
          effects: [{ verb: "lower-tension", from: { race: "centauri" }, toward: "target", amount: 1 }],
        },
      ],
    },
  },
  {
    title: "Frederick Lantz",
    type: "character",
    text: {
      says: "You cannot pass as long as he could oppose a conflict that can raise tension, and opposes none of those.",
      byHand: "Whether a conflict whose text is not carried out can raise tension.",
      statics: [{ gives: "must-oppose", raising: "tension" }],
    },
  },
  {
    title: "General Hague",
    type: "character",
    text: buildsUp("fleet", 2),
  },
  {
    title: "John Sheridan",
    type: "character",
    text: {
      says: "May replace Jeffrey Sinclair. Whenever this gains a mark of a kind that it does not have, it gains another one.",
      byHand:
        "Rotate as an action and play a conflict card: beside what it takes, apply 3 influence for each action that you " +
        "have had before in this turn.",
      replaces: { how: "may", target: { what: "card", of: "you", title: "Jeffrey Sinclair" } },
      statics: [{ gives: "first-mark", by: 1 }],
    },
  },
  {
    title: "Kha'Mak",
    type: "character",
    text: {
      says:
        "Your influence rating is 1 higher while you control this. Rotate: the next Narn character that you sponsor this " +
        "turn costs 2 less. Cannot become an inner circle character.",
      statics: [
        { gives: "rating", by: 1 },
        { gives: "cannot", what: "be-promoted", to: "this" },
      ],
      actions: [
        {
          does: "make your next Narn character 2 cheaper",
          effects: [{ verb: "discount", who: "you", types: ["character"], only: { race: "narn" }, amount: 2 }],
        },
      ],
    },
  },
  {
    title: "Shal Mayan",
    type: "character",
    text: {
      says:
        "Rotate and apply 5 influence: a rotated inner circle character readies, and what it did goes on. " +
        "It cannot take part again in a conflict in which it took part. Not a character under Crisis of Self.",
      actions: [
        {
          does: "ready an inner circle character whose action goes on",
          influence: 5,
          target: {
            what: "card",
            types: ["character"],
            of: "any",
            row: "inner",
            state: "rotated",
            // Whoever has rotated to heal severe damage.
            neutralizedToo: true,
            // The price for readying that it asks goes first.
            without: "Crisis of Self",
          },
          effects: [{ verb: "ready", which: "target", keeping: true, elsewhere: true }],
        },
      ],
    },
  },
  {
    title: "Luis Santiago",
    type: "character",
    text: {
      says:
        "Cannot become an inner circle character. Rotate: a tension or the unrest of the Humans that has changed this turn " +
        "is set back to what it was as the turn began.",
      statics: [{ gives: "cannot", what: "be-promoted", to: "this" }],
      actions: [
        {
          does: "set Human unrest back",
          effects: [{ verb: "set-back-unrest", who: { race: "human" } }],
        },
        // Toward another Human faction, whose player is named; toward a race, which may be one that nobody plays.
        {
          does: "set the Human tension back",
          target: { what: "player", of: "any", race: "human" },
          effects: [{ verb: "set-back-tension", from: { race: "human" }, toward: "target" }],
        },
        ...RACES.filter((race) => race !== "human").map((race) => ({
          does: `set the Human tension toward the ${race} back`,
          effects: [{ verb: "set-back-tension" as const, from: { race: "human" as const }, toward: { race } }],
        })),
      ],
    },
  },
  {
    title: "Marcus Cole",
    type: "character",
    text: {
      says:
        "Humans and Minbari sponsor this as if its cost were 7. While you control it, Ranger groups cost you 2 less to " +
        "sponsor.",
      costFor: { races: ["human", "minbari"], cost: 7 },
      statics: [{ gives: "sponsor-cost", types: ["group"], only: { keyword: "Ranger" }, by: -2 }],
    },
  },
  {
    title: "Sheridan Reborn",
    type: "character",
    text: {
      says:
        "Cannot be sponsored: replaces John Sheridan where that is your ambassador, and takes over its enhancements and " +
        "marks. It has +1 diplomacy and leadership for each of its Destiny marks.",
      byHand:
        "Rotate Lorien to bring this in. Rotate this as an action and play a conflict card: beside what it takes, apply 3 " +
        "influence for each action that you have had before in this turn.",
      replaces: {
        how: "must",
        target: { what: "card", of: "you", title: "John Sheridan", ambassador: true },
        transfers: ["enhancements", "marks"],
      },
      statics: (["diplomacy", "leadership"] as const).map((ability) => ({
        gives: "ability" as const,
        ability,
        by: 1,
        each: { count: "marks-on" as const, mark: "destiny" as const, which: "this" as const },
        to: "this" as const,
      })),
    },
  },
  {
    title: "Tu'Pari",
    type: "character",
    text: {
      says: "Rotate and apply 8 influence: attacks any character, with whichever ability of that character is highest; of several its player names the one.",
      byHand: "Any character of the target’s faction may attack this one in return.",
      actions: [
        {
          does: "attack a character with its highest ability",
          influence: 8,
          target: { what: "card", types: ["character"], of: "others" },
          effects: [{ verb: "attack", with: "this", against: "target", using: "highest" }],
        },
      ],
    },
  },
];
