import type { Encoding } from "./encoding.ts";

/** Ambassadors of whom the Engine Rules say how they start, in the appendix on two-player games; and no source more. */
export const AMBASSADOR_TEXTS: readonly Encoding[] = [
  {
    title: "Faceless Executive",
    type: "character",
    text: {
      says: "Your starting hand may have one more card, if all of its cards are corporate.",
      byHand: "What else is printed on it, which no source gives.",
      starts: { ifCorporate: 1 },
    },
  },
  {
    title: "Londo (Gambler)",
    type: "character",
    text: {
      says: "You start with 7 influence, and with no card in your hand.",
      byHand: "What else is printed on it, which no source gives.",
      starts: { influence: 7, cards: 0 },
    },
  },
];
