/** Effects that hang on something, and those that leave a player a choice. */

import { z } from "zod";
import { effectConditionSchema } from "../cards/conditions.ts";
import { countSchema } from "../cards/count.ts";
import { whoSchema } from "../cards/references.ts";
import { targetSpecSchema } from "../cards/target-spec.ts";
import { takeOption, takePick } from "../changes/triggers/choosing.ts";
import { ask, schedule } from "../changes/work.ts";
import { seatsOf } from "../rules/in-force/references.ts";
import { isTrue } from "../rules/in-force/requirement.ts";
import { pickable, possibleOptions } from "../rules/triggers/choosing.ts";
import { CARD_TYPES } from "../state/vocabulary.ts";
import { linkedEffectSchema } from "./linked.ts";
import type { Nothing } from "./nothing.ts";
import { effect } from "./record.ts";

/** Only if this is true now: then it happens next. */
const onlyIf = effect({
  shape: z
    .object({
      verb: z.literal("if"),
      condition: effectConditionSchema,
      effects: z.array(linkedEffectSchema).min(1).max(6),
    })
    .strict(),
  logged: "if that is so: {does}",
  leaves: [],
  nothing: (): Nothing => ({ reason: "not-so" }),
  perform(work, { condition, effects }, context): boolean {
    if (!isTrue(work.game, condition, context)) return false;
    schedule(work, { task: "effects", effects, context });
    return true;
  },
});

/** What may hang on a condition. */
export const hangingEffectSchema = z.discriminatedUnion("verb", [...linkedEffectSchema.options, onlyIf.shape]);

const pickShape = z
  .object({
    verb: z.literal("pick"),
    who: whoSchema,
    from: targetSpecSchema,
    in: whoSchema.optional(),
    may: z.literal(true).optional(),
    again: z.literal(true).optional(),
    /** What becomes of it, as it follows "pick a card": "to discard". */
    does: z.string().min(1).max(60),
    effects: z.array(hangingEffectSchema).min(1).max(6),
  })
  .strict();

/**
 * A player picks a card in play, of those that the player could aim at so; `second` is that card in the effects, which may
 * let the player pick one more. Where there is only one it is that, unless none may be picked too. `in`: only from these
 * factions. `may`: the player may also pick none; `again`: and is asked for another until then.
 */
const pick = effect({
  shape: pickShape.extend({
    effects: z
      .array(z.discriminatedUnion("verb", [...hangingEffectSchema.options, pickShape]))
      .min(1)
      .max(6),
  }),
  logged: "pick a card {words}",
  leaves: [],
  nothing: (): Nothing => ({ reason: "nobody-to-pick" }),
  perform(work, effect, context): boolean {
    let any = false;
    for (const seat of seatsOf(work.game, effect.who, context)) {
      const { from, may, again, does, effects } = effect;
      const factions = effect.in === undefined ? {} : { factions: seatsOf(work.game, effect.in, context) };
      const picking = { from, does, effects, ...factions, ...(may ? { may } : {}), ...(again ? { again } : {}) };
      const [only, ...others] = pickable(work.game, seat, { ...picking, context });
      if (only === undefined) continue;
      any = true;
      if (others.length === 0 && !may) takePick(work, seat, only, picking, context);
      else ask(work, { kind: "pick", seat, ...picking, context });
    }
    return any;
  },
});

/** One of several things that a player may choose to happen. */
const optionSchema = z
  .object({
    /** As it follows "choose to": "discard it". */
    does: z.string().min(1).max(100),
    when: effectConditionSchema.optional(),
    /** Influence that the player applies for it. */
    influence: z.union([z.int().min(1).max(20), countSchema]).optional(),
    /** A ready card of one of these types that the player rotates for it. */
    rotates: z.array(z.enum(CARD_TYPES)).min(1).optional(),
    /** It must be one that may take part in the conflict at hand. */
    eligible: z.literal(true).optional(),
    effects: z.array(z.discriminatedUnion("verb", [...hangingEffectSchema.options, pick.shape])).max(6),
  })
  .strict();
export type ChooseOption = z.infer<typeof optionSchema>;

/** Each of these players chooses one of these; of those that are possible, where just one is it is that one. */
const choose = effect({
  shape: z.object({ verb: z.literal("choose"), who: whoSchema, options: z.array(optionSchema).min(2).max(8) }).strict(),
  logged: "choose to {words}",
  leaves: [],
  nothing: (): Nothing => ({ reason: "nothing-to-choose" }),
  perform(work, { who, options }, context): boolean {
    let any = false;
    for (const seat of seatsOf(work.game, who, context)) {
      const [first, ...others] = possibleOptions(work.game, seat, { options, context });
      const only = first === undefined ? undefined : options[first];
      if (!only) continue;
      any = true;
      if (others.length === 0) takeOption(work, seat, only, context);
      else ask(work, { kind: "choose", seat, options, context });
    }
    return any;
  },
});

export const effects = [onlyIf, pick, choose] as const;
