/** What is done to the rounds in which players act and conflicts are declared, and to what is being played in them. */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { stopActing } from "../changes/action-round.ts";
import { setPaid } from "../changes/costs/how-much.ts";
import { ask, editSeat, emit } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { conflictsBarred } from "../rules/conflicts/declaring.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { seatOf } from "../state/lookup.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { type Nothing, nobody, of, saidInGeneral } from "./nothing.ts";
import { ALONG, amountSchema } from "./parts.ts";
import { effect, type TakesBack } from "./record.ts";

const NOT_AGAIN = "round-ended";

/** All at once: nobody acts any more this turn. Once what is under way is done, the resolution round begins. */
const endActionRound = effect({
  shape: z.object({ verb: z.literal("end-action-round") }).strict(),
  logged: "end action round",
  leaves: ["action-round-ended"],
  irreversible: NOT_AGAIN,
  nothing: (): Nothing => ({ reason: "not-action-round" }),
  perform(work, _effect, context): boolean {
    if (!stopActing(work)) return false;
    emit(work, { type: "action-round-ended", source: context.source });
    return true;
  },
});

/**
 * The player takes another action at once, of these kinds where it says so: both are one action. Nothing where the player
 * is asked to act already. engine: Play an Event or Contingency
 */
const actAlong = effect({
  shape: z
    .object({ verb: z.literal("act-along"), who: whoSchema, with: z.array(z.enum(ALONG)).min(1).optional() })
    .strict(),
  logged: "act along",
  leaves: ["acts-along"],
  nothing: (game, effect, context): Nothing =>
    game.round === "action" ? of("acts-anyway")(game, effect, context) : { reason: "not-action-round" },
  perform(work, effect, context): boolean {
    const { game } = work;
    if (game.round !== "action" || game.halt) return false;
    const isAsked = (seat: SeatIndex) => game.awaiting.some((one) => one.seat === seat && one.kind === "action");
    const seats = seatsOf(game, effect.who, context).filter((seat) => !isAsked(seat));
    for (const seat of seats) {
      const { source } = context;
      ask(work, { kind: "action", seat, along: { source, ...(effect.with ? { with: effect.with } : {}) } });
      emit(work, { type: "acts-along", seat, source });
    }
    return seats.length > 0;
  },
});

/** That many conflicts more may be declared in the next conflict round. engine: Conflict Cards */
const allowConflict = effect({
  shape: z
    .object({
      verb: z.literal("allow-conflict"),
      who: whoSchema,
      amount: amountSchema,
      /** They must come from conflict cards. */
      from: z.literal("card").optional(),
    })
    .strict(),
  logged: "allow {n} conflict",
  leaves: ["conflict-allowed"],
  nothing: nobody,
  perform(work, effect, context): boolean {
    const seats = seatsOf(work.game, effect.who, context);
    for (const seat of seats) {
      const state = editSeat(work, seat);
      const more = effect.from === "card" ? "moreFromCards" : "moreConflicts";
      state[more] = (state[more] ?? 0) + effect.amount;
      const from = effect.from === undefined ? {} : { from: effect.from };
      emit(work, { type: "conflict-allowed", seat, amount: effect.amount, source: context.source, ...from });
    }
    return seats.length > 0;
  },
});

/**
 * Nobody declares a conflict in the next turn; another such effect cannot be used then. `who`: only these players do
 * not; `now`: in this turn instead.
 */
const barConflicts = effect({
  shape: z
    .object({ verb: z.literal("bar-conflicts"), who: whoSchema.optional(), now: z.literal(true).optional() })
    .strict(),
  logged: "bar conflicts",
  leaves: ["conflicts-barred"],
  nothing: (): Nothing => ({ reason: "kept-already" }),
  /** compendium: News of Galactic Import — not again in the turn that such a card has kept free of conflicts. */
  may: (game, { who }): Refusal | null =>
    who === undefined && conflictsBarred(game)
      ? refusal("conflicts-barred", { source: game.barred?.source ?? null })
      : null,
  perform(work, { who, now }, context): boolean {
    const { source } = context;
    const turn = work.game.turn + (now ? 0 : 1);
    const when = now ? { now } : {};
    if (who === undefined) {
      if (conflictsBarred(work.game) || work.game.barred?.turn === turn) return false;
      work.game.barred = { turn, source };
      emit(work, { type: "conflicts-barred", source, ...when });
      return true;
    }
    const seats = seatsOf(work.game, who, context).filter((seat) => seatOf(work.game, seat).kept?.turn !== turn);
    for (const seat of seats) {
      editSeat(work, seat).kept = { turn, source };
      emit(work, { type: "conflicts-barred", source, seat, ...when });
    }
    return seats.length > 0;
  },
});

/** The conflict at hand is for this one of its goals, counted from 0. */
const setGoal = effect({
  shape: z.object({ verb: z.literal("set-goal"), goal: z.int().min(0).max(7) }).strict(),
  logged: "set goal",
  leaves: [],
  nothing: saidInGeneral,
  perform({ game }, { goal }, { conflict }): boolean {
    const there = game.conflicts.some(({ id, result }) => id === conflict && result === null);
    game.conflicts = game.conflicts.map((other) => (other.id === conflict ? { ...other, goal } : other));
    return there;
  },
});

/** What of the card that is being played counts as `paid` from now on. */
const notePaid = effect({
  shape: z.object({ verb: z.literal("set-paid"), amount: amountSchema }).strict(),
  logged: "set {n} paid",
  leaves: [],
  nothing: saidInGeneral,
  perform(work, { amount }, { card }): boolean {
    if (card === null) return false;
    setPaid(work, card, amount);
    return true;
  },
});

export const effects = [endActionRound, actAlong, allowConflict, barConflicts, setGoal, notePaid] as const;

export const takesBack = {
  "action-round-ended": { never: { verb: "end action round", why: NOT_AGAIN } },
  "acts-along": {
    /** Whoever has not taken that action yet takes none. */
    undo({ game }, { seat, source }) {
      game.awaiting = game.awaiting.filter(
        (one) => one.kind !== "action" || one.seat !== seat || one.along?.source !== source,
      );
    },
  },
  "conflict-allowed": {
    undo(work, { seat: index, from, amount }) {
      const seat = editSeat(work, index);
      const more = from === "card" ? "moreFromCards" : "moreConflicts";
      seat[more] = Math.max(0, (seat[more] ?? 0) - amount);
    },
  },
  "conflicts-barred": {
    undo(work, { seat }) {
      if (seat === undefined) work.game.barred = undefined;
      else editSeat(work, seat).kept = undefined;
    },
  },
} as const satisfies TakesBack;
