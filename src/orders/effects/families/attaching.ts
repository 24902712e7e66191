import { findCard } from "../../name-search.ts";
import { cardNamed } from "../nouns.ts";
import type { SaidEffect } from "../record.ts";
import { BECOME, says } from "../words.ts";

/** "attach Laurels of Clerk to Ships": whatever lies there under that name. */
const attach: SaidEffect = {
  words: [["attach"]],
  means({ rest }, nouns) {
    const [of, to] = [rest.indexOf("of"), rest.lastIndexOf("to")];
    if (of < 1 || to < of) return null;
    const which = cardNamed(rest.slice(of + 1, to), nouns);
    return { verb: "attach", which, to: cardNamed(rest.slice(to + 1), nouns), all: rest.slice(0, of).join(" ") };
  },
  examples: {
    card({ id, title, attached }, _, { me }) {
      const [to] = me?.inner ?? [];
      return to && to.id !== id ? attached.map((lying) => `attach ${lying} of ${title} to ${to.title}`) : [];
    },
  },
};

/** "Parley becomes an enhancement on Vir Cotto", "… of my faction": a conflict card out of a discard pile. */
const becomeEnhancement: SaidEffect = {
  words: [BECOME],
  means({ subject, rest }, nouns) {
    if (!says(rest, "enhancement")) return undefined;
    const card = findCard(subject, nouns, (seen) => (seen.where === "discard" ? 1 : -1));
    const at = rest.indexOf("on");
    const on = at === -1 ? "you" : cardNamed(rest.slice(at + 1), nouns);
    return card === null || nouns.cards.get(card)?.where !== "discard"
      ? null
      : { verb: "become-enhancement", card, on };
  },
  examples: {
    card({ title }, { seat }, { me }) {
      const conflicts = seat === me?.seat ? (me?.discard ?? []).filter(({ type }) => type === "conflict") : [];
      return conflicts.map((card) => `${card.title} becomes an enhancement on ${title}`);
    },
  },
};

export const said = { attach, "become-enhancement": becomeEnhancement };
