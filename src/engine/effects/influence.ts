/** engine: Influence — gains, losses and transfers of it, and what may be applied of it. */

import { z } from "zod";
import { type Party, partySchema, whoSchema } from "../cards/references.ts";
import * as influence from "../changes/costs/influence.ts";
import { swell, unswell } from "../changes/costs/temporary-influence.ts";
import { ask, editSeat, emit, type Work } from "../changes/work.ts";
import type { Holder } from "../events/named.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { LEAST_RATING, losable, lossFromSpent } from "../rules/costs/influence.ts";
import { risenBy } from "../rules/in-force/beginning.ts";
import { holdersOf, seatsOf } from "../rules/in-force/references.ts";
import { sharingLosses } from "../rules/in-force/same-race.ts";
import type { EffectContext, Game } from "../state/game.ts";
import { seatOf } from "../state/lookup.ts";
import { since } from "../state/revision.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import { type Nothing, nobody, of, saidInGeneral, same } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

const gain = effect({
  shape: z.object({ verb: z.literal("gain-influence"), who: partySchema, amount: amountSchema }).strict(),
  logged: "gain {n} influence",
  leaves: ["influence-gained"],
  nothing: nobody,
  perform(work, { who, amount }, context): boolean {
    const holders = holdersOf(work.game, who, context);
    const gained = holders.map((holder) => influence.gainInfluence(work, holder, amount, context.source));
    return gained.includes(true);
  },
});

/** Each player chooses the pool; where there is no choice it is done at once. */
const lose = effect({
  shape: z.object({ verb: z.literal("lose-influence"), who: partySchema, amount: amountSchema }).strict(),
  logged: "lose {n} influence",
  leaves: ["influence-lost"],
  nothing: (game, { who }, context): Nothing => holderIsPoor(game, who, context),
  perform(work, effect, context): boolean {
    let lost = false;
    for (const holder of losersOf(work, effect.who, context)) {
      const amount = losable(work.game, holder, effect.amount);
      if (amount === 0) continue;
      lost = true;
      if ("nonPlayer" in holder) influence.loseNonPlayerInfluence(work, holder.nonPlayer, amount, context.source);
      else loseOrAsk(work, holder.seat, amount, context.source);
    }
    return lost;
  },
});

const transfer = effect({
  shape: z
    .object({ verb: z.literal("transfer-influence"), from: partySchema, to: partySchema, amount: amountSchema })
    .strict(),
  logged: "transfer {n} influence",
  leaves: ["influence-transferred"],
  nothing: (game, { from, to }, context): Nothing =>
    same(from, to) ? { reason: "same-side" } : holderIsPoor(game, from, context),
  perform(work, effect, context): boolean {
    let moved = 0;
    for (const from of holdersOf(work.game, effect.from, context))
      for (const to of holdersOf(work.game, effect.to, context))
        if (JSON.stringify(from) !== JSON.stringify(to))
          moved += influence.transferInfluence(work, from, to, effect.amount, context.source);
    return moved > 0;
  },
});

/** To what it was as the turn began: a rating that is higher now, but to no less than `least`. compendium: Luis Santiago */
const setBack = effect({
  shape: z
    .object({ verb: z.literal("set-back-influence"), who: whoSchema, least: z.int().min(3).max(20).optional() })
    .strict(),
  logged: "set back influence",
  leaves: ["influence-lost"],
  nothing: saidInGeneral,
  may: (game, effect, context): Refusal | null =>
    falls(game, effect, context).length > 0 ? null : refusal("as-it-began", { source: context.source }),
  perform(work, effect, context): boolean {
    const all = falls(work.game, effect, context);
    for (const { seat, amount } of all) loseOrAsk(work, seat, amount, context.source);
    return all.length > 0;
  },
});

/** The player gains no influence any more this turn. */
const barGains = effect({
  shape: z.object({ verb: z.literal("bar-gains"), who: whoSchema }).strict(),
  logged: "bar gains",
  leaves: ["gains-barred"],
  nothing: saidInGeneral,
  perform(work, { who }, context): boolean {
    const { turn } = work.game;
    const { source } = context;
    const seats = seatsOf(work.game, who, context).filter((seat) => work.game.seats[seat]?.gainsNothing?.turn !== turn);
    for (const seat of seats) {
      editSeat(work, seat).gainsNothing = { turn, source };
      emit(work, { type: "gains-barred", seat, source });
    }
    return seats.length > 0;
  },
});

/** Additional influence to apply until the end of the turn; `next`: in the next turn instead. */
const add = effect({
  shape: z
    .object({
      verb: z.literal("add-influence"),
      who: whoSchema,
      amount: amountSchema,
      next: z.literal(true).optional(),
    })
    .strict(),
  logged: "add {n} influence",
  leaves: ["influence-added"],
  nothing: nobody,
  perform(work, { who, amount, next }, context): boolean {
    const seats = seatsOf(work.game, who, context);
    const give = next ? influence.promiseInfluence : influence.addInfluence;
    for (const seat of seats) give(work, seat, amount, context.source);
    return seats.length > 0;
  },
});

/** The influence of Babylon 5 is so much higher until the end of the turn, and by that no higher than `most` before the Shadow War. */
const swellUp = effect({
  shape: z
    .object({
      verb: z.literal("swell-influence"),
      who: z.literal("babylon-5"),
      amount: amountSchema,
      most: z.int().min(1).max(99).optional(),
    })
    .strict(),
  logged: "swell {n} influence",
  leaves: ["influence-swollen"],
  nothing: (_game, { most }): Nothing => ({ reason: "no-room", limit: most ?? null }),
  perform: (work, { amount, most }, { source }): boolean => swell(work, amount, most ?? null, source),
});

const restore = effect({
  shape: z.object({ verb: z.literal("restore-influence"), who: whoSchema, amount: amountSchema }).strict(),
  logged: "restore {n} influence",
  leaves: ["influence-restored"],
  nothing: of("nothing-spent"),
  perform(work, effect, context): boolean {
    let restored = 0;
    for (const seat of seatsOf(work.game, effect.who, context)) {
      const amount = influence.restoreInfluence(work, seat, effect.amount);
      if (amount > 0) emit(work, { type: "influence-restored", seat, amount, source: context.source });
      restored += amount;
    }
    return restored > 0;
  },
});

export const effects = [gain, lose, transfer, setBack, barGains, add, swellUp, restore] as const;

const party = (holder: Holder) => ("seat" in holder ? { seat: holder.seat } : holder.nonPlayer);

export const takesBack = {
  "influence-gained": {
    inverse: ({ whose, amount }) => ({ verb: "lose-influence", who: party(whose), amount }),
  },
  "influence-lost": {
    inverse: ({ whose, amount }) => ({ verb: "gain-influence", who: party(whose), amount }),
  },
  "influence-transferred": {
    inverse: ({ from, to, amount }) => ({ verb: "transfer-influence", from: party(to), to: party(from), amount }),
  },
  "influence-added": {
    undo(work, { seat: index, next, amount }) {
      const seat = editSeat(work, index);
      if (next) seat.additionalNext = Math.max(0, (seat.additionalNext ?? 0) - amount);
      else seat.additional = Math.max(0, seat.additional - amount);
    },
  },
  "influence-restored": { undo: (work, { seat, amount }) => putBetweenPools(work, seat, -amount) },
  "influence-swollen": {
    undo(work, { by, source }) {
      if (by > 0) unswell(work, by, source);
    },
  },
  "gains-barred": {
    undo(work, { seat }) {
      editSeat(work, seat).gainsNothing = undefined;
    },
  },
} as const satisfies TakesBack;

/** Takes influence from a player, who is asked from which pool where there is a choice. */
function loseOrAsk(work: Work, seat: SeatIndex, amount: number, source: string): void {
  const { least, most } = lossFromSpent(work.game, seat, amount);
  if (least === most) influence.loseInfluence(work, seat, amount, least, source);
  else ask(work, { kind: "lose", seat, amount, source });
}

/**
 * Whom the loss hits: what a military conflict takes from its target it may take from the whole race, but for a faction of it
 * that initiated the conflict itself. rulebook: Joint Effects; compendium: Border Raid
 */
function losersOf(work: Work, who: Party, context: EffectContext): Holder[] {
  const holders = holdersOf(work.game, who, context);
  const conflict = work.game.conflicts.find(({ id }) => id === context.conflict);
  if (who !== "target" || conflict?.type !== "military" || conflict.card !== context.card) return holders;
  const shares = (seat: SeatIndex, hit: SeatIndex) =>
    seat === hit || seat !== conflict.initiator || !since(work.game, 14);
  return holders.flatMap((holder): Holder[] => {
    if (!("seat" in holder)) return [holder];
    return sharingLosses(work.game, holder.seat).flatMap((seat) => (shares(seat, holder.seat) ? [{ seat }] : []));
  });
}

function holderIsPoor(game: Game, who: Party, context: EffectContext): Nothing {
  const [holder] = holdersOf(game, who, context);
  if (holder === undefined) return { reason: "nobody" };
  if ("nonPlayer" in holder) return { reason: "no-influence" };
  return { reason: "least-rating", who: seatOf(game, holder.seat).name, limit: LEAST_RATING };
}

/** How much each of these ratings falls. */
function falls(game: Game, { who, least }: EffectOf<typeof setBack>, context: EffectContext) {
  return seatsOf(game, who, context).flatMap((seat) => {
    const amount = losable(game, { seat }, risenBy(game, seat, least ?? LEAST_RATING));
    return amount > 0 ? [{ seat, amount }] : [];
  });
}

/** Between the two pools, as far as there is any. */
export function putBetweenPools(work: Work, index: SeatIndex, by: number): void {
  const seat = editSeat(work, index);
  const amount = Math.max(-seat.unspent, Math.min(by, seat.spent));
  seat.unspent += amount;
  seat.spent -= amount;
}
