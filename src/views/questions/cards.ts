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
    rule: "sponsoring",
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
    rule: "searching-your-deck",
  },
  "discard-shown": {
    opens: "Discard…",
    asks({ decision, view, about }) {
      const whose = safe(view.seats[decision.to ?? -1]?.name ?? "another player", 24);
      return `${about ?? "an effect"} shows you these cards of ${whose}’s hand, and nobody else: which one is discarded?`;
    },
    rule: "discards",
  },
  fetch: {
    opens: "Fetch…",
    asks: ({ about }) =>
      `${about ?? "an effect"} lets you take a card from your reserve into your hand: choose one, or take none.`,
    rule: "reserve",
  },
  "move-chaos": {
    opens: "Move chaos tokens…",
    asks: () =>
      "you have acted: move chaos tokens from one of your cards to a Drakh card of yours, or leave them where they are. It is no action.",
    rule: "chaos-tokens",
  },
} as const satisfies WordsOfQuestions;
