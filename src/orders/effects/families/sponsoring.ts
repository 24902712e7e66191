import { numberOf } from "../../numbers.ts";
import { typesIn } from "../counts.ts";
import { cardNamed, whoNamed } from "../nouns.ts";
import { amountSaid } from "../phrases.ts";
import { type SaidEffect, when } from "../record.ts";

/** "Narn sponsors a fleet for free", "sponsor a character for 2 less": nobody rotates for it. */
const sponsor: SaidEffect = {
  words: [["sponsor"]],
  means({ subject, rest }, nouns) {
    const at = rest.indexOf("less");
    const free = rest.includes("free") ? { free: true } : {};
    const less = at === -1 ? {} : { less: numberOf(rest[at - 1]) };
    return { verb: "sponsor", who: whoNamed(subject, nouns), types: typesIn(rest), ...free, ...less };
  },
  examples: { seldom: () => ["sponsor a character for 1 less"] },
};

/** "discount characters by 2": the next one that is sponsored this turn costs so much less. */
const discount: SaidEffect = {
  words: [["discount"]],
  means: ({ subject, rest }, nouns) => ({
    verb: "discount",
    who: whoNamed(subject, nouns),
    types: typesIn(rest),
    amount: amountSaid(rest),
  }),
  examples: { seldom: () => ["discount characters by 1"] },
};

const promote: SaidEffect = {
  words: [["promote"]],
  means({ rest }, nouns) {
    const free = rest.slice(-2).join(" ") === "for free";
    return { verb: "promote", which: cardNamed(free ? rest.slice(0, -2) : rest, nouns), ...(free ? { free } : {}) };
  },
  examples: {
    card: ({ title, type, row }) =>
      when(type === "character" && row === "supporting", `promote ${title}`, `promote ${title} for free`),
  },
};

export const said = { sponsor, discount, promote };
