import type { LegalAction } from "../engine/index.ts";
import { closeness, DIFFERENT } from "./closeness.ts";

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "3", "three", "a", "+2" as numbers; null for anything else. */
export function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const digits = /^\+?(\d{1,3})$/u.exec(word)?.[1];
  if (digits !== undefined) return Number(digits);
  if (word === "a" || word === "an") return 1;
  const at = NUMBER_WORDS.indexOf(word);
  return at === -1 ? null : at;
}

/** "lose 1 from spent and 1 from unspent", "lose 2 from unspent", "lose spent": how much comes from the spent pool. */
export function fromSpent(words: readonly string[], amount: number | null): number | null {
  let spent: number | null = null;
  let unspent: number | null = null;
  let last: number | null = null;
  for (const word of words) {
    const number = numberOf(word);
    if (number !== null) last = number;
    else if (word.startsWith("u") && closeness(word, "unspent") !== DIFFERENT) {
      unspent = last ?? amount;
      last = null;
    } else if (closeness(word, "spent") !== DIFFERENT) {
      spent = last ?? amount;
      last = null;
    }
  }
  if (spent !== null) return spent;
  return unspent === null || amount === null ? null : Math.max(0, amount - unspent);
}

/** The legal loss that takes this much from the spent pool, or the nearest to it when nothing exact was said. */
export function lossFrom(spent: number, actions: readonly LegalAction[]): LegalAction | null {
  return actions.find(({ action }) => action.type === "lose" && action.spent === spent) ?? null;
}
