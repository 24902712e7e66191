/**
 * compendium: Tu'Pari — of several abilities of a target that are equally high its player names the one. Inside "…, then …"
 * that is asked before any of it happens, as it will stand when the attack's turn comes.
 */

import { ask, open, type Work } from "../changes/work.ts";
import type { Context, Game } from "../state/game.ts";
import type { Ability, SeatIndex } from "../state/vocabulary.ts";
import { tiedIn } from "./attacks.ts";
import type { Effect } from "./shapes/verbs.ts";
import type { Perform } from "./undoing.ts";

/** The effects that are carried out together as one, in their order. */
type Linked = Extract<Effect, { verb: "do-then" | "do-both" }>;

interface Tied {
  /** Which of the effects the attack is. */
  at: number;
  seat: SeatIndex;
  possible: readonly Ability[];
}

/** The first attack within that could be made with several abilities; what comes before it is tried out. */
function tiedWithin(game: Game, { effects }: Linked, context: Context, perform: Perform): Tied | null {
  const tried = open(game);
  const nested = { ...context, nested: true as const };
  for (const [at, effect] of effects.entries()) {
    const tied = effect.verb === "attack" ? tiedIn(tried.game, effect, nested) : null;
    if (tied) return { at, ...tied };
    if (!perform(tried, effect, nested)) return null;
  }
  return null;
}

/** Asks for the ability where one has to be named; false where none has. */
export function askForTied(work: Work, effect: Effect, context: Context, perform: Perform): boolean {
  if (effect.verb !== "do-then" && effect.verb !== "do-both") return false;
  if (!effect.effects.some((one) => one.verb === "attack" && one.using === "highest")) return false;
  const tied = tiedWithin(work.game, effect, context, perform);
  if (tied === null) return false;
  const options = tied.possible.map((using) => ({
    does: `be attacked with ${using}`,
    effects: [
      {
        ...effect,
        effects: effect.effects.map((one, at) => (at === tied.at && one.verb === "attack" ? { ...one, using } : one)),
      },
    ],
  }));
  ask(work, { kind: "choose", seat: tied.seat, options, context });
  return true;
}
