/** engine: Factions and Control — to take control of a card does not move it. */

import { conquer } from "../changes/conflicts/conquest.ts";
import { takeControl } from "../changes/in-force/control.ts";
import type { Work } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isFactionOf } from "../rules/costs/cost.ts";
import { mayHaveCorporate } from "../rules/in-force/faction.ts";
import { cardFor, seatsOf } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { factsOf, isAmbassador, mustPlay, playOf } from "../state/lookup.ts";
import type { CardId, SeatIndex } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

/** engine: Agenda Cards; Corporate Rule 5 — of a race's agenda only a player of that race has control, and no Corporate one. */
export function mayHaveControl(game: Game, id: CardId, by: SeatIndex): Refusal | null {
  const { title, type, race = null } = factsOf(game, id);
  if (type !== "agenda" || mustPlay(game, id).controller === by) return null;
  const foreign = race !== null && race !== "neutral" && !isFactionOf(game, by, race);
  return foreign ? refusal("disloyal", { title, type, race }) : mayHaveCorporate(game, by, id);
}

export function takeControlOf(
  work: Work,
  effect: Extract<Effect, { verb: "take-control" }>,
  context: Context,
): boolean {
  const id = cardFor(work.game, effect.which, context);
  const [by] = seatsOf(work.game, effect.who, context);
  // A faction's ambassador is its player.
  if (id === null || by === undefined || isAmbassador(work.game, id)) return false;
  if (mayHaveControl(work.game, id, by)) return false;
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
