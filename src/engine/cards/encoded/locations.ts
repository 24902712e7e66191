import { buildsUp } from "./construction.ts";
import type { Encoding } from "./encoding.ts";

/** Locations. Each text is quoted whole by the compendium under the card's title; that they stay at home is a rule. */
export const LOCATION_TEXTS: readonly Encoding[] = [
  {
    title: "Mars Colony",
    type: "location",
    text: {
      says: "Rotate: a character of yours gets +2 diplomacy for as long as this location stays rotated.",
      actions: [
        {
          does: "give a character of yours +2 diplomacy",
          target: { what: "card", types: ["character"], of: "you", controlled: true },
          effects: [{ verb: "change-ability", which: "target", ability: "diplomacy", by: 2, until: "while-rotated" }],
        },
      ],
    },
  },
  {
    title: "Proxima III",
    type: "location",
    text: {
      says: "Promoting a character into your inner circle costs you 2 influence less.",
      statics: [{ gives: "promote-cost", by: -2 }],
    },
  },
  {
    title: "Quadrant 14",
    type: "location",
    text: buildsUp("fleet", 2),
  },
  {
    title: "Quadrant 37",
    type: "location",
    text: {
      says:
        "Rotate and apply 10 influence: the topmost Narn fleet of your deck that you could sponsor comes into play, and the " +
        "deck is shuffled. Unless it is neutralized it is shuffled into the deck again as the turn ends.",
      actions: [
        {
          does: "bring the topmost Narn fleet of your deck into play for this turn",
          influence: 10,
          effects: [
            {
              verb: "take",
              who: "you",
              from: "deck",
              types: ["fleet"],
              race: "narn",
              amount: 1,
              top: true,
              into: "play",
              back: "deck",
              sponsorable: true,
            },
          ],
        },
      ],
    },
  },
  {
    title: "Ragesh III",
    type: "location",
    text: buildsUp("card", 1),
  },
];
