import { lessen } from "../changes/conflicts/strike.ts";
import { takeNoFurtherPart } from "../changes/conflicts/taking-part.ts";
import {
  checkNeutralized,
  damage,
  damageSeverely,
  fullyHeal,
  heal,
  neutralize,
  prevented,
  removeDamage,
  removeSevere,
} from "../changes/in-force/damage.ts";
import { endUnsustained } from "../changes/in-force/lasting.ts";
import { gainMarks, purgeMarks } from "../changes/in-force/marks.ts";
import { ready, readyKeeping, rotate } from "../changes/in-force/rotation.ts";
import { emit, type Work } from "../changes/work.ts";

import { cardFor } from "../rules/in-force/references.ts";
import type { Context } from "../state/game.ts";
import { mustPlay, named } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

export function readyCard(work: Work, effect: Of<"ready">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || !mustPlay(work.game, id).rotated || prevented(work, "be-readied", id)) return false;
  // Once a turn is over, what a card gave by staying rotated ends with that.
  if (work.game.round === "ready") endUnsustained(work, id);
  if (effect.keeping) readyKeeping(work, id);
  else ready(work, id);
  if (effect.elsewhere) takeNoFurtherPart(work, id);
  emit(work, { type: "turned", card: named(work.game, id), to: "ready", source: context.source });
  checkNeutralized(work, context.source);
  return true;
}

export function rotateCard(work: Work, effect: Of<"rotate">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  if (id === null || mustPlay(work.game, id).rotated || prevented(work, "be-rotated", id)) return false;
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

export function healFully(work: Work, effect: Of<"fully-heal">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && fullyHeal(work, id, "effect", context.source);
}

export function repairCard(work: Work, effect: Of<"repair">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && (effect.severe ? removeSevere : removeDamage)(work, id, effect.amount, context.source);
}

export function lessenDamage(work: Work, effect: Of<"lessen-damage">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && lessen(work, id, effect.amount, context.source);
}

export function damageCardSeverely(work: Work, effect: Of<"severe-damage">, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  return id !== null && damageSeverely(work, id, effect.amount, context.source);
}
