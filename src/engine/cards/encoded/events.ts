import type { CardText } from "../text.ts";
import type { Encoding } from "./encoding.ts";

/** Events. Each text is quoted whole by the compendium under the card's title. */
export const EVENT_TEXTS: readonly Encoding[] = [
  {
    title: "Broken Allegiance",
    type: "event",
    text: {
      says:
        "Only as your first action of the turn: rotate your ambassador and target another player’s character, of your race " +
        "or neutral. That player applies the character’s cost, or it is discarded.",
      requires: [{ needs: "first-action" }],
      pays: [{ pays: "rotate-ambassador" }],
      target: { what: "card", types: ["character"], of: "others", loyal: "or-neutral", ambassador: false },
      effects: [
        {
          verb: "choose",
          who: "target",
          options: [
            { does: "keep the character", influence: { count: "cost", which: "target" }, effects: [] },
            { does: "discard the character", effects: [{ verb: "discard-card", which: "target" }] },
          ],
        },
      ],
    },
  },
  {
    title: "Carpe Diem",
    type: "event",
    text: {
      says: "Take an event from your discard pile into your hand, shown to everybody.",
      byHand: "Each player may play it once a game.",
      effects: [{ verb: "take", who: "you", from: "discard", types: ["event"], amount: 1 }],
    },
  },
  {
    title: "Coordinated Fire",
    type: "event",
    text: {
      says:
        "Target a fleet of another player’s that takes part in a conflict, and rotate two fleets of yours that could take part " +
        "in it too. Both attack the target with military; it deals its damage to one of them, as its player chooses.",
      target: { what: "card", types: ["fleet"], of: "others", takesPart: true },
      pays: [{ pays: "rotate", types: ["fleet"], amount: 2, fighting: true }],
      effects: [{ verb: "attack", with: "payers", against: "target", using: "military" }],
    },
  },
  {
    title: "Defame Ambassador",
    type: "event",
    text: {
      says: "Target an ambassador. All its abilities are halved until the end of the turn.",
      target: { what: "card", types: ["character"], of: "any", ambassador: true },
      effects: [{ verb: "multiply-ability", which: "target", ability: "all", times: "half", until: "end-of-turn" }],
    },
  },
  {
    title: "Destiny Fulfilled",
    type: "event",
    text: {
      says: "Your ambassador gets +1 to all abilities for each of its Destiny marks, until the end of the turn.",
      byHand:
        "For 5 influence more your other characters get as much for their own Destiny marks. For 5 more again this card " +
        "becomes an enhancement of your ambassador, with the bonus that it gives now.",
      effects: [
        {
          verb: "for-each",
          of: { count: "marks-on", mark: "destiny", which: "your-ambassador" },
          effects: [{ verb: "change-ability", which: "your-ambassador", ability: "all", by: 1, until: "end-of-turn" }],
        },
      ],
    },
  },
  { title: "Diplomatic Blunder", type: "event", text: lowersToOne("diplomacy") },
  {
    title: "Dust",
    type: "event",
    text: {
      says: "Target a character of yours. It has +6 psi for the rest of the turn, and is neutralized as the turn ends.",
      byHand:
        "Whoever had no psi as the turn began is back at psi 0 for good as it ends, even if something has raised it in the meantime.",
      target: { what: "card", types: ["character"], of: "you", controlled: true },
      effects: [
        { verb: "change-ability", which: "target", ability: "psi", by: 6, until: "end-of-turn" },
        { verb: "later", on: "turn-ends", effects: [{ verb: "neutralize", which: "target" }] },
      ],
    },
  },
  {
    title: "Exploration",
    type: "event",
    text: {
      says:
        "Discard a ready fleet of yours and apply influence equal to its printed military. " +
        "You gain 1 influence for each 5 of that military.",
      target: { what: "card", types: ["fleet"], of: "you", controlled: true, state: "ready" },
      takes: { count: "printed", ability: "military", which: "target" },
      effects: [
        {
          verb: "for-each",
          of: { count: "printed", ability: "military", which: "target", per: 5 },
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        },
        { verb: "discard-card", which: "target" },
      ],
    },
  },
  {
    title: "For My People",
    type: "event",
    text: {
      says: "Your ambassador, who must be ready, rotates, is neutralized, and gains a Destiny mark.",
      effects: [
        { verb: "rotate", which: "your-ambassador" },
        { verb: "neutralize", which: "your-ambassador" },
        { verb: "gain-mark", which: "your-ambassador", mark: "destiny", amount: 1 },
      ],
    },
  },
  {
    title: "Knowledge of Shadows",
    type: "event",
    text: {
      says: "Requires a Shadow mark. Search your deck for an event, show it, take it into your hand, and shuffle the deck.",
      byHand: "Take only an event that directly changes military or leadership.",
      requires: [{ needs: "marks", mark: "shadow", atLeast: 1 }],
      effects: [{ verb: "take", who: "you", from: "deck", types: ["event"], amount: 1 }],
    },
  },
  { title: "Lack of Subtlety", type: "event", text: lowersToOne("intrigue") },
  {
    title: "Medical Assistance",
    type: "event",
    text: {
      says:
        "Target a neutralized supporting character. Until it is face up again it stays in play and heals as a character of " +
        "the inner circle does.",
      target: { what: "card", types: ["character"], of: "any", row: "supporting", state: "neutralized" },
      effects: [{ verb: "tend", which: "target" }],
    },
  },
  {
    title: "Not Meant To Be",
    type: "event",
    text: {
      says:
        "Undo what the text of another player’s event has done that was played since you could last act. You apply as much " +
        "influence as its player did for it, and 2 more for each mark that it takes to play it.",
      effects: [{ verb: "reverse", what: "since-your-turn", price: { perMark: 2 } }],
    },
  },
  {
    title: "Shadow Strike",
    type: "event",
    text: {
      says:
        "Requires 2 Shadow marks. Target a fleet and apply influence equal to its military. " +
        "If that is not more than the Shadows’ influence, the fleet is neutralized.",
      requires: [{ needs: "marks", mark: "shadow", atLeast: 2 }],
      target: { what: "card", types: ["fleet"], of: "any" },
      takes: { count: "ability", ability: "military", which: "target" },
      effects: [
        {
          verb: "if",
          condition: {
            needs: "count",
            of: { count: "ability", ability: "military", which: "target" },
            atMost: { count: "influence", of: "shadows" },
          },
          effects: [{ verb: "neutralize", which: "target" }],
        },
      ],
    },
  },
  {
    title: "Trade Windfall",
    type: "event",
    text: {
      says: "Where free trade is in force between you and another race, you gain 1 influence.",
      effects: [
        {
          verb: "if",
          condition: { needs: "state", state: "free trade" },
          effects: [{ verb: "gain-influence", who: "you", amount: 1 }],
        },
      ],
    },
  },
  {
    title: "Vorlon Rescue",
    type: "event",
    text: {
      says:
        "Target a neutralized character of an inner circle with 2 Vorlon marks or more that takes part in a conflict. " +
        "It is no longer neutralized or damaged, and rotates.",
      byHand: "Discard every enhancement and aftermath on it that can cause it damage.",
      target: {
        what: "card",
        types: ["character"],
        of: "any",
        row: "inner",
        state: "neutralized",
        takesPart: true,
        marked: "vorlon",
        marksAtLeast: 2,
      },
      effects: [
        { verb: "fully-heal", which: "target" },
        { verb: "rotate", which: "target" },
      ],
    },
  },
];

/** All that the ability is as the event is played, changes included; what raises it later counts from 1. */
function lowersToOne(ability: "diplomacy" | "intrigue"): CardText {
  return {
    says: `Target a ready character with more than 1 ${ability}. It has ${ability} 1 until the end of the turn.`,
    target: { what: "card", types: ["character"], of: "any", state: "ready", ability, atLeast: 2 },
    effects: [
      {
        verb: "for-each",
        of: { count: "ability", ability, which: "target", less: 1 },
        effects: [{ verb: "change-ability", which: "target", ability, by: -1, until: "end-of-turn" }],
      },
    ],
  };
}
