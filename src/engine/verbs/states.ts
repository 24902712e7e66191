/** States begin and end through cards. engine glossary: States */
import type { Effect } from "../cards/verbs.ts";
import type { Context, Game, Side } from "../game.ts";
import type { Refusal } from "../refusal.ts";
import { endState, mayEnd, mayStart, startState } from "../rules/states.ts";
import type { Work } from "../work.ts";
import { sidesOf } from "./references.ts";

type Of<V> = Extract<Effect, { verb: V }>;

/** Every two sides that an effect is about; nobody is one with oneself where several are named. */
function pairs(game: Game, { from, toward }: Pick<Of<"end-state">, "from" | "toward">, context: Context) {
  const [ones, others] = [sidesOf(game, from, context), sidesOf(game, toward, context)];
  const all = ones.flatMap((one) => others.map((other): [Side, Side] => [one, other]));
  return all.length === 1 ? all : all.filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other));
}

export function beginState(work: Work, effect: Of<"start-state">, context: Context): boolean {
  const gives = [effect.gives?.from ?? 0, effect.gives?.toward ?? 0] as const;
  const started = pairs(work.game, effect, context).map((between) =>
    startState(work, { name: effect.state, between, gives, by: context.by, source: context.source }),
  );
  return started.includes(true);
}

export function stopState(work: Work, effect: Of<"end-state">, context: Context): boolean {
  const ended = pairs(work.game, effect, context).map(([a, b]) => endState(work, effect.state, a, b, context.source));
  return ended.includes(true);
}

/** Why an effect that is carried out by hand cannot start or end a state. */
export function stateRefused(game: Game, effect: Effect, context: Context): Refusal | null {
  if (effect.verb !== "start-state" && effect.verb !== "end-state") return null;
  const may = effect.verb === "start-state" ? mayStart : mayEnd;
  const refusals = pairs(game, effect, context).map(([a, b]) => may(game, effect.state, a, b));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}
