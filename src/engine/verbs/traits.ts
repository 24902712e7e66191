/** engine glossary: Ranger, Ranger One */
import type { Effect } from "../cards/verbs.ts";
import type { Context, Game } from "../game.ts";
import { mustPlay, named, titleOf } from "../lookup.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { rangerOne } from "../rules/limit.ts";
import { cardFor } from "../rules/references.ts";
import { mayMakeRanger } from "../rules/taint.ts";
import { hasTrait } from "../rules/traits.ts";
import { editPlay, emit, type Work } from "../work.ts";

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
