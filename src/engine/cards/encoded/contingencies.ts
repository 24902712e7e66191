import type { Encoding } from "./encoding.ts";

/** Contingencies. The text is quoted whole by the rulebook under "Contingency Cards". */
export const CONTINGENCY_TEXTS: readonly Encoding[] = [
  {
    title: "Vicious Blow",
    type: "contingency",
    text: {
      says:
        "Put it under a character of yours. Reveal it when that character neutralizes the one that it attacks: " +
        "2 more points of severe damage for the one attacked.",
      target: { what: "card", types: ["character"], of: "you" },
      effects: [{ verb: "severe-damage", which: "other", amount: 2 }],
      contingency: { trigger: "card-neutralizes" },
    },
  },
];
