/** Cards that are taken out of a conflict. compendium: Change of Plans */

import { prevented } from "../changes/in-force/damage.ts";
import { ready } from "../changes/in-force/rotation.ts";
import { emit, type Work } from "../changes/work.ts";
import { cardFor, conflictAtHand } from "../rules/in-force/references.ts";
import type { Context, Game } from "../state/game.ts";
import { conflictTitle, mustPlay, named, playOf } from "../state/lookup.ts";
import type { CardId } from "../state/vocabulary.ts";
import type { Effect } from "./shapes/verbs.ts";

/** What it has attacked stays attacked. A leader goes out with its fleet. */
export function withdraw(work: Work, effect: Extract<Effect, { verb: "withdraw" }>, context: Context): boolean {
  const { game } = work;
  const id = cardFor(game, effect.which, context);
  const conflict =
    effect.conflict === undefined
      ? conflictAtHand(game, context)
      : game.conflicts.find((one) => one.id === effect.conflict);
  if (id === null || !conflict || conflict.result !== null) return false;
  if (!conflict.participants.some(({ card }) => card === id)) return false;
  const out = conflict.participants.filter(({ card, as }) => as !== "attack" && (card === id || leads(game, card, id)));
  const withdrawn = [...(conflict.withdrawn ?? []), id];
  const participants = conflict.participants.filter((one) => !out.includes(one));
  game.conflicts = game.conflicts.map((one) => (one === conflict ? { ...one, participants, withdrawn } : one));
  const { source } = context;
  const title = conflictTitle(game, conflict);
  emit(work, { type: "withdrawn", card: named(game, id), conflict: title, from: conflict.id, source, was: out });
  if (effect.ready && mustPlay(game, id).rotated && !prevented(work, "be-readied", id)) {
    ready(work, id);
    emit(work, { type: "turned", card: named(game, id), to: "ready", source });
  }
  return true;
}

const leads = (game: Game, leader: CardId, fleet: CardId) => playOf(game, leader)?.leads === fleet;
