/** The sentences of an entry, each with what it rests on. */
import type { PublishedRules, Ruling, Source } from "./corpus.ts";
import { sentencesIn } from "./words/sentences.ts";

/** A sentence that may decide a question. */
export interface Passage {
  readonly text: string;
  /** None for what is the moderator's own. */
  readonly sources: readonly Source[];
  /** The sentence before it, where it stands in the same paragraph. */
  readonly before: Passage | null;
  /** Which part of the entry it is of. */
  readonly part: "text" | "point" | "differs";
  /** The rule sets that it holds for, where not for all. */
  readonly rules: readonly PublishedRules[] | null;
  readonly errata: boolean;
  readonly own: boolean;
  /** Whether it decides nothing: it says what follows, or where something else stands. */
  readonly announces: boolean;
  /** How players ask for what it says. */
  readonly asked: readonly string[];
}

/** All sentences of an entry in their order: of its text, its points, and what other rule sets say. */
export function passagesOf(entry: Ruling): readonly Passage[] {
  const { text, announces = [], asked = [], sources, cites, points = [], differs = [], own = false } = entry;
  const whole = { part: "text", rules: null, errata: false, own, announces: false, asked: NO_WAYS } as const;
  const cited = (at: number) => cites?.[at]?.flatMap((which) => sources[which] ?? []) ?? sources;
  return [
    ...inOrder(
      sentencesIn(text).map((sentence, at) => ({
        ...whole,
        text: sentence,
        sources: cited(at),
        announces: announces.includes(at),
        asked: asked[at] ?? NO_WAYS,
      })),
    ),
    ...points.flatMap(
      ({
        text: point,
        announces: announced = [],
        asked: ways = [],
        sources: its,
        errata = false,
        own: reading = false,
      }) =>
        inOrder(
          sentencesIn(point).map((sentence, at) => ({
            ...whole,
            part: "point" as const,
            text: sentence,
            sources: its,
            errata,
            own: own || reading,
            announces: announced.includes(at),
            asked: ways[at] ?? NO_WAYS,
          })),
        ),
    ),
    ...differs.flatMap(({ text: other, sources: its, rules }) =>
      inOrder(
        sentencesIn(other).map((sentence) => ({
          ...whole,
          part: "differs" as const,
          text: sentence,
          sources: its,
          rules,
        })),
      ),
    ),
  ];
}

const NO_WAYS: readonly string[] = [];

function inOrder(paragraph: readonly Omit<Passage, "before">[]): Passage[] {
  const passages: Passage[] = [];
  for (const each of paragraph) passages.push({ ...each, before: passages.at(-1) ?? null });
  return passages;
}
