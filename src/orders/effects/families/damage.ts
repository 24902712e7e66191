import type { CardInPlayView } from "../../../engine/index.ts";
import { cardsOf } from "../groups.ts";
import { cardNamed } from "../nouns.ts";
import { after, amountSaid } from "../phrases.ts";
import { type SaidEffect, when, within } from "../record.ts";
import { type EffectSentence, says, TAKE } from "../words.ts";
import { bestAbility } from "./abilities.ts";

const HEAL = ["heal"] as const;

/** "tend Vir", "Vir heals as the inner circle does" */
const tend: SaidEffect = {
  words: [["tend"], HEAL],
  means({ subject, verb, rest }, nouns) {
    if (verb === "tend") return { verb: "tend", which: cardNamed(rest, nouns) };
    return rest[0] === "as" && rest.includes("inner") ? { verb: "tend", which: cardNamed(subject, nouns) } : undefined;
  },
  examples: {
    card: ({ title, neutralized, row }) => when(neutralized && row === "supporting", `tend ${title}`),
  },
};

/** "heal Vir", "Vir heals", "fully heal Vir" */
const healing = ({ subject, rest }: EffectSentence) => ({
  fully: [...subject, ...rest].includes("fully"),
  named: (rest.length > 0 ? rest : subject).filter((word) => word !== "fully"),
});

const fullyHeal: SaidEffect = {
  words: [HEAL],
  means(sentence, nouns) {
    const { fully, named } = healing(sentence);
    return fully ? { verb: "fully-heal", which: cardsOf(named, nouns) } : undefined;
  },
  examples: {
    card: ({ title, damage, severe, neutralized }) =>
      when(damage > 0 || severe > 0 || neutralized, `fully heal ${title}`),
  },
};

const heal: SaidEffect = {
  words: [HEAL],
  otherwise: true,
  means: (sentence, nouns) => ({ verb: "heal", which: cardsOf(healing(sentence).named, nouns) }),
  examples: { card: ({ title, damage, neutralized }) => when(damage > 0 || neutralized, `heal ${title}`) },
};

/** "damage Ships by 2", "severely damage Vir by 1", "repair severe damage of Clerk by 2" */
function hurt({ subject, rest }: EffectSentence) {
  const by = rest.lastIndexOf("by");
  return {
    severe: [...subject, ...rest].some((word) => word.startsWith("severe")),
    named: (by === -1 ? rest : rest.slice(0, by)).filter((word) => !word.startsWith("severe")),
  };
}

const repair: SaidEffect = {
  words: [["repair"]],
  means(sentence, nouns) {
    const { severe, named } = hurt(sentence);
    const words = severe ? named.filter((word) => word !== "damage" && word !== "of") : named;
    const amount = amountSaid(sentence.rest);
    return { verb: "repair", which: cardsOf(words, nouns), amount, ...(severe ? { severe } : {}) };
  },
  examples: {
    card: ({ title, damage, severe }, _, { n }) => [
      ...within(damage, n, (amount) => `repair ${title} by ${amount}`),
      ...within(severe, n, (amount) => `repair severe damage of ${title} by ${amount}`),
    ],
  },
};

const DAMAGE = ["damage"] as const;

const severely: SaidEffect = {
  words: [DAMAGE],
  means(sentence, nouns) {
    const { severe, named } = hurt(sentence);
    if (!severe) return undefined;
    return { verb: "severe-damage", which: cardsOf(named, nouns), amount: amountSaid(sentence.rest) };
  },
  examples: {
    card: (card, _, { n }) => when(isDamageable(card) && card.neutralized, `severely damage ${card.title} by ${n}`),
  },
};

const damage: SaidEffect = {
  words: [DAMAGE],
  otherwise: true,
  means: (sentence, nouns) => ({
    verb: "damage",
    which: cardsOf(hurt(sentence).named, nouns),
    amount: amountSaid(sentence.rest),
  }),
  examples: {
    card: (card, _, { n }) => when(isDamageable(card) && !card.neutralized, `damage ${card.title} by ${n}`),
    seldom: (_, { n }) => [`damage each rotated fleet by ${n}`],
  },
};

const neutralize: SaidEffect = {
  words: [["neutralize", "neutralise"]],
  means: ({ subject, rest }, nouns) => ({
    verb: "neutralize",
    which: cardsOf(rest.length > 0 ? rest : subject, nouns),
  }),
  examples: { card: (card) => when(isDamageable(card) && !card.neutralized, `neutralize ${card.title}`) },
};

/** "lessen the damage to Clerk by 2", "Clerk takes 2 less damage": in the attack that is being answered. */
const lessen: SaidEffect = {
  words: [["lessen"], TAKE],
  means({ subject, verb, rest }, nouns) {
    const takes = verb === "take";
    if (takes && (rest[0] === "back" || !says(rest, "less") || !says(rest, "damage"))) return undefined;
    if (!says(rest, "damage")) return null;
    const named = takes ? subject : (after(rest, ["to", "of", "on"], ["by"]) ?? subject);
    return { verb: "lessen-damage", which: cardNamed(named, nouns), amount: amountSaid(rest) };
  },
  examples: {
    card: (card, _, { n }) =>
      when(bestAbility(card) !== null && !card.neutralized, `${card.title} takes ${n} less damage`),
  },
};

const isDamageable = ({ type }: CardInPlayView) => type === "character" || type === "fleet" || type === "location";

export const said = {
  tend,
  "fully-heal": fullyHeal,
  heal,
  repair,
  "severe-damage": severely,
  damage,
  neutralize,
  "lessen-damage": lessen,
};
