/** Questions before the game. */
import type { DecisionView } from "../../engine/index.ts";
import { counted, safe } from "../text/safe-text.ts";
import type { WordsOfQuestions } from "./words.ts";

/** One card more, for those whose ambassador comes in such a version. */
function fourCard({ ifFourCard, amount, about }: DecisionView): string {
  return ifFourCard ? `, or ${(amount ?? 3) + 1} if your ${safe(about ?? "ambassador")} is of the four-card kind` : "";
}

export const words = {
  ambassador: {
    opens: "Choose…",
    asks({ decision }) {
      if (decision.second)
        return "choose your second ambassador, for your hand: one that nobody has yet. Everybody sees which one it is.";
      return "choose another ambassador: two players revealed the same one.";
    },
    rule: "ambassador-clash",
  },
  sideboard: {
    opens: "Exchange…",
    asks: ({ about }) =>
      about === null
        ? "exchange cards of your reserve for cards of your deck, or keep the deck as it is. Nobody sees whether you do."
        : `${about} comes in: which card of your deck makes room for it? Or keep the deck as it is.`,
    rule: "sideboarding",
  },
  "starting-hand": {
    opens: "Choose…",
    asks({ decision, seat }) {
      if (decision.amount === 1 && !decision.second && seat?.race === "non-aligned")
        return "choose a second species ambassador for your hand; then your hand is dealt.";
      // engine: the Non-Aligned put a second species ambassador into their starting hand.
      return seat?.race === "non-aligned" && !decision.second
        ? `choose your starting hand: ${counted(decision.amount ?? 4, "card")}, one of them a second species ambassador, the others each of a different type.`
        : `choose your starting hand: ${counted(decision.amount ?? 3, "card")}, each of a different type${fourCard(decision)}.`;
    },
    rule: "starting-hand",
  },
  "keep-hand": {
    opens: "Choose…",
    asks({ decision, view, seat }) {
      const more = decision.ifCorporate ? `, or ${decision.ifCorporate} more if all are corporate` : fourCard(decision);
      const less = seat ? `, of ${counted(seat.handSize - 1, "card")}` : " of one card less";
      const again = view.duel === "mulligan" ? ` A mulligan deals another hand${less}.` : "";
      return `your hand has been dealt: keep ${counted(decision.amount ?? 3, "card")} of it, of any types${more}. The others go back on top of your deck.${again}`;
    },
    rule: "mulligan",
  },
  stack: {
    opens: "Choose…",
    asks: ({ decision }) =>
      decision.again
        ? `${counted(decision.amount ?? 2, "card")} more go back on top of your deck: which do you draw **next**?`
        : `${counted(decision.amount ?? 2, "card")} go back on top of your deck: which do you draw first?`,
    rule: "mulligan",
  },
} as const satisfies WordsOfQuestions;
