/** engine: The Shadow War; Reducing Power Needed to Win; Other Victory Conditions; Major Victory */

import { z } from "zod";
import { whoSchema } from "../cards/references.ts";
import { shadowWarComes } from "../changes/costs/influence.ts";
import { dropClaim } from "../changes/victory/claims.ts";
import { editSeat, emit } from "../changes/work.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { DECISIVE } from "../rules/costs/influence.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { mayClaim } from "../rules/victory/claims.ts";
import type { Game } from "../state/game.ts";
import { named, seatOf } from "../state/lookup.ts";
import { type Nothing, nobody, of, saidInGeneral } from "./nothing.ts";
import { amountSchema } from "./parts.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

/** The state of the whole game: it comes once, and only one that is on can end. */
const shadowWar = effect({
  shape: z.object({ verb: z.enum(["begin-shadow-war", "end-shadow-war"]) }).strict(),
  logged: { "begin-shadow-war": "begin shadow war", "end-shadow-war": "end shadow war" },
  leaves: ["shadow-war"],
  nothing: saidInGeneral,
  mayByHand: (game, effect): Refusal | null => shadowWarRefused(game, effect),
  perform(work, effect, { source }): boolean {
    if (shadowWarRefused(work.game, effect)) return false;
    const begins = effect.verb === "begin-shadow-war";
    work.game.shadowWar = begins ? "on" : "over";
    emit(work, { type: "shadow-war", begins, by: null, source });
    return true;
  },
});

/** `at`: at how much influence of the Shadows or the Vorlons it begins by itself; at once where one stands as high already. */
const shadowWarAt = effect({
  shape: z.object({ verb: z.literal("shadow-war-at"), at: z.int().min(1).max(99) }).strict(),
  logged: "shadow war at",
  leaves: ["shadow-war-at"],
  nothing: (_game, { at }): Nothing => ({ reason: "shadow-war-there", limit: at }),
  perform(work, { at }, { source }): boolean {
    if ((work.game.shadowWarAt ?? DECISIVE) === at) return false;
    const was = work.game.shadowWarAt;
    work.game.shadowWarAt = at;
    emit(work, { type: "shadow-war-at", at, source, ...(was === undefined ? {} : { was }) });
    shadowWarComes(work, "shadows");
    shadowWarComes(work, "vorlons");
    return true;
  },
});

/** What a player needs to win a standard victory becomes so much less, for good. */
const needLess = effect({
  shape: z.object({ verb: z.literal("need-less-power"), who: whoSchema, amount: amountSchema }).strict(),
  logged: "need {n} less power",
  leaves: ["power-needed"],
  nothing: nobody,
  perform(work, { who, amount }, context): boolean {
    const seats = seatsOf(work.game, who, context);
    for (const seat of seats) {
      const less = (seatOf(work.game, seat).needsLess ?? 0) + amount;
      editSeat(work, seat).needsLess = less;
      emit(work, { type: "power-needed", seat, less, by: amount, source: context.source });
    }
    return seats.length > 0;
  },
});

/** The player cannot win: a standard victory, or at all. */
const bar = effect({
  shape: z
    .object({
      verb: z.literal("bar-victory"),
      who: whoSchema,
      victory: z.enum(["standard", "any"]),
      until: z.enum(["end-of-turn", "permanent"]),
    })
    .strict(),
  logged: "bar victory",
  leaves: ["victory-barred"],
  nothing: of("barred-already"),
  perform(work, { who, victory, until }, context): boolean {
    const { source } = context;
    const seats = seatsOf(work.game, who, context).filter(
      (seat) => !seatOf(work.game, seat).barred?.some((bar) => bar.victory === victory && bar.until === until),
    );
    for (const seat of seats) {
      const { barred = [] } = seatOf(work.game, seat);
      editSeat(work, seat).barred = [...barred, { victory, until, source }];
      emit(work, { type: "victory-barred", seat, victory, until, source });
    }
    return seats.length > 0;
  },
});

/** Takes back that the player cannot win. */
const allow = effect({
  shape: z.object({ verb: z.literal("allow-victory"), who: whoSchema }).strict(),
  logged: "allow victory",
  leaves: ["victory-barred"],
  nothing: of("not-barred"),
  perform(work, { who }, context): boolean {
    const { source } = context;
    const seats = seatsOf(work.game, who, context).filter((seat) => (seatOf(work.game, seat).barred ?? []).length > 0);
    for (const seat of seats) {
      const was = seatOf(work.game, seat).barred ?? [];
      editSeat(work, seat).barred = undefined;
      emit(work, { type: "victory-barred", seat, victory: null, until: "permanent", source, was });
    }
    return seats.length > 0;
  },
});

/**
 * The own agenda's text, which only the table can read, wins. Nothing is won by it yet: all others are asked when victory is
 * checked.
 */
const claim = effect({
  shape: z.object({ verb: z.literal("claim-victory") }).strict(),
  logged: "claim victory",
  leaves: ["victory-claimed"],
  nothing: saidInGeneral,
  mayByHand(game, _effect, { by, source }): Refusal | null {
    const claim = mayClaim(game, by, source);
    return "code" in claim ? claim : null;
  },
  perform(work, _effect, { by, source }): boolean {
    const claim = mayClaim(work.game, by, source);
    if ("code" in claim) return false;
    work.game.claims = [...(work.game.claims ?? []), { seat: by, card: claim.card, agreed: [] }];
    emit(work, { type: "victory-claimed", seat: by, agenda: named(work.game, claim.card) });
    return true;
  },
});

export const effects = [shadowWar, shadowWarAt, needLess, bar, allow] as const;
export const byHandOnly = [claim] as const;

export const takesBack = {
  "shadow-war": {
    stuck: (game, { begins }) =>
      begins && game.shadowWar !== "on" ? { verb: "begin shadow war", why: "shadow-war-over" } : null,
    undo({ game }, { begins }) {
      game.shadowWar = begins ? "not-yet" : "on";
    },
  },
  "shadow-war-at": {
    stuck: (game) => (game.shadowWar === "not-yet" ? null : { verb: "shadow war at", why: "shadow-war-begun" }),
    undo({ game }, { was }) {
      game.shadowWarAt = was;
    },
  },
  "power-needed": {
    undo(work, { seat: index, by }) {
      const seat = editSeat(work, index);
      seat.needsLess = (seat.needsLess ?? 0) - (by ?? 0);
    },
  },
  "victory-barred": {
    undo(work, event) {
      const seat = editSeat(work, event.seat);
      const bars = seat.barred ?? [];
      const at = bars.findLastIndex(({ victory, source }) => victory === event.victory && source === event.source);
      seat.barred = event.victory === null ? (event.was ?? []) : bars.filter((_, index) => index !== at);
    },
  },
  "victory-claimed": { undo: (work, { seat }) => dropClaim(work, seat) },
} as const satisfies TakesBack;

/** Why the Shadow War cannot begin, or end. */
function shadowWarRefused(game: Game, { verb }: EffectOf<typeof shadowWar>): Refusal | null {
  const over = game.shadowWar === "over" ? "over" : null;
  if (verb === "begin-shadow-war" && game.shadowWar !== "not-yet") return refusal("shadow-war-once", { over });
  if (verb === "end-shadow-war" && game.shadowWar !== "on") return refusal("no-shadow-war", { over });
  return null;
}
