/** Why what a player would do is not asked of them now. */
import { type Action, neverDone } from "./actions/index.ts";
import { mostUrgent, openlyAwaited } from "./questions/decisions.ts";
import { roundOfQuestion } from "./questions/index.ts";
import { type Refusal, refusal } from "./refusal.ts";
import type { DecisionKind, Game } from "./state/game.ts";
import { seatOf } from "./state/lookup.ts";

/** What could not be done at any other time either comes first; then whose turn it is, and in which round it is done. */
export function notNow(game: Game, action: Action, answers: readonly DecisionKind[]): Refusal {
  const { seat } = action;
  const never = neverDone(game, action);
  if (never) return never;
  const urgent = mostUrgent(game.awaiting, seat);
  const asked = urgent ? [urgent.kind] : [];
  const others = openlyAwaited(game).filter((one) => one.seat !== seat && answers.includes(one.kind));
  if (asked.length === 0 && others.length > 0)
    return refusal("not-your-turn", { whose: [...new Set(others.map((one) => seatOf(game, one.seat).name))] });
  const rounds = answers.flatMap((kind) => roundOfQuestion(kind) ?? []);
  // A pass belongs to many rounds.
  const elsewhere = action.type === "pass" ? undefined : rounds[0];
  const when = rounds.includes(game.round) ? game.round : elsewhere;
  if (when !== game.round) return refusal("not-now", { round: game.round, asked, when: when ?? null });
  // It is the round for it: somebody is to answer something before.
  const before = openlyAwaited(game).map((one) => seatOf(game, one.seat).name);
  const first = asked.length > 0 ? ["you"] : [...new Set(before)];
  return refusal("not-now", { round: game.round, asked, when: null, ...(first.length > 0 ? { first } : {}) });
}
