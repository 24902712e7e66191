/** Effects on a card in play: its marks, tokens and abilities, attacks, and who controls it. */

import { findConflict } from "../name-search.ts";
import type { Nouns } from "../nouns.ts";
import { untilSaid } from "./abilities.ts";
import { cardsOf } from "./groups.ts";
import { abilityNamed, cardNamed, markNamed, whoNamed } from "./nouns.ts";
import { after, amountSaid, mostOf } from "./phrases.ts";
import { wordPlace } from "./words.ts";

export function markEffect(
  subject: readonly string[],
  verb: "gain" | "lose",
  rest: readonly string[],
  amount: number,
  nouns: Nouns,
): unknown {
  return {
    verb: verb === "gain" ? "gain-mark" : "purge-mark",
    which: cardsOf(subject, nouns),
    mark: markNamed(rest),
    amount,
  };
}

export function abilityEffect(
  subject: readonly string[],
  verb: "gain" | "lose",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  const minus = rest.includes("minus") || verb === "lose";
  const amount = amountSaid(rest.filter((word) => word !== "minus"));
  return {
    verb: "change-ability",
    which: cardsOf(subject, nouns),
    ability: abilityNamed(rest),
    by: minus ? -amount : amount,
    until: untilSaid(rest),
    ...(rest.includes("printed") ? { printed: true } : {}),
  };
}

/** "attack Carn with G'Kar using diplomacy": outside of any conflict; without "using" by the target's highest ability. */
export function attackEffect(rest: readonly string[], nouns: Nouns): unknown {
  const by = after(rest, ["with"], ["using"]);
  const using = after(rest, ["using"], ["with"]);
  const end = rest.findIndex((word) => word === "with" || word === "using");
  return {
    verb: "attack",
    with: by && cardNamed(by, nouns),
    against: cardNamed(end === -1 ? rest : rest.slice(0, end), nouns),
    using: using === null || using.includes("highest") ? "highest" : abilityNamed(using),
  };
}

/** "put 2 tokens on Maintain the Peace", "take 1 chaos token off it". */
export function tokens(
  verb: "put-tokens" | "take-tokens",
  rest: readonly string[],
  amount: number,
  nouns: Nouns,
): unknown {
  if (wordPlace(rest, "token", "tokens") === -1) return null;
  const named = after(rest, ["on", "off", "from", "onto", "of"], []);
  const kind = rest.includes("chaos") ? { kind: "chaos" } : {};
  return { verb, which: named && cardsOf(named, nouns), amount, ...kind };
}

/** "take control of Vir Cotto until the end of the turn", "narn takes control of Vir for good". */
export function control(subject: readonly string[], rest: readonly string[], nouns: Nouns): unknown {
  if (wordPlace(rest, "control") === -1) return null;
  const which = after(rest, ["of"], ["until", "for", "while", "permanently"]);
  const until = untilSaid(rest);
  return { verb: "take-control", which: which && cardNamed(which, nouns), who: whoNamed(subject, nouns), until };
}

/** "raise the used ability of Clerk by 1 [up to 5] [in Parley]": what it applied to that conflict, for good. */
export function raisingUsed(rest: readonly string[], amount: number, nouns: Nouns): unknown {
  const named = after(rest, ["of"], ["by", "up", "in"]);
  const where = after(rest, ["in"], ["by", "up", "of"]);
  return {
    verb: "raise-used",
    which: named && cardNamed(named, nouns),
    by: amount,
    most: mostOf(rest) ?? 20,
    ...(where === null ? {} : { conflict: findConflict(where, nouns) }),
  };
}

/** "lessen the damage to Clerk by 2", "Clerk takes 2 less damage": in the attack that is being answered. */
export function lessening(named: readonly string[], rest: readonly string[], amount: number, nouns: Nouns): unknown {
  return wordPlace(rest, "damage") === -1 ? null : { verb: "lessen-damage", which: cardNamed(named, nouns), amount };
}

/** "Clerk supports Parley [using intrigue] [for Narn]", "Clerk opposes Parley": without rotating. */
export function takingPart(
  subject: readonly string[],
  as: "support" | "oppose",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  const using = after(rest, ["using"], ["for"]);
  const side = after(rest, ["for"], ["using"]);
  const end = rest.findIndex((word) => word === "using" || word === "for");
  return {
    verb: "take-part",
    which: cardNamed(subject, nouns),
    as,
    conflict: findConflict(end === -1 ? rest : rest.slice(0, end), nouns),
    ...(using === null ? {} : { using: abilityNamed(using) }),
    ...(side === null ? {} : { side: whoNamed(side, nouns) }),
  };
}
