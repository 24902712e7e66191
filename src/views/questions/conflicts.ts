/** Questions about conflicts, and what answers them. */
import { say, sayPut } from "../words/index.ts";
import { answeredSecretly, type QuestionParts, secretAnswer, type WordsOfQuestions } from "./words.ts";

/** What is answered, as a sentence begins. */
const happened = ({ decision, about, language }: QuestionParts): string =>
  sayPut(language, `happened-${decision.happened ?? "resolved"}`, { about: about ?? say(language, "asked-conflict") });

/** What is declared at the same time by all: first, again, or answered already. */
function declaredSecretly(asked: QuestionParts): string {
  const { language } = asked;
  const { answered, again, before } = asked.decision;
  if (answered !== undefined) return answeredSecretly(answered, asked);
  if (!again) return say(language, "asked-declare-secret");
  return before === undefined
    ? say(language, "asked-declare-again")
    : say(language, "asked-declare-before", { before: secretAnswer(before, asked) });
}

export const words = {
  declare: {
    opens: "opens-declare",
    asks(asked) {
      const { decision, view, language } = asked;
      if (decision.amount !== null) return say(language, "asked-declare-more");
      return view.secretly?.step === "declare" ? declaredSecretly(asked) : say(language, "asked-declare");
    },
    // What stands in public says how it is answered.
    inBrief: ({ decision, language }) =>
      decision.amount === null && decision.answered === undefined && !decision.again
        ? say(language, "asked-declare")
        : null,
    rule: "declaring-conflicts",
  },
  initiate: {
    opens: "opens-target",
    asks: ({ about, language }) =>
      about === null ? say(language, "asked-initiate") : say(language, "asked-initiate-about", { about }),
    rule: "initiating-conflicts",
  },
  reveal: {
    opens: "opens-reveal",
    asks: (asked) => say(asked.language, "asked-reveal", { happened: happened(asked) }),
    rule: "contingencies",
  },
  "resolve-first": {
    opens: "opens-choose",
    asks: ({ language }) => say(language, "asked-resolve-first"),
    rule: "resolution-round",
  },
  trigger: {
    opens: "opens-use",
    asks: (asked) => say(asked.language, "asked-trigger", { happened: happened(asked) }),
    rule: "triggered-effects",
  },
  aftermath: {
    opens: "opens-aftermath",
    asks(asked) {
      const { again, answered } = asked.decision;
      const { language } = asked;
      const about = asked.about ?? say(language, "asked-conflict");
      if (answered !== undefined)
        return say(language, "asked-aftermath-answered", { about, answer: secretAnswer(answered, asked) });
      return say(language, again ? "asked-aftermath-again" : "asked-aftermath", { about });
    },
    rule: "aftermaths",
  },
} as const satisfies WordsOfQuestions;
