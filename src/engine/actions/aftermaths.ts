/** engine: Step 3. Play Aftermath Cards */
import type { ActionOf } from "../action.ts";
import type { Decision, Game, StandingAnswer } from "../game.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { answerAftermaths, standBy } from "../rounds/aftermaths.ts";
import { mayPlayAftermath } from "../rules/aftermath.ts";
import { standingOf } from "../rules/standing.ts";
import type { SeatIndex } from "../vocabulary.ts";
import type { Work } from "../work.ts";

/**
 * Plays an aftermath, or keeps the choice secret until all who come earlier in initiative order have none to play. Until
 * then it can be changed.
 */
export function playAftermath(
  work: Work,
  { seat, card, target }: ActionOf<"aftermath">,
  decision: Decision,
): Refusal | undefined {
  if (decision.kind !== "aftermath") return refusal("not-now");
  const conflict = work.game.conflicts.find((other) => other.id === decision.conflict);
  if (!conflict) return refusal("not-now");
  const allowed = mayPlayAftermath(work.game, seat, card, target ?? null, conflict);
  if ("code" in allowed) return allowed;
  answerAftermaths(work, seat, { card, target: target ?? null });
  return undefined;
}

/** What a seat says in advance, so that it is asked less; nobody else learns of it. */
export function sayInAdvance(work: Work, { seat, answer }: ActionOf<"standing">): Refusal | undefined {
  const blocked = maySayInAdvance(work.game, seat, answer);
  if (blocked) return blocked;
  standBy(work, seat, answer);
  return undefined;
}

/** Has a seat anything to say in advance about aftermaths? */
export function maySayInAdvance(game: Game, seat: SeatIndex, answer: StandingAnswer): Refusal | null {
  if (game.round === "setup") return refusal("no-aftermaths-now", { round: game.round });
  if (answer === "conflict" && !game.aftermathStep) return refusal("no-aftermaths-now", { round: game.round });
  return standingOf(game, seat) === answer ? refusal("said-already", {}) : null;
}
