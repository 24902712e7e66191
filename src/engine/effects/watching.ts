/** What is done later, or each time that something happens, and what is done at a price. */

import { z } from "zod";
import { TRIGGERS } from "../cards/triggers.ts";
import { applyInfluence } from "../changes/costs/influence.ts";
import { stopWatching } from "../changes/in-force/lasting.ts";
import { emit, open, type Work } from "../changes/work.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { watchEvent, watchHolds } from "../rules/triggers/watching.ts";
import type { Game, Watch } from "../state/game.ts";
import { playOf, seatOf } from "../state/lookup.ts";
import { hangingEffectSchema } from "./choosing.ts";
import { type Nothing, saidInGeneral } from "./nothing.ts";
import { watchUntilSchema } from "./parts.ts";
import { plainEffectSchema } from "./plain.ts";
import { type EffectOf, effect, type TakesBack } from "./record.ts";

/** Not now, but once in this turn's draw round, or as the turn ends. */
const later = effect({
  shape: z
    .object({
      verb: z.literal("later"),
      on: z.enum(["draw-round", "turn-ends"]),
      effects: z.array(hangingEffectSchema).min(1).max(4),
    })
    .strict(),
  logged: "later: {does}",
  leaves: ["watch-set"],
  nothing: saidInGeneral,
  perform(work, { on, effects }, context): boolean {
    const { by, source } = context;
    const about = { on, whose: "each", about: null, effects } as const;
    setUp(work, { id: nextId(work), by, source, ...about, until: "end-of-turn", holder: null, once: true, context });
    return true;
  },
});

/**
 * Each time that this happens the effects are carried out; `once`: the next time only. Nothing where its card does not lie
 * there as it must. A card's text says it in its `triggered`.
 */
const when = effect({
  shape: z
    .object({
      verb: z.literal("when"),
      on: z.enum(TRIGGERS),
      /** Whose win, loss and so on; `each`: any player's. */
      whose: z.union([z.object({ seat: z.int().min(0).max(9) }).strict(), z.literal("each")]),
      /** The card that is attacked, neutralized and so on, for what happens to a card. */
      about: z
        .object({ card: z.int().min(0) })
        .strict()
        .optional(),
      effects: z.array(plainEffectSchema).min(1).max(4),
      until: watchUntilSchema,
      once: z.literal(true).optional(),
      /** This player is asked each time, and may leave it; `influence`: what the player applies for it. */
      may: z
        .object({
          seat: z.int().min(0).max(9),
          /** As it follows "choose to": "gain 2 influence". */
          does: z.string().min(1).max(100),
          influence: z.int().min(1).max(20).optional(),
        })
        .strict()
        .optional(),
    })
    .strict(),
  logged: "when",
  leaves: ["watch-set"],
  nothing: (): Nothing => ({ reason: "waits-for-nothing" }),
  perform(work, effect, context): boolean {
    const { on, whose, effects, until, once, may } = effect;
    const about = effect.about?.card ?? null;
    if (!namesWhatIsThere(work.game, effect)) return false;
    const watch: Watch = {
      id: nextId(work),
      by: context.by,
      source: context.source,
      on,
      whose: whose === "each" ? whose : whose.seat,
      about,
      effects,
      until,
      holder: until === "while-rotated" || until === "while-in-play" ? (context.holder ?? null) : null,
      ...(once ? { once } : {}),
      ...(may ? { may } : {}),
    };
    if (!watchHolds(work.game, watch)) return false;
    setUp(work, watch);
    return true;
  },
});

/** Nothing waits any more on account of this card. */
const stopWaiting = effect({
  shape: z.object({ verb: z.literal("stop-waiting") }).strict(),
  logged: "stop waiting",
  leaves: ["watch-ended"],
  nothing: (): Nothing => ({ reason: "nothing-waits" }),
  perform: (work, _effect, context): boolean => stopWatching(work, ({ source }) => source === context.source),
});

/**
 * Influence is applied, and what else it costs is paid, all or nothing; then the effects follow. Nothing is paid for
 * nothing: it is tried out first. A card's text says it in its `pays`.
 */
const pay = effect({
  shape: z
    .object({
      verb: z.literal("pay"),
      influence: z.int().min(1).max(20).optional(),
      costs: z.array(plainEffectSchema).max(3).optional(),
      effects: z.array(plainEffectSchema).min(1).max(4),
    })
    .strict(),
  logged: "pay: {does}",
  leaves: ["influence-applied"],
  nothing: (game, _effect, { by }): Nothing => ({ reason: "price", who: seatOf(game, by).name }),
  perform(work, { influence = 0, costs = [], effects }, context, all): boolean {
    const nested = { ...context, nested: true as const };
    if (availableInfluence(seatOf(work.game, context.by)) < influence) return false;
    const tried = open(work.game);
    if (influence > 0) applyInfluence(tried, context.by, influence);
    if (!costs.every((cost) => all.perform(tried, cost, nested))) return false;
    if (!effects.some((each) => all.perform(tried, each, context))) return false;
    if (influence > 0) {
      applyInfluence(work, context.by, influence);
      emit(work, { type: "influence-applied", seat: context.by, amount: influence, source: context.source });
    }
    for (const cost of costs) all.perform(work, cost, nested);
    for (const each of effects) all.perform(work, each, context);
    return true;
  },
});

export const effects = [later] as const;
export const byHandOnly = [when, stopWaiting, pay] as const;

export const takesBack = {
  "watch-set": {
    /** The last that was set up so. */
    undo(work, { source, on }) {
      const last = work.game.watches?.findLast((watch) => watch.source === source && watch.on === on);
      stopWatching(work, (watch) => watch === last);
    },
  },
  "watch-ended": { stays: "what has ceased to wait is set up anew by hand" },
  "influence-applied": { stays: "what was paid stays paid" },
} as const satisfies TakesBack;

/** Triggers about a card rather than a player. */
const ABOUT_CARD: ReadonlySet<string> = new Set([
  "card-attacked",
  "card-attacks",
  "card-neutralized",
  "card-neutralizes",
  "card-restored",
  "card-discarded",
  "card-took-part",
  "card-sponsors",
  "card-supports",
  "event-on-card",
  "card-survives",
]);

/** Whether there are the card and the players that it is about. */
function namesWhatIsThere(game: Game, { on, about, whose, may }: EffectOf<typeof when>): boolean {
  if (ABOUT_CARD.has(on) !== (about !== undefined)) return false;
  if (about !== undefined && playOf(game, about.card)?.faceDown !== false) return false;
  if (whose !== "each" && !game.seats[whose.seat]) return false;
  return !may || game.seats[may.seat] !== undefined;
}

const nextId = ({ game }: Work) => 1 + Math.max(0, ...(game.watches ?? []).map(({ id }) => id));

function setUp(work: Work, watch: Watch): void {
  work.game.watches = [...(work.game.watches ?? []), watch];
  emit(work, watchEvent(work.game, "watch-set", watch));
}
