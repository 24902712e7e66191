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
    why: {
      what: "At the start of a turn your cards become ready again; some may stay rotated so that what they do lasts.",
      go: "Ready all, unless one of them keeps up an effect that you need.",
      rule: "sustaining",
    },
  },
  "go-on": {
    opens: "Go on…",
    asks: ({ about }) => `${about ?? "your card"} stays rotated, and goes on with one of its actions only: which?`,
    why: {
      what: "A card stays as it is from the turn before, and you say whether it goes on so.",
      go: "Go on if what it gives is worth more than a ready card this turn.",
      rule: "sustaining",
    },
  },
  action: {
    opens: "Act…",
    asks({ about, view, unspent }) {
      if (view.halted !== undefined) return `play is stopped, and it is your turn: ${unspent}. Do one thing, or pass.`;
      if (about !== null) return `the action that ${about} is played along with: ${unspent}. Choose it from the menu.`;
      return `it is your action in turn ${view.turn}: ${unspent}. ${whatToDo(view)}`;
    },
    why: {
      what: "You take one action, then the next player does, round and round until all pass in a row.",
      go: "Build influence early, sponsor characters you can pay for, and keep ready ones for conflicts: a card that acts is rotated until the next turn. Pass when you would rather wait.",
      rule: "action-round",
    },
  },
  hold: {
    opens: "Look…",
    asks: () => "play is stopped: pass, and it goes on where it was.",
    why: {
      what: "Before conflicts are resolved you may still do something.",
      go: "Look at the sums of the conflicts, and act where a little changes who wins.",
      rule: "resolution-round",
    },
  },
  mercenary: {
    opens: "Act with it…",
    asks: ({ about }) => `you bid the most for ${about ?? "a mercenary"}: it does one thing for you now, or pass.`,
    why: {
      what: "You have hired a mercenary, and it acts for you at once.",
      go: "Let it tip a conflict that is close.",
      rule: "mercenaries",
    },
  },
  discard: {
    opens: "Discard…",
    asks({ decision, view }) {
      if (decision.answered !== undefined) return answeredSecretly(decision.answered);
      if (view.secretly)
        return "discard as many cards from your hand as you like, or keep all. Then you see your free card, and buy. Nobody sees what you do until all have answered.";
      return "discard as many cards from your hand as you like, or keep all. Then you draw one.";
    },
    why: {
      what: "At the end of a turn you may throw away cards before you draw.",
      go: "Keep what you can use in the next turns. Discarding does not give you more cards by itself.",
      rule: "discarding",
    },
  },
  buy: {
    opens: "Buy…",
    asks({ decision, view, unspent }) {
      if (view.secretly && decision.drawn !== undefined) return boughtSecretly(decision, unspent);
      return `buy cards at 3 influence each (${unspent}), or none.`;
    },
    asksAll: "buy cards at 3 influence each, or none.",
    why: {
      what: "One card is free, and each further one costs 3 influence that is still unspent.",
      go: "Influence left over now would be lost for nothing: it is restored next turn.",
      rule: "buying-cards",
    },
  },
} as const satisfies WordsOfQuestions;
