/** What the words of a question are, and what several families of them say alike. */
import type { DecisionKind, DecisionView, View } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";

/** The words of one question. */
export interface QuestionWords {
  /** What the button that opens the private menu says. */
  readonly opens: string;
  /** What it asks, in one line that gives nothing away; it follows the player's name or stands alone. */
  asks(asked: QuestionParts): string;
  /** What it asks of several players who do not owe the same; where it is left out, what they owe: `owed-…` in `named.ftl`. */
  readonly asksAll?: string;
  /** The entry of `/rule` that it rests on; why it is asked, for newcomers, stands in `why.ftl`. */
  readonly rule: string;
}

/** Those of a family of questions. */
export type WordsOfQuestions = Readonly<Partial<Record<DecisionKind, QuestionWords>>>;

/** What a question is asked with. */
export interface QuestionParts {
  readonly decision: DecisionView;
  readonly view: View;
  /** What it is about, in bold; null where it is about nothing in particular. */
  readonly about: string | null;
  /** The seat that is asked. */
  readonly seat: View["seats"][number] | undefined;
  /** "you have 5 influence unspent" */
  readonly unspent: string;
}

export const answeredSecretly = (answer: string) =>
  `you have answered: **${safe(answer)}**. Nobody sees it yet, and you may change it until the last has answered.`;
