import type { Encoding } from "./encoding.ts";

/** Fleets. Each text is quoted whole by the compendium under the card's title. */
export const FLEETS: readonly Encoding[] = [
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
