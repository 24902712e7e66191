/** Questions about which cards come from where, or go. */
import type { DecisionView } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say } from "../words/index.ts";
import { behind, type WordsOfQuestions } from "./words.ts";

/** At what price a card is sponsored; nothing where at its own. */
function priceOf({ free, less }: NonNullable<DecisionView["terms"]>, language: Language): string {
  if (free) return say(language, "asked-sponsor-free");
  return less > 0 ? say(language, "asked-sponsor-less", { less }) : "";
}

export const words = {
  sponsor: {
    opens: "opens-sponsor",
    asks({ decision, about, unspent, language }) {
      const terms = decision.terms ?? { types: [], less: 0, free: false };
      const types = terms.types.map((type) => say(language, "kind-a", { type }));
      return say(language, "asked-sponsor", {
        about: about ?? say(language, "asked-effect"),
        which: types.length === 0 ? say(language, "kind-a-card") : listedIn(types, language, "list-or"),
        price: behind(priceOf(terms, language)),
        unspent,
      });
    },
    rule: "sponsoring",
  },
  take: {
    opens: "opens-take",
    asks({ decision, about, language }) {
      const most = decision.amount ?? 1;
      return say(language, decision.into ? "asked-take-into-play" : "asked-take", {
        about: about ?? say(language, "asked-effect"),
        pile: decision.from === "discard" ? "discard" : "deck",
        more: behind(most > 1 ? say(language, "asked-up-to", { most }) : ""),
      });
    },
    rule: "searching-your-deck",
  },
  "discard-shown": {
    opens: "opens-discard",
    asks({ decision, view, about, language }) {
      const whose = view.seats[decision.to ?? -1]?.name ?? say(language, "asked-player");
      return say(language, "asked-discard-shown", {
        about: about ?? say(language, "asked-effect"),
        whose: safe(whose, 24),
      });
    },
    rule: "discards",
  },
  fetch: {
    opens: "opens-fetch",
    asks: ({ about, language }) => say(language, "asked-fetch", { about: about ?? say(language, "asked-effect") }),
    rule: "reserve",
  },
  "move-chaos": {
    opens: "opens-move-chaos",
    asks: ({ language }) => say(language, "asked-move-chaos"),
    rule: "chaos-tokens",
  },
} as const satisfies WordsOfQuestions;
