import { CONFLICT_TYPES } from "../../../engine/index.ts";
import { findConflict } from "../../name-search.ts";
import { abilityNamed, cardNamed, whoNamed } from "../nouns.ts";
import { after, amountSaid } from "../phrases.ts";
import type { SaidEffect } from "../record.ts";
import { CANCEL, says } from "../words.ts";
import { bestAbility } from "./abilities.ts";

const ADD = ["add"] as const;

function adding(what: "support" | "opposition"): Pick<SaidEffect, "words" | "means"> {
  return {
    words: [ADD],
    means({ rest }, nouns) {
      const opposition = says(rest, "opposition");
      if (opposition !== (what === "opposition") || (!opposition && !says(rest, "support"))) return undefined;
      const to = after(rest, ["to"], ["for"]);
      const side = after(rest, ["for"], ["to"]);
      const conflict = to === null ? undefined : findConflict(to, nouns);
      const open = nouns.view.conflicts.filter(({ result }) => result === null);
      const only = open.length === 1 ? open[0]?.id : null;
      return {
        verb: `add-${what}`,
        amount: amountSaid(rest),
        conflict: conflict === undefined ? only : conflict,
        ...(side === null ? {} : { side: whoNamed(side, nouns) }),
      };
    },
  };
}

const addSupport: SaidEffect = {
  ...adding("support"),
  examples: { openConflict: ({ title }, { n }) => [`add ${n} support to ${title}`] },
};

const addOpposition: SaidEffect = {
  ...adding("opposition"),
  examples: {
    openConflict: ({ title, form }, { n }) => (form === "opposable" ? [`add ${n} opposition to ${title}`] : []),
  },
};

/** "Clerk supports Parley [using intrigue] [for Narn]", "Clerk opposes Parley": without rotating. */
const takePart: SaidEffect = {
  words: [["support"], ["oppose"]],
  means({ subject, verb, rest }, nouns) {
    const using = after(rest, ["using"], ["for"]);
    const side = after(rest, ["for"], ["using"]);
    const end = rest.findIndex((word) => word === "using" || word === "for");
    return {
      verb: "take-part",
      which: cardNamed(subject, nouns),
      as: verb,
      conflict: findConflict(end === -1 ? rest : rest.slice(0, end), nouns),
      ...(using === null ? {} : { using: abilityNamed(using) }),
      ...(side === null ? {} : { side: whoNamed(side, nouns) }),
    };
  },
  examples: {
    card: (card, _, { open }) =>
      bestAbility(card) !== null && !card.neutralized && card.type !== "location"
        ? open.flatMap(({ title }) => [`${card.title} supports ${title}`, `${card.title} opposes ${title}`])
        : [],
  },
};

const withdraw: SaidEffect = {
  words: [["withdraw"]],
  means({ rest: all }, nouns) {
    const forGood = all.slice(-2).join(" ") === "for good";
    const rest = forGood ? all.slice(0, -2) : all;
    const from = after(rest, ["from"], []);
    const at = rest.indexOf("from");
    const conflict = from === null ? {} : { conflict: findConflict(from, nouns) };
    const which = cardNamed(at === -1 ? rest : rest.slice(0, at), nouns);
    return { verb: "withdraw", which, ...conflict, ...(forGood ? { forGood } : {}) };
  },
  examples: {
    openConflict: ({ title, participants }) =>
      participants.flatMap((one) => [
        `withdraw ${one.title} from ${title}`,
        `withdraw ${one.title} from ${title} for good`,
      ]),
  },
};

const cancel: SaidEffect = {
  words: [CANCEL],
  means({ rest }, nouns) {
    const conflict = findConflict(rest, nouns);
    return conflict === null ? undefined : { verb: "cancel-conflict", conflict };
  },
  examples: { openConflict: ({ title }) => [`cancel ${title}`] },
};

const prolong: SaidEffect = {
  words: [["prolong", "postpone"]],
  means: ({ rest }, nouns) => ({ verb: "prolong", conflict: findConflict(rest, nouns) }),
  examples: { openConflict: ({ title }) => [`prolong ${title}`] },
};

/** "count Parley as lost intrigue" */
const countAs: SaidEffect = {
  words: [["count", "treat"]],
  means({ subject, rest }, nouns) {
    const at = rest.indexOf("as");
    const type = CONFLICT_TYPES.find((one) => rest.slice(at).includes(one));
    const outcome = (["won", "lost"] as const).find((one) => rest.slice(at).includes(one));
    if (at < 1 || (!type && !outcome)) return null;
    const said = { ...(type ? { type } : {}), ...(outcome ? { outcome } : {}) };
    const conflict = findConflict(rest.slice(0, at), nouns);
    return { verb: "count-as", who: whoNamed(subject, nouns), ...said, conflict };
  },
  examples: { openConflict: ({ title }) => [`count ${title} as lost intrigue`] },
};

export const said = {
  withdraw,
  "add-support": addSupport,
  "cancel-conflict": cancel,
  prolong,
  "count-as": countAs,
  "add-opposition": addOpposition,
  "take-part": takePart,
};
