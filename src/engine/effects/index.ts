/**
 * All effects: what a card's text, a conflict's outcome and an effect carried out by hand may do. Each is a record in its
 * family's file; what may be asked of any effect follows from those here, and in `performing.ts` how it is done and undone.
 */

import { z } from "zod";
import type { Event, EventType } from "../events/event.ts";
import type { Refusal } from "../refusal.ts";
import { cardsFor, isSeveral } from "../rules/in-force/references.ts";
import { shapesOf } from "../shapes.ts";
import type { EffectContext, Game, PlayedEvent } from "../state/game.ts";
import { textOf } from "../state/lookup.ts";
import * as choosing from "./choosing.ts";
import * as linked from "./linked.ts";
import type { Nothing } from "./nothing.ts";
import * as plain from "./plain.ts";
import { type AnyEffectRecord, type AskingOfEffects, byVerb, type Stuck, type TakenBack, verbsOf } from "./record.ts";
import * as watching from "./watching.ts";

export type { ChooseOption } from "./choosing.ts";
export { NOTHING_REASONS, type NothingReason } from "./nothing.ts";
export type { ControlUntil, Transfer, Until, WatchUntil } from "./parts.ts";
export type { Stuck } from "./record.ts";
export { verbsOf } from "./record.ts";

const TEXT = [...plain.effects, ...linked.effects, ...choosing.effects, ...watching.effects] as const;
const BY_HAND = [...plain.byHandOnly, ...watching.byHandOnly] as const;

/** What a card's text may do. */
export const textEffectSchema = z.discriminatedUnion("verb", shapesOf(TEXT));
export type TextEffect = z.infer<typeof textEffectSchema>;
export type TextVerb = TextEffect["verb"];

/** What may be carried out by hand: everything that a text may do, and what only the table can read off a card. */
export const effectSchema = z.discriminatedUnion("verb", shapesOf([...TEXT, ...BY_HAND]));
export type Effect = z.infer<typeof effectSchema>;
export type Verb = Effect["verb"];

export const RECORDS: ReadonlyMap<string, AnyEffectRecord> = byVerb([...TEXT, ...BY_HAND]);

type Left = (typeof TEXT | typeof BY_HAND)[number]["leaves"][number];

/** How each event is taken back; one that an effect leaves and nothing takes back does not compile. */
export const TAKES_BACK: { readonly [T in EventType]?: TakenBack<EventType> } = {
  ...plain.takesBack,
  ...watching.takesBack,
} satisfies { readonly [T in Left]: TakenBack<T> };

export function effectRecordOf({ verb }: { verb: Verb }): AnyEffectRecord {
  const record = RECORDS.get(verb);
  if (!record) throw new Error(`no effect has the verb ${verb}`);
  return record;
}

/** The line of the log for what is carried out by hand, with {n}, {does} and {words} to be put in. */
export function loggedAs(verb: Verb): string {
  const { logged } = effectRecordOf({ verb });
  return typeof logged === "string" ? logged : (logged[verb] ?? verb);
}

/** Why a text cannot be used now: something in it that the rules do not allow. */
export function blocked(game: Game, effects: readonly Effect[], context: EffectContext): Refusal | null {
  for (const effect of effects) {
    const found = effectRecordOf(effect).may?.(game, effect, context, ASKING) ?? null;
    if (found) return found;
  }
  return null;
}

/** Why an effect cannot be carried out by hand. */
export function blockedByHand(game: Game, effect: Effect, context: EffectContext): Refusal | null {
  return blocked(game, [effect], context) ?? refusedByHand(game, effect, context);
}

/** What is done to several cards is refused where it is for each of them; those that it may be done to are left otherwise. */
function refusedByHand(game: Game, effect: Effect, context: EffectContext): Refusal | null {
  const { mayByHand } = effectRecordOf(effect);
  if (!mayByHand || !("which" in effect) || !isSeveral(effect.which)) return mayByHand?.(game, effect, context) ?? null;
  const each = cardsFor(game, effect.which, context).map((card) => {
    const one = { ...effect, which: { card } };
    return mayByHand(game, one, context);
  });
  return each.includes(null) ? null : (each[0] ?? null);
}

/** Why an effect that is carried out by hand would change nothing, with the name or number that its refusal needs. */
export function whyNothing(game: Game, effect: Effect, context: EffectContext): Nothing | null {
  const cards = "which" in effect && isSeveral(effect.which) ? cardsFor(game, effect.which, context) : null;
  if (cards?.length === 0) return { reason: "no-such-cards" };
  return effectRecordOf(effect).nothing(game, effect, context) ?? null;
}

/** The first thing that an event is made for, or has done, that cannot be undone. */
export function stuckOn(game: Game, { card, done }: PlayedEvent): Stuck | null {
  const text = textOf(game, card);
  const outcomes = [...(text?.effects ?? []), ...(text?.vote?.passed ?? []), ...(text?.vote?.failed ?? [])];
  return done.length === 0 ? null : (neverUndone(outcomes) ?? stuckOnDone(game, done));
}

/** The same of an effect that was carried out by hand. */
export function stuckByHand(game: Game, effect: Effect, done: readonly Event[]): Stuck | null {
  return neverUndone([effect]) ?? stuckOnDone(game, done);
}

function neverUndone(effects: readonly Effect[]): Stuck | null {
  for (const verb of verbsOf(effects)) {
    const why = RECORDS.get(verb)?.irreversible;
    if (why !== undefined) return { verb: verb.replaceAll("-", " "), why };
  }
  return null;
}

function stuckOnDone(game: Game, done: readonly Event[]): Stuck | null {
  for (const event of done) {
    const how = TAKES_BACK[event.type];
    const stuck = how && "never" in how ? how.never : how && "stuck" in how ? how.stuck?.(game, event, done) : null;
    if (stuck) return stuck;
  }
  return null;
}

const ASKING: AskingOfEffects = { blocked, stuckOn };
