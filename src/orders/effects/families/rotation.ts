import { cardsOf } from "../groups.ts";
import { type SaidEffect, when } from "../record.ts";

const turning = (verb: "ready" | "rotate"): Pick<SaidEffect, "words" | "means"> => ({
  words: [[verb]],
  means: ({ subject, rest }, nouns) => ({ verb, which: cardsOf(rest.length > 0 ? rest : subject, nouns) }),
});

const ready: SaidEffect = {
  ...turning("ready"),
  examples: {
    card: ({ title, rotated }) => when(rotated, `ready ${title}`),
    seldom: () => ["ready all my characters"],
  },
};

const rotate: SaidEffect = {
  ...turning("rotate"),
  examples: { card: ({ title, rotated }) => when(!rotated, `rotate ${title}`) },
};

export const said = { ready, rotate };
