/** Practice cards that take the place of others: what becomes of the practice ambassadors, and a dockhand's promotion. */
import type { CardFacts } from "../facts.ts";
import { able, plain } from "./invent.ts";

export const SUCCESSORS: readonly CardFacts[] = [
  able(
    "character",
    "centauri",
    "Regal Cassarin",
    8,
    { diplomacy: 5, intrigue: 4 },
    {
      says: "Must replace Envoy Cassarin, whose enhancements and marks move to this card.",
      replaces: {
        how: "must",
        target: { what: "card", of: "any", title: "Envoy Cassarin" },
        transfers: ["enhancements", "marks"],
      },
    },
    { personality: "Cassarin" },
  ),
  able(
    "character",
    "human",
    "Governor Marlowe",
    8,
    { diplomacy: 4, intrigue: 3, leadership: 3 },
    {
      says:
        "Must replace your Consul Marlowe, whose enhancements, contingencies and marks move to this card. " +
        "Whenever this gains a mark of a kind that it does not have, it gains 1 more.",
      replaces: {
        how: "must",
        target: { what: "card", of: "you", title: "Consul Marlowe" },
        transfers: ["enhancements", "contingencies", "marks"],
      },
      statics: [{ gives: "first-mark", by: 1 }],
    },
  ),
  able(
    "character",
    "minbari",
    "Illumined Isenna",
    8,
    { diplomacy: 5, intrigue: 3, psi: 2 },
    {
      says:
        "Must replace your Herald Isenna; apply 2 influence. The contingencies and marks, and those enhancements and " +
        "aftermaths that you choose move to this card. It comes into play rotated.",
      replaces: {
        how: "must",
        target: { what: "card", of: "you", title: "Herald Isenna" },
        influence: 2,
        transfers: ["contingencies", "marks"],
        chosen: ["enhancements", "aftermaths"],
        rotated: true,
      },
    },
    { marks: { destiny: 1 } },
  ),
  able(
    "character",
    "narn",
    "Exiled Torvash",
    8,
    { diplomacy: 4, leadership: 5 },
    {
      says: "Must replace any other card that shows Torvash. Nothing moves to this card.",
      replaces: { how: "must", target: { what: "card", of: "any", personality: "Torvash" } },
    },
    { personality: "Torvash", marks: { doom: 1 } },
  ),
  plain("group", "narn", "Grudge Keepers", 3, {
    says: "Each Narn character has 1 strife mark more.",
    statics: [{ gives: "mark", mark: "strife", amount: 1, to: "characters", race: "narn" }],
  }),
  able(
    "character",
    "non-aligned",
    "Paramount Speaker",
    7,
    { diplomacy: 5, intrigue: 3 },
    {
      says: "May replace your ambassador, whose enhancements, aftermaths, contingencies and marks move to this card.",
      replaces: {
        how: "may",
        target: { what: "card", types: ["character"], of: "you", ambassador: true },
        transfers: ["enhancements", "aftermaths", "contingencies", "marks"],
      },
    },
  ),
  able(
    "character",
    "neutral",
    "Veteran Dockhand",
    5,
    { leadership: 3, diplomacy: 1 },
    {
      says: "May replace any Dockhand Volunteer, whose enhancements and marks move to this card.",
      replaces: {
        how: "may",
        target: { what: "card", of: "any", title: "Dockhand Volunteer" },
        transfers: ["enhancements", "marks"],
      },
    },
    { limit: "multiple" },
  ),
  able(
    "character",
    "minbari",
    "Lantern Warden",
    4,
    { diplomacy: 2, leadership: 2 },
    { says: "No special text." },
    { keywords: ["Ranger"] },
  ),
];
