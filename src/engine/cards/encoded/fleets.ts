import type { Encoding } from "./encoding.ts";

/**
 * That a Homeworld Fleet fights only in conflicts that target its player, and in war in all, is what the compendium says of
 * fleets of that kind and names them for. compendium: Conflict Cards; Fleet Cards; Jha'Dur
 */
const homeworldFleet = (race: string): Encoding => ({
  title: `Homeworld Fleet (${race})`,
  type: "fleet",
  text: {
    says: "This fleet takes part only in conflicts that target you or a card of your faction, or in any while you are at war.",
    byHand: "what else may be printed on it, since no source gives the whole text",
    statics: [{ gives: "defends-only", warToo: true, to: "this" }],
  },
});

/** Fleets. Each text is quoted whole by the compendium under the card's title, except where it says so. */
export const FLEET_TEXTS: readonly Encoding[] = [
  ...["Centauri", "Human", "Minbari", "Narn"].map(homeworldFleet),
  {
    title: "Carrier Group",
    type: "fleet",
    text: {
      says:
        "Of each squadron enhancement any number may lie on this fleet. When another fleet of yours in the same conflict is " +
        "neutralized, you may move all squadrons from there to this one.",
      triggered: [
        {
          on: "card-neutralized",
          about: { what: "card", types: ["fleet"], of: "you", beside: true, bears: "Squadron" },
          does: "take over all squadrons",
          effects: [{ verb: "attach", which: "target", to: "this", all: "Squadron" }],
        },
      ],
      statics: [{ gives: "any-number", of: "Squadron", to: "this" }],
    },
  },
  {
    title: "Grey Council Fleet",
    type: "fleet",
    text: {
      says:
        "You initiate military conflicts only against players with whom you are at war. This may be promoted, and then heals " +
        "like a character of the inner circle where it is neutralized, rather than being discarded; it is none otherwise.",
      statics: [{ gives: "military-at-war" }, { gives: "promotable", to: "this" }],
    },
  },
  {
    title: "Warleader's Fleet",
    type: "fleet",
    text: {
      says: "As long as this is ready, your other Minbari fleets take no part in conflicts, the Grey Council Fleet excepted.",
      statics: [
        {
          gives: "cannot",
          what: "take-part",
          to: "your-fleets",
          only: { race: "minbari" },
          except: ["Warleader's Fleet", "Grey Council Fleet"],
          whileReady: true,
        },
      ],
    },
  },
];
