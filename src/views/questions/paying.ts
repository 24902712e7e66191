/** Questions about what has to be paid or lost. */
import type { DecisionView } from "../../engine/index.ts";
import { type Language, say } from "../words/index.ts";
import { behind, cardsAsked, forAbout, ofYours, type QuestionParts, type WordsOfQuestions } from "./words.ts";

/** "as many cards as you like, up to 3"; "1 to 3 cards" where some are owed. */
function cardsFromTo({ amount, upTo = 1 }: DecisionView, language: Language): string {
  if (!amount) return say(language, "asked-cards-up-to", { most: upTo });
  return amount < upTo
    ? say(language, "asked-cards-range", { least: amount, most: upTo })
    : cardsAsked(amount, language);
}

const enough = ({ amount }: DecisionView, language: Language) => (amount ? "" : behind(say(language, "asked-enough")));

/** Which marks go, where as many as one likes or several may. */
function marksFromTo({ decision, about, language }: QuestionParts, mark: string): string {
  const { amount, upTo: most = 1 } = decision;
  const put = { mark, for: forAbout(about, language) };
  if (!amount) return say(language, "asked-purge-any", { ...put, most });
  return amount < most
    ? say(language, "asked-purge-range", { ...put, least: amount, most })
    : say(language, "asked-purge-some", { ...put, count: amount });
}

export const words = {
  purge: {
    opens: "opens-purge",
    asks(asked) {
      const { decision, about, language } = asked;
      if (!decision.mark) return say(language, "asked-purge-mark", { for: forAbout(about, language) });
      const mark = say(language, `mark-${decision.mark}`);
      if (decision.upTo !== undefined) return `${marksFromTo(asked, mark)}${enough(decision, language)}`;
      return say(language, "asked-purge-some-one", {
        count: decision.amount ?? 1,
        mark,
        for: forAbout(about, language),
      });
    },
    rule: "purge",
  },
  "rotate-for": {
    opens: "opens-pay",
    asks({ decision, about, language }) {
      const whose = ofYours(decision.types ?? [], language);
      const paid = forAbout(about, language);
      const { deed = "rotate", amount } = decision;
      if (deed === "damage")
        return say(language, "asked-pay-damage", { for: paid, damage: decision.damage ?? 1, whose });
      const where = deed === "discard-card" ? behind(say(language, "asked-pay-in-play")) : "";
      if (decision.upTo !== undefined) {
        const cards = cardsFromTo(decision, language);
        return `${say(language, "asked-pay-one-by-one", { deed, cards, where, for: paid, whose })}${enough(decision, language)}`;
      }
      return say(language, "asked-pay", { deed, cards: cardsAsked(amount ?? 1, language), where, for: paid, whose });
    },
    rule: "ready-rotated-neutralized",
  },
  "discard-inner": {
    opens: "opens-choose",
    asks: ({ language }) => say(language, "asked-discard-inner"),
    rule: "drawing-cards",
  },
  lose: {
    opens: "opens-choose",
    asks({ decision: { amount }, about, language }) {
      const to = about === null ? "" : behind(say(language, "asked-lose-to", { about }));
      return amount === null ? say(language, "asked-lose-some", { to }) : say(language, "asked-lose", { amount, to });
    },
    asksAll: "asked-lose-all",
    rule: "losing-influence",
  },
  "discard-some": {
    opens: "opens-discard",
    asks({ decision, about, language }) {
      const cards =
        decision.upTo === undefined ? cardsAsked(decision.amount ?? 1, language) : cardsFromTo(decision, language);
      return say(language, "asked-discard-some", { cards, for: forAbout(about, language) });
    },
    asksAll: "asked-discard-some-all",
    rule: "discards",
  },
} as const satisfies WordsOfQuestions;
