/** Questions of a turn. */
import type { DecisionView, View } from "../../engine/index.ts";
import { listed, safe } from "../text/safe-text.ts";
import { answeredSecretly, type WordsOfQuestions } from "./words.ts";

/** What an action may be, with the conflicts that wait for sides. */
function whatToDo({ conflicts }: View): string {
  const open = conflicts.filter(({ result }) => result === null).map(({ title }) => `**${safe(title, 40)}**`);
  if (open.length === 0) return "Do one thing, or pass.";
  const shown = open.length > 3 ? [...open.slice(0, 2), `${open.length - 2} more`] : open;
  return `Support or oppose ${listed(shown, "or")}, do another thing, or pass.`;
}

/** What is bought once the free cards have been seen, and what was said of the hand. */
function boughtSecretly({ answered, before, drawn = [] }: DecisionView, unspent: string): string {
  const kept = before === undefined || before === "keep" ? "you keep all your cards" : `you ${safe(before)}`;
  const cards = drawn.map((title) => `**${safe(title)}**`);
  const free =
    cards.length === 0 ? "" : `, and your free ${cards.length > 1 ? "cards are" : "card is"} ${listed(cards)}`;
  const buys =
    answered === undefined
      ? `Buy cards at 3 influence each (${unspent}), or none.`
      : `You have answered: **${safe(answered)}**, and may change that until the last has answered.`;
  return `${kept}${free}. ${buys} Nobody sees it yet.`;
}

export const words = {
  sustain: {
    opens: "Sustain…",
    asks: () => "choose which cards stay rotated and go on with their action; the others ready.",
    rule: "sustaining",
  },
  "go-on": {
    opens: "Go on…",
    asks: ({ about }) => `${about ?? "your card"} stays rotated, and goes on with one of its actions only: which?`,
    rule: "sustaining",
  },
  action: {
    opens: "Act…",
    asks({ about, view, unspent }) {
      if (view.halted !== undefined) return `play is stopped, and it is your turn: ${unspent}. Do one thing, or pass.`;
      if (about !== null) return `the action that ${about} is played along with: ${unspent}. Choose it from the menu.`;
      return `it is your action in turn ${view.turn}: ${unspent}. ${whatToDo(view)}`;
    },
    rule: "action-round",
  },
  hold: {
    opens: "Look…",
    asks: () => "play is stopped: pass, and it goes on where it was.",
    rule: "resolution-round",
  },
  mercenary: {
    opens: "Act with it…",
    asks: ({ about }) => `you bid the most for ${about ?? "a mercenary"}: it does one thing for you now, or pass.`,
    rule: "mercenaries",
  },
  discard: {
    opens: "Discard…",
    asks({ decision, view }) {
      if (decision.answered !== undefined) return answeredSecretly(decision.answered);
      if (view.secretly)
        return "discard as many cards from your hand as you like, or keep all. Then you see your free card, and buy. Nobody sees what you do until all have answered.";
      return "discard as many cards from your hand as you like, or keep all. Then you draw one.";
    },
    rule: "discarding",
  },
  buy: {
    opens: "Buy…",
    asks({ decision, view, unspent }) {
      if (view.secretly && decision.drawn !== undefined) return boughtSecretly(decision, unspent);
      return `buy cards at 3 influence each (${unspent}), or none.`;
    },
    asksAll: "buy cards at 3 influence each, or none.",
    rule: "buying-cards",
  },
} as const satisfies WordsOfQuestions;
