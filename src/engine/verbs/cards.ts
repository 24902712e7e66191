import type { Effect } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import { mustPlay, named } from "../lookup.ts";
import { checkNeutralized, damage, heal, neutralize } from "../rules/damage.ts";
import { gainMarks, purgeMarks } from "../rules/marks.ts";
import { addModifier } from "../rules/modifiers.ts";
import { ready, rotate } from "../rules/rotation.ts";
import { emit, type Work } from "../work.ts";
import { cardFor } from "./references.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function readyCard(work: Work, effect: Of<"ready">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || !mustPlay(work.game, id).rotated) return false;
  ready(work, id);
  emit(work, { type: "turned", card: named(work.game, id), to: "ready", source: context.source });
  checkNeutralized(work, context.source);
  return true;
}

export function rotateCard(work: Work, effect: Of<"rotate">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || mustPlay(work.game, id).rotated) return false;
  rotate(work, id);
  emit(work, { type: "turned", card: named(work.game, id), to: "rotated", source: context.source });
  return true;
}

export function damageCard(work: Work, effect: Of<"damage">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && damage(work, id, effect.amount, context.source);
}

export function healCard(work: Work, effect: Of<"heal">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && heal(work, id, context.source);
}

export function neutralizeCard(work: Work, effect: Of<"neutralize">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || !neutralize(work, id, context.source)) return false;
  checkNeutralized(work, context.source);
  return true;
}

export function gainMark(work: Work, effect: Of<"gain-mark">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && gainMarks(work, id, effect.mark, effect.amount, context.source) > 0;
}

export function purgeMark(work: Work, effect: Of<"purge-mark">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && purgeMarks(work, id, effect.mark, effect.amount, context.source) > 0;
}

export function changeAbility(work: Work, effect: Of<"change-ability">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || effect.by === 0) return false;
  const { ability, by, until } = effect;
  const sustained = until === "while-rotated" || (until === "end-of-turn" && by > 0 && context.sustainable);
  const holder = sustained ? context.card : null;
  const conflict = until === "conflict" ? context.conflict : null;
  addModifier(work, { card: id, ability, by, until, holder, conflict, source: context.source });
  checkNeutralized(work, context.source);
  return true;
}
