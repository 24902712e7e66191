import type { CardText } from "../text.ts";
import type { Encoding } from "./encoding.ts";

/** Aftermaths. What they do is quoted by the compendium under the card's title; what they follow stands on the card. */
export const AFTERMATH_TEXTS: readonly Encoding[] = [
  {
    title: "In The Line Of Duty",
    type: "aftermath",
    text: {
      says:
        "Target a limited supporting character that an attack has neutralized this turn. It is removed from the game, so that " +
        "no copy of it comes again. This is discarded after play.",
      target: { what: "card", types: ["character"], of: "any", row: "supporting", limit: "limited", felled: true },
      effects: [{ verb: "remove", which: "target" }],
      aftermath: { anywhere: true, discardAfterPlay: true },
    },
  },
  { title: "Repairing The Past", type: "aftermath", text: undoes("you", "a card in your faction, or at your faction") },
  {
    title: "Hidden Agent",
    type: "aftermath",
    text: {
      says:
        "Play it on your ambassador, and name another player who took part. A Hidden Agent of that player’s that is about you " +
        "is discarded. In each turn that player declares before you, and only you are shown what.",
      byHand: "How the conflict must have ended is printed on the card: play it only after one of those.",
      target: { what: "card", of: "you", ambassador: true },
      second: { target: { what: "player", of: "others", tookPart: true } },
      effects: [
        {
          verb: "pick",
          who: "you",
          from: { what: "card", of: "any", title: "Hidden Agent", aboutYou: true },
          in: "second",
          does: "to discard",
          effects: [{ verb: "discard-card", which: "second" }],
        },
      ],
      statics: [{ gives: "shown-declared" }],
      aftermath: { discardAfterPlay: false },
    },
  },
  {
    title: "Martyr",
    type: "aftermath",
    text: {
      says:
        "Play it on yourself. Discard as many inner circle characters as you like: for each, you may convert a Doom mark of " +
        "yours into a Destiny mark. This is discarded after play.",
      byHand: "Which conflicts it may follow is printed on the card: play it only after one of those.",
      target: { what: "player", of: "you" },
      effects: [
        {
          verb: "pick",
          who: "you",
          from: { what: "card", types: ["character"], of: "you", row: "inner", ambassador: false },
          may: true,
          again: true,
          does: "to discard",
          effects: [
            { verb: "discard-card", which: "second" },
            {
              verb: "pick",
              who: "you",
              from: { what: "card", of: "you", marked: "doom" },
              may: true,
              does: "to convert a Doom mark of",
              effects: [{ verb: "convert-mark", which: "second", mark: "doom", into: "destiny", amount: 1 }],
            },
          ],
        },
      ],
      aftermath: { discardAfterPlay: true },
    },
  },
  {
    title: "Personal Enemies",
    type: "aftermath",
    text: {
      says: "Target the ambassador. Whoever controls it applies 1 influence each time that it rotates.",
      byHand: "Which conflicts it may follow is printed on the card: play it only after one of those.",
      target: { what: "card", types: ["character"], of: "any", ambassador: true },
      statics: [{ gives: "rotation-price", by: 1, to: "host" }],
      aftermath: { discardAfterPlay: false },
    },
  },
  {
    title: "Reverse Advances",
    type: "aftermath",
    text: undoes("others", "a card in another player’s faction, or at that faction"),
  },
];

/** Discards an aftermath in play that is aimed there. */
function undoes(of: "you" | "others", what: string): CardText {
  return {
    says: `Discard an aftermath that is aimed at ${what}. This one is discarded after play.`,
    byHand: "Which conflicts it may follow is printed on the card: play it only after one of those.",
    target: { what: "card", types: ["aftermath"], of },
    effects: [{ verb: "discard-card", which: "target" }],
    aftermath: { anywhere: true, discardAfterPlay: true },
  };
}
