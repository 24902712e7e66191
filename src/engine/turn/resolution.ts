/** engine: The Resolution Round */

import { prolongConflict } from "../changes/conflicts/prolonging.ts";
import { checkNeutralized } from "../changes/in-force/damage.ts";
import { clearAfterConflict } from "../changes/in-force/discarding.ts";
import { endOfConflict } from "../changes/in-force/lasting.ts";
import { forgetConflict } from "../changes/triggers/standing-answers.ts";
import { ask, editSeat, emit, schedule, type Work } from "../changes/work.ts";
import { discardFromPlay, moveCard } from "../changes/zones.ts";
import { conflictContext, isUncontested, strongestSide, totals } from "../rules/conflicts/conflict.ts";
import { warOutcome } from "../rules/conflicts/war.ts";
import { response } from "../rules/triggers/trigger.ts";
import { ruled } from "../rulesets/index.ts";
import type { Conflict, Task } from "../state/game.ts";
import { cardOf, conflictOf, conflictTitle, named, termsOf, titledApart } from "../state/lookup.ts";
import type { ConflictId } from "../state/vocabulary.ts";
import { happen } from "./responses.ts";

/** Conflicts resolve one after the other in the initiative order of those who initiated them. */
export function nextConflict(work: Work): void {
  const { order, conflicts } = work.game;
  const open = order
    .map((seat) => conflicts.filter((conflict) => conflict.initiator === seat && conflict.result === null))
    .find((own) => own.length > 0);
  const [next, another] = open ?? [];
  if (!next) {
    schedule(work, { task: "draw-round" });
    return;
  }
  schedule(work, { task: "resolution" });
  if (another) ask(work, { kind: "resolve-first", seat: next.initiator });
  else schedule(work, { task: "resolve", conflict: next.id });
}

/** Step 1, first part: what happens whether the conflict is won or lost. */
export function resolve(work: Work, id: ConflictId): void {
  const conflict = conflictOf(work.game, id);
  if (conflict.prolonged !== undefined) {
    prolongConflict(work, id, conflict.prolonged);
    return;
  }
  const { resolution: effects, vote } = termsOf(work.game, conflict) ?? {};
  const first: Task[] = effects ? [{ task: "effects", effects, context: conflictContext(work.game, conflict) }] : [];
  const held: Task[] = vote ? [{ task: "hold-vote", vote, context: conflictContext(work.game, conflict) }] : [];
  schedule(work, ...first, ...held, { task: "decide-outcome", conflict: id });
}

/** Step 1, second part: support against opposition, then the effects of having won or lost, each for itself. */
export function decideOutcome(work: Work, id: ConflictId): void {
  const conflict = conflictOf(work.game, id);
  const { support, opposition, sides } = totals(work.game, conflict);
  const won = support > opposition;
  const margin = Math.abs(support - opposition);
  const uncontested = isUncontested(work.game, conflict, won);
  work.game.conflicts = work.game.conflicts.map((other) =>
    other === conflict ? { ...conflict, result: { won, margin, uncontested } } : other,
  );
  work.game.resolved = [...(work.game.resolved ?? []), conflict.type];
  emit(work, {
    type: "conflict-resolved",
    seat: conflict.initiator,
    conflict: id,
    ...titledApart(work.game, conflict),
    won,
    margin,
    support,
    opposition,
    sides,
    uncontested,
  });
  const text = termsOf(work.game, conflict);
  const context = conflictContext(work.game, conflict);
  const tasks: Task[] =
    (won ? text?.won : text?.lost)
      ?.filter((outcome) => margin >= (outcome.by ?? 0) && (!outcome.uncontested || uncontested))
      .map((outcome): Task => ({ task: "effects", effects: outcome.effects, context })) ?? [];
  const goal = conflict.goal === undefined ? undefined : text?.goals?.[conflict.goal];
  if (won && goal) tasks.push({ task: "effects", effects: goal.effects, context });
  const { war } = conflict;
  if (war !== undefined && won) editSeat(work, war).raidedIn = work.game.turn;
  if (war !== undefined)
    tasks.push({
      task: "effects",
      effects: warOutcome(work.game, { ...conflict, war }, { won, uncontested }),
      context,
    });
  const strongest = sides && text?.strongest ? strongestSide(sides) : null;
  if (text?.strongest && strongest !== null)
    tasks.push({
      task: "effects",
      effects: text.strongest,
      context: { ...context, target: { what: "player", seat: strongest } },
    });
  schedule(
    work,
    ...tasks,
    ...(ruled(work.game, "conflict-bonuses") === "outcome" ? [{ task: "end-own-bonuses", conflict: id } as const] : []),
    response({ what: "resolved", conflict: id }),
    { task: "aftermaths", conflict: id, at: 0 },
    { task: "finish-conflict", conflict: id },
  );
}

/** What the conflict's own text gave while it resolved is over; what other cards have given until it is over goes on. */
export function endOwnBonuses(work: Work, { conflict: id }: { conflict: ConflictId }): void {
  const title = conflictTitle(work.game, conflictOf(work.game, id));
  endOfConflict(work, id, title);
  checkNeutralized(work, title);
}

/** Step 4: the conflict card goes to its owner's discard pile, and so do the aftermaths that are discarded after play. */
export function finishConflict(work: Work, id: ConflictId): void {
  const conflict = conflictOf(work.game, id);
  for (const card of work.game.inPlay)
    if (work.game.cards[card]?.play?.untilConflict === id) discardFromPlay(work, card);
  const own = conflict.card;
  if (own !== null && cardOf(work.game, own).zone === "declared" && comesBack(work, conflict)) {
    const { owner } = cardOf(work.game, own);
    emit(work, { type: "returned", seat: owner, card: named(work.game, own) });
    moveCard(work, own, "hand");
  } else if (own !== null && cardOf(work.game, own).zone === "declared") {
    moveCard(work, own, "discard");
    emit(work, {
      type: "discarded",
      seat: conflict.initiator,
      cards: [named(work.game, own)],
      from: "conflict",
    });
  }
  forgetConflict(work, id);
  endOfConflict(work, id);
  checkNeutralized(work, conflictTitle(work.game, conflict));
  happen(work, { what: "finished", conflict: id });
  clearAfterConflict(work);
}

/** Whether the card may be used again, as its text says. compendium: Discarding Conflicts and Aftermaths (Crusade) */
function comesBack(work: Work, conflict: Conflict): boolean {
  const returns = termsOf(work.game, conflict)?.returns;
  if (returns === undefined || conflict.through) return false;
  return returns === "always" || (returns === "won") === (conflict.result?.won === true);
}
