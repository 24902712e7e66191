/** What is done to conflicts, and to who takes part in them. */

import { z } from "zod";
import { whichSchema, whoSchema } from "../cards/references.ts";
import { add, type SideTaken, takeSide } from "../changes/conflicts/participating.ts";
import { prevented } from "../changes/in-force/damage.ts";
import { endOfConflict } from "../changes/in-force/lasting.ts";
import { ready } from "../changes/in-force/rotation.ts";
import { forgetConflict } from "../changes/triggers/standing-answers.ts";
import { emit, type Work } from "../changes/work.ts";
import { moveCard } from "../changes/zones.ts";
import type { Refusal } from "../refusal.ts";
import { formOf, mayJoin } from "../rules/conflicts/conflict.ts";
import { cardFor, conflictAtHand, seatsOf } from "../rules/in-force/references.ts";
import { isIrrevocable } from "../rules/in-force/statics.ts";
import type { Conflict, EffectContext, Game, Participant } from "../state/game.ts";
import { cardOf, conflictTitle, mustPlay, named, playOf, titledApart, toldApart } from "../state/lookup.ts";
import { since } from "../state/revision.ts";
import { ABILITIES, type CardId, CONFLICT_TYPES } from "../state/vocabulary.ts";
import { type Nothing, type NothingReason, ofCard, saidInGeneral } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type TakesBack, undoing } from "./record.ts";

/**
 * The card takes a side in the conflict at hand, or the one that is named by number, without rotating for it.
 * engine: Support or Oppose a Conflict
 */
const takePart = effect({
  shape: z
    .object({
      verb: z.literal("take-part"),
      which: whichSchema,
      as: z.enum(["support", "oppose"]),
      conflict: z.int().min(0).optional(),
      /** With another ability than the conflict's own. */
      using: z.enum(ABILITIES).optional(),
      /** For a conflict with several sides: whose side. */
      side: whoSchema.optional(),
    })
    .strict(),
  logged: "take part",
  leaves: ["supported", "opposed"],
  nothing: ofCard("no-change"),
  may: (game, effect, context): Refusal | null => takingPartRefused(game, effect, context),
  perform(work, effect, context): boolean {
    const found = sideTaken(work.game, effect, context);
    if (!found || takingPartRefused(work.game, effect, context)) return false;
    takeSide(work, found);
    return true;
  },
});

/** To the conflict that the effect names by number, that its target is, or that is at hand. */
const addTo = effect({
  shape: z
    .object({
      verb: z.enum(["add-support", "add-opposition"]),
      amount: amountSchema,
      conflict: z.int().min(0).optional(),
      /** For a conflict with several sides: whose side. */
      side: whoSchema.optional(),
    })
    .strict(),
  logged: { "add-support": "add {n} support", "add-opposition": "add {n} opposition" },
  leaves: ["added"],
  nothing: (game, effect, context): Nothing => overOr("sides-only", game, effect, context),
  perform(work, effect, context): boolean {
    const to = effect.verb === "add-support" ? "support" : "opposition";
    const target = [context.target, context.second].find((each) => each?.what === "conflict");
    const id = effect.conflict ?? (target?.what === "conflict" ? target.conflict : context.conflict);
    const conflict = work.game.conflicts.find((other) => other.id === id);
    if (!conflict || conflict.result) return false;
    const sided = formOf(work.game, conflict) === "sides";
    if (sided && to === "opposition") return false;
    const side = sided ? (seatsOf(work.game, effect.side ?? "you", context)[0] ?? null) : null;
    if (sided && side === null) return false;
    add(work, conflict.id, to, effect.amount, side, context.source);
    emit(work, {
      type: "added",
      to,
      conflict: conflictTitle(work.game, conflict),
      ...toldApart(work.game, conflict),
      amount: effect.amount,
      side,
      source: context.source,
    });
    return true;
  },
});

/**
 * Out of the conflict at hand or the one that is named by number: it takes no part in it any more, in no way, and a leader
 * goes out with its fleet. Whoever was about to attack it there has attacked nobody. `sideOnly`: only its support or
 * opposition counts no more, and what it has attacked stays attacked. `ready`: it readies; `forGood`: it takes no part again.
 * engine: Participating in conflicts; compendium: Na'Kal, Change of Plans
 */
const withdraw = effect({
  shape: z
    .object({
      verb: z.literal("withdraw"),
      which: whichSchema,
      conflict: z.int().min(0).optional(),
      sideOnly: z.literal(true).optional(),
      ready: z.literal(true).optional(),
      forGood: z.literal(true).optional(),
    })
    .strict(),
  logged: "withdraw",
  leaves: ["withdrawn", "turned"],
  nothing(game, effect, context): Nothing | null {
    const conflict = namedOrAtHand(game, effect, context);
    if (!conflict) return { reason: "no-conflict" };
    return conflict.result === null ? ofCard("took-no-part")(game, effect, context) : { reason: "conflict-over" };
  },
  perform(work, effect, context): boolean {
    const { game } = work;
    const id = cardFor(game, effect.which, context);
    const conflict = namedOrAtHand(game, effect, context);
    if (id === null || !conflict || conflict.result !== null) return false;
    if (!conflict.participants.some(({ card }) => card === id)) return false;
    const stays = effect.sideOnly || !since(game, 13);
    const out = conflict.participants.filter(
      ({ card, as }) => !(as === "attack" && stays) && (card === id || leads(game, card, id)),
    );
    const forGood = effect.forGood || !since(game, 10);
    const readies = effect.ready === true && mustPlay(game, id).rotated;
    if (out.length === 0 && !forGood && !readies && since(game, 13)) return false;
    const attackers = stays ? [] : aboutToAttack(game, conflict, id);
    const barred = forGood ? { withdrawn: [...(conflict.withdrawn ?? []), id] } : {};
    const participants = conflict.participants.filter((one) => !out.includes(one) && !attackers.includes(one));
    game.conflicts = game.conflicts.map((one) => (one === conflict ? { ...one, participants, ...barred } : one));
    const { source } = context;
    const said = {
      type: "withdrawn",
      conflict: conflictTitle(game, conflict),
      ...toldApart(game, conflict),
      from: conflict.id,
      source,
    } as const;
    emit(work, { ...said, card: named(game, id), was: out, ...(forGood ? {} : { again: true }) });
    for (const one of attackers) emit(work, { ...said, card: named(game, one.card), was: [one], again: true });
    if (readies && !prevented(work, "be-readied", id)) {
      ready(work, id);
      emit(work, { type: "turned", card: named(game, id), to: "ready", source });
    }
    return true;
  },
});

/**
 * One that has not resolved: the target, the one at hand, or the one that is named by number. Nobody wins or loses it, its
 * card is discarded, and there are no aftermaths. Whoever took part stays rotated. engine glossary: Canceled, Negate
 */
const cancel = effect({
  shape: z.object({ verb: z.literal("cancel-conflict"), conflict: z.int().min(0).optional() }).strict(),
  logged: "cancel a conflict",
  leaves: ["conflict-cancelled"],
  nothing: (game, effect, context): Nothing => overOr("irrevocable", game, effect, context),
  perform(work, effect, context): boolean {
    const target = context.target?.what === "conflict" ? context.target.conflict : null;
    const id = effect.conflict ?? target ?? context.conflict;
    const conflict = work.game.conflicts.find((other) => other.id === id);
    if (!conflict || conflict.result || (conflict.card !== null && isIrrevocable(work.game, conflict.card)))
      return false;
    const title = conflictTitle(work.game, conflict);
    emit(work, {
      type: "conflict-cancelled",
      seat: conflict.initiator,
      title,
      ...toldApart(work.game, conflict),
      source: context.source,
      was: conflict,
    });
    work.game.conflicts = work.game.conflicts.filter((other) => other !== conflict);
    const { card } = conflict;
    if (card !== null && !conflict.through && cardOf(work.game, card).zone === "declared")
      moveCard(work, card, "discard");
    forgetConflict(work, conflict.id);
    endOfConflict(work, conflict.id);
    // With one left or none there is nothing to choose any more.
    const left = work.game.conflicts.filter(({ initiator, result }) => initiator === conflict.initiator && !result);
    if (left.length < 2)
      work.game.awaiting = work.game.awaiting.filter(
        ({ kind, seat }) => kind !== "resolve-first" || seat !== conflict.initiator,
      );
    return true;
  },
});

/**
 * One that has not resolved goes on next turn with its totals of this one: the target, the one at hand, or by number.
 * compendium: Prolonged Talks
 */
const prolong = effect({
  shape: z.object({ verb: z.literal("prolong"), conflict: z.int().min(0).optional() }).strict(),
  logged: "prolong",
  leaves: ["conflict-prolonged"],
  nothing: (game, effect, context): Nothing => overOr("prolonged", game, effect, context),
  perform(work, effect, context): boolean {
    const conflict = namedOrAtHand(work.game, effect, context);
    if (!conflict || conflict.result || conflict.prolonged !== undefined) return false;
    const { source } = context;
    work.game.conflicts = work.game.conflicts.map((one) => (one === conflict ? { ...one, prolonged: source } : one));
    const { id, initiator: seat } = conflict;
    emit(work, { type: "conflict-prolonged", seat, conflict: id, ...titledApart(work.game, conflict), source });
    return true;
  },
});

/**
 * For your aftermaths the conflict at hand or the one that is named by number counts as one of this type and with this
 * outcome too; two such effects of which each says one of them go together. compendium: Destined To Be
 */
const countAs = effect({
  shape: z
    .object({
      verb: z.literal("count-as"),
      who: whoSchema,
      type: z.enum(CONFLICT_TYPES).optional(),
      outcome: z.enum(["won", "lost"]).optional(),
      conflict: z.int().min(0).optional(),
    })
    .strict(),
  logged: "count as",
  leaves: ["counted-as"],
  nothing: saidInGeneral,
  perform(work, effect, context): boolean {
    const { type, outcome } = effect;
    const conflict = namedOrAtHand(work.game, effect, context);
    if (!conflict || (type === undefined && outcome === undefined)) return false;
    const said = { ...(type ? { type } : {}), ...(outcome ? { outcome } : {}) };
    const seats = seatsOf(work.game, effect.who, context);
    const all = [...(conflict.countsAs ?? [])];
    for (const seat of seats) {
      // What was left open by the first of two is said by the second.
      const at = all.findLastIndex(
        (one) =>
          one.seat === seat && (type ? one.type === undefined : true) && (outcome ? one.outcome === undefined : true),
      );
      const before = at === -1 ? { seat } : all.splice(at, 1)[0];
      all.push({ ...before, seat, ...said });
      emit(work, {
        type: "counted-as",
        seat,
        conflict: conflictTitle(work.game, conflict),
        ...toldApart(work.game, conflict),
        from: conflict.id,
        as: type ?? null,
        outcome: outcome ?? null,
        source: context.source,
      });
    }
    work.game.conflicts = work.game.conflicts.map((one) => (one === conflict ? { ...one, countsAs: all } : one));
    return seats.length > 0;
  },
});

export const effects = [takePart, addTo, withdraw, cancel, prolong, countAs] as const;

/** What an effect has let take a side takes part no more, and no leader with it. */
const stepOut = undoing<"supported" | "opposed">((work, { with: { card }, from }) =>
  changeOpen(work, from, (conflict) => ({
    ...conflict,
    participants: conflict.participants.filter((one) => one.card !== card && one.fleet !== card),
  })),
);

export const takesBack = {
  supported: stepOut,
  opposed: stepOut,
  added: {
    undo(work, event) {
      work.game.conflicts = work.game.conflicts.map((conflict) => {
        if (conflict.result !== null) return conflict;
        const at = conflict.added.findLastIndex(
          ({ source, amount, to, side }) =>
            source === event.source && amount === event.amount && to === event.to && side === event.side,
        );
        return at === -1 ? conflict : { ...conflict, added: conflict.added.filter((_, index) => index !== at) };
      });
    },
  },
  withdrawn: {
    /** It takes part again as it did. */
    undo: (work, { card: { card }, from, was }) =>
      changeOpen(work, from, (conflict) => ({
        ...conflict,
        participants: [...conflict.participants, ...was.filter((one) => work.game.cards[one.card]?.play)],
        withdrawn: conflict.withdrawn?.filter((id) => id !== card),
      })),
  },
  "conflict-cancelled": {
    stuck: (game, { was }) =>
      was?.card == null || was.through || cardOf(game, was.card).zone === "discard"
        ? null
        : { verb: "cancel conflict", why: "conflict-out-of-pile" },
    /** It is there again, with everybody who took part in it and is still in play. */
    undo(work, { was }) {
      if (!was) return;
      if (was.card !== null && !was.through) moveCard(work, was.card, "declared");
      const participants = was.participants.filter(({ card }) => work.game.cards[card]?.play);
      work.game.conflicts = [...work.game.conflicts, { ...was, participants }].sort((a, b) => a.id - b.id);
    },
  },
  "conflict-prolonged": {
    stuck: (game, { conflict }) =>
      game.conflicts.some(({ id }) => id === conflict) ? null : { verb: "prolong", why: "put-off" },
    undo({ game }, { conflict }) {
      game.conflicts = game.conflicts.map((one) => (one.id === conflict ? { ...one, prolonged: undefined } : one));
    },
  },
  "counted-as": {
    /** Both parts of it go with the first. */
    undo({ game }, { from, seat }) {
      game.conflicts = game.conflicts.map((one) =>
        one.id === from ? { ...one, countsAs: one.countsAs?.filter((as) => as.seat !== seat) } : one,
      );
    },
  },
} as const satisfies TakesBack;

/** The conflict that is named by number, or the one at hand. */
function namedOrAtHand(game: Game, { conflict }: { conflict?: number }, context: EffectContext): Conflict | undefined {
  const number = conflict ?? conflictAtHand(game, context)?.id;
  return game.conflicts.find(({ id }) => id === number);
}

/** That there is no conflict, or it is over, or else this. */
function overOr(
  reason: NothingReason,
  game: Game,
  { conflict }: { conflict?: number },
  context: EffectContext,
): Nothing {
  const found = game.conflicts.find(({ id }) => id === (conflict ?? context.conflict));
  if (!found) return { reason: "no-conflict" };
  return { reason: found.result === null ? reason : "conflict-over" };
}

/** Changes a conflict that has not been resolved. */
function changeOpen(work: Work, id: number | undefined, how: (conflict: Conflict) => Conflict): void {
  work.game.conflicts = work.game.conflicts.map((one) => (one.id === id && one.result === null ? how(one) : one));
}

const leads = (game: Game, leader: CardId, fleet: CardId) => playOf(game, leader)?.leads === fleet;

/** Those who have declared an attack on a card in this conflict that has dealt no damage yet, and attacked nobody else. */
function aboutToAttack(game: Game, { participants }: Conflict, id: CardId): Participant[] {
  const strikes = game.tasks.flatMap((task) =>
    task.task === "strike" && task.strike.conflict !== null ? [task.strike] : [],
  );
  const by = strikes.flatMap(({ against, with: attacker }) => (against === id ? [attacker] : []));
  return participants.filter(
    ({ card, as, against }) => as === "attack" && by.includes(card) && against?.every((one) => one === id),
  );
}

/** Who takes which side; null where the card or the conflict is not there. */
function sideTaken(game: Game, effect: EffectOf<typeof takePart>, context: EffectContext): SideTaken | null {
  const { as, using } = effect;
  const card = cardFor(game, effect.which, context);
  const conflict = effect.conflict ?? conflictAtHand(game, context)?.id;
  if (card === null || conflict === undefined) return null;
  const { controller, faction } = mustPlay(game, card);
  const side = effect.side === undefined ? null : (seatsOf(game, effect.side, context)[0] ?? null);
  return { seat: controller ?? faction ?? context.by, card, conflict, as, side, using, source: context.source };
}

function takingPartRefused(game: Game, effect: EffectOf<typeof takePart>, context: EffectContext): Refusal | null {
  const found = sideTaken(game, effect, context);
  if (!found) return null;
  const { seat, conflict, card, as, side, using } = found;
  return mayJoin(game, seat, conflict, card, as, side, using, "without rotating");
}
