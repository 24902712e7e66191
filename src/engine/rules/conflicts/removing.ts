/** engine glossary: Irrevocable — what is printed on cards that makes its own target leave play. */
import type { CardAction, CardText, Offer } from "../../cards/text.ts";

type Aimed = "target" | "second";

const LEAVES: readonly unknown[] = ["remove", "discard-card", "return-to-hand"];
/** What lies under these is chosen by a player, who may choose otherwise. */
const CHOSEN: readonly string[] = ["options", "goals"];

/** Whether a part of a text makes this card leave play, without anybody's choosing so. */
export function makesLeave(part: unknown, which: Aimed): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("verb" in part && LEAVES.includes(part.verb) && "which" in part && part.which === which) return true;
  return Object.entries(part).some(([name, within]) => !CHOSEN.includes(name) && makesLeave(within, which));
}

const known = new WeakMap<object, { readonly [A in Aimed]: boolean }>();

/** What is printed, looked at once. */
function found(printed: object, done: unknown): { readonly [A in Aimed]: boolean } {
  const before = known.get(printed);
  if (before) return before;
  const now = { target: makesLeave(done, "target"), second: makesLeave(done, "second") };
  known.set(printed, now);
  return now;
}

/** The same of what a card does as it is played, or as its conflict resolves. */
export const removes = (text: CardText, which: Aimed): boolean =>
  found(text, [text.effects, text.conflict, text.vote])[which];

/** The same of an action that is printed on a card, or of a conflict that it lets one initiate. */
export const removesBy = (action: CardAction | Offer): boolean => found(action, action).target;
