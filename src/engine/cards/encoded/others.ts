import type { Encoding } from "./encoding.ts";

/** Cards of which no source says what type they are: the text is that of whatever card of the title is played. */
export const OTHER_TEXTS: readonly Encoding[] = [
  {
    title: "Day Of The Dead",
    type: null,
    text: {
      says:
        "Every player may bring one character from the own discard pile back into play, as a supporting card. " +
        "As the turn ends these are all discarded.",
      effects: [
        { verb: "take", who: "each", from: "discard", types: ["character"], amount: 1, into: "play", back: "discard" },
      ],
    },
  },
  {
    title: "Wastelands",
    type: null,
    text: {
      says: "In attacks each character of yours deals 1 damage more for each of its Conspiracy marks.",
      byHand: "The first sentence that is printed on it, which no source gives.",
      statics: [{ gives: "attack-damage", by: 1, eachMark: "conspiracy", to: "your-characters" }],
    },
  },
];
