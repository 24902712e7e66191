import { RACES } from "../../engine/index.ts";
import { findCard } from "../name-search.ts";
import type { Nouns } from "../nouns.ts";
import { numberOf } from "../numbers.ts";
import { typesIn } from "./counts.ts";
import type { whoNamed } from "./nouns.ts";

/**
 * "search my deck for 2 events", "return the top Narn fleet from the discard pile": which cards, of which pile; null where the
 * words name no pile.
 */
export function takingFrom(rest: readonly string[], who: ReturnType<typeof whoNamed>): unknown {
  const from = rest.includes("discard") ? "discard" : rest.includes("deck") ? "deck" : null;
  if (from === null) return null;
  const types = typesIn(rest);
  const amount = rest.map(numberOf).find((number) => number !== null) ?? 1;
  const top = rest.some((word) => word === "top" || word === "topmost") ? { top: true } : {};
  const race = RACES.find((one) => rest.includes(one));
  const playing = rest.includes("play");
  const turn = rest.includes("turn") ? { back: from } : {};
  const into = playing ? { into: "play", ...turn } : {};
  return {
    verb: "take",
    who,
    from,
    ...into,
    ...(types.length > 0 ? { types } : {}),
    ...(race ? { race } : {}),
    amount,
    ...top,
  };
}

/** "Narn sponsors a fleet for free", "sponsor a character for 2 less": nobody rotates for it. */
export function sponsoring(rest: readonly string[], who: ReturnType<typeof whoNamed>): unknown {
  const at = rest.indexOf("less");
  const free = rest.includes("free") ? { free: true } : {};
  return {
    verb: "sponsor",
    who,
    types: typesIn(rest),
    ...free,
    ...(at === -1 ? {} : { less: numberOf(rest[at - 1]) }),
  };
}

/** "discount characters by 2": the next one that is sponsored this turn costs so much less. */
export function discounting(rest: readonly string[], who: ReturnType<typeof whoNamed>, amount: number): unknown {
  return { verb: "discount", who, types: typesIn(rest), amount };
}

/** "take back Salvage [from the discard pile]": that card, into its owner's hand. */
export function takingBack(rest: readonly string[], nouns: Nouns): unknown {
  const from = rest.lastIndexOf("from");
  const named = from > 0 ? rest.slice(0, from) : rest;
  const card = findCard(named, nouns, (seen) => (seen.where === "discard" ? 1 : -1));
  return { verb: "take-back", which: card === null ? null : { card } };
}
