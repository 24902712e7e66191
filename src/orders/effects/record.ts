/** How an effect is said: one record, in the file of its family, as the effect itself is one in the engine. */
import type { CardInPlayView, Effect, SeatView, View } from "../../engine/index.ts";
import type { Nouns } from "../nouns.ts";
import type { EffectSentence, VerbWords } from "./words.ts";

/** An effect that one sentence says. */
export interface SaidEffect {
  /** What may be its verb. */
  readonly words: readonly VerbWords[];
  /** It is tried last among the effects of its words: what they mean where nothing else in the sentence says which. */
  readonly otherwise?: true;
  /**
   * What the sentence means; checked by the effect's schema, so that a null in it makes it unclear. Undefined where another
   * effect of these words is meant.
   */
  means(sentence: EffectSentence, nouns: Nouns): unknown;
  readonly examples: Examples;
}

/** An effect that joins others, or leaves a choice of them: it is told by the whole text. */
export interface JoiningEffect {
  /** What the text means, for the effect's schema to check; null where it is not said like that. */
  joins(text: string, nouns: Nouns, reading: ReadingEffects): unknown;
  readonly examples: Examples;
}

/** How the effects that are joined are read. */
export interface ReadingEffects {
  /** One effect that joins no others; null where it is none. */
  one(text: string, nouns?: Nouns): Effect | null;
  /** One effect, or several that are joined by "and"; null where a part of it is none. */
  all(text: string, one?: (text: string) => Effect | null): Effect[] | null;
  /** The same, each of which may be done as often as something counts. */
  allCounted(text: string, nouns: Nouns): Effect[] | null;
  /** Several that have one verb between them, each with the verb: "Narn and Centauri lose 1 influence". */
  distributed(text: string): string;
  /** Whether the text begins with a verb. */
  beginsWithVerb(text: string): boolean;
}

/** For what an example is made up. */
export interface Now {
  readonly view: View;
  readonly me: SeatView | null;
  readonly others: readonly SeatView[];
  /** The number that was typed; 1 where there is none. */
  readonly n: number;
  readonly open: readonly SeenConflict[];
}

export type SeenConflict = View["conflicts"][number];

/** Who does it in the sentence: "" for the own player, who is not named. */
export interface NamedDoer {
  readonly who: string;
  readonly own: boolean;
  /** "gain", "G'Kar gains" */
  verb(word: string): string;
}

/** When it is offered, and in what words: sentences that would change something now, as far as the view tells. */
export interface Examples {
  /** Of each player, the own one first. */
  seat?(seat: SeatView, doer: NamedDoer, now: Now): readonly string[];
  table?(now: Now): readonly string[];
  /** Between the own player and each other. */
  other?(other: SeatView, me: SeatView, now: Now): readonly string[];
  /** Between the own player and each race that nobody plays. */
  abroad?(race: string, toward: number, now: Now): readonly string[];
  force?(name: string, influence: number, now: Now): readonly string[];
  /** What is wanted less often, by the own player. */
  seldom?(other: SeatView | undefined, now: Now): readonly string[];
  conflict?(conflict: SeenConflict, now: Now): readonly string[];
  openConflict?(conflict: SeenConflict, now: Now): readonly string[];
  card?(card: CardInPlayView, seat: SeatView, now: Now): readonly string[];
}

export type Occasion = keyof Examples;

/** Where there is room for some of it, the sentence with as much of the number as there is room for. */
export function within(room: number, wanted: number, sentence: (amount: number) => string): string[] {
  const amount = Math.min(wanted, room);
  return amount > 0 ? [sentence(amount)] : [];
}

/** The sentences where it is so, none otherwise. */
export const when = (is: boolean, ...sentences: string[]): string[] => (is ? sentences : []);
