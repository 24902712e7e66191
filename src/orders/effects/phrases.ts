/** Numbers, spans of time and the words between joints in the sentence of an effect. */
import { numberOf } from "../numbers.ts";

/** The number right after the verb or after "by"; 1 where there is none. */
export function amountSaid(rest: readonly string[]): number {
  const by = rest.lastIndexOf("by");
  return (
    (by === -1 ? null : numberOf(rest[by + 1])) ??
    numberOf(rest[0]) ??
    rest
      .slice(0, 2)
      .map(numberOf)
      .find((n) => n !== null) ??
    1
  );
}

/** "up to 5", "to at most 19": where it ends; null where nothing says so. */
export function mostOf(rest: readonly string[]): number | null {
  const at = rest.findLastIndex((word) => word === "to" || word === "most");
  return at === -1 ? null : numberOf(rest[at + 1]);
}

/** The words between a joint and the next one. */
export function after(
  rest: readonly string[],
  joints: readonly string[],
  stops: readonly string[] = ["by", "for", "from", "to"],
) {
  const at = rest.findIndex((word) => joints.includes(word));
  if (at === -1) return null;
  const tail = rest.slice(at + 1);
  const end = tail.findIndex((word, index) => index > 0 && stops.includes(word) && !joints.includes(word));
  return end === -1 ? tail : tail.slice(0, end);
}

/** The words up to the last of these joints, and after it; null where there is none. */
export function partedAtLast(rest: readonly string[], ...joints: readonly string[]): [string[], string[]] | null {
  const at = rest.findLastIndex((word) => joints.includes(word));
  return at === -1 ? null : [rest.slice(0, at), rest.slice(at + 1)];
}

/** "narn and centauri" */
export function partedByAnd(words: readonly string[]): readonly [readonly string[], readonly string[]] {
  const at = words.indexOf("and");
  return at === -1 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
}

/** True where "draw" or "discard" is about so many cards of a hand rather than about a card in play. */
export function isAboutHand(rest: readonly string[]): boolean {
  return rest.length === 0 || numberOf(rest[0]) !== null || rest.includes("card") || rest.includes("cards");
}

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

/** The most places in a text where it may be parted. */
export const MOST_JOINTS = 6;

/** Where a text may be parted. */
export const joints = (text: string, joint: RegExp) => [...text.matchAll(joint)].slice(0, MOST_JOINTS);

/** Between what is waited for, paid or asked and what is done then. */
export const THEN = /\s*[,:]\s*(?:then\s+)?|\s+then\s+/giu;
