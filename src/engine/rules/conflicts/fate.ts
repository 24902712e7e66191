/**
 * engine glossary: Irrevocable; compendium: Accident — what is printed on cards that makes its own target leave play, or
 * damages it.
 */
import type { CardAction, CardText, Offer } from "../../cards/text.ts";

type Aimed = "target" | "second";

/** What would become of a target, without anybody's choosing so. */
export interface Fate {
  readonly leaves: boolean;
  readonly damaged: boolean;
}

const VERBS: { readonly [F in keyof Fate]: readonly unknown[] } = {
  leaves: ["remove", "discard-card", "return-to-hand"],
  damaged: ["damage", "severe-damage"],
};
/** What lies under these is chosen by a player, who may choose otherwise. */
const CHOSEN: readonly string[] = ["options", "goals"];

function does(part: unknown, verbs: readonly unknown[], which: Aimed): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("verb" in part && verbs.includes(part.verb) && "which" in part && part.which === which) return true;
  return Object.entries(part).some(([name, within]) => !CHOSEN.includes(name) && does(within, verbs, which));
}

/** What a part of a text does to this card. */
export const fateIn = (part: unknown, which: Aimed): Fate => ({
  leaves: does(part, VERBS.leaves, which),
  damaged: does(part, VERBS.damaged, which),
});

const known = new WeakMap<object, { readonly [A in Aimed]: Fate }>();

/** What is printed, looked at once. */
function found(printed: object, done: unknown): { readonly [A in Aimed]: Fate } {
  const before = known.get(printed);
  if (before) return before;
  const now = { target: fateIn(done, "target"), second: fateIn(done, "second") };
  known.set(printed, now);
  return now;
}

/** What a card does to its target as it is played, or as its conflict resolves. */
export const fateOf = (text: CardText, which: Aimed): Fate =>
  found(text, [text.effects, text.conflict, text.vote])[which];

/** The same of an action that is printed on a card, or of a conflict that it lets one initiate. */
export const fateBy = (action: CardAction | Offer): Fate => found(action, action).target;
