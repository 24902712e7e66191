/** Questions about which cards come from where, or go. */
import { listed, safe, withArticle } from "../text/safe-text.ts";
import { TYPE_WORDS } from "../text/words.ts";
import type { WordsOfQuestions } from "./words.ts";

export const words = {
  sponsor: {
    opens: "Sponsor…",
    asks({ decision, about, unspent }) {
      const { types, less, free } = decision.terms ?? { types: [], less: 0, free: false };
      const which = listed(
        types.map((type) => withArticle(TYPE_WORDS[type])),
        "or",
      );
      const price = free ? " for free" : less > 0 ? ` for ${less} influence less` : "";
      return `${about ?? "an effect"} lets you sponsor ${which || "a card"}${price}, and nobody rotates: ${unspent}. Choose one, or pass.`;
    },
    why: {
      what: "You may bring a card into play, and its price is applied from your influence.",
      go: "Spent influence comes back next turn, so what you can afford now is seldom wasted.",
      rule: "sponsoring",
    },
  },
  take: {
    opens: "Take…",
    asks({ decision, about }) {
      const pile = decision.from === "discard" ? "discard pile" : "deck";
      const more = (decision.amount ?? 1) > 1 ? ` (up to ${decision.amount})` : "";
      if (decision.into)
        return `${about ?? "an effect"} lets you bring a card from your ${pile} into play${more}: which? You may bring none.`;
      return `${about ?? "an effect"} lets you take a card from your ${pile}${more}: which? It is shown to everybody. You may take none.`;
    },
    why: {
      what: "A card lets you take one of several cards.",
      go: "Take what you can use soonest.",
      rule: "searching-your-deck",
    },
  },
  "discard-shown": {
    opens: "Discard…",
    asks({ decision, view, about }) {
      const whose = safe(view.seats[decision.to ?? -1]?.name ?? "another player", 24);
      return `${about ?? "an effect"} shows you these cards of ${whose}’s hand, and nobody else: which one is discarded?`;
    },
    why: {
      what: "Cards are shown, and you choose which are discarded.",
      go: "Discard what would hurt you most, or what you need least if they are yours.",
      rule: "discards",
    },
  },
  fetch: {
    opens: "Fetch…",
    asks: ({ about }) =>
      `${about ?? "an effect"} lets you take a card from your reserve into your hand: choose one, or take none.`,
    why: {
      what: "You may take a card out of your reserve.",
      go: "Take what this moment asks for: the rest stays there for later.",
      rule: "reserve",
    },
  },
  "move-chaos": {
    opens: "Move chaos tokens…",
    asks: () =>
      "you have acted: move chaos tokens from one of your cards to a Drakh card of yours, or leave them where they are. It is no action.",
    why: {
      what: "Chaos tokens lie on the table, and you may move them.",
      go: "Move them to where they hinder you least.",
      rule: "chaos-tokens",
    },
  },
} as const satisfies WordsOfQuestions;
