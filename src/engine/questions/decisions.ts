/** Which question comes first. */
import type { Decision, Game } from "../state/game.ts";
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

/** The question of the aftermath step that this seat has answered and may still answer otherwise; null for none. */
export function answeredQuestion(game: Game, seat: SeatIndex): Extract<Decision, { kind: "aftermath" }> | null {
  const step = game.aftermathStep;
  const asked = step?.asked.find((one) => one.seat === seat);
  if (!step || !asked || game.awaiting.some(({ id }) => id === asked.id)) return null;
  return { id: asked.id, seat, kind: "aftermath", conflict: step.conflict };
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
  if (!game.aftermathStep) return game.awaiting;
  const answered = game.aftermathStep.asked.flatMap(({ seat }) => answeredQuestion(game, seat) ?? []);
  return [...game.awaiting, ...answered].sort((a, b) => a.id - b.id);
}
