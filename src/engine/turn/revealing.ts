/** engine: Step 2. Reveal and Initiate Conflicts — all are turned up before the first is initiated. */

import type { CardFacts } from "../cards/facts.ts";
import { discardDeclared, uncover } from "../changes/conflicts/declaring.ts";
import { editSeat, emit, schedule, type Work } from "../changes/work.ts";
import { isDeclaredOpenly } from "../rules/conflicts/declaring.ts";
import { ruled } from "../rulesets/index.ts";
import type { Declaration, Game, Task } from "../state/game.ts";
import { factsOf, limitIn, named, sameCard } from "../state/lookup.ts";
import { since } from "../state/revision.ts";

/**
 * Reveals what has been declared, all at once, and has it initiated in initiative order, several of one player in the
 * order of declaring; by the published rules all in the order of declaring, which may be another one where that was done
 * fast and loose.
 *
 * @param at place in initiative order: from there on in games that reveal one player's conflicts after the other's
 */
export function revealDeclared(work: Work, at: number): void {
  const { order } = work.game;
  if (at >= order.length) {
    for (const [index, { moreConflicts, moreFromCards }] of work.game.seats.entries()) {
      if (moreConflicts) editSeat(work, index).moreConflicts = 0;
      if (moreFromCards) editSeat(work, index).moreFromCards = 0;
    }
    schedule(work, { task: "action-round" });
    return;
  }
  const atOnce = since(work.game, 2);
  if (atOnce) {
    revealAll(work);
    discardCopies(work);
  }
  const declared = ruled(work.game, "initiating-order") === "as-declared";
  schedule(work, { task: "reveal", at: declared || atOnce ? order.length : at + 1 });
  const next = atOnce ? inOrder(work.game) : work.game.declared.filter((other) => declared || other.seat === order[at]);
  schedule(work, ...next.map((declaration): Task => ({ task: "initiate", declaration })));
}

/** What is declared, in the order in which it is revealed and initiated. */
function inOrder(game: Game): readonly Declaration[] {
  const { declared, order } = game;
  if (ruled(game, "initiating-order") === "as-declared") return declared;
  return order.flatMap((seat) => declared.filter((one) => one.seat === seat));
}

/** Everything that lies face down is turned up, and told in one go. */
function revealAll(work: Work): void {
  const hidden = inOrder(work.game).filter((one) => !isDeclaredOpenly(one));
  if (hidden.length === 0) return;
  work.game.declared = work.game.declared.map((one) => (hidden.includes(one) ? { ...one, revealed: true } : one));
  const conflicts = hidden.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, card: named(work.game, card) }]));
  emit(work, { type: "conflicts-revealed", conflicts });
  for (const declaration of hidden) uncover(work, declaration);
}

/** engine: Conflict Cards — of a limited or unique conflict the copy that was declared first is left, in whatever order. */
function discardCopies(work: Work): void {
  const kept: CardFacts[] = [];
  for (const declaration of work.game.declared) {
    const { card, as } = declaration;
    if (card === null || as !== undefined) continue;
    const facts = factsOf(work.game, card);
    if (limitIn(work.game, facts) === "multiple") continue;
    if (kept.some((one) => sameCard(one, facts))) discardDeclared(work, declaration, { why: "limited" });
    else kept.push(facts);
  }
}
