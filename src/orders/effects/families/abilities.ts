import type { CardInPlayView } from "../../../engine/index.ts";
import { ABILITY_WORDS } from "../../../views/index.ts";
import { findConflict } from "../../name-search.ts";
import { cardsOf } from "../groups.ts";
import { abilityNamed, cardNamed, unpossessed } from "../nouns.ts";
import { after, amountSaid, mostOf, untilSaid, withoutTime } from "../phrases.ts";
import { type SaidEffect, when } from "../record.ts";
import { type EffectSentence, GAIN, LOSE, RAISE, says } from "../words.ts";

const WORDS: Readonly<Record<string, string>> = ABILITY_WORDS;

/** A card's abilities that are above 0, the highest first, as players call them. */
function abilitiesOf({ abilities }: CardInPlayView): string[] {
  const known = Object.entries(abilities).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return known.sort((a, b) => b.value - a.value).map(({ name }) => WORDS[name] ?? name);
}

/** Its highest ability, as players call it; null where it has none. */
export function bestAbility({ abilities }: CardInPlayView): string | null {
  const [best] = Object.entries(abilities).toSorted(([, a], [, b]) => (b ?? 0) - (a ?? 0));
  return best === undefined ? null : (WORDS[best[0]] ?? null);
}

/** "Clerk gets +2 diplomacy", "Clerk loses 1 intrigue until the end of the conflict" */
const change: SaidEffect = {
  words: [GAIN, LOSE],
  means({ subject, verb, rest }, nouns) {
    const ability = abilityNamed(rest);
    if (ability === null) return undefined;
    const minus = rest.includes("minus") || verb === "lose";
    const amount = amountSaid(rest.filter((word) => word !== "minus"));
    const printed = rest.includes("printed") ? { printed: true } : {};
    const by = minus ? -amount : amount;
    return { verb: "change-ability", which: cardsOf(subject, nouns), ability, by, until: untilSaid(rest), ...printed };
  },
  examples: {
    card(card, _, { n }) {
      const ability = bestAbility(card);
      const { title } = card;
      return when(
        ability !== null,
        `${title} gets +${n} ${ability}`,
        `${title} gets -${n} ${ability} while it stays rotated`,
      );
    },
  },
};

const ABOUT_ABILITIES = ["all", "every", "abilities", "ability", "the", "of", "its"];

/** "double Delenn's diplomacy", "halve all abilities of Delenn until the end of the conflict", "Delenn doubles psi". */
const multiply: SaidEffect = {
  words: [["double"], ["halve", "half"]],
  means({ subject, verb, rest }, nouns) {
    const said = withoutTime(rest);
    const words = said.filter((word) => !ABOUT_ABILITIES.includes(word) && abilityNamed([word]) === null);
    const which =
      words.length > 0 ? (cardNamed(words, nouns) ?? cardNamed(unpossessed(words), nouns)) : cardNamed(subject, nouns);
    const times = verb === "double" ? "double" : "half";
    return { verb: "multiply-ability", which, ability: abilityNamed(said) ?? "all", times, until: untilSaid(rest) };
  },
  examples: {
    card(card) {
      const [highest] = abilitiesOf(card);
      return when(highest !== undefined, `double ${card.title}'s ${highest}`, `halve all abilities of ${card.title}`);
    },
  },
};

/** "raise the used ability of Clerk by 1 [up to 5] [in Parley]": what it applied to that conflict, for good. */
const raiseUsed: SaidEffect = {
  words: [RAISE],
  means({ rest }, nouns) {
    if (!says(rest, "used")) return undefined;
    const named = after(rest, ["of"], ["by", "up", "in"]);
    const where = after(rest, ["in"], ["by", "up", "of"]);
    return {
      verb: "raise-used",
      which: named && cardNamed(named, nouns),
      by: amountSaid(rest),
      most: mostOf(rest) ?? 20,
      ...(where === null ? {} : { conflict: findConflict(where, nouns) }),
    };
  },
  examples: {
    conflict: ({ title, participants }, { n }) =>
      participants.map((one) => `raise the used ability of ${one.title} by ${n} in ${title}`),
  },
};

/** "Garibaldi uses intrigue as diplomacy", "Kalain uses leadership as itself". */
const useAs: SaidEffect = {
  words: [["use"]],
  means({ subject, rest }, nouns) {
    const at = rest.indexOf("as");
    const card = subject.filter((word) => word !== "may" && word !== "can");
    return {
      verb: "use-as",
      which: cardNamed(card, nouns),
      use: at === -1 ? null : abilityNamed(rest.slice(0, at)),
      as: at === -1 ? null : rest[at + 1] === "itself" ? "itself" : abilityNamed(withoutTime(rest.slice(at + 1))),
      until: untilSaid(rest),
    };
  },
  examples: {
    card(card) {
      const [best, second] = abilitiesOf(card);
      return when(second !== undefined, `${card.title} uses ${best} as ${second}`);
    },
  },
};

/** "blank Clerk", "blank the keyword Ranger of Clerk" */
const blank: SaidEffect = {
  words: [["blank"]],
  means({ rest }: EffectSentence, nouns) {
    const [at, of] = [rest.indexOf("keyword"), rest.lastIndexOf("of")];
    const keyword = at >= 0 && of > at + 1 ? rest.slice(at + 1, of).join(" ") : undefined;
    const named = keyword === undefined ? rest : rest.slice(of + 1);
    return {
      verb: "blank",
      which: cardsOf(withoutTime(named), nouns),
      until: untilSaid(rest),
      ...(keyword === undefined ? {} : { keyword }),
    };
  },
  examples: { card: ({ title, blanked }) => when(!blanked, `blank ${title}`) },
};

const copyText: SaidEffect = {
  words: [["copy"]],
  means({ subject, rest }, nouns) {
    const named = withoutTime(rest).filter((word) => !["the", "text", "of"].includes(word));
    return { verb: "copy-text", which: cardsOf(subject, nouns), of: cardsOf(named, nouns), until: untilSaid(rest) };
  },
  examples: {
    card({ id, title, type }, _, { me }) {
      const [of] = me?.inner ?? [];
      return of && of.id !== id && type === "character" ? [`${title} copies the text of ${of.title}`] : [];
    },
  },
};

export const said = {
  "change-ability": change,
  "multiply-ability": multiply,
  "raise-used": raiseUsed,
  "use-as": useAs,
  blank,
  "copy-text": copyText,
};
