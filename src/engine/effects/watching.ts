/** By hand: what is done each time that something happens, and what is done at a price. */

import { applyInfluence } from "../changes/costs/influence.ts";
import { stopWatching } from "../changes/in-force/lasting.ts";
import { emit, open, type Work } from "../changes/work.ts";
import { availableInfluence } from "../rules/costs/influence.ts";
import { holds, watchEvent } from "../rules/triggers/watching.ts";
import type { Context, Watch } from "../state/game.ts";
import { playOf, seatOf } from "../state/lookup.ts";
import type { Effect } from "./shapes/verbs.ts";
import type { Perform } from "./undoing.ts";

type Of<V> = Extract<Effect, { verb: V }>;

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
]);

/** From now on, each time that this happens; nothing where its card does not lie there as it must. */
export function waitFor(work: Work, effect: Of<"when">, context: Context): boolean {
  const { on, whose, about, effects, until, once, may } = effect;
  const card = about?.card ?? null;
  if (ABOUT_CARD.has(on) !== (card !== null)) return false;
  if (card !== null && playOf(work.game, card)?.faceDown !== false) return false;
  if (whose !== "each" && !work.game.seats[whose.seat]) return false;
  if (may && !work.game.seats[may.seat]) return false;
  const watch: Watch = {
    id: nextId(work),
    by: context.by,
    source: context.source,
    on,
    whose: whose === "each" ? whose : whose.seat,
    about: card,
    effects,
    until,
    holder: until === "while-rotated" || until === "while-in-play" ? (context.holder ?? null) : null,
    ...(once ? { once } : {}),
    ...(may ? { may } : {}),
  };
  if (!holds(work.game, watch)) return false;
  setUp(work, watch);
  return true;
}

const nextId = ({ game }: Work) => 1 + Math.max(0, ...(game.watches ?? []).map(({ id }) => id));

function setUp(work: Work, watch: Watch): void {
  work.game.watches = [...(work.game.watches ?? []), watch];
  emit(work, watchEvent(work.game, "watch-set", watch));
}

/** What a card's text puts off to a later moment of the turn. */
export function putOff(work: Work, { on, effects }: Of<"later">, context: Context): boolean {
  const { by, source } = context;
  const about = { on, whose: "each", about: null, effects } as const;
  setUp(work, { id: nextId(work), by, source, ...about, until: "end-of-turn", holder: null, once: true, context });
  return true;
}

export function stopWaiting(work: Work, _: Of<"stop-waiting">, context: Context): boolean {
  return stopWatching(work, ({ source }) => source === context.source);
}

/** All of the price, or nothing happens, nor where nothing would come of it; it is tried out first. */
export function payAndDo(work: Work, effect: Of<"pay">, context: Context, perform: Perform): boolean {
  const { influence = 0, costs = [], effects } = effect;
  const nested = { ...context, nested: true as const };
  if (availableInfluence(seatOf(work.game, context.by)) < influence) return false;
  const tried = open(work.game);
  if (influence > 0) applyInfluence(tried, context.by, influence);
  if (!costs.every((cost) => perform(tried, cost, nested))) return false;
  // Nothing is paid for nothing.
  if (!effects.some((each) => perform(tried, each, context))) return false;
  if (influence > 0) {
    applyInfluence(work, context.by, influence);
    emit(work, { type: "influence-applied", seat: context.by, amount: influence, source: context.source });
  }
  for (const cost of costs) perform(work, cost, nested);
  for (const each of effects) perform(work, each, context);
  return true;
}
