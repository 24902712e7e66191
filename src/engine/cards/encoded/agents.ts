import { type Ability, CHARACTER_ABILITIES } from "../../state/vocabulary.ts";
import type { Encoding } from "./encoding.ts";

/** Characters of the League, and those who serve outside of their own race. Each text is quoted whole by the compendium under the card's title. */
export const AGENT_TEXTS: readonly Encoding[] = [
  ...(["centauri", "human", "minbari", "narn"] as const).map(disaffected),
  {
    title: "Mr. Adams",
    type: "character",
    text: {
      says: "Rotate: a character of yours that takes part in a conflict gets +2 to an ability, until the end of the turn.",
      byHand: "Use it only where that conflict can raise one player’s influence and lower another’s.",
      actions: CHARACTER_ABILITIES.map((ability) => ({
        does: `give a participant of yours +2 ${ability}`,
        target: {
          what: "card" as const,
          types: ["character" as const],
          of: "you" as const,
          controlled: true as const,
          takesPart: true as const,
          ...(ability === "psi" ? { telepath: true as const } : {}),
        },
        effects: [
          { verb: "change-ability" as const, which: "target" as const, ability, by: 2, until: "end-of-turn" as const },
        ],
      })),
    },
  },
  {
    title: "Na'Far",
    type: "character",
    text: {
      says: "Rotate when a Narn character is attacked: that character takes 3 damage less in the attack.",
      triggered: [
        {
          on: "card-attacked",
          about: { what: "card", types: ["character"], of: "any", race: "narn" },
          rotates: true,
          does: "take 3 off the damage",
          effects: [{ verb: "lessen-damage", which: "target", amount: 3 }],
        },
      ],
    },
  },
  {
    title: "Non-Aligned Agent",
    type: "character",
    text: {
      says:
        "Rotate and lower its printed intrigue by 1 for good: a character with an ability of 4 or more when healed loses " +
        "all severe damage, and stays neutralized.",
      actions: [
        {
          does: "take all severe damage off a character of ability 4 or more",
          pays: [{ pays: "printed-ability", ability: "intrigue", amount: 1 }],
          target: {
            what: "card",
            types: ["character"],
            of: "any",
            state: "severely damaged",
            atLeast: 4,
            healed: true,
          },
          effects: [{ verb: "repair", which: "target", amount: 20, severe: true }],
        },
      ],
    },
  },
  {
    title: "Non-Aligned Aide",
    type: "character",
    text: {
      says: "Rotate and lower its printed diplomacy by 1 for good: support a diplomacy conflict in which it could take part by 10.",
      actions: [
        {
          does: "support a diplomacy conflict by 10",
          pays: [{ pays: "printed-ability", ability: "diplomacy", amount: 1 }],
          target: { what: "conflict", of: "any", conflictType: "diplomacy", joinable: true },
          effects: [{ verb: "add-support", amount: 10 }],
        },
      ],
    },
  },
  {
    title: "Non-Aligned Captain",
    type: "character",
    text: {
      says:
        "Rotate and lower its printed leadership by 1 for good: the Non-Aligned fleet that lies topmost in your discard " +
        "pile comes into your hand.",
      actions: [
        {
          does: "take the topmost Non-Aligned fleet from your discard pile",
          pays: [{ pays: "printed-ability", ability: "leadership", amount: 1 }],
          effects: [
            { verb: "take", who: "you", from: "discard", types: ["fleet"], race: "non-aligned", amount: 1, top: true },
          ],
        },
      ],
    },
  },
  {
    title: "Talia Winters",
    type: "character",
    text: {
      says: "Cannot attack.",
      byHand:
        "She may be sponsored as if she were no Psi Corps character. A player with Conspiracy marks may sponsor her into " +
        "another Human faction that has fewer of them.",
      statics: [{ gives: "cannot", what: "attack", to: "this" }],
    },
  },
  {
    title: "Tualakh Vit'Lokh",
    type: "character",
    text: {
      says: "As it comes into play its player names diplomacy, intrigue or leadership. Its other printed abilities are zero.",
      effects: [
        {
          verb: "choose",
          who: "you",
          options: [
            { does: "keep diplomacy", effects: without("intrigue", "leadership", "psi") },
            { does: "keep intrigue", effects: without("diplomacy", "leadership", "psi") },
            { does: "keep leadership", effects: without("diplomacy", "intrigue", "psi") },
          ],
        },
      ],
    },
  },
];

/** Those who have left their race bring others of it along. compendium: Disaffected - race name */
function disaffected(race: "centauri" | "human" | "minbari" | "narn"): Encoding {
  const name = `${race.charAt(0).toUpperCase()}${race.slice(1)}`;
  return {
    title: `Disaffected ${name}`,
    type: "character",
    text: {
      says:
        `As long as this is of your inner circle, you may sponsor ${name} characters for their normal cost rather than for ` +
        "twice of it; no other discount counts then. A player has one of these in play at most.",
      oneEach: true,
      statics: [{ gives: "plain-cost", race }],
    },
  };
}

/** These printed abilities become zero for good. */
function without(...abilities: Ability[]) {
  return abilities.map((ability) => ({
    verb: "change-ability" as const,
    which: "this" as const,
    ability,
    by: -20,
    until: "permanent" as const,
    printed: true as const,
  }));
}
