/** Numbers and the words between joints in the sentence of an effect. */
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
