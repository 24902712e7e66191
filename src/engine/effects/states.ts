/** States begin and end through cards. engine glossary: States; Unconditional Surrender */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { stateNameSchema } from "../cards/target-spec.ts";
import { shiftRating } from "../changes/costs/influence.ts";
import { closeStates, endState, resumeByHand, startState, suspendByHand } from "../changes/relations/states.ts";
import { ask } from "../changes/work.ts";
import type { EventOf } from "../events/event.ts";
import type { Refusal } from "../refusal.ts";
import { seatsOf, sidesOf } from "../rules/in-force/references.ts";
import { isToBeSuspended, mayDeclareOnOwnRace, mayMakePeace } from "../rules/relations/civil-war.ts";
import { allStates, isBetween, mayEnd, mayStart, stateBetween, WAR } from "../rules/relations/states.ts";
import { maySurrender, refuges } from "../rules/relations/surrender.ts";
import type { EffectContext, Game, Side, State } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex, StateName } from "../state/vocabulary.ts";
import { nobody } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

/** Said of a state alone, between each of the one and each of the other. */
const ofState = <const Verb extends string>(verb: Verb) =>
  z.object({ verb: z.literal(verb), state: stateNameSchema, from: whoSchema, toward: whoSchema }).strict();

/** Between each of the one and each of the other; `{ race }` may be a race that nobody plays. */
const start = effect({
  shape: z
    .object({
      verb: z.literal("start-state"),
      state: stateNameSchema,
      from: whoSchema,
      toward: whoSchema,
      /** What the two gain with it, and lose again when it ends. */
      gives: z
        .object({
          from: amountSchema.optional(),
          toward: amountSchema.optional(),
          /** That much for each so many influence that the other side has, and so much is lost again by what it has then. */
          per: z.int().min(2).max(10).optional(),
        })
        .strict()
        .optional(),
      /** It is no gain: the influence ratings are so much higher as long as the state is in force. */
      rating: z.literal(true).optional(),
      /** It ends once the tension of either toward the other is that high. */
      endsAtTension: z.int().min(2).max(5).optional(),
    })
    .strict(),
  logged: "start a state between players",
  leaves: ["state-started", "influence-gained"],
  nothing: nobody,
  mayByHand: (game, effect, context): Refusal | null =>
    ofAny(pairs(game, effect, context).map(([a, b]) => mayBegin(game, effect.state, a, b, context))),
  perform(work, effect, context): boolean {
    const gives = [effect.gives?.from ?? 0, effect.gives?.toward ?? 0] as const;
    const started = pairs(work.game, effect, context).map(
      (between) =>
        mayBegin(work.game, effect.state, ...between, context) === null &&
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
  },
});

const end = effect({
  shape: ofState("end-state"),
  logged: "end a state between players",
  leaves: ["state-ended"],
  nothing: nobody,
  /** A text that ends a war cannot be used where another war of a civil war would have to be ended. */
  may(game, effect, context): Refusal | null {
    const refused = endRefused(game, effect, context);
    return refused?.code === "civil-war-ends-elsewhere" ? refused : null;
  },
  mayByHand: (game, effect, context): Refusal | null => endRefused(game, effect, context),
  perform(work, effect, context): boolean {
    const ended = pairs(work.game, effect, context).map(
      ([a, b]) =>
        mayStop(work.game, effect.state, a, b, context) === null && endState(work, effect.state, a, b, context.source),
    );
    return ended.includes(true);
  },
});

/**
 * Unconditionally, to a player with whom the one is at war: at once; where the ambassador may find asylum the player is
 * asked with whom.
 */
const surrender = effect({
  shape: z.object({ verb: z.literal("surrender"), who: whoSchema, to: whoSchema }).strict(),
  logged: "surrender",
  leaves: [],
  irreversible: "surrendered",
  nothing: nobody,
  mayByHand: (game, effect, context): Refusal | null =>
    ofAny(surrendering(game, effect, context).map(([seat, to]) => surrenderRefused(game, seat, to, context))),
  perform(work, effect, context, all): boolean {
    let done = false;
    for (const [seat, to] of surrendering(work.game, effect, context)) {
      if (maySurrender(work.game, seat, to)) continue;
      done = true;
      if (refuges(work.game, seat).length > 0) ask(work, { kind: "surrender", seat, to, source: context.source });
      else all.capitulate(work, seat, to);
    }
    return done;
  },
});

/** What a text suspends is as if it were not, with what it gave, until it is brought back by hand. compendium: Commerce Raiding */
const suspend = effect({
  shape: ofState("suspend-state"),
  logged: "suspend a state between players",
  leaves: ["state-suspended"],
  nothing: nobody,
  mayByHand: (game, { state, ...sides }, context): Refusal | null =>
    ofAny(pairs(game, sides, context).map(([a, b]) => mayEnd(game, state, a, b))),
  perform(work, { state, ...sides }, context): boolean {
    const inForce = statesNamed(work.game, state, pairs(work.game, sides, context), ({ suspended }) => !suspended);
    for (const one of inForce) suspendByHand(work, one, context.source);
    return inForce.length > 0;
  },
});

/** Nothing comes back by hand that rests for another reason too, or beside another one of its name. */
const resume = effect({
  shape: ofState("resume-state"),
  logged: "resume a state between players",
  leaves: ["state-suspended", "state-ended"],
  nothing: (game, { from, toward }, context) =>
    pairs(game, { from, toward }, context).length === 0 ? nobody() : { reason: "not-suspended" },
  mayByHand: (game, { state, ...sides }, context): Refusal | null =>
    ofAny(pairs(game, sides, context).map(([a, b]) => mayStart(game, state, a, b))),
  perform(work, { state, ...sides }, context): boolean {
    const free = pairs(work.game, sides, context).filter(([a, b]) => mayStart(work.game, state, a, b) === null);
    const resting = statesNamed(work.game, state, free, (one) => restsByHandAlone(work.game, one));
    for (const one of resting) resumeByHand(work, one, context.source);
    return resting.length > 0;
  },
});

export const effects = [start, end, surrender] as const;
export const byHandOnly = [suspend, resume] as const;

export const takesBack = {
  "state-started": {
    undo(work, { state: name, source, between }) {
      const { game } = work;
      const started = allStates(game).findLast(
        (state) => state.name === name && state.source === source && isBetween(game, state, ...between),
      );
      if (!started) return;
      // What the two gained with it was a gain, and is undone as one.
      const { gave: _, ...bare } = started;
      game.states = allStates(game).map((state) => (state === started ? bare : state));
      closeStates(work, (state) => state === bare, "effect", source);
    },
  },
  "state-ended": {
    stuck(game, { was, between, state }, done) {
      if (was === undefined) return { verb: "end state", why: null };
      const war = stateBetween(game, WAR, ...between);
      const own = done.some((one) => one.type === "state-started" && one.state === WAR);
      return war && state !== WAR && !own ? { verb: "end state", why: "war" } : null;
    },
    undo(work, { was, taken }) {
      if (!was) return;
      work.game.states = [...allStates(work.game), was];
      for (const { seat, amount } of taken) if (!seatOf(work.game, seat).eliminated) shiftRating(work, seat, amount);
    },
  },
  // What rests and comes back by itself, as with a card in play or a civil war, does so again.
  "state-suspended": {
    stuck(game, event) {
      const gone = event.by !== undefined && turned(game, event) === undefined;
      const verb = event.suspended ? "suspend state" : "resume state";
      return gone ? { verb, why: "state-changed" } : null;
    },
    undo(work, event, { source }) {
      const state = event.by === undefined ? undefined : turned(work.game, event);
      if (state === undefined) return;
      if (event.suspended) resumeByHand(work, state, source);
      else suspendByHand(work, state, source);
    },
  },
} as const satisfies TakesBack;

const restsByHandAlone = (game: Game, { setAside, ...state }: State) =>
  setAside === true && !isToBeSuspended(game, state);

/** The states of this name between any two of these of which something is true. */
function statesNamed(
  game: Game,
  name: StateName,
  between: readonly (readonly [Side, Side])[],
  is: (state: State) => boolean,
): State[] {
  return allStates(game).filter(
    (state) => state.name === name && is(state) && between.some(([a, b]) => isBetween(game, state, a, b)),
  );
}

/** The state that an event has suspended or brought back by hand, as long as it is as it was left. */
function turned(game: Game, event: EventOf<"state-suspended">): State | undefined {
  return statesNamed(game, event.state, [event.between], (state) =>
    event.suspended ? restsByHandAlone(game, state) : !state.suspended,
  ).find(({ source }) => source === event.source);
}

/** Nothing where one of several may be done, otherwise why the first may not. */
const ofAny = (refusals: readonly (Refusal | null)[]): Refusal | null =>
  refusals.includes(null) ? null : (refusals[0] ?? null);

/** Every two sides that an effect is about; nobody is one with oneself where several are named. */
function pairs(game: Game, { from, toward }: Pick<EffectOf<typeof end>, "from" | "toward">, context: EffectContext) {
  const [ones, others] = [sidesOf(game, from, context), sidesOf(game, toward, context)];
  const all = ones.flatMap((one) => others.map((other): [Side, Side] => [one, other]));
  return all.length === 1 ? all : all.filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other));
}

/** Why an effect of this player cannot start a state between these two. */
function mayBegin(game: Game, state: StateName, a: Side, b: Side, { by, source }: EffectContext): Refusal | null {
  return mayStart(game, state, a, b) ?? (state === WAR ? mayDeclareOnOwnRace(game, by, source, a, b) : null);
}

/** Why an effect of this player cannot end a state between these two. */
function mayStop(game: Game, state: StateName, a: Side, b: Side, { by }: EffectContext): Refusal | null {
  const inCivilWar = state === WAR && "seat" in a && "seat" in b;
  return mayEnd(game, state, a, b) ?? (inCivilWar ? mayMakePeace(game, by, a.seat, b.seat) : null);
}

function endRefused(game: Game, effect: EffectOf<typeof end>, context: EffectContext): Refusal | null {
  return ofAny(pairs(game, effect, context).map(([a, b]) => mayStop(game, effect.state, a, b, context)));
}

/** Who surrenders to whom; nobody to whoever is not at war with them. */
function surrendering(
  game: Game,
  { who, to }: EffectOf<typeof surrender>,
  context: EffectContext,
): [SeatIndex, SeatIndex][] {
  const [victor] = seatsOf(game, to, context);
  return victor === undefined ? [] : seatsOf(game, who, context).map((seat): [SeatIndex, SeatIndex] => [seat, victor]);
}

/** Why nobody can be made to surrender there; of another player, who is named then. */
function surrenderRefused(game: Game, seat: SeatIndex, to: SeatIndex, { by }: EffectContext): Refusal | null {
  const refused = maySurrender(game, seat, to);
  if (refused === null || seat === by) return refused;
  return { ...refused, facts: { ...refused.facts, loser: seatOf(game, seat).name } };
}
