/** What an effect is: one record, in the file of its family. */

import type { z } from "zod";
import type { NotRestored } from "../changes/in-force/restoring.ts";
import type { Work } from "../changes/work.ts";
import type { Event, EventOf, EventType } from "../events/event.ts";
import type { Refusal } from "../refusal.ts";
import type { EffectContext, Game, PlayedEvent } from "../state/game.ts";
import type { SeatIndex } from "../state/vocabulary.ts";
import type { Effect, Verb } from "./index.ts";
import type { Nothing } from "./nothing.ts";

/** A strict object with the `verb`, or with one of a few verbs that differ in nothing else. */
export type EffectShape = z.ZodObject<{ verb: z.ZodLiteral<string> | z.ZodEnum<Readonly<Record<string, string>>> }>;

/**
 * One effect. Its functions say what they return: what they call may hold effects, and the type of an effect is to hang on
 * nothing but its shape.
 *
 * @typeParam S the shape, of which the type of the effect follows
 * @typeParam L the types of the events that it leaves
 */
export interface EffectRecord<S extends EffectShape, L extends EventType> {
  readonly shape: S;
  /** How the log tells of it where it is carried out by hand: "gain {n} influence". */
  readonly logged: LoggedAs<S>;
  /** The events that say what it has done: each is taken back in some family's `takesBack`. */
  readonly leaves: readonly L[];
  /** Why it cannot be undone, whatever came of it. engine: Reversing Effects */
  readonly irreversible?: WhyStuck;
  /** Why a text with it cannot be used now, nor it be carried out by hand; null where it may. */
  may?(game: Game, effect: z.infer<S>, context: EffectContext, all: AskingOfEffects): Refusal | null;
  /** What besides keeps it from being carried out by hand. */
  mayByHand?(game: Game, effect: z.infer<S>, context: EffectContext): Refusal | null;
  /** Why it would change nothing; null where none of the usual reasons holds. */
  nothing(game: Game, effect: z.infer<S>, context: EffectContext): Nothing | null;
  /** Carries it out; false where nothing could change. */
  perform(work: Work, effect: z.infer<S>, context: EffectContext, all: Doing): boolean;
}

/**
 * A line of the log: {n} the amount, without which the line of an effect that has one does not compile, and "(s)" where it is
 * not 1; {does} the effects in it; {words} what is chosen from, as it was said. Of several verbs the line of each.
 */
type LoggedAs<S extends EffectShape> = OfVerbs<
  S["shape"]["verb"],
  S["shape"] extends { amount: unknown } ? `${string}{n}${string}` : string
>;
type OfVerbs<V, Line extends string> = V extends z.ZodEnum ? { readonly [W in z.infer<V> & string]: Line } : Line;

/** The record of any effect. */
export type AnyEffectRecord = EffectRecord<EffectShape, EventType>;

/** What can be asked of all effects, for those that hold other effects or take them back. */
export interface AskingOfEffects {
  /** Why the first of them that cannot be used now cannot. */
  blocked(game: Game, effects: readonly Effect[], context: EffectContext): Refusal | null;
  /** The first thing that an event is made for, or has done, that cannot be undone. */
  stuckOn(game: Game, played: PlayedEvent): Stuck | null;
}

/** What can be done with all effects, and with the table at which they are carried out. */
export interface Doing extends AskingOfEffects {
  /** Carries one out, and says so where it changed nothing. */
  perform(work: Work, effect: Effect, context: EffectContext): boolean;
  /** The same without a word. */
  tryOut(work: Work, effect: Effect, context: EffectContext): boolean;
  /** Takes back what an event says; `verbs`: of the text that has done it. */
  undo(work: Work, event: Event, verbs: readonly Verb[], context: EffectContext): void;
  /** The player leaves the game, without asylum. */
  capitulate(work: Work, seat: SeatIndex, to: SeatIndex): void;
}

/** Why something cannot be undone: each has its words in the views. */
export type WhyStuck =
  | NotRestored
  | "alliance-joined"
  | "card-drawn"
  | "card-in-hand"
  | "card-left"
  | "card-out-of-hand"
  | "cards-out-of-hand"
  | "cards-out-of-pile"
  | "conflict-out-of-pile"
  | "control-over"
  | "damage-dealt"
  | "deck-shuffled"
  | "drakh"
  | "faction-out"
  | "hand-seen"
  | "location-elsewhere"
  | "never-played"
  | "no-leader"
  | "no-way-back"
  | "not-supporting"
  | "played-for-itself"
  | "put-off"
  | "replaced"
  | "round-ended"
  | "shadow-war-begun"
  | "shadow-war-over"
  | "shuffle"
  | "state-changed"
  | "surrendered"
  | "war";

/** What cannot be undone, as it is typed, and why; null where others have only acted since. */
export interface Stuck {
  verb: string;
  why: WhyStuck | null;
}

/** The record as it is, with the type of its effect. */
export function effect<const S extends EffectShape, const L extends EventType>(
  record: EffectRecord<S, L>,
): EffectRecord<S, L> {
  return record;
}

/** The effect of a record, as its shape has it. */
export type EffectOf<R extends { shape: EffectShape }> = z.infer<R["shape"]>;

/** What keeps an event from being taken back now; null where nothing does. `done`: all that was done with it. */
interface MayBeStuck<T extends EventType> {
  stuck?(game: Game, event: EventOf<T>, done: readonly Event[]): Stuck | null;
}

/** How what an event says is taken back, against the numbers as they are now. engine: Reversal; Reversing Effects */
export type TakenBack<T extends EventType> =
  /** By the effect that does the opposite; null where nothing has to be done. */
  | ({ inverse(event: EventOf<T>): Effect | null } & MayBeStuck<T>)
  | ({
      undo(work: Work, event: EventOf<T>, context: EffectContext, verbs: readonly Verb[]): void;
    } & MayBeStuck<T>)
  /** Never, nor anything that was done with it. */
  | { never: Stuck }
  /** Not at all, while the rest is taken back, and why. */
  | { stays: string };

/** Of a family: each type of event once, in the family of the effect that chiefly leaves it. */
export type TakesBack = { readonly [T in EventType]?: TakenBack<T> };

/** What takes back several types of events alike. */
export function undoing<T extends EventType>(
  undo: (work: Work, event: EventOf<T>, context: EffectContext) => void,
): { undo(work: Work, event: EventOf<T>, context: EffectContext): void } {
  return { undo };
}

/** The record of each verb. */
export function byVerb(records: readonly AnyEffectRecord[]): ReadonlyMap<string, AnyEffectRecord> {
  return new Map(
    records.flatMap((record) => verbsIn(record.shape).map((verb): [string, AnyEffectRecord] => [verb, record])),
  );
}

function verbsIn({ shape: { verb } }: EffectShape): readonly string[] {
  return "options" in verb ? verb.options : [...verb.values];
}

/** The verbs of these effects and of what is in them. */
export const verbsOf = (effects: readonly Effect[]): Verb[] =>
  effects.flatMap((effect) => ("effects" in effect ? verbsOf(effect.effects) : [effect.verb]));
