/** Effects in which cards leave play or change their place, and marks move or change. */

import { findCard } from "../name-search.ts";
import type { Nouns } from "../nouns.ts";
import { numberOf } from "../numbers.ts";
import { cardsOf } from "./groups.ts";
import { cardNamed, handCardNamed, markNamed, whoNamed } from "./nouns.ts";

const PLACES: Readonly<Record<string, "inner" | "supporting">> = { inner: "inner", supporting: "supporting" };

/** The words up to the last of these joints, and after it; null where there is none. */
function parted(rest: readonly string[], ...joints: readonly string[]): [string[], string[]] | null {
  const at = rest.findLastIndex((word) => joints.includes(word));
  return at === -1 ? null : [rest.slice(0, at), rest.slice(at + 1)];
}

/** "Vir Cotto from the game" for "Vir Cotto": the words that only say where it goes. */
function without(rest: readonly string[], ...ends: readonly string[]): readonly string[] {
  const parts = parted(rest, "from", "to");
  return parts && ends.some((end) => parts[1].includes(end)) ? parts[0] : rest;
}

/** "remove Vir Cotto [from the game]", "discard Vir Cotto", "return Vir Cotto [to hand]". */
export function leaving(
  verb: "remove" | "discard-card" | "return-to-hand",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  const ends = { remove: ["game"], "discard-card": ["play"], "return-to-hand": ["hand"] }[verb];
  // "discard Total War even a major agenda", "… even though it is major"
  const even = rest.indexOf("even");
  const major = even > 0 && rest.slice(even).includes("major");
  return {
    verb,
    which: cardsOf(without(major ? rest.slice(0, even) : rest, ...ends), nouns),
    ...(major ? { major } : {}),
  };
}

/** "move Vir Cotto to the inner circle", "… to the supporting cards", "… to Narn". */
export function moving(rest: readonly string[], nouns: Nouns): unknown {
  const parts = parted(rest, "to", "into");
  if (!parts) return null;
  const [card, place] = parts;
  const row = place.map((word) => PLACES[word]).find((found) => found !== undefined);
  const faction = place.filter((word) => word !== "faction");
  return {
    verb: "move",
    which: cardNamed(card, nouns),
    to: row ?? (faction.length === 0 ? null : whoNamed(faction, nouns)),
  };
}

/** "transfer 2 Destiny marks from Vir Cotto to Londo". */
export function transferringMarks(rest: readonly string[], amount: number, nouns: Nouns): unknown {
  const parts = parted(rest, "to");
  const from = parts && parted(parts[0], "from", "of");
  if (!parts || !from) return null;
  return {
    verb: "transfer-mark",
    from: cardNamed(from[1], nouns),
    to: cardNamed(parts[1], nouns),
    mark: markNamed(from[0]),
    amount,
  };
}

/** "convert 1 Destiny mark of Vir Cotto to Doom". */
export function converting(rest: readonly string[], amount: number, nouns: Nouns): unknown {
  const parts = parted(rest, "to", "into");
  const of = parts && parted(parts[0], "of", "on", "from");
  if (!parts || !of) return null;
  return {
    verb: "convert-mark",
    which: cardNamed(of[1], nouns),
    mark: markNamed(of[0]),
    into: markNamed(parts[1]),
    amount,
  };
}

const KINDS: Readonly<Record<string, "enhancements" | "aftermaths" | "contingencies" | "marks">> = {
  enhancement: "enhancements",
  enhancements: "enhancements",
  aftermath: "aftermaths",
  aftermaths: "aftermaths",
  contingency: "contingencies",
  contingencies: "contingencies",
  mark: "marks",
  marks: "marks",
};
const EVERYTHING = ["enhancements", "aftermaths", "contingencies", "marks"];

/** "replace Vir Cotto with Emperor Vir [keeping enhancements and marks | everything]". */
export function replacingCard(rest: readonly string[], nouns: Nouns): unknown {
  const parts = parted(rest, "with");
  if (!parts) return null;
  const [fresh, kept] = parted(parts[1], "keeping") ?? [parts[1], []];
  const everything = kept.includes("everything") || kept.includes("all");
  const transfers = everything ? EVERYTHING : [...new Set(kept.flatMap((word) => KINDS[word] ?? []))];
  const card = handCardNamed(fresh, nouns);
  return {
    verb: "replace",
    which: cardNamed(parts[0], nouns),
    with: card === null ? null : { card },
    ...(transfers.length > 0 ? { transfers } : {}),
  };
}

/** "Parley becomes an enhancement on Vir Cotto", "… of my faction": a conflict card out of a discard pile. */
export function becoming(subject: readonly string[], rest: readonly string[], nouns: Nouns): unknown {
  const card = findCard(subject, nouns, (seen) => (seen.where === "discard" ? 1 : -1));
  const at = rest.indexOf("on");
  const on = at === -1 ? "you" : cardNamed(rest.slice(at + 1), nouns);
  return card === null || nouns.cards.get(card)?.where !== "discard" ? null : { verb: "become-enhancement", card, on };
}

/** True where "draw" or "discard" is about so many cards of a hand rather than about a card in play. */
export function isAboutHand(rest: readonly string[]): boolean {
  return rest.length === 0 || numberOf(rest[0]) !== null || rest.includes("card") || rest.includes("cards");
}
