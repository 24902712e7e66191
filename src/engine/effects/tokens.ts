/** Tokens that a card's text puts on cards in play. compendium: 8.12 Bonuses and Blanking */

import { changeTokens } from "../changes/in-force/tokens.ts";
import type { Work } from "../changes/work.ts";
import { cardFor } from "../rules/in-force/references.ts";
import type { Context } from "../state/game.ts";
import { mustPlay, tokensOn } from "../state/lookup.ts";

import type { Effect } from "./shapes/verbs.ts";

type Of = Extract<Effect, { verb: "put-tokens" | "take-tokens" }>;

/** Takes no more off than there are. */
export function moveTokens(work: Work, { verb, which, amount, kind }: Of, context: Context): boolean {
  const id = cardFor(work.game, which, context);
  if (id === null) return false;
  const there = tokensOn(mustPlay(work.game, id), kind);
  const by = verb === "put-tokens" ? amount : -Math.min(amount, there);
  if (by === 0) return false;
  changeTokens(work, id, by, context.source, kind);
  return true;
}
