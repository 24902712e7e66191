/** Why a question is asked: `playing/why.ftl`. */
import { type DecisionKind, QUESTION_KINDS } from "../../../../engine/index.ts";

/** What is decided, and what one would go by, by the kind of the question. */
const OF_QUESTIONS = Object.fromEntries(
  QUESTION_KINDS.flatMap((kind): [string, readonly string[]][] => [
    [`why-what-${kind}`, []],
    [`why-go-${kind}`, []],
  ]),
) as { readonly [K in DecisionKind as `why-what-${K}` | `why-go-${K}`]: readonly [] };

export const WHY_WORDS = {
  "why-button": [],
  "why-says": ["what", "go"],
  ...OF_QUESTIONS,
} as const;
