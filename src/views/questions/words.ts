/** What the words of a question are, and what several families of them say alike. */
import type { ActionType, CardType, DecisionKind, DecisionView, View } from "../../engine/index.ts";
import { namesIn } from "../menus/choices/slot.ts";
import { answerWords } from "../text/acted.ts";
import { safe } from "../text/safe-text.ts";
import { type Language, listedIn, say, type WordId } from "../words/index.ts";

/** The words of one question. */
export interface QuestionWords {
  /** What the button that opens the private menu says. */
  readonly opens: WordId & `opens-${string}`;
  /** What it asks, in one line that gives nothing away; it follows the player's name or stands alone. */
  asks(asked: QuestionParts): string;
  /** The same in private, where the whole question stands in public beside it and the menus below say what may be done; null for the whole. */
  inBrief?(asked: QuestionParts): string | null;
  /** What it asks of several players who do not owe the same; where it is left out, what they owe: `owed-…` in `words/en/playing/named.ts`. */
  readonly asksAll?: "asked-lose-all" | "asked-discard-some-all" | "asked-buy-all";
  /** The entry of `/rule` that it rests on; why it is asked, for newcomers, stands in `words/en/playing/why.ts`. */
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
  readonly language: Language;
}

/** With what a question that is answered in secret is answered. */
const SECRET_ANSWERS: Readonly<Partial<Record<DecisionKind, readonly ActionType[]>>> = {
  declare: ["declare", "declare-war", "declare-nothing"],
  aftermath: ["aftermath", "pass"],
  discard: ["discard", "keep"],
  buy: ["discard", "buy", "keep"],
};

/** What was answered in secret, for its own seat. */
export function secretAnswer(order: string, { decision, view, language }: QuestionParts): string {
  return safe(answerWords(SECRET_ANSWERS[decision.kind] ?? [], order, language, namesIn(view)));
}

export const answeredSecretly = (answer: string, asked: QuestionParts) =>
  say(asked.language, "asked-answered", { answer: secretAnswer(answer, asked) });

/** "3 cards" */
export const cardsAsked = (count: number, language: Language) => say(language, "asked-cards", { count });

/** A part that stands behind what it belongs to, after a space; nothing where there is none. */
export const behind = (text: string): string => (text === "" ? "" : ` ${text}`);

/** " for **Trade Pact**" */
export const forAbout = (about: string | null, language: Language): string =>
  about === null ? "" : behind(say(language, "asked-for", { about }));

/** Which of one's cards: "character or fleet of yours", "card of yours". */
export function ofYours(types: readonly CardType[], language: Language): string {
  const words = types.map((type) => say(language, `type-${type}`));
  return words.length === 0
    ? say(language, "kind-yours-any")
    : say(language, "kind-yours", { types: listedIn(words, language, "list-or") });
}
