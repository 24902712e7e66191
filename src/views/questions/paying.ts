/** Questions about what has to be paid or lost. */
import type { DecisionView } from "../../engine/index.ts";
import { counted, listed } from "../text/safe-text.ts";
import { MARK_WORDS, TYPE_WORDS } from "../text/words.ts";
import type { WordsOfQuestions } from "./words.ts";

/** What is done to cards that pay without rotating, and to those that do. */
const PAYING: Readonly<Record<Exclude<NonNullable<DecisionView["deed"]>, "damage"> | "rotate", string>> = {
  rotate: "rotate",
  neutralize: "neutralize",
  "discard-card": "discard",
};

/** "as many cards as you like, up to 3"; "1 to 3 cards" where some are owed. */
function fromTo({ amount, upTo = 1 }: DecisionView, what: string): string {
  if (!amount) return `as many ${what}s as you like, up to ${upTo},`;
  return amount < upTo ? `${amount} to ${counted(upTo, what)}` : counted(amount, what);
}

const enough = ({ amount }: DecisionView) => (amount ? "" : " Pass when that is enough.");

export const words = {
  purge: {
    opens: "Purge…",
    asks({ decision, about }) {
      if (decision.upTo !== undefined && decision.mark)
        return `purge ${fromTo(decision, `${MARK_WORDS[decision.mark]} mark`)}${about ? ` for ${about}` : ""}, one at a time: from which card?${enough(decision)}`;
      const marks = decision.mark ? counted(decision.amount ?? 1, `${MARK_WORDS[decision.mark]} mark`) : "a mark";
      return `purge ${marks}${about ? ` for ${about}` : ""}: from which card?`;
    },
    rule: "purge",
  },
  "rotate-for": {
    opens: "Pay…",
    asks({ decision, about }) {
      const which = (decision.types ?? []).map((type) => TYPE_WORDS[type]);
      const what = listed(which, "or") || "card";
      const paid = about ? ` for ${about}` : "";
      const { deed = "rotate", amount } = decision;
      if (deed === "damage") return `pay${paid} with ${decision.damage ?? 1} damage to a ${what} of yours: which?`;
      if (decision.upTo !== undefined)
        return `${PAYING[deed]} ${fromTo(decision, "card")}${deed === "discard-card" ? " in play" : ""}${paid}, one at a time: which ${what} of yours?${enough(decision)}`;
      return `${PAYING[deed]} ${counted(amount ?? 1, "card")}${deed === "discard-card" ? " in play" : ""}${paid}: which ${what} of yours?`;
    },
    rule: "ready-rotated-neutralized",
  },
  "discard-inner": {
    opens: "Choose…",
    asks: () => "your deck is empty: discard an inner circle character.",
    rule: "drawing-cards",
  },
  lose: {
    opens: "Choose…",
    asks: ({ decision, about }) =>
      `you lose ${decision.amount ?? "some"} influence${about ? ` to ${about}` : ""}: spent or unspent?`,
    asksAll: "choose what influence you lose: spent or unspent.",
    rule: "losing-influence",
  },
  "discard-some": {
    opens: "Discard…",
    asks({ decision, about }) {
      if (decision.upTo !== undefined)
        return `discard ${fromTo(decision, "card")} from your hand${about ? ` for ${about}` : ""}.`;
      return `discard ${counted(decision.amount ?? 1, "card")} from your hand${about ? ` for ${about}` : ""}.`;
    },
    asksAll: "discard the cards that you owe.",
    rule: "discards",
  },
} as const satisfies WordsOfQuestions;
