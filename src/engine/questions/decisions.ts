/** Which question comes first. */
import type { Decision, Game } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { isUrgent } from "./index.ts";

/** What this seat is asked now: what is urgent before anything else; null where it owes nothing. */
export function mostUrgent<T extends Pick<Decision, "seat" | "kind">>(
  awaiting: readonly T[],
  seat: SeatIndex,
): T | null {
  const own = awaiting.filter((each) => each.seat === seat);
  return own.find(({ kind }) => isUrgent(kind)) ?? own[0] ?? null;
}

/** The question of a step in secret that this seat has answered and may still answer otherwise; null for none. */
export function answeredQuestion(game: Game, seat: SeatIndex): Decision | null {
  const { aftermathStep, declareStep } = game;
  if (seatOf(game, seat).eliminated) return null;
  const aftermath = answeredIn(game, seat, aftermathStep?.asked);
  if (aftermath && aftermathStep) return { ...aftermath, kind: "aftermath", conflict: aftermathStep.conflict };
  const declared = answeredIn(game, seat, declareStep?.asked);
  return declared && { ...declared, kind: "declare" };
}

function answeredIn(
  { awaiting }: Game,
  seat: SeatIndex,
  asked: readonly { seat: SeatIndex; id: number }[] = [],
): Pick<Decision, "id" | "seat"> | null {
  const own = asked.find((one) => one.seat === seat);
  return own === undefined || awaiting.some(({ id }) => id === own.id) ? null : { id: own.id, seat };
}

/** What this seat is asked now, or may answer again until all have answered. */
export function questionFor(game: Game, seat: SeatIndex): Decision | null {
  return mostUrgent(game.awaiting, seat) ?? answeredQuestion(game, seat);
}

/**
 * What everybody may know to be owed, in the order of asking: a secret answer that has been given looks as if it were
 * still owed, until all are in.
 */
export function openlyAwaited(game: Game): readonly Decision[] {
  const step = game.aftermathStep ?? game.declareStep;
  if (!step) return game.awaiting;
  const answered = step.asked.flatMap(({ seat }) => answeredQuestion(game, seat) ?? []);
  return [...game.awaiting, ...answered].sort((a, b) => a.id - b.id);
}
