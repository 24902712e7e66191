/** Effects by hand on a card's abilities: how long they last, doubling and halving, one ability used as another. */

import type { Nouns } from "../nouns.ts";
import { abilityNamed, cardNamed, unpossessed } from "./nouns.ts";

const PERMANENTLY = ["permanently", "good"];

/** "until the end of the conflict", "permanently", "while it stays rotated"; otherwise until the end of the turn. */
export function untilSaid(words: readonly string[]): string {
  if (words.includes("rotated")) return "while-rotated";
  if (words.includes("conflict")) return "conflict";
  return PERMANENTLY.some((word) => words.includes(word)) || isWhileInPlay(words) ? "permanent" : "end-of-turn";
}

/** "while it is in play", "as long as Trade Pact is in play": for good, but no longer than its card is there. */
export function isWhileInPlay(words: readonly string[]): boolean {
  const at = words.lastIndexOf("play");
  return words[at - 1] === "in" && (words.includes("while") || words.includes("long"));
}

/** The words before those that say how long. */
export function withoutTime(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => ["until", "while", "permanently"].includes(word) || (word === "as" && words[index + 1] === "long"),
  );
  const before = at === -1 ? words : words.slice(0, at);
  return before.slice(-2).join(" ") === "for good" ? before.slice(0, -2) : before;
}

const ABOUT_ABILITIES = ["all", "every", "abilities", "ability", "the", "of", "its"];

/** "double Delenn's diplomacy", "halve all abilities of Delenn until the end of the conflict", "Delenn doubles psi". */
export function multiplied(
  subject: readonly string[],
  times: "double" | "half",
  rest: readonly string[],
  nouns: Nouns,
): unknown {
  const said = withoutTime(rest);
  const words = said.filter((word) => !ABOUT_ABILITIES.includes(word) && abilityNamed([word]) === null);
  const which =
    words.length > 0 ? (cardNamed(words, nouns) ?? cardNamed(unpossessed(words), nouns)) : cardNamed(subject, nouns);
  return { verb: "multiply-ability", which, ability: abilityNamed(said) ?? "all", times, until: untilSaid(rest) };
}

/** "Garibaldi uses intrigue as diplomacy", "Kalain uses leadership as itself". */
export function usedAs(subject: readonly string[], rest: readonly string[], nouns: Nouns): unknown {
  const at = rest.indexOf("as");
  const may = subject.filter((word) => word !== "may" && word !== "can");
  return {
    verb: "use-as",
    which: cardNamed(may, nouns),
    use: at === -1 ? null : abilityNamed(rest.slice(0, at)),
    as: at === -1 ? null : rest[at + 1] === "itself" ? "itself" : abilityNamed(withoutTime(rest.slice(at + 1))),
    until: untilSaid(rest),
  };
}
