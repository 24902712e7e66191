/** engine: Promote Effects */

import { promoteByEffect } from "../changes/in-force/moving.ts";
import { noteApplied } from "../changes/triggers/playing.ts";
import type { Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { mayBePromoted } from "../rules/costs/promoting.ts";
import { cardFor } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import type { Effect } from "./shapes/verbs.ts";

type Promote = Extract<Effect, { verb: "promote" }>;

/** Whoever acts promotes a character of the own faction, and applies what it takes. */
export function promoteCard(work: Work, effect: Promote, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null) return false;
  const taken = promotionOf(work.game, effect, context);
  if (!promoteByEffect(work, context.by, id, effect, context.source)) return false;
  // To undo the promotion gives it back.
  if ("cost" in taken) noteApplied(work, context.by, context.card, taken.cost, false);
  return true;
}

/** What the promotion takes besides what the card costs that brings it about; or why it cannot be. */
export function promotionOf(game: Game, effect: Promote, context: Context): Refusal | { cost: number } {
  const id = cardFor(game, effect.which, context);
  return id === null ? refusal("card-not-there") : mayBePromoted(game, context.by, id, effect);
}

/** The influence that the promotions of a text take together. */
export function promotionCost(game: Game, effects: readonly Effect[], context: Context): number {
  let sum = 0;
  for (const effect of effects) {
    if (effect.verb !== "promote") continue;
    const outcome = promotionOf(game, effect, context);
    if (!("code" in outcome)) sum += outcome.cost;
  }
  return sum;
}
