/** Questions about conflicts, and what answers them. */
import type { DecisionView } from "../../engine/index.ts";
import { safe } from "../text/safe-text.ts";
import { answeredSecretly, type WordsOfQuestions } from "./words.ts";

/** What is answered, as a sentence begins. */
const HAPPENED: Readonly<Record<NonNullable<DecisionView["happened"]>, (about: string) => string>> = {
  resolved: (about) => `${about} has been resolved`,
  initiated: (about) => `${about} has been initiated against you`,
  joined: (about) => `${about} has taken a side in a conflict`,
  gained: (about) => `you have gained influence by ${about}`,
  attacked: (about) => `${about} is being attacked, before any damage`,
  event: (about) => `${about} is being played`,
  neutralized: (about) => `${about} has been neutralized`,
  sponsored: (about) => `${about} has been sponsored`,
  conquered: (about) => `${about} has been conquered`,
  survived: (about) => `${about} has come through an attack`,
  initiative: () => "initiative is being determined",
  restored: (about) => `${about} is neutralized no longer`,
  discarded: (about) => `${about} has been discarded`,
  finished: (about) => `${about} is over`,
  draw: () => "the draw round has begun",
  end: () => "the turn is about to end",
  turn: () => "a turn begins and influence is restored",
};

const DECLARE = "declare a conflict, face down, or declare nothing.";

/** What is declared at the same time by all: first, again, or answered already. */
function declaredSecretly({ answered, again, before }: DecisionView): string {
  if (answered !== undefined) return answeredSecretly(answered);
  if (!again) return `${DECLARE} Everybody answers in secret, in any order.`;
  const had = before === undefined ? "" : ` You had answered: **${safe(before)}**.`;
  return `somebody who comes before you has declared in the open, so say again what you declare.${had}`;
}

export const words = {
  declare: {
    opens: "Declare…",
    asks({ decision, view }) {
      if (decision.amount !== null) return "you may declare another conflict; declare nothing to leave it at that.";
      return view.secretly?.step === "declare" ? declaredSecretly(decision) : DECLARE;
    },
    rule: "declaring-conflicts",
  },
  initiate: {
    opens: "Choose the target…",
    asks: ({ about }) => `your conflict ${about ?? ""} is revealed: what does it target?`.replace("  ", " "),
    rule: "initiating-conflicts",
  },
  reveal: {
    opens: "Reveal…",
    asks: ({ decision, about }) =>
      `${HAPPENED[decision.happened ?? "resolved"](about ?? "the conflict")}: reveal a contingency that this triggers, or pass.`,
    rule: "contingencies",
  },
  "resolve-first": {
    opens: "Choose…",
    asks: () => "you have initiated several conflicts: which resolves first?",
    rule: "resolution-round",
  },
  trigger: {
    opens: "Use…",
    asks: ({ decision, about }) =>
      `${HAPPENED[decision.happened ?? "resolved"](about ?? "the conflict")}: use an effect of a card of yours that answers it, or pass. It is no action.`,
    rule: "triggered-effects",
  },
  aftermath: {
    opens: "Play an aftermath…",
    asks({ decision, about }) {
      if (decision.again && decision.answered === undefined)
        return `an aftermath on ${about ?? "the conflict"} has been played: play **another**, or say that you play none. Answers are secret as before.`;
      return decision.answered === undefined
        ? `${about ?? "the conflict"} has been resolved: play an aftermath, or say that you play none. Answers are secret until a play’s turn comes.`
        : `you have answered about ${about ?? "the conflict"}: **${safe(decision.answered)}**. Nobody sees it yet, and you may still change it.`;
    },
    rule: "aftermaths",
  },
} as const satisfies WordsOfQuestions;
