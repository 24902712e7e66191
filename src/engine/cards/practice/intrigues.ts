/** Practice events about who acts with a card, and where it lies. */
import type { CardFacts } from "../facts.ts";
import type { CardText } from "../text.ts";
import { type More, plain } from "./invent.ts";

function event(title: string, cost: number, text: CardText, more: More = {}): CardFacts {
  return plain("event", "neutral", title, cost, text, more);
}

export const INTRIGUES: readonly CardFacts[] = [
  event("Double Salary", 1, {
    says: "Target a supporting card of another player. You control it until the end of the turn.",
    target: { what: "card", types: ["character", "fleet"], of: "others", row: "supporting" },
    effects: [{ verb: "take-control", which: "target", who: "you", until: "end-of-turn" }],
  }),
];
