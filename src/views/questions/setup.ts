/** Questions before the game. */
import type { DecisionView } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, say } from "../words/index.ts";
import { behind, cardsAsked, type QuestionParts, type WordsOfQuestions } from "./words.ts";

/** One card more, for those whose ambassador comes in such a version. */
function fourCard({ ifFourCard, amount, about }: DecisionView, language: Language): string {
  if (!ifFourCard) return "";
  const more = (amount ?? 3) + 1;
  return about === null
    ? say(language, "asked-four-card-ambassador", { more })
    : say(language, "asked-four-card", { more, about: safe(about) });
}

/** That a mulligan is possible, where it is. */
function mulligan({ view, seat, language }: QuestionParts): string {
  if (view.duel !== "mulligan") return "";
  const less = seat
    ? say(language, "asked-keep-hand-less", { cards: cardsAsked(seat.handSize - 1, language) })
    : behind(say(language, "asked-keep-hand-one-less"));
  return behind(say(language, "asked-keep-hand-again", { less }));
}

export const words = {
  ambassador: {
    opens: "opens-choose",
    asks: ({ decision, language }) => say(language, decision.second ? "asked-ambassador-second" : "asked-ambassador"),
    rule: "ambassador-clash",
  },
  sideboard: {
    opens: "opens-exchange",
    asks: ({ about, language }) =>
      about === null ? say(language, "asked-sideboard") : say(language, "asked-sideboard-in", { about }),
    rule: "sideboarding",
  },
  "starting-hand": {
    opens: "opens-choose",
    asks({ decision, seat, language }) {
      const species = seat?.race === "non-aligned" && !decision.second;
      if (species && decision.amount === 1) return say(language, "asked-starting-hand-second");
      // engine: the Non-Aligned put a second species ambassador into their starting hand.
      if (species)
        return say(language, "asked-starting-hand-species", { cards: cardsAsked(decision.amount ?? 4, language) });
      return say(language, "asked-starting-hand", {
        cards: cardsAsked(decision.amount ?? 3, language),
        more: fourCard(decision, language),
      });
    },
    rule: "starting-hand",
  },
  "keep-hand": {
    opens: "opens-choose",
    asks(asked) {
      const { decision, language } = asked;
      return say(language, "asked-keep-hand", {
        cards: cardsAsked(decision.amount ?? 3, language),
        more: decision.ifCorporate
          ? say(language, "asked-keep-hand-corporate", { more: decision.ifCorporate })
          : fourCard(decision, language),
        again: mulligan(asked),
      });
    },
    rule: "mulligan",
  },
  stack: {
    opens: "opens-choose",
    asks: ({ decision, language }) =>
      say(language, decision.again ? "asked-stack-more" : "asked-stack", {
        cards: cardsAsked(decision.amount ?? 2, language),
      }),
    rule: "mulligan",
  },
} as const satisfies WordsOfQuestions;
