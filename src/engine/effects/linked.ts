/** Effects that hang together, or on a count. engine: The THEN rule; The BOTH rule */

import { z } from "zod";
import { countSchema } from "../cards/count.ts";
import { open } from "../changes/work.ts";
import type { Refusal } from "../refusal.ts";
import { countOf } from "../rules/in-force/count.ts";
import { shapesOf } from "../shapes.ts";
import type { EffectContext } from "../state/game.ts";
import type { Effect } from "./index.ts";
import { type Nothing, saidInGeneral } from "./nothing.ts";
import { plainEffectSchema } from "./plain.ts";
import { effect } from "./record.ts";

const severalSchema = z.array(plainEffectSchema).min(2).max(6);

/** engine: The THEN rule — each only if the one before it happened: once one fails, those after it do not happen. */
const doThen = effect({
  shape: z.object({ verb: z.literal("do-then"), effects: severalSchema }).strict(),
  logged: "do then: {does}",
  leaves: [],
  nothing: saidInGeneral,
  /** What follows on the first is blocked, or not, when its turn comes. */
  may: (game, { effects }, context, all): Refusal | null => all.blocked(game, effects.slice(0, 1), context),
  perform: (work, { effects }, context, all): boolean =>
    effects.findIndex((each) => !all.perform(work, each, nested(context))) !== 0,
});

/** engine: The BOTH rule — all of them, or none: tried out first. */
const doBoth = effect({
  shape: z.object({ verb: z.literal("do-both"), effects: severalSchema }).strict(),
  logged: "do both: {does}",
  leaves: [],
  nothing: saidInGeneral,
  may: (game, { effects }, context, all): Refusal | null => all.blocked(game, effects, context),
  perform(work, { effects }, context, all): boolean {
    const tried = open(work.game);
    if (!effects.every((each) => all.tryOut(tried, each, nested(context)))) return false;
    for (const each of effects) all.perform(work, each, nested(context));
    return true;
  },
});

/** Each of them as many times over as it counts now, at once. */
const forEach = effect({
  shape: z
    .object({ verb: z.literal("for-each"), of: countSchema, effects: z.array(plainEffectSchema).min(1).max(6) })
    .strict(),
  logged: "for each of what it counts: {does}",
  leaves: [],
  nothing: (): Nothing => ({ reason: "counts-nothing" }),
  may: (game, { effects }, context, all): Refusal | null => all.blocked(game, effects, context),
  perform(work, { of, effects }, context, all): boolean {
    const times = countOf(work.game, of, context);
    if (times < 1) return false;
    for (const each of effects) all.perform(work, timesOver(each, times), context);
    return true;
  },
});

export const effects = [doThen, doBoth, forEach] as const;

/** One thing, or several that hang together. */
export const linkedEffectSchema = z.discriminatedUnion("verb", [...plainEffectSchema.options, ...shapesOf(effects)]);

const nested = (context: EffectContext) => ({ ...context, nested: true as const });

/** An effect with its figures that many times as high. */
function timesOver<E extends Effect>(effect: E, times: number): E {
  return {
    ...effect,
    ...("amount" in effect && typeof effect.amount === "number" ? { amount: effect.amount * times } : {}),
    ...("by" in effect && typeof effect.by === "number" ? { by: effect.by * times } : {}),
  };
}
