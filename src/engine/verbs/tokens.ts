/** Tokens that a card's text puts on cards in play. compendium: 8.12 Bonuses and Blanking */
import type { Effect } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import { mustPlay } from "../lookup.ts";
import { cardFor } from "../rules/references.ts";
import { changeTokens } from "../rules/tokens.ts";
import { tokensOn } from "../rules/tokens-on.ts";
import type { Work } from "../work.ts";

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
