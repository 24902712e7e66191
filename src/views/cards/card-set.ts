/** Which of a list's items are chosen, as a short text that fits a custom id: a check on the list, and a bit each. */
import { shortHash } from "../../short-hash.ts";

export type ChosenCards = ReadonlySet<number>;

const check = (list: readonly { id: number }[]) => shortHash(list.map(({ id }) => id).join(" ")).slice(0, 4);

/** At most 4 + 1 + a fifth of the list's length characters. */
export function encodeChosen(chosen: ChosenCards, list: readonly { id: number }[]): string {
  let bits = 0n;
  for (const at of chosen) if (at >= 0 && at < list.length) bits |= 1n << BigInt(at);
  return `${check(list)}.${bits.toString(36)}`;
}

/** Null where the text was made for another list. */
export function decodeChosen(text: string, list: readonly { id: number }[]): Set<number> | null {
  const [, made, digits] = /^([0-9a-z]{1,4})\.([0-9a-z]{1,60})$/u.exec(text) ?? [];
  if (made !== check(list) || digits === undefined) return null;
  let bits = 0n;
  for (const digit of digits) bits = bits * 36n + BigInt(Number.parseInt(digit, 36));
  const chosen = new Set<number>();
  for (let at = 0; at < list.length; at++) if ((bits >> BigInt(at)) & 1n) chosen.add(at);
  return chosen;
}
