/** Practice ambassadors of the Home factions: those who look after their own people first. */
import type { CardFacts } from "../facts.ts";
import { ambassador } from "./invent.ts";

export const HOME: readonly CardFacts[] = [
  ambassador(
    "centauri",
    "Regent Vossmar",
    { diplomacy: 4, intrigue: 4, leadership: 1 },
    {
      says: "Your fleets cost 1 less to sponsor.",
      statics: [{ gives: "sponsor-cost", types: ["fleet"], by: -1 }],
    },
    { ambassador: "home" },
  ),
  ambassador(
    "human",
    "Premier Halloran",
    { diplomacy: 4, intrigue: 3, leadership: 3 },
    {
      says: "Rotate: lower your unrest by 1.",
      actions: [{ does: "lower your unrest by 1", effects: [{ verb: "lower-unrest", who: "you", amount: 1 }] }],
    },
    { ambassador: "home" },
  ),
  ambassador(
    "minbari",
    "Castellan Ashuun",
    { diplomacy: 4, intrigue: 1, leadership: 5 },
    {
      says: "Your fleets get +1 military.",
      statics: [{ gives: "ability", ability: "military", by: 1, to: "your-fleets" }],
    },
    { ambassador: "home" },
  ),
  ambassador(
    "narn",
    "Overseer Grobak",
    { diplomacy: 4, intrigue: 3, leadership: 2 },
    {
      says: "Your locations cost 1 less to sponsor.",
      statics: [{ gives: "sponsor-cost", types: ["location"], by: -1 }],
    },
    { ambassador: "home" },
  ),
];
