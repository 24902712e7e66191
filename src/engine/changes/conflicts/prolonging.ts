/** compendium: Prolonged Talks — a conflict that does not resolve goes on in the next turn with what was applied so far. */

import { totals } from "../../rules/conflicts/conflict.ts";
import { conflictsBarred } from "../../rules/conflicts/declaring.ts";
import type { Conflict } from "../../state/game.ts";
import { conflictOf, namedTarget, titledApart } from "../../state/lookup.ts";
import { since } from "../../state/revision.ts";
import type { ConflictId } from "../../state/vocabulary.ts";
import { endOfConflict } from "../in-force/lasting.ts";
import { forgetConflict } from "../triggers/standing-answers.ts";
import { emit, type Work } from "../work.ts";

/** Instead of resolving: its totals are noted, and nobody has taken part in what goes on next turn. */
export function prolongConflict(work: Work, id: ConflictId, source: string): void {
  const conflict = conflictOf(work.game, id);
  const { support, opposition, sides } = totals(work.game, conflict);
  tellPutOff(work, conflict, support, opposition, source);
  const added: Conflict["added"] = sides
    ? sides.map(({ seat, total }) => ({ to: "support", amount: total, side: seat, source }))
    : [
        { to: "support", amount: support, side: null, source },
        { to: "opposition", amount: opposition, side: null, source },
      ];
  const { prolonged: _, countsAs: __, withdrawn: ___, done: ____, tookPart: _____, ...bare } = conflict;
  const on: Conflict = { ...bare, participants: [], added: added.filter(({ amount }) => amount > 0) };
  work.game.prolonged = [...(work.game.prolonged ?? []), on];
  work.game.conflicts = work.game.conflicts.filter((other) => other !== conflict);
  forgetConflict(work, id);
  endOfConflict(work, id);
}

function tellPutOff(work: Work, conflict: Conflict, support: number, opposition: number, source: string): void {
  const called = titledApart(work.game, conflict);
  emit(work, { type: "conflict-put-off", seat: conflict.initiator, ...called, support, opposition, source });
}

/**
 * What was put off in the last turn is initiated again; in a turn that a card keeps free of conflicts it is put off once more.
 * compendium: News of Galactic Import
 */
export function takeUpProlonged(work: Work): void {
  const all = work.game.prolonged ?? [];
  if (since(work.game, 12) && conflictsBarred(work.game)) {
    const source = work.game.barred?.source ?? "";
    for (const conflict of all)
      tellPutOff(work, conflict, applied(conflict, "support"), applied(conflict, "opposition"), source);
    return;
  }
  work.game.prolonged = undefined;
  for (const conflict of all) {
    const { initiator, type, target } = conflict;
    const id = work.game.nextConflict;
    work.game.nextConflict = id + 1;
    const on = { ...conflict, id };
    work.game.conflicts = [...work.game.conflicts, on];
    emit(work, {
      type: "conflict-initiated",
      seat: initiator,
      conflict: id,
      ...titledApart(work.game, on),
      conflictType: type,
      target: namedTarget(work.game, target),
      again: { support: applied(conflict, "support"), opposition: applied(conflict, "opposition") },
    });
  }
}

/** How much of what was applied before counts for its initiator's side, or against it. */
function applied({ initiator, added }: Conflict, to: "support" | "opposition"): number {
  const counted = added.filter((one) => one.to === to && (one.side ?? initiator) === initiator);
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}
