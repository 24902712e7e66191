/** compendium: Carrier Group — enhancements that move from one card to another. */

import { attachTo } from "../changes/in-force/moving.ts";
import type { Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { enhancementsOn, illegalTarget, isLegalTarget } from "../rules/conflicts/target.ts";
import { copyOn } from "../rules/costs/sponsor.ts";
import { cardFor } from "../rules/in-force/references.ts";
import { takesAnyNumber } from "../rules/triggers/playing.ts";
import type { Context, Game } from "../state/game.ts";
import { factsOf, mustPlay, titleOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

type Attach = Extract<Effect, { verb: "attach" }>;

/** Which enhancements, to which card; none where either is not there. */
function meant(game: Game, { which, to, all }: Attach, context: Context): { cards: CardId[]; to: CardId } | null {
  const card = cardFor(game, which, context);
  const host = cardFor(game, to, context);
  if (card === null || host === null) return null;
  const cards = all === undefined ? [card] : enhancementsOn(game, card, all);
  return { cards: cards.filter((id) => id !== host && mustPlay(game, id).host !== host), to: host };
}

/** May this enhancement lie on that card? */
function mayLieOn(game: Game, id: CardId, to: CardId, by: number): Refusal | null {
  const facts = factsOf(game, id);
  const target = { what: "card", card: to } as const;
  if (facts.type !== "enhancement" || mustPlay(game, id).host === null)
    return refusal("no-target-taken", { title: facts.title });
  const spec = facts.text?.target;
  if (spec && !isLegalTarget(game, spec, { by, conflict: null }, target))
    return illegalTarget(game, facts.title, target, spec);
  if (copyOn(game, facts, target) && !takesAnyNumber(game, facts, target))
    return refusal("enhancement-copy", { title: facts.title, target: titleOf(game, to) });
  return null;
}

export function attachingRefused(game: Game, effect: Attach, context: Context): Refusal | null {
  const found = meant(game, effect, context);
  const [only] = found?.cards ?? [];
  return found && only !== undefined && effect.all === undefined ? mayLieOn(game, only, found.to, context.by) : null;
}

/** Of several those move that may. */
export function attach(work: Work, effect: Attach, context: Context): boolean {
  const found = meant(work.game, effect, context);
  if (!found) return false;
  const moving = found.cards.filter((id) => mayLieOn(work.game, id, found.to, context.by) === null);
  for (const id of moving) attachTo(work, id, found.to, context.source);
  return moving.length > 0;
}
