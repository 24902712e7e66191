import type { CardText } from "../text.ts";
import type { Encoding } from "./encoding.ts";

/** Groups. Each text is quoted whole by the compendium under the card's title. */
export const GROUP_TEXTS: readonly Encoding[] = [
  { title: "Diplomatic Corps", type: "group", text: lendsTwo("diplomacy") },
  { title: "Extended Contacts", type: "group", text: lendsTwo("intrigue") },
  { title: "Military Cadre", type: "group", text: lendsTwo("leadership") },
  { title: "Commercial Telepaths", type: "group", text: lendsPsi("Commercial Telepaths", "diplomacy") },
  { title: "Military Telepaths", type: "group", text: lendsPsi("Military Telepaths", "leadership") },
  { title: "Secret Police", type: "group", text: lendsPsi("Secret Police", "intrigue") },
  {
    title: "Influential Lords",
    type: "group",
    text: {
      says: "Rotate: support a diplomacy conflict by 5, or an intrigue conflict by 3.",
      byHand: "Use it only where that conflict can raise the influence of the Centauri.",
      actions: (
        [
          ["diplomacy", 5],
          ["intrigue", 3],
        ] as const
      ).map(([conflictType, amount]) => ({
        does: `support ${conflictType === "diplomacy" ? "a diplomacy" : "an intrigue"} conflict by ${amount}`,
        target: { what: "conflict" as const, of: "any" as const, conflictType },
        effects: [{ verb: "add-support" as const, amount }],
      })),
    },
  },
  {
    title: "Ranger Strike Team",
    type: "group",
    text: {
      says:
        "Rotate a fleet of yours: until the end of the turn Babylon 5 has 1 more influence for each 5 military of that fleet, " +
        "and no more than 19 by this as long as the Shadow War has not begun.",
      actions: [
        {
          does: "raise the influence of Babylon 5 by a fleet’s military",
          unrotated: true,
          pays: [{ pays: "rotate-target" }],
          target: { what: "card", types: ["fleet"], of: "you", controlled: true, state: "ready" },
          effects: [
            {
              verb: "for-each",
              of: { count: "ability", ability: "military", which: "target", per: 5 },
              effects: [{ verb: "swell-influence", who: "babylon-5", amount: 1, most: 19 }],
            },
          ],
        },
      ],
    },
  },
  {
    title: "Kosh Naranek",
    type: "group",
    text: {
      says:
        "Any player without Shadow marks may, as an action, apply influence: for each 3 of it that player’s ambassador gains " +
        "a Vorlon mark, and as the turn ends purges one again, as far as there are any.",
      actions: [
        {
          does: "give your ambassador Vorlon marks for the turn",
          unrotated: true,
          by: "anyone",
          requires: [{ needs: "no-marks", mark: "shadow" }],
          pays: [{ pays: "influence", least: 3, most: 20 }],
          effects: [
            {
              verb: "for-each",
              of: { count: "paid", per: 3 },
              effects: [{ verb: "gain-mark", which: "your-ambassador", mark: "vorlon", amount: 1 }],
            },
            {
              verb: "later",
              on: "turn-ends",
              effects: [
                {
                  verb: "for-each",
                  of: { count: "paid", per: 3 },
                  effects: [{ verb: "purge-mark", which: "your-ambassador", mark: "vorlon", amount: 1 }],
                },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    title: "Ranger Surveillance",
    type: "group",
    text: {
      says: "Requires a Vorlon mark. You count as having 10 influence more where initiative is determined.",
      requires: [{ needs: "marks", mark: "vorlon", atLeast: 1 }],
      statics: [{ gives: "initiative", by: 10 }],
    },
  },
  {
    title: "Thenta Makur",
    type: "group",
    text: {
      says: "Each Narn character in play has a Strife mark more.",
      statics: [{ gives: "mark", mark: "strife", amount: 1, to: "characters", race: "narn" }],
    },
  },
  {
    title: "War College",
    type: "group",
    text: {
      says: "Characters with leadership cost you 2 less to sponsor.",
      statics: [{ gives: "sponsor-cost", types: ["character"], only: { ability: "leadership" }, by: -2 }],
    },
  },
  {
    title: "Wind Swords",
    type: "group",
    text: {
      says:
        "When this is sponsored, each Minbari faction’s unrest rises by 1. " +
        "Minbari fleets, and Minbari characters with leadership, cost you 2 less to sponsor.",
      effects: [{ verb: "raise-unrest", who: { race: "minbari" }, amount: 1 }],
      statics: [
        { gives: "sponsor-cost", types: ["fleet"], only: { race: "minbari" }, by: -2 },
        { gives: "sponsor-cost", types: ["character"], only: { race: "minbari", ability: "leadership" }, by: -2 },
      ],
    },
  },
];

/**
 * The groups of telepaths. Two of the same title do not help one character; the bonus is what half its psi is as the
 * group rotates. compendium: Military Telepaths — where the card says diplomacy it means leadership.
 */
function lendsPsi(title: string, ability: "diplomacy" | "intrigue" | "leadership"): CardText {
  return {
    says: `Rotate: a character gets half its psi, rounded up, as ${ability} for as long as this group stays rotated.`,
    actions: [
      {
        does: `give a character half its psi as ${ability}`,
        target: { what: "card", types: ["character"], of: "any", ability: "psi", notUnder: title },
        effects: [
          {
            verb: "for-each",
            of: { count: "ability", ability: "psi", which: "target", per: 2, round: "up" },
            effects: [{ verb: "change-ability", which: "target", ability, by: 1, until: "while-rotated" }],
          },
        ],
      },
    ],
  };
}

/** The groups that rotate for a character of any player. */
function lendsTwo(ability: "diplomacy" | "intrigue" | "leadership"): CardText {
  return {
    says: `Rotate: a character gets +2 ${ability} for as long as this group stays rotated.`,
    actions: [
      {
        does: `give a character +2 ${ability}`,
        target: { what: "card", types: ["character"], of: "any" },
        effects: [{ verb: "change-ability", which: "target", ability, by: 2, until: "while-rotated" }],
      },
    ],
  };
}
