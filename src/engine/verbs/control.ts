/** engine: Factions and Control — to take control of a card does not move it. */
import type { Effect } from "../cards/verbs.ts";
import type { Context } from "../game.ts";
import { isAmbassador, playOf } from "../lookup.ts";
import { takeControl } from "../rules/control.ts";
import { cardFor, seatsOf } from "../rules/references.ts";
import { conquer } from "../rules/war.ts";
import type { Work } from "../work.ts";

export function takeControlOf(
  work: Work,
  effect: Extract<Effect, { verb: "take-control" }>,
  context: Context,
): boolean {
  const id = cardFor(work.game, effect.which, context);
  const [by] = seatsOf(work.game, effect.who, context);
  // A faction's ambassador is its player.
  if (id === null || by === undefined || isAmbassador(work.game, id)) return false;
  const { until } = effect;
  const holder = until === "while-rotated" ? context.card : null;
  if (until === "while-rotated" && holder === null) return false;
  const deed = holder === null ? undefined : playOf(work.game, holder)?.deed;
  const use = holder === null || !context.use ? {} : { use: context.use };
  const claim = { by, until, holder, source: context.source, ...use };
  return takeControl(work, id, deed === undefined ? claim : { ...claim, deed });
}

/** engine: War Conflicts; a card may say that a location is captured as well. */
export function conquerLocation(work: Work, effect: Extract<Effect, { verb: "conquer" }>, context: Context): boolean {
  const id = cardFor(work.game, effect.which, context);
  const [by] = seatsOf(work.game, effect.who, context);
  return id !== null && by !== undefined && conquer(work, id, by, context.source);
}
