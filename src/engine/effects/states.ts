/** States begin and end through cards. engine glossary: States */

import { endState, startState } from "../changes/relations/states.ts";
import type { Work } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { sidesOf } from "../rules/in-force/references.ts";
import { mayDeclareOnKin, mayMakePeace } from "../rules/relations/civil-war.ts";
import { mayEnd, mayStart, WAR } from "../rules/relations/states.ts";
import type { Context, Game, Side } from "../state/game.ts";
import type { Effect } from "./shapes/verbs.ts";

type Of<V> = Extract<Effect, { verb: V }>;

/** Every two sides that an effect is about; nobody is one with oneself where several are named. */
function pairs(game: Game, { from, toward }: Pick<Of<"end-state">, "from" | "toward">, context: Context) {
  const [ones, others] = [sidesOf(game, from, context), sidesOf(game, toward, context)];
  const all = ones.flatMap((one) => others.map((other): [Side, Side] => [one, other]));
  return all.length === 1 ? all : all.filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other));
}

export function beginState(work: Work, effect: Of<"start-state">, context: Context): boolean {
  const gives = [effect.gives?.from ?? 0, effect.gives?.toward ?? 0] as const;
  const started = pairs(work.game, effect, context).map(
    (between) =>
      mayBegin(work.game, effect, ...between, context) === null &&
      startState(work, {
        name: effect.state,
        between,
        gives,
        ...(effect.gives?.per === undefined ? {} : { per: effect.gives.per }),
        by: context.by,
        source: context.source,
        rating: effect.rating,
        endsAtTension: effect.endsAtTension,
      }),
  );
  return started.includes(true);
}

export function stopState(work: Work, effect: Of<"end-state">, context: Context): boolean {
  const ended = pairs(work.game, effect, context).map(
    ([a, b]) =>
      mayStop(work.game, effect, a, b, context) === null && endState(work, effect.state, a, b, context.source),
  );
  return ended.includes(true);
}

/** Why an effect of this player cannot start a state between these two. */
function mayBegin(game: Game, { state }: Of<"start-state">, a: Side, b: Side, { by, source }: Context): Refusal | null {
  return mayStart(game, state, a, b) ?? (state === WAR ? mayDeclareOnKin(game, by, source, a, b) : null);
}

/** Why an effect of this player cannot end a state between these two. */
function mayStop(game: Game, { state }: Of<"end-state">, a: Side, b: Side, { by }: Context): Refusal | null {
  const inCivilWar = state === WAR && "seat" in a && "seat" in b;
  return mayEnd(game, state, a, b) ?? (inCivilWar ? mayMakePeace(game, by, a.seat, b.seat) : null);
}

/** Why a text that ends a war cannot be used now: another war of a civil war would have to be ended. */
export function peaceBlocked(game: Game, effect: Of<"end-state">, context: Context): Refusal | null {
  const refused = stateRefused(game, effect, context);
  return refused?.code === "civil-war-ends-elsewhere" ? refused : null;
}

/** Why an effect that is carried out by hand cannot start or end a state. */
export function stateRefused(game: Game, effect: Effect, context: Context): Refusal | null {
  if (effect.verb !== "start-state" && effect.verb !== "end-state") return null;
  const refusals = pairs(game, effect, context).map(([a, b]) =>
    effect.verb === "start-state" ? mayBegin(game, effect, a, b, context) : mayStop(game, effect, a, b, context),
  );
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}
