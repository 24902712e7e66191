import type { CardType } from "../../state/vocabulary.ts";
import type { CardText } from "../text.ts";

/** What may be sponsored. */
const ANY_CARD: readonly CardType[] = ["character", "fleet", "group", "location", "enhancement", "agenda"];

/** The cards that collect construction tokens, each of which makes the next fleet, or the next card at all, so much cheaper. */
export function buildsUp(what: "fleet" | "card", by: 1 | 2): CardText {
  return {
    says:
      `Rotate: a construction token comes onto this card. The next ${what} that you sponsor costs ${by} less for each, ` +
      "and then they all come off.",
    statics: [
      {
        gives: "sponsor-cost",
        types: what === "fleet" ? ["fleet"] : [...ANY_CARD],
        by: -by,
        each: { count: "tokens", which: "this" },
        spendsTokens: true,
      },
    ],
    actions: [{ does: "put a construction token on it", effects: [{ verb: "put-tokens", which: "this", amount: 1 }] }],
  };
}
