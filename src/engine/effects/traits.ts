/** engine glossary: Ranger, Ranger One */

import { editPlay, emit, type Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { hasTrait } from "../rules/in-force/counts-as.ts";
import { rangerOne } from "../rules/in-force/limit.ts";
import { cardFor } from "../rules/in-force/references.ts";
import { mayMakeRanger } from "../rules/in-force/taint.ts";
import type { Context, Game } from "../state/game.ts";
import { mustPlay, named, titleOf } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type GainTrait = Extract<Effect, { verb: "gain-trait" }>;

/** No card of a faction with Shadow marks becomes a Ranger, and nobody Ranger One beside another. */
export function mayGainTrait(game: Game, { which, trait }: GainTrait, context: Context): Refusal | null {
  const id = cardFor(game, which, context);
  if (id === null) return refusal("card-not-there");
  const title = titleOf(game, id);
  const other = trait === "Ranger One" ? rangerOne(game, id) : undefined;
  if (other !== undefined) return refusal("ranger-one-in-play", { title, target: titleOf(game, other) });
  const { faction } = mustPlay(game, id);
  return faction === null ? null : mayMakeRanger(game, faction, title);
}

export function gainTrait(work: Work, effect: GainTrait, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || hasTrait(work.game, id, effect.trait) || mayGainTrait(work.game, effect, context)) return false;
  const play = editPlay(work, id);
  play.traits = [...(play.traits ?? []), effect.trait];
  emit(work, { type: "trait-gained", card: named(work.game, id), trait: effect.trait, source: context.source });
  return true;
}
